"""The dingoes: where they are, and what is going on with them in this cleanup."""

from bestiary.core.errors import BadPosition, shown
from bestiary.games.wombat_rescue import phases
from bestiary.games.wombat_rescue.catching import others
from bestiary.games.wombat_rescue.components import FACES
from bestiary.games.wombat_rescue.dens import off_the_map, on_the_map
from bestiary.games.wombat_rescue.dingo import rolls_due
from bestiary.games.wombat_rescue.phases import PREPARING
from bestiary.games.wombat_rescue.prey import hunts, targets
from bestiary.games.wombat_rescue.reading.map import UNDEALT
from bestiary.games.wombat_rescue.reading.sheet import Sheet
from bestiary.games.wombat_rescue.reading.time import DINGO_RUNS
from bestiary.games.wombat_rescue.set_up import last_player
from bestiary.games.wombat_rescue.table import NOBODY, OFF


def read_dingoes(sheet: Sheet) -> None:
    """Where the dingoes are, and who controls them."""
    table, document = sheet.table, sheet.document
    if table.seats > 1:
        usual = last_player(table)
        table.controller = sheet.seat("controller", usual if document.controller is None else document.controller)
    elif document.controller is not None:
        raise BadPosition("controller", "nobody controls the dingo in the solo game")
    if table.phase == phases.ORDER:
        table.controller = NOBODY
    table.awake = document.awake
    off = table.phase in UNDEALT or (table.stage == PREPARING and table.seats > 1)
    places: list[str | None]
    if document.dingoes is not None:
        places = document.dingoes
    elif off:
        places = [None] * len(table.dingo)
    elif table.seats == 1:
        places = [table.name(table.start_den)]
    else:
        places = [table.name(space) for space in table.ground.dens[: len(table.dingo)]]
    if len(places) != len(table.dingo):
        raise BadPosition("dingoes", f"there are {len(table.dingo)} of them")
    for number, name in enumerate(places):
        space = OFF if name is None else sheet.space(f"dingoes[{number}]", name)
        if space == table.layout.home:
            raise BadPosition(f"dingoes[{number}]", "a dingo never enters the home space (WR-096b)")
        table.dingo[number] = space
    if table.seats == 1 and (table.dingo[0] == OFF) != (table.phase == phases.DEALING):
        raise BadPosition("dingoes", "in the solo game the dingo is always on the map")
    if off and table.phase != phases.DINGO_SETUP and any(space != OFF for space in table.dingo):
        raise BadPosition("dingoes", "they have not been placed yet")


def read_hunt(sheet: Sheet) -> None:
    """What is going on with the dingoes in this cleanup."""
    table, document = sheet.table, sheet.document
    table.begun = table.phase in DINGO_RUNS
    table.placing = _some(sheet, document.placing, "placing", _to_be_placed(sheet))
    table.todo = _some(sheet, document.todo, "todo", _to_be_rolled(sheet))
    rolling = table.seats == 1 and table.phase in (phases.ROLL, phases.TARGET, phases.STEP)
    usual = rolls_due(table) if rolling else 0
    table.rolls = usual if document.rolls is None else document.rolls
    if not rolling <= table.rolls <= usual:
        raise BadPosition("rolls", f"{shown(table.rolls)} rolls cannot be left")
    running = table.phase in (phases.PICK, phases.TARGET, phases.STEP)
    table.die = (max(FACES) if running else 0) if document.die is None else document.die
    if document.die is not None and document.die not in FACES:
        raise BadPosition("die", f"it shows one of {FACES}")
    mover = 1 if document.mover is None else document.mover
    if not 1 <= mover <= len(table.dingo):
        raise BadPosition("mover", "it is a dingo, 1 or 2")
    table.mover = mover - 1
    table.left = (table.die if running else 0) if document.steps is None else document.steps
    if not running <= table.left <= table.die * running:
        raise BadPosition("steps", f"{shown(table.left)} steps cannot be left")
    _target_of_roll(sheet)
    _heirs(sheet)


def _to_be_placed(sheet: Sheet) -> int:
    table = sheet.table
    waits = table.phase == phases.DEN or (
        table.stage == PREPARING and table.phase in (phases.FILLING, phases.DINGO_SETUP)
    )
    return off_the_map(table) if waits and table.seats > 1 else 0


def _to_be_rolled(sheet: Sheet) -> int:
    table = sheet.table
    waits = table.phase in (phases.ROLL, phases.PICK, phases.DEN)
    return on_the_map(table) if waits and table.seats > 1 else 0


def _some(sheet: Sheet, numbers: list[int] | None, where: str, usual: int) -> int:
    if numbers is None:
        return usual
    if not set(numbers) <= set(range(1, len(sheet.table.dingo) + 1)) or len(set(numbers)) != len(numbers):
        raise BadPosition(where, "it lists dingoes by number, each once")
    return sum(1 << number - 1 for number in numbers)


def _target_of_roll(sheet: Sheet) -> None:
    table, target = sheet.table, sheet.document.target
    if (table.phase == phases.STEP) != (target is not None):
        raise BadPosition("target", "it is known from the choice of a target to the last step, and only then")
    if target is None:
        return
    if table.seats > 1:
        table.target = sheet.seat("target", target)
    elif 1 <= target <= targets(table):
        table.target = target - 1
    else:
        raise BadPosition("target", "it is a baby, counted from 1")
    if not hunts(table, table.target):
        raise BadPosition("target", "the dingo does not chase her now")


def _heirs(sheet: Sheet) -> None:
    table, document = sheet.table, sheet.document
    table.caught = sheet.seats_as_bits("caught", document.caught)
    if table.caught and (table.phase not in DINGO_RUNS or table.seats == 1):
        raise BadPosition("caught", "nobody has just been caught")
    if table.phase == phases.GIVE and table.seats == 1:
        raise BadPosition("phase", "nobody controls the dingo in the solo game")
    usual = others(table) if table.phase == phases.GIVE else 0
    table.heirs = usual if document.heirs is None else sheet.seats_as_bits("heirs", document.heirs)
    if table.heirs & ~usual or (usual and not table.heirs & (table.heirs - 1)):
        raise BadPosition("heirs", "it lists two or more players other than the controller, while one is chosen")
