"""The turn: its start, the door, looting, Charity, its end (MB-042 to MB-057)."""

from bestiary.core.seats import EVERYONE, Action, Seat, only
from bestiary.games.munchkin_babies.actions import BASE, CHOOSE, CHOOSE_PLAYER
from bestiary.games.munchkin_babies.baby import LINGER
from bestiary.games.munchkin_babies.cards import (
    CURSE,
    DOOR,
    IDS,
    IMMEDIATE,
    MONSTER,
    NONE,
    RESURRECTION,
    SORT,
    TREASURE,
    WARD,
)
from bestiary.games.munchkin_babies.combat import begin_fight
from bestiary.games.munchkin_babies.phases import (
    AFTER_COMBAT,
    ARRANGE,
    CARD_DONE,
    CHARITY_DISCARD,
    CHARITY_SPLIT,
    CURSE_WINDOW,
    DOOR_CARD,
    DRAWING,
    FOR_KICK,
    FOR_LISTEN,
    FOR_LOOT,
    FOR_REWARD,
    KICKED,
    LISTEN,
    LOOT_OFFER,
    POST_COMBAT,
    RECEIVED,
    RUN,
    TROUBLE_OR_LOOT,
    TURN_END,
    TURN_START,
    UNEARTH,
    UNEARTH_PAY,
    WIDTH,
)
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.traits import ability, carried_gold, hand_limit, working
from bestiary.games.munchkin_babies.vocabulary import LISTS, TIME_OUT, USED

CARD: int = BASE[CHOOSE]
PLAYER: int = BASE[CHOOSE_PLAYER]


def start_turn(table: Table) -> None:
    """MB-042, and with the option MB-190."""
    seat = table.turn
    table.turns += 1
    table.free = [0] * table.seats
    table.steps = [0] * table.seats
    table.searches = 0
    table.draws = 0
    table.doubled_sale = False
    table.after_fight = False
    table.loot = False
    if table.told is not None:
        table.tell("turn", seat, {}, progress=True)
    lingering = table.babies[seat].lingering
    place = 0
    while place < len(lingering):
        if LISTS[lingering[place]][lingering[place + 1]].op == TIME_OUT:
            table.end_lingering(seat, place)
        else:
            place += LINGER
    if table.options.listen_at_the_door:
        table.turn_to(LISTEN)
        table.push(DRAWING, DOOR, 1, seat, FOR_LISTEN)
    else:
        table.turn_to(ARRANGE)


# The door.


def open_door(table: Table) -> None:
    """MB-043; a Holy Terror may take the top discard instead (MB-D57)."""
    table.turn_to(TROUBLE_OR_LOOT)
    if can_unearth(table, table.turn, DOOR, 0):
        table.push(UNEARTH, DOOR, table.turn, FOR_KICK)
    else:
        table.push(DRAWING, DOOR, 1, table.turn, FOR_KICK)


def can_unearth(table: Table, seat: Seat, deck: int, spoken_for: int) -> bool:
    """Whether a card may be taken from a discard pile instead of the deck."""
    if ability(table, seat, RESURRECTION) == NONE or not table.discards[deck]:
        return False
    return len(table.babies[seat].hand) > spoken_for


def unearth_at_door(table: Table, from_discard: bool) -> None:
    """The Holy Terror's choice at the door."""
    seat = table.arg(2)
    if not from_discard:
        table.turn_to(DRAWING, DOOR, 1, seat, FOR_KICK)
        if table.told is not None:
            table.tell("from_deck", seat, {})
        return
    kind = table.discards[DOOR].pop()
    table.limbo.append(kind)
    if table.told is not None:
        table.tell("unearthed", seat, {"card": IDS[kind]})
    table.turn_to(KICKED, kind)
    table.push(UNEARTH_PAY, 1, seat)


def pay_unearthed(table: Table, kind: int) -> None:
    """A hand card for each card taken."""
    left, seat = table.arg(1), table.arg(2)
    if left > 1:
        table.set_arg(1, left - 1)
    else:
        table.pop()
    table.discard_from_hand(seat, kind)


def drawn(table: Table, kind: int) -> None:
    """Chance has drawn a card."""
    left, seat, why = table.arg(2), table.arg(3), table.arg(4)
    table.take_from_deck(kind)
    face_up = why == FOR_KICK or (why == FOR_REWARD and table.fight.helper >= 0)
    table.tell_drawn(seat, kind, face_up)
    if left > 1:
        table.set_arg(2, left - 1)
    else:
        table.pop()
    if why == FOR_KICK:
        table.limbo.append(kind)
        table.push(KICKED, kind)
    elif face_up:
        table.fight.spoils.append(kind)
    elif IMMEDIATE[kind]:
        resolve_at_once(table, seat, kind)
    else:
        table.take_up(seat, kind, only(seat))
        if why != FOR_LOOT:
            table.babies[seat].fresh += 1


def resolve_at_once(table: Table, seat: Seat, kind: int) -> None:
    """MB-D64: turned up, resolved, discarded."""
    if table.told is not None:
        table.tell("immediate", seat, {"card": IDS[kind]}, reveals=True)
    table.limbo.append(kind)
    table.push(CARD_DONE, kind, seat, seat)
    table.push(RUN, USED[kind], 0, seat, seat, 0, NONE)


def behind_the_door(table: Table) -> None:
    """MB-044 to MB-046."""
    kind, seat = table.arg(1), table.turn
    table.pop()
    table.limbo.remove(kind)
    if SORT[kind] == MONSTER:
        table.turn_to(AFTER_COMBAT)
        begin_fight(table, seat, kind)
    elif SORT[kind] == CURSE:
        if working(table, seat, WARD):
            table.discard(kind)
            if table.told is not None:
                table.tell("warded", seat, {"card": IDS[kind]})
        else:
            table.limbo.append(kind)
            table.passed = 0
            table.push(CURSE_WINDOW, seat, kind, NONE)
    elif IMMEDIATE[kind]:
        resolve_at_once(table, seat, kind)
    else:
        table.take_up(seat, kind, EVERYONE)
        table.babies[seat].fresh = 1
        table.push(DOOR_CARD, kind)


def loot(table: Table) -> None:
    """MB-050, MB-191. The caller says what comes after it."""
    deck = TREASURE if table.options.listen_at_the_door else DOOR
    if table.told is not None:
        table.tell("loots", table.turn, {})
    table.push(DRAWING, deck, 1, table.turn, FOR_LOOT)


def look_for_trouble(table: Table, monster: int) -> None:
    """MB-049."""
    table.leave_hand(table.turn, monster)
    table.turn_to(AFTER_COMBAT)
    begin_fight(table, table.turn, monster)


def after_combat(table: Table) -> None:
    """MB-D65."""
    table.turn_to(POST_COMBAT)
    if table.loot:
        table.loot = False
        table.push(LOOT_OFFER)


# Charity.


def end_arranging(table: Table) -> None:
    """MB-052 to MB-056."""
    seat = table.turn
    over = len(table.babies[seat].hand) - hand_limit(table, seat)
    if over <= 0:
        table.turn_to(TURN_END)
    elif table.babies[seat].level == table.lowest_level():
        table.turn_to(CHARITY_DISCARD)
    else:
        table.given = [0] * table.seats
        table.turn_to(CHARITY_SPLIT, NONE, over)


def charity_options(table: Table) -> list[Action]:
    """A receiver first, unless there is only one; then a card."""
    if table.op() == CHARITY_SPLIT and table.arg(1) < 0:
        return [PLAYER + seat for seat in charity_receivers(table)]
    return [CARD + kind for kind in sorted(set(table.babies[table.turn].hand))]


def charity_receivers(table: Table) -> list[Seat]:
    """Who may get the next card: shares differ by at most one (MB-054)."""
    others = [seat for seat in range(table.seats) if seat != table.turn]
    lowest = min([table.babies[seat].level for seat in others])
    lucky = [seat for seat in others if table.babies[seat].level == lowest]
    share, larger = divmod(table.arg(2), len(lucky))
    full = sum([table.given[seat] > share for seat in lucky])
    return [seat for seat in lucky if table.given[seat] < share or (table.given[seat] == share and full < larger)]


def charity_step(table: Table) -> bool:
    """Whether the giver is asked."""
    seat = table.turn
    if len(table.babies[seat].hand) <= hand_limit(table, seat):
        table.turn_to(TURN_END)
        open_received(table)
        return False
    if table.op() == CHARITY_SPLIT and table.arg(1) < 0:
        options = charity_receivers(table)
        if len(options) == 1:
            table.set_arg(1, options[0])
    return True


def charity_answer(table: Table, action: Action) -> None:
    """A receiver, or a card for them, or a card to discard."""
    if table.op() == CHARITY_DISCARD:
        table.discard_from_hand(table.turn, action - CARD)
    elif table.arg(1) < 0:
        table.set_arg(1, action - PLAYER)
        if table.told is not None:
            table.tell("gives_to", table.turn, {"to": action - PLAYER})
    else:
        seat = table.arg(1)
        table.set_arg(1, NONE)
        table.given[seat] += 1
        table.pass_on(table.turn, seat, action - CARD)
        table.babies[seat].fresh += 1


def open_received(table: Table) -> None:
    """MB-D18: who has just got cards, and is not in turn, may play them now. In a fight that waits for its end."""
    if table.fight.fighter >= 0:
        return
    table.babies[table.turn].fresh = 0
    for step in range(table.seats - 1, 0, -1):
        seat = (table.turn + step) % table.seats
        if table.babies[seat].fresh > 0 and not _waits(table, seat):
            table.push(RECEIVED, seat)


def _waits(table: Table, seat: Seat) -> bool:
    from_top = len(table.stack)
    while from_top > 0:
        from_top -= WIDTH
        if table.stack[from_top] == RECEIVED and table.stack[from_top + 1] == seat:
            return True
    return False


def end_turn(table: Table) -> None:
    """MB-057; with a limit of turns, the highest Level wins (MB-D10)."""
    table.trades = []
    for baby in table.babies:
        baby.fresh = 0
    limit = table.options.max_turns
    if limit and table.turns >= limit:
        best = max([(table.babies[seat].level, carried_gold(table, seat)) for seat in range(table.seats)])
        for seat in range(table.seats):
            if (table.babies[seat].level, carried_gold(table, seat)) == best:
                table.winners |= only(seat)
        table.finish()
        return
    table.turn = table.left_of(table.turn)
    table.turn_to(TURN_START)
