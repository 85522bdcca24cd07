"""Monster Café, from its rulebook. Where that is silent, from the rulings MC-D01 to MC-D13."""

from collections import Counter
from random import Random
from typing import Any

from tests.referees.referee import CHANCE, Referee

MEAL = {
    "eyeball": "spaghetti_and_eyeballs",
    "stinky_sock": "stinky_sock_stew",
    "sludge": "sludge_souffle",
    "roadkill": "roasted_roadkill",
    "brain": "boiled_brains",
    "toenail": "toenail_tartare",
    "dust_bunny": "deviled_dust_bunnies",
    "bellybutton_lint": "bblt",
}
WILD, SORBET = "anything", "lemon_sorbet"
TABLES = {2: 3, 3: 3, 4: 4}


class CafeReferee(Referee):
    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.first: int | None = options.get("first")
        self.removed = list(options.get("removed") or [])
        self.pile = Counter(dict.fromkeys([*MEAL, WILD, SORBET], 6))
        self.stack = Counter(dict.fromkeys(MEAL.values(), 2))
        self.monsters: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.plates: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.discard: Counter[str] = Counter()
        self.dummies: Counter[str] = Counter()
        self.centre: list[dict[str, Any] | None] = []
        self.out: set[int] = set()
        self.round = 1
        self.started = 0  # how many have their starting monster
        self.turn = self.first or 0
        self.hand: str | None = None  # the card just drawn
        self.drawing = False
        self.over = False
        for kind in self.removed:
            self._take_out(kind)

    @classmethod
    def of(cls, document: dict[str, Any]) -> "CafeReferee":
        """From a whole position in the middle of a round."""
        assert document["phase"] in ("turn", "seat", "sorbet")
        referee = cls(document["seats"], {})
        referee.first, referee.removed, referee.started = 0, document["removed"], document["started"]
        referee.pile, referee.stack = Counter(document["pile"]), Counter(document["stack"])
        referee.discard, referee.dummies = Counter(document["discard"]), Counter(document["discarded_tables"])
        referee.monsters = [Counter(collection["monsters"]) for collection in document["collections"]]
        referee.plates = [Counter(collection["tables"]) for collection in document["collections"]]
        referee.centre = [
            table and {"meal": table["meal"], "monsters": [*table["monsters"]]} for table in document["centre"]
        ]
        referee.out, referee.round, referee.turn = {*document["out"]}, document["round"], document["turn"]
        referee.hand = document["drawn"]
        return referee

    # What is asked.

    def _asked(self) -> str:
        if self.over:
            return "nothing"
        if self.first is None:
            return "first"
        if self.seats < 4 and len(self.removed) < 2:
            return "remove"
        if len(self.centre) < TABLES[self.seats]:
            return "deal"
        if self.started < self.seats:
            return "start"
        if self.drawing:
            return "draw"
        return "turn" if self.hand is None else "sorbet" if self.hand == SORBET else "seat"

    def waits_for(self) -> list[int]:
        asked = self._asked()
        if asked == "nothing":
            return []
        return [self.turn] if asked in ("turn", "seat", "sorbet") else [CHANCE]

    def allows(self, seat: int) -> set[str]:
        if self.waits_for() != [seat]:
            return set()
        if self.hand == SORBET:
            return {f"scare kind={kind}" for kind in self._kinds()}
        if self.hand:
            return {f"seat table={place}" for place in self._free()}
        moves = {f"clear table={place}" for place, table in enumerate(self.centre) if table and table["monsters"]}
        if self.pile.total() and self._free():
            moves.add("draw")
        # "All remaining players must clear a table": an empty one, when there is nothing else (MC-D08).
        return moves or {f"clear table={place}" for place, table in enumerate(self.centre) if table}

    def chances(self) -> dict[str, int]:
        asked = self._asked()
        if asked == "first":
            return {f"first seat={seat}": 1 for seat in range(self.seats)}
        if asked == "remove":
            return {f"remove kind={kind}": 1 for kind in MEAL if kind not in self.removed}
        if asked == "deal":
            return {f"deal meal={meal}": count for meal, count in self.stack.items()}
        # A starting sorbet is shuffled back, and another card drawn.
        return {f"draw kind={kind}": count for kind, count in self.pile.items() if asked == "draw" or kind != SORBET}

    # What happens.

    def hears(self, who: int, verb: str, /, **given: str) -> None:
        if who == CHANCE:
            self._happens(verb, **given)
        elif verb == "draw":
            self.drawing = True
        elif verb == "seat":
            self._sit_down(int(given["table"]))
        elif verb == "scare":
            self._scare(given["kind"])
        else:
            self._clear(int(given["table"]))

    def _happens(self, verb: str, kind: str = "", meal: str = "", seat: str = "") -> None:
        if verb == "first":
            self.first = self.turn = int(seat)
        elif verb == "remove":
            self.removed.append(kind)
            self._take_out(kind)
        elif verb == "deal":
            self.stack[meal] -= 1
            self.centre.append({"meal": meal, "monsters": []})
        elif self.drawing:
            self.drawing = False
            self._draw(kind)
        else:
            self.pile[kind] -= 1
            self.monsters[self.turn][kind] += 1
            self.started += 1
            self.turn = self._next()  # all the way round, back to the first player

    def _take_out(self, kind: str) -> None:
        del self.pile[kind], self.stack[MEAL[kind]]

    def _draw(self, kind: str) -> None:
        self.pile[kind] -= 1
        self.hand = kind
        if kind != SORBET and len(self._free()) == 1:  # no choice, no question (MC-D05)
            self._sit_down(self._free()[0])
        elif kind == SORBET and not self._kinds():
            self._scare(None)
        elif kind == SORBET and len(self._kinds()) == 1:
            self._scare(self._kinds()[0])

    def _sit_down(self, place: int) -> None:
        table = self.centre[place]
        assert table
        table["monsters"].append(self.hand)
        self._end_turn()

    def _scare(self, kind: str | None) -> None:
        """All of one type of monster go, and the sorbet with them."""
        self.discard[SORBET] += 1
        if kind:
            self.discard[kind] += self.monsters[self.turn].pop(kind)
        self._end_turn()

    def _end_turn(self) -> None:
        """The last player left goes on: `_next` comes back to the same seat."""
        self.hand = None
        self.turn = self._next()

    def _next(self) -> int:
        order = [(self.turn + step) % self.seats for step in range(1, self.seats + 1)]
        return next(seat for seat in order if seat not in self.out)

    def _clear(self, place: int) -> None:
        table = self.centre[place]
        assert table
        self.centre[place] = None
        self.plates[self.turn][table["meal"]] += 1
        self.monsters[self.turn].update(table["monsters"])
        self.out.add(self.turn)
        if len(self.out) < self.seats:
            self.turn = self._next()
            return
        for left in filter(None, self.centre):  # the dummy table of two players
            self.dummies[left["meal"]] += 1
            self.discard.update(left["monsters"])
        self.over = self.round == 4
        if self.over:
            self.centre = [None] * len(self.centre)
            return
        self.centre, self.out, self.round = [], set(), self.round + 1

    # What lies where.

    def _free(self) -> list[int]:
        return [place for place, table in enumerate(self.centre) if table and len(table["monsters"]) < 4]

    def _kinds(self) -> list[str]:
        return [kind for kind, count in self.monsters[self.turn].items() if count]

    def sees(self) -> dict[str, Any]:
        dealing = [None] * (TABLES[self.seats] - len(self.centre))
        return {
            "round": self.round,
            "drawn": self.hand,
            "removed": self.removed,
            "centre": self.centre + dealing,
            "out": sorted(self.out),
            "collections": [
                {"monsters": +monsters, "tables": +plates}
                for monsters, plates in zip(self.monsters, self.plates, strict=True)
            ],
            "pile": +self.pile,
            "stack": +self.stack,
            "discard": +self.discard,
            "discarded_tables": +self.dummies,
        }

    def totals(self) -> list[int]:
        return [self._score(seat) for seat in range(self.seats)]

    def _score(self, seat: int) -> int:
        """One point for each fed monster, two with two plates of its food, and one less for each that is unfed."""
        plates, worth = self.plates[seat], {0: -1, 1: 1, 2: 2}
        best = max(worth[count] for count in [0, *plates.values()])
        return sum(
            count * (best if kind == WILD else worth[plates[MEAL[kind]]]) for kind, count in self.monsters[seat].items()
        )


def crowded(luck: Random, seats: int) -> dict[str, Any]:
    """A late round with rich collections and next to no cards left: what random play hardly sees."""
    out = [*MEAL][: 2 if seats < 4 else 0]
    cards = [kind for kind in [*MEAL, WILD, SORBET] if kind not in out for _ in range(6)]
    meals = [meal for kind, meal in MEAL.items() if kind not in out for _ in range(2)]
    luck.shuffle(cards)
    luck.shuffle(meals)
    round_ = luck.randint(2, 4)
    monsters = [card for card in cards if card != SORBET]
    gone = sorted(luck.sample(range(seats), luck.randrange(seats)))
    centre: list[dict[str, Any] | None] = []
    for place in range(TABLES[seats]):
        guests = [monsters.pop() for _ in range(luck.choice([0, 0, 1, 3, 4]))]
        centre.append(None if place < len(gone) else {"meal": meals.pop(), "monsters": guests})
    collections = []
    for seat in range(seats):
        mine = Counter(monsters.pop() for _ in range(luck.randrange(9)) if monsters)
        owned = round_ - 1 + (seat in gone)
        collections.append({"monsters": mine, "tables": Counter(meals.pop() for _ in range(owned))})
    pile = Counter([*monsters, *[SORBET] * luck.randrange(3)][-luck.randrange(6) :] if luck.randrange(3) else [])
    return {
        "game": "monster_cafe",
        "seats": seats,
        "round": round_,
        "turn": luck.choice([seat for seat in range(seats) if seat not in gone]),
        "removed": out,
        "centre": centre,
        "out": gone,
        "collections": collections,
        "pile": pile,
        "stack": Counter(meals),
    }
