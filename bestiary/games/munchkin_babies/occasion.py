"""What a player stands before: all that most verbs ask, worked out once for everything that they might do."""

from typing import Final

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import needs, refusals
from bestiary.games.munchkin_babies.actions import MOST
from bestiary.games.munchkin_babies.babies.baby import Baby
from bestiary.games.munchkin_babies.babies.traits import ability, timed_out
from bestiary.games.munchkin_babies.cards.deck import (
    BACKSTAB,
    BERSERK,
    FLIGHT,
    KINDS,
    NONE,
    OWN_COMBAT,
    OWN_TURN_COMBAT,
    REROLL,
    THEFT,
    TURNING,
    WHEN,
)
from bestiary.games.munchkin_babies.fights.strength import help_forbidden, undead_there, winning
from bestiary.games.munchkin_babies.goods.piles import among, kinds_in
from bestiary.games.munchkin_babies.goods.spending import holds, promised
from bestiary.games.munchkin_babies.goods.trays import cards_in, wanted_in
from bestiary.games.munchkin_babies.phases import (
    CHANGED,
    COMBAT_OPEN,
    DOOR_CARD,
    ESCAPED,
    EXCESS_BIG,
    FINAL_CALL,
    FLOWN,
    FOR_EFFECT,
    FOR_ESCAPE,
    HELP_ASK,
    IS_OPEN,
    IS_OWN_TURN,
    LISTEN,
    NO_ROLL,
    REROLLED,
    ROLL_WINDOW,
    ROLLED_FOR,
    ROLLER,
    place_of,
)
from bestiary.games.munchkin_babies.set_up import dressed
from bestiary.games.munchkin_babies.table import Table

_EXCESS_OF: Final[int] = place_of(EXCESS_BIG, "seat")
_ASKED: Final[int] = place_of(HELP_ASK, "asked")
_OTHERS: Final[list[list[Seat]]] = [  # by the number of seats and the own one
    [other for other in range(seats) if other != seat] for seats in range(MOST + 1) for seat in range(MOST)
]
_UNKNOWN: Final = -1
_NO: Final = 0
_YES: Final = 1


class Occasion:
    """A seat in a position, for as long as nothing changes."""

    def __init__(self, table: Table, seat: Seat) -> None:
        op = table.op()
        self.table = table
        self.seat = seat
        self.op = op
        self.baby = table.babies[seat]
        self.fight = table.fight
        self.tray = table.trays.on(seat)
        self.in_combat = table.fight.includes(seat)
        self.fight_open = op in (COMBAT_OPEN, FINAL_CALL)  # combat actions are accepted
        # Own-turn actions are accepted: also from who has passed the own fight on.
        self.own_turn = seat == table.turn and (IS_OWN_TURN[op] or (self.fight_open and not self.in_combat))
        # Any-time actions are accepted (MB-D03): not inside an unfinished effect (MB-D63).
        self.open = IS_OPEN[op] and (op != ROLL_WINDOW or table.arg(ROLLED_FOR) != FOR_EFFECT)
        self.settled = table.settled()  # Items may change their place
        self._hand: list[int] | None = None
        self._held: list[int] | None = None
        self._dressed: Baby | None = None
        self._laid: list[int] | None = None
        self._pointed_at: list[int] | None = None
        self._step_left = _UNKNOWN
        self._free = _UNKNOWN
        self._pays = _UNKNOWN
        self._asking: Refusal | None = None
        self._asking_known = False

    def needs_met(self) -> int:
        """All that the player has of what a verb can need."""
        baby = self.baby
        met = needs.FIGHT if self.in_combat else needs.NO_FIGHT
        if self.seat == self.table.turn:
            met |= needs.OWN_TURN
        if self.settled:
            met |= needs.SETTLED
        if self.tray:
            met |= needs.TRAY
        if self.free_action():
            met |= needs.FREE_ACTION
        if baby.classes or baby.races:
            met |= needs.BADGE
        if baby.items:
            met |= needs.ITEM
        if baby.worn:
            met |= needs.WORN
        if baby.hireling:
            met |= needs.HIRELING
        for trade in self.table.trades:
            if trade.target == self.seat:
                met |= needs.TRADE
        return met

    # Who and what.

    def hand(self) -> list[int]:
        """The kinds in hand, sorted."""
        if self._hand is None:
            self._hand = kinds_in(self.baby.hand)
        return self._hand

    def held(self) -> list[int]:
        """The kinds in hand and on the table, sorted."""
        if self._held is None:
            items = self.baby.items
            self._held = kinds_in(self.baby.hand + items) if items else self.hand()
        return self._held

    def others(self) -> list[Seat]:
        """All other seats."""
        return _OTHERS[self.table.seats * MOST + self.seat]

    def laid(self) -> list[int]:
        """The cards in the tray."""
        if self._laid is None:
            self._laid = cards_in(self.tray)
        return self._laid

    def pointed_at(self) -> list[int]:
        """What the tray names on other tables."""
        if self._pointed_at is None:
            self._pointed_at = wanted_in(self.tray)
        return self._pointed_at

    def dressed(self) -> Baby:
        """In set-up: the character with what lies in the tray put into play."""
        if self._dressed is None:
            self._dressed = dressed(self.baby, self.tray)
        return self._dressed

    # When.

    def single_card(self) -> bool:
        """Whether the player is asked about one card just turned up or drawn."""
        return self.op in (LISTEN, DOOR_CARD) and self.seat == self.table.turn

    def fresh(self, kind: int) -> bool:
        """Whether the player is asked about a card just received (MB-037, MB-D18)."""
        return self.table.asks_about_cards(self.seat) and kind in self.baby.newest()

    def open_for(self, kind: int) -> bool:
        """Whether the player may now play a hand card that is good at any time."""
        return self.open or (self.single_card() and self.fresh(kind))

    def restoring(self) -> bool:
        """Whether the player carries too many Big Items and may yet get the ability back."""
        return self.op == EXCESS_BIG and self.table.arg(_EXCESS_OF) == self.seat

    def may_sell(self) -> bool:
        """On the own turn, out of combat; also to get rid of excess Big Items (MB-099)."""
        if self.own_turn:
            return True
        return self.restoring() and self.settled and self.seat == self.table.turn and self.fight.fighter < 0

    def failed_roll(self) -> bool:
        """Whether the player's own roll to get away has just failed."""
        table = self.table
        if self.op != ROLL_WINDOW or table.arg(ROLLER) != self.seat or table.arg(ROLLED_FOR) != FOR_ESCAPE:
            return False
        return table.arg(ESCAPED) == 0 and not table.arg(CHANGED) & NO_ROLL

    def asked_to_help(self) -> bool:
        """Whether the player answers a request for help."""
        return self.op == HELP_ASK and self.table.arg(_ASKED) == self.seat

    def kept_out(self) -> bool:
        """Whether a time-out keeps the player from meddling in this fight."""
        fight = self.fight
        return fight.fighter >= 0 and self.seat != fight.fighter and timed_out(self.baby)

    def free_action(self) -> bool:
        """Whether the player has one left this turn (MB-D50)."""
        if self._free == _UNKNOWN:
            left = self.table.free[self.seat] < self.table.options.free_actions
            self._free = _YES if left else _NO
        return self._free == _YES

    def step_left(self) -> bool:
        """Whether the player may lay down or show something more this turn (MB-D50)."""
        if self._step_left == _UNKNOWN:
            left = self.table.steps[self.seat] < self.table.options.free_actions
            self._step_left = _YES if left else _NO
        return self._step_left == _YES

    # What bars many verbs.

    def bars_meddling(self) -> Refusal | None:
        """Against any combat action."""
        if not self.fight_open:
            return refusals.NO_COMBAT if self.fight.fighter < 0 or self.fight.fleeing else refusals.BUSY
        return refusals.TIMED_OUT if self.kept_out() else None

    def bars_into_fight(self, kind: int) -> Refusal | None:
        """Against using a card in the open fight now."""
        if not holds(self.table, self.seat, kind):
            return refusals.NOT_YOURS
        refusal = self.bars_meddling()
        if refusal is not None:
            return refusal
        when = WHEN[kind]
        if when == OWN_COMBAT and self.seat != self.fight.fighter:
            return refusals.NOT_ON_SIDE
        if when == OWN_TURN_COMBAT and (self.seat != self.table.turn or not self.in_combat):
            return refusals.NOT_ON_SIDE
        return None

    def bars_on_side(self, power: list[int]) -> Refusal | None:
        """Against using an ability that is for the fighter and the helper."""
        refusal = self.bars_meddling()
        if refusal is not None:
            return refusal
        if not self.in_combat:
            return refusals.NOT_ON_SIDE
        return None if ability(self.baby, power) != NONE else refusals.NO_ABILITY

    def bars_price(self, paid: list[int], least: int, most: int) -> Refusal | None:
        """Against paying with some things of the tray (MB-065)."""
        if not least <= len(paid) <= most:
            return refusals.PRICE
        for thing in paid:
            if thing >= KINDS:
                return refusals.PRICE
            if promised(self.table, self.seat, thing):
                return refusals.PROMISED
        return None

    def bars_rearranging(self, kind: int) -> Refusal | None:
        """Against doing something with an Item on the own table (MB-036, MB-086)."""
        if kind >= 0 and not among(self.baby.items, kind):
            return refusals.NOT_YOURS
        if self.in_combat:
            return refusals.FROZEN
        if not self.open and not self.restoring():
            return refusals.BUSY
        if not self.settled:
            return refusals.UNSETTLED
        return None if self.free_action() else refusals.TOO_MANY

    def bars_asking(self) -> Refusal | None:
        """Against asking anybody for help."""
        if not self._asking_known:
            self._asking = self._bars_asking()
            self._asking_known = True
        return self._asking

    def _bars_asking(self) -> Refusal | None:
        if self.op != COMBAT_OPEN:
            return refusals.NO_COMBAT if self.fight.fighter < 0 or self.fight.fleeing else refusals.BUSY
        return refusals.NOT_ON_SIDE if self.seat != self.fight.fighter else bars_any_help(self.table)

    # What a tray could be for.

    def can_pay(self) -> bool:
        """Whether an ability waits for cards to be paid with."""
        if self._pays == _UNKNOWN:
            able = (self.baby.classes or self.baby.races) and self._can_pay()
            self._pays = _YES if able else _NO
        return self._pays == _YES

    def _can_pay(self) -> bool:
        baby, fight, seat = self.baby, self.fight, self.seat
        if self.fight_open:
            if self.in_combat:
                if ability(baby, BERSERK) != NONE and not fight.berserked >> seat & 1:
                    return True
                if ability(baby, TURNING) != NONE and not fight.turned >> seat & 1 and undead_there(fight):
                    return True
            if ability(baby, BACKSTAB) != NONE:
                for victim in (fight.fighter, fight.helper):
                    if victim >= 0 and victim != seat and not fight.stabbed[victim] >> seat & 1:
                        return True
        if self.failed_roll():
            changed = self.table.arg(CHANGED)
            if ability(baby, FLIGHT) != NONE and not changed & FLOWN:
                return True
            if ability(baby, REROLL) != NONE and not changed & REROLLED:
                return True
        return self.can_steal()

    def can_steal(self) -> bool:
        """Whether a theft is open to the player."""
        return self.open and self.settled and not self.in_combat and ability(self.baby, THEFT) != NONE

    def can_trade(self) -> bool:
        """Whether a trade is open to the player."""
        return self.open and self.settled and not self.in_combat and self.free_action()


def bars_any_help(table: Table) -> Refusal | None:
    """Against a helper of any sort in this fight now."""
    fight = table.fight
    if fight.helper >= 0:
        return refusals.ONE_HELPER
    if help_forbidden(fight):
        return refusals.HELP_FORBIDDEN
    return refusals.ALREADY_WINNING if winning(fight, table.babies) else None  # MB-D26
