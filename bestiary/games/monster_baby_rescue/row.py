"""The row of care tiles: what its places cost, and how it is filled."""

from bestiary.core.event import Value
from bestiary.games.monster_baby_rescue.components import PLACES, WANT
from bestiary.games.monster_baby_rescue.final_turns import begin_final_turns
from bestiary.games.monster_baby_rescue.phases import REFILLING, TAKING
from bestiary.games.monster_baby_rescue.table import EMPTY, Table
from bestiary.games.monster_baby_rescue.track import last_of


def cost(table: Table, place: int) -> int:
    """What a place of the row costs now (MR-026); nothing in a final turn (MR-059)."""
    return 0 if table.final else table.printing.costs[place]


def lay_tile(table: Table, tile: int, place: int) -> None:
    """A tile from the deck, for all to see."""
    table.lay(tile, place)
    if table.told is not None:
        table.tell("dealt", None, tile_data(table, tile), reveals=True)


def close_up(table: Table) -> None:
    """MR-029: the newer tiles become cheaper, and the newest place waits for a tile."""
    del table.row[table.row.index(EMPTY)]
    table.row.append(EMPTY)
    table.phase = REFILLING


def refill(table: Table, tile: int) -> None:
    """The new tile, and who plays next; with the last one the final turns begin (MR-056)."""
    lay_tile(table, tile, PLACES - 1)
    before = table.turn
    table.phase = TAKING
    if not table.deck:
        begin_final_turns(table)
        return
    table.turn = last_of(table)
    if table.told is not None:
        table.tell("again" if table.turn == before else "turn", table.turn, {}, progress=True)


def tile_data(table: Table, tile: int) -> dict[str, Value]:
    """A tile as events tell of it."""
    name = table.printing.names[tile]
    quoted = f"“{name}”" if table.printing.kinds[tile] == WANT else name  # it reads like a sentence
    return {"tile": table.printing.ids[tile], "name": quoted}
