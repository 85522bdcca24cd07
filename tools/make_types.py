"""Writes the browser client's types: `python tools/make_types.py [--check]`.

Every Struct of bestiary/server/messages.py, what those refer to, and every game's view become TypeScript interfaces in
web/src/generated/messages.ts. With --check nothing is written, and the exit code is 1 when the file is stale.
"""

from __future__ import annotations

import argparse
import difflib
import inspect
import sys
import types
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Literal, get_args, get_origin

from msgspec import Struct
from msgspec import inspect as shapes

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # the sources of this checkout, whatever is installed

from bestiary.core.registry import games  # noqa: E402
from bestiary.core.view import View  # noqa: E402
from bestiary.server import messages  # noqa: E402

TARGET = ROOT / "web" / "src" / "generated" / "messages.ts"
HEADER = "// Made by tools/make_types.py from the Structs of the server and the games. Do not edit.\n"
PLAIN = {
    shapes.StrType: "string",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.BoolType: "boolean",
    shapes.NoneType: "null",
    shapes.AnyType: "unknown",
    shapes.RawType: "unknown",
}


def main() -> int:
    """Writes the file, or says how it differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail when the file is stale")
    check = parser.parse_args().check
    wanted = typescript()
    found = TARGET.read_text(encoding="utf-8") if TARGET.exists() else ""
    if found == wanted:
        return 0
    if check:
        lines = difflib.unified_diff(found.splitlines(), wanted.splitlines(), "found", "wanted", lineterm="", n=1)
        print("\n".join(lines), file=sys.stderr)
        print(f"{TARGET.relative_to(ROOT)} is stale: run python tools/make_types.py", file=sys.stderr)
        return 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(wanted, encoding="utf-8")
    return 0


def typescript() -> str:
    """All types, in the order in which they are first named."""
    unions = {name: value for name, value in vars(messages).items() if isinstance(value, types.UnionType)}
    structs = [*_structs(messages), *game_views()]
    lists = {get_args(value): name for name, value in vars(messages).items() if get_origin(value) is Literal}
    writer = Writer(structs, lists)
    parts = [writer.word_list(words) for words in lists]
    parts += [writer.interface(struct) for struct in writer.structs]
    for name, union in unions.items():
        if all(isinstance(member, type) and issubclass(member, Struct) for member in get_args(union)):
            parts.append(f"export type {name} = {writer.shape(shapes.type_info(union))};\n")
    views = " | ".join(writer.names[view] for view in game_views()) or "never"
    parts.append(f"/** The view of any game of ours. */\nexport type GameView = {views};\n")
    return HEADER + "\n" + "\n".join(parts)


def game_views() -> list[type[Struct]]:
    """The views of the games that come with Bestiary."""
    games()  # imports them
    own = (view for view in View.__subclasses__() if view.__module__.startswith("bestiary.games."))
    return sorted(own, key=lambda view: view.__module__)


def _structs(module: types.ModuleType) -> list[type[Struct]]:
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Struct) and value.__module__ == module.__name__
    ]


class Writer:
    """Turns Structs into interfaces, each under a name of its own."""

    def __init__(self, roots: Iterable[type[Struct]], lists: Mapping[tuple[object, ...], str]) -> None:
        self.lists = lists
        self.structs: list[type[Struct]] = []
        self.names: dict[type[Struct], str] = {}
        for root in roots:
            self._collect(shapes.type_info(root))

    def _collect(self, shape: object) -> None:
        if isinstance(shape, shapes.StructType):
            if shape.cls in self.names:
                return
            self.names[shape.cls] = self._free_name(shape.cls)
            self.structs.append(shape.cls)
            for field in shape.fields:
                self._collect(field.type)
        for part in _parts(shape):
            self._collect(part)

    def _free_name(self, struct: type[Struct]) -> str:
        """A game's Table is MonsterCafeTable where the server has a Table too."""
        name = struct.__name__
        if name not in self.names.values():
            return name
        package = struct.__module__.split(".")[-2]
        return "".join(word.capitalize() for word in package.split("_")) + name

    def word_list(self, words: tuple[object, ...]) -> str:
        """Words that are a type and, for who wants to go through them, a list."""
        name = self.lists[words]
        plural, listed = f"{name.upper()}S", ", ".join(map(_literal, words))
        return f"export const {plural} = [{listed}] as const;\nexport type {name} = (typeof {plural})[number];\n"

    def interface(self, struct: type[Struct]) -> str:
        """One Struct, with its docstring."""
        shape = shapes.type_info(struct)
        assert isinstance(shape, shapes.StructType)
        lines = [
            f"/** {(inspect.getdoc(struct) or '').splitlines()[0]} */",
            f"export interface {self.names[struct]} {{",
        ]
        if shape.tag_field is not None:
            lines.append(f"  {shape.tag_field}: {_literal(shape.tag)};")
        for field in shape.fields:
            optional = "" if field.required or not _from_client(struct) else "?"
            lines.append(f"  {field.encode_name}{optional}: {self.shape(field.type)};")
        return "\n".join([*lines, "}"]) + "\n"

    def shape(self, shape: object) -> str:
        """A type as TypeScript writes it."""
        match shape:
            case shapes.Metadata():
                return self.shape(shape.type)
            case shapes.StructType():
                return self.names[shape.cls]
            case shapes.UnionType():
                return " | ".join(self.shape(member) for member in shape.types)
            case shapes.LiteralType():
                named = next((name for words, name in self.lists.items() if set(words) == set(shape.values)), None)
                return named or " | ".join(_literal(value) for value in shape.values)
            case shapes.ListType() | shapes.VarTupleType() | shapes.SetType() | shapes.FrozenSetType():
                item = self.shape(shape.item_type)
                return f"({item})[]" if " " in item else f"{item}[]"
            case shapes.TupleType():
                return f"[{', '.join(self.shape(item) for item in shape.item_types)}]"
            case shapes.DictType():
                return f"Record<string, {self.shape(shape.value_type)}>"
        for kind, name in PLAIN.items():
            if isinstance(shape, kind):
                return name
        raise TypeError(f"no TypeScript for {shape}")


def _from_client(struct: type[Struct]) -> bool:
    """What the server sends is complete; a client may leave out what has a default."""
    return bool(struct.__struct_config__.forbid_unknown_fields)


def _parts(shape: object) -> list[object]:
    found: list[object] = []
    for name in ("type", "item_type", "key_type", "value_type"):
        if hasattr(shape, name):
            found.append(getattr(shape, name))
    for name in ("types", "item_types"):
        found.extend(getattr(shape, name, ()))
    return found


def _literal(value: object) -> str:
    if isinstance(value, str):
        return "'" + value.replace("\\", "\\\\").replace("'", "\\'") + "'"
    return str(value).lower() if isinstance(value, bool) else str(value)


if __name__ == "__main__":
    sys.exit(main())
