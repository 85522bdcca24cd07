"""Crawling past a monster that may be declined."""

from bestiary.games.munchkin_babies.verbs.verb import Answer

VERB = Answer("decline", "Crawl past it", "decline")
