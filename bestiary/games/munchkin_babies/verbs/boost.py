"""Using a one-shot for one side or the other (MB-116)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies.actions import AT_BOOST, BOOSTS, SIDES
from bestiary.games.munchkin_babies.cards.deck import IDS
from bestiary.games.munchkin_babies.fights.combat import put_boost, reopen
from bestiary.games.munchkin_babies.fights.fight import MONSTERS
from bestiary.games.munchkin_babies.fights.strength import boost_value
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import OPEN_FIGHT, Verb


class Boost(Verb):
    """MB-116."""

    def candidates(self, at: Occasion) -> list[int]:
        found: list[int] = []
        for kind in at.held():
            if AT_BOOST[kind] >= 0:
                found += [len(SIDES) * AT_BOOST[kind], len(SIDES) * AT_BOOST[kind] + 1]
        return found

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        return at.bars_into_fight(BOOSTS[value // len(SIDES)])

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        kind, side = BOOSTS[value // len(SIDES)], value % len(SIDES)
        put_boost(table, seat, kind, side)
        if table.told is not None:
            n = boost_value(table.fight, table.babies, kind)
            table.tell("boosted", seat, {"card": IDS[kind], "monsters": side == MONSTERS, "n": n})
        reopen(table)


VERB = Boost("boost", "Use {card} for the {side}", "mine:{card}", "side:{side}", moments=OPEN_FIGHT, cards=BOOSTS)
