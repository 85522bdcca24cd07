"""A choice between effects, and what makes room for an Item that was grabbed."""

from typing import Final

from bestiary.core.seats import Action, Seat, only
from bestiary.games.munchkin_babies.actions import ACTIONS
from bestiary.games.munchkin_babies.cards.clauses import LISTS
from bestiary.games.munchkin_babies.cards.deck import IDS
from bestiary.games.munchkin_babies.effects.choose import choosable
from bestiary.games.munchkin_babies.effects.effect import happening
from bestiary.games.munchkin_babies.fights.combat import reopen
from bestiary.games.munchkin_babies.fights.grabbing import ways_aside
from bestiary.games.munchkin_babies.moments.losing import VICTIM, Choice, clause_of
from bestiary.games.munchkin_babies.moments.moment import CARD, Moment
from bestiary.games.munchkin_babies.phases import CHOOSING, RUN, TURNING_ASIDE, place_of
from bestiary.games.munchkin_babies.table import Table

OPTION: Final[int] = ACTIONS.base("choose_option")
_USER: Final[int] = place_of(CHOOSING, "user")
_MONSTER: Final[int] = place_of(CHOOSING, "monster")
_SEAT: Final[int] = place_of(TURNING_ASIDE, "seat")
_ITEM: Final[int] = place_of(TURNING_ASIDE, "item")


class Choosing(Choice):
    """The victim picks one list of effects."""

    def options(self, table: Table) -> list[Action]:
        return [OPTION + option for option in choosable(table, clause_of(table), table.arg(VICTIM))]

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        chosen = clause_of(table).lists[action - OPTION]
        if table.told is not None:
            table.tell("chose", seat, {"option": action - OPTION})
        table.turn_to(RUN, chosen, 0, seat, table.arg(_USER), 0, table.arg(_MONSTER))


def said(table: Table, action: Action) -> list[str]:
    """What an option would do, part by part."""
    return [happening(part).said(part) for part in LISTS[clause_of(table).lists[action - OPTION]]]


class TurningAside(Moment):
    """Where it is not clear what makes room for the Item, the fighter says."""

    def waited_for(self, table: Table) -> int:
        return only(table.arg(_SEAT))

    def step(self, table: Table) -> bool:
        ways = ways_aside(table, table.arg(_SEAT), table.arg(_ITEM))
        if len(ways) > 1:
            return False
        _turn_aside(table, ways[0] if ways else [])
        return True

    def options(self, table: Table) -> list[Action]:
        """One-handed Items that can make room and still let the fight be won."""
        ways = ways_aside(table, table.arg(_SEAT), table.arg(_ITEM))
        return [CARD + way[0] for way in sorted(ways)] if len(ways) > 1 else []

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        _turn_aside(table, [action - CARD])

    def default(self, table: Table, seat: Seat) -> Action:
        return self.options(table)[0]


def _turn_aside(table: Table, aside: list[int]) -> None:
    """Room is made and the Item equipped."""
    seat, kind = table.arg(_SEAT), table.arg(_ITEM)
    table.pop()
    baby = table.babies[seat]
    for other in aside:
        baby.worn.remove(other)
    baby.worn.append(kind)
    if table.told is not None:
        table.tell("equipped", seat, {"card": IDS[kind]})
    reopen(table)


HERE: Final[list[Moment]] = [Choosing(CHOOSING), TurningAside(TURNING_ASIDE)]
