"""Monster Baby Rescue, from its rulebook. What the tiles show comes from components.toml, or from another printing."""

import tomllib
from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib import resources
from random import Random
from typing import Any

from tests.referees.referee import CHANCE, Referee

PARTS = ("head", "torso", "legs")
GEMS = ("red", "green")
MONSTERS = ("basilisk", "cerberus", "orc", "manticore", "dragon")
LEFT_OUT = {2: ("3+", "4+", "5"), 3: ("4+", "5"), 4: ("5",), 5: ()}
SIDES = {"goals": 10, "finals": 4}
Tile = dict[str, Any]


class RescueReferee(Referee):
    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        data = printed(options.get("printing", ""))
        self.seats = seats
        self.tiles: dict[str, Tile] = {tile["id"]: tile for tile in data["care_tile"]}
        self.costs: list[int] = data["setup"]["row_costs"]
        self.goal_tiles: list[Any] = data["goal_tile"]
        self.final_tiles: list[Any] = data["final_tile"]
        self.monsters = list(options.get("monsters") or [])
        self.goal_sides, self.final_sides = options.get("goals") or "", options.get("finals") or ""
        self.deck = [name for name, tile in self.tiles.items() if tile["players"] not in LEFT_OUT[seats]]
        self.row: list[str | None] = []
        self.track: list[int] = []  # figures from the rear to the front; the marker stands behind the first
        self.position = [0] * seats
        self.homes = [Home() for _ in range(seats)]
        self.goal_owner: dict[int, int] = {}
        self.turn = 0
        self.taken: str | None = None  # a tile whose owner still has to choose
        self.to_fill = False
        self.final: list[int] | None = None  # who still has a final turn, in order

    @classmethod
    def of(cls, document: dict[str, Any]) -> "RescueReferee":
        """From a whole position with a tile to take."""
        assert document["phase"] == "take"
        referee = cls(document["seats"], document["options"])
        referee.monsters, referee.row, referee.deck = document["monsters"], [*document["row"]], [*document["deck"]]
        referee.goal_sides, referee.final_sides = document["goals"], document["finals"]
        referee.track = [figure["seat"] for figure in document["track"]]
        for figure in document["track"]:
            referee.position[figure["seat"]] = figure["position"]
        for seat, home in enumerate(document["homes"]):
            mine = Home(home["tiles"], home["levels"], {colour: home[colour] for colour in GEMS})
            referee.homes[seat] = mine
            referee.goal_owner |= dict.fromkeys(home["goals"], seat)
        referee.turn = document["turn"]
        referee.final = [*document["waiting"]] if document["final"] else None
        return referee

    # What is asked.

    def _asked(self) -> str:
        if len(self.track) < self.seats and self.final is None:
            return "start"
        if len(self.monsters) < self.seats:
            return "monster"
        if len(self.goal_sides) < len(self.goal_tiles):
            return "goal"
        if len(self.final_sides) < len(self.final_tiles):
            return "final"
        if len(self.row) < 6 or self.to_fill:
            return "deal"
        if self.final == []:
            return "nothing"
        return "take" if self.taken is None else "choose"

    def waits_for(self) -> list[int]:
        asked = self._asked()
        if asked == "nothing":
            return []
        return [self.turn] if asked in ("take", "choose") else [CHANCE]

    def allows(self, seat: int) -> set[str]:
        if self.waits_for() != [seat]:
            return set()
        if self.taken:
            kind = self.tiles[self.taken]["kind"]
            if kind == "improvement":
                return {f"choose_part part={part}" for part in self._improvable()}
            return {f"choose_gem colour={colour}" for colour in self._in_supply()}
        return {f"take place={place + 1}" for place, tile in enumerate(self.row) if tile and self._reachable(place)}

    def _reachable(self, place: int) -> bool:
        """No figure can cross the marker, which stands behind the next last figure (MR-022)."""
        if self.final is not None:
            return True
        return self.position[self.turn] + self.costs[place] < self.position[self.track[1]] + 6

    def _improvable(self) -> list[str]:
        return [part for part in PARTS if self.homes[self.turn].levels[part] < 4]

    def _in_supply(self) -> list[str]:
        return [colour for colour in GEMS if self._supply(colour)]

    def _supply(self, colour: str) -> int:
        return 6 - sum(home.gems[colour] for home in self.homes)

    def chances(self) -> dict[str, int]:
        asked = self._asked()
        if asked == "start":
            return {f"start seat={seat}": 1 for seat in range(self.seats) if seat not in self.track}
        if asked == "monster":
            return {f"monster kind={kind}": 1 for kind in MONSTERS if kind not in self.monsters}
        if asked in ("goal", "final"):
            number = len(self.goal_sides if asked == "goal" else self.final_sides)
            return {f"{asked} tile={number} face={face}": 1 for face in "AB"}
        return {f"deal tile={tile}": 1 for tile in self.deck}

    # What happens.

    def hears(self, who: int, verb: str, /, **given: str) -> None:
        if verb == "start":
            self.track.append(int(given["seat"]))
            self.turn = self.track[0]
        elif verb == "monster":
            self.monsters.append(given["kind"])
        elif verb == "goal":
            self.goal_sides += given["face"]
        elif verb == "final":
            self.final_sides += given["face"]
        elif verb == "deal":
            self._deal(given["tile"])
        elif verb == "take":
            self._take(int(given["place"]) - 1)
        else:
            self._resolve(given.get("part") or given["colour"])

    def _deal(self, tile: str) -> None:
        self.deck.remove(tile)
        self.row.append(tile)
        if not self.to_fill:
            if len(self.row) == 6:  # no hearts are cheapest; a heart linked to a diamond counts as none
                self.row.sort(key=lambda dealt: self.tiles[str(dealt)]["hearts"])
            return
        self.to_fill = False
        if not self.deck:
            self.final = [*self.track]
        self.turn = self.track[0]

    def _take(self, place: int) -> None:
        name = self.row[place]
        assert name
        self.homes[self.turn].tiles.append(name)
        self.row[place] = None
        if self.final is None:
            self._move(self.costs[place])
        tile = self.tiles[name]
        if tile["kind"] == "improvement":
            parts = self._improvable() if tile["part"] == "any" else [tile["part"]]
        elif tile["kind"] == "diamond":
            parts = self._in_supply() if tile["colour"] == "choice" else [tile["colour"]]
        else:
            parts = []
        self.taken = name
        if len(parts) < 2:
            self._resolve(*parts)

    def _move(self, cost: int) -> None:
        """Behind whoever is farther, in front of who is already there."""
        mover = self.track.pop(0)
        self.position[mover] += cost
        behind = [seat for seat in self.track if self.position[seat] <= self.position[mover]]
        self.track.insert(len(behind), mover)

    def _resolve(self, what: str = "") -> None:
        assert self.taken
        tile, home = self.tiles[self.taken], self.homes[self.turn]
        self.taken = None
        if what in PARTS:
            home.levels[what] = min(4, home.levels[what] + 1)
        elif what:
            home.gems[what] += min(tile["gems"], self._supply(what))
        for number in range(len(self.goal_tiles)):
            if number not in self.goal_owner and self.fulfils(number, home):
                self.goal_owner[number] = self.turn
        if self.final is None:
            self.row.remove(None)  # the dearer tiles slide down
            self.to_fill = True
        else:
            self.final.remove(self.turn)  # a document keeps the figure on the track, and says who still waits
            self.turn = self.final[0] if self.final else self.turn

    def fulfils(self, number: int, home: "Home") -> bool:
        """Whether a player has what a goal asks for."""
        return all(self._count(home, name) >= least for name, least in self._goal(number)["needs"].items())

    # What lies where.

    def _goal(self, number: int) -> Any:
        return self.goal_tiles[number]["face"]["AB".index(self.goal_sides[number])]

    def _mine(self, home: "Home", kind: str) -> list[Tile]:
        return [self.tiles[name] for name in home.tiles if self.tiles[name]["kind"] == kind]

    def _count(self, home: "Home", what: str) -> int:
        beds, playgrounds = self._mine(home, "bed"), self._mine(home, "playground")
        visits, levels = self._mine(home, "witch_doctor"), [home.levels[part] for part in PARTS]
        everything = bool(beds and playgrounds and visits and sum(home.gems.values()))
        counts: dict[str, int] = {
            "visits": len(visits),
            **home.gems,
            "diamonds": sum(home.gems.values()),
            "same_colour_diamonds": max(home.gems.values()),
            **home.levels,
            **{f"{part}_level": level for part, level in home.levels.items()},
            "all_parts": min(levels),
            "parts_at_3": sum(level >= 3 for level in levels),
            "bed_symbols": sum(tile["symbols"] for tile in beds),
            "rungs": sum(tile["rungs"] for tile in playgrounds),
            "lines": min(len(playgrounds), len(beds) // 2),
            "variety": int(everything),
        }
        return counts[what]

    def sees(self) -> dict[str, Any]:
        seen: dict[str, Any] = {
            "deck": sorted(self.deck, key=[*self.tiles].index),
            "homes": [
                {
                    "tiles": sorted(home.tiles, key=[*self.tiles].index),
                    "levels": home.levels,
                    **home.gems,
                    "goals": sorted(goal for goal, owner in self.goal_owner.items() if owner == seat),
                }
                for seat, home in enumerate(self.homes)
            ],
            "choosing": self.taken,
        }
        if self._asked() in ("take", "choose", "nothing"):
            seen |= {
                "goals": self.goal_sides,
                "finals": self.final_sides,
                "monsters": self.monsters,
                "track": [{"seat": seat, "position": self.position[seat]} for seat in self.track],
                "final": self.final is not None,
            }
        if self._asked() in ("take", "choose"):
            seen |= {"row": self.row, "waiting": self.final or []}
        return seen

    # What it is worth.

    def totals(self) -> list[int]:
        totals = [self._care(seat) for seat in range(self.seats)]
        for number, tile in enumerate(self.final_tiles):
            face = tile["face"]["AB".index(self.final_sides[number])]
            totals = [total + points for total, points in zip(totals, self._final(face), strict=True)]
        return totals

    def _care(self, seat: int) -> int:
        """The steps 1 to 5 of the scoring."""
        home = self.homes[seat]
        mine = [self.tiles[name] for name in home.tiles]
        linked = Counter(tile["heart_needs_diamond"] for tile in mine)
        goals = [goal for goal, owner in self.goal_owner.items() if owner == seat]
        total: int = (
            sum(tile["hearts"] for tile in mine)
            + sum(min(linked[colour], home.gems[colour]) for colour in GEMS)
            + sum(self._goal(goal)["points"] for goal in goals)
            + sum(self._count(home, tile["counts"]) // tile["divisor"] for tile in mine if tile["kind"] == "want")
            + 3 * self._count(home, "lines")
            + self._count(home, "visits") * len(goals)
        )
        return total

    def _final(self, face: Any) -> list[int]:
        if face["rule"] == "majority":
            return shared([self._count(home, face["counts"]) for home in self.homes], face["prizes"])
        return [self._alone(home, face) for home in self.homes]

    def _alone(self, home: "Home", face: Any) -> int:
        levels = [*home.levels.values()]
        if face["rule"] == "lowest_level":
            worst = levels.count(1)
            return int(face["per_level1_part"] * worst if worst else face["points_by_lowest"][min(levels)])
        if face["rule"] == "per_part":
            return sum(face["points_by_level"][level] for level in levels)
        if face["rule"] == "diamond_pairs":
            return int(face["per_pair"] * min(home.gems.values()) if any(home.gems.values()) else face["none"])
        table = face["table"]
        return int(table[min(self._count(home, face["counts"]), len(table) - 1)])


class Home:
    """A monster and what lies in front of its player."""

    def __init__(
        self, tiles: Sequence[str] = (), levels: dict[str, int] | None = None, gems: dict[str, int] | None = None
    ) -> None:
        self.tiles = [*tiles]
        self.levels = dict(levels or dict.fromkeys(PARTS, 1))
        self.gems = {colour: gems[colour] if gems else 0 for colour in GEMS}


def shared(counts: Sequence[int], prizes: Sequence[int]) -> list[int]:
    """Ties add the prizes of the places they take and divide them evenly; who has none gets none.

    >>> shared([4, 3, 3, 1], [5, 3, 2])
    [5, 2, 2, 0]
    """
    points = []
    for mine in counts:
        better, tied = sum(count > mine for count in counts), counts.count(mine)
        points.append(sum(prizes[better : better + tied]) // tied if mine else 0)
    return points


@cache
def printed(printing: str) -> dict[str, Any]:
    """What the tiles show."""
    ours = resources.files("bestiary.games.monster_baby_rescue").joinpath("components.toml")
    return tomllib.loads(printing or ours.read_text(encoding="utf-8"))


def well_cared_for(luck: Random, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """A late position in which hardly a diamond is left, and most parts are as good as they get."""
    care = printed(options.get("printing", ""))["care_tile"]
    tiles = [tile["id"] for tile in care if tile["players"] not in LEFT_OUT[seats]]
    luck.shuffle(tiles)
    row, deck, given = tiles[:6], tiles[6 : 7 + luck.randrange(9)], tiles[15:]
    supply = {"red": 6, "green": 6}
    homes: list[dict[str, Any]] = []
    for seat in range(seats):
        gems = {colour: luck.randint(0, min(left, 4)) for colour, left in supply.items()}
        supply = {colour: left - gems[colour] for colour, left in supply.items()}
        levels = {part: luck.choice([1, 2, 3, 4, 4, 4]) for part in PARTS}
        homes.append({"tiles": given[seat::seats], "levels": levels, **gems})
    goals, finals = (options.get(sort) or "".join(luck.choices("AB", k=count)) for sort, count in SIDES.items())
    counting = RescueReferee(seats, {**options, "goals": goals})
    for number in range(len(goals)):  # whoever fulfils a goal, somebody has been the first
        able = [home for home in homes if counting.fulfils(number, Home(home["tiles"], home["levels"], home))]
        for home in luck.sample(able, min(1, len(able))):
            home["goals"] = [*home.get("goals", []), number]
    order = luck.sample(range(seats), seats)
    positions = sorted(luck.randrange(4) for _ in range(seats))
    return {
        "game": "monster_baby_rescue",
        "seats": seats,
        "options": options,
        "row": row,
        "deck": deck,
        "homes": homes,
        "goals": goals,
        "finals": finals,
        "track": [{"seat": seat, "position": 30 + place} for seat, place in zip(order, positions, strict=True)],
    }
