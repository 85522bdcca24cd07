"""Drawing from the deck, where a discard could be taken instead (MB-D57)."""

from bestiary.games.munchkin_babies.verbs.verb import Answer

VERB = Answer("from_deck", "Draw from the deck", "deck")
