"""Set-up: the deal, everybody's character, and who begins (MB-006, MB-023 to MB-027, MB-D11, MB-D12)."""

from bestiary.core.event import Value
from bestiary.core.seats import Seat, all_but, only
from bestiary.games.munchkin_babies import reasons
from bestiary.games.munchkin_babies.baby import Baby
from bestiary.games.munchkin_babies.badges import bars_badge, is_badge, put_badge
from bestiary.games.munchkin_babies.cards import DECK, DOOR, IDS, IS_ITEM, ITEM, SORT, TREASURE
from bestiary.games.munchkin_babies.phases import CREATION, DEALING, FIRST_ROLL, SEXING, TURN_START
from bestiary.games.munchkin_babies.reasons import ALLOWED
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.traits import can_carry, fits, usable

DEALT = 4  # of each deck


def set_up(table: Table) -> None:
    """The box is open: first the sexes, then the deal."""
    sexes = table.options.sexes
    table.pop()
    if sexes is None:
        table.push(SEXING, 0)
    else:
        for seat in range(table.seats):
            table.babies[seat].girl = sexes[seat] == "girl"
        table.push(DEALING, 0)


def sexed(table: Table, girl: bool) -> None:
    """Chance says what a character is to begin with."""
    seat = table.arg(1)
    table.babies[seat].girl = girl
    if table.told is not None:
        table.tell("sex", seat, {"girl": girl}, reveals=True)
    if seat + 1 < table.seats:
        table.set_arg(1, seat + 1)
    else:
        table.turn_to(DEALING, 0)


def dealt_deck(number: int) -> int:
    """The deck that the next card of the deal comes from."""
    return DOOR if number % (2 * DEALT) < DEALT else TREASURE


def dealt(table: Table, kind: int) -> None:
    """One card of the deal."""
    number = table.arg(1)
    seat = number // (2 * DEALT)
    table.take_from_deck(kind)
    table.take_up(seat, kind, only(seat))
    table.tell_drawn(seat, kind, False)
    if number + 1 < 2 * DEALT * table.seats:
        table.set_arg(1, number + 1)
    else:
        table.turn_to(CREATION)
        table.passed = 0
        if table.told is not None:
            table.tell("creation", None, {}, progress=True)


# Characters.


def dressed(table: Table, seat: Seat, cards: list[int]) -> Baby:
    """The character with these cards put into play in this order; Items are equipped where there is room."""
    kept = table.babies[seat]
    baby = kept.clone()
    table.babies[seat] = baby
    for kind in cards:
        place = baby.hand.index(kind)
        del baby.hand[place]
        del baby.known[place]
        if is_badge(kind):
            put_badge(table, seat, kind)
        else:
            baby.items.append(kind)
            if SORT[kind] == ITEM and fits(table, seat, kind) and usable(table, seat, kind):
                baby.worn.append(kind)
    table.babies[seat] = kept
    return baby


def bars_laying_out(table: Table, seat: Seat, kind: int, tray: list[int]) -> int:
    """Against laying out one more card (MB-025, MB-026)."""
    if table.babies[seat].hand.count(kind) <= tray.count(kind):
        return reasons.NOT_YOURS
    kept = table.babies[seat]
    table.babies[seat] = dressed(table, seat, tray)
    if is_badge(kind):
        reason = bars_badge(table, seat, kind)
    elif not IS_ITEM[kind]:
        reason = reasons.CREATION
    elif not usable(table, seat, kind):
        reason = reasons.NOT_USABLE
    else:
        reason = ALLOWED if can_carry(table, seat, kind) else reasons.BIG_LIMIT
    table.babies[seat] = kept
    return reason


def usual_layout(table: Table, seat: Seat) -> list[int]:
    """What a plain player would lay out."""
    cards: list[int] = []
    for kind in sorted(table.babies[seat].hand):
        if (SORT[kind] == ITEM or is_badge(kind)) and bars_laying_out(table, seat, kind, cards) == ALLOWED:
            cards.append(kind)
    return cards


def be_ready(table: Table, seat: Seat, girl: bool, tray: list[int]) -> None:
    """A secret choice; when all have made it, it is revealed."""
    table.laid[seat] = [int(girl), *tray]
    table.passed |= only(seat)
    if table.told is not None:
        cards: list[Value] = [IDS[kind] for kind in tray]
        table.tell("ready", seat, {"cards": cards, "girl": girl}, only(seat))
        table.tell("ready", seat, {}, all_but(seat))
    if table.passed != (1 << table.seats) - 1:
        return
    for other in range(table.seats):
        choice = table.laid[other]
        table.babies[other] = dressed(table, other, choice[1:])
        table.babies[other].girl = choice[0] == 1
        table.laid[other] = []
        if table.told is not None:
            shown: list[Value] = [IDS[kind] for kind in choice[1:]]
            table.tell("laid_out", other, {"cards": shown, "girl": choice[0] == 1}, reveals=True)
    table.passed = 0
    table.turn_to(FIRST_ROLL, 0, (1 << table.seats) - 1, 0, 0, 0)


# Who begins.


def roller(table: Table) -> Seat:
    """Who rolls next to begin."""
    rolling, step = table.arg(2), table.arg(3)
    return [seat for seat in range(table.seats) if rolling >> seat & 1][step]


def rolled_first(table: Table, face: int) -> None:
    """MB-D12: the highest begins; who ties rolls again, three times at most."""
    seat = roller(table)
    table.die = face
    if table.told is not None:
        table.tell("rolled", seat, {"face": face}, reveals=True)
    if face > table.arg(4):
        table.set_arg(4, face)
        table.set_arg(5, 0)
    if face == table.arg(4):
        table.set_arg(5, table.arg(5) | only(seat))
    step, leading = table.arg(3) + 1, table.arg(5)
    if step < table.arg(2).bit_count():
        table.set_arg(3, step)
        return
    if leading.bit_count() > 1 and table.arg(1) < 2:
        table.turn_to(FIRST_ROLL, table.arg(1) + 1, leading, 0, 0, 0)
        return
    table.turn = next(other for other in range(table.seats) if leading >> other & 1)
    table.turn_to(TURN_START)


def backs(table: Table, seat: Seat) -> tuple[int, int]:
    """How many Door and Treasure cards a hand holds: their backs are seen."""
    doors = sum([DECK[kind] == DOOR for kind in table.babies[seat].hand])
    return doors, len(table.babies[seat].hand) - doors
