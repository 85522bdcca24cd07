"""The pictures of one game, by id."""

from __future__ import annotations

from collections.abc import Callable

from art.canvas import Art, Draw
from art.colours import Palette


class Gallery:
    """The pictures of one game, in the order in which they hang on its contact sheet."""

    def __init__(self, game: str, palette: Palette) -> None:
        self.game, self.palette = game, palette
        self.titles: dict[str, str] = {}
        self.draws: dict[str, Draw] = {}
        self.heights: dict[str, float] = {}
        self.sets: list[list[str]] = []  # pictures to be seen stacked, joined or layered
        self.arrangement = "join"

    def picture(self, name: str, height: float = 120) -> Callable[[Draw], Draw]:
        """Hangs a drawing function; its docstring is the title."""

        def hang(draw: Draw) -> Draw:
            self.add(name, (draw.__doc__ or "").removesuffix("."), draw, height)
            return draw

        return hang

    def add(self, name: str, title: str, draw: Draw, height: float = 120) -> None:
        """Hangs a picture."""
        if name in self.draws:
            raise ValueError(f"{self.game} has two pictures called {name}")
        self.titles[name], self.draws[name], self.heights[name] = title, draw, height

    def svg(self, name: str) -> str:
        """One picture."""
        art = Art(self.palette, height=self.heights[name])
        self.draws[name](art)
        return art.svg()

    def pictures(self) -> dict[str, str]:
        """All pictures, by id."""
        return {name: self.svg(name) for name in self.draws}
