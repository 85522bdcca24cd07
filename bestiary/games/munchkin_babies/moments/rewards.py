"""The end of a fight: levels, Treasures, and what was promised (MB-126, MB-131, MB-163 to MB-174)."""

from typing import Final

from bestiary.core.event import Value
from bestiary.core.seats import EVERYONE, Action, Seat, only
from bestiary.games.munchkin_babies.babies.levels import bars_level_up, play_level_up
from bestiary.games.munchkin_babies.babies.traits import ability, can_carry
from bestiary.games.munchkin_babies.cards.deck import CURSE, GOLD, HELPER_LEVEL, IDS, NONE, SORT, TREASURE
from bestiary.games.munchkin_babies.fights.combat import rest
from bestiary.games.munchkin_babies.fights.fight import Fight
from bestiary.games.munchkin_babies.fights.strength import kills, levels_now, treasures_now
from bestiary.games.munchkin_babies.goods.drawing import can_unearth, open_received
from bestiary.games.munchkin_babies.goods.trays import ORDERS
from bestiary.games.munchkin_babies.moments.curse import send_curse
from bestiary.games.munchkin_babies.moments.moment import CARD, Moment, cards
from bestiary.games.munchkin_babies.phases import (
    CLEANUP,
    DRAWING,
    FOR_REWARD,
    LIFTING,
    REWARD_DRAW,
    REWARD_LEVELS,
    TO_SHARE,
    TREASURE_PICK,
    UNEARTH,
    UNEARTH_PAY,
    place_of,
)
from bestiary.games.munchkin_babies.table import TOP_LEVEL, Table

_HELPER_FIRST: Final = ORDERS.index("helper_first")
_HELPER_IN_TURN: Final = ORDERS.index("alternate_helper_first")
_FIGHTER_IN_TURN: Final = ORDERS.index("alternate_fighter_first")
_BY_LOT: Final = ORDERS.index("random")

_LEFT: Final[int] = place_of(REWARD_DRAW, "left")
_UNEARTHED: Final[int] = place_of(REWARD_DRAW, "unearthed")
_HELPERS: Final[int] = place_of(TREASURE_PICK, "helper")
_FIGHTERS: Final[int] = place_of(TREASURE_PICK, "fighter")
_NEXT: Final[int] = place_of(TREASURE_PICK, "next")  # 0 the helper, 1 the fighter


class RewardLevels(Moment):
    """MB-126, MB-163, MB-164, MB-D41: levels first, and a look at who has won."""

    def step(self, table: Table) -> bool:
        fight = table.fight
        levels = levels_now(fight, table.babies, fight.helper < 0)
        killed = kills(fight)
        treasures = treasures_now(fight, table.babies) + fight.granted
        if levels:
            table.raise_level(fight.fighter, levels)
        if fight.helper >= 0 and killed:
            helping = ability(table.babies[fight.helper], HELPER_LEVEL)
            if helping != NONE:
                table.raise_level(fight.helper, helping * killed)
        for seat in range(table.seats):
            if table.babies[seat].level == TOP_LEVEL:
                table.winners |= only(seat)
        if table.winners:
            if fight.helper >= 0 and table.options.shared_victory and table.babies[fight.fighter].level == TOP_LEVEL:
                table.winners |= only(fight.helper)  # MB-192
            table.finish()
        else:
            table.turn_to(REWARD_DRAW, treasures, 0)
        return True


class RewardDraw(Moment):
    """MB-171 to MB-173: face up where somebody helped."""

    def step(self, table: Table) -> bool:
        fight = table.fight
        left, unearthed = table.arg(_LEFT), table.arg(_UNEARTHED)
        if fight.helper < 0:
            table.turn_to(CLEANUP)
            if left:
                table.push(DRAWING, TREASURE, left, fight.fighter, FOR_REWARD)
        elif left > 0:
            if can_unearth(table, fight.fighter, TREASURE, unearthed):
                table.push(UNEARTH, TREASURE, fight.fighter, FOR_REWARD)
            else:
                table.set_arg(_LEFT, left - 1)
                table.push(DRAWING, TREASURE, 1, fight.fighter, FOR_REWARD)
        else:
            share = min(fight.deal.share, len(fight.spoils))
            first = 0 if fight.deal.pick in (_HELPER_FIRST, _HELPER_IN_TURN) else 1
            table.turn_to(TREASURE_PICK, share, len(fight.spoils) - share, first)
            if unearthed:
                table.push(UNEARTH_PAY, unearthed, fight.fighter)
        return True


def unearth_reward(table: Table, seat: Seat, from_discard: bool) -> None:
    """The Holy Terror's choice for one of the Treasures being drawn."""
    table.set_arg(_LEFT, table.arg(_LEFT) - 1)
    if not from_discard:
        table.push(DRAWING, TREASURE, 1, seat, FOR_REWARD)
        if table.told is not None:
            table.tell("from_deck", seat, {})
        return
    table.set_arg(_UNEARTHED, table.arg(_UNEARTHED) + 1)
    kind = table.discards[TREASURE].pop()
    table.fight.spoils.append(kind)
    if table.told is not None:
        table.tell("unearthed", seat, {"card": IDS[kind]})


class TreasurePick(Moment):
    """Fighter and helper share (MB-D24)."""

    def waited_for(self, table: Table) -> int:
        return only(_picker(table))

    def step(self, table: Table) -> bool:
        """Not when only one of them has something to get."""
        fight = table.fight
        helper, fighter = table.arg(_HELPERS), table.arg(_FIGHTERS)
        if helper and fighter and fight.deal.pick == _BY_LOT:
            table.set_arg(_HELPERS, helper - 1)
            table.push(LIFTING, NONE, fight.helper, TO_SHARE)
            return True
        if helper and fighter:
            return False
        seat = fight.helper if helper else fight.fighter
        for kind in fight.spoils[:]:
            pick(table, seat, kind)
        table.turn_to(CLEANUP)
        return True

    def options(self, table: Table) -> list[Action]:
        return cards(table.fight.spoils)

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        picks = _HELPERS if table.arg(_NEXT) == 0 else _FIGHTERS
        table.set_arg(picks, table.arg(picks) - 1)
        if table.fight.deal.pick in (_HELPER_IN_TURN, _FIGHTER_IN_TURN):
            table.set_arg(_NEXT, 1 - table.arg(_NEXT))
        pick(table, seat, action - CARD)

    def default(self, table: Table, seat: Seat) -> Action:
        """The dearest."""
        return CARD + max(table.fight.spoils, key=lambda kind: (GOLD[kind], -kind))


def _picker(table: Table) -> Seat:
    return table.fight.helper if table.arg(_NEXT) == 0 else table.fight.fighter


def pick(table: Table, seat: Seat, kind: int) -> None:
    """A Treasure that everybody has seen goes into a hand."""
    table.fight.spoils.remove(kind)
    table.take_up(seat, kind, EVERYONE)
    table.babies[seat].fresh += 1
    if table.told is not None:
        table.tell("picked", seat, {"card": IDS[kind]})


class Cleanup(Moment):
    """Cards to their piles, effects of this combat end; then what was promised (MB-131, MB-182, MB-D28)."""

    def step(self, table: Table) -> bool:
        fight = table.fight
        fight.spent += [enhancer.card for enhancer in fight.enhancers]
        fight.spent += [boost.card for boost in fight.boosts]
        fight.spent += [killed.monster for killed in fight.killed if killed.card]
        for kind in [*fight.foes, *fight.spent]:
            table.discard(kind)
        rest(table, fight.fighter)
        if fight.helper >= 0:
            rest(table, fight.helper)
        table.fight = Fight(table.seats)
        table.after_fight = True
        table.recheck = True
        table.pop()
        if table.told is not None:
            lying: list[Value] = [IDS[kind] for kind in [*fight.foes, *fight.spent]]
            table.tell("fight_over", fight.fighter, {"cards": lying})
        open_received(table)
        if fight.helper >= 0 and not fight.fleeing:
            _keep_promises(table, fight)
        return True


def _keep_promises(table: Table, fight: Fight) -> None:
    """What is gone, cannot be carried or has become illegal lapses."""
    baby = table.babies[fight.fighter]
    for kind in fight.deal.items:
        if kind in baby.items and can_carry(table.babies[fight.helper], kind):
            table.leave_table(fight.fighter, kind)
            table.babies[fight.helper].items.append(kind)
            if table.told is not None:
                table.tell("got", fight.helper, {"card": IDS[kind], "from": fight.fighter})
    for kind in fight.deal.plays:
        if kind in baby.hand and SORT[kind] == CURSE:
            send_curse(table, fight.fighter, kind, fight.helper)
        elif kind in baby.hand and bars_level_up(table, fight.fighter, kind, fight.helper) is None:
            play_level_up(table, fight.fighter, kind, fight.helper)


HERE: Final[list[Moment]] = [
    RewardLevels(REWARD_LEVELS),
    RewardDraw(REWARD_DRAW),
    TreasurePick(TREASURE_PICK),
    Cleanup(CLEANUP),
]
