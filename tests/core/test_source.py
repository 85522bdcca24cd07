"""Where a fact comes from is one of four words, and more may follow."""

import pytest

from bestiary.core.source import count, source


@pytest.mark.parametrize("told", ["invented", "invented: a filler", "invented (pairs), public (rest)", "invented; x"])
def test_the_first_word_is_the_source(told: str) -> None:
    assert source(told) == "invented"


@pytest.mark.parametrize("told", ["", "made up", "Rulebook", "the rulebook"])
def test_any_other_word_is_a_mistake(told: str) -> None:
    with pytest.raises(ValueError, match="rulebook, public, inferred, invented"):
        source(told)


def test_copies_count() -> None:
    cards: list[dict[str, object]] = [
        {"copies": 3, "src": "rulebook"},
        {"src": "invented"},
        {"copies": 2, "src": "inferred: by elimination"},
    ]
    assert count(cards, field="src") == 6
    assert count(cards, "invented", "inferred", field="src") == 3
