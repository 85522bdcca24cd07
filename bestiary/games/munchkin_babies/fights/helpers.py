"""What a fight would come to with each player who might help: levels and Items lie open, so everybody may know."""

from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies.babies.baby import Baby
from bestiary.games.munchkin_babies.babies.traits import timed_out
from bestiary.games.munchkin_babies.copying import copy_baby, copy_fight
from bestiary.games.munchkin_babies.fights.combat import OF_A_COMBAT
from bestiary.games.munchkin_babies.fights.fight import Fight
from bestiary.games.munchkin_babies.fights.strength import help_forbidden
from bestiary.games.munchkin_babies.table import Table


class Helped:
    """The fight as it would stand with a helper, and the babies as they would stand in it."""

    def __init__(self, table: Table, helper: Seat) -> None:
        self.fight: Fight = copy_fight(table.fight)
        self.fight.helper = helper
        self.babies: list[Baby] = table.babies[:]
        baby = copy_baby(table.babies[helper])
        for lasting in baby.lasting:
            lasting.begun = lasting.begun or lasting.clause().effect in OF_A_COMBAT
        self.babies[helper] = baby


def possible_helpers(table: Table) -> list[Seat]:
    """Who could come in now, if asked and willing."""
    fight = table.fight
    if fight.fighter < 0 or fight.helper >= 0 or fight.fleeing or help_forbidden(fight):
        return []
    return [seat for seat in range(table.seats) if seat != fight.fighter and not timed_out(table.babies[seat])]
