"""A game at the terminal, from the first board to the score pad."""

from contextlib import nullcontext
from pathlib import Path

from rich.console import Console

from bestiary.core.errors import BestiaryError
from bestiary.core.match import Match
from bestiary.core.perspective import Perspective
from bestiary.core.seats import Action, Seat
from bestiary.terminal.commands import Commands, Leave
from bestiary.terminal.company import Company
from bestiary.terminal.interruption import not_now
from bestiary.terminal.save_file import SaveFile
from bestiary.terminal.scene import ReadLine, Scene


class Session:
    """One person plays against bots, a line at a time.

    `read` is given a prompt and returns a line; EOFError and KeyboardInterrupt mean that the person leaves.
    """

    def __init__(
        self, match: Match, company: Company, console: Console, read: ReadLine, path: Path | None = None
    ) -> None:
        self._match = match
        self._company = company
        self._read = read
        self._file = SaveFile(match, path)
        self._scene = Scene(console, match, company.seat)
        self._commands = Commands(match, company, self._scene, self._file)

    def run(self) -> None:
        """Plays until the person leaves. Nothing is lost: a game that is not over is saved."""
        try:
            self._scene.greet()
            while True:
                self._bots_move()
                self._show()
                while not self._answered():
                    pass
        except (KeyboardInterrupt, EOFError):
            self._leave(newline=True)
        except Leave:
            self._leave(newline=False)

    def _bots_move(self) -> None:
        while not self._match.over:
            seat = self._match.pending[0]
            action = self._let_be() if seat == self._company.seat else self._chosen(seat)
            if action is None:
                return
            with not_now():
                self._match.play(seat, action)

    def _chosen(self, seat: Seat) -> Action:
        bot, dice = self._company.bot(seat)
        with self._scene.thinking(seat) if self._company.thinks(seat) else nullcontext():
            return bot.choose(Perspective(self._match.state, seat, dice))

    def _let_be(self) -> Action | None:
        """In a window in which the person has nothing to say they are not asked: only bots are there to learn it."""
        window = self._match.window()
        return window.closing if window is not None and self._match.idle(self._company.seat) else None

    def _show(self) -> None:
        if self._match.over:
            self._scene.news()
            self._scene.ending()
            self._scene.say('"save" keeps the record, to check it or to watch it again; "quit" leaves.', "dim")
        else:
            self._scene.ask()

    def _answered(self) -> bool:
        """Whether a line has changed the position."""
        return self._commands.answer(self._read(self._prompt()))

    def _prompt(self) -> str:
        if self._match.over:
            return "The game is over (? for help): "
        offer = self._scene.offer()
        letters = "a letter, or " if offer.lettered else ""
        numbers = f"1 to {len(offer.choices)}" if len(offer.choices) > 1 else "1"
        return f"Your move, {self._scene.names[self._company.seat]} ({letters}{numbers}, ? for help): "

    def _leave(self, newline: bool) -> None:
        """Saves what is not over, and brings an older save of a finished game up to date."""
        with not_now():  # a second Ctrl-C must not stop the saving
            try:
                path = self._file.save_somewhere() if not self._match.over or self._file.path else None
            except BestiaryError as error:
                self._scene.say(str(error), "bold red")
                return
            if newline:
                self._scene.console.print()
            if path is not None:
                self._commands.tell_saved(str(path))
            else:
                self._scene.say("Until next time.")
