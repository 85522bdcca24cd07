"""Letting a monster of one's hand join the fight (MB-134, MB-146, MB-147)."""

from typing import Final

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.actions import AT_MONSTER, WAYS_IN
from bestiary.games.munchkin_babies.babies.baby import Baby
from bestiary.games.munchkin_babies.cards.deck import ENHANCER, IDS, MAKES_UNDEAD, NONE, SORT, UNDEAD, WANDERING
from bestiary.games.munchkin_babies.fights.combat import let_in, put_enhancer
from bestiary.games.munchkin_babies.fights.strength import undead_there
from bestiary.games.munchkin_babies.goods.trays import MONSTERS
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import OPEN_FIGHT, Verb

BY_WANDERING: Final = WAYS_IN.index("wandering")
BY_UNDEAD: Final = WAYS_IN.index("undead")
BY_MAKING_UNDEAD: Final = WAYS_IN.index("made_undead")


class AddMonster(Verb):
    """With a Wandering Monster, as one Undead more, or made Undead by a card."""

    def candidates(self, at: Occasion) -> list[int]:
        found: list[int] = []
        if _way_in(at.baby, BY_WANDERING) < 0 and not undead_there(at.fight):
            return found
        for kind in at.hand():
            if AT_MONSTER[kind] >= 0:
                first = len(WAYS_IN) * AT_MONSTER[kind]
                found += range(first, first + len(WAYS_IN))
        return found

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        foe, way = MONSTERS[value // len(WAYS_IN)], value % len(WAYS_IN)
        if foe not in at.baby.hand:
            return refusals.NOT_YOURS
        refusal = at.bars_meddling()
        if refusal is not None:
            return refusal
        if way != BY_WANDERING and not undead_there(at.fight):
            return refusals.NO_WAY_IN
        if way == BY_UNDEAD:
            return None if UNDEAD[foe] else refusals.NO_WAY_IN
        if way == BY_MAKING_UNDEAD and UNDEAD[foe]:
            return refusals.NO_WAY_IN
        return None if _way_in(at.baby, way) >= 0 else refusals.NO_WAY_IN

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        foe, way = MONSTERS[value // len(WAYS_IN)], value % len(WAYS_IN)
        card = _way_in(table.babies[seat], way)
        table.leave_hand(seat, foe)
        if table.told is not None:
            table.tell("added", seat, {"monster": IDS[foe], "card": IDS[card] if card >= 0 else None})
        let_in(table, foe)
        if card >= 0:
            table.leave_hand(seat, card)
            if way == BY_MAKING_UNDEAD:
                put_enhancer(table, card, foe)
            else:
                table.fight.spent.append(card)


def _way_in(baby: Baby, way: int) -> int:
    """The card that lets a monster join, or NONE."""
    for kind in baby.hand:
        if way == BY_WANDERING and SORT[kind] == WANDERING:
            return kind
        if way == BY_MAKING_UNDEAD and SORT[kind] == ENHANCER and MAKES_UNDEAD[kind]:
            return kind
    return NONE


VERB = AddMonster(
    "add_monster", "Let {monster} join ({by})", "mine:{monster}", "join:{by}", moments=OPEN_FIGHT, cards=MONSTERS
)
