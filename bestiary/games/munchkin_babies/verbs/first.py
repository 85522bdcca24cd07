"""Saying who of fighter and helper runs first (MB-D43)."""

from bestiary.games.munchkin_babies.verbs.verb import Answer

VERB = Answer("first", "Who runs first: {who}", "first:{who}")
