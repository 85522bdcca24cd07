"""Being done with a phase: after the fight, and before Charity."""

from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import needs
from bestiary.games.munchkin_babies.moments.charity import begin_charity
from bestiary.games.munchkin_babies.phases import CHARITY, POST_COMBAT
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.kick import OfThePhase


class Done(OfThePhase):
    """MB-051, MB-052."""

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        if table.told is not None:
            table.tell("done", seat, {})
        if table.op() == POST_COMBAT:
            table.after_fight = False
            table.turn_to(CHARITY)
        else:
            begin_charity(table)


VERB = Done("done", "Done", "done", moments=(POST_COMBAT, CHARITY), need=needs.OWN_TURN)
