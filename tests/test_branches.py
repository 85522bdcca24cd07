"""No function decides between more than a dozen things: what would be a long router is a table of small functions."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[1]
MOST = 12


def test_no_function_has_more_than_a_dozen_branches() -> None:
    long = [
        f"{path.relative_to(ROOT)}:{function.lineno} {function.name} has {branches(function)}"
        for path in sorted((ROOT / "bestiary").rglob("*.py"))
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef) and branches(function) > MOST
    ]
    assert not long, long


def test_every_way_to_branch_counts() -> None:
    (function,) = ast.parse(
        """
def route(what):
    if what == 1:
        return "a" if what else "b"
    elif what == 2:
        return "c"
    match what:
        case 3:
            return "d"
        case _:
            return "e"
"""
    ).body
    assert branches(function) == 5


def branches(function: ast.AST) -> int:
    """How often a function says `if`, in whatever form, and how many cases it matches."""
    return sum(isinstance(node, ast.If | ast.IfExp | ast.match_case) for node in ast.walk(function))
