"""Turning the own die just rolled to any face; modifiers still apply."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.cards.clauses import kinds_for
from bestiary.games.munchkin_babies.cards.deck import IDS
from bestiary.games.munchkin_babies.fights.escape import judge_escape
from bestiary.games.munchkin_babies.goods.spending import first_held, use_up
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import (
    CHANGED,
    ESCAPED,
    FOR_ESCAPE,
    NO_ROLL,
    ROLL_WINDOW,
    ROLLED_FOR,
    ROLLER,
    THROWN,
)
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import NOTHING, Verb


class SetDie(Verb):
    """Whatever it was rolled for."""

    def candidates(self, at: Occasion) -> list[int]:
        return list(range(6)) if first_held(at.table, at.seat, "set_die") >= 0 else NOTHING

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        table = at.table
        if first_held(table, at.seat, "set_die") < 0:
            return refusals.NOT_YOURS
        if at.op != ROLL_WINDOW or table.arg(ROLLER) != at.seat:
            return refusals.CONDITION
        return refusals.CONDITION if table.arg(CHANGED) & NO_ROLL or table.arg(ESCAPED) else None

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        kind = first_held(table, seat, "set_die")
        use_up(table, seat, kind)
        table.die = value + 1
        table.set_arg(THROWN, value + 1)
        if table.told is not None:
            table.tell("set_die", seat, {"card": IDS[kind], "face": value + 1})
        if table.arg(ROLLED_FOR) == FOR_ESCAPE:
            judge_escape(table)
        else:
            table.passed = 0


VERB = SetDie("set_die", "Turn the die to {face}", "die:{face}", moments=(ROLL_WINDOW,), cards=kinds_for("set_die"))
