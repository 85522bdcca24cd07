"""A record on the screen: told from beginning to end, or looked at step by step."""

from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from bestiary.terminal.boards import board_of
from bestiary.terminal.playback import Move, Playback
from bestiary.terminal.scene import ReadLine
from bestiary.terminal.score_pad import announce, draw_pads


class Replay:
    """Shows a playback, from the move with a number on."""

    def __init__(self, playback: Playback, console: Console, first: int = 1) -> None:
        self._playback = playback
        self._console = console
        self._board = board_of(playback.game)
        self._steps = playback.steps(first)

    def tell(self) -> None:
        """Everything in words, then the last board and the score."""
        self._greet()
        self._console.print(
            self._playback.account.draw(event for step in self._steps for move in step for event in move.events)
        )
        self._end()

    def step(self, read: ReadLine) -> None:
        """One step at a time: Enter goes on, b goes back, q leaves."""
        self._greet()
        place = 0
        while place < len(self._steps):
            self._show(place)
            try:
                answer = read(f"Step {place + 1} of {len(self._steps)} (Enter goes on, b back, q quits): ")
            except (EOFError, KeyboardInterrupt):
                self._console.print()
                return
            match answer.strip().casefold():
                case "":
                    place += 1
                case "b" | "back":
                    place = max(place - 1, 0)
                case "q" | "quit":
                    return
                case _:
                    self._console.print(Text("Enter goes on, b goes back, q quits.", style="yellow"))
        self._end()

    def _greet(self) -> None:
        record = self._playback.record
        heading = f"{self._playback.game.name}, {', '.join(self._playback.names)}, {len(record.moves)} moves"
        self._console.print(Text(heading, style="bold"))

    def _show(self, place: int) -> None:
        step = self._steps[place]
        self._console.print()
        self._console.print(Text(_numbers(step), style="dim"))
        self._console.print(self._playback.account.draw(event for move in step for event in move.events))
        self._console.print(self._board.draw(step[-1].view, self._playback.names))

    def _end(self) -> None:
        names = self._playback.names
        self._console.print()
        if self._playback.moves:
            self._console.print(self._board.draw(self._playback.moves[-1].view, names))
        result = self._playback.result
        if result is None:
            self._console.print(Text("The record ends here; the game was not over."))
            return
        self._console.print(draw_pads(result.pads, result.totals, names))
        self._console.print(Text(announce(result, names), style="bold green"))


def to_json(playback: Playback, first: int = 1) -> bytes:
    """The moves from a number on, with their sentences."""
    moves: list[dict[str, Any]] = [
        {
            "number": move.number,
            "move": move.text,
            "seat": move.seat,
            "sentences": [playback.account.sentence(event) for event in move.events],
        }
        for move in playback.moves
        if move.number >= first
    ]
    document = {
        "game": playback.record.game,
        "players": playback.record.players,
        "viewer": playback.viewer,
        "moves": moves,
        "result": playback.result,
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=2)


def _numbers(step: list[Move]) -> str:
    first, last = step[0].number, step[-1].number
    return f"Move {first}: {step[0].text}" if first == last else f"Moves {first} to {last}: {step[0].text}"
