"""Every die counts less, until something takes the Headgear."""

from bestiary.games.munchkin_babies.cards.checking import NUMBER
from bestiary.games.munchkin_babies.effects.lasting import Lingering

EFFECT = Lingering(False, n=NUMBER, stat=("die_rolls",), ends=("lose_headgear_effect",))
