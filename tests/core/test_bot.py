"""What a heuristic gives for nothing: a value for everybody, the best answer, and what a bot may rely on."""

from bestiary.core.bot import Heuristic
from bestiary.core.seats import Seat
from bestiary.core.state import State
from tests.core.matches import CAFE, new_match, play_on


class Tables(Heuristic):
    """As good as a seat's table cards are many: draws are all alike, and clearings too."""

    def value(self, state: State, seat: Seat) -> float:
        return float(sum(state.save()["collections"][seat]["tables"].values()))


def in_turn() -> tuple[State, Seat]:
    """Somebody may draw, or clear one of several tables."""
    for seed in range(50):
        state = play_on(new_match(CAFE, 4, seed), 12, seed).state
        seat = state.pending()[0]
        if [CAFE.actions.text(action).partition(" ")[0] for action in state.legal(seat)][:3] == [
            "draw",
            *["clear"] * 2,
        ]:
            return state, seat
    raise AssertionError("no such position")


def test_everybody_has_a_value() -> None:
    state, _ = in_turn()
    assert Tables().values(state) == [Tables().value(state, seat) for seat in range(4)]
    assert Tables().terms(state, 2) == {"value": Tables().value(state, 2)}


def test_of_equally_good_answers_the_first_is_given() -> None:
    state, seat = in_turn()
    first = state.clone()
    first.apply(seat, state.legal(seat)[1])
    assert Tables().after_best(state, seat).save() == first.save()
    assert Tables().best_answer(state, seat) == Tables().value(first, seat) == Tables().value(state, seat) + 1


def test_where_nothing_can_be_answered_the_position_stays() -> None:
    state, seat = in_turn()
    assert Tables().after_best(state, (seat + 1) % 4) is state


def test_chance_matters_and_several_worlds_are_looked_at_unless_a_game_says_otherwise() -> None:
    state, _ = in_turn()
    assert Tables().chance_matters(state)
    assert Tables().worlds() == 8
