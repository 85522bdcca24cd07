"""A card that lets a monster of the hand join a fight: the verb add_monster plays it."""

from bestiary.games.munchkin_babies.effects.effect import Effect

EFFECT = Effect(**{"from": ("hand",)})
