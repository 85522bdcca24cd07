"""Whose turn it is."""

from typing import Final

from bestiary.core.seats import CHANCE, Seat
from bestiary.games.monster_cafe.components import MOST_PLAYERS
from bestiary.games.monster_cafe.phases import OVER, TURN
from bestiary.games.monster_cafe.table import NO_CARD, Table

CHANCE_ALONE: Final = (CHANCE,)
NOBODY: Final[tuple[Seat, ...]] = ()
ALONE: Final[list[tuple[Seat, ...]]] = [(seat,) for seat in range(MOST_PLAYERS)]


def waited_for(table: Table) -> tuple[Seat, ...]:
    """Whom the game waits for."""
    phase = table.phase
    if phase < TURN:
        return CHANCE_ALONE
    if phase == OVER:
        return NOBODY
    return ALONE[table.turn]


def end_draw(table: Table) -> None:
    """MC-022, MC-034: the drawn card is where it belongs; the last player is the next one again (MC-043)."""
    table.drawn = NO_CARD
    table.phase = TURN
    pass_left(table)


def pass_left(table: Table) -> None:
    """MC-014: the nearest player to the left who is still in the round."""
    table.turn = LEFT[table.active][table.turn]


def _left(active: int, seat: Seat) -> Seat:
    for step in range(1, MOST_PLAYERS + 1):
        left = (seat + step) % MOST_PLAYERS
        if active >> left & 1:
            return left
    return 0


# By the set of active seats, and by seat.
LEFT: Final = [[_left(active, seat) for seat in range(MOST_PLAYERS)] for active in range(1 << MOST_PLAYERS)]
