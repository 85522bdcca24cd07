"""What a choice is called here and now: "Lose Bronze Booties" of a Bad Stuff, "Take Bronze Booties" from the spoils."""

from typing import Final

from bestiary.core.seats import Action, Seat
from bestiary.core.view import player
from bestiary.games.munchkin_babies.actions import ACTIONS, MOST
from bestiary.games.munchkin_babies.cards.deck import KINDS, NAMES
from bestiary.games.munchkin_babies.fights.strength import winning
from bestiary.games.munchkin_babies.phases import (
    CHARITY_DISCARD,
    CHARITY_SPLIT,
    EXCESS_BIG,
    EXCESS_CLASS,
    EXCESS_EQUIP,
    EXCESS_GIVE,
    GIVING,
    GIVING_CHOSEN,
    HELP_ASK,
    LOSING_BADGE,
    LOSING_BEST,
    LOSING_CARDS,
    LOSING_GOLD,
    LOSING_ITEMS,
    LOSING_SLOT,
    TAXING,
    TREASURE_PICK,
    TURNING_ASIDE,
    UNEARTH_PAY,
    place_of,
)
from bestiary.games.munchkin_babies.table import Table

_CARD: Final[int] = ACTIONS.base("choose")
_PLAYER: Final[int] = ACTIONS.base("choose_player")
_RESOLVE: Final[int] = ACTIONS.base("resolve")
_ACCEPT: Final[int] = ACTIONS.base("accept")
_REFUSE: Final[int] = ACTIONS.base("refuse")

# What is asked where a card is chosen, and where a player is.
_CARDS: Final[dict[int, str]] = {
    TREASURE_PICK: "Take",
    CHARITY_DISCARD: "Discard",
    UNEARTH_PAY: "Discard",
    EXCESS_BIG: "Give away",
    EXCESS_CLASS: "Give up",
    EXCESS_EQUIP: "Turn sideways",
    TURNING_ASIDE: "Turn sideways",
    LOSING_SLOT: "Lose",
    LOSING_ITEMS: "Lose",
    LOSING_BEST: "Lose",
    LOSING_GOLD: "Lose",
    LOSING_CARDS: "Lose",
    LOSING_BADGE: "Lose",
    GIVING: "Take",
    TAXING: "Pay with",
}
_GIVEN: Final[dict[int, int]] = {  # whom the card goes to
    CHARITY_SPLIT: place_of(CHARITY_SPLIT, "to"),
    GIVING_CHOSEN: place_of(GIVING_CHOSEN, "to"),
}
_GIVES_UP: Final[int] = place_of(EXCESS_GIVE, "card")


class Label:
    """What is asked, and what this choice answers; whom it means."""

    def __init__(self, ask: str, answer: str = "", seats: tuple[Seat, ...] = ()) -> None:
        self.ask = ask
        self.answer = answer
        self.seats = seats

    def whole(self) -> str:
        """Both in a row."""
        return f"{self.ask} {self.answer}" if self.answer else self.ask


def label(table: Table, action: Action) -> Label | None:
    """Where the moment gives a choice another name than its own."""
    if action == _RESOLVE:
        fight = table.fight
        won = not fight.foes or winning(fight, table.babies)
        return Label("Finish the fight" if won else "Run away")
    if action in (_ACCEPT, _REFUSE):
        return _answer(table, action == _ACCEPT)
    if _CARD <= action < _CARD + KINDS:
        return _card(table, NAMES[action - _CARD])
    if _PLAYER <= action < _PLAYER + MOST:
        return _player(table, action - _PLAYER)
    return None


def _answer(table: Table, yes: bool) -> Label:
    if table.op() != HELP_ASK:
        return Label("Yes, agreed" if yes else "No")
    fighter = table.fight.fighter
    return Label("Yes, help", player(fighter), (fighter,)) if yes else Label("No, do not help")


def _card(table: Table, name: str) -> Label | None:
    op = table.op()
    if op in _GIVEN:
        to = table.arg(_GIVEN[op])
        return Label(f"Give {player(to)}", name, (to,))
    return Label(_CARDS[op], name) if op in _CARDS else None


def _player(table: Table, seat: Seat) -> Label | None:
    op = table.op()
    if op in _GIVEN:
        return Label("Give a card to", player(seat), (seat,))
    if op == EXCESS_GIVE:
        return Label(f"Give {NAMES[table.arg(_GIVES_UP)]} to", player(seat), (seat,))
    return None
