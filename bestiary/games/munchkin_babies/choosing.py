"""Choices in the middle of an effect: who is asked, what they can answer, and what the answer does."""

from bestiary.core.seats import Action, Seat
from bestiary.games.munchkin_babies.actions import BASE, CHOOSE, CHOOSE_OPTION, CHOOSE_PLAYER, CHOOSE_UNSEEN
from bestiary.games.munchkin_babies.cards import BONUS, GOLD, IDS, NONE
from bestiary.games.munchkin_babies.effects import (
    best_items,
    choosable,
    discard_hand,
    hand_and_items,
    sized,
    slotted,
    worth_together,
)
from bestiary.games.munchkin_babies.phases import (
    CHOOSING,
    GIVING,
    GIVING_CHOSEN,
    LIFTING,
    LOSING_BADGE,
    LOSING_BEST,
    LOSING_CARDS,
    LOSING_GOLD,
    LOSING_ITEMS,
    LOSING_SLOT,
    RUN,
    TAXING,
    TO_TAKER,
)
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.traits import can_carry, losable
from bestiary.games.munchkin_babies.vocabulary import (
    AT_RANDOM,
    HAND,
    LISTS,
    NEIGHBORS,
    REST_DISCARDED,
    RIGHT,
    TAKER,
    Effect,
)

CARD: int = BASE[CHOOSE]
PLAYER: int = BASE[CHOOSE_PLAYER]
OPTION: int = BASE[CHOOSE_OPTION]
UNSEEN: int = BASE[CHOOSE_UNSEEN]


def is_effect_choice(op: int) -> bool:
    """Whether a frame is one of these."""
    return LOSING_SLOT <= op <= CHOOSING


def chooser(table: Table) -> Seat:
    """Who answers what is on top."""
    op = table.op()
    if op in (LOSING_BEST, LOSING_GOLD, LOSING_BADGE):
        return table.arg(1)
    if op == TAXING:
        return (table.arg(1) + table.arg(2)) % table.seats
    victim = table.arg(3)
    effect = _effect(table)
    if op == LOSING_ITEMS and effect.by == NEIGHBORS:
        return _neighbor(table, victim, table.arg(5))
    if op == GIVING and effect.by == TAKER:
        return taker(table, effect, victim, table.arg(4))
    return victim


def _effect(table: Table) -> Effect:
    return LISTS[table.arg(1)][table.arg(2)]


def _neighbor(table: Table, seat: Seat, step: int) -> Seat:
    """The left one, then the right one."""
    return (seat + (1 if step == 0 else -1)) % table.seats


def taker(table: Table, effect: Effect, victim: Seat, step: int) -> Seat:
    """Who gets a card in this step, or NONE when all have been served."""
    if effect.to == NEIGHBORS:
        return _neighbor(table, victim, step) if step < 2 else NONE
    if step >= table.seats - 1:
        return NONE
    return (victim + (-1 - step if effect.start == RIGHT else 1 + step)) % table.seats


def effect_options(table: Table) -> list[Action]:
    """The answers to what is on top; with one or none the engine goes on by itself."""
    op = table.op()
    if op == LOSING_SLOT:
        return [CARD + kind for kind in slotted(table, table.arg(3), _effect(table).slots[0])]
    if op == LOSING_ITEMS:
        return [CARD + kind for kind in sorted(set(sized(table, table.arg(3), _effect(table).size)))]
    if op == LOSING_BEST:
        return [CARD + kind for kind in best_items(table, table.arg(1))]
    if op == LOSING_GOLD:
        return [CARD + kind for kind in sorted(set(losable(table, table.arg(1))))]
    if op == LOSING_CARDS:
        return [CARD + kind for kind in hand_and_items(table, table.arg(3), _effect(table))]
    if op == GIVING:
        victim = table.arg(3)
        answers = [CARD + kind for kind in sorted(set(losable(table, victim)))]
        return [*answers, UNSEEN] if table.babies[victim].hand else answers
    if op == GIVING_CHOSEN:
        if table.arg(4) < 0:
            return [PLAYER + seat for seat in range(table.seats) if seat != table.arg(3)]
        return [CARD + kind for kind in sorted(set(table.babies[table.arg(3)].hand))]
    if op == LOSING_BADGE:
        baby = table.babies[table.arg(1)]
        return [CARD + kind for kind in sorted(baby.races if table.arg(2) else baby.classes)]
    if op == TAXING:
        return [CARD + kind for kind in sorted(set(losable(table, table.arg(1))))]
    return [OPTION + option for option in choosable(table, _effect(table), table.arg(3))]


def effect_step(table: Table) -> bool:
    """Goes on with what is on top as far as no choice is open. Whether somebody is asked."""
    op = table.op()
    if op == LOSING_ITEMS and table.arg(4) <= 0:
        table.pop()
        return False
    if op == LOSING_CARDS and table.arg(4) <= 0:
        table.pop()
        return False
    if op == LOSING_GOLD and _gold_step(table):
        return False
    if op == GIVING and _giving_step(table):
        return False
    if op == TAXING and table.arg(2) > 0:
        _tax(table)
        return False
    answers = effect_options(table)
    if not answers:
        table.pop()
        return False
    if len(answers) == 1:
        effect_answer(table, answers[0])
        return False
    return True


def effect_answer(table: Table, action: Action) -> None:
    """What the answer does."""
    op = table.op()
    kind = action - CARD
    if op == LOSING_SLOT:
        victim = table.arg(3)
        table.pop()
        table.discard_item(victim, kind)
    elif op == LOSING_ITEMS:
        table.set_arg(4, table.arg(4) - 1)
        table.set_arg(5, table.arg(5) + 1)
        table.discard_item(table.arg(3), kind)
    elif op == LOSING_BEST:
        victim = table.arg(1)
        table.pop()
        hand_item(table, victim, table.left_of(victim), kind)
    elif op == LOSING_GOLD:
        table.set_arg(2, table.arg(2) - GOLD[kind])
        table.discard_item(table.arg(1), kind)
    elif op == LOSING_CARDS:
        _lose_card(table, kind)
    elif op == GIVING:
        victim = table.arg(3)
        to = taker(table, _effect(table), victim, table.arg(4))
        table.set_arg(4, table.arg(4) + 1)
        if action == UNSEEN:
            table.push(LIFTING, victim, to, TO_TAKER)
        else:
            hand_item(table, victim, to, kind)
    elif op == GIVING_CHOSEN:
        if table.arg(4) < 0:
            table.set_arg(4, action - PLAYER)
            if table.told is not None:
                table.tell("gives_to", table.arg(3), {"to": action - PLAYER})
        else:
            victim, to = table.arg(3), table.arg(4)
            table.pop()
            table.pass_on(victim, to, kind)
            table.babies[to].fresh += 1
    elif op == LOSING_BADGE:
        victim = table.arg(1)
        table.pop()
        table.discard_badge(victim, kind)
    elif op == TAXING:
        table.set_arg(2, 1)
        table.set_arg(3, GOLD[kind])
        table.discard_item(table.arg(1), kind)
    else:
        effect, victim, user, monster = _effect(table), table.arg(3), table.arg(4), table.arg(5)
        if table.told is not None:
            table.tell("chose", victim, {"option": action - OPTION})
        table.turn_to(RUN, effect.lists[action - OPTION], 0, victim, user, 0, monster)


def _lose_card(table: Table, kind: int) -> None:
    """From the table if it lies there and can be lost, else from the hand."""
    victim = table.arg(3)
    table.set_arg(4, table.arg(4) - 1)
    if _effect(table).place != HAND and kind in losable(table, victim):
        table.discard_item(victim, kind)
    else:
        table.discard_from_hand(victim, kind)


def _gold_step(table: Table) -> bool:
    """Whether it is settled: enough has gone, or all has to go."""
    victim, left = table.arg(1), table.arg(2)
    if left <= 0:
        table.pop()
        return True
    if worth_together(table, victim) <= left:
        table.pop()
        for kind in losable(table, victim):
            table.discard_item(victim, kind)
        return True
    return False


def _giving_step(table: Table) -> bool:
    """Whether something was done: somebody served unseen, skipped, or all are served."""
    effect, victim, step = _effect(table), table.arg(3), table.arg(4)
    to = taker(table, effect, victim, step)
    if to < 0:
        table.pop()
        if effect.rest == REST_DISCARDED:
            discard_hand(table, victim)
        return True
    if effect.by != AT_RANDOM and effect.place != HAND:
        if effect_options(table):
            return False
        table.set_arg(4, step + 1)
        return True
    table.set_arg(4, step + 1)
    if table.babies[victim].hand:
        table.push(LIFTING, victim, to, TO_TAKER)
    return True


def _tax(table: Table) -> None:
    """The next of the others pays as much as the first Item was worth, or loses everything and a level."""
    seat, worth = chooser(table), table.arg(3)
    if table.arg(2) >= table.seats or worth == 0:
        table.pop()
        return
    table.set_arg(2, table.arg(2) + 1)
    if worth_together(table, seat) < worth:
        for kind in losable(table, seat):
            table.discard_item(seat, kind)
        table.lower(seat, 1)
    else:
        table.push(LOSING_GOLD, seat, worth, 1)


def hand_item(table: Table, giver: Seat, getter: Seat, kind: int) -> None:
    """An Item changes its owner and arrives unequipped; a Big one that cannot be carried is discarded (MB-D63)."""
    table.leave_table(giver, kind)
    if can_carry(table, getter, kind):
        table.babies[getter].items.append(kind)
        if table.told is not None:
            table.tell("got", getter, {"card": IDS[kind], "from": giver})
    else:
        table.discard(kind)
        if table.told is not None:
            table.tell("lost", giver, {"card": IDS[kind]})


def lifted(table: Table, kind: int) -> None:
    """A card of a hand, taken unseen."""
    source, to = table.arg(1), table.arg(2)
    table.pop()
    if to < 0:
        table.discard_from_hand(source, kind)
    else:
        table.pass_on(source, to, kind)
        table.babies[to].fresh += 1


def effect_default(table: Table) -> Action:
    """Losing: the cheapest, then the least bonus; taking: the dearest; otherwise the first (19.3)."""
    answers = effect_options(table)
    if table.op() == GIVING:
        items = [action for action in answers if action != UNSEEN]
        return max(items, key=lambda action: (GOLD[action - CARD], -action)) if items else UNSEEN
    if answers[0] < CARD or answers[0] >= PLAYER:
        return answers[0]
    return min(answers, key=lambda action: (GOLD[action - CARD], BONUS[action - CARD], action))
