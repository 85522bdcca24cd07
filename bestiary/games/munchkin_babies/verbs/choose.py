"""Choosing a card, where a question asks for one."""

from bestiary.games.munchkin_babies.verbs.verb import Answer

VERB = Answer("choose", "Choose {card}", "card:{card}")
