"""Hands of the draft: what is in them, who holds them and has seen them, what is kept, and what is placed."""

from __future__ import annotations

from bestiary.core.errors import BadPosition, shown
from bestiary.games.big_monster.components import DISCARD_PICK, HAND, KIND_IDS, NONE, TURNS
from bestiary.games.big_monster.order import order_of_turn
from bestiary.games.big_monster.phases import ASSIGNING, DEALING, KEEPING, PLACING, PLACING_EXTRA
from bestiary.games.big_monster.reading.sheet import Sheet
from bestiary.games.big_monster.reading.ships import read_rankings, read_ships


def read_draft(sheet: Sheet) -> None:
    """All that is going on in a turn of the draft."""
    table = sheet.table
    if any(sheet.document.series) or sheet.document.picked is not None:
        raise BadPosition("series", "series are for two players")
    if table.phase == DEALING:
        _half_dealt(sheet)
    else:
        _stacks(sheet)
    _held(sheet)
    if table.phase in (KEEPING, ASSIGNING):
        table.order = order_of_turn(table.seats, table.initiative, table.round, table.turn)
    _kept(sheet)
    read_ships(sheet)
    _seen_by(sheet)
    read_rankings(sheet)
    for seat in range(table.seats):
        extra = table.phase == PLACING_EXTRA and table.chosen[seat] == DISCARD_PICK
        sheet.need_tile(seat, table.phase == PLACING or extra)
    _fresh(sheet)


def _stacks(sheet: Sheet) -> None:
    table, stacks, wanted = sheet.table, sheet.document.stacks, 0
    if table.phase in (KEEPING, ASSIGNING):
        wanted = HAND + 1 - table.turn  # BM-027
    elif table.phase == PLACING and table.turn < TURNS:
        wanted = HAND - table.turn
    for number in range(table.seats):
        tiles = stacks[number].tiles if number < len(stacks) else []
        table.stacks[number] = sorted(sheet.fill(tiles, wanted, f"stacks[{number}]"))


def _half_dealt(sheet: Sheet) -> None:
    """While hands are dealt, stack by stack."""
    table = sheet.table
    for number, stack in enumerate(sheet.document.stacks):
        tiles = [KIND_IDS.index(name) for name in stack.tiles]
        if tiles and (table.dealt != HAND * number or len(tiles) > HAND):
            raise BadPosition(f"stacks[{number}]", f"tiles are dealt stack after stack, {HAND} each")
        table.stacks[number] = tiles if len(tiles) < HAND else sorted(tiles)
        table.dealt += len(tiles)
    if table.dealt == HAND * table.seats:
        raise BadPosition("stacks", "when all are dealt, the first turn has begun")


def _held(sheet: Sheet) -> None:
    table, held = sheet.table, sheet.document.held
    if held is None:
        return
    if sorted(held) != list(range(table.seats)):
        raise BadPosition("held", f"it names the stack of each seat, from 0 to {table.seats - 1}, each once")
    table.held = list(held)


def _kept(sheet: Sheet) -> None:
    table, phase = sheet.table, sheet.table.phase
    for seat, name in enumerate(sheet.document.kept):
        if name is None:
            continue
        if name not in KIND_IDS or KIND_IDS.index(name) not in table.hand(seat):
            raise BadPosition(f"kept[{seat}]", f"'{shown(name)}' is not in that hand")
        table.kept[seat] = KIND_IDS.index(name)
    if phase == ASSIGNING:
        for seat in range(table.seats):
            if table.kept[seat] == NONE:
                table.kept[seat] = table.hand(seat)[0]
    if phase == KEEPING and NONE not in table.kept:
        raise BadPosition("kept", "when everybody has kept a tile, another phase has begun")
    if phase not in (KEEPING, ASSIGNING) and max(table.kept) != NONE:
        raise BadPosition("kept", f"nothing is kept in the phase {sheet.phase_name}")


def _seen_by(sheet: Sheet) -> None:
    """Who holds a stack has seen it; if nothing is said, nobody else."""
    table, stacks = sheet.table, sheet.document.stacks
    if table.phase == DEALING:
        return
    in_hand = table.phase in (KEEPING, ASSIGNING)
    for seat in range(table.seats):
        number = table.held[seat]
        given = stacks[number].seen_by if number < len(stacks) else None
        if given is None:
            holder = seat if in_hand or seat not in table.ships else table.ships.index(seat)
            given = [holder] if table.stacks[number] else []
        table.known[number] = sheet.bits(f"stacks[{number}].seen_by", given)
        if in_hand and not table.known[number] >> seat & 1:
            raise BadPosition(f"stacks[{number}].seen_by", f"seat {seat} holds it, and has seen it")


def _fresh(sheet: Sheet) -> None:
    """What has been placed this turn, unseen by the others."""
    table = sheet.table
    for seat, at in enumerate(sheet.document.fresh):
        if at is None:
            continue
        if table.phase != PLACING:
            raise BadPosition("fresh", f"nobody has placed in the phase {sheet.phase_name}")
        table.fresh[seat] = sheet.lay(table.zones[seat], table.placing[seat], at.x, at.y, f"fresh[{seat}]")
    if table.phase == PLACING and all(table.fresh[seat] is not table.zones[seat] for seat in range(table.seats)):
        raise BadPosition("fresh", "when everybody has placed, the turn is over")
