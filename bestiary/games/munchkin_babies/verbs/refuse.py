"""Refusing an offer: who was asked, or the fighter a counter-offer."""

from bestiary.games.munchkin_babies.verbs.accept import AnswerOffer

VERB = AnswerOffer("refuse", "Refuse", "refuse", False)
