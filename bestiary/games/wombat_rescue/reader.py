"""Laying out a position from its document, part by part; what is not mentioned is taken from the box.

Never compiled, as the documents are not. The parts are in reading/.
"""

from typing import Any

from bestiary.core.document import read_document
from bestiary.games.wombat_rescue.checking import check
from bestiary.games.wombat_rescue.options import WombatOptions
from bestiary.games.wombat_rescue.position import PositionDocument
from bestiary.games.wombat_rescue.reading.dingoes import read_dingoes, read_hunt
from bestiary.games.wombat_rescue.reading.drawn import read_bag, read_wander_cards
from bestiary.games.wombat_rescue.reading.map import read_cubes, read_food, read_gaps, read_tiles
from bestiary.games.wombat_rescue.reading.sheet import Sheet
from bestiary.games.wombat_rescue.reading.time import read_asked, read_phase, read_turn
from bestiary.games.wombat_rescue.reading.wombats import read_movement, read_wombats
from bestiary.games.wombat_rescue.set_up import unpack
from bestiary.games.wombat_rescue.table import Table


def lay_out(table: Table, given: dict[str, Any], seats: int, options: WombatOptions) -> None:
    """Lays out an empty table as a document says, or says what is impossible about it. The parts come in the order in
    which one depends on the other."""
    unpack(table, seats, options)
    sheet = Sheet(table, read_document(given, PositionDocument))
    read_phase(sheet)
    read_turn(sheet)
    read_tiles(sheet)
    read_food(sheet)
    read_cubes(sheet)
    read_wombats(sheet)
    read_bag(sheet)
    read_wander_cards(sheet)
    read_movement(sheet)
    read_dingoes(sheet)
    read_gaps(sheet)
    read_hunt(sheet)
    read_asked(sheet)
    check(table)
