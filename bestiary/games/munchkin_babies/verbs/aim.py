"""Pointing at a monster in the fight, where there are several: the one that is swapped."""

from bestiary.core.refusal import Refusal
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.actions import AT_MONSTER
from bestiary.games.munchkin_babies.cards.clauses import kinds_for
from bestiary.games.munchkin_babies.goods.spending import first_held
from bestiary.games.munchkin_babies.goods.trays import AIMED, MONSTERS
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.verbs.verb import NOTHING, OPEN_FIGHT, Step


class Aim(Step):
    """MB-D52."""

    def candidates(self, at: Occasion) -> list[int]:
        if at.tray or len(at.fight.foes) < 2:
            return NOTHING
        return sorted({AT_MONSTER[foe] for foe in at.fight.foes})

    def bars_step(self, at: Occasion, value: int) -> Refusal | None:
        held = at.fight_open and len(at.fight.foes) > 1 and first_held(at.table, at.seat, "swap_monster") >= 0
        return None if held and not at.tray and MONSTERS[value] in at.fight.foes else refusals.TRAY

    def thing(self, value: int) -> int:
        return AIMED + value


VERB = Aim(
    "aim", "Point at {monster} in the fight", "monster:{monster}", moments=OPEN_FIGHT, cards=kinds_for("swap_monster")
)
