"""Weaker, or stronger, in one combat."""

from bestiary.games.munchkin_babies.cards.checking import NUMBER
from bestiary.games.munchkin_babies.effects.lasting import Lingering

EFFECT = Lingering(True, n=NUMBER)
