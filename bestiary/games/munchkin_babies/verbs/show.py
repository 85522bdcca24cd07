"""Showing hand cards to somebody (MB-022, MB-D48)."""

from bestiary.core.event import Value
from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat, only
from bestiary.games.munchkin_babies import needs, refusals
from bestiary.games.munchkin_babies.babies.baby import Baby
from bestiary.games.munchkin_babies.cards.deck import IDS, KINDS
from bestiary.games.munchkin_babies.goods.piles import among, count
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import NOTHING, OPEN, SILENT, Verb


class Show(Verb):
    """Only the two of them know of it."""

    def candidates(self, at: Occasion) -> list[int]:
        if not at.open or not at.step_left():
            return NOTHING
        for thing in at.tray:
            if not among(at.baby.hand, thing):
                return NOTHING
        return at.others()

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        if value >= at.table.seats:
            return refusals.NO_PLAYER
        if value == at.seat:
            return refusals.NOT_YOURSELF
        if not at.open:
            return refusals.BUSY
        if not at.step_left():
            return refusals.TOO_MANY
        news = False
        for kind in at.tray:
            if kind >= KINDS or count(at.tray, kind) > count(at.baby.hand, kind):
                return refusals.NOT_YOURS
            news = news or count(at.tray, kind) > _known_to(at.baby, value, kind)
        return None if news else refusals.ALREADY_KNOWN

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        table.steps[seat] += 1
        baby = table.babies[seat]
        for kind in set(tray):
            wanted = tray.count(kind) - _known_to(baby, value, kind)
            for place in range(len(baby.hand)):
                if wanted > 0 and baby.hand[place] == kind and not baby.known[place] >> value & 1:
                    baby.known[place] |= only(value)
                    wanted -= 1
        if table.told is not None:
            cards: list[Value] = [IDS[kind] for kind in sorted(tray)]
            table.tell("showed", seat, {"to": value, "cards": cards}, only(seat) | only(value), reveals=True)


def _known_to(baby: Baby, other: Seat, kind: int) -> int:
    count = 0
    for place in range(len(baby.hand)):
        if baby.hand[place] == kind and baby.known[place] >> other & 1:
            count += 1
    return count


VERB = Show(
    "show",
    "Show these cards to {player}",
    "tray",
    "show:{player}",
    moments=OPEN,
    counts=SILENT,
    idle=True,
    need=needs.TRAY,
)
