"""Too much of something: Big Items, Classes and Races, equipped Items (MB-098 to MB-101, MB-D34, MB-D60)."""

from typing import Final

from bestiary.core.seats import Action, Seat, only
from bestiary.games.munchkin_babies.babies.badges import most_classes, most_races
from bestiary.games.munchkin_babies.babies.traits import big_items, can_carry, overfull, too_big
from bestiary.games.munchkin_babies.cards.deck import BONUS, IDS
from bestiary.games.munchkin_babies.moments.moment import CARD, PLAYER, Moment
from bestiary.games.munchkin_babies.phases import EXCESS_BIG, EXCESS_CLASS, EXCESS_EQUIP, EXCESS_GIVE, place_of
from bestiary.games.munchkin_babies.table import Table

_SEAT: Final[int] = place_of(EXCESS_BIG, "seat")  # as in all of them
_CARD: Final[int] = place_of(EXCESS_GIVE, "card")
_RACE: Final[int] = place_of(EXCESS_CLASS, "race")
RESTORING: Final = (
    "lay",
    "want",
    "share",
    "order",
    "aim",
    "play",
    "equip",
    "sell",
)  # the ability comes back, or a sale


def check_limits(table: Table) -> bool:
    """Asks the first player, from the turn player on, who has too much of something. Whether there was one."""
    for step in range(table.seats):
        seat = (table.turn + step) % table.seats
        baby = table.babies[seat]
        if len(baby.classes) > most_classes(baby):
            table.push(EXCESS_CLASS, seat, 0)
            return True
        if len(baby.races) > most_races(baby):
            table.push(EXCESS_CLASS, seat, 1)
            return True
        if baby.worn and overfull(baby):
            table.push(EXCESS_EQUIP, seat)
            return True
        if too_big(baby):
            table.push(EXCESS_BIG, seat)
            return True
    table.recheck = False
    return False


class Excess(Moment):
    """Somebody has too much of something."""

    def waited_for(self, table: Table) -> int:
        return only(table.arg(_SEAT))

    def default(self, table: Table, seat: Seat) -> Action:
        """The highest bonus is kept (19.3)."""
        return min(self.options(table), key=lambda action: (BONUS[action - CARD], action))


class ExcessBig(Excess):
    """A Big Item has to go."""

    def step(self, table: Table) -> bool:
        if too_big(table.babies[table.arg(_SEAT)]):
            return False
        table.pop()
        return True

    def options(self, table: Table) -> list[Action]:
        return [CARD + kind for kind in sorted(big_items(table.babies[table.arg(_SEAT)]))]

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        table.turn_to(EXCESS_GIVE, seat, action - CARD)
        if table.told is not None:
            table.tell("gives_up", seat, {"card": IDS[action - CARD]})


class ExcessGive(Excess):
    """To the lowest-Level others who can carry it (MB-100); nobody can, and it is discarded (MB-101)."""

    def step(self, table: Table) -> bool:
        seat, kind, answers = table.arg(_SEAT), table.arg(_CARD), self.options(table)
        if len(answers) > 1:
            return False
        if answers:
            self.answer(table, seat, answers[0])
        else:
            table.pop()
            table.discard_item(seat, kind)
        return True

    def options(self, table: Table) -> list[Action]:
        giver, kind = table.arg(_SEAT), table.arg(_CARD)
        able = [other for other in range(table.seats) if other != giver and can_carry(table.babies[other], kind)]
        if not able:
            return []
        lowest = min([table.babies[other].level for other in able])
        return [PLAYER + other for other in able if table.babies[other].level == lowest]

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        kind, getter = table.arg(_CARD), action - PLAYER
        table.pop()
        table.leave_table(seat, kind)
        table.babies[getter].items.append(kind)
        if table.told is not None:
            table.tell("got", getter, {"card": IDS[kind], "from": seat})

    def default(self, table: Table, seat: Seat) -> Action:
        """The nearest on the left."""
        return min(self.options(table), key=lambda action: (action - PLAYER - seat) % table.seats)


class ExcessClass(Excess):
    """A Class or Race to keep; the others are discarded."""

    def options(self, table: Table) -> list[Action]:
        return [CARD + kind for kind in sorted(_badges(table))]

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        others = [kind for kind in _badges(table) if kind != action - CARD]
        table.pop()
        for kind in others:
            table.discard_badge(seat, kind)

    def default(self, table: Table, seat: Seat) -> Action:
        """What was played first."""
        return CARD + _badges(table)[0]


def _badges(table: Table) -> list[int]:
    baby = table.babies[table.arg(_SEAT)]
    return baby.races if table.arg(_RACE) else baby.classes


class ExcessEquip(Excess):
    """An Item to turn sideways."""

    def options(self, table: Table) -> list[Action]:
        return [CARD + kind for kind in sorted(overfull(table.babies[table.arg(_SEAT)]))]

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        table.pop()
        table.babies[seat].worn.remove(action - CARD)
        table.recheck = True
        if table.told is not None:
            table.tell("unequipped", seat, {"card": IDS[action - CARD]})


HERE: Final[list[Moment]] = [
    ExcessBig(EXCESS_BIG, also=RESTORING),
    ExcessGive(EXCESS_GIVE),
    ExcessClass(EXCESS_CLASS),
    ExcessEquip(EXCESS_EQUIP),
]
