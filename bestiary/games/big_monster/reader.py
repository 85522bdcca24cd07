"""Laying out a position from its document, part by part; what is not mentioned is taken from the box.

Never compiled, as the documents are not. The parts are in reading/.
"""

from __future__ import annotations

from typing import Any

from bestiary.core.document import read_document
from bestiary.core.errors import BadPosition
from bestiary.games.big_monster.components import DISCARD_PICK, DUEL, EXPLORER_IDS, KIND_IDS, NONE
from bestiary.games.big_monster.options import BigMonsterOptions
from bestiary.games.big_monster.order import ORDERS, SEAT_ORDER
from bestiary.games.big_monster.phases import (
    ASSIGNING,
    CHOOSING,
    KEEPING,
    PICKING,
    PLACING,
    PLACING_EXTRA,
    PLACING_SECOND,
    TAKING_SECOND,
)
from bestiary.games.big_monster.pile import look_through
from bestiary.games.big_monster.position import BigMonsterDocument
from bestiary.games.big_monster.reading.drawn import read_explorers, read_first_player, read_goals, read_initiative
from bestiary.games.big_monster.reading.hands import read_draft
from bestiary.games.big_monster.reading.laid import read_discards, read_zones
from bestiary.games.big_monster.reading.series import read_duel
from bestiary.games.big_monster.reading.sheet import Sheet
from bestiary.games.big_monster.reading.time import ONLY_FOR_TWO, read_phase, read_time
from bestiary.games.big_monster.reading.won import read_medals
from bestiary.games.big_monster.set_up import open_box
from bestiary.games.big_monster.table import NO_SHIP, Table


def lay_out(table: Table, given: dict[str, Any], seats: int, options: BigMonsterOptions) -> None:
    """Puts an empty table into the state of a document, or says what is impossible about it. The parts come in the
    order in which one depends on the other: first what is named, then what is filled in."""
    document = read_document(given, BigMonsterDocument)
    open_box(table, seats, options)
    sheet = Sheet(table, document)
    read_phase(sheet)
    read_time(sheet)
    read_goals(sheet)
    read_initiative(sheet)
    read_first_player(sheet)
    read_explorers(sheet)
    read_zones(sheet)
    read_discards(sheet)
    _take_what_is_named(sheet)
    if seats == DUEL:
        read_duel(sheet)
    else:
        read_draft(sheet)
    _deck(sheet)
    _waiting(sheet)
    read_medals(sheet)


def _take_what_is_named(sheet: Sheet) -> None:
    """Tiles in hands and series, so that what is filled in does not take them."""
    document = sheet.document
    sheet.at_most_one_each("stacks", len(document.stacks))
    sheet.at_most_one_each("placing", len(document.placing))
    sheet.at_most_one_each("kept", len(document.kept))
    sheet.at_most_one_each("fresh", len(document.fresh))
    sheet.at_most_one_each("rankings", len(document.rankings))
    sheet.at_most_one_each("trays", len(document.trays))
    for number, stack in enumerate(document.stacks):
        for name in stack.tiles:
            sheet.box.take(f"stacks[{number}]", name)
    for number, series in enumerate(document.series):
        for name in series:
            sheet.box.take(f"series[{number}]", name)
    for seat, placing in enumerate(document.placing):
        if placing is not None:
            sheet.box.take(f"placing[{seat}]", placing)
            sheet.table.placing[seat] = KIND_IDS.index(placing)


def _deck(sheet: Sheet) -> None:
    """All tiles that are nowhere else."""
    table, rest = sheet.table, sheet.box.rest()
    table.deck = [rest.get(name, 0) for name in KIND_IDS]
    table.deck_size = sum(table.deck)
    given = sheet.document.deck
    if given is not None and {name: count for name, count in given.items() if count} != rest:
        raise BadPosition("deck", "it holds all the tiles that are nowhere else, and no others")


def _waiting(sheet: Sheet) -> None:
    """Who has not yet done what this phase asks for."""
    table, phase, seats = sheet.table, sheet.table.phase, range(sheet.table.seats)
    table.waiting = 0
    if phase == CHOOSING:
        table.waiting = sum(1 << seat for seat in seats if table.chosen[seat] == NONE)
    elif phase == KEEPING:
        table.waiting = sum(1 << seat for seat in seats if table.kept[seat] == NONE)
    elif phase == ASSIGNING:
        table.waiting = 1 << next(seat for seat in ORDERS[table.order] if table.ships[seat] == NO_SHIP)
    elif phase == PLACING:
        table.waiting = sum(1 << seat for seat in seats if table.fresh[seat] is table.zones[seat])
    elif phase in (PICKING, PLACING_EXTRA):
        if DISCARD_PICK not in table.chosen:
            raise BadPosition("chosen", f"nobody has {EXPLORER_IDS[DISCARD_PICK]}, who searches the pile")
        owner = table.chosen.index(DISCARD_PICK)
        table.waiting = 1 << owner
        if phase == PICKING:
            look_through(table, owner)
    elif phase in (TAKING_SECOND, PLACING_SECOND):
        table.waiting = 1 << (1 - table.first)
    elif phase in ONLY_FOR_TWO and phase >= CHOOSING:
        table.waiting = 1 << table.first
    if phase not in (KEEPING, ASSIGNING):
        table.order = SEAT_ORDER
