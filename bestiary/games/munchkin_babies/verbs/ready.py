"""Being ready: a secret choice; when all have made it, it is revealed (MB-D11)."""

from bestiary.core.event import Value
from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat, all_but, only
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.cards.deck import IDS
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import CREATION, FIRST_ROLL
from bestiary.games.munchkin_babies.set_up import dressed
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import BOTH, SETTING_UP, SILENT, Verb


class Ready(Verb):
    """As a boy or as a girl, with the cards in the tray."""

    def candidates(self, at: Occasion) -> list[int]:
        return BOTH

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        if at.op != CREATION:
            return refusals.NOT_ASKED
        return refusals.ALREADY_READY if at.table.passed >> at.seat & 1 else None

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        table.laid[seat] = [value, *tray]
        table.passed |= only(seat)
        if table.told is not None:
            cards: list[Value] = [IDS[kind] for kind in tray]
            table.tell("ready", seat, {"cards": cards, "girl": value == 1}, only(seat))
            table.tell("ready", seat, {}, all_but(seat), beside=True)
        if table.passed == (1 << table.seats) - 1:
            _reveal(table)


def _reveal(table: Table) -> None:
    for seat in range(table.seats):
        girl, cards = table.laid[seat][0] == 1, table.laid[seat][1:]
        table.babies[seat] = dressed(table.babies[seat], cards)
        table.babies[seat].girl = girl
        table.laid[seat] = []
        if table.told is not None:
            shown: list[Value] = [IDS[kind] for kind in cards]
            table.tell("laid_out", seat, {"cards": shown, "girl": girl}, reveals=True)
    table.passed = 0
    table.turn_to(FIRST_ROLL, 0, (1 << table.seats) - 1, 0, 0, 0)


VERB = Ready("ready", "Be ready, as a {sex}", "ready:{sex}", moments=SETTING_UP, counts=SILENT)
