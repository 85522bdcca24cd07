"""What happened, in words."""

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from bestiary.core.event import Event
from bestiary.core.game import Game
from bestiary.core.seats import Seat
from bestiary.terminal.beats import decisive

PLAIN, LANDMARK, SCENE = "plain", "landmark", "scene"


class Account:
    """Events as paragraphs: what one player did stands together, a landmark and what is decisive stand alone."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self._game = game
        self._names = names

    def sentence(self, event: Event) -> str:
        """One event in words."""
        return self._game.sentence(event, self._names)

    def draw(self, events: Iterable[Event]) -> RenderableType:
        """The events for the screen."""
        return Group(*[self._paragraph(words, kind) for words, kind in self._paragraphs(events)])

    def _paragraphs(self, events: Iterable[Event]) -> list[tuple[str, str]]:
        paragraphs: list[tuple[str, str]] = []
        actor: Seat | None = None
        for event in events:
            words, kind = self.sentence(event), self._kind(event)
            if paragraphs and event.seat == actor and kind == PLAIN == paragraphs[-1][1]:
                paragraphs[-1] = (f"{paragraphs[-1][0]} {words}", PLAIN)
            else:
                paragraphs.append((words, kind))
            actor = event.seat
        return paragraphs

    def _kind(self, event: Event) -> str:
        if event.progress:
            return LANDMARK
        return SCENE if decisive(self._game.id, event) else PLAIN

    def _paragraph(self, words: str, kind: str) -> RenderableType:
        if kind == LANDMARK:
            return Rule(Text(words, style="bold"), align="left", style="dim", characters="-")
        if kind == SCENE:
            return Text(f"* {words}", "bold magenta")
        text = Text(words)
        for name in self._names:
            text.highlight_words([name], "bold")
        return Padding(text, (0, 0, 0, 1))
