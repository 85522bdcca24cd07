"""Taking a hand card unseen."""

from bestiary.games.munchkin_babies.verbs.verb import Answer

VERB = Answer("choose_unseen", "Take a hand card unseen", "unseen")
