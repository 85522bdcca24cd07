"""What a zone is worth to its owner beyond its points, and what one more tile is: with the medals in reach, and the
penalty."""

from __future__ import annotations

from typing import Final

from bestiary.core.seats import Seat
from bestiary.games.big_monster.components import (
    ALONE_NEEDS,
    COLOURS,
    CRYSTAL_POINTS,
    FAMILY,
    GOAL_IDS,
    GOAL_POINTS,
    GRASS,
    GRASS_EACH,
    GRASS_KIND,
    GRASS_PER,
    NONE,
    PENALTY_POINTS,
    SWAMP,
    TEAM_NEEDS,
)
from bestiary.games.big_monster.counters import CRYSTALS, GRASSES
from bestiary.games.big_monster.goals import against_penalty, measure, team_measure
from bestiary.games.big_monster.medals import held, monsters_against_penalty
from bestiary.games.big_monster.phases import OVER
from bestiary.games.big_monster.progress import progress
from bestiary.games.big_monster.prospects import HOPES, best_effects, outlook, placing_gain
from bestiary.games.big_monster.scoring import PARTS, anywhere, grass_tiles, medal_points, points, zone_parts
from bestiary.games.big_monster.table import Table
from bestiary.games.big_monster.weights import WEIGHTS
from bestiary.games.big_monster.zone import Zone

CRYSTALS_PART: Final = PARTS.index("Crystals")  # taken apart by colour
NOBODY: Final = 1000  # more monsters than there are
# How many more of it a zone may expect in a whole game, by what grassland tiles count.
_TO_COME: Final[list[float]] = [0.0, 4.0, 4.0, 1.0, 1.5, 2.0, 2.0, 1.2, 4.0, 2.0, 2.0, 4.0, 2.0]


def left(table: Table) -> float:
    """How much of the game is still to come, after this turn."""
    return 0.0 if table.phase == OVER else max(0.0, 0.95 - progress(table))


class Contest:
    """How a seat stands in the contest for medals and against the penalty; the others are looked up once."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.explorer = table.zones[seat].explorer
        self.left = left(table)
        self.goals: list[int] = []  # whose individual medal is open
        self.rivals: list[int] = []  # how far the best of the others is
        self.team_goals: list[int] = []
        self.partner: Zone | None = None
        self.with_partner = 0  # what the partner has against the penalty
        self.least = NOBODY  # what the others have against it
        self.now = 0.0  # the value of the zone as it is
        if table.phase == OVER:
            return
        partner = table.partner[seat]
        for goal in table.goals:
            if not table.alone_won[goal]:
                rival = 0
                for other in range(table.seats):
                    if other != seat:
                        zone = table.zones[other]
                        rival = max(rival, measure(zone.counts, zone.explorer, goal))
                self.goals.append(goal)
                self.rivals.append(rival)
            if partner != NONE and not table.team_won[goal]:
                self.team_goals.append(goal)
        if partner != NONE:
            self.partner = table.zones[partner]
            self.with_partner = monsters_against_penalty(table, partner)
        self._find_least(table, seat, partner)
        self.now = self.value(table.zones[seat].counts)

    def _find_least(self, table: Table, seat: Seat, partner: int) -> None:
        """BM-080, BM-081: of the others, or of the other teams."""
        for other in range(table.seats):
            if other not in (seat, partner):
                theirs = monsters_against_penalty(table, other)
                if partner != NONE:
                    theirs += monsters_against_penalty(table, table.partner[other])
                self.least = min(self.least, theirs)

    def is_on(self) -> bool:
        """Whether the game is not over."""
        return self.least != NOBODY

    def value(self, counts: list[int]) -> float:
        """Medals in reach, and the penalty, of a zone that has so much of everything."""
        total = PENALTY_POINTS * self.penalised(counts) if self.is_on() else 0.0
        for number in range(len(self.goals)):
            total += self.medal(number, counts)
        for goal in self.team_goals:
            total += self.team_medal(goal, counts)
        return total

    def medal(self, number: int, counts: list[int]) -> float:
        """The way to an individual medal that is open."""
        goal = self.goals[number]
        have = measure(counts, self.explorer, goal)
        share = WEIGHTS.medal if have >= self.rivals[number] else WEIGHTS.shy
        return share * GOAL_POINTS[goal] * _on_the_way(have, ALONE_NEEDS[goal])

    def team_medal(self, goal: int, counts: list[int]) -> float:
        """The way to a medal of the team."""
        partner = self.partner
        assert partner is not None
        together = team_measure(counts, self.explorer, partner.counts, partner.explorer, goal)
        return WEIGHTS.medal * GOAL_POINTS[goal] * _on_the_way(together, TEAM_NEEDS[goal])

    def penalised(self, counts: list[int]) -> float:
        """How likely the penalty is."""
        more = against_penalty(counts, self.explorer) + self.with_partner - self.least
        number = min(max(more, -1), 2) + 1
        return WEIGHTS.late[number] + self.left * (WEIGHTS.early[number] - WEIGHTS.late[number])


def _on_the_way(have: int, needs: int) -> float:
    near = min(1.0, have / needs)
    return near * (WEIGHTS.straight + (1.0 - WEIGHTS.straight) * near)


def swamp_hope(zone: Zone) -> float:
    """What the swamp tiles will count that are still to come, if there is time enough."""
    return WEIGHTS.swamp * zone.counts[SWAMP]


def grass_hope(zone: Zone) -> float:
    """What the grassland tiles will count that is still to come."""
    total = 0.0
    if zone.counts[GRASSES]:
        for number in grass_tiles(zone.counts):
            total += _grass(number)
    return total


def _grass(number: int) -> float:
    return WEIGHTS.grass * GRASS_EACH[number] * _TO_COME[GRASS_PER[number]]


def standing(table: Table, seat: Seat, zone: Zone) -> float:
    """What a seat has and may hope for, when its zone looks like this."""
    medals, time = held(table, seat), left(table)
    total = float(points(zone, len(medals)) + medal_points(medals)) + Contest(table, seat).value(zone.counts)
    if time > 0.0:
        total += time * (outlook(zone).total + swamp_hope(zone) + grass_hope(zone))
    return total


def standing_terms(table: Table, seat: Seat, zone: Zone) -> dict[str, float]:
    """The same, taken apart."""
    medals, time, counts, contest = held(table, seat), left(table), zone.counts, Contest(table, seat)
    found: dict[str, float] = {"points/medals": float(medal_points(medals))}
    parts = zone_parts(zone, len(medals))
    for number in range(len(parts)):
        if number != CRYSTALS_PART:
            found[f"points/{PARTS[number].lower()}"] = float(parts[number])
    for colour in range(len(COLOURS)):
        found[f"points/{COLOURS[colour]}"] = float(CRYSTAL_POINTS[colour] * counts[CRYSTALS[colour]])
    if time > 0.0:
        hopes = outlook(zone).hopes
        for number in range(len(HOPES)):
            found[f"hope/{HOPES[number]}"] = time * hopes[number]
        found["hope/swamp"] = time * swamp_hope(zone)
        found["hope/grassland"] = time * grass_hope(zone)
    if contest.is_on():
        found["penalty"] = PENALTY_POINTS * contest.penalised(counts)
    for number in range(len(contest.goals)):
        found[f"medal/{GOAL_IDS[contest.goals[number]]}"] = contest.medal(number, counts)
    for goal in contest.team_goals:
        found[f"team/{GOAL_IDS[goal]}"] = contest.team_medal(goal, counts)
    return found


# One more tile.


def tile_value(table: Table, seat: Seat, kind: int, contest: Contest) -> float:
    """What a tile adds to a zone at its best place."""
    zone, time = table.zones[seat], left(table)
    total = placing_gain(zone, kind, time) + anywhere(zone, kind, len(held(table, seat)))
    if FAMILY[kind] == SWAMP:
        total += time * WEIGHTS.swamp
    elif FAMILY[kind] == GRASS:
        total += time * _grass(kind - GRASS_KIND)
    return total + contest.value(zone.counts_with(kind, best_effects(zone, kind, time))) - contest.now


def tile_values(table: Table, seat: Seat, kinds: list[int]) -> list[float]:
    """The same for some tiles, sorted by kind."""
    contest = Contest(table, seat)
    found: list[float] = []
    for number in range(len(kinds)):
        if number and kinds[number] == kinds[number - 1]:
            found.append(found[number - 1])
        else:
            found.append(tile_value(table, seat, kinds[number], contest))
    return found


def best_tile(table: Table, seat: Seat, kinds: list[int]) -> int:
    """The one that is worth most, of some that are sorted."""
    values = tile_values(table, seat, kinds)
    return kinds[values.index(max(values))]
