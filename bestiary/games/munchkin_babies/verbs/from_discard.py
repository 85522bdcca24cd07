"""Taking the top discard instead of drawing (MB-D57)."""

from bestiary.games.munchkin_babies.verbs.verb import Answer

VERB = Answer("from_discard", "Take the top discard instead", "discards")
