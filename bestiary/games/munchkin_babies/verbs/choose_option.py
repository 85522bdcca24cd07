"""Choosing one of several effects; what it would do is said by them (moments/choosing.py)."""

from bestiary.games.munchkin_babies.verbs.verb import Answer

VERB = Answer("choose_option", "Choose option {option}", "option:{option}")
