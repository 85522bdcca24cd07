"""Putting a monster of one's hand in the place of another."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.actions import AT_MONSTER
from bestiary.games.munchkin_babies.cards.clauses import kinds_for
from bestiary.games.munchkin_babies.cards.deck import IDS, NONE
from bestiary.games.munchkin_babies.fights.combat import let_in, remove_foe
from bestiary.games.munchkin_babies.fights.fight import Fight
from bestiary.games.munchkin_babies.goods.spending import first_held, use_up
from bestiary.games.munchkin_babies.goods.trays import AIMED, MONSTERS
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import NOTHING, OPEN_FIGHT, Verb


class Swap(Verb):
    """One monster goes with what is on it, another is there instead."""

    def candidates(self, at: Occasion) -> list[int]:
        if first_held(at.table, at.seat, "swap_monster") < 0:
            return NOTHING
        return [AT_MONSTER[kind] for kind in at.hand() if AT_MONSTER[kind] >= 0]

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        card = first_held(at.table, at.seat, "swap_monster")
        if card < 0 or MONSTERS[value] not in at.baby.hand:
            return refusals.NOT_YOURS
        refusal = at.bars_into_fight(card)
        if refusal is not None:
            return refusal
        return None if _aimed_at(at.fight, at.tray) >= 0 else refusals.NAME_A_MONSTER

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        card, old, foe = first_held(table, seat, "swap_monster"), _aimed_at(table.fight, tray), MONSTERS[value]
        use_up(table, seat, card)
        table.leave_hand(seat, foe)
        if table.told is not None:
            table.tell("swapped", seat, {"card": IDS[card], "monster": IDS[old], "new": IDS[foe]})
        remove_foe(table, old)
        let_in(table, foe)


def _aimed_at(fight: Fight, tray: list[int]) -> int:
    """The monster that a tray points at; where there is one only it needs no pointing (MB-D52)."""
    foes = fight.foes
    if len(tray) == 1 and tray[0] >= AIMED and MONSTERS[tray[0] - AIMED] in foes:
        return MONSTERS[tray[0] - AIMED]
    return foes[0] if not tray and len(foes) == 1 else NONE


VERB = Swap(
    "swap",
    "Swap a monster for {monster}",
    "mine:{monster}",
    "swap",
    moments=OPEN_FIGHT,
    cards=kinds_for("swap_monster"),
)
