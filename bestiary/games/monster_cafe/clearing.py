"""A table is cleared."""

from bestiary.core.event import Value
from bestiary.core.seats import Seat
from bestiary.games.monster_cafe.components import KIND_IDS, KINDS, MEAL_IDS, MEALS
from bestiary.games.monster_cafe.rounds import end_round
from bestiary.games.monster_cafe.scoring import score, with_table
from bestiary.games.monster_cafe.table import Table
from bestiary.games.monster_cafe.turns import pass_left


def clear(table: Table, seat: Seat, place: int) -> None:
    """MC-036: the plate and all who sit there go to the player, who is out of the round."""
    meal = table.meals[place]
    if table.told is not None:
        monsters = [KIND_IDS[kind] for kind in table.sitting(place)]
        gain = score(*with_table(table, seat, place), 0) - score(table.monsters, table.plates, seat)
        data: dict[str, Value] = {"table": place, "meal": MEAL_IDS[meal], "monsters": [*monsters], "gain": gain}
        table.tell("cleared", seat, data)
    table.count_guests(place, table.monsters, seat * KINDS)
    table.plates[seat * MEALS + meal] += 1
    table.take_away(place)
    table.active &= ~(1 << seat)
    if table.active:
        pass_left(table)
    else:
        end_round(table)
