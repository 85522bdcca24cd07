"""Moves of a mama: step by step, with what happens on each space (WR-D05)."""

from bestiary.core.event import Value
from bestiary.core.seats import Seat
from bestiary.games.wombat_rescue.catching import catch, chase_away, pass_control
from bestiary.games.wombat_rescue.components import COLOURS
from bestiary.games.wombat_rescue.disks import DISKS
from bestiary.games.wombat_rescue.ending import all_home, win
from bestiary.games.wombat_rescue.lines import Push, ahead, follow
from bestiary.games.wombat_rescue.phases import ACTING, DIGESTION, GOING, OVER
from bestiary.games.wombat_rescue.table import BARE, EMPTY, Table


def walk(table: Table, direction: int, distance: int, how: str) -> None:
    """The active mama goes so many spaces in a direction. The movement phase goes on afterwards, or is over."""
    seat = table.turn
    spaces = table.layout.grid.rays[direction * table.count + table.mama[seat]]
    pushes: list[Push] = []
    if ahead(table, seat) >> direction & 1:
        follow(table, seat, direction, distance, pushes)
    table.phase, table.stage = GOING, ACTING
    if table.told is not None:
        _tell_way(table, spaces, distance, how)
    for step in range(distance):
        if pushes:
            _push(table, [push for push in pushes if push.step == step])
        table.mama[seat] = spaces[step]
        if table.phase != OVER:
            _arrive(table, seat, True)
        if table.phase == OVER:
            return
    if not table.caught >> seat & 1:
        _eat(table, seat)
    if table.caught:
        if table.caught >> seat & 1:  # WR-101, WR-105
            table.ended = table.reserve == seat
            table.stage = ACTING if table.ended else DIGESTION
        pass_control(table)


def rescue(table: Table, seat: Seat) -> None:
    """WR-064; WR-102: the last one wins at once."""
    baby = table.pouch[seat]
    if baby == EMPTY:
        return
    table.pouch[seat] = EMPTY
    table.rescued[seat] += 1
    if table.told is not None:
        table.tell("rescued", seat, {"baby": baby + 1, "home": table.rescued[seat]})
    if all_home(table, seat):
        win(table, seat)


def _push(table: Table, pushes: list[Push]) -> None:
    """All of a row move on; then it is seen, by seat, where they are."""
    before = table.mama[:]
    for push in pushes:
        table.mama[push.seat] = push.goal
    for other in range(table.seats):
        if table.mama[other] != before[other]:
            if table.told is not None:
                way: list[Value] = [table.name(before[other]), table.name(table.mama[other])]
                table.tell("pushed", other, {"path": way})
            _arrive(table, other, False)
            if table.phase == OVER:
                return


def _arrive(table: Table, seat: Seat, willing: bool) -> None:
    """What happens to a mama who enters a space: dingo, rescue, finding. One who is pushed is not willing."""
    space = table.mama[seat]
    for number in range(len(table.dingo)):
        if table.dingo[number] == space:
            if table.seats == 1:
                chase_away(table)
            elif willing or not table.is_protected(seat):  # WR-115
                catch(table, seat, number)
                return
    if space == table.layout.home:
        rescue(table, seat)
    elif table.baby_at[space] >= 0:
        _find(table, seat, table.baby_at[space])


def _find(table: Table, seat: Seat, baby: int) -> None:
    """WR-062, WR-063."""
    if table.pouch[seat] == EMPTY and table.is_free(seat, baby):
        table.pouch[seat] = baby
        table.take_baby(seat, baby)
        if table.told is not None:
            table.tell("found", seat, {"baby": baby + 1})


def _eat(table: Table, seat: Seat) -> None:
    """WR-060: a disk where a move ends goes into the mouth."""
    space = table.mama[seat]
    colour = table.food[space]
    if colour == BARE:
        return
    table.food = table.food[:]
    table.food[space] = BARE
    table.mouth[seat] += DISKS[colour]
    if table.told is not None:
        table.tell("ate", seat, {"colour": COLOURS[colour], "space": table.name(space)})


def _tell_way(table: Table, spaces: list[int], distance: int, how: str) -> None:
    path: list[Value] = [table.name(table.mama[table.turn])]
    for space in spaces[:distance]:
        path.append(table.name(space))
    table.tell("moved", table.turn, {"how": how, "path": path})
