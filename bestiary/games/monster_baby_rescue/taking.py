"""The turn: a care tile is taken, a choice may come with it, then goals and the row (MR-024, MR-D05)."""

from bestiary.games.monster_baby_rescue.diamonds import gain
from bestiary.games.monster_baby_rescue.final_turns import next_final_turn
from bestiary.games.monster_baby_rescue.goals import check_goals
from bestiary.games.monster_baby_rescue.improvements import improve
from bestiary.games.monster_baby_rescue.row import close_up, cost, tile_data
from bestiary.games.monster_baby_rescue.table import EMPTY, NO_TILE, Table
from bestiary.games.monster_baby_rescue.tiles import keep, take_effect
from bestiary.games.monster_baby_rescue.track import advance


def take(table: Table, place: int) -> None:
    """The tile of a place, paid with time."""
    seat, tile = table.turn, table.row[place]
    price = cost(table, place)
    table.row[place] = EMPTY
    if not table.final:
        advance(table, seat, price)
    if table.told is not None:
        data = tile_data(table, tile)
        data["place"] = place + 1
        data["cost"] = price
        table.tell("took", seat, data)
    keep(table, seat, tile)
    table.taken = tile
    if take_effect(table, tile):
        _resolve(table)


def choose_part(table: Table, part: int) -> None:
    """MR-035: which part an improvement of any raises."""
    improve(table, part)
    _resolve(table)


def choose_gem(table: Table, colour: int) -> None:
    """MR-038: which diamond it is, where a tile leaves the choice."""
    gain(table, colour, 1)
    _resolve(table)


def _resolve(table: Table) -> None:
    """MR-D05: goals, then the row, or the next final turn."""
    check_goals(table, table.printing.kinds[table.taken])
    table.taken = NO_TILE
    if table.final:
        next_final_turn(table)
    else:
        close_up(table)
