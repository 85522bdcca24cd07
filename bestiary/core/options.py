"""What can be chosen before a game. One Struct per game: flags, forms and schemas come from it. Never compiled."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from bestiary.core.errors import Refused, nearest, shown
from bestiary.core.refusal import Refusal


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a game. Every field has a default, and a sentence of help:

    first: Annotated[int | None, Meta(description="Who starts.")] = None

    One that means something only with some numbers of seats says so: `Meta(extra_json_schema={"seats": [4, 6]})`.
    """

    def problem(self, seats: int) -> Refusal | None:
        """What is wrong with these options for this many seats, beyond what the types say."""
        return None

    def plain(self) -> dict[str, Any]:
        """The options as they stand in a document."""
        document: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        return document


class Option(Struct, frozen=True):
    """One option, described for a form or a command line."""

    name: str
    help: str
    default: Any
    schema: dict[str, Any]


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
    """The options of a game in their order, with help, default and JSON schema."""
    (reference,), components = msgspec.json.schema_components([kind], ref_template="{name}")
    schemas = components[reference["$ref"]].get("properties", {})
    default = kind().plain()
    return [
        Option(name, schemas[name].get("description", ""), default[name], schemas[name])
        for name in kind.__struct_fields__
    ]
