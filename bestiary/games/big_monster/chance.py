"""Chance: what it is asked, and what follows from its answer."""

from __future__ import annotations

from bestiary.core.seats import Action
from bestiary.games.big_monster.actions import DEAL, EXPLORER, FIRST_SEAT, INITIATIVE_SEAT, MEDAL_SET
from bestiary.games.big_monster.draft import deal
from bestiary.games.big_monster.duel import reveal_tile
from bestiary.games.big_monster.goals import ALL_SETS, SETS
from bestiary.games.big_monster.phases import DEALING, FIRST_PLAYER, INITIATIVE, MEDALS
from bestiary.games.big_monster.set_up import draw, explorers_in_game, explorers_left
from bestiary.games.big_monster.table import Table


def odds(table: Table) -> int:
    """How many equally likely tickets there are."""
    phase = table.phase
    if phase >= DEALING:
        return table.deck_size
    if phase == MEDALS:
        return len(SETS[table.options.medal_groups])
    if phase == INITIATIVE:
        return table.seats - table.dealt
    if phase == FIRST_PLAYER:
        return table.seats
    return len(explorers_in_game(table)) - table.dealt


def outcome(table: Table, ticket: int) -> Action:
    """What a ticket stands for."""
    phase = table.phase
    if phase >= DEALING:
        deck, kind = table.deck, 0
        while ticket >= deck[kind]:
            ticket -= deck[kind]
            kind += 1
        return DEAL + kind
    if phase == MEDALS:
        return MEDAL_SET + ALL_SETS.index(SETS[table.options.medal_groups][ticket])
    if phase == INITIATIVE:
        return INITIATIVE_SEAT + [seat for seat in range(table.seats) if seat not in table.initiative][ticket]
    if phase == FIRST_PLAYER:
        return FIRST_SEAT + ticket
    return EXPLORER + explorers_left(table)[ticket]


def happen(table: Table, action: Action) -> None:
    """Chance has answered."""
    if table.phase == DEALING:
        deal(table, action - DEAL)
    elif table.phase > DEALING:
        reveal_tile(table, action - DEAL)
    else:
        draw(table, action)
