"""What lies on the table in Wombat Rescue, and what can be smelled there."""

from collections import Counter
from typing import Any

from tests.referees.referee import Narrator
from tests.referees.wombat_map import DATA, Hex, Layout, Map

VALUE = {"green": 1, "orange": 2, "black": 3}
DISKS = {"green": 30, "orange": 20, "black": 10}
ACTION_TILES = ("hold_it_in", "scamper", "run_home", "high_fiber", "dingo_protection")
CARDS = {"_".join(card["options"]) + ("_food" if card["food"] else ""): card["copies"] for card in DATA["wander_card"]}
Disks = Counter[str]


class Over(Exception):
    """The game has ended, in the middle of whatever happened."""


class Wombat:
    """A player: mama, babies, board."""

    def __init__(self) -> None:
        self.mama: Hex = (0, 0)
        self.pouch: int | None = None
        self.rescued: set[int] = set()
        self.mouth: Disks = Counter()
        self.left: list[Disks] = []
        self.middle: list[Disks] = [Counter(["black"])]
        self.right: list[Disks] = []
        self.unused = [*ACTION_TILES]
        self.protected = False
        self.cubes: Counter[Hex] = Counter()


class WombatBoard(Narrator):
    """Everything that lies on the table."""

    def __init__(self, seats: int, options: dict[str, Any], document: dict[str, Any] | None = None) -> None:
        self.seats, self.options = seats, options
        self.layout = Layout(options, seats)
        self.tiles = {
            slot: tile for slot, tile in self.layout.named.items() if slot not in self.layout.regular() or document
        }
        self.map: Map | None = None
        self.wombats = [Wombat() for _ in range(seats)]
        self.food: dict[Hex, str] = {}
        self.bag = Counter(DISKS)
        self.deck, self.discard = Counter(CARDS), Counter[str]()
        self.aside: list[str] = []
        self.open: list[str] = []
        self.dingoes: list[Hex | None] = [None] * (2 if options["second_dingo"] else 1)
        self.controller: int | None = None
        self.start = self.turn = 0
        self.turns = self.moves = 0
        self.revealed = self.holding = self.awake = self.done = False
        self.reserve: int | None = None
        self.winner: int | None = None
        self.lost = False
        self.happened: Counter[str] = Counter()  # what a test may ask for

    def _lay_the_map(self) -> None:
        self.tiles = {slot: self.tiles[slot] for slot in self.layout.named}
        self.map = Map(self.layout, self.tiles, self.options["boulders"])

    # Smell areas.

    def _smells(self, seat: int, space: Hex) -> bool:
        assert self.map
        cubes = self.wombats[seat].cubes
        return any(self.map.far(cube, space) <= 1 + many for cube, many in cubes.items() if many)

    def _free_babies(self, space: Hex) -> list[tuple[int, int]]:
        """Whose babies stand on a space, and which of them."""
        assert self.map
        return [
            (seat, baby)
            for baby, where in enumerate(self.map.babies)
            if where == space
            for seat, wombat in enumerate(self.wombats)
            if baby != wombat.pouch and baby not in wombat.rescued
        ]

    def _smells_something(self, seat: int, space: Hex) -> bool:
        """Food, or a baby of her own."""
        return space in self.food or any(owner == seat for owner, _ in self._free_babies(space))

    # What lies where.

    def sees(self) -> dict[str, Any]:
        if self.map is None:
            return {"tiles": self.tiles}
        return {
            "start": self.start,
            "turn": self.turn,
            "turns": self.turns,
            "tiles": self.tiles,
            "food": {name(space): colour for space, colour in self.food.items()},
            "cubes": [{name(space): many for space, many in wombat.cubes.items()} for wombat in self.wombats],
            "wombats": [self._board(wombat) for wombat in self.wombats],
            "reserve": self.reserve,
            "bag": self.bag,
            "deck": self.deck,
            "discard": self.discard,
            "aside": self.aside,
            "open": self.open,
            "dingoes": [name(space) if space else None for space in self.dingoes],
            "controller": self.controller,
            "awake": self.awake,
        }

    def _board(self, wombat: Wombat) -> dict[str, Any]:
        return {
            "mama": name(wombat.mama),
            "pouch": wombat.pouch + 1 if wombat.pouch is not None else None,
            "home": [baby + 1 for baby in sorted(wombat.rescued)],
            "mouth": wombat.mouth,
            "left": wombat.left[0] if wombat.left else {},
            "middle": wombat.middle[0] if wombat.middle else {},
            "right": wombat.right,
            "unused": wombat.unused,
            "protected": wombat.protected,
        }

    def _lay_out(self, document: dict[str, Any]) -> None:
        """A whole position in a movement phase."""
        assert document["phase"] == "movement"
        self.tiles = document["tiles"]
        self._lay_the_map()
        self.start, self.turn, self.turns = document["start"], document["turn"], document["turns"]
        self.food = {space_of(text): colour for text, colour in document["food"].items()}
        self.reserve, self.controller = document["reserve"], document["controller"]
        self.bag, self.deck, self.discard = (Counter(document[pile]) for pile in ("bag", "deck", "discard"))
        self.aside, self.open = [*document["aside"]], [*document["open"]]
        self.moves, self.revealed, self.holding = document["moves"], document["revealed"], document["holding"]
        self.dingoes = [space_of(text) if text else None for text in document["dingoes"]]
        self.awake = document["awake"]
        for wombat, board, cubes in zip(self.wombats, document["wombats"], document["cubes"], strict=True):
            wombat.mama = space_of(board["mama"])
            wombat.pouch = board["pouch"] - 1 if board["pouch"] else None
            wombat.rescued = {baby - 1 for baby in board["home"]}
            wombat.mouth = Counter(board["mouth"])
            wombat.left = [Counter(board["left"])] if board["left"] else []
            wombat.middle = [Counter(board["middle"])] if board["middle"] else []
            wombat.right = [Counter(part) for part in board["right"]]
            wombat.unused, wombat.protected = [*board["unused"]], board["protected"]
            wombat.cubes = Counter({space_of(text): many for text, many in cubes.items()})


def name(space: Hex) -> str:
    return f"{space[0]},{space[1]}"


def space_of(text: str) -> Hex:
    q, r = text.split(",")
    return int(q), int(r)
