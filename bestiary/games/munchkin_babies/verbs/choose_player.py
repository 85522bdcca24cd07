"""Choosing a player, where a question asks for one."""

from bestiary.games.munchkin_babies.verbs.verb import Answer

VERB = Answer("choose_player", "Choose {player}", "seat:{player}")
