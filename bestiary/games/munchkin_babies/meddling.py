"""What can be played into an open fight: one-shots, enhancers, more monsters, fewer monsters."""

from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import reasons
from bestiary.games.munchkin_babies.actions import MONSTERS, TRAY_AIM
from bestiary.games.munchkin_babies.cards import (
    ENHANCER,
    IDS,
    MAKES_UNDEAD,
    NONE,
    OWN_COMBAT,
    OWN_TURN_COMBAT,
    SORT,
    TWIN,
    UNDEAD,
    WANDERING,
    WHEN,
)
from bestiary.games.munchkin_babies.combat import (
    how_many,
    let_in,
    remove_foe,
    reopen,
    send_away_helper,
)
from bestiary.games.munchkin_babies.fleeing import NO_ROLL
from bestiary.games.munchkin_babies.moments import fight_open, kept_out
from bestiary.games.munchkin_babies.phases import (
    CLEANUP,
    FOR_ESCAPE,
    ROLL_WINDOW,
)
from bestiary.games.munchkin_babies.reasons import ALLOWED
from bestiary.games.munchkin_babies.spending import first_held, holds, use_up
from bestiary.games.munchkin_babies.strength import (
    boost_value,
    foe_treasures,
    undead_there,
)
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.vocabulary import (
    AUTO_ESCAPE,
    EFFECT,
    IF_ONLY,
    OP,
    SIDE,
    SWAP_MONSTER,
    YES,
)


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
