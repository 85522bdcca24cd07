"""Items give nothing in one combat, but for some slots."""

from bestiary.games.munchkin_babies.cards.checking import SLOTS_NAMED
from bestiary.games.munchkin_babies.effects.lasting import Lingering

EFFECT = Lingering(True, **{"except": SLOTS_NAMED})
