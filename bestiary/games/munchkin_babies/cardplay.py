"""Cards with an effect that no other file has: used alone, sent at a player, dice and piles."""

from bestiary.core.seats import EVERYONE, Seat
from bestiary.games.munchkin_babies import reasons
from bestiary.games.munchkin_babies.cards import (
    CURSE,
    IDS,
    IMMEDIATE,
    LEVEL_UP,
    SORT,
    TREASURE,
)
from bestiary.games.munchkin_babies.combat import (
    drop_personal,
    remove_foe,
    reopen,
    send_away_helper,
    touch,
)
from bestiary.games.munchkin_babies.fight import Offer
from bestiary.games.munchkin_babies.fleeing import NO_ROLL, judge_escape
from bestiary.games.munchkin_babies.levelups import bars_level_up, play_level_up
from bestiary.games.munchkin_babies.meddling import bars_into_fight, failed_roll
from bestiary.games.munchkin_babies.moments import kept_out, open_for
from bestiary.games.munchkin_babies.phases import (
    CARD_DONE,
    CURSE_WINDOW,
    DRAWING,
    FOR_ESCAPE,
    FOR_EXTRA,
    REVEAL,
    ROLL_WINDOW,
    ROLLING,
)
from bestiary.games.munchkin_babies.reasons import ALLOWED
from bestiary.games.munchkin_babies.spending import first_held, holds, leave, use_up
from bestiary.games.munchkin_babies.strength import (
    foe_treasures,
)
from bestiary.games.munchkin_babies.table import TOP_LEVEL, Table
from bestiary.games.munchkin_babies.traits import die_bonus
from bestiary.games.munchkin_babies.turns import open_received, resolve_at_once
from bestiary.games.munchkin_babies.vocabulary import (
    AUTO_ESCAPE,
    AUTO_KILL,
    DOUBLE_STRENGTH,
    DRAW,
    EFFECT,
    END_COMBAT,
    FORCE_REROLL_ESCAPE,
    OP,
    RECOVER_DISCARD,
    SET_DIE,
    STEAL_LEVEL,
)

TWICE = 2  # a turn: searches, and draws of extra Treasures (MB-D50)


# Cards used without naming anything.


def bars_use(table: Table, seat: Seat, kind: int) -> int:
    """Against using a card that names no target."""
    if not holds(table, seat, kind):
        return reasons.NOT_YOURS
    op = OP[kind]
    if op == DRAW:
        if not open_for(table, seat, kind):
            return reasons.BUSY
        return ALLOWED if table.draws < TWICE else reasons.TOO_MANY
    if op == FORCE_REROLL_ESCAPE:
        if table.op() != ROLL_WINDOW or table.arg(2) != FOR_ESCAPE or not table.arg(5) or table.arg(1) == seat:
            return reasons.CONDITION
        return reasons.TIMED_OUT if kept_out(table, seat) else ALLOWED
    if op == AUTO_ESCAPE:
        return ALLOWED if failed_roll(table, seat) else reasons.CONDITION
    reason = bars_into_fight(table, seat, kind)
    if reason != ALLOWED:
        return reason
    if op == AUTO_KILL and IDS.index(EFFECT[kind].name) not in table.fight.foes:
        return reasons.CONDITION
    if op == DOUBLE_STRENGTH and (table.fight.helper >= 0 or table.fight.doubled):
        return reasons.CONDITION
    return ALLOWED


def use(table: Table, seat: Seat, kind: int) -> None:
    """What it does."""
    op, effect, fight = OP[kind], EFFECT[kind], table.fight
    if table.told is not None:
        table.tell("used", seat, {"card": IDS[kind]})
    if op == DRAW:
        table.draws += 1
        table.leave_hand(seat, kind)
        table.limbo.append(kind)
        table.push(CARD_DONE, kind, seat, seat)
        table.push(DRAWING, TREASURE, effect.n, seat, FOR_EXTRA)
        return
    use_up(table, seat, kind)
    if op == FORCE_REROLL_ESCAPE:
        table.passed = 0
        table.turn_to(ROLLING, table.arg(1), FOR_ESCAPE, table.arg(3) & ~NO_ROLL & ~1, table.arg(4))
    elif op == AUTO_ESCAPE:
        table.passed = 0
        table.set_arg(5, 1)
    elif op == AUTO_KILL:
        foe = IDS.index(effect.name)
        place = fight.foes.index(foe)
        worth = foe_treasures(table, place)
        if fight.counts[place] > 1:
            fight.counts[place] -= 1
            fight.killed += [foe, worth, 0]
        else:
            remove_foe(table, foe)
            fight.spent.remove(foe)
            fight.killed += [foe, worth, 1]
        reopen(table)
    elif op == DOUBLE_STRENGTH:
        fight.doubled = True
        reopen(table)
    elif op == END_COMBAT:
        fight.spent += fight.foes
        fight.spent += [fight.killed[place] for place in range(0, len(fight.killed), 3) if fight.killed[place + 2]]
        fight.spent += [fight.enhancers[pair + 1] for pair in range(0, len(fight.enhancers), 2)]
        fight.foes, fight.counts, fight.rolled, fight.enhancers, fight.killed = [], [], [], [], []
        fight.banked = 0
        fight.granted = effect.n
        table.loot = table.loot or effect.flag
        reopen(table)
    else:
        fight.spent.pop()
        fight.boosts += [kind, 0]
        reopen(table)


# Cards sent at a player.


def bars_send(table: Table, seat: Seat, kind: int, victim: Seat) -> int:
    """Against a Curse, a Go Up a Level, or another card that names a player."""
    if victim >= table.seats:
        return reasons.NO_PLAYER
    if not holds(table, seat, kind):
        return reasons.NOT_YOURS
    if OP[kind] != STEAL_LEVEL and SORT[kind] not in (CURSE, LEVEL_UP):
        reason = bars_into_fight(table, seat, kind)
        if reason != ALLOWED:
            return reason
        return reasons.NOT_YOURSELF if table.in_combat(victim) else ALLOWED
    if not open_for(table, seat, kind):
        return reasons.BUSY
    if table.in_combat(victim) and kept_out(table, seat):
        return reasons.TIMED_OUT
    if SORT[kind] == CURSE:
        return ALLOWED if table.op() != CURSE_WINDOW else reasons.ANY_CURSE
    if SORT[kind] == LEVEL_UP:
        return bars_level_up(table, seat, kind, victim)
    if victim == seat:
        return reasons.NOT_YOURSELF
    if table.babies[victim].level < 2:
        return reasons.CONDITION
    return ALLOWED if table.babies[seat].level + 1 < TOP_LEVEL else reasons.LEVEL_TO_TEN


def send(table: Table, seat: Seat, kind: int, victim: Seat) -> None:
    """What it does."""
    if SORT[kind] == LEVEL_UP:
        play_level_up(table, seat, kind, victim)
        return
    if table.told is not None:
        table.tell("sent", seat, {"card": IDS[kind], "to": victim})
    if SORT[kind] == CURSE:
        table.leave_hand(seat, kind)
        table.limbo.append(kind)
        touch(table, victim)
        table.push(CURSE_WINDOW, victim, kind, seat)
    elif OP[kind] == STEAL_LEVEL:
        table.leave_hand(seat, kind)
        table.discard(kind)
        table.lower(victim, 1)
        table.raise_level(seat, 1)
        touch(table, victim)
        touch(table, seat)
    else:
        _transfer(table, seat, kind, victim)


def _transfer(table: Table, seat: Seat, kind: int, victim: Seat) -> None:
    """MB-D56: the same monsters, another fighter."""
    use_up(table, seat, kind)
    fight = table.fight
    if fight.helper >= 0:
        send_away_helper(table)
    drop_personal(table, fight.fighter)
    fight.fighter = victim
    fight.deal = Offer()
    fight.asked = [0] * table.seats
    fight.asks = 0
    fight.refused = []
    fight.volunteers = 0
    table.loot = True
    table.turn_to(REVEAL)


# Dice and piles.


def bars_set_die(table: Table, seat: Seat) -> int:
    """Against turning the own die just rolled."""
    if first_held(table, seat, SET_DIE) < 0:
        return reasons.NOT_YOURS
    if table.op() != ROLL_WINDOW or table.arg(1) != seat or table.arg(3) & NO_ROLL or table.arg(5):
        return reasons.CONDITION
    return ALLOWED


def set_die(table: Table, seat: Seat, face: int) -> None:
    """Any face; modifiers still apply."""
    kind = first_held(table, seat, SET_DIE)
    use_up(table, seat, kind)
    table.die = face
    if table.told is not None:
        table.tell("set_die", seat, {"card": IDS[kind], "face": face})
    if table.arg(2) == FOR_ESCAPE:
        judge_escape(table)
    else:
        table.passed = 0


def rolled_value(table: Table, seat: Seat) -> int:
    """A die as it counts for an effect: never below 1 or above 6."""
    return max(1, min(6, table.die + die_bonus(table, seat)))


def bars_recover(table: Table, seat: Seat, kind: int) -> int:
    """Against taking a card out of the discards with a card that searches them."""
    card = first_held(table, seat, RECOVER_DISCARD)
    if card < 0:
        return reasons.NOT_YOURS
    if not open_for(table, seat, card):
        return reasons.BUSY
    if table.searches >= TWICE:
        return reasons.TOO_MANY
    found = kind in table.discards[0] or kind in table.discards[1]
    return ALLOWED if found else reasons.NOT_IN_DISCARDS


def recover(table: Table, seat: Seat, kind: int) -> None:
    """Everybody sees which."""
    card = first_held(table, seat, RECOVER_DISCARD)
    leave(table, seat, card)
    table.searches += 1
    pile = table.discards[0] if kind in table.discards[0] else table.discards[1]
    pile.reverse()
    pile.remove(kind)
    pile.reverse()
    table.discard(card)
    if table.told is not None:
        table.tell("recovered", seat, {"card": IDS[card], "found": IDS[kind]})
    if IMMEDIATE[kind]:
        resolve_at_once(table, seat, kind)
        return
    table.take_up(seat, kind, EVERYONE)
    if seat != table.turn and table.fight.fighter < 0:
        table.babies[seat].fresh += 1
        open_received(table)
