"""A Race of the discards takes the place of the victim's own."""

from bestiary.games.munchkin_babies.cards.clauses import Clause
from bestiary.games.munchkin_babies.cards.deck import DOOR, IDS, NONE, RACE, SORT
from bestiary.games.munchkin_babies.effects.effect import Happening, Run
from bestiary.games.munchkin_babies.table import Table


class ChangeFromDiscard(Happening):
    """The one nearest the top of the Door discards, looked for before the old ones are discarded."""

    def do(self, table: Table, clause: Clause, run: Run) -> None:
        baby = table.babies[run.victim]
        if not baby.races:
            return
        pile = table.discards[DOOR]
        found = NONE
        for place in range(len(pile) - 1, -1, -1):
            if SORT[pile[place]] == RACE:
                found = pile[place]
                del pile[place]
                break
        old = baby.races[:]
        if found < 0:
            for kind in old:
                table.discard_badge(run.victim, kind)
            return
        baby.races = [found]
        for kind in old:
            table.discard(kind)
        table.recheck = True
        if table.told is not None:
            table.tell("became", run.victim, {"card": IDS[found]})


EFFECT = ChangeFromDiscard(what=("race",))
