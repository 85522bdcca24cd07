"""What the person at the terminal is shown."""

from collections.abc import Callable
from contextlib import AbstractContextManager

from msgspec.structs import replace
from rich.console import Console
from rich.text import Text

from bestiary.core.match import Match
from bestiary.core.seats import Seat, Viewer
from bestiary.core.view import SPOKEN, Choice
from bestiary.terminal.account import Account
from bestiary.terminal.beats import beat
from bestiary.terminal.boards import board_of
from bestiary.terminal.cards import describe
from bestiary.terminal.choices import draw_choices
from bestiary.terminal.fitting import fitted
from bestiary.terminal.lettering import plain, short_names
from bestiary.terminal.offer import Offer
from bestiary.terminal.score_pad import announce, draw_pads

ReadLine = Callable[[str], str]  # prints a prompt and returns a line; EOFError or KeyboardInterrupt to leave


class Scene:
    """A match on a console, as one viewer may see it. It remembers what has been told already."""

    def __init__(self, console: Console, match: Match, viewer: Viewer) -> None:
        self.console = console
        self.names = short_names(match.players)
        self._match = match
        self._viewer = viewer
        self._board = board_of(match.game)
        self._account = Account(match.game, self.names)
        self._told = 0

    def say(self, text: str, style: str = "") -> None:
        """A sentence. Foreign characters in it are shown, not obeyed."""
        self.console.print(Text(plain(text), style=style))

    def thinking(self, seat: Seat) -> AbstractContextManager[object]:
        """While a bot thinks, a terminal says so."""
        return self.console.status(Text(f"{self.names[seat]} is thinking ...", style="dim"))

    def greet(self) -> None:
        """What is played, by whom."""
        game = self._match.game
        self.say(game.name, "bold")
        self.say(game.about)
        if self._board.primer:
            self.say(self._board.primer)
        players = [
            f"{player} (you)" if seat == self._viewer else player for seat, player in enumerate(self._match.players)
        ]
        self.say(f"At the table: {', '.join(players)}.")
        self.say("Type a number to choose; ? says what else you can type, ? WORD finds rules.", "dim")

    def news(self) -> None:
        """What has happened since this was last asked."""
        events = self._match.told(self._viewer, self._told)
        self._told += len(events)
        if events:
            self.console.print()
            self.console.print(self._account.draw(events))

    def offer(self) -> Offer:
        """What the viewer may choose now."""
        if self._viewer is None:
            return Offer([])
        view, window = self._match.view(self._viewer), self._match.window()
        closing = window.closing if window is not None else None
        choices = [self._in_short(choice) for choice in self._match.choices(self._viewer)]
        return Offer(choices, closing, carries=lambda place: self._board.carries(view, place))

    def _in_short(self, choice: Choice) -> Choice:
        """With the players' short names."""
        words = {field: getattr(choice, field) for field in SPOKEN}
        for seat in choice.seats:
            whole, short = self._match.players[seat], self.names[seat]
            words = {field: text.replace(whole, short) for field, text in words.items()}
        return replace(choice, **words) if choice.seats else choice

    def ask(self) -> None:
        """What has happened, the position and the choices, on one screen."""
        events = self._match.told(self._viewer, self._told)
        self._told += len(events)
        beat(self.console, self._match.game.id, events)
        offer, view = self.offer(), self._match.view(self._viewer)
        boards = [self._board.brief(view, self.names, offer.letters)]
        if not offer.letters:
            boards.insert(0, self._board.draw(view, self.names))
        news = self._account.draw(events) if events else None
        for rows in fitted(self.console, news, boards, offer.draw()):
            self.console.print(rows, end="")

    def card(self, words: str) -> bool:
        """Everything about a card or tile that the viewer sees; False where nothing has such a name."""
        found = describe(self._match.view(self._viewer), words)
        for line in found:
            self.console.print(line)
        return bool(found)

    def log(self) -> None:
        """All that has happened."""
        self.console.print(self._account.draw(self._match.told(self._viewer)))

    def board(self) -> None:
        """The position."""
        self.console.print(self._board.draw(self._match.view(self._viewer), self.names))

    def choices(self, *, texts: bool = False) -> None:
        """What the viewer may do, all of it."""
        if self._viewer is not None:
            offer = self.offer()
            self.console.print(draw_choices(offer.choices, [offer.name(one) for one in offer.choices], texts=texts))

    def pads(self) -> None:
        """The score pads: the final ones, or where the game tells as it goes, how they stand."""
        result = self._match.result
        pads = self._match.pads(self._viewer)
        if not pads:
            self.say("This game counts its points at the end; the board shows what is known now.")
            return
        totals = result.totals if result else [sum(line.points for line in pad) for pad in pads]
        self.console.print(draw_pads(pads, totals, self.names))

    def ending(self) -> None:
        """The last board, the score pads and the winner."""
        self.board()
        self.pads()
        result = self._match.result
        assert result is not None
        self.console.print()
        self.say(announce(result, self.names), "bold green")
