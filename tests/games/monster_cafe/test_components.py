"""MC-001 to MC-005: what is in the box."""

import pytest

import bestiary
from bestiary.core.errors import BadPosition, Refused
from bestiary.core.seats import CHANCE
from bestiary.games.monster_cafe import GAME
from bestiary.games.monster_cafe.actions import OUTCOMES
from tests.games.monster_cafe.positions import CARDS, EATS, MEALS, REGULAR, collection, owns, position, started
from tests.games.other_data import read_with


@pytest.mark.rule("MC-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_may_play(seats: int) -> None:
    match = bestiary.new("monster_cafe", seats=seats, seed=1)

    assert match.seats == seats
    assert match.pending


@pytest.mark.rule("MC-001", "MC-R01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 6])
def test_any_other_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        bestiary.new("monster_cafe", seats=seats)

    assert caught.value.refusal.code == "PLAYER_COUNT"
    assert caught.value.refusal.rule == "MC-001"
    assert caught.value.refusal.text == "Monster Café needs 2 to 4 players."


@pytest.mark.rule("MC-002")
def test_the_monster_deck_has_six_of_nine_monsters_and_six_sorbets() -> None:
    pile = GAME.new(4).save()["pile"]

    assert pile == dict.fromkeys(CARDS, 6)
    assert sum(pile.values()) == 60


@pytest.mark.rule("MC-003")
def test_the_table_deck_has_two_of_eight_meals() -> None:
    stack = GAME.new(4).save()["stack"]

    assert stack == dict.fromkeys(MEALS, 2)
    assert sum(stack.values()) == 16


@pytest.mark.rule("MC-004")
@pytest.mark.parametrize("kind", REGULAR)
@pytest.mark.parametrize("meal", MEALS)
def test_each_regular_monster_eats_its_own_meal_and_no_other(kind: str, meal: str) -> None:
    match = started(collections=[owns([kind], [meal])], round=2)

    assert collection(match, 0).score == (1 if EATS[kind] == meal else -1)


@pytest.mark.rule("MC-005")
def test_the_two_decks_never_mix() -> None:
    dealing = position(phase="deal")
    drawing = position(phase="draw")

    assert [OUTCOMES.text(outcome) for outcome in dealing.possible()] == [f"deal meal={meal}" for meal in MEALS]
    assert [OUTCOMES.text(outcome) for outcome in drawing.possible()] == [f"draw kind={card}" for card in CARDS]
    assert dealing.pending() == drawing.pending() == (CHANCE,)


@pytest.mark.rule("MC-005")
@pytest.mark.parametrize(("place", "stranger"), [("pile", "bblt"), ("discard", "bblt"), ("stack", "sludge")])
def test_a_deck_with_a_card_of_the_other_is_no_position(place: str, stranger: str) -> None:
    with pytest.raises(BadPosition, match=f"^{place}: there is no (card|table) '{stranger}'"):
        position(**{place: {stranger: 1}})


@pytest.mark.rule("MC-002", "MC-003", "MC-004")
@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("monster_deck = 60", "monster_deck = 66", "do not add up to the counts of the rulebook"),
        ("table_cards = 16", "table_cards = 18", "do not add up to the counts of the rulebook"),
        ('eats = "sludge_souffle"', 'eats = "stinky_sock_stew"', "every meal feeds one regular kind"),
    ],
)
def test_data_that_contradict_themselves_are_not_played_with(old: str, new: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        read_with("monster_cafe", old, new)
