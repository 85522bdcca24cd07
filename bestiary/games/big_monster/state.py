"""The rules of Big Monster."""

from __future__ import annotations

from typing import Any, Final

from bestiary.core.dice import Dice
from bestiary.core.event import Value
from bestiary.core.refusal import Refusal
from bestiary.core.result import Pads, Result
from bestiary.core.seats import CHANCE, EVERYONE, Action, Seat, Viewer, all_but, only
from bestiary.core.state import State
from bestiary.core.tray import Tray
from bestiary.core.view import Choice
from bestiary.games.big_monster import legality
from bestiary.games.big_monster.actions import (
    CHOOSE_EXPLORER,
    CHOOSE_SERIES,
    DEAL,
    DISCARD,
    EXPLORER,
    FIRST_SEAT,
    HAND_OVER,
    INITIATIVE_SEAT,
    KEEP,
    KEEP_AND_HAND_OVER,
    MEDAL_SET,
    PICK_DISCARD,
    PLACE,
    RANK_SHIP,
    TAKE,
)
from bestiary.games.big_monster.components import (
    BLACK,
    DISCARD_PICK,
    DUEL_TURNS,
    EXPLORER_IDS,
    EXPLORERS,
    GOAL_IDS,
    GOAL_NAMES,
    GOAL_POINTS,
    GOALS,
    HAND,
    KIND_IDS,
    KINDS,
    MOST_SEATS,
    OWN_SHIP,
    PENALTY_POINTS,
    TURNS,
    deck,
)
from bestiary.games.big_monster.components import SERIES as SERIES_SIZE
from bestiary.games.big_monster.draft import (
    DRAFTS,
    NO_SHIP,
    ORDERED,
    ORDERS,
    SEALED,
    SEAT_ORDER,
    WAITING,
    first_allowed,
    order_of_turn,
    whole_ranking,
)
from bestiary.games.big_monster.ending import result
from bestiary.games.big_monster.imagining import imagine
from bestiary.games.big_monster.lattice import PLACES, column, row
from bestiary.games.big_monster.look import look
from bestiary.games.big_monster.medals import ALL_SETS, SETS, meets, monsters_against_penalty, team_meets
from bestiary.games.big_monster.options import BigMonsterOptions
from bestiary.games.big_monster.pads import pad
from bestiary.games.big_monster.phases import (
    ASSIGNING,
    CHOOSING,
    DEALING,
    DISCARDING,
    FIRST_PLAYER,
    INITIATIVE,
    KEEPING,
    MEDALS,
    OVER,
    PICKING,
    PLACING,
    PLACING_EXTRA,
    PLACING_FIRST,
    PLACING_SECOND,
    REVEALING,
    SERIES,
    TAKING,
    TAKING_SECOND,
)
from bestiary.games.big_monster.phases import (
    EXPLORERS as DEALING_EXPLORERS,
)
from bestiary.games.big_monster.position import write
from bestiary.games.big_monster.reasons import REFUSALS
from bestiary.games.big_monster.scoring import parts, points
from bestiary.games.big_monster.view import BigMonsterView
from bestiary.games.big_monster.words import forbidden, words
from bestiary.games.big_monster.zone import BLUE_SHIFT, PAIR_SHIFT, RED_SHIFT, STEP_SHIFT, Zone, landed

CHANCE_ALONE: Final = (CHANCE,)
NONE: Final = -1  # no tile, no explorer, no series


class BigMonsterState(State):
    """A position of Big Monster. A tile that has been kept stays in its stack, marked, until all are turned up."""

    __slots__ = (
        "alone_won",
        "chosen",
        "dealt",
        "deck",
        "discards",
        "discards_known",
        "draft",
        "first",
        "free",
        "fresh",
        "goals",
        "held",
        "initiative",
        "kept",
        "known",
        "offered",
        "options",
        "order",
        "partner",
        "penalty",
        "phase",
        "picked",
        "placing",
        "rankings",
        "round",
        "series",
        "ships",
        "stacks",
        "team_won",
        "trays",
        "turn",
        "waiting",
        "zones",
    )

    def __init__(self) -> None:
        super().__init__()
        self.options: BigMonsterOptions = NO_OPTIONS
        self.draft = ORDERED
        self.partner: list[int] = []  # by seat; NONE where everybody plays alone
        self.phase = OVER
        self.round = 0
        self.turn = 0
        self.dealt = 0  # seats, explorers or tiles so far, in a phase of chance; nobody is told before all are
        self.waiting = 0  # for whom, as bits
        self.order = SEAT_ORDER  # in which order they are asked
        self.goals: list[int] = []  # in play
        self.alone_won: list[int] = []  # by goal: who has its individual medal, as bits
        self.team_won: list[int] = []
        self.penalty = 0  # who has got one, as bits
        self.initiative: list[int] = []
        self.offered: list[int] = []  # two explorers for each seat
        self.chosen: list[int] = []  # the one it keeps
        self.zones: list[Zone] = []  # as everybody sees them
        self.fresh: list[Zone] = []  # with the tiles placed in this turn, each known to its owner alone
        self.deck: list[int] = []  # by kind: a bag
        self.stacks: list[list[int]] = []  # tiles, sorted; stack n was dealt to seat n
        self.known: list[int] = []  # by stack: who has held it, as bits
        self.held: list[int] = []  # by seat: the stack in its hand, or on its ship
        self.kept: list[int] = []  # by seat: the tile marked in that stack
        self.ships: list[int] = []  # by seat: where it has handed its stack this turn
        self.free: int = 0  # ships without a hand, as bits
        self.rankings: list[list[int]] = []  # by seat: what was submitted (BM-D03)
        self.trays = Tray()
        self.placing: list[int] = []  # by seat: the tile it places this turn
        self.discards: list[int] = []
        self.discards_known: list[int] = []  # by discard: who knows it, as bits
        self.first = 0  # the first player of this turn, of two
        self.series: list[list[int]] = []  # the open series
        self.picked = NONE  # the one that is played now

    def set_up(self, seats: int, options: BigMonsterOptions) -> None:
        """The box opened for this many players, nothing drawn yet."""
        self.seats = seats
        self.options = options
        self.draft = DRAFTS.index(options.draft)
        self.partner = _partners(seats, options)
        self.alone_won = [0] * GOALS
        self.team_won = [0] * GOALS
        self.offered = [NONE] * (2 * seats)
        self.chosen = [NONE] * seats
        self.zones = [self.landed(NONE) for _ in range(seats)]
        self.fresh = self.zones[:]
        self.deck = deck(seats)
        self.stacks = [[] for _ in range(seats)]
        self.known = [0] * seats
        self.held = list(range(seats))
        self.kept = [NONE] * seats
        self.ships = [NO_SHIP] * seats
        self.rankings = [[] for _ in range(seats)]
        self.trays = Tray(seats)
        self.placing = [NONE] * seats
        self.series = [[], []]
        self._set_up_next(MEDALS)

    def landed(self, explorer: int) -> Zone:
        """A zone with its explorer only."""
        return landed(explorer, self.options.ice_explorer == "family", self.options.grass_crystal == "any")

    # Who is asked, and what may be done.

    def pending(self) -> tuple[Seat, ...]:
        if self.phase < CHOOSING:
            return CHANCE_ALONE
        return WAITING[self.order][self.waiting]

    def legal(self, seat: Seat) -> list[Action]:
        return legality.legal(self, seat)

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        return REFUSALS[legality.bars(self, seat, action)]

    def default(self, seat: Seat) -> Action:
        return legality.default(self, seat)

    def tray(self, seat: Seat) -> list[int]:
        return self.trays.on(seat)

    def may_use_own_ship(self, seat: Seat) -> bool:
        """BM-033, BM-089."""
        return self.zones[seat].explorer == OWN_SHIP

    def hand(self, seat: Seat) -> list[int]:
        """The tiles in the hand of a seat, the kept one included."""
        return self.stacks[self.held[seat]]

    # Chance.

    def odds(self) -> int:
        phase = self.phase
        if phase >= DEALING:
            return sum(self.deck)
        if phase == MEDALS:
            return len(SETS[self.options.medal_groups])
        if phase == INITIATIVE:
            return self.seats - self.dealt
        if phase == FIRST_PLAYER:
            return 2
        return (EXPLORERS if self.seats > 2 else EXPLORERS - 2) - self.dealt

    def outcome(self, ticket: int) -> Action:
        phase = self.phase
        if phase >= DEALING:
            kind = 0
            while ticket >= self.deck[kind]:
                ticket -= self.deck[kind]
                kind += 1
            return DEAL + kind
        if phase == MEDALS:
            return MEDAL_SET + ALL_SETS.index(SETS[self.options.medal_groups][ticket])
        if phase == INITIATIVE:
            return INITIATIVE_SEAT + [seat for seat in range(self.seats) if seat not in self.initiative][ticket]
        if phase == FIRST_PLAYER:
            return FIRST_SEAT + ticket
        return EXPLORER + self.explorers_left()[ticket]

    def explorers_left(self) -> list[int]:
        """Those nobody has got; the two in black are only for three or more (BM-100)."""
        return [number for number in range(EXPLORERS) if number not in self.offered and self.plays(number)]

    def plays(self, explorer: int) -> bool:
        """Whether an explorer is in the game."""
        return self.seats > 2 or not BLACK[explorer]

    # What happens.

    def apply(self, seat: Seat, action: Action) -> None:
        phase = self.phase
        if phase == PLACING:
            self._place(seat, action - PLACE)
        elif phase == KEEPING:
            if action < HAND_OVER:
                self._keep(seat, action - KEEP)
            elif action < KEEP_AND_HAND_OVER:
                self._rank(seat, action - RANK_SHIP)
            else:
                number = action - KEEP_AND_HAND_OVER
                self._race(seat, number // MOST_SEATS, number % MOST_SEATS)
        elif phase == DEALING:
            self._deal(action - DEAL)
        elif phase == ASSIGNING:
            self._hand_over(seat, action - HAND_OVER, False)
            self._next_hand_over()
        elif phase < CHOOSING:
            self._set_up(action)
        elif phase == CHOOSING:
            self._choose_explorer(seat, action - CHOOSE_EXPLORER)
        elif phase == PICKING:
            self._pick_discard(seat, action - PICK_DISCARD)
        elif phase == SERIES:
            self._choose_series(seat, action - CHOOSE_SERIES)
        elif phase == TAKING:
            self._take_first(seat, action - TAKE)
        elif phase == DISCARDING:
            self._discard(seat, action - DISCARD)
        elif phase == TAKING_SECOND:
            self._take_second(seat, action - TAKE)
        else:
            self._place_openly(seat, action - PLACE)

    # Set-up.

    def _set_up(self, action: Action) -> None:
        phase = self.phase
        self.dealt += 1
        if phase == MEDALS:
            self._set_goals(ALL_SETS[action - MEDAL_SET])
            if self.told is not None:
                self.tell("goals", None, {"goals": _named_goals(self.goals)}, reveals=True)
            self._set_up_next(FIRST_PLAYER if self.seats == 2 else INITIATIVE)
        elif phase == INITIATIVE:
            self.initiative.append(action - INITIATIVE_SEAT)
            if self.dealt == self.seats - 1:
                self.initiative += [seat for seat in range(self.seats) if seat not in self.initiative]
                if self.told is not None:
                    seats: list[Value] = []
                    seats += self.initiative
                    self.tell("initiative", None, {"seats": seats}, reveals=True)
                self._set_up_next(DEALING_EXPLORERS)
        elif phase == FIRST_PLAYER:
            self.first = action - FIRST_SEAT
            if self.told is not None:
                self.tell("first", self.first, {}, reveals=True)
            self._set_up_next(DEALING_EXPLORERS)
        elif phase == DEALING_EXPLORERS:
            self._offer(action - EXPLORER)
        else:
            self._reveal_tile(action - DEAL)

    def _set_up_next(self, phase: int) -> None:
        """The next thing to be drawn; what the options name is not."""
        self.dealt = 0
        self.phase = phase
        if phase == MEDALS and self.options.goals is not None:
            self._set_goals(tuple([GOAL_IDS.index(goal) for goal in self.options.goals]))
            self._set_up_next(FIRST_PLAYER if self.seats == 2 else INITIATIVE)
        elif phase == FIRST_PLAYER and self.options.first is not None:
            self.first = self.options.first
            self._set_up_next(DEALING_EXPLORERS)

    def _set_goals(self, chosen: tuple[int, ...]) -> None:
        self.goals = sorted([0, 1, *chosen])  # BM-020: desert and rune always

    def _offer(self, explorer: int) -> None:
        """BM-017: two explorers for each seat, which nobody else sees."""
        self.offered[self.dealt - 1] = explorer
        if self.dealt < 2 * self.seats:
            return
        for seat in range(self.seats):
            pair = sorted(self.offered[2 * seat : 2 * seat + 2])
            self.offered[2 * seat : 2 * seat + 2] = pair
            if self.told is not None:
                names: list[Value] = [EXPLORER_IDS[pair[0]], EXPLORER_IDS[pair[1]]]
                self.tell("offered", seat, {"explorers": names}, only(seat), reveals=True)
        if self.told is not None:
            self.tell("explorers", None, {}, reveals=True, progress=True)
        self.phase = CHOOSING
        self.waiting = self.everybody()

    def _choose_explorer(self, seat: Seat, explorer: int) -> None:
        self.chosen[seat] = explorer
        self.waiting &= ~(1 << seat)
        if self.told is not None:
            self.tell("chose", seat, {"explorer": EXPLORER_IDS[explorer]}, only(seat))
            self.tell("chose", seat, {}, all_but(seat))
        if self.waiting:
            return
        self.zones = [self.landed(kept) for kept in self.chosen]
        self.fresh = self.zones[:]
        if self.told is not None:
            for owner in range(self.seats):
                self.tell("landed", owner, {"explorer": EXPLORER_IDS[self.chosen[owner]]}, reveals=True)
        if self.seats == 2:
            self._start_duel_turn(1)
        else:
            self._start_round(1)

    def everybody(self) -> int:
        """All seats, as bits."""
        return (1 << self.seats) - 1

    # A round of the draft.

    def _start_round(self, number: int) -> None:
        self.round = number
        self.turn = 0
        self.dealt = 0
        self.stacks = [[] for _ in range(self.seats)]
        self.known = [0] * self.seats
        self.held = list(range(self.seats))
        self.ships = [NO_SHIP] * self.seats
        self.phase = DEALING

    def _deal(self, kind: int) -> None:
        """BM-015: ten tiles for each ship; their owners look at them when all are dealt."""
        self.deck[kind] -= 1
        stack = self.stacks[self.dealt // HAND]
        stack.append(kind)
        self.dealt += 1
        if self.dealt % HAND == 0:
            stack.sort()
            if self.dealt == HAND * self.seats:
                self._start_turn(1)

    def _start_turn(self, number: int) -> None:
        """BM-027: everybody takes what lies on their ship."""
        self.turn = number
        self.phase = KEEPING
        self.waiting = self.everybody()
        self.order = order_of_turn(self.seats, self.initiative, self.round, number)
        self.ships = [NO_SHIP] * self.seats
        self.free = self.everybody()
        for seat in range(self.seats):
            self.known[self.held[seat]] |= 1 << seat
        if self.told is not None:
            self.tell("turn", None, {"round": self.round, "turn": number}, reveals=True, progress=True)
            for seat in range(self.seats):
                self.tell("hand", seat, {"tiles": named(self.hand(seat))}, only(seat), reveals=True)

    def _keep(self, seat: Seat, kind: int) -> None:
        if self.draft == SEALED and self.turn < TURNS:
            self.rankings[seat] = whole_ranking(seat, self.seats, self.trays.on(seat))
            self.trays.empty(seat)
        self._mark(seat, kind)
        if self.waiting:
            return
        if self.turn == TURNS:
            self._turn_up()
        elif self.draft == SEALED:
            self._resolve_rankings()
        else:
            self.phase = ASSIGNING
            self.waiting = 1 << ORDERS[self.order][0]

    def _mark(self, seat: Seat, kind: int) -> None:
        """BM-028: the tile is kept face down; that is final, so nobody goes back behind it."""
        self.kept[seat] = kind
        self.waiting &= ~(1 << seat)
        if self.told is not None:
            data: dict[str, Value] = {"kind": KIND_IDS[kind]}
            if self.rankings[seat]:
                ranking: list[Value] = []
                ranking += self.rankings[seat]
                data["ranking"] = ranking
            self.tell("kept", seat, data, only(seat), reveals=True)
            self.tell("kept", seat, {}, all_but(seat), reveals=True)

    def _rank(self, seat: Seat, ship: int) -> None:
        self.trays.put(seat, ship)
        if self.told is not None:
            self.tell("ranked", seat, {"ship": ship}, only(seat))

    def _race(self, seat: Seat, kind: int, ship: int) -> None:
        """BM-D04: tile and ship in one request."""
        self._mark(seat, kind)
        self._hand_over(seat, ship, self.waiting == 0)
        if not self.waiting:
            self._turn_up()

    def _hand_over(self, seat: Seat, ship: int, forced: bool) -> None:
        self.ships[seat] = ship
        self.free &= ~(1 << ship)
        if self.told is not None:
            self.tell("handed_over", seat, {"ship": ship, "forced": forced}, reveals=True)

    def _next_hand_over(self) -> None:
        """BM-D02: in the order of initiative; the last hand goes where there is room (BM-032)."""
        left = [seat for seat in ORDERS[self.order] if self.ships[seat] == NO_SHIP]
        if len(left) > 1:
            self.waiting = 1 << left[0]
            return
        self._hand_over(left[0], legality.only_ship(self.free), True)
        self._turn_up()

    def _resolve_rankings(self) -> None:
        """BM-D03: in the order of initiative everybody gets the first ship of their ranking that is left."""
        for seat in ORDERS[self.order]:
            ship = first_allowed(seat, self.rankings[seat], self.free, self.may_use_own_ship(seat))
            self._hand_over(seat, ship, False)
        self.rankings = [[] for _ in range(self.seats)]
        self._turn_up()

    def _turn_up(self) -> None:
        """BM-036: all kept tiles at once. In the ninth turn what is left is discarded (BM-035)."""
        stacks, held = self.stacks[:], self.held[:]
        for seat in range(self.seats):
            stack = self.held[seat]
            rest = stacks[stack][:]
            rest.remove(self.kept[seat])
            if self.turn == TURNS:
                self.discards += rest
                self.discards_known.append(self.known[stack])
                rest = []
            else:
                held[self.ships[seat]] = stack
            stacks[stack] = rest
        self.stacks, self.held = stacks, held
        self.placing, self.kept = self.kept, [NONE] * self.seats
        self.phase = PLACING
        self.order = SEAT_ORDER
        self.waiting = self.everybody()
        if self.told is not None:
            for seat in range(self.seats):
                self.tell("turned_up", seat, {"kind": KIND_IDS[self.placing[seat]]}, reveals=True)

    def _place(self, seat: Seat, rank: int) -> None:
        """BM-D07: nobody else sees it before all have placed."""
        kind = self.placing[seat]
        self.fresh[seat] = self.zones[seat].placed(kind, rank)
        self.waiting &= ~(1 << seat)
        if self.told is not None:
            self.tell("placed", seat, self._placement(seat, self.zones[seat], kind, rank), only(seat), reveals=True)
            self.tell("placed", seat, {}, all_but(seat), reveals=True)
        if self.waiting:
            return
        if self.told is not None:
            for other in range(self.seats):
                self._tell_placement(other)
        self.zones = self.fresh[:]
        self.placing = [NONE] * self.seats
        self._check_medals()
        if self.turn < TURNS:
            self._start_turn(self.turn + 1)
        elif self.round == 1:
            self._start_round(2)
        else:
            self._search_pile()

    def _tell_placement(self, seat: Seat) -> None:
        after = self.fresh[seat]
        rank = legality.rank_of_last(after)
        data = self._placement(seat, self.zones[seat], self.placing[seat], rank)
        self.tell("uncovered", seat, data, all_but(seat), reveals=True)

    def _placement(self, seat: Seat, zone: Zone, kind: int, rank: int) -> dict[str, Value]:
        """A placed tile, and what it brought about."""
        place = PLACES[rank]
        effects = zone.effects(kind, place)
        return {
            "kind": KIND_IDS[kind],
            "x": column(place),
            "y": row(place),
            "green": effects & 7,
            "red": effects >> RED_SHIFT & 7,
            "blue": effects >> BLUE_SHIFT & 7,
            "big_monster": effects >> PAIR_SHIFT & 1,
            "mutations": effects >> STEP_SHIFT & 3,
        }

    # The discard pile, at the end.

    def _search_pile(self) -> None:
        """BM-091: after the last medal check, before the penalty."""
        for seat in range(self.seats):
            if self.zones[seat].explorer == DISCARD_PICK and self.discards:
                self.phase = PICKING
                self.waiting = 1 << seat
                self.discards_known = [known | 1 << seat for known in self.discards_known]
                if self.told is not None:
                    tiles: list[Value] = []
                    for kind in self.discards:
                        tiles.append(KIND_IDS[kind])
                    self.tell("pile", seat, {"tiles": tiles}, only(seat), reveals=True)
                    self.tell("pile", seat, {}, all_but(seat), reveals=True, progress=True)
                return
        self._finish()

    def _pick_discard(self, seat: Seat, kind: int) -> None:
        """Which of equal tiles it was, nobody else can tell: what they knew of the pile is forgotten."""
        self.discards = sorted(self.discards)
        self.discards.remove(kind)
        self.discards_known = [1 << seat] * len(self.discards)
        self.placing[seat] = kind
        self.phase = PLACING_EXTRA
        if self.told is not None:
            self.tell("picked", seat, {"kind": KIND_IDS[kind]}, reveals=True)

    # Two players.

    def _start_duel_turn(self, number: int) -> None:
        """BM-103: one stack is revealed, in the second turn two, in the last none."""
        self.turn = number
        if number > 1:
            self.first = 1 - self.first  # BM-107
        if number == DUEL_TURNS:
            self._open_turn()
        else:
            self.phase = REVEALING

    def _reveal_tile(self, kind: int) -> None:
        """Tile by tile; a series is open when it is whole. A new stack takes the free number (BM-106)."""
        self.deck[kind] -= 1
        number = 0 if len(self.series[0]) < SERIES_SIZE else 1
        series = self.series[number][:]
        series.append(kind)
        self.series[number] = series
        if len(series) < SERIES_SIZE:
            return
        series.sort()
        if self.told is not None:
            self.tell("series", None, {"series": number + 1, "tiles": named(series)}, reveals=True)
        if self.turn == 1 or self.series[1 - number]:
            self._open_turn()

    def _open_turn(self) -> None:
        self.waiting = 1 << self.first
        self.phase = SERIES
        if not self.series[0] or not self.series[1]:
            self.picked = 0 if self.series[0] else 1
            self.phase = TAKING
        if self.told is not None:
            self.tell("duel_turn", self.first, {"turn": self.turn}, progress=True)

    def _choose_series(self, seat: Seat, number: int) -> None:
        self.picked = number
        self.phase = TAKING
        if self.told is not None:
            self.tell("chose_series", seat, {"series": number + 1})

    def _take(self, seat: Seat, kind: int) -> None:
        series = self.series[self.picked][:]
        series.remove(kind)
        self.series[self.picked] = series
        self.placing[seat] = kind
        if self.told is not None:
            self.tell("took", seat, {"kind": KIND_IDS[kind]})

    def _take_first(self, seat: Seat, kind: int) -> None:
        self._take(seat, kind)
        self.phase = DISCARDING

    def _discard(self, seat: Seat, kind: int) -> None:
        series = self.series[self.picked][:]
        series.remove(kind)
        self.series[self.picked] = series
        self.discards.append(kind)
        self.discards_known.append(EVERYONE)
        if self.told is not None:
            self.tell("discarded", seat, {"kind": KIND_IDS[kind]})
        self.phase = PLACING_FIRST if self.phase == DISCARDING else PLACING_SECOND

    def _take_second(self, seat: Seat, kind: int) -> None:
        """BM-105: the last tile is discarded."""
        self._take(seat, kind)
        self._discard(seat, self.series[self.picked][0])

    def _place_openly(self, seat: Seat, rank: int) -> None:
        """BM-108: who plays alone at the moment is seen placing."""
        kind, zone = self.placing[seat], self.zones[seat]
        if self.told is not None:
            self.tell("uncovered", seat, self._placement(seat, zone, kind, rank), reveals=True)
        self.zones[seat] = self.fresh[seat] = zone.placed(kind, rank)
        self.placing[seat] = NONE
        if self.phase == PLACING_FIRST:
            self.phase = TAKING_SECOND
            self.waiting = 1 << (1 - seat)
            return
        self.picked = NONE
        self._check_medals()
        if self.phase == PLACING_SECOND and self.turn < DUEL_TURNS:
            self._start_duel_turn(self.turn + 1)
        else:
            self._finish()

    # Medals.

    def _check_medals(self) -> None:
        """BM-071 to BM-073: all who meet an open goal at the first check at which anybody does."""
        for goal in self.goals:
            if not self.alone_won[goal]:
                for seat in range(self.seats):
                    if meets(self.zones[seat].counts, self.zones[seat].explorer, goal):
                        self.alone_won[goal] |= 1 << seat
                self._tell_medals(goal, self.alone_won[goal], False)
            if self.partner[0] != NONE and not self.team_won[goal]:
                for seat in range(self.seats):
                    zone, partner = self.zones[seat], self.zones[self.partner[seat]]
                    if team_meets(zone.counts, zone.explorer, partner, goal):
                        self.team_won[goal] |= 1 << seat
                self._tell_medals(goal, self.team_won[goal], True)

    def _tell_medals(self, goal: int, winners: int, team: bool) -> None:
        if self.told is None:
            return
        for seat in range(self.seats):
            if winners >> seat & 1:
                data: dict[str, Value] = {
                    "goal": GOAL_IDS[goal],
                    "name": GOAL_NAMES[goal],
                    "points": GOAL_POINTS[goal],
                    "team": team,
                }
                self.tell("medal", seat, data)

    def _finish(self) -> None:
        """BM-080 to BM-082: the penalty; then it is over."""
        counts = [monsters_against_penalty(zone) for zone in self.zones]
        if self.partner[0] != NONE:
            counts = [counts[seat] + counts[self.partner[seat]] for seat in range(self.seats)]
        fewest = min(counts)
        for seat in range(self.seats):
            if counts[seat] == fewest:
                self.penalty |= 1 << seat
                if self.told is not None:
                    self.tell("penalty", seat, {"monsters": fewest, "points": PENALTY_POINTS})
        self.phase = OVER
        self.waiting = 0
        if self.told is not None:
            self.tell("over", None, {}, progress=True)

    # How it stands, and how it ends.

    def zone(self, seat: Seat, viewer: Viewer) -> Zone:
        """The zone of a seat as a viewer sees it: the tile of this turn is seen by its owner first."""
        return self.fresh[seat] if seat == viewer else self.zones[seat]

    def medals(self, seat: Seat) -> int:
        """How many medals a seat holds, a penalty included (BM-085g)."""
        held = self.penalty >> seat & 1
        for goal in self.goals:
            held += (self.alone_won[goal] >> seat & 1) + (self.team_won[goal] >> seat & 1)
        return held

    def medal_points(self, seat: Seat) -> int:
        """What the medals of a seat are worth."""
        total = PENALTY_POINTS * (self.penalty >> seat & 1)
        for goal in self.goals:
            total += GOAL_POINTS[goal] * ((self.alone_won[goal] >> seat & 1) + (self.team_won[goal] >> seat & 1))
        return total

    def score(self, seat: Seat, viewer: Viewer) -> int:
        """What a seat would have if the game ended now, as far as a viewer can see."""
        return points(self.zone(seat, viewer), self.medals(seat)) + self.medal_points(seat)

    def parts(self, seat: Seat, viewer: Viewer) -> list[int]:
        """The eight parts of that (BM-095)."""
        return parts(self.zone(seat, viewer), self.medals(seat), self.medal_points(seat))

    def result(self) -> Result | None:
        if self.phase != OVER:
            return None
        return result(self, [self.score(seat, None) for seat in range(self.seats)])

    def pads(self, viewer: Viewer) -> Pads:
        return tuple([pad(self, seat, viewer) for seat in range(self.seats)])

    def progress(self) -> float:
        if self.phase == OVER:
            return 1.0
        if self.turn == 0 and self.round < 2:
            return 0.0
        if self.seats == 2:
            return (self.turn - 1) / DUEL_TURNS
        return (TURNS * (self.round - 1) + max(self.turn - 1, 0)) / (2 * TURNS)

    # Copies, and the ways of looking.

    def clone(self) -> BigMonsterState:
        other = BigMonsterState()
        other.seats = self.seats
        other.options = self.options
        other.draft = self.draft
        other.partner = self.partner
        other.phase = self.phase
        other.round = self.round
        other.turn = self.turn
        other.dealt = self.dealt
        other.waiting = self.waiting
        other.order = self.order
        other.goals = self.goals
        other.alone_won = self.alone_won[:]
        other.team_won = self.team_won[:]
        other.penalty = self.penalty
        other.initiative = self.initiative[:]
        other.offered = self.offered[:]
        other.chosen = self.chosen[:]
        other.zones = self.zones[:]
        other.fresh = self.fresh[:]
        other.deck = self.deck[:]
        other.stacks = self.stacks[:] if self.phase != DEALING else [stack[:] for stack in self.stacks]
        other.known = self.known[:]
        other.held = self.held[:]
        other.kept = self.kept[:]
        other.ships = self.ships[:]
        other.free = self.free
        other.rankings = self.rankings[:]
        other.trays = self.trays.clone()
        other.placing = self.placing[:]
        other.discards = self.discards[:]
        other.discards_known = self.discards_known[:]
        other.first = self.first
        other.series = self.series[:]
        other.picked = self.picked
        return other

    def imagine(self, viewer: Viewer, dice: Dice) -> BigMonsterState:
        return imagine(self, viewer, dice)

    def view(self, viewer: Viewer) -> BigMonsterView:
        return look(self, viewer)

    def choices(self, seat: Seat) -> list[Choice]:
        return words(self, seat)

    def forbidden(self, seat: Seat) -> list[Choice]:
        return forbidden(self, seat)

    def save(self) -> dict[str, Any]:
        return write(self)


def named(kinds: list[int]) -> dict[str, Value]:
    """Tiles by name, with how many there are, in the order of the data."""
    counts = [0] * KINDS
    for kind in kinds:
        counts[kind] += 1
    found: dict[str, Value] = {}
    for kind in range(KINDS):
        if counts[kind]:
            found[KIND_IDS[kind]] = counts[kind]
    return found


def _named_goals(goals: list[int]) -> list[Value]:
    names: list[Value] = []
    for goal in goals:
        names.append(GOAL_IDS[goal])
    return names


def _partners(seats: int, options: BigMonsterOptions) -> list[int]:
    """BM-013: who plays with whom."""
    if not options.teams:
        return [NONE] * seats
    letters = options.partners or ("ABAB" if seats == 4 else "ABCABC")
    found = []
    for seat in range(seats):
        found += [other for other in range(seats) if other != seat and letters[other] == letters[seat]]
    return found


NO_OPTIONS: Final = BigMonsterOptions()
