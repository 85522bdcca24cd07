"""How a searching bot should think about Monster Café."""

from bestiary.core.guide import Guide, chances
from bestiary.core.state import State
from bestiary.games.monster_cafe.heuristic import POINT, CafeHeuristic
from bestiary.games.monster_cafe.phases import SCARING, SEATING
from bestiary.games.monster_cafe.strength import strengths, together
from bestiary.games.monster_cafe.table import Table


class CafeGuide(Guide):
    """A tree in which every card that may be drawn is a branch of its own, and no line is played on: players who do
    not wait for their table would lead it astray. Its end is judged by how strong everybody stands there."""

    def __init__(self) -> None:
        super().__init__(CafeHeuristic())
        self.speed = 12_000
        self.keyed = True
        self.early = self.late = 2.0 * POINT

    def unfinished(self, state: State, start: list[float]) -> list[float]:
        """By the strengths; a card that has been drawn goes first where it does best for who has drawn it."""
        assert isinstance(state, Table)
        if not SEATING <= state.phase <= SCARING:
            return chances(strengths(state))
        seat = state.turn
        best: list[float] = []
        most = float("-inf")
        for action in state.legal(seat):
            after = state.clone()
            after.apply(seat, action)
            assert isinstance(after, Table)
            found = strengths(after)
            ahead = found[seat] - together(found, seat)
            if ahead > most:
                best, most = found, ahead
        return chances(best)
