"""Naming the monster that one runs from next (MB-176)."""

from bestiary.games.munchkin_babies.verbs.verb import Answer

VERB = Answer("flee_from", "Run from {monster} next", "monster:{monster}")
