"""Not looting, where a card would let it (MB-D65)."""

from bestiary.games.munchkin_babies.verbs.verb import Answer

VERB = Answer("skip", "Do not loot", "skip")
