"""The course of a fight: monsters enter, it is open, the last call, its end (MB-122 to MB-148, MB-170 to MB-174)."""

from bestiary.core.event import Value
from bestiary.core.seats import EVERYONE, Action, Seat, only
from bestiary.games.munchkin_babies.actions import BASE, CHOOSE, ORDERS
from bestiary.games.munchkin_babies.cards import (
    GOLD,
    HELPER_LEVEL,
    IDS,
    NO_HELP,
    NONE,
    TREASURE,
)
from bestiary.games.munchkin_babies.combat import how_many, remove_foe, rest, send_away_helper, wake
from bestiary.games.munchkin_babies.fight import Fight
from bestiary.games.munchkin_babies.levelups import bars_level_up, play_level_up
from bestiary.games.munchkin_babies.matches import MAY_DECLINE, WONT_ATTACK
from bestiary.games.munchkin_babies.phases import (
    CLEANUP,
    COMBAT_OPEN,
    DRAWING,
    ENTER,
    FIGHT_OR_NOT,
    FLEE,
    FOR_REWARD,
    FORCED_STAY,
    LIFTING,
    REWARD_DRAW,
    REWARD_LEVELS,
    RUN,
    TO_SHARE,
    TREASURE_PICK,
    UNEARTH,
    UNEARTH_PAY,
)
from bestiary.games.munchkin_babies.reasons import ALLOWED
from bestiary.games.munchkin_babies.strength import (
    for_the_win,
    kills,
    levels_now,
    treasures_now,
    winning,
)
from bestiary.games.munchkin_babies.table import TOP_LEVEL, Table
from bestiary.games.munchkin_babies.traits import ability, can_carry, matches
from bestiary.games.munchkin_babies.turns import can_unearth, open_received
from bestiary.games.munchkin_babies.vocabulary import ON_ENCOUNTER

CARD: int = BASE[CHOOSE]
HELPER_FIRST, FIGHTER_FIRST, HELPER_IN_TURN, FIGHTER_IN_TURN, BY_LOT = range(len(ORDERS))


def reveal(table: Table) -> None:
    """What waited for the fighter's next combat begins, and each monster enters."""
    wake(table, table.fight.fighter)
    table.turn_to(COMBAT_OPEN)
    table.passed = 0
    for foe in reversed(table.fight.foes):
        table.push(ENTER, foe, 0)


def enter(table: Table) -> None:
    """What happens as a monster enters, step by step."""
    foe, step = table.arg(1), table.arg(2)
    fight = table.fight
    if foe not in fight.foes:
        table.pop()
        return
    table.set_arg(2, step + 1)
    fighter = fight.fighter
    if step == 0:
        wont = WONT_ATTACK[foe]
        if wont is not None and matches(table, fighter, wont, False):
            if table.told is not None:
                table.tell("wont_attack", fighter, {"monster": IDS[foe]})
            while foe in fight.foes:
                remove_foe(table, foe)
    elif step == 1:
        unless = MAY_DECLINE[foe]
        new = foe not in fight.encountered
        if unless is not None and new and how_many(table) == 1 and not matches(table, fighter, unless, True):
            table.push(FIGHT_OR_NOT, foe)
    elif step == 2:
        if foe not in fight.encountered:
            fight.encountered.append(foe)
            if ON_ENCOUNTER[foe] >= 0:
                table.push(RUN, ON_ENCOUNTER[foe], 0, fighter, NONE, 0, foe)
    else:
        table.pop()
        if NO_HELP[foe] and fight.helper >= 0:
            send_away_helper(table)


def answer_door(table: Table, fights: bool) -> None:
    """A monster that may be declined."""
    foe = table.arg(1)
    table.pop()
    if table.told is not None:
        table.tell("fights" if fights else "declined", table.fight.fighter, {"monster": IDS[foe]})
    if not fights:
        remove_foe(table, foe)


def combat_step(table: Table) -> bool:
    """Whether the open fight waits for somebody: not when the last monster is gone (MB-128)."""
    fight = table.fight
    if not fight.foes:
        table.passed = 0
        table.turn_to(REWARD_LEVELS)
        return False
    if fight.helper >= 0 and fight.compelled and for_the_win(table):
        table.push(FORCED_STAY)  # MB-168
        return False
    return True


def close_call(table: Table) -> None:
    """Everybody has passed: the outcome is final (MB-132)."""
    table.passed = 0
    won = winning(table)
    if table.told is not None:
        table.tell("won" if won else "lost_fight", table.fight.fighter, {}, reveals=True)
    if won:
        table.turn_to(REWARD_LEVELS)
    else:
        table.turn_to(FLEE)


# Rewards.


def reward_levels(table: Table) -> None:
    """MB-126, MB-163, MB-164, MB-D41: levels first, and a look at who has won."""
    fight = table.fight
    levels = levels_now(table, fight.helper < 0)
    killed = kills(table)
    treasures = treasures_now(table) + fight.granted
    if levels:
        table.raise_level(fight.fighter, levels)
    if fight.helper >= 0 and killed:
        helping = ability(table, fight.helper, HELPER_LEVEL)
        if helping != NONE:
            table.raise_level(fight.helper, helping * killed)
    for seat in range(table.seats):
        if table.babies[seat].level == TOP_LEVEL:
            table.winners |= only(seat)
    if table.winners:
        if fight.helper >= 0 and table.options.shared_victory and table.babies[fight.fighter].level == TOP_LEVEL:
            table.winners |= only(fight.helper)  # MB-192
        table.finish()
        return
    table.turn_to(REWARD_DRAW, treasures, 0)


def reward_draw(table: Table) -> None:
    """MB-171 to MB-173: face up where somebody helped."""
    fight = table.fight
    left, unearthed = table.arg(1), table.arg(2)
    if fight.helper < 0:
        table.turn_to(CLEANUP)
        if left:
            table.push(DRAWING, TREASURE, left, fight.fighter, FOR_REWARD)
        return
    if left > 0:
        if can_unearth(table, fight.fighter, TREASURE, unearthed):
            table.push(UNEARTH, TREASURE, fight.fighter, FOR_REWARD)
        else:
            table.set_arg(1, left - 1)
            table.push(DRAWING, TREASURE, 1, fight.fighter, FOR_REWARD)
        return
    share = min(fight.deal.share, len(fight.spoils))
    first = 0 if fight.deal.pick in (HELPER_FIRST, HELPER_IN_TURN) else 1
    table.turn_to(TREASURE_PICK, share, len(fight.spoils) - share, first)
    if unearthed:
        table.push(UNEARTH_PAY, unearthed, fight.fighter)


def unearth_reward(table: Table, from_discard: bool) -> None:
    """The Holy Terror's choice for one Treasure."""
    seat = table.arg(2)
    table.pop()
    table.set_arg(1, table.arg(1) - 1)
    if not from_discard:
        table.push(DRAWING, TREASURE, 1, seat, FOR_REWARD)
        if table.told is not None:
            table.tell("from_deck", seat, {})
        return
    table.set_arg(2, table.arg(2) + 1)
    kind = table.discards[TREASURE].pop()
    table.fight.spoils.append(kind)
    if table.told is not None:
        table.tell("unearthed", seat, {"card": IDS[kind]})


def picker(table: Table) -> Seat:
    """Who picks next."""
    return table.fight.helper if table.arg(3) == 0 else table.fight.fighter


def pick_step(table: Table) -> bool:
    """Whether somebody picks: not when only one of them has something to get."""
    fight = table.fight
    helper, fighter = table.arg(1), table.arg(2)
    if helper and fighter and fight.deal.pick == BY_LOT:
        table.set_arg(1, helper - 1)
        table.push(LIFTING, NONE, fight.helper, TO_SHARE)
        return False
    if helper and fighter:
        return True
    seat = fight.helper if helper else fight.fighter
    for kind in fight.spoils[:]:
        pick(table, seat, kind)
    table.turn_to(CLEANUP)
    return False


def pick(table: Table, seat: Seat, kind: int) -> None:
    """A Treasure that everybody has seen goes into a hand."""
    table.fight.spoils.remove(kind)
    table.take_up(seat, kind, EVERYONE)
    table.babies[seat].fresh += 1
    if table.told is not None:
        table.tell("picked", seat, {"card": IDS[kind]})


def pick_answer(table: Table, action: Action) -> None:
    """One Treasure picked; who is next (MB-D24)."""
    order, turn = table.fight.deal.pick, table.arg(3)
    seat = picker(table)
    table.set_arg(1 if turn == 0 else 2, table.arg(1 if turn == 0 else 2) - 1)
    if order in (HELPER_IN_TURN, FIGHTER_IN_TURN):
        table.set_arg(3, 1 - turn)
    pick(table, seat, action - CARD)


def pick_default(table: Table) -> Action:
    """The dearest."""
    return CARD + max(table.fight.spoils, key=lambda kind: (GOLD[kind], -kind))


# The end.


def clean_up(table: Table) -> None:
    """Cards to their piles, effects of this combat end; then what was promised (MB-131, MB-182, MB-D28)."""
    fight = table.fight
    for pair in range(0, len(fight.enhancers), 2):
        fight.spent.append(fight.enhancers[pair + 1])
    for pair in range(0, len(fight.boosts), 2):
        fight.spent.append(fight.boosts[pair])
    for place in range(0, len(fight.killed), 3):
        if fight.killed[place + 2]:
            fight.spent.append(fight.killed[place])
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
        cards: list[Value] = [IDS[kind] for kind in [*fight.foes, *fight.spent]]
        table.tell("fight_over", fight.fighter, {"cards": cards})
    if fight.helper >= 0 and not fight.fleeing:
        open_received(table)
        _keep_promises(table, fight)
    else:
        open_received(table)


def _keep_promises(table: Table, fight: Fight) -> None:
    """What is gone, cannot be carried or has become illegal lapses."""
    baby = table.babies[fight.fighter]
    for kind in fight.deal.items:
        if kind in baby.items and can_carry(table, fight.helper, kind):
            table.leave_table(fight.fighter, kind)
            table.babies[fight.helper].items.append(kind)
            if table.told is not None:
                table.tell("got", fight.helper, {"card": IDS[kind], "from": fight.fighter})
    for kind in fight.deal.plays:
        if kind in baby.hand and bars_level_up(table, fight.fighter, kind, fight.helper) == ALLOWED:
            play_level_up(table, fight.fighter, kind, fight.helper)
