"""Positions as documents: what no position can be is refused, and older forms are upgraded."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, ClassVar

import pytest

import bestiary
from bestiary.core.dice import Dice
from bestiary.core.errors import BadPosition
from bestiary.core.playout import play_randomly
from tests.core.hostile import nonsense
from tests.core.matches import BURROW, CAFE, new_match, play_on
from tests.ending import until_over
from tests.toy.game import Burrow

MIDDLE = play_on(new_match(CAFE, 3), 20).save()


def refused(document: Any) -> BadPosition:
    with pytest.raises(BadPosition) as bad:
        CAFE.load(document)
    return bad.value


# The frame that the kernel reads.


@pytest.mark.parametrize("field", [{}, {"deck": 7}, {"phase": "sleeping"}, {"hands": [[]]}])
def test_a_reader_that_trusts_documents_refuses_what_it_cannot_read(field: dict[str, Any]) -> None:
    """A game of somebody else may check nothing: a guest's document is refused all the same, and no error of ours."""
    document = {**new_match(BURROW, 2).save(), **field} if field else {"nothing": "known"}
    with pytest.raises(BadPosition, match="it cannot be read"):
        BURROW.load(document)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_saved_position_is_loaded_as_it_was(seats: int) -> None:
    for game in (CAFE, BURROW):
        match = new_match(game, seats)
        for _ in until_over(match):
            assert game.load(match.save()).save() == match.save()
            play_on(match, 1)
        assert game.load(match.save()).save() == match.save()


def test_loading_does_not_change_the_document() -> None:
    document = play_on(new_match(BURROW, 3), 5).save()
    before = repr(document)
    state = BURROW.load(MappingProxyType(document))
    play_randomly(state, Dice(b""))
    assert repr(document) == before


def test_game_seats_form_and_options_may_be_left_out() -> None:
    state = CAFE.load({})
    assert state.seats == CAFE.usual_seats
    assert state.save()["options"] == CAFE.options().plain()


@pytest.mark.parametrize("document", nonsense(but=(dict,)))
def test_what_is_no_mapping_is_no_position(document: Any) -> None:
    assert "names and values" in str(refused(document))
    with pytest.raises(BadPosition):
        bestiary.load(document)


@pytest.mark.parametrize("game", ["burrow", "", "cafe", None, 5, [], {}, True])
def test_a_position_of_another_game_is_refused(game: Any) -> None:
    bad = refused({"game": game})
    assert bad.where == "game"
    assert str(game) in str(bad)


@pytest.mark.parametrize("game", nonsense(but=(str,)))
def test_a_position_names_its_game(game: Any) -> None:
    with pytest.raises(BadPosition) as bad:
        bestiary.load({"game": game})
    assert bad.value.where == "game"
    with pytest.raises(BadPosition):
        bestiary.load({})


@pytest.mark.parametrize("form", nonsense())
def test_an_unknown_form_is_refused(form: Any) -> None:
    assert refused({"form": form}).where == "form"


@pytest.mark.parametrize("form", [0, 2, 99])
def test_forms_before_and_after_those_known_are_refused(form: int) -> None:
    assert "the present one is 1" in str(refused({"form": form}))


@pytest.mark.parametrize("seats", nonsense())
def test_seats_that_the_game_is_not_for_are_refused(seats: Any) -> None:
    assert refused({"seats": seats}).where == "seats"


@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_too_many_and_too_few_seats_are_refused(seats: int) -> None:
    bad = refused({"seats": seats})
    assert bad.where == "seats"
    assert "(MC-001)" in str(bad)


@pytest.mark.parametrize(
    "options", [{"frist": 1}, {"first": 9}, {"first": "0"}, {"removed": ["sludge"]}, {"removed": ["sludge", "brain"]}]
)
def test_bad_options_are_refused(options: dict[str, Any]) -> None:
    assert refused({"seats": 4, "options": options}).where == "options"


@pytest.mark.parametrize("options", nonsense(but=(dict, type(None))))
def test_options_that_are_no_mapping_are_refused(options: Any) -> None:
    assert refused({"options": options}).where == "options"


# Older forms.


class OlderBurrow(Burrow):
    """Burrow whose documents have changed twice: the deck had another name, then the passes had none."""

    form = 3
    upgrades: ClassVar[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {
        1: lambda document: {**{k: v for k, v in document.items() if k != "heap"}, "deck": document["heap"]},
        2: lambda document: {"passed": 0, **document},
    }


def of_form(form: int) -> dict[str, Any]:
    document = {**new_match(BURROW, 3).save(), "form": form}
    if form < 3:
        del document["passed"]
    if form < 2:
        document["heap"] = document.pop("deck")
    return document


@pytest.mark.parametrize("form", [1, 2, 3])
def test_older_forms_are_upgraded_step_by_step(form: int) -> None:
    document = of_form(form)
    before = repr(document)
    assert OlderBurrow().load(document).save() == new_match(BURROW, 3).save()
    assert repr(document) == before


@pytest.mark.parametrize("form", [-1, 0, 4, True, "1", 1.0, None])
def test_forms_without_an_upgrade_are_refused(form: Any) -> None:
    with pytest.raises(BadPosition, match="the present one is 3") as bad:
        OlderBurrow().load({**of_form(3), "form": form})
    assert bad.value.where == "form"


def test_without_a_form_it_is_the_present_one() -> None:
    document = of_form(3)
    del document["form"]
    assert OlderBurrow().load(document).save() == new_match(BURROW, 3).save()


def test_a_gap_in_the_upgrades_is_refused_as_an_unknown_form() -> None:
    class Forgetful(OlderBurrow):
        upgrades: ClassVar[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {1: OlderBurrow.upgrades[1]}

    with pytest.raises(BadPosition):
        Forgetful().load(of_form(1))


# Hostile documents.


@pytest.mark.parametrize("field", [name for name in MIDDLE if name not in ("game", "form", "seats", "options")])
@pytest.mark.parametrize("value", nonsense())
def test_nonsense_in_a_field_is_refused_or_a_position(field: str, value: Any) -> None:
    try:
        state = CAFE.load({**MIDDLE, field: value})
    except BadPosition:
        return
    play_randomly(state, Dice(b""))
    assert state.result() is not None


@pytest.mark.parametrize("key", [5, None, b"pile", ("pile",), "", "²", "\ud800", "Pile", "moon"])
def test_unknown_names_are_refused(key: Any) -> None:
    with pytest.raises(BadPosition):
        CAFE.load({**MIDDLE, key: 1})


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of everything in a document."""
    found = [path] if path else []
    if isinstance(value, dict):
        found += [place for key, inner in value.items() for place in places(inner, (*path, key))]
    elif isinstance(value, list):
        found += [place for number, inner in enumerate(value) for place in places(inner, (*path, number))]
    return found


def changed(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    if not path:
        return new
    if isinstance(value, dict):
        return {key: changed(inner, path[1:], new) if key == path[0] else inner for key, inner in value.items()}
    return [changed(inner, path[1:], new) if number == path[0] else inner for number, inner in enumerate(value)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_change_of_a_document_is_refused_or_gives_a_position_that_can_be_played(seats: int) -> None:
    random = Random(seats)
    kinds = [
        "sludge",
        "brain",
        "anything",
        "lemon_sorbet",
        "bblt",
        "boiled_brains",
        "turn",
        "seat",
        "sorbet",
        "over",
        "deal",
    ]
    taken = 0
    for _ in range(400):
        document = play_on(new_match(CAFE, seats, random.randrange(50)), random.randrange(60)).save()
        new = random.choice([None, 0, 1, 2, 3, 4, -1, 7, [], {}, ["sludge"], {"brain": 1}, [0], random.choice(kinds)])
        place = random.choice([path for path in places(document) if path != ("options",)])
        try:
            state = CAFE.load(changed(document, place, new))
        except BadPosition:
            continue
        taken += 1
        assert CAFE.load(state.save()).save() == state.save()
        play_randomly(state, Dice(b""))
        assert state.result() is not None
    assert 10 < taken < 390
