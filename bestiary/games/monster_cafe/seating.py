"""A drawn monster is seated."""

from typing import Final

from bestiary.games.monster_cafe.components import KIND_IDS, MOST_TABLES
from bestiary.games.monster_cafe.table import GONE, Table, members
from bestiary.games.monster_cafe.turns import end_draw

# By the set of places with a free seat: the place where there is only one.
ONLY_PLACE: Final = [members(places)[0] if len(members(places)) == 1 else GONE for places in range(1 << MOST_TABLES)]


def seat_monster(table: Table, place: int, forced: bool) -> None:
    """MC-019: at a table with a free seat; forced where only one has any."""
    if table.told is not None:
        kind, side = KIND_IDS[table.drawn], table.guests[place]
        table.tell("seated", table.turn, {"kind": kind, "table": place, "side": side, "forced": forced})
    table.sit(place, table.drawn)
    end_draw(table)
