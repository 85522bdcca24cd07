"""Running away: who goes first, the rolls, what catches them (MB-175 to MB-182)."""

from bestiary.core.seats import Action, Seat, all_but, only
from bestiary.games.munchkin_babies.actions import BASE, FIRST, FLEE_FROM, MONSTERS
from bestiary.games.munchkin_babies.cards import (
    CAUGHT,
    ESCAPE,
    GETS_AWAY,
    IDS,
    NO_PURSUIT,
    NONE,
    RUN_AWAY,
)
from bestiary.games.munchkin_babies.fight import Offer
from bestiary.games.munchkin_babies.matches import NO_PURSUIT_EXCEPT
from bestiary.games.munchkin_babies.phases import (
    CLEANUP,
    FLEE_DECIDER,
    FLEE_DICE,
    FLEE_FIRST,
    FLEE_NEXT,
    FOR_ESCAPE,
    REWARD_DRAW,
    ROLL_WINDOW,
    ROLLING,
    RUN,
)
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.traits import die_bonus, matches, run_bonus
from bestiary.games.munchkin_babies.vocabulary import BAD_STUFF, ON_ESCAPE

ME, PARTNER, EITHER = range(3)
NO_ROLL = 4  # of what has changed a roll: there was none
REROLLED = 2
FLOWN = 1
ESCAPES_ON = 5
WHO: int = BASE[FIRST]
FROM: int = BASE[FLEE_FROM]


def start_fleeing(table: Table) -> None:
    """The side must run; the deal lapses (MB-175, MB-D28)."""
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


def _run_in_order(table: Table, runners: list[Seat]) -> None:
    table.fight.runners = runners
    if table.told is not None:
        table.tell("runs", runners[0], {})
    _line_up(table)
    table.turn_to(FLEE_NEXT, runners[0])


def _line_up(table: Table) -> None:
    """All monsters that the next runner has to get away from, twins each."""
    fight = table.fight
    fight.todo = []
    for place in range(len(fight.foes)):
        fight.todo += [fight.foes[place]] * fight.counts[place]


# Who goes first.


def answer_first(table: Table, seat: Seat, action: Action) -> None:
    """MB-D43: two secret answers that fit, or dice."""
    fight = table.fight
    answer = action - WHO
    fight.answers[0 if seat == fight.fighter else 1] = answer
    if table.told is not None:
        table.tell("said_first", seat, {"who": answer}, only(seat))
        table.tell("said_first", seat, {}, all_but(seat))
    mine, theirs = fight.answers[0], fight.answers[1]
    if NONE in (mine, theirs):
        return
    if table.told is not None:
        table.tell("first", None, {}, reveals=True)
    wanted = [(NONE, 0, 1, NONE)[mine + 1], (NONE, 1, 0, NONE)[theirs + 1]]  # 0 the fighter, 1 the helper
    if wanted[0] >= 0 and wanted[1] >= 0 and wanted[0] != wanted[1]:
        table.turn_to(FLEE_DICE, 0, 0)
        return
    settle_first(table, max(wanted[0], wanted[1], 0))


def settle_first(table: Table, first: int) -> None:
    """They run in this order."""
    fight = table.fight
    fight.answers = []
    order = [fight.fighter, fight.helper] if first == 0 else [fight.helper, fight.fighter]
    _run_in_order(table, order)


def rolled_for_order(table: Table, face: int) -> None:
    """Each rolls, the higher decides; after three ties the fighter does (MB-181)."""
    fight = table.fight
    seat = fight.fighter if table.arg(2) == 0 else fight.helper
    table.die = face
    total = face + die_bonus(table, seat)
    if table.told is not None:
        table.tell("rolled", seat, {"face": face}, reveals=True)
    if table.arg(2) == 0:
        table.set_arg(2, total + 10)
        return
    mine = table.arg(2) - 10
    if mine == total and table.arg(1) < 2:
        table.turn_to(FLEE_DICE, table.arg(1) + 1, 0)
        return
    table.turn_to(FLEE_DECIDER, fight.helper if total > mine else fight.fighter)


def decide_first(table: Table, action: Action) -> None:
    """The high roller's word."""
    fight = table.fight
    me = action - WHO == ME
    if table.told is not None:
        table.tell("decided", table.arg(1), {"me": me})
    settle_first(table, int((table.arg(1) == fight.helper) == me))


# One monster after the other.


def flee_options(table: Table) -> list[Action]:
    """The monsters not yet rolled for."""
    return [FROM + MONSTERS.index(foe) for foe in sorted(set(table.fight.todo))]


def flee_step(table: Table) -> bool:
    """Whether the runner chooses a monster."""
    fight, runner = table.fight, table.arg(1)
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
        return False
    for foe in fight.todo:
        if foe != fight.todo[0]:
            return True
    flee_from(table, fight.todo[0])
    return False


def flee_from(table: Table, foe: int) -> None:
    """One try to get away (MB-176 to MB-179)."""
    runner = table.arg(1)
    table.fight.todo.remove(foe)
    table.passed = 0
    if table.told is not None:
        table.tell("flees_from", runner, {"monster": IDS[foe]})
    if ESCAPE[foe] == CAUGHT:
        get_caught(table, runner, foe)
    elif ESCAPE[foe] == GETS_AWAY or not_pursued(table, runner, foe):
        if table.told is not None:
            table.tell("got_away", runner, {"monster": IDS[foe]})
        table.push(ROLL_WINDOW, runner, FOR_ESCAPE, NO_ROLL, foe, 1, 0)
    else:
        table.push(ROLLING, runner, FOR_ESCAPE, 0, foe)


def not_pursued(table: Table, runner: Seat, foe: int) -> bool:
    """Some monsters do not chase the small."""
    if table.babies[runner].level > NO_PURSUIT[foe]:
        return False
    unless = NO_PURSUIT_EXCEPT[foe]
    return unless is None or not matches(table, runner, unless, True)


def escape_total(table: Table) -> int:
    """The roll in the open window, with all that changes it (MB-177)."""
    runner, foe, extra = table.arg(1), table.arg(4), table.arg(6)
    fight = table.fight
    total = table.die + die_bonus(table, runner) + run_bonus(table, runner) + RUN_AWAY[foe] + extra
    for pair in range(0, len(fight.enhancers), 2):
        if fight.enhancers[pair] == foe:
            total += RUN_AWAY[fight.enhancers[pair + 1]]
    return total


def judge_escape(table: Table) -> None:
    """Whether the roll in the open window is enough now."""
    table.set_arg(5, int(escape_total(table) >= ESCAPES_ON))
    table.passed = 0


def close_escape(table: Table) -> None:
    """Nobody changes it any more."""
    runner, foe, escaped = table.arg(1), table.arg(4), table.arg(5)
    table.pop()
    if not escaped:
        get_caught(table, runner, foe)
        return
    if table.told is not None:
        table.tell("escaped", runner, {"monster": IDS[foe]}, reveals=True)
    if ON_ESCAPE[foe] >= 0:
        table.push(RUN, ON_ESCAPE[foe], 0, runner, NONE, 0, foe)


def get_caught(table: Table, runner: Seat, foe: int) -> None:
    """MB-178."""
    if table.told is not None:
        table.tell("caught", runner, {"monster": IDS[foe]}, reveals=True)
    table.push(RUN, BAD_STUFF[foe], 0, runner, NONE, 0, foe)
