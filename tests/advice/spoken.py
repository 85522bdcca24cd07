"""Monster Café with a plain evaluation that has words: what hints say can be compared with what was counted."""

from collections.abc import Sequence

from bestiary.core.bot import Heuristic
from bestiary.core.guide import Guide
from bestiary.core.seats import Seat
from bestiary.core.state import State
from bestiary.games.monster_cafe.game import MonsterCafe

WORDS = {"own": ("scores", "loses"), "rival": ("holds {rival} back", "lets {rival} score")}


class PointsAhead(Heuristic):
    def terms(self, state: State, seat: Seat) -> dict[str, float]:
        scores = state.view(None).scores
        terms = {"own": float(scores[seat])}
        for other in range(state.seats):
            if other != seat:
                terms[f"rival/{other}"] = -scores[other] / (state.seats - 1)
        return terms

    def value(self, state: State, seat: Seat) -> float:
        return sum(self.terms(state, seat).values())

    def worlds(self) -> int:
        return 1


class SpokenCafe(MonsterCafe):
    def heuristic(self) -> Heuristic:
        return PointsAhead()

    def guide(self) -> Guide:
        guide = Guide(self.heuristic())
        guide.early, guide.late = 4.0, 1.0
        return guide

    def reason(self, term: str, gain: float, names: Sequence[str]) -> str:
        kind, _, other = term.partition("/")
        good, bad = WORDS[kind]
        return (good if gain > 0 else bad).format(rival=names[int(other)] if other else "")


GAME = SpokenCafe()
