"""Writes each game's copying.py from its table.py: `python tools/make_copies.py [--check] [FOLDER...]`.

A field of a position is named once, in `Table.__init__`; its annotation says how it is copied:

    int, bool, str, tuple, a class of options.py      by reference: they never change
    list[int], list[list[int]], dict[str, int]        a new list, its rows new too
    Tray, any class with a clone()                    by its clone()
    a class in this game's folder without clone()     field by field, by a function written for it, as Table is
    ... | None                                        the same, or None

A field's comment can ask for less: `# shared` (a word in it) keeps the reference, for what is replaced as a whole when
it changes; `# items shared` makes a new list of the same items; a `# cache` is shared and not compared. Without an
annotation a field is a number or a truth, or what its class makes: `self.trays = Tray()`. What has a clone() from
elsewhere has a same() too. With --check nothing is written, and the exit code is 1 when a file is stale.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "bestiary" / "games"
PACKAGE = "bestiary.games"
HEADER = (
    '"""Copies of a position, and whether two are equal. Made by tools/make_copies.py from table.py. Do not edit."""'
)
UNCHANGING = {"int", "bool", "str", "bytes", "float", "tuple", "frozenset", "Seat", "Action", "Viewer", "Viewers"}


def main() -> int:
    """Writes the files, or says how they differ."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="fail when a file is stale")
    parser.add_argument("folders", nargs="*", type=Path, help="games; all of ours, if none is named")
    arguments = parser.parse_args()
    stale = 0
    for folder in arguments.folders or sorted(path.parent for path in GAMES.glob("*/table.py")):
        target = folder / "copying.py"
        wanted = Writer(folder).module()
        found = target.read_text(encoding="utf-8") if target.exists() else ""
        if found == wanted:
            continue
        if arguments.check:
            stale += 1
            lines = difflib.unified_diff(found.splitlines(), wanted.splitlines(), "found", "wanted", lineterm="", n=1)
            print("\n".join(lines), file=sys.stderr)
            print(f"{folder.name}/copying.py is stale: run python tools/make_copies.py", file=sys.stderr)
        else:
            target.write_text(wanted, encoding="utf-8")
    return 1 if stale else 0


class Field:
    """One field, as `__init__` names it."""

    def __init__(self, name: str, type_: ast.expr, comment: str) -> None:
        self.name = name
        self.type = type_
        self.shared = re.search(r"\bshared\b", comment) is not None
        self.items_shared = "items shared" in comment
        self.cache = re.search(r"\bcache\b", comment) is not None


class Data:
    """A class whose fields are copied one by one."""

    def __init__(self, path: Path, node: ast.ClassDef) -> None:
        self.path = path
        self.name = node.name
        self.function = re.sub(r"(?<!^)(?=[A-Z])", "_", node.name).lower()
        methods = [part for part in node.body if isinstance(part, ast.FunctionDef)]
        self.clones = any(method.name == "clone" for method in methods)
        self.parameters: list[str] = []
        self.fields: list[Field] = []
        lines = path.read_text(encoding="utf-8").splitlines()
        for method in methods:
            if method.name == "__init__":
                needed = len(method.args.args) - len(method.args.defaults)
                self.parameters = [argument.arg for argument in method.args.args[1:needed]]
                self._read(method, lines)
        named = {field.name for field in self.fields} | {"seats", "told"}
        for method in methods:
            for part in ast.walk(method):
                if isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Store) and _is_self(part.value):
                    self._expect(part.attr in named, part.attr, "is set in a method and not named in __init__")
        for parameter in self.parameters:
            self._expect(parameter in named, parameter, "is a parameter of __init__ and not a field")

    def _read(self, method: ast.FunctionDef, lines: list[str]) -> None:
        types = {argument.arg: argument.annotation for argument in method.args.args}
        for statement in method.body:
            target: ast.expr
            if isinstance(statement, ast.AnnAssign):
                target, type_ = statement.target, statement.annotation
            elif isinstance(statement, ast.Assign):
                target, type_ = statement.targets[0], self._type(statement.value, types)
            else:
                continue
            if isinstance(target, ast.Attribute) and _is_self(target.value):
                comment = lines[(statement.end_lineno or statement.lineno) - 1].partition("#")[2]
                self.fields.append(Field(target.attr, type_, comment))

    def _type(self, value: ast.expr, parameters: dict[str, ast.expr | None]) -> ast.expr:
        """Of a field without an annotation."""
        if isinstance(value, ast.Name) and parameters.get(value.id) is not None:
            return parameters[value.id] or value
        if isinstance(value, ast.Call):
            return value.func
        if isinstance(value, ast.Constant | ast.Name | ast.Attribute | ast.UnaryOp | ast.BinOp):
            return ast.Name("int")
        raise SystemExit(f"{self.path}: {self.name}: {ast.unparse(value)} needs an annotation")

    def _expect(self, right: bool, name: str, otherwise: str) -> None:
        if not right:
            raise SystemExit(f"{self.path}: {self.name}: {name} {otherwise}")


class Writer:
    """The text of one game's copying.py."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.trees: dict[Path, ast.Module] = {}
        table = self._find("Table", folder / "table.py")
        if table is None:
            raise SystemExit(f"{folder / 'table.py'}: no class Table")
        self.table = table
        self.others: dict[str, Data] = {}  # classes met in its fields, and in theirs
        self.copied: set[str] = set()  # those of them that a copy needs

    def module(self) -> str:
        """All of it."""
        fields = ["seats", *(field.name for field in self.table.fields)]
        copies = ["source.seats", *self._copies(self.table)]
        body = [
            "def copy_into(source: Table, target: Table) -> None:",
            '    """Makes a position equal to another, and independent of it. Who listens is left as it is."""',
            *(f"    target.{name} = {copy}" for name, copy in zip(fields, copies, strict=True)),
            *("", ""),
            "def same(one: Table, other: Table) -> bool:",
            '    """Whether two positions are equal, in all but who listens."""',
            *_all_of(["one.seats == other.seats", *self._comparisons(self.table)]),
        ]
        written: list[str] = []
        while len(written) < len(self.others):
            name = list(self.others)[len(written)]
            written.append(name)
            body += self._functions(self.others[name])
        places: dict[str, list[str]] = {}
        for data in [self.table, *self.others.values()]:
            inside = data.path.relative_to(self.folder).with_suffix("").as_posix().replace("/", ".")
            places.setdefault(inside, []).append(data.name)
        imports = [
            f"from {PACKAGE}.{self.folder.name}.{inside} import {', '.join(sorted(names))}"
            for inside, names in sorted(places.items())
        ]
        return _formatted("\n".join([HEADER, "", *imports, *("", ""), *body, ""]))

    def _functions(self, data: Data) -> list[str]:
        """A copy of another class, and whether two of it are equal."""
        copies = dict(zip((field.name for field in data.fields), self._copies(data), strict=True))
        given = ", ".join(copies.pop(parameter) for parameter in data.parameters)
        lines = [
            f"    target = {data.name}({given})",
            *(f"    target.{name} = {copy}" for name, copy in copies.items()),
            "    return target",
        ]
        copying = [
            *("", ""),
            f"def copy_{data.function}(source: {data.name}) -> {data.name}:",
            '    """An equal one, independent of the first."""',
            *(lines if copies else [f"    return {data.name}({given})"]),
        ]
        return [
            *(copying if data.name in self.copied else []),
            *("", ""),
            f"def same_{data.function}(one: {data.name}, other: {data.name}) -> bool:",
            '    """Whether two are equal."""',
            *_all_of(self._comparisons(data)),
        ]

    def _copies(self, data: Data) -> list[str]:
        return [self._copy(data, field, f"source.{field.name}") for field in data.fields]

    def _copy(self, data: Data, field: Field, source: str) -> str:
        if field.items_shared:
            return f"{source}[:]"
        return source if field.shared or field.cache else self._copy_of(data, field.type, source)

    def _copy_of(self, data: Data, type_: ast.expr, source: str) -> str:
        """The expression that copies a value of a type."""
        name, arguments = _parts(type_)
        if name == "|":
            inner = self._copy_of(data, arguments[0], source)
            return source if inner == source else f"None if {source} is None else {inner}"
        if name == "list":
            inner = self._copy_of(data, arguments[0], "each")
            return f"{source}[:]" if inner == "each" else f"[{inner} for each in {source}]"
        if name in {"dict", "set"}:
            if self._copy_of(data, arguments[-1], "each") != "each":
                raise SystemExit(
                    f"{data.path}: {source}: a {name} of what changes has no copy: use lists, or `# shared`"
                )
            return f"{source}.copy()"
        if name in UNCHANGING or self._place(name, data.path) == self.folder / "options.py":
            return source
        other = self._met(name, data.path)
        if other is None or other.clones:
            return f"{source}.clone()"
        self.copied.add(name)
        return f"copy_{other.function}({source})"

    def _comparisons(self, data: Data) -> list[str]:
        return [self._comparison(data, field) for field in data.fields if not field.cache]

    def _comparison(self, data: Data, field: Field) -> str:
        one, other = f"one.{field.name}", f"other.{field.name}"
        name, arguments = _parts(field.type)
        if field.items_shared or not field.shared:
            if name == "list" and (inner := self._met(_parts(arguments[0])[0], data.path)):
                pairs = f"zip({one}, {other}, strict=True)"
                return f"len({one}) == len({other}) and all(same_{inner.function}(a, b) for a, b in {pairs})"
            if name == "|" and (inner := self._met(_parts(arguments[0])[0], data.path)):
                both = f"{one} is not None and {other} is not None and same_{inner.function}({one}, {other})"
                return f"({one} is {other} or ({both}))"
            if inner := self._met(name, data.path):
                return f"same_{inner.function}({one}, {other})"
            if self._copy(data, field, one).endswith(".clone()"):
                return f"{one}.same({other})"
        return f"{one} == {other}"

    def _met(self, name: str, path: Path) -> Data | None:
        """A class of this game whose fields are known; None for all other types."""
        place = self._place(name, path)
        if place is None or place.name == "options.py":
            return None
        data = self.others.get(name) or self._find(name, place)
        return data and self.others.setdefault(name, data)

    def _find(self, name: str, path: Path) -> Data | None:
        found = [part for part in self._tree(path).body if isinstance(part, ast.ClassDef) and part.name == name]
        return Data(path, found[0]) if found else None

    def _place(self, name: str, path: Path) -> Path | None:
        """The file of this game in which a name that a file uses is at home."""
        own = f"{PACKAGE}.{self.folder.name}."
        for part in ast.walk(self._tree(path)):
            if isinstance(part, ast.ClassDef) and part.name == name:
                return path
            if isinstance(part, ast.ImportFrom) and any((alias.asname or alias.name) == name for alias in part.names):
                module = part.module or ""
                inside = module.removeprefix(own).replace(".", "/")
                return self.folder / f"{inside}.py" if module.startswith(own) else None
        return None

    def _tree(self, path: Path) -> ast.Module:
        if path not in self.trees:
            self.trees[path] = ast.parse(path.read_text(encoding="utf-8"))
        return self.trees[path]


def _all_of(comparisons: list[str]) -> list[str]:
    if len(comparisons) == 1:
        return [f"    return {comparisons[0]}"]
    first, *rest = comparisons
    return ["    return (", f"        {first}", *(f"        and {one}" for one in rest), "    )"]


def _parts(type_: ast.expr) -> tuple[str, list[ast.expr]]:
    """The name of a type and what stands in its brackets; `X | None` is called "|"."""
    if isinstance(type_, ast.Constant) and isinstance(type_.value, str):
        return _parts(ast.parse(type_.value, mode="eval").body)
    if isinstance(type_, ast.BinOp):
        sides = [side for side in (type_.left, type_.right) if ast.unparse(side) != "None"]
        return "|", sides
    if isinstance(type_, ast.Subscript):
        inside = type_.slice.elts if isinstance(type_.slice, ast.Tuple) else [type_.slice]
        return ast.unparse(type_.value), list(inside)
    return ast.unparse(type_), []


def _formatted(text: str) -> str:
    command = [sys.executable, "-m", "ruff", "format", "--line-length", "120", "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, encoding="utf-8", check=True).stdout


def _is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"


if __name__ == "__main__":
    sys.exit(main())
