"""The rules of Big Monster."""

from __future__ import annotations

from typing import Any, Final

from bestiary.core.dice import Dice
from bestiary.core.refusal import Refusal
from bestiary.core.result import Pads, Result
from bestiary.core.seats import CHANCE, Action, Seat, Viewer
from bestiary.core.state import State
from bestiary.core.tray import Tray
from bestiary.core.view import Choice
from bestiary.games.big_monster import drafting, duel, legality, pile, setting_up
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
    DUEL_TURNS,
    EXPLORERS,
    GOAL_POINTS,
    GOALS,
    MOST_SEATS,
    NONE,
    OWN_SHIP,
    PENALTY_POINTS,
    TURNS,
    deck,
)
from bestiary.games.big_monster.draft import (
    DRAFTS,
    NO_SHIP,
    ORDERED,
    SEAT_ORDER,
    WAITING,
)
from bestiary.games.big_monster.ending import result
from bestiary.games.big_monster.imagining import imagine
from bestiary.games.big_monster.look import look
from bestiary.games.big_monster.medals import ALL_SETS, SETS
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
    REVEALING,
    SERIES,
    TAKING,
    TAKING_SECOND,
)
from bestiary.games.big_monster.position import write
from bestiary.games.big_monster.reasons import REFUSALS
from bestiary.games.big_monster.scoring import parts, points
from bestiary.games.big_monster.view import BigMonsterView
from bestiary.games.big_monster.words import forbidden, words
from bestiary.games.big_monster.zone import Zone, landed

CHANCE_ALONE: Final = (CHANCE,)


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
        setting_up.draw_next(self, MEDALS)

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
            drafting.place(self, seat, action - PLACE)
        elif phase == KEEPING:
            if action < HAND_OVER:
                drafting.keep(self, seat, action - KEEP)
            elif action < KEEP_AND_HAND_OVER:
                drafting.rank(self, seat, action - RANK_SHIP)
            else:
                number = action - KEEP_AND_HAND_OVER
                drafting.race(self, seat, number // MOST_SEATS, number % MOST_SEATS)
        elif phase == DEALING:
            drafting.deal(self, action - DEAL)
        elif phase == ASSIGNING:
            drafting.hand_over(self, seat, action - HAND_OVER)
        elif phase == REVEALING:
            duel.reveal_tile(self, action - DEAL)
        elif phase < CHOOSING:
            setting_up.draw(self, action)
        elif phase == CHOOSING:
            setting_up.choose_explorer(self, seat, action - CHOOSE_EXPLORER)
        elif phase == PICKING:
            pile.pick_discard(self, seat, action - PICK_DISCARD)
        elif phase == SERIES:
            duel.choose_series(self, seat, action - CHOOSE_SERIES)
        elif phase == TAKING:
            duel.take_first(self, seat, action - TAKE)
        elif phase == DISCARDING:
            duel.discard(self, seat, action - DISCARD)
        elif phase == TAKING_SECOND:
            duel.take_second(self, seat, action - TAKE)
        else:
            duel.place_openly(self, seat, action - PLACE)

    def everybody(self) -> int:
        """All seats, as bits."""
        return (1 << self.seats) - 1

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
