"""How strong everybody stands: what is counted of a seat, and what each of it is worth by the number of players and the
round. The weights are learnt from games (benchmarks/learn_cafe.py) and lie in strength.toml: the seats' chances to win
are to each other as the exponentials of their strengths."""

import math
import tomllib
from importlib import resources
from typing import Any, Final

from bestiary.core.seats import Seat
from bestiary.games.monster_cafe.components import (
    ANYTHING,
    FEWEST_PLAYERS,
    KINDS,
    MEALS,
    MOST_PLAYERS,
    REGULAR,
    ROUNDS,
    SIDES,
    VALUE,
)
from bestiary.games.monster_cafe.phases import OVER, TURN
from bestiary.games.monster_cafe.scoring import score
from bestiary.games.monster_cafe.table import GONE, Table

# What is counted, in the order of the weights.
SCORE: Final = 0
HOPE: Final = 1  # for each unfed monster, the plates in the stack that would feed it
DOUBLE: Final = 2  # for each monster that is fed once, the plates in the stack that would feed it again
ALONE: Final = 3  # what the best table brings who is alone in the round
NOW: Final = 4  # and whose turn it is
LATER: Final = 5  # and who has to wait, if each better table may be taken away
OWN_ROOM: Final = 6  # the free seats at one table, for who is alone
ROOM: Final = 7  # and while others draw too
WAITS: Final = 8  # has not cleared a table this round
FRESH: Final = 9  # what a card from the pile would bring, if it came to our plates
WILD: Final = 10  # Anything Eaters who have no doubled meal yet
COUNTED: Final = ("score", "hope", "double", "alone", "now", "later", "own_room", "room", "waits", "fresh", "wild")

KEEP: Final = 0.8  # how likely the best table is still there when a player is next in turn
MAY_FEED: Final = 0.3  # how likely a plate of the stack comes to an unfed monster of a table
BEATEN: Final = 8.0  # who is out of the last round and has less than another who is: there is no way back


def _read() -> list[list[list[float]]]:
    """By number of seats, round and what is counted."""
    text = resources.files("bestiary.games.monster_cafe").joinpath("strength.toml").read_text(encoding="utf-8")
    data: dict[str, Any] = tomllib.loads(text)
    found: list[list[list[float]]] = [[] for _ in range(MOST_PLAYERS + 1)]
    for seats in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        rounds = data["players"][str(seats)]
        if len(rounds) != ROUNDS or any(set(named) != set(COUNTED) for named in rounds):
            raise ValueError("strength.toml: every round has a weight for everything that is counted")
        found[seats] = [[float(named[name]) for name in COUNTED] for named in rounds]
    return found


WEIGHTS: Final[list[list[list[float]]]] = _read()


def weights(table: Table) -> list[float]:
    """What everything that is counted is worth in this round."""
    return WEIGHTS[table.seats][max(table.round, 1) - 1]


def strengths(table: Table) -> list[float]:
    """Of all seats, whatever the game waits for."""
    worth = weights(table)
    found: list[float] = []
    for seat in range(table.seats):
        counts = counted(table, seat)
        strength = -BEATEN if beaten(table, seat) else 0.0
        for number in range(len(worth)):
            strength += worth[number] * counts[number]
        found.append(strength)
    return found


def together(found: list[float], seat: Seat) -> float:
    """The strengths of all the others as one: its difference to a seat's is the logarithm of the odds that it wins.

    >>> together([1.0, 3.0], 0)
    3.0
    """
    best = -1e9
    for other in range(len(found)):
        if other != seat:
            best = max(best, found[other])
    total = 0.0
    for other in range(len(found)):
        if other != seat:
            total += math.exp(found[other] - best)
    return best + math.log(total)


def counted(table: Table, seat: Seat) -> list[float]:
    """What is counted of a seat."""
    counts = [0.0] * len(COUNTED)
    counts[SCORE] = float(score(table.monsters, table.plates, seat))
    own, row, pile = seat * KINDS, seat * MEALS, max(table.pile_size, 1)
    hope = double = fresh = most = 0
    for kind in range(REGULAR):
        plates = table.plates[row + kind]
        most = max(most, plates)
        fresh += table.pile[kind] * VALUE[plates]
        if plates == 0:
            hope += table.monsters[own + kind] * table.stack[kind]
        elif plates == 1:
            double += table.monsters[own + kind] * table.stack[kind]
    counts[HOPE], counts[DOUBLE], counts[FRESH] = float(hope), float(double), fresh / pile
    if most < len(VALUE) - 1:
        counts[WILD] = float(table.monsters[own + ANYTHING])
    if table.in_round(seat) and table.phase != OVER:
        _count_tables(table, seat, max(most, 1), counts)
    return counts


def _count_tables(table: Table, seat: Seat, most: int, counts: list[float]) -> None:
    """What the tables of the centre promise to a seat that has not cleared one."""
    counts[WAITS] = 1.0
    gains: list[float] = []
    room = 0
    for place in range(table.tables):
        if table.meals[place] != GONE:
            gains.append(_gain(table, seat, place, most))
            room = max(room, SIDES - table.guests[place])
    if not gains:
        return
    gains.sort()
    if table.active == 1 << seat:
        counts[ALONE], counts[OWN_ROOM] = gains[-1], float(room)
        return
    counts[ROOM] = float(room)
    if table.turn == seat and table.phase == TURN:
        counts[NOW] = gains[-1]
        return
    expected = gains[0]  # the worst table, if all better ones are taken
    for gain in gains:
        expected = KEEP * gain + (1.0 - KEEP) * expected
    counts[LATER] = expected


def _gain(table: Table, seat: Seat, place: int, most: int) -> float:
    """What a table adds to the score of a seat whose best meal has so many plates, and what its unfed guests may."""
    monsters, plates, own, row = table.monsters, table.plates, seat * KINDS, seat * MEALS
    meal = table.meals[place]
    owned = plates[row + meal]
    best = max(most, owned + 1)
    gain = float(monsters[own + meal] * (VALUE[owned + 1] - VALUE[owned]))
    gain += monsters[own + ANYTHING] * (VALUE[best] - VALUE[most])
    for side in range(place * SIDES, place * SIDES + table.guests[place]):
        kind = table.seated[side]
        if kind == ANYTHING:
            gain += VALUE[best]
        elif kind == meal:
            gain += VALUE[owned + 1]
        elif plates[row + kind]:
            gain += VALUE[plates[row + kind]]
        else:
            gain += VALUE[0] + MAY_FEED * table.stack[kind] * (VALUE[1] - VALUE[0])
    return gain


def beaten(table: Table, seat: Seat) -> bool:
    """Whether a seat cannot win any more: it has its last table, and somebody else who has theirs has more."""
    if table.round < ROUNDS or (table.phase != OVER and table.in_round(seat)):
        return False
    points = score(table.monsters, table.plates, seat)
    for other in range(table.seats):
        has_theirs = table.phase == OVER or not table.in_round(other)
        if has_theirs and score(table.monsters, table.plates, other) > points:
            return True
    return False
