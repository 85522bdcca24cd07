"""Reading the documents that strangers send: what does not fit the type is a bad position, whatever it is."""

from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from bestiary.core.errors import BadPosition

Small: TypeAlias = Annotated[int, Meta(ge=-9999, le=9999)]  # no game counts further; sentences may repeat it

T = TypeVar("T")


def read_document(given: dict[str, Any], kind: type[T]) -> T:
    """A document as a Struct of a game's own, its names and types checked."""
    try:
        return msgspec.convert(given, kind)
    except (msgspec.ValidationError, UnicodeError, RecursionError) as error:
        raise BadPosition("", f"{error}") from None
