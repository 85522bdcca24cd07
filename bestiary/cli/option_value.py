"""The text after a flag, as a value of the type that a game's option has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click
import msgspec
from msgspec import inspect

from bestiary.cli.files import read_text
from bestiary.cli.numbers import shortened
from bestiary.core.errors import BestiaryError, nearest

NONE = object()  # None means to click that nothing was given


def reader(kind: Any) -> Callable[[str], Any]:
    """Reads numbers, words, one of several words, and lists of them with commas; `none` where it may be none.
    A text may lie in a file: @FILE; one that begins with @ itself is written with @@."""
    shape = inspect.type_info(kind)

    def value(text: str) -> Any:
        if _may_be_none(shape) and text.casefold() == "none":
            return NONE
        if text.startswith("@") and is_text(kind):
            text = text[1:] if text.startswith("@@") else _from_file(text[1:])
        try:
            return msgspec.to_builtins(msgspec.convert(_raw(shape, text), kind, strict=False))
        except msgspec.ValidationError:
            raise click.BadParameter(_complaint(shape, text)) from None

    return value


def is_switch(kind: Any) -> bool:
    """Whether the type is yes or no, so that its flag needs no value."""
    return isinstance(_bare(inspect.type_info(kind)), inspect.BoolType)


def is_text(kind: Any) -> bool:
    """Whether the type is a text, which may come from a file."""
    return isinstance(_bare(inspect.type_info(kind)), inspect.StrType)


def placeholder(kind: Any) -> str:
    """What stands after the flag in the help."""
    return _placeholder(inspect.type_info(kind))


def _from_file(name: str) -> str:
    try:
        return read_text(name)
    except BestiaryError as error:
        raise click.BadParameter(f"{error}.") from None


def _placeholder(shape: inspect.Type) -> str:
    shape = _bare(shape)
    if known := _words(shape):
        return "|".join(known)
    item = _item(shape)
    if item is not None:
        inner = _placeholder(item)
        return f"{inner},{inner},..."
    if isinstance(shape, inspect.TupleType):
        return ",".join(_placeholder(item) for item in shape.item_types)
    return {"IntType": "NUMBER", "FloatType": "NUMBER"}.get(type(shape).__name__, "TEXT")


def _raw(shape: inspect.Type, text: str) -> Any:
    """Lists as lists of texts; msgspec reads the rest."""
    shape = _bare(shape)
    if _item(shape) is not None or isinstance(shape, inspect.TupleType):
        return [part.strip() for part in text.split(",") if part.strip()]
    return text


def _complaint(shape: inspect.Type, text: str) -> str:
    shape = _bare(shape)
    item = _item(shape)
    if item is not None:
        parts = _raw(shape, text)
        wrong = [part for part in parts if not _fits(item, part)]
        return _complaint(item, wrong[0]) if wrong else f"it cannot be a list of {len(parts)}."
    if isinstance(shape, inspect.TupleType):
        return f"{shortened(text)!r} is not of the form {_placeholder(shape)}."
    if known := _words(shape):
        near = nearest(text, known)
        advice = f"did you mean {near!r}?" if near else f"there is: {', '.join(known)}."
        return f"{shortened(text)!r} is not one of them; {advice}"
    if isinstance(shape, inspect.IntType | inspect.FloatType):
        sort = "a whole number" if isinstance(shape, inspect.IntType) else "a number"
        return f"{shortened(text)!r} is not {sort}{_bounds(shape)}."
    if isinstance(shape, inspect.StrType) and shape.max_length is not None and len(text) > shape.max_length:
        return f"it has {len(text):,} characters, and {shape.max_length:,} are the most."
    return f"{shortened(text)!r} does not fit."


def _bounds(shape: inspect.IntType | inspect.FloatType) -> str:
    least = shape.ge if shape.ge is not None else shape.gt
    most = shape.le if shape.le is not None else shape.lt
    text = ""
    if least is not None:
        text += f", {least} or more" if shape.ge is not None else f", more than {least}"
    if most is not None:
        text += f", {most} or less" if shape.le is not None else f", less than {most}"
    return text


def _fits(shape: inspect.Type, text: str) -> bool:
    shape = _bare(shape)
    if known := _words(shape):
        return text in known
    if isinstance(shape, inspect.IntType):
        try:
            number = int(text)
        except ValueError:
            return False
        return (shape.ge is None or number >= shape.ge) and (shape.le is None or number <= shape.le)
    return True


def _words(shape: inspect.Type) -> list[str]:
    """The words that an option may be, where they are listed."""
    if isinstance(shape, inspect.EnumType):
        return [str(member.value) for member in shape.cls]
    if isinstance(shape, inspect.LiteralType):
        return [str(value) for value in shape.values]
    return []


def _item(shape: inspect.Type) -> inspect.Type | None:
    if isinstance(shape, inspect.ListType | inspect.VarTupleType | inspect.SetType | inspect.FrozenSetType):
        return shape.item_type
    return None


def _bare(shape: inspect.Type) -> inspect.Type:
    """The type without what only describes it, and without `or None`."""
    while isinstance(shape, inspect.Metadata):
        shape = shape.type
    if isinstance(shape, inspect.UnionType):
        kinds = [part for part in shape.types if not isinstance(part, inspect.NoneType)]
        if len(kinds) == 1:
            return _bare(kinds[0])
    return shape


def _may_be_none(shape: inspect.Type) -> bool:
    while isinstance(shape, inspect.Metadata):
        shape = shape.type
    return isinstance(shape, inspect.UnionType) and any(isinstance(part, inspect.NoneType) for part in shape.types)
