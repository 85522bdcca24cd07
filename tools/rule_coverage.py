"""Which numbered rules have a test: `python tools/rule_coverage.py [--check]`.

A test names the rules it proves with @pytest.mark.rule("MC-024"). With --check the exit code is 1 when a rule
has no test, or a test names a rule that does not exist.
"""

import argparse
import ast
import sys
from pathlib import Path

from bestiary.core.registry import games
from bestiary.core.rulebook import Rulebook

ROOT = Path(__file__).parents[1]


def main() -> int:
    """Prints a line for each game, and what is missing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail when a rule has no test")
    check = parser.parse_args().check
    proved = proved_rules(ROOT / "tests")
    table = Rulebook.parse((ROOT / "bestiary" / "core" / "RULES.md").read_text(encoding="utf-8"))
    books = {game.id: game.rulebook for game in games().values()}
    wrong = 0
    for name, book in {**books, "table": table}.items():
        missing = [entry.id for entry in book.entries.values() if entry.id not in proved]
        rules = [rule.id for rule in book.rules]
        if name in books:
            print(f"{name:20} {len(rules):4} rules, {sum(rule in proved for rule in rules):4} proved by a test")
        if check and missing:
            wrong += len(missing)
            print(f"{name}: no test proves {', '.join(missing)}", file=sys.stderr)
    known = {entry for book in [*books.values(), table] for entry in book.entries}
    unknown = sorted(proved - known)
    if check and unknown:
        wrong += len(unknown)
        print(f"tests name rules that do not exist: {', '.join(unknown)}", file=sys.stderr)
    return 1 if wrong else 0


def proved_rules(tests: Path) -> set[str]:
    """The ids that tests name in their marks."""
    found: set[str] = set()
    for path in tests.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name.lower().startswith("test"):
                for decorator in node.decorator_list:
                    found |= _ids(decorator)
    return found


def _ids(decorator: ast.expr) -> set[str]:
    """What a decorator names: a mark, or the marks of the cases of a parametrized test."""
    marks = [node for node in ast.walk(decorator) if isinstance(node, ast.Call)]
    marks = [mark for mark in marks if ast.unparse(mark.func) == "pytest.mark.rule"]
    names = [argument.value for mark in marks for argument in mark.args if isinstance(argument, ast.Constant)]
    return {name for name in names if isinstance(name, str)}


if __name__ == "__main__":
    sys.exit(main())
