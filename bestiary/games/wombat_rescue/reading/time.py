"""Where the game is: the phase, whose turn it is, and who is asked."""

from bestiary.core.errors import BadPosition, shown
from bestiary.games.wombat_rescue import phases
from bestiary.games.wombat_rescue.ending import most_turns
from bestiary.games.wombat_rescue.phases import AFTER, PHASES, PREPARING, STAGES
from bestiary.games.wombat_rescue.reading.sheet import Sheet

DINGO_RUNS = (phases.ROLL, phases.DEN, phases.PICK, phases.TARGET, phases.STEP)


def read_phase(sheet: Sheet) -> None:
    """The phase, and what comes after it."""
    table, document = sheet.table, sheet.document
    phase = document.phase or "movement"
    if phase not in PHASES:
        raise BadPosition("phase", f"there is no phase '{shown(phase)}'; there is: {', '.join(PHASES)}")
    table.phase = PHASES.index(phase)
    allowed = AFTER[table.phase]
    names = [STAGES[stage] for stage in allowed]
    if document.then is not None and document.then not in names:
        raise BadPosition("then", f"in the phase {phase!r} it is one of: {', '.join(names)}")
    table.stage = STAGES.index(document.then) if document.then is not None else allowed[0]
    if table.phase == phases.ORDER and (table.seats == 1 or table.options.first is not None):
        raise BadPosition("phase", "who starts is known, so chance is not asked")


def read_turn(sheet: Sheet) -> None:
    """Who starts, whose turn it is, and which one."""
    table, document = sheet.table, sheet.document
    seats = table.seats
    start = table.options.first if table.options.first is not None else 0
    table.start = sheet.seat("start", start if document.start is None else document.start)
    if table.options.first not in (None, table.start):
        raise BadPosition("start", "the options name another start player")
    most = most_turns(table)
    over = table.phase == phases.OVER
    turn = sheet.seat("turn", table.start if document.turn is None else document.turn)
    turns = (turn - table.start) % seats if document.turns is None else document.turns
    if not 0 <= turns < most + over:
        raise BadPosition("turns", f"there are at most {most} of them")
    if not over and turn != (table.start + turns) % seats:
        raise BadPosition("turns", f"after {shown(turns)} turns it is not seat {turn}'s turn")
    if table.stage == PREPARING and turns:
        raise BadPosition("turns", "nobody has had a turn during the set-up")
    table.turn, table.turns = turn, turns


def read_asked(sheet: Sheet) -> None:
    """Who decides now."""
    table = sheet.table
    table.ask(table.phase)
    if table.seats > 1 and table.phase in DINGO_RUNS and table.turn != table.controller:
        raise BadPosition("turn", "only who controls the dingo moves him, in their own turn (WR-089)")
