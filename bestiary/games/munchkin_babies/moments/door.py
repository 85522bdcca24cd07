"""The door, and cards that are drawn: from the deck, or from the discards instead (MB-043 to MB-047, MB-D57)."""

from typing import Final

from bestiary.core.seats import EVERYONE, Action, Seat, only
from bestiary.games.munchkin_babies.actions import ACTIONS, DRAWN
from bestiary.games.munchkin_babies.babies.traits import working
from bestiary.games.munchkin_babies.cards.deck import CURSE, DOOR, IDS, IMMEDIATE, MONSTER, NONE, SORT, WARD
from bestiary.games.munchkin_babies.fights.combat import begin_fight
from bestiary.games.munchkin_babies.goods.drawing import can_unearth, resolve_at_once
from bestiary.games.munchkin_babies.moments.moment import CARD, Moment, cards
from bestiary.games.munchkin_babies.moments.rewards import unearth_reward
from bestiary.games.munchkin_babies.moments.setting_up import drawn_from
from bestiary.games.munchkin_babies.moments.turn import FRESH_VERBS, Keeping
from bestiary.games.munchkin_babies.phases import (
    AFTER_COMBAT,
    CURSE_WINDOW,
    DOOR_CARD,
    DRAWING,
    FOR_KICK,
    FOR_LOOT,
    FOR_REWARD,
    KICKED,
    TROUBLE_OR_LOOT,
    UNEARTH,
    UNEARTH_PAY,
    place_of,
)
from bestiary.games.munchkin_babies.phases import DOOR as AT_THE_DOOR
from bestiary.games.munchkin_babies.table import Table

FROM_DECK: Final[int] = ACTIONS.base("from_deck")
FROM_DISCARD: Final[int] = ACTIONS.base("from_discard")

_DECK: Final[int] = place_of(DRAWING, "deck")
_LEFT: Final[int] = place_of(DRAWING, "left")
_TO: Final[int] = place_of(DRAWING, "to")
_WHY: Final[int] = place_of(DRAWING, "why")
_KICKED: Final[int] = place_of(KICKED, "card")
_UNEARTHER: Final[int] = place_of(UNEARTH, "seat")
_UNEARTHED_FOR: Final[int] = place_of(UNEARTH, "why")
_UNPAID: Final[int] = place_of(UNEARTH_PAY, "left")
_PAYER: Final[int] = place_of(UNEARTH_PAY, "seat")


class Door(Moment):
    """MB-043; a Holy Terror may take the top discard instead (MB-D57)."""

    def step(self, table: Table) -> bool:
        table.turn_to(TROUBLE_OR_LOOT)
        if can_unearth(table, table.turn, DOOR, 0):
            table.push(UNEARTH, DOOR, table.turn, FOR_KICK)
        else:
            table.push(DRAWING, DOOR, 1, table.turn, FOR_KICK)
        return True


class Drawing(Moment):
    """Cards from a deck, one after the other."""

    def step(self, table: Table) -> bool:
        if table.arg(_LEFT) > 0 and table.can_draw(table.arg(_DECK)):
            return False
        table.pop()
        return True

    def tickets(self, table: Table) -> int:
        return table.deck_size[table.arg(_DECK)]

    def outcome(self, table: Table, ticket: int) -> int:
        return DRAWN + drawn_from(table, table.arg(_DECK), ticket, True)

    def happen(self, table: Table, outcome: int) -> None:
        kind = outcome - DRAWN
        left, seat, why = table.arg(_LEFT), table.arg(_TO), table.arg(_WHY)
        table.take_from_deck(kind)
        face_up = why == FOR_KICK or (why == FOR_REWARD and table.fight.helper >= 0)
        table.tell_drawn(seat, kind, face_up)
        if left > 1:
            table.set_arg(_LEFT, left - 1)
        else:
            table.pop()
        if why == FOR_KICK:
            table.limbo.append(kind)
            table.push(KICKED, kind)
        elif face_up:
            table.fight.spoils.append(kind)
        elif IMMEDIATE[kind]:
            resolve_at_once(table, seat, kind)
        else:
            table.take_up(seat, kind, only(seat))
            if why != FOR_LOOT:
                table.babies[seat].fresh += 1


class Kicked(Moment):
    """MB-044 to MB-046: what was behind the door."""

    def step(self, table: Table) -> bool:
        kind, seat = table.arg(_KICKED), table.turn
        table.pop()
        table.limbo.remove(kind)
        if SORT[kind] == MONSTER:
            table.turn_to(AFTER_COMBAT)
            begin_fight(table, seat, kind)
        elif SORT[kind] == CURSE:
            _found_curse(table, seat, kind)
        elif IMMEDIATE[kind]:
            resolve_at_once(table, seat, kind)
        else:
            table.take_up(seat, kind, EVERYONE)
            table.babies[seat].settle()
            table.babies[seat].fresh = 1
            table.push(DOOR_CARD, kind)
        return True


def _found_curse(table: Table, seat: Seat, kind: int) -> None:
    if working(table.babies[seat], WARD):
        table.discard(kind)
        if table.told is not None:
            table.tell("warded", seat, {"card": IDS[kind]})
    else:
        table.limbo.append(kind)
        table.passed = 0
        table.push(CURSE_WINDOW, seat, kind, NONE)


class DoorCard(Keeping):
    """The card behind the door goes into the hand, or is played at once."""

    def step(self, table: Table) -> bool:
        if table.babies[table.turn].fresh > 0:
            return False
        table.pop()
        return True


class Unearth(Moment):
    """The Holy Terror's choice for one card."""

    def waited_for(self, table: Table) -> int:
        return only(table.arg(_UNEARTHER))

    def options(self, table: Table) -> list[Action]:
        return [FROM_DECK, FROM_DISCARD]

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        from_discard = action == FROM_DISCARD
        if table.arg(_UNEARTHED_FOR) != FOR_KICK:
            table.pop()
            unearth_reward(table, seat, from_discard)
        elif from_discard:
            kind = table.discards[DOOR].pop()
            table.limbo.append(kind)
            if table.told is not None:
                table.tell("unearthed", seat, {"card": IDS[kind]})
            table.turn_to(KICKED, kind)
            table.push(UNEARTH_PAY, 1, seat)
        else:
            table.turn_to(DRAWING, DOOR, 1, seat, FOR_KICK)
            if table.told is not None:
                table.tell("from_deck", seat, {})

    def default(self, table: Table, seat: Seat) -> Action:
        return FROM_DECK


class UnearthPay(Moment):
    """A hand card for each card taken."""

    def waited_for(self, table: Table) -> int:
        return only(table.arg(_PAYER))

    def step(self, table: Table) -> bool:
        answers = self.options(table)
        if len(answers) > 1:
            return False
        self.answer(table, table.arg(_PAYER), answers[0])  # MB-D52: there is one answer only
        return True

    def options(self, table: Table) -> list[Action]:
        return cards(table.babies[table.arg(_PAYER)].hand)

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        left = table.arg(_UNPAID)
        if left > 1:
            table.set_arg(_UNPAID, left - 1)
        else:
            table.pop()
        table.discard_from_hand(seat, action - CARD)

    def default(self, table: Table, seat: Seat) -> Action:
        return CARD + table.babies[seat].hand[-1]  # the newest


HERE: Final[list[Moment]] = [
    Door(AT_THE_DOOR),
    Drawing(DRAWING),
    Kicked(KICKED),
    DoorCard(DOOR_CARD, also=FRESH_VERBS),
    Unearth(UNEARTH),
    UnearthPay(UNEARTH_PAY),
]
