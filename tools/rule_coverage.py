"""Which numbered rules have a test: `python tools/rule_coverage.py [--check]`.

A test names the rules it proves with @pytest.mark.rule("MC-024"). With --check the exit code is 1 when a rule
has no test, or a test names a rule that does not exist.
"""

import argparse
import contextlib
import io
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # the sources of this checkout, whatever is installed

from bestiary.core.registry import games  # noqa: E402
from bestiary.core.rulebook import table_rules  # noqa: E402


def main() -> int:
    """Prints a line for each game, and what is missing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail when a rule has no test")
    check = parser.parse_args().check
    proved = proved_rules()
    table = table_rules()
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


def proved_rules() -> set[str]:
    """The ids that the tests name which pytest really collects."""
    collector = Collector()
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        code = pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", str(ROOT / "tests")], [collector])
    if code != pytest.ExitCode.OK:
        sys.exit(f"The tests cannot be collected:\n{printed.getvalue()}")
    return collector.found


class Collector:
    """Looks at the marks of every test that was collected, those of parametrized cases included."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Called by pytest when it knows all tests."""
        for item in session.items:
            for mark in item.iter_markers("rule"):
                self.found.update(mark.args)


if __name__ == "__main__":
    sys.exit(main())
