"""What belongs in a slot is lost, worn or not (MB-D68)."""

from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies.cards.checking import CLAUSES
from bestiary.games.munchkin_babies.cards.clauses import ALL, Clause
from bestiary.games.munchkin_babies.cards.deck import HEADGEAR
from bestiary.games.munchkin_babies.effects.effect import Happening, Run, otherwise
from bestiary.games.munchkin_babies.goods.losses import slotted
from bestiary.games.munchkin_babies.phases import LOSING_SLOT
from bestiary.games.munchkin_babies.table import Table


class LoseSlot(Happening):
    """One Item of it, or all."""

    def do(self, table: Table, clause: Clause, run: Run) -> None:
        slot = clause.slots[0]
        if slot == HEADGEAR:
            _end_with_headgear(table, run.victim)
        found = slotted(table.babies[run.victim], slot)
        if not found:
            otherwise(table, clause, run)
        elif clause.n == ALL:
            for kind in found:
                table.discard_item(run.victim, kind)
        else:
            table.push(LOSING_SLOT, run.effects, run.place, run.victim)


def _end_with_headgear(table: Table, victim: Seat) -> None:
    """What lasts until something takes the Headgear ends, even where there is none."""
    for lasting in table.babies[victim].lasting[:]:
        if lasting.clause().effect == "ongoing":
            table.end_lasting(victim, lasting)


EFFECT = LoseSlot(slot=("headgear", "armor", "footgear", "hands"), n=("one", "all"), **{"else": CLAUSES})
