"""A game or a bot may be plain Python: what it subclasses says so to the compiler, which would refuse it otherwise."""

import ast
from pathlib import Path

from bestiary.core import bot, guide, state

MEANT = {"Bot", "Heuristic", "State", "Guide"}  # what a game or a bot subclasses, of what is compiled


def test_what_others_subclass_may_be_subclassed_in_plain_python() -> None:
    told: dict[str, str] = {}
    for module in (bot, guide, state):
        source = Path(__file__).parents[2] / "bestiary" / "core" / f"{module.__name__.rpartition('.')[2]}.py"
        for node in ast.parse(source.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and node.name in MEANT:
                told[node.name] = ", ".join(ast.unparse(decorator) for decorator in node.decorator_list)
    assert told == dict.fromkeys(MEANT, "mypyc_attr(allow_interpreted_subclasses=True)")
