"""Being asked for help (MB-152 to MB-169, MB-D25)."""

from typing import Final

from bestiary.core.seats import Action, Seat, only
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.actions import ACTIONS
from bestiary.games.munchkin_babies.babies.traits import timed_out
from bestiary.games.munchkin_babies.fights.combat import join, send_away_helper
from bestiary.games.munchkin_babies.fights.fight import Offer
from bestiary.games.munchkin_babies.moments.moment import Moment
from bestiary.games.munchkin_babies.occasion import bars_any_help
from bestiary.games.munchkin_babies.phases import FORCED_STAY, HELP_ASK, HELP_COUNTER, place_of
from bestiary.games.munchkin_babies.table import Table

REFUSE: Final[int] = ACTIONS.base("refuse")
STAY: Final[int] = ACTIONS.base("stay")
BACK_OUT: Final[int] = ACTIONS.base("back_out")
ASKED: Final[int] = place_of(HELP_ASK, "asked")  # as in HELP_COUNTER


class HelpAsk(Moment):
    """Somebody is asked to help. It lapses where asking would no longer be legal (MB-D25)."""

    def waited_for(self, table: Table) -> int:
        return only(table.arg(ASKED))

    def step(self, table: Table) -> bool:
        if bars_any_help(table) is None and not timed_out(table.babies[table.arg(ASKED)]):
            return False
        table.pop()
        if table.told is not None:
            table.tell("lapsed", table.fight.fighter, {})
        return True

    def default(self, table: Table, seat: Seat) -> Action:
        return REFUSE


class HelpCounter(HelpAsk):
    """The fighter answers a counter-offer."""

    def waited_for(self, table: Table) -> int:
        return only(table.fight.fighter)


def answer_offer(table: Table, seat: Seat, accepted: bool) -> None:
    """The open request is answered, by who was asked or by the fighter."""
    fight, asked = table.fight, table.arg(ASKED)
    table.pop()
    if table.told is not None:
        table.tell("accepted" if accepted else "refused", seat, {})
    if accepted:
        fight.deal = fight.offer
        join(table, asked, False)
    else:
        fight.refused.append([asked, *fight.offer.terms()])
    fight.offer = Offer()


class ForcedStay(Moment):
    """MB-168, MB-D54: who stays is a volunteer from then on."""

    def waited_for(self, table: Table) -> int:
        return only(table.fight.helper)

    def options(self, table: Table) -> list[Action]:
        return [STAY, BACK_OUT]

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        table.pop()
        if table.told is not None:
            table.tell("stays" if action == STAY else "backs_out", seat, {})
        if action == STAY:
            table.fight.compelled = False
        else:
            send_away_helper(table)

    def default(self, table: Table, seat: Seat) -> Action:
        return BACK_OUT


HERE: Final[list[Moment]] = [
    HelpAsk(HELP_ASK),
    HelpCounter(HELP_COUNTER),
    ForcedStay(FORCED_STAY, otherwise=refusals.CANNOT_RUN),
]
