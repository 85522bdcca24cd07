"""Cards and effects that are being resolved, and what follows from them."""

from typing import Final

from bestiary.games.munchkin_babies.actions import LIFTED
from bestiary.games.munchkin_babies.babies.traits import losable
from bestiary.games.munchkin_babies.cards.clauses import LISTS, THEFT_FAILS
from bestiary.games.munchkin_babies.cards.deck import NONE, THEFT
from bestiary.games.munchkin_babies.effects.effect import Run, happening
from bestiary.games.munchkin_babies.fights.combat import touch
from bestiary.games.munchkin_babies.goods.drawing import open_received
from bestiary.games.munchkin_babies.goods.losses import hand_item
from bestiary.games.munchkin_babies.moments.moment import Moment
from bestiary.games.munchkin_babies.moments.rewards import pick
from bestiary.games.munchkin_babies.phases import (
    CARD_DONE,
    FOR_EFFECT,
    FOR_THEFT,
    GAINING,
    LIFTING,
    ROLLING,
    RUN,
    STEALING,
    TO_SHARE,
    place_of,
)
from bestiary.games.munchkin_babies.table import TOP_LEVEL, Table

_EFFECTS: Final[int] = place_of(RUN, "effects")
_PLACE: Final[int] = place_of(RUN, "place")
_VICTIM: Final[int] = place_of(RUN, "victim")
_USER: Final[int] = place_of(RUN, "user")
_DIE: Final[int] = place_of(RUN, "die")
_MONSTER: Final[int] = place_of(RUN, "monster")


class Running(Moment):
    """A list of clauses, one after the other; one that needs a choice or a die becomes a frame and goes on later."""

    def step(self, table: Table) -> bool:
        number, place, victim = table.arg(_EFFECTS), table.arg(_PLACE), table.arg(_VICTIM)
        if place >= len(LISTS[number]):
            table.pop()
            return True
        clause = LISTS[number][place]
        effect = happening(clause)
        if table.arg(_DIE) == 0 and effect.rolls(clause):
            table.push(ROLLING, victim, FOR_EFFECT, 0, NONE)
            return True
        table.set_arg(_PLACE, place + 1)
        touch(table, victim)
        run = Run(number, place, victim, table.arg(_USER), table.arg(_DIE), table.arg(_MONSTER))
        effect.do(table, clause, run)
        return True

    def rolled(self, table: Table, value: int) -> None:
        table.set_arg(_DIE, value)


_CARD: Final[int] = place_of(CARD_DONE, "card")


class CardDone(Moment):
    """A card that was being resolved goes to its pile, unless it stays in front of its victim."""

    def step(self, table: Table) -> bool:
        kind = table.arg(_CARD)
        table.pop()
        if kind in table.limbo:
            table.limbo.remove(kind)
            table.discard(kind)
        open_received(table)
        return True


_GAINER: Final[int] = place_of(GAINING, "seat")
_LEVELS: Final[int] = place_of(GAINING, "levels")


class Gaining(Moment):
    """The level of a Go Up a Level card, never the winning one (MB-015)."""

    def step(self, table: Table) -> bool:
        seat, levels = table.arg(_GAINER), table.arg(_LEVELS)
        table.pop()
        if table.babies[seat].level + levels < TOP_LEVEL:
            table.raise_level(seat, levels)
        touch(table, seat)
        return True


_THIEF: Final[int] = place_of(STEALING, "thief")
_ROBBED: Final[int] = place_of(STEALING, "from")
_LOOT: Final[int] = place_of(STEALING, "item")
_THROW: Final[int] = place_of(STEALING, "die")
FAILED_THEFT: Final[int] = max(THEFT_FAILS)
SUCCEEDS_ON: Final[int] = max(THEFT)


class Stealing(Moment):
    """First the die, then what it means."""

    def step(self, table: Table) -> bool:
        thief, victim, kind, thrown = table.arg(_THIEF), table.arg(_ROBBED), table.arg(_LOOT), table.arg(_THROW)
        if thrown == 0:
            table.push(ROLLING, thief, FOR_THEFT, 0, NONE)
            return True
        table.pop()
        if kind not in losable(table.babies[victim]):
            return True  # gone while the die was rolling
        if thrown >= SUCCEEDS_ON:
            hand_item(table, victim, thief, kind)
        else:
            table.push(RUN, FAILED_THEFT, 0, thief, thief, 0, NONE)
        return True

    def rolled(self, table: Table, value: int) -> None:
        table.set_arg(_THROW, value)


_SOURCE: Final[int] = place_of(LIFTING, "from")
_TO: Final[int] = place_of(LIFTING, "to")
_WHY: Final[int] = place_of(LIFTING, "why")


class Lifting(Moment):
    """A card taken unseen: out of a hand, or by lot from the Treasures of a fight."""

    def tickets(self, table: Table) -> int:
        return len(_lifted_from(table))

    def outcome(self, table: Table, ticket: int) -> int:
        return LIFTED + sorted(_lifted_from(table))[ticket]

    def happen(self, table: Table, outcome: int) -> None:
        source, to, why, kind = table.arg(_SOURCE), table.arg(_TO), table.arg(_WHY), outcome - LIFTED
        table.pop()
        if why == TO_SHARE:
            pick(table, to, kind)
        elif to < 0:
            table.discard_from_hand(source, kind)
        else:
            table.pass_on(source, to, kind)


def _lifted_from(table: Table) -> list[int]:
    if table.arg(_WHY) == TO_SHARE:
        return table.fight.spoils
    return table.babies[table.arg(_SOURCE)].hand


HERE: Final[list[Moment]] = [
    Running(RUN),
    CardDone(CARD_DONE),
    Gaining(GAINING),
    Stealing(STEALING),
    Lifting(LIFTING),
]
