"""What is offered at a prompt: choices in the order in which they are wanted, with letters where the board has room."""

from __future__ import annotations

import string
from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from bestiary.core.view import Choice
from bestiary.terminal.boards.board import WIDTH

LETTERS = [*string.ascii_lowercase.replace("q", ""), *string.ascii_uppercase.replace("Q", "")]  # q quits
FLOWS = 3  # so many choices that begin alike are told in one paragraph
CLEARS_TRAY = "clear"


class Offer:
    """The choices of one prompt: by number all of them, by letter those that have a place on the board."""

    def __init__(
        self, choices: Sequence[Choice], closing: int | None = None, carries: Callable[[str], bool] | None = None
    ) -> None:
        self.choices = sorted(choices, key=lambda choice: _wanted(choice, closing))
        self.letters: dict[str, str] = {}  # of places
        self.lettered: dict[str, Choice] = {}
        free = iter(LETTERS)
        for choice in self.choices:
            place = choice.places[-1] if choice.places else ""
            if carries is None or len(choice.places) != 1 or place in self.letters or not carries(place):
                continue
            letter = next(free, None)
            if letter is not None:
                self.letters[place], self.lettered[letter] = letter, choice

    def find(self, word: str) -> Choice | None:
        """What a number or a letter stands for."""
        if word.isascii() and word.isdigit():
            return self.choices[int(word) - 1] if 1 <= int(word) <= len(self.choices) else None
        return self.lettered.get(word)

    def name(self, choice: Choice) -> str:
        """What is typed for a choice."""
        letter = next((letter for letter, one in self.lettered.items() if one is choice), None)
        return letter or str(self.choices.index(choice) + 1)

    def draw(self) -> RenderableType:
        """Letters in a sentence, then what has no letter: choices that begin alike in one paragraph."""
        parts: list[RenderableType] = []
        if self.lettered:
            parts.append(self._spots())
        rest = [choice for choice in self.choices if choice.places[-1:] == () or not self._is_lettered(choice)]
        run: list[Text] = []  # what stands alone, one after the other
        for group in _grouped(rest):
            if len(group) < FLOWS:
                run += [self._item(choice, _brief(choice)) for choice in group]
            else:
                parts += [_flowing(Text(), run)] if run else []
                parts, run = [*parts, self._paragraph(group)], []
        return Group(*parts, *([_flowing(Text(), run)] if run else []))

    def _is_lettered(self, choice: Choice) -> bool:
        return any(choice is one for one in self.lettered.values())

    def _spots(self) -> Text:
        """What happens at the letters: where they all bring the same, only that they are there."""
        told = Text("Letters on the board: ", "dim")
        notable = [(letter, choice) for letter, choice in self.lettered.items() if _brings(choice)]
        if not notable:
            return told.append(f"{next(iter(self.lettered))} to {list(self.lettered)[-1]}, one is typed to go there")
        alike: dict[str, list[str]] = {}
        for letter, choice in notable:
            alike.setdefault(_brings(choice), []).append(letter)
        if len(alike) == 1 and len(notable) == len(self.lettered):
            return told.append(f"each: {next(iter(alike))}")
        for number, (brings, letters) in enumerate(alike.items()):
            told.append("" if number == 0 else "; ").append(", ".join(letters), "bold cyan").append(f" {brings}")
        return told

    def _paragraph(self, group: Sequence[Choice]) -> Text:
        begin = _beginning([_brief(choice) for choice in group])
        items = [self._item(choice, _brief(choice)[len(begin) :]) for choice in group]
        return _flowing(Text(begin.rstrip(), "dim"), items)

    def _item(self, choice: Choice, words: str) -> Text:
        item = Text(self.name(choice), "bold cyan").append(f" {words}", "not bold default")
        extra = _brings(choice)
        return item.append(f" ({extra})", "not bold dim") if extra and extra not in words else item


def _wanted(choice: Choice, closing: int | None) -> tuple[bool, bool, bool]:
    """To let it be comes first; what is only laid out for an offer comes last, but for taking all of it back."""
    return choice.action != closing, choice.text == CLEARS_TRAY, not choice.final


def _flowing(begin: Text, items: Sequence[Text]) -> Text:
    """Items one after the other, each with its number on one line, as long as it is no longer than a line."""
    lines = [begin]
    for item in items:
        gap = "  " if lines[-1].plain else ""
        if lines[-1].cell_len + len(gap) + item.cell_len > WIDTH and lines[-1].plain:
            lines.append(item.copy())
        else:
            lines[-1].append(gap).append_text(item)
    return Text("\n").join(lines)


def _brings(choice: Choice) -> str:
    gain = "" if choice.gain is None else f"{choice.gain:+d}"
    if choice.outcome and not choice.outcome.startswith(("+", "-", "\u2212")):
        return choice.outcome
    return choice.outcome or gain


def _brief(choice: Choice) -> str:
    return choice.title or choice.label


def _grouped(choices: Sequence[Choice]) -> list[list[Choice]]:
    """By their verbs, in the order of the first of each."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.text.partition(" ")[0], []).append(choice)
    return list(groups.values())


def _beginning(labels: Sequence[str]) -> str:
    """The words with which all begin."""
    words = [label.split(" ") for label in labels]
    count = 0
    while all(len(one) > count + 1 and one[count] == words[0][count] for one in words):
        count += 1
    return " ".join(words[0][:count]) + (" " if count else "")
