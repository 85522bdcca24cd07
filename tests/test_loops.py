"""A loop in a test that plays to the end stops at the longest game there can be, or at a number of its own."""

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
ENDS = ("over", "pending")  # what a loop asks that goes on until a game ends
ORDERS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


def loops_without_end(source: str) -> list[int]:
    """The lines of loops that would go on for ever with a game that never ends."""
    loops = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.While)]
    return [loop.lineno for loop in loops if _plays_to_the_end(loop.test) and not _counts(loop)]


def _plays_to_the_end(asked: ast.expr) -> bool:
    """It asks whether a game is over, and not whether it has come to a certain point before."""
    if any(isinstance(node, ast.Compare) for node in ast.walk(asked)):
        return any(isinstance(node, ast.Constant) and node.value == "over" for node in ast.walk(asked))
    return any(isinstance(node, ast.Attribute) and node.attr in ENDS for node in ast.walk(asked))


def _counts(loop: ast.While) -> bool:
    """It counts decisions, or asserts that something is below a bound."""
    for node in ast.walk(loop):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "count":
            return True
        asserted = node.test if isinstance(node, ast.Assert) else None
        if isinstance(asserted, ast.Compare) and any(isinstance(order, ORDERS) for order in asserted.ops):
            return True
    return False


@pytest.mark.parametrize("path", sorted(TESTS.rglob("*.py")), ids=lambda path: str(path.relative_to(TESTS)))
def test_a_game_that_never_ends_fails_and_is_not_waited_for(path: Path) -> None:
    """tests/ending.py has the bounds: `until_over` for a match, `Bound` for a state."""
    assert loops_without_end(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("while not match.over:\n    play(match)", [1]),
        ("while pending := state.pending():\n    play(state)", [1]),
        ("while state.pending():\n    bound.count(0, play(state))", []),
        ("while not guest.over:\n    assert now() < deadline", []),
        ("while match.pending != (2,):\n    play(match)", []),
        ('while table["status"] != "over":\n    play(table)', [1]),
    ],
)
def test_what_is_a_loop_without_end(source: str, found: list[int]) -> None:
    assert loops_without_end(source) == found
