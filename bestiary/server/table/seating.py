"""Who sits where: changes of a table's row before and during the game. Nothing here is stored or told."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bestiary.bots import USUAL, level
from bestiary.bots.levels import Strength, in_record
from bestiary.core.errors import UnknownName
from bestiary.core.game import Game
from bestiary.core.names import check_names
from bestiary.server.messages import SeatWish, Terms
from bestiary.server.people.people import People
from bestiary.server.refusals import refuse
from bestiary.server.store.rows import SeatRow, TableRow

BOT_NAMES = ("Mopsy", "Grub", "Fang", "Wisp", "Snout", "Blob", "Gnash", "Tuft")
OPEN = SeatRow("open")
DEVICES = 8  # of the owner of a seat


def check_personality(game: Game, wish: SeatWish) -> None:
    """Refuses a temper that bots of this game do not have."""
    if wish.personality and (wish.kind != "bot" or wish.personality not in game.personalities):
        raise refuse("NO_SUCH_BOT", str(UnknownName("personality", wish.personality, game.personalities)))


def first_seats(wishes: Sequence[SeatWish], person: str) -> tuple[SeatRow, ...]:
    """The seats of a new table."""
    return tuple(_wished(wish, person) for wish in wishes)


def place(row: TableRow, seat: int, wish: SeatWish, person: str) -> TableRow:
    """Sits somebody down before the game: oneself on an open seat, or as the host a bot, or nobody. Who comes late may
    take a bot's."""
    if row.status == "playing" and wish.kind == "me":
        return _take_over(row, seat, wish, person)
    _in_lobby(row)
    there = seat_of(row, seat)
    if wish.kind == "me" and there.kind != "open" and not (row.host == person and there.kind == "bot"):
        raise refuse("SEAT_TAKEN")
    if wish.kind != "me":
        _by_host(row, person)
    return _with(row, seat, _wished(wish, person))


def stand_up(row: TableRow, seat: int, person: str) -> TableRow:
    """Frees one's seat before the game; during it a bot plays on for good."""
    there = seat_of(row, seat)
    if person not in there.people:
        raise refuse("NOT_YOUR_SEAT")
    if row.status != "lobby":
        return _with(row, seat, SeatRow("bot", (), USUAL, left=(*there.left, *there.people)))
    return _with_host(_with(row, seat, OPEN))


def name_seat(row: TableRow, seat: int, name: str | None, person: str) -> TableRow:
    """Another name for a seat of one's own before the game, or as the host for a bot's."""
    _in_lobby(row)
    there = seat_of(row, seat)
    if there.kind == "bot":
        _by_host(row, person)
    elif person not in there.people:
        raise refuse("NOT_YOUR_SEAT")
    return _with(row, seat, replace(there, name=_checked(name)))


def reorder(row: TableRow, order: Sequence[int], person: str) -> TableRow:
    """The same people on other seats."""
    _by_host(row, person)
    _in_lobby(row)
    if sorted(order) != list(range(len(row.seats))):
        raise refuse("NOT_ALL_SEATS")
    return replace(row, seats=tuple(row.seats[seat] for seat in order))


def agree(row: TableRow, terms: Terms, person: str) -> TableRow:
    """Other options, which have been checked, another clock, in the list or not."""
    _by_host(row, person)
    _in_lobby(row)
    return replace(row, options=terms.options, listed=terms.listed, clock=terms.clock)


def let_in(row: TableRow, welcome: bool, person: str) -> TableRow:
    """Who comes late may take a bot's chair, or may not."""
    _by_host(row, person)
    return replace(row, latecomers=welcome)


def claim(row: TableRow, seat: int, person: str) -> TableRow:
    """A seat belongs to one more identity: the same person on another device."""
    there = seat_of(row, seat)
    if person in there.people:
        return row
    if len(there.people) >= DEVICES:
        raise refuse("TOO_MANY_DEVICES")
    return _with(row, seat, replace(there, people=(*there.people, person)))


def begin(row: TableRow, people: People, at: float) -> TableRow:
    """The game starts: bots take the open seats, and everybody's name goes into the record."""
    _in_lobby(row)
    seats = tuple(SeatRow("bot", (), USUAL) if seat.kind == "open" else seat for seat in row.seats)
    begun = replace(row, seats=seats, status="playing", begun=at)
    return replace(begun, names=tuple(_record_name(begun, seat, people) for seat in range(len(seats))))


def renamed(row: TableRow, seat: int, people: People) -> TableRow:
    """A seat has changed hands in the running game, and goes by its new name."""
    return replace(row, names=(*row.names[:seat], _record_name(row, seat, people), *row.names[seat + 1 :]))


def is_full(row: TableRow) -> bool:
    """Whether nobody is missing."""
    return all(seat.kind != "open" for seat in row.seats)


def seats_of(row: TableRow, person: str) -> tuple[int, ...]:
    """The seats that belong to somebody, in order."""
    return tuple(number for number, seat in enumerate(row.seats) if person in seat.people)


def seat_of(row: TableRow, seat: int) -> SeatRow:
    """A seat by its number."""
    if not 0 <= seat < len(row.seats):
        raise refuse("NOT_YOUR_SEAT", f"There is no seat {seat} at this table.")
    return row.seats[seat]


def bot_of(name: str, personality: str) -> str:
    """A bot by its level, for which an older table may have an older name, and its temper."""
    return Strength(level(name), 0, level(name).seconds, personality).text


def display_name(row: TableRow, seat: int, people: People) -> str:
    """What a seat is called on the screen."""
    there = row.seats[seat]
    if there.name:
        return there.name
    if there.kind == "person":
        owner = there.people[0]
        return people.get(owner).name if seats_of(row, owner)[0] == seat else f"Player {seat + 1}"
    return BOT_NAMES[seat % len(BOT_NAMES)] if there.kind == "bot" else ""


def _take_over(row: TableRow, seat: int, wish: SeatWish, person: str) -> TableRow:
    """The seat keeps all that it has and knows. Nobody gets to know a second hand: who has stood up may have only the
    own chair again."""
    there = seat_of(row, seat)
    if person in there.people:
        return row
    if there.kind != "bot":
        raise refuse("SEAT_TAKEN")
    if not row.latecomers:
        raise refuse("NO_LATECOMERS")
    if any(person in (*other.people, *other.left) for other in row.seats if other is not there):
        raise refuse("KNOWS_A_HAND")
    return _with(row, seat, replace(_wished(wish, person), left=there.left))


def _record_name(row: TableRow, seat: int, people: People) -> str:
    name, there = display_name(row, seat, people), row.seats[seat]
    return name if there.bot is None else in_record(name, bot_of(there.bot, there.personality))


def _wished(wish: SeatWish, person: str) -> SeatRow:
    if wish.kind == "me":
        return SeatRow("person", (person,), name=_checked(wish.name))
    if wish.kind == "open":
        return OPEN
    try:
        return SeatRow("bot", (), level(wish.bot or USUAL).name, _checked(wish.name), wish.personality)
    except UnknownName as unknown:
        raise refuse("NO_SUCH_BOT", str(unknown)) from None


def _checked(name: str | None) -> str:
    return "" if name is None else check_names([name], 1)[0]


def _with(row: TableRow, seat: int, there: SeatRow) -> TableRow:
    return replace(row, seats=(*row.seats[:seat], there, *row.seats[seat + 1 :]))


def _by_host(row: TableRow, person: str) -> None:
    if row.host != person:
        raise refuse("HOST_ONLY")


def _with_host(row: TableRow) -> TableRow:
    """A host who has stood up leaves the table to the first who still sits there."""
    seated = [seat.people[0] for seat in row.seats if seat.people]
    return row if row.host in seated or not seated else replace(row, host=seated[0])


def _in_lobby(row: TableRow) -> None:
    if row.status != "lobby":
        raise refuse("STARTED")


def alone(row: TableRow, seat: int) -> bool:
    """Whether all whom a seat plays with are bots, or seats of its own device."""
    mine = set(row.seats[seat].people)
    return all(there.kind == "bot" or mine.issuperset(there.people[:1]) for there in row.seats)


def alone_in_practice(row: TableRow, seat: int) -> bool:
    """Whether a seat may go back as far as it likes: it is no game of its own, and nobody else is in it."""
    return row.start is not None and alone(row, seat)
