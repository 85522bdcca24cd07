"""One whole game as text: every move, what chance gave, what was told to whom, the position now and then, the score."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

import bestiary
from bestiary.bots import make_bot
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.event import Event
from bestiary.core.match import Match, Step
from bestiary.core.result import Line
from bestiary.core.seats import CHANCE, EVERYONE, Action, Seat, includes
from tests.ending import until_over
from tests.playthroughs.modes import Mode

FOLDER = Path(__file__).parent
LOOKS = 3  # the position is shown before the first move, then at so many more moments, the end among them
LONG = 60  # a longer text among the options is a file of its own
INTERJECTING = 12  # a random player who is not asked speaks up once in so many moves

Move = tuple[Seat, str]


def path(mode: Mode) -> Path:
    """Where a game is kept."""
    return FOLDER / f"{mode.id}.txt"


def stored_moves(mode: Mode) -> list[Move]:
    """The moves of the players in the file of a game; none where there is no file yet."""
    if not path(mode).exists():
        return []
    lines = path(mode).read_text(encoding="utf-8").splitlines()
    return [(int(line[0]), line[2:].rpartition("  of ")[0]) for line in lines if line[:1].isdigit()]


def playthrough(mode: Mode, moves: Sequence[Move]) -> str:
    """The text of a game with these moves. When they end, or one of them is forbidden, a bot goes on from there."""
    played = _played(mode, moves)
    match = bestiary.new(mode.game, seats=mode.seats, options=mode.options, seed=mode.seed)
    looks = {(len(played) * look) // LOOKS for look in range(1, LOOKS)}
    lines = [*_heading(match, mode), *_steps(match, 0, ""), *_look(match)]
    for number, (seat, action) in enumerate(played, start=1):
        before = len(match._steps)
        choices = f"  of {len(match.legal(seat))}"
        match.play(seat, action)
        lines += _steps(match, before, choices)
        if number in looks:
            lines += _look(match)
    return "\n".join([*lines, *_look(match), *_ending(match)]) + "\n"


def _played(mode: Mode, moves: Sequence[Move]) -> list[tuple[Seat, Action]]:
    """The moves as numbers, and those of a bot after them."""
    match = bestiary.new(mode.game, seats=mode.seats, options=mode.options, seed=mode.seed)
    for seat, text in moves:
        if match.over or match.why_not(seat, text) is not None:
            break
        match.play(seat, text)
    bot, dice = make_bot(mode.bot, match.game), Dice(key_from_seed(mode.seed + 1))
    for _ in until_over(match):
        seat = _speaker(match, dice, mode.bot)
        match.play(seat, bot.choose(match.sight(seat, dice)))
    return [(step.seat, step.action) for step in match._steps if step.seat != CHANCE]


def _speaker(match: Match, dice: Dice, bot: str) -> Seat:
    pending = match.pending
    others = [seat for seat in range(match.seats) if seat not in pending and match.legal(seat)]
    if bot == "random" and others and dice.below(INTERJECTING) == 0:
        return others[dice.below(len(others))]
    return pending[dice.below(len(pending))]


def _heading(match: Match, mode: Mode) -> list[str]:
    options = {name: _shortened(value) for name, value in mode.options.items()}
    return [
        f"{match.game.name}, {mode.seats} {'players' if mode.seats > 1 else 'player'}, rules {match.game.version}",
        f"options: {_pairs(options) or 'as they stand'}",
        f"seed: {mode.seed}; moves first chosen by: {mode.bot}",
        "Rewritten by: python tools/make_playthroughs.py",
        "",
    ]


def _steps(match: Match, since: int, choices: str) -> Iterator[str]:
    for step in match._steps[since:]:
        yield _move(match, step) + ("" if step.seat == CHANCE else choices)
        yield from (f"    {_event(match, event)}" for event in step.events)


def _move(match: Match, step: Step) -> str:
    if step.seat == CHANCE:
        return f"chance {match.game.outcomes.text(step.action)}"
    return f"{step.seat} {match.game.actions.text(step.action)}"


def _event(match: Match, event: Event) -> str:
    """What happened, to whom it is told unless to all, its data, and the sentence of the log."""
    marks = [mark for mark, holds in (("reveals", event.reveals), ("beside", event.beside)) if holds]
    if event.to != EVERYONE:
        viewers = [str(seat) for seat in range(match.seats) if includes(event.to, seat)]
        marks.insert(0, "to " + " ".join([*viewers, "watchers"] if includes(event.to, None) else viewers))
    parts = [event.what, f"({', '.join(marks)})" if marks else "", _pairs(event.data)]
    sentence = match.game.sentence(event, match.players)
    return " ".join(part for part in parts if part) + (f" | {sentence}" if sentence else "")


def _look(match: Match) -> Iterator[str]:
    """The position, and what the first who is asked may do, in words."""
    position = match.save()
    del position["options"]
    yield ""
    yield "--- position"
    yield from (f"{name}: {_plain(value)}" for name, value in position.items())
    for seat in match.pending[:1]:
        yield f"--- choices of seat {seat}"
        for choice in match.choices(seat):
            yield f"{choice.text} | {choice.label} | {' > '.join(choice.places)}{'' if choice.final else ' ...'}"
    yield "---"
    yield ""


def _ending(match: Match) -> Iterator[str]:
    result = match.result
    assert result is not None
    yield f"ranking: {_plain(result.ranking)}"
    for seat, (total, pad) in enumerate(zip(result.totals, result.pads, strict=True)):
        yield f"{match.players[seat]}: {total}"
        yield from _pad(pad, "    ")


def _pad(lines: Iterable[Line], indent: str) -> Iterator[str]:
    for line in lines:
        yield f"{indent}{line.category}: {line.points}"
        yield from _pad(line.parts, indent + "    ")


def _pairs(values: dict[str, Any]) -> str:
    return " ".join(f"{name}={_plain(value)}" for name, value in values.items())


def _plain(value: Any) -> str:
    """Plain values as JSON, but words without quotes."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _shortened(value: Any) -> Any:
    return f"({len(value)} characters)" if isinstance(value, str) and len(value) > LONG else value
