"""Cards that come to somebody: what is resolved at once, what may be played at once, what comes from the discards."""

from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies.babies.traits import ability
from bestiary.games.munchkin_babies.cards.clauses import USED
from bestiary.games.munchkin_babies.cards.deck import IDS, NONE, RESURRECTION
from bestiary.games.munchkin_babies.phases import CARD_DONE, RECEIVED, RECEIVED_BY, RUN, WIDTH
from bestiary.games.munchkin_babies.table import Table


def resolve_at_once(table: Table, seat: Seat, kind: int) -> None:
    """MB-D64: turned up, resolved, discarded."""
    if table.told is not None:
        table.tell("immediate", seat, {"card": IDS[kind]}, reveals=True)
    table.limbo.append(kind)
    table.push(CARD_DONE, kind, seat, seat)
    table.push(RUN, USED[kind], 0, seat, seat, 0, NONE)


def open_received(table: Table) -> None:
    """MB-D18: who has just got cards, and is not in turn, may play them now. In a fight that waits for its end."""
    if table.fight.fighter >= 0:
        return
    table.babies[table.turn].settle()
    for step in range(table.seats - 1, 0, -1):
        seat = (table.turn + step) % table.seats
        if table.babies[seat].fresh > 0 and not _waits(table, seat):
            table.push(RECEIVED, seat)


def _waits(table: Table, seat: Seat) -> bool:
    for place in range(0, len(table.stack), WIDTH):
        if table.stack[place] == RECEIVED and table.stack[place + RECEIVED_BY] == seat:
            return True
    return False


def can_unearth(table: Table, seat: Seat, deck: int, spoken_for: int) -> bool:
    """Whether a card may be taken from a discard pile instead of the deck."""
    baby = table.babies[seat]
    if ability(baby, RESURRECTION) == NONE or not table.discards[deck]:
        return False
    return len(baby.hand) > spoken_for
