"""Leaving a fight for the win that one was forced to help in (MB-168)."""

from bestiary.games.munchkin_babies.verbs.stay import AnswerForced

VERB = AnswerForced("back_out", "Back out", "back_out")
