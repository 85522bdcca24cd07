"""Of a type, the values that are hardest to bear: what fits as far as it may, and what does not fit at all.

Made from the type alone, so that what is added to a message or to a route is attacked without a word here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

LONG = 30_000  # characters of a text that has no bound
MANY = 5_000  # entries of a list that has none
DEEP = 500  # lists in lists


def values(kind: Any) -> list[Any]:
    """Of a type, one plain value, and then bad ones."""
    return _values(kind if isinstance(kind, inspect.Type) else inspect.type_info(kind))


def documents(kind: Any) -> Iterator[dict[str, Any]]:
    """Of a Struct, a plain document, and then each with one bad value."""
    yield from _documents(inspect.type_info(kind))


def _values(kind: inspect.Type) -> list[Any]:
    match kind:
        case inspect.Metadata():
            return _values(kind.type)
        case inspect.NoneType():
            return [None]
        case inspect.BoolType():
            return [False, True]
        case inspect.IntType() | inspect.FloatType():
            return [kind.ge or 0, 1, 2, kind.le or 2**31, -1, 2**63, 10**300, 0.5]
        case inspect.StrType():
            most = kind.max_length or LONG
            return ["a" * (kind.min_length or 0), "x" * most, "x" * (most + 1), "\u0301" * most, "\x00\u202e\ud7ff" * 9]
        case inspect.LiteralType():
            return [*kind.values, "nothing of the kind"]
        case inspect.UnionType():
            return [value for one in kind.types for value in _values(one)]
        case inspect.ListType() | inspect.VarTupleType() | inspect.CollectionType():
            return [[], *([value] for value in _values(kind.item_type)), [_values(kind.item_type)[0]] * MANY]
        case inspect.DictType():
            return [{}, {"x" * 200: 1}, {f"a{n}": n for n in range(MANY)}, _nested("a")]
        case inspect.StructType():
            return list(_documents(kind))
        case _:
            return [0, "x" * LONG, [0] * MANY, _nested("a"), _nested("")]


def _documents(kind: Any) -> Iterator[dict[str, Any]]:
    assert isinstance(kind, inspect.StructType)
    fields = {field.encode_name: _values(field.type) for field in kind.fields}
    tag = {kind.tag_field: kind.tag} if kind.tag_field else {}
    plain = {name: bad[0] for name, bad in fields.items()}
    yield {**tag, **plain}
    for name, bad in fields.items():
        yield from ({**tag, **plain, name: value} for value in bad[1:])


def _nested(name: str) -> Any:
    """Lists in lists, or documents in documents."""
    value: Any = 0
    for _ in range(DEEP):
        value = {name: value} if name else [value]
    return value


def encoded(document: Any) -> bytes:
    """As it goes over the wire, however large its numbers are."""
    import json

    try:
        return msgspec.json.encode(document)
    except (OverflowError, RecursionError):
        return json.dumps(document).encode()
