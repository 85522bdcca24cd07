"""Medals that have been won, and the penalty."""

from __future__ import annotations

from bestiary.core.errors import BadPosition, shown
from bestiary.core.seats import Seat
from bestiary.games.big_monster.components import GOAL_IDS
from bestiary.games.big_monster.medals import fewest, has_met, team_has_met
from bestiary.games.big_monster.phases import OVER, PLACING_SECOND, TAKING_SECOND
from bestiary.games.big_monster.reading.sheet import Sheet
from bestiary.games.big_monster.table import Table
from bestiary.games.big_monster.teams import in_teams


def read_medals(sheet: Sheet) -> None:
    """Who has which; if nothing is said, who has met a goal."""
    table, document = sheet.table, sheet.document
    _holders(sheet, "medals", document.medals, table.alone_won)
    if in_teams(table):
        _holders(sheet, "team_medals", document.team_medals, table.team_won)
    elif document.team_medals:
        raise BadPosition("team_medals", "there are no teams")
    for goal in table.goals:
        for seat in range(table.seats):
            _check(table, "medals", seat, goal, table.alone_won)
            if in_teams(table):
                _check(table, "team_medals", seat, goal, table.team_won)
    if table.phase == OVER:
        table.penalty = fewest(table)[1]
    if document.penalty is not None and sheet.bits("penalty", document.penalty) != table.penalty:
        raise BadPosition("penalty", "it is with who has fewest desert and rune monsters at the end, before for nobody")


def _holders(sheet: Sheet, where: str, given: dict[str, list[int]] | None, won: list[int]) -> None:
    table = sheet.table
    if given is None:
        for goal in table.goals:
            for seat in range(table.seats):
                if _met(table, where, seat, goal) and not _to_be_checked(table, seat):
                    won[goal] |= 1 << seat
        return
    for name, seats in given.items():
        if name not in GOAL_IDS or GOAL_IDS.index(name) not in table.goals:
            raise BadPosition(where, f"'{shown(name)}' is not a goal in play")
        won[GOAL_IDS.index(name)] = sheet.bits(f"{where}.{name}", seats)


def _met(table: Table, where: str, seat: Seat, goal: int) -> bool:
    return has_met(table, seat, goal) if where == "medals" else team_has_met(table, seat, goal)


def _to_be_checked(table: Table, seat: Seat) -> bool:
    """Who of two has placed in this turn, which is not over."""
    return seat == table.first and table.phase in (TAKING_SECOND, PLACING_SECOND)


def _check(table: Table, where: str, seat: Seat, goal: int, won: list[int]) -> None:
    place, met = f"{where}.{GOAL_IDS[goal]}", _met(table, where, seat, goal)
    if won[goal] >> seat & 1 and not met:
        raise BadPosition(place, f"seat {seat} does not meet that goal")
    if not won[goal] and met and not _to_be_checked(table, seat):
        raise BadPosition(place, f"seat {seat} meets that goal, and nobody has the medal")
    if where == "team_medals" and won[goal] >> seat & 1 != won[goal] >> table.partner[seat] & 1:
        raise BadPosition(place, "both partners get the medal of a team")
