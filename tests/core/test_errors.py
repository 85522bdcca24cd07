"""Errors: one small tree, with clear sentences and the place of what is wrong."""

import inspect
import re

import pytest

from bestiary.core import errors
from bestiary.core.errors import BadPosition, BadRecord, BestiaryError, Refused, UnknownName, Violation, nearest, shown
from bestiary.core.refusal import Refusal

CLASSES = {
    name: kind for name, kind in vars(errors).items() if inspect.isclass(kind) and kind.__module__ == errors.__name__
}


def test_the_tree_is_drawn_as_it_is() -> None:
    drawn = re.findall(r"^(?:[├└]── )?([A-Z]\w+) {2,}", errors.__doc__ or "", flags=re.MULTILINE)
    assert set(drawn) == set(CLASSES)
    assert all(issubclass(kind, BestiaryError) for kind in CLASSES.values())
    assert not issubclass(BestiaryError, ValueError | TypeError | KeyError)


def test_a_refusal_says_the_sentence_and_the_rule() -> None:
    refused = Refused(Refusal("TABLE_EMPTY", "MC-037", "That table has no monsters."))
    assert str(refused) == "That table has no monsters. (MC-037)"
    assert refused.refusal.code == "TABLE_EMPTY"


@pytest.mark.parametrize("kind", [BadPosition, BadRecord])
def test_a_bad_document_says_where(kind: type[BadPosition] | type[BadRecord]) -> None:
    assert str(kind("pile.sludge", "too many")) == "pile.sludge: too many"
    assert kind("pile.sludge", "too many").where == "pile.sludge"
    assert str(kind("", "not a mapping")) == "not a mapping"


def test_a_bad_record_says_the_sentence_without_the_place() -> None:
    assert BadRecord("move 3", "not as it was played").text == "not as it was played"


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        ("x" * 60, "x" * 60),
        ("x" * 61, "x" * 60 + "..."),
        ("x" * 5000, "x" * 60 + "..."),
        ("clear\x1b[2J", "clear\\x1b[2J"),
        ("\n\t", "\\n\\t"),
        ("café", "café"),
        (["a"], "['a']"),
        (7, "7"),
        (10**5000, "a very long number"),
    ],
    ids=range(9),
)
def test_what_is_repeated_is_short_and_printable(sent: object, said: str) -> None:
    assert shown(sent) == said


def test_a_violation_says_the_law_and_how_to_get_there() -> None:
    violation = Violation("law-3", "twins differ", "seed 5, move 9")
    assert (violation.law, violation.text, violation.where) == ("law-3", "twins differ", "seed 5, move 9")
    assert str(violation) == "law-3: twins differ [seed 5, move 9]"
    assert str(Violation("law-3", "twins differ")) == "law-3: twins differ"


def test_an_unknown_name_is_answered_with_the_nearest_or_with_all() -> None:
    assert str(UnknownName("bot", "gredy", ["random", "greedy"])) == "There is no bot 'gredy'. Did you mean 'greedy'?"
    assert str(UnknownName("bot", "zzz", ["random", "greedy"])) == "There is no bot 'zzz'. There is: greedy, random."
    assert str(UnknownName("bot", "zzz", [])) == "There is no bot 'zzz'. There is: none."
    assert UnknownName("bot", "zzz", iter(["random"])).nearest is None


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("sluge", "sludge"),
        ("SLUDGE", "sludge"),
        ("dust-bunny", "Dust_Bunny"),
        ("dustbunny", "Dust_Bunny"),
        ("", None),
        ("xyz", None),
        ("²", None),
    ],
)
def test_the_nearest_name_is_found_without_regard_to_case_and_hyphens(name: str, found: str | None) -> None:
    assert nearest(name, ["sludge", "brain", "Dust_Bunny"]) == found


def test_nothing_is_nearest_to_nothing() -> None:
    assert nearest("sludge", []) is None


def test_errors_are_raised_through_the_public_names() -> None:
    import bestiary

    for name in ("BadPosition", "BadRecord", "BestiaryError", "Refused", "UnknownName"):
        assert getattr(bestiary, name) is CLASSES[name]


def test_refusals_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Refusal("A", "T-01", "B").code = "C"  # type: ignore[misc]
