"""Every baby with what it wears, the fight with each number of both sums, offers, and the own hand with its texts."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from bestiary.core.view import View
from bestiary.games.munchkin_babies.view import BabiesView, Baby, Card, Fight, Foe, Item, Offer, Part
from bestiary.terminal.boards.board import WIDTH, Board

NAME_WIDTH = 22
PHASES = {
    "creation": "everybody lays out a character",
    "listen": "listening at the door",
    "arrange": "before the door",
    "turn_open": "anything before the door opens?",
    "door_card": "a card behind the door",
    "trouble_or_loot": "look for trouble, or loot",
    "loot_offer": "loot after the fight?",
    "post_combat": "after the fight",
    "charity": "before the turn ends",
    "charity_discard": "too many cards: discard",
    "charity_split": "too many cards: give them away",
    "fight_or_not": "fight it, or crawl past?",
    "combat_open": "the fight is open",
    "final_call": "last call: anyone?",
    "help_ask": "somebody is asked for help",
    "help_counter": "a counter-offer",
    "treasure_pick": "picking Treasures",
    "flee_first": "who runs first?",
    "flee_decider": "who runs first?",
    "flee_next": "running away",
    "curse_window": "a Curse: anyone?",
    "roll_window": "the die lies there: anyone?",
    "received": "just received",
    "over": "the game is over",
}
PARTS = {
    "level": "Level",
    "hireling": "Hireling",
    "berserk": "berserk",
    "turning": "turning",
    "backstab": "backstab",
    "lasting": "lasting",
    "die": "die",
    "against": "against you",
}


class BabiesBoard(Board):
    """Munchkin Babies in about 40 lines, with cards to be read."""

    primer = (
        "Kick open the door and fight what is behind it: your Level and what you wear, against its own. If you are "
        "losing, ask for help, and offer something for it. Win, and go up a Level; be the first at Level 10, and the "
        "last step must be a fight. * is equipped, ~ is carried only. Several cards at once (a sale, a trade, an "
        "offer, a payment) are laid into your tray first."
    )  # MB-043, MB-122, MB-152, MB-126, MB-015, MB-085

    def draw(self, view: View, names: Sequence[str]) -> RenderableType:
        assert isinstance(view, BabiesView)
        parts: list[RenderableType] = [Rule(_heading(view, names), align="left", style="dim"), _babies(view, names)]
        if view.fight is not None:
            parts.append(_fight(view.fight, names))
        for trade in view.trades:
            source, target = names[trade.source], names[trade.target]
            parts.append(_line(f"{source} offers {target}", f"{_names(trade.gives)} for {_names(trade.wants)}"))
        if view.limbo:
            parts.append(_line("On the table", _names(view.limbo)))
        if view.tray:
            parts.append(_line("Your tray", _tray(view)))
        return Group(*parts, _hand(view), _piles(view))

    def brief(self, view: View, names: Sequence[str], letters: Mapping[str, str]) -> RenderableType:
        """The babies in a line, the fight, what is offered, and the hand by its names: `card NAME` reads one."""
        assert isinstance(view, BabiesView)
        parts: list[RenderableType] = [Rule(_heading(view, names), align="left", style="dim"), _in_short(view, names)]
        if view.viewer is not None:
            parts.append(_line("You", _who(view.babies[view.viewer]).plain))
        if view.fight is not None:
            parts.append(_fight(view.fight, names))
        for trade in view.trades:
            source, target = names[trade.source], names[trade.target]
            parts.append(_line(f"{source} offers {target}", f"{_names(trade.gives)} for {_names(trade.wants)}"))
        if view.limbo:
            parts.append(_line("On the table", _names(view.limbo)))
        if view.tray:
            parts.append(_line("Your tray", _tray(view)))
        if view.viewer is not None and view.hand:
            limit = view.babies[view.viewer].hand_limit
            parts.append(_line(f"Your hand, {len(view.hand)} of {limit}", _names(view.hand)))
        return Group(*parts)


def _in_short(view: BabiesView, names: Sequence[str]) -> Text:
    told = Text()
    for seat, baby in enumerate(view.babies):
        turn = seat == view.turn and view.phase not in ("creation", "over")
        name = "you" if seat == view.viewer else names[seat]
        told.append("  " if seat else "").append(f"{'>' if turn else ''}{name}", "bold" if seat == view.viewer else "")
        told.append(
            f"\u00a0L{baby.level}\u00a0strength\u00a0{baby.strength}\u00a0cards\u00a0{baby.doors + baby.treasures}",
            "dim",
        )
    return told


def _heading(view: BabiesView, names: Sequence[str]) -> Text:
    heading = Text.assemble(("Munchkin Babies", "bold"), f" · turn {max(view.turns, 1)} · ")
    if view.phase == "over":
        return heading.append("the game is over", style="bold")
    phase = PHASES.get(view.phase, view.phase.replace("_", " "))
    if view.phase == "creation":
        return heading.append(phase, style="bold")
    if view.turn == view.viewer:
        return heading.append("YOUR TURN", style="bold green").append(f" · {phase}")
    return heading.append(f"{names[view.turn]}'s turn", style="bold").append(f" · {phase}")


# The babies.


def _babies(view: BabiesView, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", width=1)
    table.add_column("", width=14, no_wrap=True)
    for heading in ("Lv", "str", "hand"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("who, and what it carries", width=WIDTH - 31)
    for seat, baby in enumerate(view.babies):
        turn = ">" if seat == view.turn and view.phase not in ("creation", "over") else ""
        style = "bold" if seat == view.viewer else ""
        hand = str(baby.doors + baby.treasures)
        table.add_row(
            turn, Text(names[seat], style), Text(str(baby.level), "bold"), str(baby.strength), hand, _who(baby)
        )
    return table


def _who(baby: Baby) -> Text:
    badges = [card.name for card in (*baby.races, *baby.classes)]
    if baby.super_munchkin:
        badges.append("Super Munchkin")
    if baby.half_breed:
        badges.append("Half-Breed")
    line = Text("; ".join([", ".join(badges) or "human", *(["Hireling"] if baby.hireling else [])]))
    for item in baby.items:
        line.append(", " if line.plain else "").append_text(_item(item))
    for lasting in baby.lasting:
        name = lasting.card.name if lasting.card else lasting.effect.replace("_", " ")
        line.append(f", {name}!", style="red")
    return line


def _item(item: Item) -> Text:
    sign = "*" if item.equipped else "~"
    bonus = f" {item.bonus:+d}" if item.bonus else ""
    return Text(f"{sign}{item.card.name}{bonus}", "" if item.equipped else "dim")


# The fight.


def _fight(fight: Fight, names: Sequence[str]) -> RenderableType:
    who = names[fight.fighter] + (f" and {names[fight.helper]}" if fight.helper is not None else "")
    ahead = "ahead" if fight.winning else "behind"
    state = "running away" if fight.fleeing else f"{ahead}{', wins ties' if fight.wins_ties else ''}"
    prize = f"{_counted(fight.levels, 'level')}, {_counted(fight.treasures, 'Treasure')}"
    head = Text.assemble(
        ("FIGHT ", "bold red"), (f"{who} {fight.side}", "bold"), " against ", (str(fight.monsters), "bold")
    )
    head.append(f" · {state} · worth {prize}{', FOR THE WIN' if fight.for_the_win else ''}")
    doubled = " (doubled)" if fight.doubled else ""
    lines = [head, _line(f"{who}{doubled}", _sum(fight.side_parts, names))]
    lines += [_line(_foe_name(foe), _sum(foe.parts, names)) for foe in fight.foes]
    if fight.monster_parts:
        lines.append(_line("for the monsters", _sum(fight.monster_parts, names)))
    if fight.spoils:
        lines.append(_line("Treasures", _names(fight.spoils)))
    for title, offer in (("Offer", fight.offer), ("Deal", fight.deal)):
        if offer.items or offer.plays or offer.treasures:
            lines.append(_line(title, _offer(offer)))
    return Group(*lines)


def _foe_name(foe: Foe) -> str:
    twins = f"{foe.count} x " if foe.count > 1 else ""
    undead = ", Undead" if foe.undead else ""
    return f"{twins}{foe.card.name}{undead} {foe.strength}"


def _sum(parts: Sequence[Part], names: Sequence[str]) -> str:
    told = []
    for part in parts:
        name = part.card.name if part.card and part.what != "level" else PARTS.get(part.what, part.what)
        owner = f"{names[part.seat]} " if part.seat is not None and part.what == "level" else ""
        told.append(f"{owner}{name} {part.n:+d}")
    return ", ".join(told)


def _offer(offer: Offer) -> str:
    told = [card.name for card in (*offer.items, *offer.plays)]
    if offer.treasures:
        told.append(f"{offer.treasures} of the Treasures, {offer.pick.replace('_', ' ')}")
    return ", ".join(told)


# The own hand, and the piles.


def _hand(view: BabiesView) -> RenderableType:
    if view.viewer is None:
        return Group()
    cards = view.hand
    limit = view.babies[view.viewer].hand_limit
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=NAME_WIDTH)
    grid.add_column(width=WIDTH - NAME_WIDTH - 1)
    for card in cards:
        grid.add_row(Text(card.name, "bold"), Text(_facts(card), "dim"))
    return Group(Text(f"Your hand: {len(cards)}, at most {limit} when your turn ends", "dim"), grid)


def _facts(card: Card) -> str:
    level = f"Level {card.level}, {_counted(card.treasures, 'Treasure')}. " if card.sort == "monster" else ""
    gold = f"{card.gold} GP. " if card.gold else ""
    bad = f" Bad Stuff: {card.bad}" if card.bad else ""
    return f"({card.sort.replace('_', ' ')}) {level}{gold}{card.text}{bad}"


def _piles(view: BabiesView) -> Text:
    line = Text("", "dim")
    for name, pile in (("Doors", view.door), ("Treasures", view.treasure)):
        top = f", discards {pile.discards}: {pile.top.name}" if pile.top else ""
        line.append(f"{name} {pile.deck}{top}   ")
    return line


def _tray(view: BabiesView) -> str:
    """What lies there, by the names of the cards."""
    seen = [*view.hand, *[item.card for baby in view.babies for item in baby.items]]
    seen += [card for baby in view.babies for card in (*baby.classes, *baby.races)]
    called = {card.id: card.name for card in seen}
    things = [step.partition("=")[2] for step in view.tray]
    return ", ".join(called.get(thing, thing.replace("_", " ")) for thing in things)


def _names(cards: Sequence[Card]) -> str:
    return ", ".join(card.name for card in cards) or "nothing"


def _line(title: str, rest: str) -> Text:
    return Text.assemble((f" {title}: ", "bold"), rest)


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


BOARD = BabiesBoard()
