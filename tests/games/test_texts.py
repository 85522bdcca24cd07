"""All that players read: rules, refusals, options, the minute of each game; labels, sentences, headings, reasons and
boards of random games, and what is told of them when they are over.

No editor's tag, backtick, bare coordinate, id or seat number reaches them, and no rule's number in brackets: "why not?"
names the rule beside its words.
"""

import io
import random
import re
from collections.abc import Iterator
from importlib import import_module

import pytest
from rich.console import Console

import bestiary
from bestiary.advice.highlights import highlights
from bestiary.bots.levels import LEVELS
from bestiary.core.event import Event
from bestiary.core.game import Game
from bestiary.core.match import Match
from bestiary.core.minute import minute
from bestiary.core.options import describe
from bestiary.core.refusal import Refusal
from bestiary.core.registry import find_game, games
from bestiary.core.rulebook import table_rules
from bestiary.core.seats import EVERYONE, Viewer
from bestiary.server.refusals import SIGNS
from bestiary.terminal.boards import board_of
from bestiary.terminal.commands import HELP
from bestiary.terminal.scene import Scene
from tests.effort import EFFORT

OURS = [game for game in games().values() if game.package.startswith("bestiary.")]
NAMES = ("Ann", "Bo", "Cleo", "Dan", "Eve", "Fay")
MOVES = 150 * EFFORT
CARDS = {  # the fewest seats, the most, the usual ones; minutes
    "big_monster": (2, 6, 4, 25),
    "monster_baby_rescue": (2, 5, 3, 45),
    "monster_cafe": (2, 4, 4, 20),
    "munchkin_babies": (3, 6, 4, 60),
    "wombat_rescue": (1, 5, 2, 60),
}
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
def test_the_card_of_a_game_says_for_how_many_and_for_how_long_it_is(game: Game) -> None:
    assert (game.seats[0], game.seats[-1], game.usual_seats, game.minutes) == CARDS[game.id]


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
    for option in describe(game.options):
        texts += [option.title, option.help, option.without, *option.labels.values(), *option.notes.values()]
        texts += [re.sub(r"\{\w+\}", "", option.says)]  # the options that stand in the sentence
    texts += [text for panel in minute(game.package) for text in (panel.title, panel.text)]
    texts += [board_of(game).primer, *game.personalities, *game.personalities.values()]
    assert [text for text in texts if marks(text)] == []


def test_no_word_about_levels_or_commands_shows_a_mark() -> None:
    about = [text for level in LEVELS for text in (level.name, level.about)]
    commands = [text.replace("{example}", "") for text in HELP.values()]
    assert [text for text in [*about, *commands] if marks(text)] == []


def test_no_refusal_of_the_server_shows_a_mark() -> None:
    assert [sign.text for sign in SIGNS.values() if marks(sign.text)] == []


@pytest.mark.parametrize("game", OURS, ids=lambda game: str(game.id))
def test_no_label_sentence_or_reason_of_a_random_game_shows_a_mark(game: Game) -> None:
    for seats in sorted({game.seats[0], game.usual_seats, game.seats[-1]}):
        wrong = {text for text in said(game, seats) if marks(text)}
        assert wrong == set()


def played(game: Game, seats: int) -> Iterator[Match]:
    """A random game, before each of its moves and after the last."""
    match = bestiary.new(game.id, seats=seats, seed=seats, players=NAMES[:seats])
    dice = random.Random(seats)
    for _ in range(MOVES):
        yield match
        if match.over:
            return
        seat = dice.choice(match.pending)
        match.play(seat, dice.choice(match.legal(seat)))
    yield match


def said(game: Game, seats: int) -> Iterator[str]:
    """All that is said in a random game."""
    heuristic, terms = game.heuristic(), set[str]()
    for number, match in enumerate(played(game, seats)):
        for seat in match.pending:
            tried = match.forbidden(seat) if number % 5 == 0 else []
            for choice in [*match.choices(seat), *tried]:
                yield from (choice.label, choice.title, choice.note, choice.ask, choice.answer)
            for choice in tried:
                refusal = match.why_not(seat, choice.action)
                yield refusal.text if refusal else "nothing"
        if number % 5 == 0:
            terms.update(term for seat in range(seats) for term in heuristic.terms(match.state, seat))
    assert terms
    for term in terms:
        yield from (game.reason(term, 1.5, NAMES), game.reason(term, -1.5, NAMES))
    for viewer in (None, *range(seats)):
        for event in match.told(viewer):
            yield from (game.sentence(event, NAMES), game.chapter(event, NAMES))
    for pad in match.pads(None):
        for line in pad:
            yield line.category


@pytest.mark.parametrize("game", OURS, ids=lambda game: str(game.id))
def test_no_screen_of_the_terminal_shows_a_mark(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bestiary.terminal.cards.MOST", 1000)
    for seats in sorted({game.seats[0], game.usual_seats}):
        for number, match in enumerate(played(game, seats)):
            if number % 25 == 0:
                text = screens(match, match.pending[0] if match.pending else 0)
                assert [line for line in text.splitlines() if {*marks(line)} - {"bold"}] == []  # stars are drawn


def screens(match: Match, viewer: Viewer) -> str:
    """All that the terminal shows of a position: the greeting, the board, the choices, the log, every card."""
    paper = io.StringIO()
    scene = Scene(Console(file=paper, width=80, height=60, highlight=False, markup=False, emoji=False), match, viewer)
    scene.greet()
    scene.ask()
    scene.board()
    scene.choices()
    scene.log()
    scene.pads()
    scene.card("")
    if match.over:
        scene.ending()
    return paper.getvalue()


@pytest.mark.parametrize("game", OURS, ids=lambda game: str(game.id))
def test_nothing_told_of_a_game_that_is_over_shows_a_mark(game: Game) -> None:
    options = {"max_turns": 6} if "max_turns" in [option.name for option in describe(game.options)] else {}
    match = bestiary.new(game.id, seed=1, players=NAMES[: game.usual_seats], options=options)
    dice = random.Random(1)
    for _ in range(game.longest(match.seats, game.check(match.seats, options))):
        if match.over:
            break
        seat = dice.choice(match.pending)
        match.play(seat, dice.choice(match.legal(seat)))
    found = highlights(match.record(), game)
    assert found
    assert [one for one in found if marks(one.title) or marks(one.text)] == []


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
    parts = [game.part(event, NAMES) for event in match.told(None) if event.progress]
    assert all(0 < len(part) <= len(chapter) for part, chapter in zip(parts, chapters, strict=True))


def test_the_turns_of_a_round_are_one_part_of_big_monster() -> None:
    """A replay marks the rounds, and would have no room for every turn."""
    game = find_game("big_monster")
    turns = [Event("turn", EVERYONE, None, {"round": 2, "turn": turn}, progress=True) for turn in (1, 2)]
    assert [game.chapter(turn, NAMES) for turn in turns] == ["Round 2, turn 1 of 9", "Round 2, turn 2 of 9"]
    assert [game.part(turn, NAMES) for turn in turns] == ["Round 2", "Round 2"]
