"""Fighting a monster that could be declined."""

from bestiary.games.munchkin_babies.verbs.verb import Answer

VERB = Answer("fight", "Fight it", "fight")
