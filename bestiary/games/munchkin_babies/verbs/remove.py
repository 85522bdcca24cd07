"""Sending a monster away; some cards also work right after an own failed roll (MB-127, MB-D38)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.actions import AT_MONSTER, AT_REMOVER, REMOVERS
from bestiary.games.munchkin_babies.cards.clauses import CLAUSE
from bestiary.games.munchkin_babies.cards.deck import IDS
from bestiary.games.munchkin_babies.fights.combat import how_many, send_off
from bestiary.games.munchkin_babies.goods.spending import holds, use_up
from bestiary.games.munchkin_babies.goods.trays import MONSTERS
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import ROLL_WINDOW, RUN_FROM
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import OPEN_FIGHT, Verb


class Remove(Verb):
    """No level; its Treasure is banked where the card says so."""

    def candidates(self, at: Occasion) -> list[int]:
        found: list[int] = []
        for kind in at.held():
            if AT_REMOVER[kind] >= 0:
                first = AT_REMOVER[kind] * len(MONSTERS)
                found += sorted({first + AT_MONSTER[foe] for foe in at.fight.foes})
        return found

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        kind, foe = REMOVERS[value // len(MONSTERS)], MONSTERS[value % len(MONSTERS)]
        if not holds(at.table, at.seat, kind):
            return refusals.NOT_YOURS
        if foe not in at.fight.foes:
            return refusals.NO_COMBAT if at.fight.fighter < 0 else refusals.NAME_A_MONSTER
        if at.op == ROLL_WINDOW:
            after = CLAUSE[kind].flag and at.failed_roll() and at.table.arg(RUN_FROM) == foe
            return None if after and at.seat == at.table.turn else refusals.NO_COMBAT
        return at.bars_into_fight(kind)

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        kind, foe = REMOVERS[value // len(MONSTERS)], MONSTERS[value % len(MONSTERS)]
        use_up(table, seat, kind)
        if table.told is not None:
            table.tell("removed", seat, {"card": IDS[kind], "monster": IDS[foe]})
        kept = CLAUSE[kind].to
        send_off(table, foe, kept == "yes" or (kept == "if_only" and how_many(table) == 1))
        if table.op() == ROLL_WINDOW:
            table.pop()


VERB = Remove(
    "remove",
    "Send {monster} away with {card}",
    "mine:{card}",
    "monster:{monster}",
    moments=(*OPEN_FIGHT, ROLL_WINDOW),
    cards=REMOVERS,
)
