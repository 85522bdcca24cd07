"""Action spaces: numbers and words stand for the same actions, and what stands for none is refused."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bestiary.core.actions import ActionSpace, Never, Parameter, Verb
from bestiary.core.errors import Refused
from bestiary.core.refusal import Refusal
from tests.core.matches import BURROW, CAFE

SPACES = {
    "cafe": CAFE.actions,
    "cafe-chance": CAFE.outcomes,
    "burrow": BURROW.actions,
    "burrow-chance": BURROW.outcomes,
}
EVERY_ACTION = [
    pytest.param(space, action, id=f"{name}-{action}") for name, space in SPACES.items() for action in range(space.size)
]
# No game here has an action with two parameters yet, and Big Monster will have 3,203 places.
BOARD = ActionSpace(
    [
        Verb("wait"),
        Verb("push", Parameter("who", ("ann", "bob_b")), Parameter.numbers("column", 3), Parameter.numbers("row", 5)),
        Verb("lay", Parameter("kind", ("big_egg", "egg")), tray=True),
        Verb("stop"),
    ],
    [
        Never("fly", None, Refusal("NO_WINGS", "B-07", "Badgers do not fly.")),
        Never("push", "force", Refusal("ONE_FORCE", "B-08", "There is one force only.")),
        Never("lay", "kind", Refusal("NO_STONES", "B-09", "Stones are not laid."), value="stone"),
    ],
)


def refusal_of(space: ActionSpace, text: str) -> Refusal:
    with pytest.raises(Refused) as refused:
        space.parse(text)
    return refused.value.refusal


@pytest.mark.rule("T-03")
@pytest.mark.parametrize(("count", "last"), [(12, "a11."), (13, "a11 ...."), (40, "a11 ....")])
def test_who_names_no_action_is_told_the_first_dozen(count: int, last: str) -> None:
    space = ActionSpace([Verb(f"a{number}") for number in range(count)])
    assert refusal_of(space, "????").text.endswith(f"a9, a10, {last}")


@pytest.mark.rule("T-08")
@pytest.mark.parametrize(
    ("text", "verbs"),
    [
        ("fly", []),  # stands in for nothing
        ("fly to=moon", []),
        ("push force=2", ["push"]),  # what never can be, of a verb that can
        ("lay kind=stone", ["lay"]),
        ("swim", ["wait", "stop"]),  # what it stands in for
        ("throw what=stone", ["throw"]),  # a value that was foreseen
        ("throw what=egg", []),
        ("throw", ["throw"]),  # and none is a wrong one
        ("lay kind=egg", []),
        ("dance", []),
        ("", []),
    ],
)
def test_what_never_can_be_belongs_to_the_moment_of_some_verbs(text: str, verbs: list[str]) -> None:
    swim = Never("swim", None, Refusal("NO_WATER", "B-10", "There is no water."), instead=("wait", "stop"))
    no_stones = Refusal("NO_STONES", "B-09", "Stones are not thrown.")
    space = ActionSpace(
        [*BOARD.verbs(), Verb("throw", Parameter("what", ("egg",), refusal=no_stones))], [*BOARD.nevers(), swim]
    )
    assert space.instead(text) == verbs


# Numbers and words.


@pytest.mark.rule("T-03")
@pytest.mark.parametrize(("space", "action"), EVERY_ACTION)
def test_text_of_an_action_stands_for_it(space: ActionSpace, action: int) -> None:
    assert space.parse(space.text(action)) == action


@pytest.mark.parametrize(("space", "action"), EVERY_ACTION)
def test_verb_and_values_of_an_action_stand_for_it(space: ActionSpace, action: int) -> None:
    verb, values = space.decode(action)
    assert space.encode(verb, *values) == action
    assert space.verb(action).name == verb
    words = [verb, *(f"{p.name}={p.values[v]}" for p, v in zip(space.verb(action).parameters, values, strict=True))]
    assert space.text(action) == " ".join(words)


@pytest.mark.parametrize("space", [*SPACES.values(), BOARD])
def test_every_action_has_a_text_of_its_own(space: ActionSpace) -> None:
    assert len({space.text(action) for action in range(space.size)}) == space.size
    assert sum(verb.size for verb in space.verbs()) == space.size


def test_numbers_of_monster_cafe_are_those_of_its_rules() -> None:
    texts = [CAFE.actions.text(action) for action in range(CAFE.actions.size)]
    assert len(texts) == 18
    assert texts[0] == "draw"
    assert texts[1:5] == [f"seat table={table}" for table in range(4)]
    assert texts[5:9] == [f"clear table={table}" for table in range(4)]
    assert texts[9] == "scare kind=eyeball"
    assert texts[17] == "scare kind=anything"


def test_last_parameter_counts_fastest() -> None:
    assert BOARD.base("push") == 1
    assert BOARD.text(1) == "push who=ann column=0 row=0"
    assert BOARD.text(2) == "push who=ann column=0 row=1"
    assert BOARD.encode("push", 1, 2, 4) == 30
    assert BOARD.decode(30) == ("push", (1, 2, 4))
    assert BOARD.base("stop") == BOARD.size - 1


@given(st.integers(0, BOARD.size - 1))
def test_several_parameters_are_encoded_and_read_back(action: int) -> None:
    verb, values = BOARD.decode(action)
    assert BOARD.encode(verb, *values) == action
    assert BOARD.parse(BOARD.text(action)) == action


def test_a_number_is_an_action_from_0_to_the_size() -> None:
    assert [number for number in range(-3, 30) if CAFE.actions.has(number)] == list(range(18))
    assert not CAFE.actions.has(10**30)
    assert not CAFE.actions.has(-(10**30))


@pytest.mark.parametrize("values", [(2, 0, 0), (-1, 0, 0), (0, 3, 0), (0, 0, 5), (0, 0), (0, 0, 0, 0), ()])
def test_values_that_a_verb_does_not_have_are_not_encoded(values: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"has no value|argument"):
        BOARD.encode("push", *values)


def test_steps_into_the_tray_are_marked() -> None:
    assert [BOARD.text(action) for action in range(BOARD.size) if BOARD.tray(action)] == [
        "lay kind=big_egg",
        "lay kind=egg",
    ]
    assert not any(CAFE.actions.tray(action) for action in range(CAFE.actions.size))
    assert {
        BURROW.actions.verb(action).name for action in range(BURROW.actions.size) if BURROW.actions.tray(action)
    } == {"lay"}


# What is understood besides the exact text.


@given(st.permutations(["who=bob_b", "column=2", "row=4"]))
def test_parameters_may_come_in_any_order(parameters: list[str]) -> None:
    assert BOARD.parse(" ".join(["push", *parameters])) == BOARD.encode("push", 1, 2, 4)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("scare kind=dust-bunny", "scare kind=dust_bunny"),
        ("scare kind=stinky-sock", "scare kind=stinky_sock"),
        ("  clear \t table=2\n", "clear table=2"),
    ],
)
def test_hyphens_and_spaces_do_not_matter(text: str, meant: str) -> None:
    assert CAFE.actions.text(CAFE.actions.parse(text)) == meant


def test_hyphens_do_in_every_word_and_a_value_may_be_negative() -> None:
    space = ActionSpace([Verb("hand_over", Parameter("own_ship", ("-1", "0", "big_one")))])
    assert space.parse("hand-over own-ship=big-one") == space.parse("hand_over own_ship=big_one") == 2
    assert space.parse("hand-over own-ship=-1") == 0
    assert refusal_of(space, "hand-over own-ship=-2").code == "UNKNOWN_ACTION"


# What is refused.


@pytest.mark.rule("T-03")
@pytest.mark.parametrize(
    ("text", "advice"),
    [
        ("", "there is: draw, seat, clear, scare."),
        ("   ", "there is: draw, seat, clear, scare."),
        ("drw", "did you mean 'draw'?"),
        ("DRAW", "did you mean 'draw'?"),
        ("cleer table=1", "did you mean 'clear'?"),
        ("xyzzy", "there is: draw, seat, clear, scare."),
        ("0", "there is: draw, seat, clear, scare."),
        ("table=1", "there is: draw, seat, clear, scare."),
        ("=", "there is: draw, seat, clear, scare."),
        ("draw table=1", "it has none."),
        ("draw draw", "it has none."),
        ("clear", "there is: table."),
        ("clear tabel=1", "did you mean 'table'?"),
        ("clear kind=sludge", "there is: table."),
        ("clear =1", "there is: table."),
        ("clear 1", "there is: table."),
        ("clear table", "there is: 0, 1, 2, 3."),
        ("clear table=", "there is: 0, 1, 2, 3."),
        ("clear table= 1", "table"),
        ("clear table =1", "table"),
        ("clear table=4", "there is: 0, 1, 2, 3."),
        ("clear table=-1", "did you mean '1'?"),
        ("clear table=01", "did you mean '1'?"),
        ("clear table=+1", "did you mean '1'?"),
        ("clear table=1.0", "did you mean '"),
        ("clear table==1", "did you mean '1'?"),
        ("clear table=²", "there is: 0, 1, 2, 3."),
        ("clear table=٣", "there is: 0, 1, 2, 3."),
        ("clear table=\uff11", "there is: 0, 1, 2, 3."),
        ("clear table=1 table=1", "there is: table."),
        ("clear table=1 table=2", "there is: table."),
        ("clear table=1 seat=1", "there is: table."),
        ("clear table=1;draw", "there is: 0, 1, 2, 3."),
        ("scare kind=sluge", "did you mean 'sludge'?"),
        ("scare kind=SLUDGE", "did you mean 'sludge'?"),
        ("scare kind=lemon_sorbet", "there is: eyeball, "),
        ("draw\x00", "did you mean 'draw'?"),
        ("\ud800", "there is: draw, seat, clear, scare."),
    ],
)
def test_malformed_text_is_refused_with_the_nearest_right_word(text: str, advice: str) -> None:
    refusal = refusal_of(CAFE.actions, text)
    assert refusal.code == "UNKNOWN_ACTION"
    assert refusal.rule == "T-03"
    assert advice in refusal.text


@pytest.mark.parametrize(
    "text",
    [
        "push",
        "push who=ann",
        "push who=ann column=1",
        "push who=ann column=1 row=1 row=2",
        "push who=ann column=1 column=1",
    ],
)
def test_each_parameter_is_needed_once(text: str) -> None:
    refusal = refusal_of(BOARD, text)
    assert (refusal.code, refusal.rule) == ("UNKNOWN_ACTION", "T-03")
    assert "each of its parameters once" in refusal.text
    assert "who, column, row" in refusal.text


def test_a_long_list_of_right_words_is_cut_short() -> None:
    space = ActionSpace([Verb("go", Parameter.numbers("place", 3203))])
    refusal = refusal_of(space, "go place=somewhere")
    assert refusal.text.endswith("0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 ....")


def test_a_refused_text_is_repeated_as_it_was_written() -> None:
    assert "'-1'" in refusal_of(CAFE.actions, "clear table=-1").text


def test_a_refusal_of_a_long_text_is_not_as_long() -> None:
    assert len(refusal_of(CAFE.actions, "x" * 1_000_000).text) < 1000


WORDS = ["draw", "seat", "clear", "push", "table=1", "table", "kind", "=", "2", "-", "kind=egg", "who=ann", "row=3"]


@given(st.text(max_size=40) | st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    for space in (CAFE.actions, BURROW.actions, BOARD):
        with contextlib.suppress(Refused):
            action = space.parse(text)
            assert sorted(space.text(action).split()) == sorted(text.replace("-", "_").split())


# What no action can express.


@pytest.mark.parametrize(
    ("text", "code", "rule"),
    [
        ("pass", "MUST_ACT", "MC-015"),
        ("pass now", "MUST_ACT", "MC-015"),
        ("seat table=1 side=2", "NO_SIDE", "MC-021"),
        ("seat side=2", "NO_SIDE", "MC-021"),
        ("keep", "MUST_SEAT", "MC-018"),
        ("discard kind=sludge", "MUST_SEAT", "MC-018"),
        ("scare kind=sludge count=1", "ALL_OF_KIND", "MC-031"),
        ("clear table=1 leave=sludge", "CLEAR_ALL", "MC-039"),
        ("clear take=sludge table=1", "CLEAR_ALL", "MC-039"),
        ("move table=1", "SEATED", "MC-023"),
    ],
)
def test_what_people_try_in_vain_is_refused_by_the_rule_against_it(text: str, code: str, rule: str) -> None:
    refusal = refusal_of(CAFE.actions, text)
    assert (refusal.code, refusal.rule) == (code, rule)


def test_never_of_a_parameter_leaves_the_verb_alone() -> None:
    assert refusal_of(BOARD, "push force=9 who=ann column=0 row=0").code == "ONE_FORCE"
    assert refusal_of(BOARD, "fly").code == "NO_WINGS"
    assert BOARD.parse("push who=ann column=0 row=0") == 1


def test_never_of_a_value_leaves_the_others_alone() -> None:
    assert refusal_of(BOARD, "lay kind=stone").code == "NO_STONES"
    assert refusal_of(BOARD, "lay kind=rock").code == "UNKNOWN_ACTION"
    assert BOARD.text(BOARD.parse("lay kind=egg")) == "lay kind=egg"
