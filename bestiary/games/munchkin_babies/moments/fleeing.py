"""Running away: who goes first, and from which monster next (MB-175 to MB-182, MB-D43)."""

from typing import Final

from bestiary.core.seats import Action, Seat, all_but, only
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.actions import ACTIONS, AT_MONSTER, FACE
from bestiary.games.munchkin_babies.babies.traits import die_bonus
from bestiary.games.munchkin_babies.cards.clauses import BAD_STUFF
from bestiary.games.munchkin_babies.cards.deck import CAUGHT, ESCAPE, GETS_AWAY, IDS, NONE
from bestiary.games.munchkin_babies.fights.escape import not_pursued
from bestiary.games.munchkin_babies.fights.fight import Offer
from bestiary.games.munchkin_babies.goods.trays import MONSTERS
from bestiary.games.munchkin_babies.moments.moment import Moment
from bestiary.games.munchkin_babies.phases import (
    CLEANUP,
    FLEE,
    FLEE_DECIDER,
    FLEE_DICE,
    FLEE_FIRST,
    FLEE_NEXT,
    FOR_ESCAPE,
    NO_ROLL,
    REWARD_DRAW,
    ROLL_WINDOW,
    ROLLING,
    RUN,
    place_of,
)
from bestiary.games.munchkin_babies.table import Table

FIRST: Final[int] = ACTIONS.base("first")
FROM: Final[int] = ACTIONS.base("flee_from")
ME: Final = 0  # answers: the player, the partner, either
EITHER: Final = 2
FIGHTER: Final = 0  # who should run first
HELPER: Final = 1
TIES: Final = 2  # how often dice that tie are rolled again
_MEANS: Final = ((FIGHTER, HELPER, NONE), (HELPER, FIGHTER, NONE))  # of the fighter's and the helper's answers

_ROUND: Final[int] = place_of(FLEE_DICE, "round")
_FIGHTERS: Final[int] = place_of(FLEE_DICE, "fighter")
_SHIFT: Final = 10  # of the fighter's total, so that 0 is none
_DECIDER: Final[int] = place_of(FLEE_DECIDER, "seat")
_RUNNER: Final[int] = place_of(FLEE_NEXT, "runner")


class Flee(Moment):
    """The side must run; the deal lapses (MB-175, MB-D28)."""

    def step(self, table: Table) -> bool:
        fight = table.fight
        fight.fleeing = True
        fight.deal = Offer()
        fight.banked = 0
        table.passed = 0
        if fight.helper >= 0:
            fight.answers = [NONE, NONE]
            table.turn_to(FLEE_FIRST)
        else:
            _run_in_order(table, [fight.fighter])
        return True


def _run_in_order(table: Table, runners: list[Seat]) -> None:
    """The first of them has to get away from all monsters, twins each."""
    fight = table.fight
    fight.runners = runners
    if table.told is not None:
        table.tell("runs", runners[0], {})
    fight.todo = []
    for place in range(len(fight.foes)):
        fight.todo += [fight.foes[place]] * fight.counts[place]
    table.turn_to(FLEE_NEXT, runners[0])


class FleeFirst(Moment):
    """MB-D43: two secret answers that fit, or dice."""

    def waited_for(self, table: Table) -> int:
        fight = table.fight
        waited = only(fight.fighter) if fight.answers[FIGHTER] < 0 else 0
        return waited | (only(fight.helper) if fight.answers[HELPER] < 0 else 0)

    def options(self, table: Table) -> list[Action]:
        return [FIRST, FIRST + 1, FIRST + EITHER]

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        fight = table.fight
        fight.answers[FIGHTER if seat == fight.fighter else HELPER] = action - FIRST
        if table.told is not None:
            table.tell("said_first", seat, {"who": action - FIRST}, only(seat))
            table.tell("said_first", seat, {}, all_but(seat))
        if NONE in fight.answers:
            return
        if table.told is not None:
            table.tell("first", None, {}, reveals=True)
        wanted = [_MEANS[who][fight.answers[who]] for who in (FIGHTER, HELPER)]
        if NONE not in wanted and wanted[0] != wanted[1]:
            table.turn_to(FLEE_DICE, 0, 0)
        else:
            _settle_first(table, max(wanted[0], wanted[1], FIGHTER))

    def default(self, table: Table, seat: Seat) -> Action:
        return FIRST + EITHER


def _settle_first(table: Table, first: int) -> None:
    fight = table.fight
    fight.answers = []
    order = [fight.fighter, fight.helper] if first == FIGHTER else [fight.helper, fight.fighter]
    _run_in_order(table, order)


class FleeDice(Moment):
    """Each rolls, the higher decides; after three ties the fighter does (MB-181)."""

    def happen(self, table: Table, outcome: int) -> None:
        fight, face, mine = table.fight, outcome - FACE + 1, table.arg(_FIGHTERS)
        seat = fight.fighter if mine == 0 else fight.helper
        table.die = face
        total = face + die_bonus(table.babies[seat])
        if table.told is not None:
            table.tell("rolled", seat, {"face": face}, reveals=True)
        if mine == 0:
            table.set_arg(_FIGHTERS, total + _SHIFT)
        elif mine - _SHIFT == total and table.arg(_ROUND) < TIES:
            table.turn_to(FLEE_DICE, table.arg(_ROUND) + 1, 0)
        else:
            table.turn_to(FLEE_DECIDER, fight.helper if total > mine - _SHIFT else fight.fighter)


class FleeDecider(Moment):
    """The high roller's word."""

    def waited_for(self, table: Table) -> int:
        return only(table.arg(_DECIDER))

    def options(self, table: Table) -> list[Action]:
        return [FIRST, FIRST + 1]

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        me = action - FIRST == ME
        if table.told is not None:
            table.tell("decided", seat, {"me": me})
        _settle_first(table, int((seat == table.fight.helper) == me))

    def default(self, table: Table, seat: Seat) -> Action:
        return FIRST + ME


class FleeNext(Moment):
    """One monster after the other."""

    def waited_for(self, table: Table) -> int:
        return only(table.arg(_RUNNER))

    def step(self, table: Table) -> bool:
        fight, runner = table.fight, table.arg(_RUNNER)
        if runner not in fight.runners:  # sent away in the middle of it
            fight.todo = []
        if not fight.todo:
            if runner in fight.runners:
                fight.runners.remove(runner)
            if fight.runners and fight.foes:
                _run_in_order(table, fight.runners)
            elif fight.granted:
                table.turn_to(REWARD_DRAW, fight.granted, 0)  # MB-D38
            else:
                table.turn_to(CLEANUP)
            return True
        for foe in fight.todo:
            if foe != fight.todo[0]:
                return False
        _flee_from(table, runner, fight.todo[0])
        return True

    def options(self, table: Table) -> list[Action]:
        return [FROM + AT_MONSTER[foe] for foe in sorted(set(table.fight.todo))]

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        _flee_from(table, seat, MONSTERS[action - FROM])

    def default(self, table: Table, seat: Seat) -> Action:
        return FROM + AT_MONSTER[table.fight.todo[0]]


def _flee_from(table: Table, runner: Seat, foe: int) -> None:
    """One try to get away (MB-176 to MB-179)."""
    table.fight.todo.remove(foe)
    table.passed = 0
    if table.told is not None:
        table.tell("flees_from", runner, {"monster": IDS[foe]})
    if ESCAPE[foe] == CAUGHT:
        get_caught(table, runner, foe)
    elif ESCAPE[foe] == GETS_AWAY or not_pursued(table.babies[runner], foe):
        if table.told is not None:
            table.tell("got_away", runner, {"monster": IDS[foe]})
        table.push(ROLL_WINDOW, runner, FOR_ESCAPE, NO_ROLL, foe, 1, 0)
    else:
        table.push(ROLLING, runner, FOR_ESCAPE, 0, foe)


def get_caught(table: Table, runner: Seat, foe: int) -> None:
    """MB-178."""
    if table.told is not None:
        table.tell("caught", runner, {"monster": IDS[foe]}, reveals=True)
    table.push(RUN, BAD_STUFF[foe], 0, runner, NONE, 0, foe)


HERE: Final[list[Moment]] = [
    Flee(FLEE),
    FleeFirst(FLEE_FIRST),
    FleeDice(FLEE_DICE),
    FleeDecider(FLEE_DECIDER),
    FleeNext(FLEE_NEXT, otherwise=refusals.CANNOT_RUN),
]
