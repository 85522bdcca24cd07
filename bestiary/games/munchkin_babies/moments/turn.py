"""The turn: its start, what is done before and after the door, its end (MB-042 to MB-057)."""

from typing import Final

from bestiary.core.seats import Action, Seat, only
from bestiary.games.munchkin_babies.actions import ACTIONS
from bestiary.games.munchkin_babies.babies.traits import carried_gold, hand_limit
from bestiary.games.munchkin_babies.cards.deck import DOOR, TREASURE
from bestiary.games.munchkin_babies.moments.charity import begin_charity
from bestiary.games.munchkin_babies.moments.moment import Moment, Window, everybody
from bestiary.games.munchkin_babies.phases import (
    AFTER_COMBAT,
    ARRANGE,
    DRAWING,
    FOR_LISTEN,
    FOR_LOOT,
    LISTEN,
    LOOT_OFFER,
    POST_COMBAT,
    RECEIVED,
    RECEIVED_BY,
    TROUBLE_OR_LOOT,
    TURN_END,
    TURN_OPEN,
    TURN_START,
)
from bestiary.games.munchkin_babies.phases import DOOR as AT_THE_DOOR
from bestiary.games.munchkin_babies.table import Table

KICK: Final[int] = ACTIONS.base("kick")
LOOT: Final[int] = ACTIONS.base("loot")
SKIP: Final[int] = ACTIONS.base("skip")
DONE: Final[int] = ACTIONS.base("done")
KEEP: Final[int] = ACTIONS.base("keep")
FRESH_VERBS: Final = ("play", "send", "use", "cheat", "recover", "discard")  # with a card just received, or for it


class TurnStart(Moment):
    """MB-042, and with the option MB-190."""

    def step(self, table: Table) -> bool:
        seat = table.turn
        table.turns += 1
        table.free = [0] * table.seats
        table.steps = [0] * table.seats
        table.searches = 0
        table.draws = 0
        table.doubled_sale = False
        table.after_fight = False
        table.loot = False
        if table.told is not None:
            table.tell("turn", seat, {}, progress=True)
        for lasting in table.babies[seat].lasting[:]:
            if lasting.clause().effect == "time_out":
                table.end_lasting(seat, lasting)
        if table.options.listen_at_the_door:
            table.turn_to(LISTEN)
            table.push(DRAWING, DOOR, 1, seat, FOR_LISTEN)
        else:
            table.turn_to(ARRANGE)
        return True


class Keeping(Moment):
    """The turn player plays cards just received, or keeps them."""

    def options(self, table: Table) -> list[Action]:
        return [KEEP]

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        keep(table, seat)

    def default(self, table: Table, seat: Seat) -> Action:
        return KEEP


def keep(table: Table, seat: Seat) -> None:
    """Nothing more of it is played."""
    table.babies[seat].settle()
    if table.told is not None:
        table.tell("keeps", seat, {})


class Listen(Keeping):
    """A card drawn before the door (MB-190)."""

    def step(self, table: Table) -> bool:
        if table.babies[table.turn].fresh > 0:
            return False
        table.turn_to(ARRANGE)
        return True


class Received(Moment):
    """MB-D18: somebody else got cards, and may play them now."""

    def waited_for(self, table: Table) -> int:
        return only(table.arg(RECEIVED_BY))

    def step(self, table: Table) -> bool:
        if table.babies[table.arg(RECEIVED_BY)].fresh > 0:
            return False
        table.pop()
        return True

    def default(self, table: Table, seat: Seat) -> Action:
        return KEEP


class Arrange(Moment):
    """Before the door."""

    def default(self, table: Table, seat: Seat) -> Action:
        return KICK


class TurnOpen(Window):
    """With the option everybody is asked before a door is opened."""

    def asked(self, table: Table) -> int:
        return everybody(table)

    def step(self, table: Table) -> bool:
        if self.waited_for(table):
            return False
        table.passed = 0
        table.turn_to(AT_THE_DOOR)
        if table.told is not None:
            table.tell("door_opens", table.turn, {}, reveals=True)
        return True


class TroubleOrLoot(Moment):
    """No monster was behind the door (MB-048)."""

    def default(self, table: Table, seat: Seat) -> Action:
        return LOOT


class AfterCombat(Moment):
    """MB-D65."""

    def step(self, table: Table) -> bool:
        table.turn_to(POST_COMBAT)
        if table.loot:
            table.loot = False
            table.push(LOOT_OFFER)
        return True


class LootOffer(Moment):
    """A card lets the turn player loot after a fight."""

    def options(self, table: Table) -> list[Action]:
        return [LOOT, SKIP]

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        table.pop()
        if action == LOOT:
            loot(table)
        elif table.told is not None:
            table.tell("skips", seat, {})

    def default(self, table: Table, seat: Seat) -> Action:
        return LOOT


def loot(table: Table) -> None:
    """MB-050, MB-191. The caller says what comes after it."""
    deck = TREASURE if table.options.listen_at_the_door else DOOR
    if table.told is not None:
        table.tell("loots", table.turn, {})
    table.push(DRAWING, deck, 1, table.turn, FOR_LOOT)


class PostCombat(Moment):
    """After the fight."""

    def default(self, table: Table, seat: Seat) -> Action:
        return DONE


class TurnEnd(Moment):
    """MB-057; with a limit of turns, the highest Level wins (MB-D10)."""

    def step(self, table: Table) -> bool:
        owner = table.babies[table.turn]
        if len(owner.hand) > hand_limit(owner):  # MB-020: drawn while others looked at their gifts
            begin_charity(table)
            return True
        table.trades = []
        for baby in table.babies:
            baby.settle()
        limit = table.options.max_turns
        if limit and table.turns >= limit:
            best = max([(baby.level, carried_gold(baby)) for baby in table.babies])
            for seat, baby in enumerate(table.babies):
                if (baby.level, carried_gold(baby)) == best:
                    table.winners |= only(seat)
            table.finish()
            return True
        table.turn = table.left_of(table.turn)
        table.turn_to(TURN_START)
        return True


HERE: Final[list[Moment]] = [
    TurnStart(TURN_START),
    Listen(LISTEN, also=FRESH_VERBS),
    Received(RECEIVED),
    Arrange(ARRANGE),
    TurnOpen(TURN_OPEN),
    TroubleOrLoot(TROUBLE_OR_LOOT),
    AfterCombat(AFTER_COMBAT),
    LootOffer(LOOT_OFFER),
    PostCombat(POST_COMBAT),
    TurnEnd(TURN_END),
]
