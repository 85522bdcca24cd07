"""The seven laws of hidden information, for every seat and for the spectator.

Laws 3, 4 and 5 need twins: for each viewer a second table is kept that looks the same to it, while other
outcomes fell and others chose otherwise. As long as the two look alike they must be imagined and told alike.
"""

from bestiary.conformance.inspector import Inspector
from bestiary.conformance.moves import Move
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.seats import CHANCE, Action, Seat, Viewer
from bestiary.core.state import State

WORLDS = 3  # imagined positions tried for each viewer
ALTERNATIVES = 3  # other moves tried against each move


def inspect_secrets(look: Inspector, state: State) -> None:
    """Laws 1 and 2: what an imagined position is like."""
    for viewer in look.viewers:
        first = state.imagine(viewer, look.dice.clone())
        if look.wants("law-1"):
            _law_1(look, state, first, viewer)
        key = _key(look)
        again = first.imagine(viewer, Dice(key)).save() == state.imagine(viewer, Dice(key)).save()
        look.expect("law-2", again, f"{viewer} imagines something else the second time")
        look.dice.below(1)


def _law_1(look: Inspector, state: State, world: State, viewer: Viewer) -> None:
    look.expect("law-1", world.view(viewer) == look.view(state, viewer), f"{viewer} imagines what looks different")
    look.expect("law-1", world.pads(viewer) == state.pads(viewer), f"{viewer} imagines other score pads")
    look.expect("law-1", world.turns_begun() == state.turns_begun(), f"{viewer} imagines another number of turns")
    look.expect("law-1", world.window() == state.window(), f"{viewer} imagines another window")
    if viewer is None:
        return
    look.expect("law-1", world.idle(viewer) == state.idle(viewer), f"{viewer} imagines to have more, or less, to say")
    look.expect("law-1", world.legal(viewer) == state.legal(viewer), f"{viewer} imagines other legal actions")
    look.expect("law-1", world.answers(viewer) == state.answers(viewer), f"{viewer} imagines other answers")
    look.expect("law-1", world.candidates(viewer) == state.candidates(viewer), f"{viewer} imagines other candidates")
    look.expect("law-1", world.choices(viewer) == state.choices(viewer), f"{viewer} imagines other choices")
    look.expect("law-1", world.forbidden(viewer) == state.forbidden(viewer), f"{viewer} imagines other forbidden moves")
    look.expect("law-1", world.tray(viewer) == state.tray(viewer), f"{viewer} imagines another own tray")
    same = all(world.why_not(viewer, action) == state.why_not(viewer, action) for action in look.some_actions())
    look.expect("law-1", same, f"{viewer} imagines other refusals")
    if viewer in state.pending():
        look.expect("law-1", viewer in world.pending(), f"{viewer} imagines not to be waited for")
        look.expect("law-1", world.default(viewer) == state.default(viewer), f"{viewer} imagines another default")


class Twins:
    """For each viewer, a second table that looks the same to it."""

    def __init__(self, look: Inspector, start: State) -> None:
        self.look = look
        self.tables = {viewer: start.clone() for viewer in look.viewers}

    def inspect_move(self, move: Move) -> None:
        """Laws 3 to 7 for one move, and the twins go along."""
        for viewer in self.look.viewers:
            self._law_6(move, viewer)
            self._law_7(move, viewer)
            if self.look.wants("law-3", "law-4", "law-5"):
                self.tables[viewer] = self._twin_laws(move, viewer)

    def _law_6(self, move: Move, viewer: Viewer) -> None:
        if move.told(viewer):
            return
        before, after = move.before, move.after
        same = self.look.view(before, viewer) == self.look.view(after, viewer)
        self.look.expect("law-6", same, f"{viewer} is told nothing and sees something new")
        if viewer is not None:
            same = before.legal(viewer) == after.legal(viewer)
            self.look.expect("law-6", same, f"{viewer} is told nothing and may do something else")

    def _law_7(self, move: Move, viewer: Viewer) -> None:
        if not self.look.wants("law-7") or any(event.reveals for event in move.told(viewer)):
            return
        for _ in range(WORLDS):
            world = move.before.imagine(viewer, self.look.dice)
            for action in self._same_move(world, move):
                answer = Move(world, move.seat, action).after.view(viewer)
                same = answer == self.look.view(move.after, viewer)
                self.look.expect("law-7", same, f"{viewer} learns something, and no event says so")

    def _same_move(self, world: State, move: Move) -> list[Action]:
        """What may happen in an imagined world where the move happens here: any outcome, but the same action."""
        if move.seat == CHANCE:
            return [world.outcome(self.look.dice.below(world.odds()))] if world.pending() == (CHANCE,) else []
        return [move.action] if move.action in world.legal(move.seat) else []

    def _twin_laws(self, move: Move, viewer: Viewer) -> State:
        """Compares a move with what might have happened instead; returns the twin after the move."""
        next_twin = move.after.clone()
        here = self.look.saved(move.after)
        for table in (move.before, self.tables[viewer]):
            if not move.told(viewer):  # it may not have happened at all: the viewer would not know
                self._law_3(move.after, table, viewer)
            for action in self._alternatives(table, move, viewer):
                other = Move(table, move.seat, action)
                alike = self._compare(move, other, viewer)
                if alike and other.after.save() != here:
                    next_twin = other.after
        return next_twin

    def _alternatives(self, table: State, move: Move, viewer: Viewer) -> list[Action]:
        if move.seat == CHANCE:
            outcomes = list(table.possible()) if table.pending() == (CHANCE,) else []
            return self.look.sample(outcomes, ALTERNATIVES)
        legal = table.legal(move.seat)
        if move.seat == viewer:
            return [move.action] if move.action in legal else []
        return self.look.sample(legal, ALTERNATIVES)

    def _compare(self, move: Move, other: Move, viewer: Viewer) -> bool:
        """Laws 3, 4 and 5 for two moves from positions that looked alike. Whether they still do."""
        alike = self.look.view(move.after, viewer) == other.after.view(viewer)
        heard = move.heard(viewer) == other.heard(viewer)
        quiet = heard or not alike or self._same_thing(move, other)
        self.look.expect("law-4", quiet, lambda: self._difference(move, other, viewer, "is told more"))
        self.look.expect("law-5", alike or not heard, lambda: self._difference(move, other, viewer, "sees more"))
        if alike:
            self._law_3(move.after, other.after, viewer)
        return alike

    def _same_thing(self, move: Move, other: Move) -> bool:
        """Whether two actions do the same here, like clearing either of two equal tables: no secret in that."""
        if other.action == move.action or move.seat == CHANCE or other.action not in move.before.legal(move.seat):
            return False
        return Move(move.before, move.seat, other.action).after.save() == move.after.save()

    def _law_3(self, one: State, other: State, viewer: Viewer) -> None:
        key = _key(self.look)
        same = one.imagine(viewer, Dice(key)).save() == other.imagine(viewer, Dice(key)).save()
        self.look.expect("law-3", same, f"{viewer} imagines by what it cannot know")

    def _difference(self, move: Move, other: Move, viewer: Viewer, what: str) -> str:
        return f"{viewer} {what} than it should: {self._words(move)} or {self._words(other)}?"

    def _words(self, move: Move) -> str:
        return words(self.look, move.seat, move.action)


def words(look: Inspector, seat: Seat, action: Action) -> str:
    """A move as a record has it."""
    space = look.game.outcomes if seat == CHANCE else look.game.actions
    return f"{'chance' if seat == CHANCE else seat} {space.text(action)}"


def _key(look: Inspector) -> bytes:
    return key_from_seed(look.dice.below(1 << 62))
