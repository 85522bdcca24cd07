"""What can be typed besides the number of a choice."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from typing import NoReturn

from rich.table import Table

from bestiary.core.errors import BestiaryError, nearest
from bestiary.core.match import Match
from bestiary.terminal.company import Company
from bestiary.terminal.hint import advice_for, draw_advice
from bestiary.terminal.interruption import not_now
from bestiary.terminal.rules import draw_rules, find_rules
from bestiary.terminal.save_file import SaveFile
from bestiary.terminal.scene import Scene

LONGEST_LINE = 200
HELP = {
    "NUMBER": "makes that choice; so does a LETTER that stands on the board",
    "a move's text": 'makes that move; "moves" shows the texts (they count from 0)',
    "moves": "lists your choices with their texts",
    "? WORD": 'looks up a word or a number in the rules; so does "rules WORD"',
    "why TEXT": 'says which rule is against a move, such as "why {example}"',
    "hint": "shows what a strong bot would do, with its chance to win and why",
    "undo": "takes back your last move, if nothing was revealed since",
    "board": "shows the whole board",
    "card NAME": "shows a card, tile or goal that you can see, with all its words",
    "score": "shows the score pad",
    "log": "tells all that has happened",
    "save [FILE]": "saves the game and says how to go on",
    "quit": "saves the game and leaves; Ctrl-C and Ctrl-D do the same",
}


class Leave(Exception):
    """The person gets up."""


class Commands:
    """Answers one line at a time. Whatever is typed, it is answered, and nothing but a legal move changes the game."""

    def __init__(self, match: Match, company: Company, scene: Scene, file: SaveFile) -> None:
        self._match = match
        self._company = company
        self._scene = scene
        self._file = file
        self._commands: dict[str, Callable[[str], bool | None]] = {
            "?": self._rules,
            "help": self._rules,
            "rules": self._rules,
            "moves": lambda rest: scene.choices(texts=True),
            "why": self._why,
            "hint": self._hint,
            "undo": self._undo,
            "board": lambda rest: scene.board(),
            "card": self._card,
            "score": lambda rest: scene.pads(),
            "log": lambda rest: scene.log(),
            "save": self.save,
            "quit": self._quit,
            "q": self._quit,
            "exit": self._quit,
        }

    def answer(self, line: str) -> bool:
        """Does what a line says, or says why not. True when the position has changed."""
        line = line.strip()
        if line.startswith("?"):
            line = f"? {line[1:]}"
        word, _, rest = line.partition(" ")
        try:
            if len(line) > LONGEST_LINE:
                self._scene.say("That is too long for a move. ? lists what you can type.")
            elif not line:
                self._scene.say("Type the number of a choice; ? lists what else you can type.")
            elif (line.isascii() and line.isdigit()) or line in self._scene.offer().lettered:
                return self._choose(line)
            elif word.casefold() in self._commands:
                return bool(self._commands[word.casefold()](rest.strip()))
            else:
                return self._move(line)
        except BestiaryError as error:
            self._scene.say(str(error), "yellow")
        return False

    def save(self, name: str = "") -> None:
        """Writes the record and says what can be done with it."""
        self.tell_saved(str(self._file.save(name)))

    def tell_saved(self, path: str) -> None:
        """How to go on with a saved game, or to check a finished one."""
        quoted = shlex.quote(path)
        if self._match.over:
            self._scene.say(f"Saved to {path}.")
            self._scene.say(f"Anybody can check it: bestiary verify {quoted}")
            self._scene.say(f"Watch it again:       bestiary replay {quoted}")
        else:
            flags = self._company.flags(self._match.record(private=True), self._match.game)
            self._scene.say(f"Saved to {path}. It holds the luck to come, so keep it to yourself until the end.")
            self._scene.say(f"Go on with: bestiary resume {quoted}{flags}", "bold")

    def _choose(self, word: str) -> bool:
        offer = self._scene.offer()
        choice = offer.find(word)
        if choice is None:
            known = f"they are 1 to {len(offer.choices)}" if offer.choices else "there is nothing to choose"
            self._scene.say(f"There is no choice {word}; {known}.", "yellow")
            return False
        return self._play(choice.text)

    def _card(self, words: str) -> None:
        if not words:
            self._scene.say('Name a card: "card" and a word of its name.')
        elif not self._scene.card(words):
            self._scene.say(f"Nothing that you can see is called {words[:40]!r}.", "yellow")

    def _move(self, line: str) -> bool:
        word = line.split(maxsplit=1)[0].casefold().replace("-", "_")
        verbs = [verb.name for verb in self._match.game.actions.verbs()]
        refusal = self._match.why_not(self._company.seat, self._spelled(line))
        if refusal is not None and refusal.code == "UNKNOWN_ACTION" and word not in verbs:
            near = nearest(word, [*verbs, *self._commands])
            advice = f"Did you mean {near!r}?" if near else "Type the number of a choice."
            self._scene.say(f"{line[:40]!r} means nothing here. {advice} ? lists what you can type.", "yellow")
            return False
        return self._play(self._spelled(line))

    def _play(self, text: str) -> bool:
        with not_now():
            self._match.play(self._company.seat, text)
        return True

    def _spelled(self, text: str) -> str:
        """What was typed in capitals is meant in small letters, unless the game has such capitals."""
        refusal = self._match.why_not(self._company.seat, text)
        return text.casefold() if refusal is not None and refusal.code == "UNKNOWN_ACTION" else text

    def _rules(self, words: str) -> None:
        if words:
            self._scene.console.print(draw_rules(find_rules(self._match.game, words), words))
            return
        table = Table.grid(padding=(0, 2), pad_edge=True)
        example = self._match.text(self._match.game.actions.size - 1)
        for name, meaning in HELP.items():
            table.add_row(name, meaning.format(example=example))
        self._scene.console.print(table)

    def _why(self, text: str) -> None:
        if not text:
            self._scene.say(f'Name a move, such as "why {self._match.text(0)}".')
            return
        offer = self._scene.offer()
        meant = offer.find(text)
        text = meant.text if meant is not None else self._spelled(text)
        refusal = self._match.why_not(self._company.seat, text)
        if refusal is None:
            written = self._match.text(self._match.game.actions.parse(text))
            name = next(offer.name(choice) for choice in offer.choices if choice.text == written)
            self._scene.say(f"You may do that: it is choice {name}.")
        else:
            self._scene.say(str(refusal), "yellow")

    def _hint(self, rest: str) -> None:
        seat = self._company.seat
        offer = self._scene.offer()
        if not offer.choices:
            self._scene.say("There is nothing to choose now.")
            return
        advice = advice_for(self._match, seat, self._scene.names)
        self._scene.console.print(draw_advice(advice, offer))
        best = next(offer.name(choice) for choice in offer.choices if choice.action == advice.moves[0].action)
        self._scene.say(f"A strong bot would choose {best}. The numbers are chances to win.")

    def _undo(self, rest: str) -> bool:
        with not_now():
            self._match.back(self._company.seat)
        return True

    def _quit(self, rest: str) -> NoReturn:
        raise Leave
