"""What can be chosen before a game. One Struct per game: flags, forms and schemas come from it. Never compiled."""

from collections.abc import Mapping
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct

from bestiary.core.errors import Refused, nearest, shown
from bestiary.core.refusal import Refusal

Kind = Literal[
    "switch",  # yes or no
    "choice",  # one of `values`
    "several",  # any of `values`
    "number",  # from `least` to `most`
    "seat",
    "seats",  # any of them
    "each",  # one of `values` for each seat
    "teams",  # a letter for each seat, the same for partners
    "sides",  # `count` letters, each one of `values`
    "list",  # of anything
    "text",
    "document",  # a text in a file
]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a game. Every field has a default, and a sentence of help:

    first: Annotated[int | None, Meta(description="Who starts.", extra_json_schema={"kind": "seat"})] = None

    What a form or a command line must know and the type does not say stands in `extra_json_schema`: any of the facts of
    an `Option` below, such as `{"seats": [4, 6]}` for one that means something only with so many seats, or
    `{"needs": {"teams": True}}` for one that means something only where another one has that value.
    """

    def problem(self, seats: int) -> Refusal | None:
        """What is wrong with these options for this many seats, beyond what the types say."""
        return None

    def plain(self) -> dict[str, Any]:
        """The options as they stand in a document."""
        document: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        return document


class Option(Struct, frozen=True, kw_only=True):
    """One option, described for a form or a command line."""

    name: str
    title: str
    help: str
    default: Any
    kind: Kind
    values: tuple[Any, ...] = ()  # what can be chosen, the usual one first; () where seats, numbers or anything can be
    different: bool = False  # no two seats may have the same
    least: int | None = None
    most: int | None = None
    count: int = 0
    without: str = "left to chance"  # what it means to choose nothing
    seats: tuple[int, ...] | None = None  # the numbers of seats with which it means something; None for all
    needs: dict[str, Any] = {}  # the options without whose value, named here, it means nothing
    matters: bool = False  # one of the few that stand first, and are not folded away
    says: str = ""  # the sentence in which it is chosen: "{first} begins."; others may be named in it as well
    labels: dict[str, str] = {}  # what a value is called in that sentence; "true" and "false" of a switch
    notes: dict[str, str] = {}  # what it means that a value is chosen, in a sentence; "" for whatever is chosen
    schema: dict[str, Any]  # as JSON schema, with the facts above that a game adds to it


O = TypeVar("O", bound=Options)  # noqa: E741


def read_options(kind: type[O], given: Options | Mapping[str, Any] | None) -> O:
    """Options from what somebody asked for. An unknown name or a wrong value is refused."""
    if given is None:
        return kind()
    try:
        wanted = given.plain() if isinstance(given, Options) else given
    except (TypeError, ValueError) as error:
        raise _bad(f"{error}.") from None
    if not isinstance(wanted, Mapping):
        raise _bad("Options are names with values.")
    names = kind.__struct_fields__
    for name in wanted:
        if name not in names:
            near = nearest(name, names)
            advice = f"did you mean {near!r}?" if near else f"there is: {', '.join(names) or 'none'}."
            raise _bad(f"There is no option '{shown(name)}'; {advice}")
    try:
        return msgspec.convert(dict(wanted), kind)
    except (msgspec.ValidationError, UnicodeError, RecursionError) as error:
        raise _bad(f"{error}.") from None


def _bad(text: str) -> Refused:
    return Refused(Refusal("BAD_OPTION", "T-02", text))


def describe(kind: type[Options]) -> list[Option]:
    """The options of a game in their order, with help, default, facts and JSON schema."""
    (reference,), components = msgspec.json.schema_components([kind], ref_template="{name}")
    schemas = components[reference["$ref"]].get("properties", {})
    default = kind().plain()
    return [_described(name, default[name], schemas[name], components) for name in kind.__struct_fields__]


FACTS = (
    "values",
    "different",
    "count",
    "without",
    "seats",
    "needs",
    "matters",
    "says",
    "labels",
    "notes",
)  # what a game says beside the type


def _described(name: str, default: Any, schema: dict[str, Any], components: Mapping[str, Any]) -> Option:
    shape = next((part for part in schema.get("anyOf", [schema]) if part.get("type") != "null"), schema)
    shape = components.get(shape.get("$ref", ""), shape)
    facts = {fact: schema[fact] for fact in FACTS if fact in schema}
    listed = shape.get("enum") or _items(shape).get("enum", ())
    facts.setdefault("values", tuple(sorted(listed, key=lambda value: value != default)))  # a schema sorts by alphabet
    if default == "":
        facts.setdefault("without", "as usual")
    described = {
        "name": name,
        "title": schema.get("title", name.replace("_", " ").capitalize()),
        "help": schema.get("description", ""),
        "default": default,
        "kind": schema.get("kind", _kind(shape)),
        "least": shape.get("minimum"),
        "most": shape.get("maximum"),
        "schema": schema,
    }
    return msgspec.convert(described | facts, Option)


def _kind(shape: dict[str, Any]) -> Kind:
    """What kind of option a type makes by itself."""
    if "enum" in shape:
        return "choice"
    if "enum" in _items(shape):
        return "several"
    kinds: dict[str, Kind] = {"boolean": "switch", "integer": "number", "number": "number", "array": "list"}
    return kinds.get(shape.get("type", ""), "text")


def _items(shape: dict[str, Any]) -> dict[str, Any]:
    items = shape.get("items")
    return items if isinstance(items, dict) else {}  # False where the length is fixed
