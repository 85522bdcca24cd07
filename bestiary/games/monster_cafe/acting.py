"""Which rule carries out an action: the phase says it."""

from bestiary.core.seats import Action, Seat
from bestiary.games.monster_cafe.actions import CLEAR, DEAL, DRAW, DRAWN, FIRST, REMOVE, SCARE, SEAT
from bestiary.games.monster_cafe.clearing import clear
from bestiary.games.monster_cafe.drawing import ask_for_card, draw
from bestiary.games.monster_cafe.phases import DEALING, DRAWING, REMOVAL, SCARING, SEATING, STARTING, TURN
from bestiary.games.monster_cafe.rounds import deal
from bestiary.games.monster_cafe.seating import seat_monster
from bestiary.games.monster_cafe.set_up import choose_first_player, remove, start_with
from bestiary.games.monster_cafe.sorbet import scare
from bestiary.games.monster_cafe.table import Table


def act(table: Table, seat: Seat, action: Action) -> None:
    """A legal action of a seat, or of chance."""
    phase = table.phase
    if phase == TURN:
        if action == DRAW:
            ask_for_card(table, seat)
        else:
            clear(table, seat, action - CLEAR)
    elif phase == DRAWING:
        draw(table, action - DRAWN)
    elif phase == SEATING:
        seat_monster(table, action - SEAT, False)
    elif phase == SCARING:
        scare(table, action - SCARE, False)
    elif phase == DEALING:
        deal(table, action - DEAL)
    elif phase == STARTING:
        start_with(table, action - DRAWN)
    elif phase == REMOVAL:
        remove(table, action - REMOVE)
    else:
        choose_first_player(table, action - FIRST)
