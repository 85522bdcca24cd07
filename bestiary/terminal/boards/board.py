"""What a board is."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.console import RenderableType

from bestiary.core.view import View

WIDTH = 80


class Board(ABC):
    """Draws what a viewer sees, in 80 columns."""

    primer: ClassVar[str] = ""  # the least that somebody must know to read the board, said once

    @abstractmethod
    def draw(self, view: View, names: Sequence[str]) -> RenderableType:
        """The position. `names` are those of the seats, short and safe to print."""

    def brief(self, view: View, names: Sequence[str], letters: Mapping[str, str]) -> RenderableType:
        """What has to be in sight beside the choices, with the letters of places; `board` shows the rest."""
        return self.draw(view, names)

    def carries(self, view: View, place: str) -> bool:
        """Whether a place of a choice can have a letter on the brief board."""
        return False
