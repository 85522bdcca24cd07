"""The players: their mamas, babies, disks and action tiles, and how far the movement phase is."""

from bestiary.core.errors import BadPosition, shown
from bestiary.games.wombat_rescue import phases
from bestiary.games.wombat_rescue.components import (
    COLOURS,
    DIGESTIBLE,
    HOLD_TILE,
    MOVES,
    PROTECTION_TILE,
    RESERVE_DISK,
    TILE_NAMES,
)
from bestiary.games.wombat_rescue.digestion import LEFT, MIDDLE, OLDER, SIDE_BY_SIDE, TRACT
from bestiary.games.wombat_rescue.disks import NONE, value
from bestiary.games.wombat_rescue.ending import all_home
from bestiary.games.wombat_rescue.phases import ACTING, CUBES_DUE, DIGESTION, FIBER_DUE, PHASES
from bestiary.games.wombat_rescue.position import Counts, WombatDocument
from bestiary.games.wombat_rescue.reading.sheet import Sheet
from bestiary.games.wombat_rescue.set_up import fifth_player
from bestiary.games.wombat_rescue.table import EMPTY, NOBODY
from bestiary.games.wombat_rescue.tiles import action_tiles


def read_wombats(sheet: Sheet) -> None:
    """Everybody's wombats and boards."""
    table, wombats = sheet.table, sheet.document.wombats
    if len(wombats) > table.seats:
        raise BadPosition("wombats", f"there are {len(wombats)} of them for {table.seats} players")
    for seat, wombat in enumerate(wombats):
        _wombat(sheet, seat, wombat, f"wombats[{seat}]")
    for seat in range(table.seats):
        for other in range(seat):
            if table.mama[seat] == table.mama[other] and not table.layout.shared[table.mama[seat]]:
                raise BadPosition(f"wombats[{seat}].mama", f"the mama of seat {other} stands there (WR-050)")
    reserve = sheet.document.reserve
    if reserve is not None:
        if reserve == NOBODY or reserve != fifth_player(table):
            raise BadPosition("reserve", "only the fifth player of five has a reserve disk")
        sheet.disks.take("reserve", COLOURS[RESERVE_DISK])
        table.reserve = reserve


def _wombat(sheet: Sheet, seat: int, wombat: WombatDocument, where: str) -> None:
    table = sheet.table
    if wombat.mama is not None:
        table.mama[seat] = sheet.space(f"{where}.mama", wombat.mama)
    _babies(sheet, seat, wombat, where)
    table.mouth[seat] = sheet.some_disks(f"{where}.mouth", wombat.mouth)
    row = seat * TRACT
    table.tract[row + LEFT] = _set(sheet, f"{where}.left", wombat.left)
    table.tract[row + MIDDLE] = _set(sheet, f"{where}.middle", wombat.middle)
    given = action_tiles(table.options, seat)
    if wombat.unused is not None:
        unused = 0
        for name in wombat.unused:
            bit = TILE_NAMES.index(name) if name in TILE_NAMES else len(TILE_NAMES)
            if not given >> bit & 1 or unused >> bit & 1:
                raise BadPosition(f"{where}.unused", f"there is no action tile '{shown(name)}' left for them")
            unused |= 1 << bit
        table.unused[seat] = unused
    _right(sheet, seat, wombat, where)
    if wombat.protected:
        if table.unused[seat] & PROTECTION_TILE or not given & PROTECTION_TILE:
            raise BadPosition(f"{where}.protected", "the dingo protection tile is not in use")
        table.protected |= 1 << seat


def _right(sheet: Sheet, seat: int, wombat: WombatDocument, where: str) -> None:
    table, row = sheet.table, seat * TRACT
    if len(wombat.right) > (1 if table.unused[seat] & HOLD_TILE else len(SIDE_BY_SIDE)):
        raise BadPosition(f"{where}.right", "two sets share the right space only after Hold It In")
    sets = [_set(sheet, f"{where}.right", disks) for disks in wombat.right]
    if NONE in sets:
        raise BadPosition(f"{where}.right", "a set is not empty")
    for place, disks in zip(reversed(SIDE_BY_SIDE), reversed(sets), strict=False):
        table.tract[row + place] = disks


def _babies(sheet: Sheet, seat: int, wombat: WombatDocument, where: str) -> None:
    table = sheet.table
    babies = len(table.layout.babies)
    pouch = [] if wombat.pouch is None else [wombat.pouch]
    gone = [*wombat.home, *pouch]
    if len(set(gone)) != len(gone) or not set(gone) <= set(range(1, babies + 1)):
        raise BadPosition(where, f"'pouch' and 'home' name babies from 1 to {babies}, each once")
    table.rescued[seat] = len(wombat.home)
    if all_home(table, seat) and table.phase != phases.OVER:
        raise BadPosition(f"{where}.home", "with all babies at home the game is over")
    if pouch and table.mama[seat] == table.layout.home:
        raise BadPosition(f"{where}.pouch", "who is at home has rescued the baby")
    for baby in gone:
        table.take_baby(seat, baby - 1)
    table.pouch[seat] = pouch[0] - 1 if pouch else EMPTY
    here = table.baby_at[table.mama[seat]]
    if table.seats > 1 and here >= 0 and table.is_free(seat, here) and not pouch:
        raise BadPosition(f"{where}.mama", f"who reaches her baby {here + 1} has it in the pouch (WR-062)")


def _set(sheet: Sheet, where: str, counts: Counts) -> int:
    disks = sheet.some_disks(where, counts)
    if disks and value(disks) < DIGESTIBLE:
        raise BadPosition(where, f"a set is worth {DIGESTIBLE} or more")
    return disks


def read_movement(sheet: Sheet) -> None:
    """How far the movement phase is."""
    table, document = sheet.table, sheet.document
    if not 0 <= document.moves <= MOVES:
        raise BadPosition("moves", f"it is how many moves were made: 0 to {MOVES}")
    table.moves = document.moves
    table.revealed = document.revealed
    own = table.stage in (ACTING, FIBER_DUE, DIGESTION)
    if document.holding and (not own or table.unused[table.turn] & HOLD_TILE):
        raise BadPosition("holding", "nobody has used Hold It In this turn")
    if document.holding and table.tract[table.turn * TRACT + OLDER]:
        raise BadPosition("holding", "of two sets on the right one was held before, and Hold It In is used once")
    table.holding = document.holding
    caught = table.stage == ACTING and table.mama[table.turn] == table.layout.home
    if document.ended and not (caught and table.reserve == table.turn):
        raise BadPosition("ended", "the fifth player has not just been caught by moving onto a dingo (WR-105)")
    table.ended = document.ended
    due = document.owed if document.owed is not None else int(table.phase == phases.CUBE_SOURCE)
    most = {CUBES_DUE: len(SIDE_BY_SIDE), FIBER_DUE: 1}.get(table.stage, 0)
    if not (table.phase == phases.CUBE_SOURCE) <= due <= most:
        raise BadPosition("owed", f"{shown(due)} cubes cannot be due in the phase {PHASES[table.phase]!r}")
    table.owed = due
