"""A sum that can remember what it is made of."""

from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies.cards.deck import IDS


class Account:
    """Amounts, added up; with `parts` also by name."""

    def __init__(self, parts: dict[str, float] | None = None) -> None:
        self.parts = parts
        self.total = 0.0
        self.share = 1.0  # of what is added now: a die that is not yet rolled splits it

    def add(self, name: str, amount: float) -> None:
        """One amount more."""
        amount *= self.share
        self.total += amount
        if self.parts is not None and amount:
            self.parts[name] = self.parts.get(name, 0.0) + amount

    def of_card(self, name: str, kind: int, amount: float) -> None:
        """The same, for a card."""
        if self.parts is None:
            self.total += amount * self.share
        else:
            self.add(f"{name}/{IDS[kind]}", amount)

    def of_seat(self, name: str, seat: Seat, amount: float) -> None:
        """The same, for a player."""
        if self.parts is None:
            self.total += amount * self.share
        else:
            self.add(f"{name}/{seat}", amount)
