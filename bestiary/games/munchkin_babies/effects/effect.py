"""What an effect is. Each has a file of its own, called as it is in components.toml; it is found by that name."""

from typing import Final

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies.cards.checking import Values
from bestiary.games.munchkin_babies.cards.clauses import Clause
from bestiary.games.munchkin_babies.cards.deck import NONE
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import RUN
from bestiary.games.munchkin_babies.table import Table


class Effect:
    """Something that a card does. A plain one is played by a verb of its own."""

    def __init__(self, **takes: Values) -> None:
        """`takes` names the parameters, and which values of them are understood."""
        self.takes = takes


class Run:
    """A list of clauses that is being done, and on whom."""

    def __init__(self, effects: int, place: int, victim: Seat, user: Seat, die: int, monster: int) -> None:
        self.effects = effects
        self.place = place  # of the clause that is done now
        self.victim = victim
        self.user = user
        self.die = die
        self.monster = monster


class Happening(Effect):
    """An effect that happens to somebody: a Curse, Bad Stuff, the cost of a card. To ask, it pushes a frame."""

    def rolls(self, clause: Clause) -> bool:
        """Whether a die is rolled for it first."""
        return clause.rolls()

    def do(self, table: Table, clause: Clause, run: Run) -> None:
        """It happens to the victim."""
        raise NotImplementedError

    def changes(self, table: Table, clause: Clause, victim: Seat) -> bool:
        """Whether it would change anything; what would not cannot be chosen."""
        return True

    def said(self, clause: Clause) -> str:
        """How it is called where it can be chosen."""
        return clause.effect.replace("_", " ")


class Used(Effect):
    """An effect of a card that is used without naming anything."""

    def bars(self, at: Occasion, kind: int) -> Refusal | None:
        """Against using it now."""
        return at.bars_into_fight(kind)

    def use(self, table: Table, seat: Seat, kind: int) -> None:
        """What it does."""
        raise NotImplementedError


class SentAt(Effect):
    """An effect of a card that names a player."""

    def bars(self, at: Occasion, kind: int, victim: Seat) -> Refusal | None:
        """Against playing it on somebody now."""
        raise NotImplementedError

    def send(self, table: Table, seat: Seat, kind: int, victim: Seat) -> None:
        """What it does."""
        raise NotImplementedError


EFFECTS: Final[dict[str, Effect]] = {}  # by name, filled by written.py


def happening(clause: Clause) -> Happening:
    """The effect of a clause that happens to somebody."""
    found = EFFECTS[clause.effect]
    assert isinstance(found, Happening)
    return found


def otherwise(table: Table, clause: Clause, run: Run) -> None:
    """Nothing was there to take: what the card says then."""
    if clause.otherwise >= 0:
        table.push(RUN, clause.otherwise, 0, run.victim, run.user, 0, NONE)


def how_many(clause: Clause, run: Run) -> int:
    """The number of a clause, or the die that stands for it."""
    return run.die if clause.rolls() else clause.n
