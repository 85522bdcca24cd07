"""What each choice would come to, in a few words that fit on a card: "13: you win", "8 → 10", "Level 4".

Nothing is worked out twice: the move is made on a copy of the table, by the rules, and what lies open there is compared
with what lies open here. Where a secret or a die comes first, nothing is said.
"""

from collections.abc import Callable
from typing import Final

from bestiary.core.phrases import counted
from bestiary.core.seats import Seat
from bestiary.core.view import Choice, player
from bestiary.games.munchkin_babies.acting import advance, perform
from bestiary.games.munchkin_babies.actions import ACTIONS, MOST, SENT_AT, USED_ALONE, VERB, VERBS
from bestiary.games.munchkin_babies.babies.baby import Baby
from bestiary.games.munchkin_babies.cards.clauses import CLAUSE, USED
from bestiary.games.munchkin_babies.cards.deck import (
    CURSE,
    GOLD,
    IS_ITEM,
    ITEM,
    KINDS,
    NAMES,
    NONE,
    SLOT,
    SLOTS,
    SORT,
)
from bestiary.games.munchkin_babies.fights.escape import NO_FACE, least_face
from bestiary.games.munchkin_babies.fights.fight import Fight
from bestiary.games.munchkin_babies.fights.helpers import Helped
from bestiary.games.munchkin_babies.fights.strength import (
    monsters_strength,
    own_strength,
    side_strength,
    winning,
    wins_ties,
)
from bestiary.games.munchkin_babies.goods.trays import MONSTERS
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import (
    CREATION,
    ESCAPED,
    FOR_ESCAPE,
    OVER,
    ROLL_WINDOW,
    ROLLED_FOR,
    RUN,
    RUN_FROM,
)
from bestiary.games.munchkin_babies.set_up import dressed
from bestiary.games.munchkin_babies.table import TOP_LEVEL, Table
from bestiary.games.munchkin_babies.verbs.sell import PRICE, sale_levels


class Outcome:
    """A few words, or even fewer; the levels that the player gains; whether it is one to wish for."""

    def __init__(self, words: str = "", gain: int | None = None, good: bool = False, brief: str = "") -> None:
        self.words = words
        self.brief = brief
        self.gain = gain
        self.good = good


NOTHING: Final = Outcome()
FACES: Final = 6
SHORT_NAME: Final = 13  # letters
# A pass ends a window where all others have passed, which is their secret; the others of these lead to a die, a card or
# a question, or change nothing that could be said.
_UNTRIED: Final = (
    *("want", "share", "order", "aim", "clear", "ready", "kick", "loot", "done", "pass", "keep", "skip", "show"),
    *("from_deck", "from_discard", "trade", "decline_trade", "refuse", "counter", "decline", "first"),
    *("choose_player", "choose_unseen", "steal"),
)
_UNSAID: Final[list[bool]] = [name in _UNTRIED for name in VERBS]


def outcome(table: Table, seat: Seat, choice: Choice) -> Outcome:
    """What a legal choice would come to now, as its player may know it."""
    action = choice.action
    number = VERB[action]
    if _UNSAID[number]:
        return NOTHING
    name = VERBS[number]
    value = action - ACTIONS.base(name)
    known = _KNOWN.get(name)
    if known is not None:
        return known(table, seat, value)
    after = table.clone()
    assert isinstance(after, Table)
    if name == "send" and SORT[SENT_AT[value // MOST]] == CURSE:
        return _cursed(table, after, seat, SENT_AT[value // MOST], value % MOST)
    perform(after, seat, action)
    if name in ("set_die", "fly"):
        return _escape(after)
    found = _compared(table, after, seat)
    if found is NOTHING and name == "use":
        return _used(USED_ALONE[value])
    return _otherwise(table, after, seat, choice.seats) if found is NOTHING else found


# The fight.


def verdict(fight: Fight, babies: list[Baby], seat: Seat) -> str:
    """Who would win, or how much is missing: "you win", "a tie loses", "3 short"."""
    if winning(fight, babies):
        return "you win" if fight.includes(seat) else "they win"
    short = monsters_strength(fight, babies) - side_strength(fight, babies)
    if short == 0:
        return "a tie loses"
    return f"{short if wins_ties(fight, babies) else short + 1} short"


def both_sums(fight: Fight, babies: list[Baby], seat: Seat) -> Outcome:
    """Both sums, and what follows where it is won or a tie."""
    side, monsters = side_strength(fight, babies), monsters_strength(fight, babies)
    words = f"{_signed(side)} against {_signed(monsters)}"
    if winning(fight, babies) or side == monsters:
        words = f"{words}: {verdict(fight, babies, seat)}"
    wins = fight.includes(seat) and winning(fight, babies)
    return Outcome(words, None, wins, f"{_signed(side)} : {_signed(monsters)}{_tick(wins)}")


def _as_it_stands(table: Table, seat: Seat, value: int) -> Outcome:
    return both_sums(table.fight, table.babies, seat)


def _volunteers(table: Table, seat: Seat, value: int) -> Outcome:
    return _with_helper(table, seat, seat)


def _with_helper(table: Table, seat: Seat, helper: Seat) -> Outcome:
    helped = Helped(table, helper)
    return both_sums(helped.fight, helped.babies, seat)


def _fought(table: Table, after: Table, seat: Seat) -> Outcome:
    """The fight goes on, or has begun."""
    fight, babies = after.fight, after.babies
    gain = after.babies[seat].level - table.babies[seat].level or None
    if table.fight.fighter == fight.fighter:
        monsters = monsters_strength(fight, babies)
        side = side_strength(fight, babies)
        same = monsters == monsters_strength(table.fight, table.babies)
        if same and side == side_strength(table.fight, table.babies):
            return NOTHING
        if same:
            good, ours = fight.includes(seat) and winning(fight, babies), _signed(side)
            return Outcome(f"{ours}: {verdict(fight, babies, seat)}", gain, good, f"{ours}{_tick(good)}")
    found = both_sums(fight, babies, seat)
    return Outcome(found.words, gain, found.good, found.brief)


# What lies open, before and after.


def _compared(table: Table, after: Table, seat: Seat) -> Outcome:
    before, then = table.babies[seat], after.babies[seat]
    gain = then.level - before.level
    if after.op() == OVER:
        won = after.winners >> seat & 1 == 1
        if not won:
            return Outcome("the game is over", gain or None)
        return Outcome(f"Level {then.level}: you win", gain or None, True, f"Level {then.level}{_tick(True)}")
    fighting = table.fight.fighter >= 0 and not table.fight.fleeing
    if after.fight.fighter >= 0 and not after.fight.fleeing:
        found = _fought(table, after, seat)
        if found is not NOTHING:
            return found
    elif fighting and not gain:
        return Outcome("the fight ends")
    if gain:
        return Outcome(f"Level {then.level}", gain, gain > 0)
    old, new = own_strength(table.fight, table.babies, seat), own_strength(after.fight, after.babies, seat)
    if old != new:
        return Outcome(f"{_signed(old)} → {_signed(new)}", None, new > old)
    return NOTHING


def _used(kind: int) -> Outcome:
    """What a card draws, where it does nothing else."""
    clause = CLAUSE[kind]
    return Outcome(f"+{counted(clause.n, 'Treasure')}", None, True) if clause.effect == "draw" else NOTHING


def _otherwise(table: Table, after: Table, seat: Seat, meant: tuple[Seat, ...]) -> Outcome:
    """Something else that can be seen: another player's level, or an Item that is not worn."""
    for other in meant:
        if after.babies[other].level != table.babies[other].level:
            level = f"Level {after.babies[other].level}"
            return Outcome(f"{player(other)}: {level}", brief=level)
    before, then = table.babies[seat], after.babies[seat]
    if len(then.items) > len(before.items) and SORT[then.items[-1]] == ITEM and then.items[-1] not in then.worn:
        return Outcome("not worn")
    return NOTHING


def _roll(table: Table, seat: Seat, foe: int) -> Outcome:
    """What has to be rolled to get away."""
    face = least_face(table.fight, table.babies[seat], foe)
    if face in (0, 1):
        return Outcome("you get away", None, True)
    if face == NO_FACE:
        return Outcome("no way out")
    return Outcome("on a 6" if face == FACES else f"on {face} to {FACES}")


def _flees(table: Table, seat: Seat, value: int) -> Outcome:
    return _roll(table, seat, MONSTERS[value])


def _rolls_again(table: Table, seat: Seat, value: int) -> Outcome:
    return _roll(table, seat, table.arg(RUN_FROM))


def _escape(after: Table) -> Outcome:
    if after.op() != ROLL_WINDOW or after.arg(ROLLED_FOR) != FOR_ESCAPE:
        return NOTHING
    return Outcome("you get away", None, True) if after.arg(ESCAPED) else Outcome("still caught")


# Curses.


def _cursed(table: Table, after: Table, seat: Seat, kind: int, victim: Seat) -> Outcome:
    """If nobody stops it. What the victim, a die or their hand decides is not said."""
    after.leave_hand(seat, kind)
    after.push(RUN, USED[kind], 0, victim, seat, 0, NONE)
    advance(after)
    before, then = table.babies[victim], after.babies[victim]
    if after.fight.fighter >= 0 and table.fight.includes(victim) and not after.fight.fleeing:
        found = _fought(table, after, seat)
        if found is not NOTHING:
            return found
    if then.level != before.level:
        return Outcome(f"{_signed(then.level - before.level)} level{'s' if before.level - then.level > 1 else ''}")
    lost = _lost(before, then)
    if lost:
        words = _called(lost[0]) if len(lost) == 1 else counted(len(lost), "card")
        return Outcome(f"takes {words}", brief=f"\N{MINUS SIGN}{counted(len(lost), 'card')}")
    if then.girl != before.girl:
        return Outcome(f"becomes a {'girl' if then.girl else 'boy'}")
    if len(then.lasting) > len(before.lasting) and then.lasting[-1].clause().effect == "next_combat_bonus":
        return Outcome(f"{_signed(then.lasting[-1].clause().n)} next fight")
    return NOTHING


def _called(kind: int) -> str:
    """A card by its name where that is short, else by where it is worn."""
    if len(NAMES[kind]) <= SHORT_NAME:
        return NAMES[kind]
    return _WORN.get(SLOTS[SLOT[kind]], "an Item")


_WORN: Final[dict[str, str]] = {"headgear": "Headgear", "armor": "Armor", "footgear": "Footgear"}


def _lost(before: Baby, then: Baby) -> list[int]:
    """What lay open in front of a player and does so no longer."""
    left = [*then.items, *then.classes, *then.races]
    lost: list[int] = []
    for kind in [*before.items, *before.classes, *before.races]:
        if kind in left:
            left.remove(kind)
        else:
            lost.append(kind)
    return lost


# Before anything is done: what is laid down.


def _laid(table: Table, seat: Seat, kind: int) -> Outcome:
    return _laid_out(table, seat, kind) if table.op() == CREATION else _for_sale(table, seat, kind)


def _laid_out(table: Table, seat: Seat, kind: int) -> Outcome:
    """In set-up: one's strength with it."""
    tray = table.trays.on(seat)
    now, then = dressed(table.babies[seat], tray), dressed(table.babies[seat], [*tray, kind])
    old, new = own_strength(table.fight, [now], 0), own_strength(table.fight, [then], 0)
    return Outcome(f"{_signed(old)} → {_signed(new)}", None, new > old) if old != new else NOTHING


def _for_sale(table: Table, seat: Seat, kind: int) -> Outcome:
    """What it would make of a sale: the levels, or how much gold of what is needed."""
    tray = [*table.trays.on(seat), kind]
    if not Occasion(table, seat).may_sell() or table.in_combat(seat):
        return NOTHING
    for thing in tray:
        if thing >= KINDS or not IS_ITEM[thing]:
            return NOTHING
    levels = sale_levels(tray, False)
    if table.babies[seat].level + max(levels, 1) >= TOP_LEVEL:
        return NOTHING
    if levels:
        return Outcome(f"+{counted(levels, 'level')}", None, True)
    return Outcome(f"{sum([GOLD[thing] for thing in tray])} of {PRICE:,}")


def _tick(wins: bool) -> str:
    return " \N{CHECK MARK}" if wins else ""


def _signed(number: int) -> str:
    """A number with a minus that is as wide as a figure."""
    return str(number).replace("-", "\N{MINUS SIGN}")


# By verb: what is known without a try.
_KNOWN: Final[dict[str, Callable[[Table, Seat, int], Outcome]]] = {
    "lay": _laid,
    "ask": _with_helper,
    "volunteer": _volunteers,
    "resolve": _as_it_stands,
    "fight": _as_it_stands,
    "flee_from": _flees,
    "reroll": _rolls_again,
}
