"""Breaks the code on purpose, and says what no test notices: `python tools/mutants.py PART [-n COUNT] [--seed SEED]`.

PART is a game or `core`. In a copy of the tree one place after the other is changed (a comparison, a number, `and` to
`or`, a `not` less, a statement less, a returned value), and the tests of the part run on the sources until one fails.
What survives is printed with its line and the change, and makes the exit code 1, unless tools/equivalent_mutants.txt
says why it changes nothing.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
EQUIVALENT = Path(__file__).with_name("equivalent_mutants.txt")
COPIED = ("bestiary", "tests", "docs", "examples", "pyproject.toml", "README.md", "CONTRIBUTING.md")
LEFT_OUT = ("copying.py", "heuristic.py", "prospects.py", "travel.py")  # made by a tool, or what bots like: no rules
SLOW = ("invariants", "positions", "greedy", "heuristic", "conformance", "refusal_order")  # these tests come last
PATIENCE = 8  # times as long as the tests take by themselves: then something goes on for ever
COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}


class Mutant(NamedTuple):
    """A change of one piece of a file."""

    path: str  # from the root
    line: int
    start: int  # in the text
    end: int
    new: str

    def applied(self, text: str) -> str:
        """The broken file."""
        return text[: self.start] + self.new + text[self.end :]

    def shown(self, text: str) -> str:
        """The line as it is, and as it would be."""
        first = text.rfind("\n", 0, self.start) + 1
        last = text.find("\n", self.end)
        after = text[first : self.start] + self.new + text[self.end : last]
        return f"{_one_line(text[first:last])}  ->  {_one_line(after)}"


def main() -> int:
    """Prints what survived."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", help="a game, or core")
    parser.add_argument("-n", type=int, default=40, help="how many places are broken")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    sources, tests = places(ROOT, chosen.part)
    known = equivalent()
    unnoticed = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = copied(ROOT, Path(folder))
        for mutant, shown in survivors(copy, sources, tests, chosen.n, chosen.seed):
            if (mutant.path, shown) not in known:
                unnoticed += 1
                print(f"{mutant.path}:{mutant.line}  {shown}", flush=True)
    print(f"{chosen.part}: {unnoticed} of {chosen.n} were not noticed by any test.")
    return 1 if unnoticed else 0


def places(root: Path, part: str) -> tuple[list[str], list[str]]:
    """The files of a part of ours, and its tests, the quick ones first."""
    where = "core" if part == "core" else f"games/{part}"
    sources = [path for path in sorted((root / "bestiary" / where).rglob("*.py")) if path.name not in LEFT_OUT]
    tests = sorted((root / "tests" / where).rglob("test_*.py"))
    if not sources or not tests:
        raise SystemExit(f"There is no part {part!r} with tests: name a game, or core.")
    if part == "core":
        tests.append(root / "tests" / "games" / "test_refusal_order.py")
    tests.sort(key=lambda path: any(word in path.name for word in SLOW))
    return [str(path.relative_to(root)) for path in sources], [str(path.relative_to(root)) for path in tests]


def copied(root: Path, folder: Path) -> Path:
    """The tree that is broken: a copy of what tests need."""
    for name in COPIED:
        if (root / name).is_dir():
            shutil.copytree(root / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "static"))
        elif (root / name).exists():
            shutil.copy2(root / name, folder / name)
    return folder


def survivors(root: Path, sources: list[str], tests: list[str], count: int, seed: int) -> Iterator[tuple[Mutant, str]]:
    """Breaks so many random places, one at a time, and yields those that no test notices, with the change in words."""
    found = [mutant for path in sources for mutant in mutants(path, (root / path).read_text(encoding="utf-8"))]
    began = time.monotonic()
    if not passes(root, tests, None):
        raise SystemExit("The tests fail before anything is broken.")
    patience = 30 + PATIENCE * (time.monotonic() - began)
    for mutant in random.Random(seed).sample(found, min(count, len(found))):
        file = root / mutant.path
        text = file.read_text(encoding="utf-8")
        file.write_text(mutant.applied(text), encoding="utf-8")
        try:
            if passes(root, tests, patience):
                yield mutant, mutant.shown(text)
        finally:
            file.write_text(text, encoding="utf-8")


def passes(root: Path, tests: list[str], patience: float | None) -> bool:
    """Whether every test passes, in time; the first that fails is enough."""
    command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment |= {"BESTIARY_TEST": "sources", "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(command, cwd=root, env=environment, capture_output=True, timeout=patience, check=False)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def equivalent() -> set[tuple[str, str]]:
    """The changes that change nothing, as `path: change`; lines with a # say why."""
    lines = [line for line in EQUIVALENT.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    return {(path, shown) for path, _, shown in (line.partition(": ") for line in lines)}


def mutants(path: str, text: str) -> list[Mutant]:
    """All places of a file that can be broken, and how."""
    return _Finder(path, text).found


class _Finder(ast.NodeVisitor):
    """Walks over a file. Types, asserts and words are left alone."""

    def __init__(self, path: str, text: str) -> None:
        self._path = path
        self._text = text
        self._lines = [0]
        for line in text.splitlines(keepends=True):
            self._lines.append(self._lines[-1] + len(line))
        self._returns: list[str] = []  # of the functions around
        self.found: list[Mutant] = []
        self.visit(ast.parse(text))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._returns.append(ast.unparse(node.returns) if node.returns else "")
        for statement in node.body:
            self.visit(statement)
        self._returns.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        """Left alone."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Left alone."""

    def visit_Compare(self, node: ast.Compare) -> None:
        left = node.left
        for operator, right in zip(node.ops, node.comparators, strict=True):
            self._swap(left, right, *COMPARISONS[type(operator)])
            left = right
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        words = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self._swap(left, right, *words)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._change(node, self._start(node), self._start(node.operand), "")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if type(node.value) is int:
            for number in (node.value + 1, node.value - 1):
                self._change(node, self._start(node), self._end(node), str(number))
        elif type(node.value) is bool:
            self._change(node, self._start(node), self._end(node), str(not node.value))

    def visit_Return(self, node: ast.Return) -> None:
        kind = self._returns[-1] if self._returns else ""
        if node.value is not None:
            value = self._text[self._start(node.value) : self._end(node.value)]
            if kind == "int":
                self._change(node, self._start(node.value), self._end(node.value), f"({value}) + 1")
            elif kind == "bool":
                self._change(node, self._start(node.value), self._end(node.value), f"not ({value})")
            elif kind.startswith(("list[", "tuple[")) and value not in ("[]", "()"):
                self._change(node, self._start(node.value), self._end(node.value), f"({value})[:-1]")
            elif kind.endswith("| None") and value != "None":
                self._change(node, self._start(node.value), self._end(node.value), "None")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._drop(node)
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self._drop(node)
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self._drop(node)
            self.generic_visit(node)

    def _drop(self, node: ast.stmt) -> None:
        if self._returns:  # in a function
            self._change(node, self._start(node), self._end(node), "pass")

    def _swap(self, left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        """Another word between two expressions."""
        start, end = self._end(left), self._start(right)
        at = self._text.find(old, start, end)
        if at >= 0:
            self._change(left, at, at + len(old), new)

    def _change(self, node: ast.stmt | ast.expr, start: int, end: int, new: str) -> None:
        line = self._text.count("\n", 0, start) + 1
        self.found.append(Mutant(self._path, line, start, end, new))

    def _start(self, node: ast.stmt | ast.expr) -> int:
        return self._at(node.lineno, node.col_offset)

    def _end(self, node: ast.stmt | ast.expr) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._at(node.end_lineno, node.end_col_offset)

    def _at(self, line: int, column: int) -> int:
        """ast counts columns in bytes."""
        begin = self._lines[line - 1]
        end = self._lines[line] if line < len(self._lines) else len(self._text)
        return begin + len(self._text[begin:end].encode()[:column].decode())


def _one_line(text: str) -> str:
    return " ".join(text.split())


if __name__ == "__main__":
    sys.exit(main())
