"""What happened, in words."""

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from bestiary.core.event import Event
from bestiary.core.game import Game
from bestiary.core.seats import Seat


class Account:
    """Events as paragraphs: what one player did stands together, a landmark stands alone."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self._game = game
        self._names = names

    def sentence(self, event: Event) -> str:
        """One event in words."""
        return self._game.sentence(event, self._names)

    def draw(self, events: Iterable[Event]) -> RenderableType:
        """The events for the screen."""
        return Group(*[self._paragraph(words, landmark) for words, landmark in self._paragraphs(events)])

    def _paragraphs(self, events: Iterable[Event]) -> list[tuple[str, bool]]:
        paragraphs: list[tuple[str, bool]] = []
        actor: Seat | None = None
        for event in events:
            words = self.sentence(event)
            if paragraphs and event.seat == actor and not event.progress and not paragraphs[-1][1]:
                paragraphs[-1] = (f"{paragraphs[-1][0]} {words}", False)
            else:
                paragraphs.append((words, event.progress))
            actor = event.seat
        return paragraphs

    def _paragraph(self, words: str, landmark: bool) -> RenderableType:
        if landmark:
            return Rule(Text(words, style="bold"), align="left", style="dim", characters="-")
        text = Text(words)
        for name in self._names:
            text.highlight_words([name], "bold")
        return Padding(text, (0, 0, 0, 1))
