"""Documents that strangers send: their numbers have bounds, and a sentence can always repeat them."""

import pytest
from msgspec import Struct

from bestiary.core.document import Small, read_document
from bestiary.core.errors import BadPosition


class Counted(Struct, frozen=True, forbid_unknown_fields=True):
    """A document of one number."""

    count: Small


@pytest.mark.parametrize("count", [-9999, 0, 9999])
def test_a_number_of_four_digits_is_read(count: int) -> None:
    assert read_document({"count": count}, Counted).count == count


@pytest.mark.parametrize("count", [-10_000, 10_000, 10**400])
def test_a_longer_number_is_a_bad_position(count: int) -> None:
    with pytest.raises(BadPosition):
        read_document({"count": count}, Counted)
