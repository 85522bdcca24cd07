"""Cards with an effect: when they may be used, on whom or what, and what happens then."""

from bestiary.core.seats import EVERYONE, Action, Seat
from bestiary.games.munchkin_babies import reasons
from bestiary.games.munchkin_babies.actions import BASE, CHOOSE, MONSTERS, TRAY_AIM
from bestiary.games.munchkin_babies.baby import LINGER
from bestiary.games.munchkin_babies.cards import (
    CURSE,
    ENHANCER,
    IDS,
    IMMEDIATE,
    LEVEL_UP,
    MAKES_UNDEAD,
    NONE,
    ONE_HAND,
    OWN_COMBAT,
    OWN_TURN_COMBAT,
    SLOT,
    SORT,
    TREASURE,
    TWIN,
    TWO_HANDS,
    UNDEAD,
    WANDERING,
    WHEN,
)
from bestiary.games.munchkin_babies.combat import (
    drop_personal,
    how_many,
    let_in,
    remove_foe,
    reopen,
    send_away_helper,
    touch,
)
from bestiary.games.munchkin_babies.fight import Offer
from bestiary.games.munchkin_babies.fleeing import NO_ROLL, judge_escape
from bestiary.games.munchkin_babies.levelups import bars_level_up, play_level_up
from bestiary.games.munchkin_babies.moments import fight_open, kept_out, open_for, open_to_all
from bestiary.games.munchkin_babies.phases import (
    CARD_DONE,
    CLEANUP,
    CURSE_WINDOW,
    DRAWING,
    FOR_ESCAPE,
    FOR_EXTRA,
    REVEAL,
    ROLL_WINDOW,
    ROLLING,
    RUN,
    TURNING_ASIDE,
)
from bestiary.games.munchkin_babies.reasons import ALLOWED
from bestiary.games.munchkin_babies.spending import holds, use_up
from bestiary.games.munchkin_babies.strength import (
    boost_value,
    foe_treasures,
    undead_there,
    winning,
)
from bestiary.games.munchkin_babies.table import TOP_LEVEL, Table
from bestiary.games.munchkin_babies.traits import can_carry, die_bonus, losable, usable
from bestiary.games.munchkin_babies.turns import open_received, resolve_at_once
from bestiary.games.munchkin_babies.vocabulary import (
    AUTO_ESCAPE,
    AUTO_KILL,
    CANCEL_CURSE,
    DOUBLE_STRENGTH,
    DRAW,
    EFFECT,
    END_COMBAT,
    FORCE_REROLL_ESCAPE,
    IF_ONLY,
    OP,
    RECOVER_DISCARD,
    SET_DIE,
    SIDE,
    STEAL_LEVEL,
    SWAP_MONSTER,
    TAKE_WINNING_ITEM,
    USED,
    YES,
)

CARD: int = BASE[CHOOSE]
TWICE = 2  # a turn: searches, and draws of extra Treasures (MB-D50)


def first_held(table: Table, seat: Seat, op: int) -> int:
    """A card with this effect that a player could use now, or NONE."""
    baby = table.babies[seat]
    for kind in sorted([*baby.hand, *baby.items]):
        if OP[kind] == op and holds(table, seat, kind):
            return kind
    return NONE


# Into a fight.


def bars_meddling(table: Table, seat: Seat) -> int:
    """Against any combat action of a player."""
    if not fight_open(table):
        return reasons.NO_COMBAT
    return reasons.TIMED_OUT if kept_out(table, seat) else ALLOWED


def bars_into_fight(table: Table, seat: Seat, kind: int) -> int:
    """Against using a card in the open fight now."""
    if not holds(table, seat, kind):
        return reasons.NOT_YOURS
    reason = bars_meddling(table, seat)
    if reason != ALLOWED:
        return reason
    when = WHEN[kind]
    if when == OWN_COMBAT and seat != table.fight.fighter:
        return reasons.NOT_ON_SIDE
    if when == OWN_TURN_COMBAT and (seat != table.turn or not table.in_combat(seat)):
        return reasons.NOT_ON_SIDE
    return ALLOWED


def boost(table: Table, seat: Seat, kind: int, side: int) -> None:
    """A one-shot for one side (MB-116)."""
    use_up(table, seat, kind)
    table.fight.spent.pop()
    table.fight.boosts += [kind, side]
    if table.told is not None:
        table.tell("boosted", seat, {"card": IDS[kind], "monsters": side == 1, "n": boost_value(table, kind)})
    reopen(table)


def bars_enhance(table: Table, seat: Seat, kind: int, foe: int) -> int:
    """Against putting an enhancer on a monster (MB-137, MB-139)."""
    reason = bars_into_fight(table, seat, kind)
    if reason != ALLOWED:
        return reason
    return ALLOWED if foe in table.fight.foes else reasons.NAME_A_MONSTER


def enhance(table: Table, seat: Seat, kind: int, foe: int) -> None:
    """It counts for its twins as well (MB-140)."""
    table.leave_hand(seat, kind)
    _put_enhancer(table, kind, foe)
    if table.told is not None:
        table.tell("enhanced", seat, {"card": IDS[kind], "monster": IDS[foe]})
    reopen(table)


def _put_enhancer(table: Table, kind: int, foe: int) -> None:
    fight = table.fight
    fight.enhancers += [foe, kind]
    if TWIN[kind]:
        fight.counts[fight.foes.index(foe)] += 1


BY_WANDERING, BY_UNDEAD, BY_MAKING_UNDEAD = range(3)


def way_in(table: Table, seat: Seat, way: int) -> int:
    """The card that lets a monster join, or NONE."""
    for kind in table.babies[seat].hand:
        if way == BY_WANDERING and SORT[kind] == WANDERING:
            return kind
        if way == BY_MAKING_UNDEAD and SORT[kind] == ENHANCER and MAKES_UNDEAD[kind]:
            return kind
    return NONE


def bars_adding(table: Table, seat: Seat, foe: int, way: int) -> int:
    """Against letting a monster of one's hand join (MB-134, MB-146, MB-147)."""
    if foe not in table.babies[seat].hand:
        return reasons.NOT_YOURS
    reason = bars_meddling(table, seat)
    if reason != ALLOWED:
        return reason
    if way != BY_WANDERING and not undead_there(table):
        return reasons.NO_WAY_IN
    if way == BY_UNDEAD:
        return ALLOWED if UNDEAD[foe] else reasons.NO_WAY_IN
    if way == BY_MAKING_UNDEAD and UNDEAD[foe]:
        return reasons.NO_WAY_IN
    return ALLOWED if way_in(table, seat, way) >= 0 else reasons.NO_WAY_IN


def add_monster(table: Table, seat: Seat, foe: int, way: int) -> None:
    """The monster comes in."""
    card = way_in(table, seat, way) if way != BY_UNDEAD else NONE
    table.leave_hand(seat, foe)
    if table.told is not None:
        table.tell("added", seat, {"monster": IDS[foe], "card": IDS[card] if card >= 0 else None})
    let_in(table, foe)
    if card >= 0:
        table.leave_hand(seat, card)
        if way == BY_MAKING_UNDEAD:
            _put_enhancer(table, card, foe)
        else:
            table.fight.spent.append(card)


def aimed_at(table: Table, tray: list[int]) -> int:
    """The monster that a tray points at; where there is one only it needs no pointing (MB-D52)."""
    foes = table.fight.foes
    if len(tray) == 1 and tray[0] >= TRAY_AIM and MONSTERS[tray[0] - TRAY_AIM] in foes:
        return MONSTERS[tray[0] - TRAY_AIM]
    return foes[0] if not tray and len(foes) == 1 else NONE


def bars_swap(table: Table, seat: Seat, foe: int, tray: list[int]) -> int:
    """Against putting a monster of one's hand in the place of another."""
    card = first_held(table, seat, SWAP_MONSTER)
    if card < 0 or foe not in table.babies[seat].hand:
        return reasons.NOT_YOURS
    reason = bars_into_fight(table, seat, card)
    if reason != ALLOWED:
        return reason
    return ALLOWED if aimed_at(table, tray) >= 0 else reasons.NAME_A_MONSTER


def swap(table: Table, seat: Seat, foe: int, tray: list[int]) -> None:
    """One monster goes with what is on it, another is there instead."""
    card, old = first_held(table, seat, SWAP_MONSTER), aimed_at(table, tray)
    use_up(table, seat, card)
    table.leave_hand(seat, foe)
    if table.told is not None:
        table.tell("swapped", seat, {"card": IDS[card], "monster": IDS[old], "new": IDS[foe]})
    remove_foe(table, old)
    let_in(table, foe)


def bars_remove(table: Table, seat: Seat, kind: int, foe: int) -> int:
    """Against sending a monster away; some cards also work right after an own failed roll."""
    if not holds(table, seat, kind):
        return reasons.NOT_YOURS
    if foe not in table.fight.foes:
        return reasons.NO_COMBAT if table.fight.fighter < 0 else reasons.NAME_A_MONSTER
    if table.op() == ROLL_WINDOW:
        after = EFFECT[kind].flag and failed_roll(table, seat) and table.arg(4) == foe
        return ALLOWED if after and seat == table.turn else reasons.NO_COMBAT
    return bars_into_fight(table, seat, kind)


def failed_roll(table: Table, seat: Seat) -> bool:
    """Whether a player's own roll to get away has just failed."""
    if table.op() != ROLL_WINDOW or table.arg(1) != seat or table.arg(2) != FOR_ESCAPE:
        return False
    return table.arg(5) == 0 and not table.arg(3) & NO_ROLL


def remove(table: Table, seat: Seat, kind: int, foe: int) -> None:
    """No level; its Treasure is banked where the card says so (MB-127, MB-D38)."""
    use_up(table, seat, kind)
    if table.told is not None:
        table.tell("removed", seat, {"card": IDS[kind], "monster": IDS[foe]})
    effect = EFFECT[kind]
    kept = effect.to == YES or (effect.to == IF_ONLY and how_many(table) == 1)
    send_off(table, foe, kept)
    if table.op() == ROLL_WINDOW:
        table.pop()


def send_off(table: Table, foe: int, kept: bool) -> None:
    """A monster leaves; its Treasure may stay."""
    fight = table.fight
    if kept:
        worth = foe_treasures(table, fight.foes.index(foe))
        if fight.fleeing:
            fight.granted += worth
        else:
            fight.banked += worth
    remove_foe(table, foe)
    reopen(table)


def bars_escort(table: Table, seat: Seat, everybody: bool) -> int:
    """Against taking the helper, or the whole side, out of the fight."""
    kind = escort_card(table, seat)
    if kind < 0:
        return reasons.NOT_YOURS
    reason = bars_into_fight(table, seat, kind)
    if reason != ALLOWED:
        return reason
    return ALLOWED if everybody or table.fight.helper >= 0 else reasons.CONDITION


def escort_card(table: Table, seat: Seat) -> int:
    """A card that takes others out of a fight, or NONE."""
    baby = table.babies[seat]
    for kind in sorted([*baby.hand, *baby.items]):
        if OP[kind] == AUTO_ESCAPE and EFFECT[kind].to == SIDE and holds(table, seat, kind):
            return kind
    return NONE


def escort(table: Table, seat: Seat, everybody: bool) -> None:
    """They get away from every monster, no roll, no reward."""
    kind = escort_card(table, seat)
    use_up(table, seat, kind)
    if table.told is not None:
        table.tell("escorted", seat, {"card": IDS[kind], "side": everybody})
    if everybody:
        table.fight.fleeing = True
        table.turn_to(CLEANUP)
    else:
        send_away_helper(table)


# The Item that turns a fight.


def bars_grab(table: Table, seat: Seat, kind: int) -> int:
    """Against grabbing an Item from somebody outside the fight."""
    card = first_held(table, seat, TAKE_WINNING_ITEM)
    if card < 0:
        return reasons.NOT_YOURS
    reason = bars_into_fight(table, seat, card)
    if reason != ALLOWED:
        return reason
    if owner_outside(table, kind) < 0 or winning(table):
        return reasons.NOT_WINNING_ITEM
    if not can_carry(table, seat, kind):
        return reasons.BIG_LIMIT
    for aside in ways_aside(table, seat, kind):
        if wins_with(table, seat, kind, aside):
            return ALLOWED
    return reasons.NOT_WINNING_ITEM


def owner_outside(table: Table, kind: int) -> Seat:
    """Who outside the fight could lose an Item, or NONE."""
    for seat in range(table.seats):
        if not table.in_combat(seat) and kind in losable(table, seat):
            return seat
    return NONE


def ways_aside(table: Table, seat: Seat, kind: int) -> list[list[int]]:
    """What could be turned sideways to make room for an Item, each way a list."""
    baby = table.babies[seat]
    slot = SLOT[kind]
    worn = [other for other in baby.worn if other != baby.cheated]
    if slot == TWO_HANDS:
        return [[other for other in worn if SLOT[other] >= ONE_HAND]]
    if slot == ONE_HAND:
        held = [other for other in worn if SLOT[other] == ONE_HAND]
        if len(held) > 1:
            return [[other] for other in held]
        return [[other for other in worn if SLOT[other] == TWO_HANDS]]
    return [[other for other in worn if slot > 0 and SLOT[other] == slot]]


def wins_with(table: Table, seat: Seat, kind: int, aside: list[int]) -> bool:
    """Whether the fight would be won with an Item equipped and others turned sideways."""
    baby = table.babies[seat]
    items, worn = baby.items, baby.worn
    baby.items = [*items, kind]
    baby.worn = [*[other for other in worn if other not in aside], kind]
    wins = usable(table, seat, kind) and winning(table)
    baby.items, baby.worn = items, worn
    return wins


def grab(table: Table, seat: Seat, kind: int) -> None:
    """The Item changes hands; where it is not clear what makes room for it, the fighter says."""
    use_up(table, seat, first_held(table, seat, TAKE_WINNING_ITEM))
    owner = owner_outside(table, kind)
    table.leave_table(owner, kind)
    table.babies[seat].items.append(kind)
    if table.told is not None:
        table.tell("grabbed", seat, {"card": IDS[kind], "from": owner})
    table.push(TURNING_ASIDE, seat, kind)


def aside_options(table: Table) -> list[Action]:
    """One-handed Items that can make room and still let the fight be won."""
    seat, kind = table.arg(1), table.arg(2)
    ways = [way for way in ways_aside(table, seat, kind) if wins_with(table, seat, kind, way)]
    if len(ways) > 1:
        return [CARD + way[0] for way in sorted(ways)]
    return []


def aside_step(table: Table) -> bool:
    """Whether the fighter is asked."""
    seat, kind = table.arg(1), table.arg(2)
    if aside_options(table):
        return True
    ways = [way for way in ways_aside(table, seat, kind) if wins_with(table, seat, kind, way)]
    turn_aside(table, ways[0] if ways else [])
    return False


def turn_aside(table: Table, aside: list[int]) -> None:
    """Room is made and the Item equipped."""
    seat, kind = table.arg(1), table.arg(2)
    table.pop()
    baby = table.babies[seat]
    for other in aside:
        baby.worn.remove(other)
    baby.worn.append(kind)
    if table.told is not None:
        table.tell("equipped", seat, {"card": IDS[kind]})
    reopen(table)


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


# Curses.


def close_curse(table: Table) -> None:
    """Nobody has stopped it: it takes effect (MB-184)."""
    victim, kind, by = table.arg(1), table.arg(2), table.arg(3)
    table.passed = 0
    if table.told is not None:
        table.tell("cursed", victim, {"card": IDS[kind]}, reveals=True)
    table.turn_to(CARD_DONE, kind, victim, by)
    table.push(RUN, USED[kind], 0, victim, by, 0, NONE)


def card_done(table: Table) -> None:
    """A card that was being resolved goes to its pile, unless it stays in front of its victim."""
    kind = table.arg(1)
    table.pop()
    if kind in table.limbo:
        table.limbo.remove(kind)
        table.discard(kind)
    open_received(table)


def bars_cancel(table: Table, seat: Seat, kind: int) -> int:
    """Against cancelling a Curse: the one being played, or one that lingers."""
    if first_held(table, seat, CANCEL_CURSE) < 0:
        return reasons.NOT_YOURS
    if table.op() == CURSE_WINDOW and table.arg(2) == kind:
        return ALLOWED
    if not open_to_all(table):
        return reasons.BUSY
    return ALLOWED if lingers_on(table, kind) >= 0 else reasons.NO_CURSE


def lingers_on(table: Table, kind: int) -> Seat:
    """Who has this Curse lying in front of them, or NONE."""
    for seat in range(table.seats):
        lingering = table.babies[seat].lingering
        for place in range(0, len(lingering), LINGER):
            if lingering[place + 2] == kind:
                return seat
    return NONE


def cancel(table: Table, seat: Seat, kind: int) -> None:
    """It is gone, for all it would touch (MB-D58)."""
    card = first_held(table, seat, CANCEL_CURSE)
    if card in table.babies[seat].hand:
        table.leave_hand(seat, card)
    else:
        table.leave_table(seat, card)
    table.discard(card)
    if table.told is not None:
        table.tell("cancelled", seat, {"card": IDS[card], "curse": IDS[kind]})
    if table.op() == CURSE_WINDOW and table.arg(2) == kind:
        stop_curse(table)
        return
    victim = lingers_on(table, kind)
    lingering = table.babies[victim].lingering
    for place in range(0, len(lingering), LINGER):
        if lingering[place + 2] == kind:
            table.end_lingering(victim, place)
            break
    touch(table, victim)


def stop_curse(table: Table) -> None:
    """The Curse in the open window does nothing."""
    kind = table.arg(2)
    table.pop()
    table.passed = 0
    table.limbo.remove(kind)
    table.discard(kind)


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
    if card in table.babies[seat].hand:
        table.leave_hand(seat, card)
    else:
        table.leave_table(seat, card)
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
