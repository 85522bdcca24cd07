"""All that players read: rules, refusals, options, and the labels and sentences of random games.

No editor's tag, backtick, bare coordinate, id or seat number reaches them, and no rule's number in brackets: "why not?"
names the rule beside its words.
"""

import random
import re
from collections.abc import Iterator
from importlib import import_module

import pytest

import bestiary
from bestiary.core.game import Game
from bestiary.core.options import describe
from bestiary.core.refusal import Refusal
from bestiary.core.registry import games
from bestiary.core.rulebook import table_rules
from bestiary.server.refusals import SIGNS
from tests.effort import EFFORT

OURS = [game for game in games().values() if game.package.startswith("bestiary.")]
NAMES = ("Ann", "Bo", "Cleo", "Dan", "Eve", "Fay")
MOVES = 150 * EFFORT
MARKS = {
    "an editor's tag": r"\[(?:RB|DR|FACT)\b",
    "a backtick": "`",
    "bold": r"\*\*",
    "a rule's number in brackets": r"\((?:see )?[A-Z]{1,2}-[A-Z]?\d+[a-z]?[),]",
    "a coordinate": r"(?<![\d.,])-?\d+,-?\d{1,2}(?![\d,])",
    "an id": r"[a-z0-9]_[a-z0-9]",
    "a blank": r"\{\w*\}",
    "a seat instead of a name": r"\b[Pp]layer \d",
}


def marks(text: str) -> list[str]:
    """What of this is not for players."""
    return [mark for mark, pattern in MARKS.items() if re.search(pattern, text)]


@pytest.mark.parametrize(
    ("text", "mark"),
    [
        ("[RB] Six diamonds.", "an editor's tag"),
        ("Draw `anything`.", "a backtick"),
        ("Refused (MC-031).", "a rule's number in brackets"),
        ("Ann goes to 3,-7.", "a coordinate"),
        ("The lemon_sorbet.", "an id"),
        ("Push player 2", "a seat instead of a name"),
    ],
)
def test_a_mark_is_found(text: str, mark: str) -> None:
    assert marks(text) == [mark]
    assert marks("Sell it for 1,100 gold (+3 now): 1, 2 or 3 Big Monsters.") == []


@pytest.mark.parametrize("game", OURS, ids=lambda game: str(game.id))
def test_no_rule_shows_a_mark(game: Game) -> None:
    seats = "a seat instead of a name"  # a rule may speak of player 1
    for rule in [*game.rulebook.rules, *table_rules().rules]:
        assert set(marks(rule.text)) <= {seats}, rule
        assert not marks(rule.section), rule


@pytest.mark.parametrize("game", OURS, ids=lambda game: str(game.id))
def test_no_refusal_option_or_description_shows_a_mark(game: Game) -> None:
    module = import_module(f"{game.package}.refusals")
    refusals = [value for value in vars(module).values() if isinstance(value, Refusal)]
    assert refusals
    texts = [refusal.text for refusal in refusals] + [game.wrong_seats(99).text, game.about, game.credit, game.invented]
    texts += [text for option in describe(game.options) for text in (option.title, option.help, option.without)]
    assert [text for text in texts if marks(text)] == []


def test_no_refusal_of_the_server_shows_a_mark() -> None:
    assert [sign.text for sign in SIGNS.values() if marks(sign.text)] == []


@pytest.mark.parametrize("game", OURS, ids=lambda game: str(game.id))
def test_no_label_sentence_or_reason_of_a_random_game_shows_a_mark(game: Game) -> None:
    for seats in sorted({game.seats[0], game.usual_seats, game.seats[-1]}):
        wrong = {text for text in said(game, seats) if marks(text)}
        assert wrong == set()


def said(game: Game, seats: int) -> Iterator[str]:
    """All that is said in a random game."""
    match = bestiary.new(game.id, seats=seats, seed=seats, players=NAMES[:seats])
    dice = random.Random(seats)
    for number in range(MOVES):
        if match.over:
            break
        seat = dice.choice(match.pending)
        tried = match.forbidden(seat) if number % 5 == 0 else []
        for choice in [*match.choices(seat), *tried]:
            yield from (choice.label, choice.title, choice.note, choice.ask, choice.answer)
        for choice in tried:
            refusal = match.why_not(seat, choice.action)
            yield refusal.text if refusal else "nothing"
        match.play(seat, dice.choice(match.legal(seat)))
    for viewer in (None, *range(seats)):
        for event in match.told(viewer):
            yield game.sentence(event, NAMES)
    for pad in match.pads(None):
        for line in pad:
            yield line.category


@pytest.mark.parametrize("game", OURS, ids=lambda game: str(game.id))
def test_a_chapter_is_a_short_heading(game: Game) -> None:
    match = bestiary.new(game.id, seed=1, players=NAMES[: game.usual_seats])
    dice = random.Random(1)
    for _ in range(MOVES):
        if match.over:
            break
        seat = dice.choice(match.pending)
        match.play(seat, dice.choice(match.legal(seat)))
    chapters = [game.chapter(event, NAMES) for event in match.told(None) if event.progress]
    assert chapters
    for chapter in chapters:
        assert 0 < len(chapter) <= 60, chapter
        assert not chapter.endswith("."), chapter
        assert ". " not in chapter, chapter
