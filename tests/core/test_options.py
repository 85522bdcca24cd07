"""Options: read from what somebody asks for, described for a form, written as plain values."""

import json
from collections.abc import Mapping
from string import Formatter
from types import MappingProxyType
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct, ValidationError

import bestiary
from bestiary.core.errors import BestiaryError, Refused
from bestiary.core.game import Game
from bestiary.core.options import Option, Options, describe, read_options
from bestiary.core.refusal import Refusal
from bestiary.core.registry import games
from bestiary.games.monster_cafe.options import CafeOptions
from tests.core.hostile import nonsense
from tests.core.matches import BURROW, CAFE


class Weather(Struct, frozen=True, forbid_unknown_fields=True):
    rain: int = 0
    wind: str = "west"


class NestedOptions(Options, frozen=True):
    """Options with everything that a form has to show."""

    turns: Annotated[int, Meta(description="How long.", ge=1, le=9)] = 3
    weather: Annotated[Weather, Meta(description="What it is like outside.")] = Weather()
    kinds: Annotated[tuple[str, ...], Meta(description="What there is.")] = ("egg",)
    chatty: Annotated[bool, Meta(description="Whether they talk.")] = False


def refusal_of(kind: type[Options], given: Any) -> Refusal:
    with pytest.raises(Refused) as refused:
        read_options(kind, given)
    return refused.value.refusal


# Reading.


def test_nothing_asked_for_gives_the_defaults() -> None:
    assert read_options(CafeOptions, None) == CafeOptions() == read_options(CafeOptions, {})


@pytest.mark.parametrize("kind", [dict, MappingProxyType])
def test_what_is_asked_for_is_taken(kind: type[Mapping[str, Any]]) -> None:
    given = kind({"first": 2, "removed": ["sludge", "brain"]})  # type: ignore[call-arg]
    assert read_options(CafeOptions, given) == CafeOptions(first=2, removed=("sludge", "brain"))


def test_options_of_the_right_kind_are_taken_as_they_are() -> None:
    options = CafeOptions(first=1)
    assert read_options(CafeOptions, options) == options


def test_options_of_another_kind_are_read_by_name() -> None:
    assert read_options(CafeOptions, Options()) == CafeOptions()
    assert "no option 'turns'" in refusal_of(CafeOptions, NestedOptions()).text


@pytest.mark.rule("T-02")
@pytest.mark.parametrize(
    ("kind", "given", "text"),
    [
        (CafeOptions, {"frist": 1}, "There is no option 'frist'; did you mean 'first'?"),
        (CafeOptions, {"First": 1}, "There is no option 'First'; did you mean 'first'?"),
        (CafeOptions, {"zzz": 1}, "There is no option 'zzz'; there is: first, removed."),
        (CafeOptions, {"": 1}, "There is no option ''; there is: first, removed."),
        (CafeOptions, {1: 1}, "There is no option '1';"),
        (CafeOptions, {None: 1}, "There is no option 'None';"),
        (Options, {"first": 1}, "There is no option 'first'; there is: none."),
        (CafeOptions, {"first": "1"}, "Expected `int | null`, got `str`"),
        (CafeOptions, {"first": "٣"}, "Expected `int | null`, got `str`"),
        (CafeOptions, {"first": True}, "Expected `int | null`, got `bool`"),
        (CafeOptions, {"first": 1.5}, "Expected `int | null`, got `float`"),
        (CafeOptions, {"first": float("nan")}, "Expected `int | null`, got `float`"),
        (CafeOptions, {"first": [1]}, "Expected `int | null`, got `array`"),
        (CafeOptions, {"removed": "sludge"}, "Expected `array | null`, got `str`"),
        (CafeOptions, {"removed": [1]}, "Expected `str`, got `int`"),
        (CafeOptions, {"removed": [["sludge"]]}, "Expected `str`, got `array`"),
        (CafeOptions, {"removed": {"sludge": 1}}, "Expected `array | null`, got `object`"),
        (NestedOptions, {"turns": 0}, "Expected `int` >= 1 - at `$.turns`"),
        (NestedOptions, {"weather": {"rain": "much"}}, "at `$.weather.rain`"),
        (NestedOptions, {"weather": {"snow": 1}}, "unknown field `snow`"),
        (NestedOptions, {"weather": None}, "at `$.weather`"),
        (NestedOptions, {"chatty": 1}, "Expected `bool`, got `int`"),
    ],
)
def test_unknown_names_and_wrong_values_are_refused(kind: type[Options], given: Any, text: str) -> None:
    refusal = refusal_of(kind, given)
    assert (refusal.code, refusal.rule) == ("BAD_OPTION", "T-02")
    assert text in refusal.text
    assert refusal.text.endswith((".", "?"))


def test_nested_options_are_read() -> None:
    read = read_options(NestedOptions, {"weather": {"rain": 3}, "kinds": []})
    assert read == NestedOptions(weather=Weather(rain=3), kinds=())


@pytest.mark.parametrize("given", nonsense(but=(dict, type(None))))
def test_options_that_are_no_mapping_are_refused(given: Any) -> None:
    with pytest.raises(Refused) as refused:
        bestiary.new("monster_cafe", seats=3, options=given)
    assert refused.value.refusal.rule == "T-02"


@pytest.mark.parametrize("name", ["first", "removed"])
@pytest.mark.parametrize("value", nonsense(but=(type(None),)))
def test_nonsense_in_an_option_is_refused(name: str, value: Any) -> None:
    if name == "removed" and value == []:
        assert read_options(CafeOptions, {name: value}).removed == ()
    with pytest.raises(Refused):
        bestiary.new("monster_cafe", seats=3, options={name: value})


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (2, {"first": 2}, "BAD_FIRST"),
        (4, {"first": -1}, "BAD_FIRST"),
        (4, {"removed": ["sludge", "brain"]}, "BAD_REMOVAL"),
        (3, {"removed": ["sludge", "sludge"]}, "BAD_REMOVAL"),
    ],
)
def test_a_game_looks_at_its_options_for_the_seats_there_are(seats: int, options: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as refused:
        CAFE.new(seats, options)
    assert refused.value.refusal.code == code


def test_options_cannot_be_changed_afterwards() -> None:
    with pytest.raises(AttributeError):
        CafeOptions().first = 3  # type: ignore[misc]


def test_options_that_python_code_fills_with_the_wrong_types_are_refused() -> None:
    with pytest.raises(BestiaryError):
        CAFE.new(3, CafeOptions(first="x"))  # type: ignore[arg-type]


# Describing and writing.


@pytest.mark.parametrize("kind", [*(game.options for game in games().values()), NestedOptions])
def test_every_option_is_described(kind: type[Options]) -> None:
    described = describe(kind)
    assert [option.name for option in described] == list(kind.__struct_fields__)
    for option in described:
        assert option.help.endswith("."), f"{option.name} has no sentence of help"
        assert option.schema
        assert option.default == kind().plain()[option.name]
    json.dumps([option.schema for option in described])


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_a_yes_or_no_that_is_always_refused_is_not_offered(game: Game) -> None:
    """Given a number of seats, when an option can only be refused, then its `seats` leave that number out."""
    for option in describe(game.options):
        meant = game.seats if option.seats is None else option.seats
        assert set(meant) <= set(game.seats), option.name
        if option.kind == "switch":
            other = read_options(game.options, {option.name: not option.default})
            assert {seats for seats in meant if other.problem(seats)} == set(), option.name


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_the_facts_of_an_option_agree_with_its_type_and_with_the_others(game: Game) -> None:
    """Given an option, then what can be chosen is taken by its type, and what it needs is an option before it."""
    options = {option.name: option for option in describe(game.options)}
    for option in options.values():
        assert option.title, option.name
        if option.kind in ("choice", "several", "each", "sides"):
            assert option.values, option.name
        for value in _examples(option, game.usual_seats):
            read_options(game.options, {option.name: value})
        for parent, value in option.needs.items():
            assert list(options).index(parent) < list(options).index(option.name), "a form shows the parent first"
            read_options(game.options, {parent: value})


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_option_is_a_sentence_in_a_players_words(game: Game) -> None:
    """Given what a form may show, then each has a sentence with its place, and at most three stand first."""
    options = {option.name: option for option in describe(game.options)}
    for option in options.values():
        if option.seats == ():
            continue  # nobody ever chooses it
        places = [field for _, field, _, _ in Formatter().parse(option.says) if field is not None]
        assert option.name in places, option.name
        assert set(places) <= set(options), option.name
        known = ["true", "false"] if option.kind == "switch" else [str(value) for value in option.values]
        assert set(option.labels) <= set(known), option.name
        assert set(option.notes) <= {"", *known}, option.name
        assert option.kind != "switch" or set(option.labels) == set(known), option.name
        for text in (option.says, *option.notes.values()):
            assert text.endswith("."), option.name
            words = "".join(literal for literal, _, _, _ in Formatter().parse(text))
            assert not set(words) & set("_`[]"), f"{option.name}: a player reads this"
    for seats in game.seats:
        first = [one for one in options.values() if one.matters and (one.seats is None or seats in one.seats)]
        assert len(first) <= 3, [one.name for one in first]


def _examples(option: Option, seats: int) -> list[Any]:
    """Values of an option, made from its facts alone."""
    return {
        "switch": [True, False],
        "choice": list(option.values),
        "several": [list(option.values)],
        "number": [number for number in (option.least, option.most) if number is not None],
        "seat": [0, 1],
        "seats": [[0]],
        "each": [[value] * seats for value in option.values],
        "teams": ["AABB"],
        "sides": [value * option.count for value in option.values],
        "list": [[]],
        "text": [""],
        "document": [""],
    }[option.kind]


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_who_follows_the_facts_of_an_option_is_not_refused_for_its_parents(game: Game) -> None:
    """Given an option that needs another one, when that one is as it is needed, then the option can be chosen."""
    for option in describe(game.options):
        if option.needs:
            seats = option.seats or game.seats
            chosen = {"teams": "ABCABC", "seats": [0], "choice": option.values[-1:]}[option.kind]
            wish = {**option.needs, option.name: chosen[0] if option.kind == "choice" else chosen}
            assert read_options(game.options, wish).problem(max(seats)) is None, option.name


class FactualOptions(Options, frozen=True):
    """Options that say more than their types."""

    mood: Annotated[Literal["calm", "wild"], Meta(description="How they feel.")] = "wild"
    nests: Annotated[tuple[Literal["oak", "elm"], ...], Meta(description="Where they live.")] = ()
    leader: Annotated[int | None, Meta(description="Who leads.", extra_json_schema={"kind": "seat"})] = None
    story: Annotated[str, Meta(title="A tale", description="To tell.", extra_json_schema={"kind": "document"})] = ""
    pups: Annotated[
        tuple[str, ...] | None,
        Meta(
            description="One for each.",
            extra_json_schema={
                "kind": "each",
                "values": ["fox", "owl"],
                "different": True,
                "seats": [2],
                "needs": {"mood": "calm"},
                "without": "none",
            },
        ),
    ] = None


def test_what_the_type_says_need_not_be_said_again() -> None:
    mood, nests, leader, story, _ = describe(FactualOptions)
    assert (mood.kind, mood.values) == ("choice", ("wild", "calm"))  # the usual one first
    assert (nests.kind, set(nests.values)) == ("several", {"elm", "oak"})
    assert (leader.kind, leader.title, leader.without) == ("seat", "Leader", "left to chance")
    assert (story.kind, story.title, story.without) == ("document", "A tale", "as usual")


def test_what_the_type_does_not_say_stands_beside_it() -> None:
    pups = describe(FactualOptions)[-1]
    assert (pups.kind, pups.values, pups.different) == ("each", ("fox", "owl"), True)
    assert (pups.seats, pups.needs, pups.without) == ((2,), {"mood": "calm"}, "none")


def test_an_option_that_says_no_more_is_a_plain_one() -> None:
    for option in describe(NestedOptions):
        assert (option.different, option.matters, option.count, option.without) == (False, False, 0, "left to chance")
        assert (option.seats, option.needs, option.says, option.labels, option.notes) == (None, {}, "", {}, {})


def test_a_kind_that_nobody_knows_is_noticed() -> None:
    class Odd(Options, frozen=True):
        it: Annotated[int, Meta(extra_json_schema={"kind": "hat"})] = 0

    with pytest.raises(ValidationError):
        describe(Odd)


def test_description_has_what_a_form_needs() -> None:
    turns, weather, kinds, chatty = describe(NestedOptions)
    assert (turns.help, turns.default, turns.schema["minimum"]) == ("How long.", 3, 1)
    assert (turns.kind, turns.least, turns.most) == ("number", 1, 9)
    assert weather.default == {"rain": 0, "wind": "west"}
    assert kinds.default == ["egg"]
    assert chatty.schema["type"] == "boolean"
    assert [weather.kind, kinds.kind, chatty.kind] == ["text", "list", "switch"]


def test_a_game_without_options_has_nothing_to_describe() -> None:
    assert describe(BURROW.options) == []


@pytest.mark.parametrize(
    "options",
    [CafeOptions(), CafeOptions(first=2, removed=("sludge", "brain")), NestedOptions(), Options()],
)
def test_plain_options_are_json_and_read_back(options: Options) -> None:
    plain = options.plain()
    assert json.loads(json.dumps(plain)) == plain
    assert list(plain) == list(options.__struct_fields__)
    assert read_options(type(options), plain) == options


def test_plain_options_are_a_copy() -> None:
    options = CafeOptions(removed=("sludge", "brain"))
    options.plain()["removed"].append("egg")
    assert options.plain()["removed"] == ["sludge", "brain"]


def test_a_default_of_the_wrong_type_would_be_noticed() -> None:
    """describe() of every installed game is read back with strict types."""
    for game in games().values():
        try:
            read_options(game.options, {option.name: option.default for option in describe(game.options)})
        except (Refused, ValidationError) as error:
            pytest.fail(f"{game.id}: {error}")
