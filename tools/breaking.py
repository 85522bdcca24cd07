"""What of a file can be broken, and how: a comparison, a number, `and` to `or`, a `not` less, a statement less, a
returned value. Types, asserts, words and promises (`strict=True`) are left alone.
"""

from __future__ import annotations

import ast
from typing import NamedTuple

PROMISES = {"strict", "frozen", "kw_only", "slots"}  # only who breaks them notices, and types do before
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
    within: str  # the function, with its class; nothing at the top of the file
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


def mutants(path: str, text: str) -> list[Mutant]:
    """All places of a file that can be broken, and how."""
    return _Finder(path, text).found


class _Finder(ast.NodeVisitor):
    """Walks over a file."""

    def __init__(self, path: str, text: str) -> None:
        self._path = path
        self._text = text
        self._lines = [0]
        for line in text.splitlines(keepends=True):
            self._lines.append(self._lines[-1] + len(line))
        self._returns: list[str] = []  # of the functions around
        self._names: list[str] = []  # of the classes around, and of the outermost function
        self.found: list[Mutant] = []
        self.visit(ast.parse(text))

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._names.append(node.name)
        self.generic_visit(node)
        self._names.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        outermost = not self._returns
        if outermost:
            self._names.append(node.name)
        self._returns.append(ast.unparse(node.returns) if node.returns else "")
        for statement in node.body:
            self.visit(statement)
        self._returns.pop()
        if outermost:
            self._names.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        """Left alone."""

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg not in PROMISES:
            self.visit(node.value)

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
        within = ".".join(self._names) if self._returns else ""
        line = self._text.count("\n", 0, start) + 1
        self.found.append(Mutant(self._path, within, line, start, end, new))

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
