"""How far a game is."""

from bestiary.games.big_monster.components import DUEL, DUEL_TURNS, ROUNDS, TURNS
from bestiary.games.big_monster.phases import OVER
from bestiary.games.big_monster.table import Table


def turns_begun(table: Table) -> int:
    """All place a tile in each."""
    return table.turn if table.seats == 2 else TURNS * max(table.round - 1, 0) + table.turn


def progress(table: Table) -> float:
    """From 0 to 1: turns that are over, of all."""
    if table.phase == OVER:
        return 1.0
    if table.turn == 0 and table.round < ROUNDS:
        return 0.0
    if table.seats == DUEL:
        return (table.turn - 1) / DUEL_TURNS
    return (TURNS * (table.round - 1) + max(table.turn - 1, 0)) / (ROUNDS * TURNS)
