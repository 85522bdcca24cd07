"""The words of Munchkin Babies: its choices, and what happened."""

from collections.abc import Sequence
from typing import Any, Final

from bestiary.core.event import Event
from bestiary.core.phrases import counted, listed
from bestiary.core.seats import Action, Seat
from bestiary.core.view import Choice, player
from bestiary.games.munchkin_babies.actions import ACTIONS, VERB
from bestiary.games.munchkin_babies.cards.deck import IDS, NAMES
from bestiary.games.munchkin_babies.fights.fight import Offer
from bestiary.games.munchkin_babies.fights.offers import offer_from
from bestiary.games.munchkin_babies.fights.strength import treasures_now
from bestiary.games.munchkin_babies.goods.trays import ORDERS
from bestiary.games.munchkin_babies.labels import label
from bestiary.games.munchkin_babies.legality import VERBS
from bestiary.games.munchkin_babies.moments.choosing import said
from bestiary.games.munchkin_babies.outcomes import outcome
from bestiary.games.munchkin_babies.phases import CHOOSING
from bestiary.games.munchkin_babies.table import Table

CARD_NAMES: Final[dict[str, str]] = dict(zip(IDS, NAMES, strict=True))
_PICKS: Final[dict[str, str]] = {
    "helper_first": "the helper picks first",
    "fighter_first": "the fighter picks first",
    "alternate_helper_first": "in turn, the helper first",
    "alternate_fighter_first": "in turn, the fighter first",
    "random": "by lot",
}


def in_words(table: Table, seat: Seat, actions: list[Action]) -> list[Choice]:
    """Actions in words and places, and what each would come to."""
    if table.op() == CHOOSING:
        return [_coming_to(table, seat, _option(table, action)) for action in actions]
    return [_coming_to(table, seat, _priced(table, seat, _here(table, action))) for action in actions]


def _coming_to(table: Table, seat: Seat, plain: Choice) -> Choice:
    """A choice with what it would come to now."""
    found = outcome(table, seat, plain)
    if not found.words and found.gain is None:
        return plain
    return plain.having(outcome=found.words, brief=found.brief, gain=found.gain, good=found.good)


def _priced(table: Table, seat: Seat, plain: Choice) -> Choice:
    """A choice about help, with what it would cost the fighter."""
    verb = VERBS[VERB[plain.action]].name
    if verb not in _HELPING:
        return plain
    offer = table.fight.offer if verb == "accept" else offer_from(table.trays.on(seat), table, table.fight.fighter)
    price = price_of(offer, treasures_now(table.fight, table.babies))
    return plain.having(note=price) if price else plain


_HELPING: Final = ("ask", "accept", "counter")


def price_of(offer: Offer, treasures: int) -> str:
    """What a helper gets: "1 of 3 Treasures, the helper picks first"; "" for nothing."""
    parts: list[str] = []
    if offer.share:
        parts.append(f"{offer.share} of {counted(treasures, 'Treasure')}")
        parts.append(_PICKS[ORDERS[offer.pick]])
    parts += [NAMES[kind] for kind in offer.items]
    parts += [f"{NAMES[kind]} played on the helper" for kind in offer.plays]
    return ", ".join(parts)


def _here(table: Table, action: Action) -> Choice:
    """A choice, called as this moment calls it."""
    plain, said = _CHOICES[action], label(table, action)
    if said is None:
        return plain
    ask = f"{said.ask} …" if said.answer else ""
    return plain.having(label=said.whole(), ask=ask, answer=said.answer, seats=said.seats)


def in_words_at(kind: int, action: Action) -> Choice:
    """A way to play a card, at the place of that card."""
    plain = _CHOICES[action]
    place = "mine:" + IDS[kind] if kind >= 0 else ""
    if kind < 0 or place in plain.places:
        return plain
    return Choice(action, plain.text, f"Play {NAMES[kind]}", (place,), plain.final)


def _option(table: Table, action: Action) -> Choice:
    """A part of an effect that lets its victim choose, in words."""
    plain = _CHOICES[action]
    if VERBS[VERB[action]].name != "choose_option":
        return plain
    return Choice(action, plain.text, _and(said(table, action)).capitalize(), plain.places, plain.final)


def _make(action: Action) -> Choice:
    verb, parameters = VERBS[VERB[action]], ACTIONS.verb(action).parameters
    _, values = ACTIONS.decode(action)
    raw = {parameter.name: parameter.values[value] for parameter, value in zip(parameters, values, strict=True)}
    spoken = {name: _spoken(name, value) for name, value in raw.items()}
    ask, brace, rest = verb.label.partition("{")
    answer = (brace + rest).format(**spoken)
    return Choice(
        action,
        ACTIONS.text(action),
        verb.label.format(**spoken),
        tuple([place.format(**raw) for place in verb.places]),
        not verb.tray,
        ask=f"{ask.strip()} …" if answer else "",
        answer=answer,
        seats=(int(raw["player"]),) if "player" in raw else (),
    )


def _spoken(name: str, value: str) -> str:
    if name in ("card", "item", "monster", "curse"):
        return CARD_NAMES[value]
    if name == "player":
        return player(int(value))
    if name == "pick":
        return _PICKS[value]
    if name == "double":
        return ", the dearest counts double" if value == "yes" else ""
    if name == "option":
        return str(int(value) + 1)
    if name == "by":
        return {"wandering": "Wandering Monster", "undead": "Undead", "made_undead": "made Undead"}[value]
    return value


_CHOICES: Final[list[Choice]] = [_make(action) for action in range(ACTIONS.size)]

# What happened. {who} is the event's own seat, {to} and the like other players, {card} and the like cards.
SENTENCES: Final[dict[str, str]] = {
    "sex": "{who} is a {sex}.",
    "drew": "{who} draws {card}.",
    "creation": "Everybody lays out a character.",
    "ready": "{who} is ready.",
    "laid_out": "{who}, a {sex}, lays out {cards}.",
    "rolled": "{who} rolls a {face}.",
    "turn": "{who} takes a turn.",
    "kicks": "{who} kicks open the door.",
    "from_deck": "{who} draws from the deck.",
    "unearthed": "{who} takes {card} from the discards instead.",
    "immediate": "{card} is resolved at once.",
    "warded": "{card} slides off {who}.",
    "loots": "{who} loots the room.",
    "skips": "{who} does not loot.",
    "keeps": "{who} plays nothing more of it.",
    "done": "{who} is done.",
    "gives_to": "{who} gives a card to {to}.",
    "gave": "{who} gives {to} {card}.",
    "shuffled": "The discards are shuffled into a new deck.",
    "played": "{who} plays {card}.",
    "discarded": "{who} discards {card}.",
    "lost": "{who} loses {card}.",
    "got": "{who} gets {card} from {from}.",
    "became": "{who} is now a {card}.",
    "changed_sex": "{who} is taken for a {sex} now.",
    "lingers": "It stays with {who}: {card}.",
    "over_with": "It is over for {who}: {card}.",
    "equipped": "{who} equips {card}.",
    "unequipped": "{who} turns {card} sideways.",
    "handed_over": "{who}'s Hireling carries {card}.",
    "cheated": "{who} cheats with {card}.",
    "sold": "{who} sells {cards} for {levels}.",
    "offers_trade": "{who} offers {to} {gives} for {wants}.",
    "traded": "{who} and {with} trade {got} for {gave}.",
    "declined_trade": "{who} declines the trade of {from}.",
    "trades_dropped": "A trade offer is void.",
    "showed": "{who} shows {to} {cards}.",
    "rose": "{who} goes up {levels}, to Level {level}.",
    "fell": "{who} goes down {levels}, to Level {level}.",
    "fight": "{who} fights {monster}.",
    "wont_attack": "{monster} will not attack {who}.",
    "fights": "{who} takes on {monster}.",
    "declined": "{who} crawls past {monster}.",
    "reopened": "The fight is open again.",
    "resolves": "{who} calls the end of the fight. Anyone?",
    "won": "{who} wins the fight.",
    "lost_fight": "{who} loses the fight and must run away.",
    "fight_over": "The fight is over.",
    "asked": "{who} asks {of} for help: {offer}.",
    "countered": "{who} wants: {offer}.",
    "accepted": "{who} accepts.",
    "refused": "{who} refuses.",
    "lapsed": "The request for help is void.",
    "joined": "{who} joins the fight.",
    "left": "{who} leaves the fight.",
    "stays": "{who} stays.",
    "backs_out": "{who} backs out.",
    "volunteers": "{who} would help.",
    "sent": "{who} plays {card} on {to}.",
    "used": "{who} uses {card}.",
    "boosted": "{who} uses {card} ({n}) for the {side}.",
    "enhanced": "{who} puts {card} on {monster}.",
    "added": "{who} lets {monster} join the fight.",
    "swapped": "{who} swaps {monster} for {new}.",
    "removed": "{who} sends {monster} away with {card}.",
    "escorted": "{who} plays {card}, and somebody gets away.",
    "grabbed": "{who} grabs {card} from {from}.",
    "cursed": "{card} hits {who}.",
    "cancelled": "{who} cancels {curse}.",
    "swapped_curse": "{who} loses a level instead.",
    "set_die": "{who} turns the die to {face}.",
    "recovered": "{who} takes {found} out of the discards.",
    "berserk": "{who} goes berserk: +{n}.",
    "turning": "{who} turns the Undead: +{n}.",
    "charmed": "{who} charms {monster}.",
    "backstab": "{who} backstabs {victim}.",
    "steals": "{who} tries to steal {card} from {from}.",
    "flies": "{who} flies: +{n}.",
    "rerolls": "{who} rolls again.",
    "chased_off": "{who} chases off {monster}.",
    "bribed": "{who} throws {card} to {monster}.",
    "picked": "{who} takes {card}.",
    "runs": "{who} runs away.",
    "said_first": "{who} has said who should run first.",
    "first": "Both have said who should run first.",
    "decided": "{who} has decided who runs first.",
    "die_counts": "The die of {who} counts as {n}.",
    "door_opens": "Nobody stops {who} at the door.",
    "flees_from": "{who} runs from {monster}.",
    "gives_up": "{who} cannot carry {card} any more.",
    "chose": "{who} has chosen.",
    "got_away": "{monster} does not chase {who}.",
    "escaped": "{who} gets away from {monster}.",
    "caught": "{monster} catches {who}.",
    "laid": "You put something into your tray.",
    "cleared": "You clear your tray.",
    "passed": "You let it be.",
    "over": "The game is over. {winners}",
}
_CARDS: Final = ("card", "monster", "new", "curse", "found")
_SEATS: Final = ("to", "from", "of", "with", "victim")
_LISTS: Final = ("cards", "gives", "wants", "got", "gave", "items", "plays")


def sentence(event: Event, names: Sequence[str]) -> str:
    """An event in words."""
    spoken: dict[str, Any] = {"who": names[event.seat] if event.seat is not None else "somebody"}
    for name, value in event.data.items():
        spoken[name] = _value(name, value, names)
    if "girl" in event.data:
        spoken["sex"] = "girl" if event.data["girl"] else "boy"
    if event.what == "boosted":
        spoken["side"] = "monsters" if event.data["monsters"] else "munchkins"
    if "pick" in event.data:
        spoken["offer"] = _offer(spoken)
    if event.what == "over":
        winners = event.data["winners"]
        assert isinstance(winners, int)
        spoken["winners"] = f"{_and([name for seat, name in enumerate(names) if winners >> seat & 1])} won!"
    return SENTENCES[event.what].format(**spoken)


def _value(name: str, value: Any, names: Sequence[str]) -> Any:
    if name in _CARDS:
        return CARD_NAMES[value] if value is not None else "a card"
    if name in _SEATS and isinstance(value, int):
        return names[value]
    if name in _LISTS and isinstance(value, list):
        return _and([CARD_NAMES[card] for card in value])
    if name == "levels":
        return counted(value, "level")
    return value


def _and(things: list[str]) -> str:
    return listed(things) or "nothing"


def _offer(spoken: dict[str, Any]) -> str:
    parts = [spoken[name] for name in ("items", "plays") if spoken[name] != "nothing"]
    if spoken["treasures"]:
        parts.append(f"{spoken['treasures']} of the Treasures, {_PICKS[spoken['pick']]}")
    return _and(parts)
