"""What effects do. Each is done here once; one that needs a choice or a die becomes a frame and goes on later."""

from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies.baby import LINGER
from bestiary.games.munchkin_babies.cards import CURSE, GOLD, HEADGEAR, IDS, NONE, RACE, SLOT, SORT
from bestiary.games.munchkin_babies.combat import send_away_helper, touch
from bestiary.games.munchkin_babies.phases import (
    CARD_DONE,
    CHOOSING,
    FOR_EFFECT,
    GIVING,
    GIVING_CHOSEN,
    LIFTING,
    LOSING_BADGE,
    LOSING_BEST,
    LOSING_CARDS,
    LOSING_GOLD,
    LOSING_ITEMS,
    LOSING_SLOT,
    ROLLING,
    RUN,
    TAXING,
    TO_DISCARD,
    WIDTH,
)
from bestiary.games.munchkin_babies.strength import item_bonus
from bestiary.games.munchkin_babies.table import TOP_LEVEL, Table
from bestiary.games.munchkin_babies.traits import losable, matches, small, usable
from bestiary.games.munchkin_babies.vocabulary import (
    ALL,
    ANY,
    AT_RANDOM,
    CHANGE_FROM_DISCARD,
    CHANGE_SEX,
    CHOOSE,
    CHOSEN,
    DISCARD_HAND,
    DISCARD_HIRELING,
    GAIN_LEVELS,
    GIVE_CARDS,
    HAND,
    HANDS_SLOT,
    IF,
    LARGE,
    LISTS,
    LOSE_BEST_ITEM,
    LOSE_CARDS,
    LOSE_CLASS,
    LOSE_GOLD,
    LOSE_ITEMS,
    LOSE_LEVELS,
    LOSE_RACE,
    LOSE_SLOT,
    LOWEST_LEVEL,
    MONSTER_ROLL_BONUS,
    NAP_TIME,
    NEXT_COMBAT_BONUS,
    NEXT_COMBAT_ITEMS_OFF,
    ONGOING,
    ROLL_TABLE,
    ROLLED,
    SET_LEVEL,
    TAX_EVERYONE,
    TIME_OUT,
    Effect,
)


def run_effects(table: Table) -> None:
    """The next effect of the list on top, which is done when there is none."""
    number, place = table.arg(1), table.arg(2)
    if place >= len(LISTS[number]):
        table.pop()
        return
    effect = LISTS[number][place]
    victim, die = table.arg(3), table.arg(5)
    if _needs_die(effect) and die == 0:
        table.push(ROLLING, victim, FOR_EFFECT, 0, NONE)
        return
    table.set_arg(2, place + 1)
    touch(table, victim)
    _do(table, effect, number, place)


def _needs_die(effect: Effect) -> bool:
    return effect.n == ROLLED or effect.op in (ROLL_TABLE, MONSTER_ROLL_BONUS)


def _do(table: Table, effect: Effect, number: int, place: int) -> None:
    op = effect.op
    victim, user, die, monster = table.arg(3), table.arg(4), table.arg(5), table.arg(6)
    baby = table.babies[victim]
    if op == LOSE_LEVELS:
        table.lower(victim, die if effect.n == ROLLED else effect.n)
    elif op == SET_LEVEL:
        to = table.lowest_level() if effect.n == LOWEST_LEVEL else effect.n
        table.lower(victim, max(baby.level - to, 0))
    elif op == LOSE_SLOT:
        _lose_slot(table, effect, number, place, victim, user)
    elif op == LOSE_ITEMS:
        if not sized(table, victim, effect.size):
            otherwise(table, effect, victim, user)
        else:
            table.push(LOSING_ITEMS, number, place, victim, effect.n, 0)
    elif op == LOSE_BEST_ITEM:
        if best_items(table, victim):
            table.push(LOSING_BEST, victim)
    elif op == LOSE_GOLD:
        table.push(LOSING_GOLD, victim, effect.n, 0)
    elif op == LOSE_CARDS:
        count = die if effect.n == ROLLED else effect.n
        if effect.by == AT_RANDOM:
            for _ in range(min(count, len(baby.hand))):
                table.push(LIFTING, victim, NONE, TO_DISCARD)
        else:
            table.push(LOSING_CARDS, number, place, victim, count)
    elif op == DISCARD_HAND:
        discard_hand(table, victim)
    elif op == NAP_TIME:  # MB-D67
        if baby.hand:
            discard_hand(table, victim)
        else:
            table.lower(victim, 1)
    elif op == GIVE_CARDS:
        if effect.to == CHOSEN:
            table.push(GIVING_CHOSEN, number, place, victim, NONE)
        else:
            table.push(GIVING, number, place, victim, 0)
    elif op == LOSE_CLASS:
        _lose_badges(table, effect, victim, user, baby.classes[:], False)
    elif op == LOSE_RACE:
        _lose_badges(table, effect, victim, user, baby.races[:], True)
    elif op == CHANGE_FROM_DISCARD:
        _change_race(table, victim)
    elif op == CHANGE_SEX:
        baby.girl = not baby.girl
        if table.told is not None:
            table.tell("changed_sex", victim, {"girl": baby.girl})
    elif op in (NEXT_COMBAT_BONUS, NEXT_COMBAT_ITEMS_OFF, ONGOING, TIME_OUT):
        _linger(table, op, number, place, victim)
    elif op == TAX_EVERYONE:
        if losable(table, victim):
            table.push(TAXING, victim, 0, 0)
    elif op == DISCARD_HIRELING:
        for seat in range(table.seats):
            if table.babies[seat].hireling:
                table.discard_hireling(seat)
    elif op == CHOOSE:
        if choosable(table, effect, victim):
            table.push(CHOOSING, number, place, victim, user, monster)
    elif op == ROLL_TABLE:
        table.set_arg(5, 0)
        if effect.lists[die] >= 0:
            table.push(RUN, effect.lists[die], 0, victim, user, die, monster)
    elif op == IF:
        if matches(table, victim, effect.match, True):
            table.push(RUN, effect.lists[0], 0, victim, user, 0, monster)
        else:
            otherwise(table, effect, victim, user)
    elif op == MONSTER_ROLL_BONUS:
        fight = table.fight
        if monster in fight.foes:
            fight.rolled[fight.foes.index(monster)] += die
    elif op == GAIN_LEVELS:
        _gain(table, effect)


def otherwise(table: Table, effect: Effect, victim: Seat, user: Seat) -> None:
    """Nothing was there to take: what the card says then."""
    if effect.otherwise >= 0:
        table.push(RUN, effect.otherwise, 0, victim, user, 0, NONE)


def discard_hand(table: Table, seat: Seat) -> None:
    """The whole hand."""
    for kind in sorted(table.babies[seat].hand):
        table.discard_from_hand(seat, kind)


# Items.


def slotted(table: Table, seat: Seat, slot: int) -> list[int]:
    """Equipped Items of a slot that can be lost."""
    baby = table.babies[seat]
    return [
        kind
        for kind in losable(table, seat)
        if kind in baby.worn and (SLOT[kind] == slot or (slot == HANDS_SLOT and SLOT[kind] > HEADGEAR + 2))
    ]


def sized(table: Table, seat: Seat, size: int) -> list[int]:
    """Items of a size that can be lost."""
    return [kind for kind in losable(table, seat) if size == ANY or small(kind) != (size == LARGE)]


def best_items(table: Table, seat: Seat) -> list[int]:
    """The equipped Items with the largest bonus now."""
    baby = table.babies[seat]
    best = 1
    found: list[int] = []
    for kind in losable(table, seat):
        if (kind in baby.worn and usable(table, seat, kind)) or kind == baby.porter:
            bonus = item_bonus(table, seat, kind)
            if bonus > best:
                best, found = bonus, []
            if bonus == best:
                found.append(kind)
    return found


def _lose_slot(table: Table, effect: Effect, number: int, place: int, victim: Seat, user: Seat) -> None:
    slot = effect.slots[0]
    if slot == HEADGEAR:
        _end_with_headgear(table, victim)
    found = slotted(table, victim, slot)
    if not found:
        otherwise(table, effect, victim, user)
    elif effect.n == ALL:
        for kind in found:
            table.discard_item(victim, kind)
    else:
        table.push(LOSING_SLOT, number, place, victim)


def _end_with_headgear(table: Table, victim: Seat) -> None:
    """What lingers until something takes the Headgear ends, even where none is worn."""
    baby = table.babies[victim]
    place = 0
    while place < len(baby.lingering):
        if LISTS[baby.lingering[place]][baby.lingering[place + 1]].op == ONGOING:
            table.end_lingering(victim, place)
        else:
            place += LINGER


def _lose_badges(table: Table, effect: Effect, victim: Seat, user: Seat, badges: list[int], race: bool) -> None:
    if not badges:
        otherwise(table, effect, victim, user)
    elif effect.n == ALL:
        for kind in badges:
            table.discard_badge(victim, kind)
    else:
        table.push(LOSING_BADGE, victim, int(race))


def _change_race(table: Table, victim: Seat) -> None:
    """The Race nearest the top of the Door discards, looked for before the old ones are discarded."""
    baby = table.babies[victim]
    if not baby.races:
        return
    pile = table.discards[0]
    found = NONE
    for place in range(len(pile) - 1, -1, -1):
        if SORT[pile[place]] == RACE:
            found = pile[place]
            del pile[place]
            break
    old = baby.races[:]
    if found < 0:
        for kind in old:
            table.discard_badge(victim, kind)
        return
    baby.races = [found]
    for kind in old:
        table.discard(kind)
    table.recheck = True
    if table.told is not None:
        table.tell("became", victim, {"card": IDS[found]})


def _linger(table: Table, op: int, number: int, place: int, victim: Seat) -> None:
    """A Curse stays with its card and counts in the present combat (MB-186); Bad Stuff leaves a marker for the next."""
    under = len(table.stack) - 2 * WIDTH
    card = NONE
    if under >= 0 and table.stack[under] == CARD_DONE and SORT[table.stack[under + 1]] == CURSE:
        card = table.stack[under + 1]
        table.limbo.remove(card)
    active = card >= 0 and table.in_combat(victim) and op not in (ONGOING, TIME_OUT)
    table.babies[victim].lingering += [number, place, card, int(active)]
    if table.told is not None:
        table.tell("lingers", victim, {"card": IDS[card] if card >= 0 else None})
    if op == TIME_OUT and victim == table.fight.helper:
        send_away_helper(table)


def _gain(table: Table, effect: Effect) -> None:
    """Everybody who matches; with may_win even to Level 10 (MB-030)."""
    for seat in range(table.seats):
        baby = table.babies[seat]
        if not matches(table, seat, effect.match, False):
            continue
        if baby.level + effect.n < TOP_LEVEL or effect.flag:
            table.raise_level(seat, effect.n)
            touch(table, seat)
            if baby.level == TOP_LEVEL:
                table.winners |= 1 << seat
    if table.winners:
        table.finish()


def choosable(table: Table, effect: Effect, victim: Seat) -> list[int]:
    """The options that would change something."""
    return [option for option in range(len(effect.lists)) if _changes(table, effect.lists[option], victim)]


def _changes(table: Table, number: int, victim: Seat) -> bool:
    baby = table.babies[victim]
    for effect in LISTS[number]:
        if effect.op == DISCARD_HAND:
            if baby.hand:
                return True
        elif effect.op == LOSE_LEVELS:
            if baby.level > 1:
                return True
        else:
            return True
    return False


def hand_and_items(table: Table, seat: Seat, effect: Effect) -> list[int]:
    """The cards that an effect may take, each kind once."""
    found = set(table.babies[seat].hand)
    if effect.place != HAND:
        found |= set(losable(table, seat))
    return sorted(found)


def worth_together(table: Table, seat: Seat) -> int:
    """What the Items that can be lost are worth."""
    return sum([GOLD[kind] for kind in losable(table, seat)])
