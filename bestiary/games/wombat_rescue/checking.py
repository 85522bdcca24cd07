"""What no rule could go on from: a position whose phase has nothing to decide, or to which no move leads.

Never compiled, as the documents are not.
"""

from bestiary.core.errors import BadPosition
from bestiary.games.wombat_rescue import phases
from bestiary.games.wombat_rescue.cubes import is_full
from bestiary.games.wombat_rescue.dens import free_dens, on_the_map
from bestiary.games.wombat_rescue.dingo import BOTH, devours
from bestiary.games.wombat_rescue.disks import count
from bestiary.games.wombat_rescue.ending import all_home, most_turns
from bestiary.games.wombat_rescue.ground import UNKNOWN
from bestiary.games.wombat_rescue.legality import legal
from bestiary.games.wombat_rescue.phases import PHASES
from bestiary.games.wombat_rescue.prey import anybody
from bestiary.games.wombat_rescue.table import OFF, Table
from bestiary.games.wombat_rescue.wandering import directions, lost

HALVES = (phases.CARD, phases.WANDER_TO)  # of a wander move


def check(table: Table) -> None:
    """Refuses a position in which the phase has nothing to decide, or which no move leads to."""
    phase = table.phase
    if (phase == phases.WANDER_TO and not table.open) or (table.open and phase not in HALVES):
        raise BadPosition("open", f"in the phase {PHASES[phase]!r} that cannot be")
    if phase in HALVES and not (table.revealed and table.moves and lost(table, table.turn)):
        raise BadPosition("phase", "only a lost mama wanders; it is a move, and a card is revealed")
    if phase == phases.OVER:
        _check_end(table)
    problem = {
        phases.DEALING: _no_deal,
        phases.FILLING: _no_fill,
        phases.CHOOSING_SPACE: _no_fill,
        phases.CARD: _no_card,
        phases.ROLL: _no_roll,
        phases.WANDER_TO: _no_choice,
        phases.CUBE_SOURCE: _no_cube,
        phases.DINGO_SETUP: _no_den,
        phases.DEN: _no_den,
        phases.PICK: _no_pick,
        phases.TARGET: _no_choice,
        phases.STEP: _no_choice,
    }.get(phase)
    if problem is not None and problem(table):
        raise BadPosition("phase", f"in {PHASES[phase]!r} there would be nothing to decide here")
    if table.todo & ~on_the_map(table):
        raise BadPosition("todo", "a dingo that is off the map is not rolled for")
    if phase != phases.OVER and devours(table):
        raise BadPosition("dingoes[0]", "where he meets a baby the game is lost")


def _check_end(table: Table) -> None:
    everything = sum(all_home(table, seat) for seat in range(table.seats))
    bound = table.turns == most_turns(table)
    if everything > 1 or (everything and bound) or not (everything or bound or devours(table)):
        raise BadPosition("phase", "the game is not over")


def _no_deal(table: Table) -> bool:
    return UNKNOWN not in table.tiles


def _no_fill(table: Table) -> bool:
    short = count(table.bag) < len(table.gaps)
    return not table.bag or (table.phase == phases.CHOOSING_SPACE and not short)


def _no_card(table: Table) -> bool:
    return not sum(table.deck) or bool(table.open and directions(table))


def _no_roll(table: Table) -> bool:
    due = table.rolls if table.seats == 1 else table.todo and not table.placing
    return not due or not anybody(table)


def _no_cube(table: Table) -> bool:
    return table.supply[table.turn] > 0 or is_full(table, table.turn, table.mama[table.turn])


def _no_den(table: Table) -> bool:
    return not table.placing or bool(table.placing & on_the_map(table)) or len(free_dens(table)) < 2


def _no_pick(table: Table) -> bool:
    return table.todo != BOTH


def _no_choice(table: Table) -> bool:
    if table.phase != phases.WANDER_TO and table.dingo[table.mover] == OFF:
        return True
    return len(legal(table, table.asked)) < 2
