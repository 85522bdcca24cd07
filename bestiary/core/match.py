"""A match: a position and its history. It checks each move, answers for chance, records, tells, and can go back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple, Self

from msgspec.structs import replace

from bestiary.core.dice import Dice, commitment, random_key
from bestiary.core.errors import BadRecord, Refused, shown
from bestiary.core.event import Event
from bestiary.core.game import Game
from bestiary.core.luck import KeyedLuck, Luck, ScriptedLuck
from bestiary.core.names import check_names
from bestiary.core.perspective import Perspective
from bestiary.core.record import Record, beginning, digest, move_text, verify
from bestiary.core.refusal import Refusal
from bestiary.core.result import Pads, Result
from bestiary.core.seats import CHANCE, EVERYONE, Action, Seat, Viewer, includes, only
from bestiary.core.snapshot import TAIL, Snapshot
from bestiary.core.state import State
from bestiary.core.view import Choice, View, named
from bestiary.core.window import Window

MARKED: Final = 64  # steps


class Step(NamedTuple):
    """One move of a player or of chance, and the events it caused."""

    seat: Seat
    action: Action
    events: list[Event]


class Match:
    """A game being played.

    >>> import bestiary
    >>> match = bestiary.new("monster_cafe", seats=2, seed=7)
    >>> while not match.over:
    ...     seat = match.pending[0]
    ...     match.play(seat, match.legal(seat)[0])
    >>> match.result.totals
    (10, 6)
    """

    def __init__(
        self,
        game: Game,
        start: State,
        *,
        key: bytes | None = None,
        players: Sequence[str] = (),
        from_position: bool = False,
        script: Iterable[str] = (),
    ) -> None:
        """`script` names the next outcomes of chance, for tests; a scripted match cannot be verified."""
        self.game = game
        self.players = check_names(players, start.seats)
        self._key = key if key is not None else random_key()
        scripted = [game.outcomes.parse(text) for text in script]
        self._luck: Luck = KeyedLuck(self._key)
        if scripted:
            self._luck = ScriptedLuck(scripted, self._luck)
        self._scripted = bool(scripted)
        self._from_position = from_position
        self._start = start.clone()
        self._state = start.clone()
        self._steps: list[Step] = []
        self._past = 0  # outcomes of chance before the first step
        self._outcomes = 0  # all of them so far
        self._seen: View | None = None  # of an open game, until something happens
        self._marks: list[State] = []  # the position after every MARKED steps, so that going back takes no long way
        self._log: list[Event] = []
        self._forgotten: dict[Viewer, int] = dict.fromkeys((*range(start.seats), None), 0)  # told before the log begins
        self._heard: dict[Viewer, list[Event]] = {viewer: [] for viewer in (*range(start.seats), None)}
        self._settle()
        self._before = (len(self._steps), len(self._log))  # before the last move

    @classmethod
    def resume(cls, record: Record, game: Game | None = None) -> Match:
        """A match that goes on where a private record stops. The record is verified first."""
        verify(record, game)
        if record.key is None:
            raise BadRecord("key", "this record does not tell its key, so the game cannot go on from it")
        found, start = beginning(record, game)
        match = cls(
            found,
            start,
            key=bytes.fromhex(record.key),
            players=record.players,
            from_position=record.start is not None,
        )
        for text in record.moves:
            who, _, what = text.partition(" ")
            if who != "chance":
                match.play(int(who), what)
        return match

    @classmethod
    def restore(cls, game: Game, snapshot: Snapshot, key: bytes, players: Sequence[str] = ()) -> Self:
        """A match that goes on from a snapshot, with the same luck. It cannot go back behind it."""
        match = cls(game, game.load(snapshot.position), key=key, players=players, from_position=True)
        match._past = match._outcomes = snapshot.outcomes
        match._forgotten = dict(zip(match._forgotten, snapshot.forgotten, strict=True))
        match._tell(snapshot.tail)
        match._before = len(match._steps), len(match._log)
        return match

    # What anybody may ask.

    @property
    def pending(self) -> tuple[Seat, ...]:
        """Whom the game waits for, in the order of asking; () when it is over."""
        return self._state.pending()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._state.pending()

    @property
    def result(self) -> Result | None:
        """How it ended, with every score pad; None while it goes on."""
        return self._state.result()

    @property
    def seats(self) -> int:
        """How many play."""
        return self._state.seats

    @property
    def names(self) -> Sequence[str]:
        """How the players are called in words."""
        return self.players

    @property
    def state(self) -> State:
        """A copy of the position, secrets and all: for analysis, never for a player."""
        return self._state.clone()

    def legal(self, seat: Seat) -> list[Action]:
        """What a seat may do now."""
        self._check_seat(seat)
        return self._state.legal(seat)

    def default(self, seat: Seat) -> Action:
        """What a seat that is asked does when nobody chooses for it: its time is up."""
        self._check_seat(seat)
        return self._state.default(seat)

    @property
    def turn(self) -> int:
        """How many turns have begun, where the game counts them."""
        return self._state.turns_begun()

    @property
    def made(self) -> int:
        """How many moves of players and of chance lie behind it, from where it began: as many as its record has."""
        return len(self._steps)

    def window(self) -> Window | None:
        """The window that is open, as everybody knows it."""
        return self._state.window()

    def idle(self, seat: Seat) -> bool:
        """Whether a seat has nothing to say in it: for that seat, and for a table that passes for it."""
        self._check_seat(seat)
        return self._state.idle(seat)

    def answers(self, seat: Seat) -> list[Action]:
        """What a seat that nobody waits for may answer to something that is meant for it alone."""
        self._check_seat(seat)
        return self._state.answers(seat)

    def race(self) -> int:
        """How many things each has to look at who now runs against the others; 0 where nobody runs."""
        return self._state.race()

    def choices(self, seat: Seat) -> list[Choice]:
        """The same in words and places."""
        self._check_seat(seat)
        return [named(choice, self.names) for choice in self._state.choices(seat)]

    def forbidden(self, seat: Seat) -> list[Choice]:
        """What a seat might well try now and may not, for a screen to offer with the reason."""
        self._check_seat(seat)
        return [named(choice, self.names) for choice in self._state.forbidden(seat)]

    def view(self, viewer: Viewer) -> View:
        """All that a seat, or a spectator (None), may know."""
        self._check_viewer(viewer)
        if not self.game.open:
            return self._state.view(viewer)
        if self._seen is None:
            self._seen = self._state.view(viewer)
        return self._seen if self._seen.viewer == viewer else replace(self._seen, viewer=viewer)

    def pads(self, viewer: Viewer) -> Pads:
        """The score pads so far, as far as a viewer may know; () where the game counts only at its end."""
        self._check_viewer(viewer)
        return self._state.pads(viewer)

    def moment(self, viewer: Viewer) -> int:
        """How much a viewer has been told so far, ways back included. A move may carry it, and is stale when it has
        changed by more than what others did beside it. A resumed match counts anew: what was taken back is not in its
        record."""
        self._check_viewer(viewer)
        return self._forgotten[viewer] + len(self._heard[viewer])

    def told(self, viewer: Viewer, since: int = 0) -> list[Event]:
        """What a viewer has been told, from a moment on; a match from a snapshot knows only the last of it."""
        self._check_viewer(viewer)
        return self._heard[viewer][max(since - self._forgotten[viewer], 0) :]

    def sight(self, seat: Seat, dice: Dice) -> Perspective:
        """What a bot in this seat may be handed. It stays true while the match goes on, but not behind a way back."""
        self._check_seat(seat)
        return Perspective(self._state, seat, dice)

    def text(self, action: Action) -> str:
        """The readable form of an action."""
        self._check_action(action)
        return self.game.actions.text(action)

    def why_not(self, seat: Seat, action: Action | str, moment: int | None = None) -> Refusal | None:
        """Why this seat may not do this now; None when it may."""
        try:
            self._read(seat, action, moment)
        except Refused as refused:
            return refused.refusal
        return None

    # What changes it.

    def play(self, seat: Seat, action: Action | str, moment: int | None = None) -> None:
        """Makes a move, given as a number or as text, and answers for chance until somebody is asked again.
        A refused move changes nothing."""
        chosen = self._read(seat, action, moment)
        steps, log = len(self._steps), len(self._log)
        self._before = steps, log
        try:
            self._do(seat, chosen)
            self._settle()
        except BaseException:  # half a move is none, whatever broke it
            self.unplay()
            raise

    def unplay(self) -> None:
        """The move just played has not been made: for who cannot keep it, and has told nobody of it."""
        steps, log = self._before
        self._rewind(steps)
        self._unsay(log)

    def back(self, seat: Seat | None = None, *, freely: bool = False) -> None:
        """Goes back to before the last move, or the last move of one seat. Refused behind what has been revealed,
        unless that does not matter: in practice. Luck does not change: the same moves meet the same outcomes again."""
        steps = self.way_back(seat, freely=freely)
        dropped = self._steps[steps:]
        self._rewind(steps)
        self._tell(self._ways_back(dropped))
        self._before = len(self._steps), len(self._log)

    def way_back(self, seat: Seat | None = None, *, freely: bool = False) -> int:
        """How many steps would be left by going back; refused where there is no way."""
        if seat is not None:
            self._check_seat(seat)
        steps = self._last_step(seat)
        if steps is None:
            raise Refused(Refusal("NOTHING_TO_UNDO", "T-05", "There is no move to take back."))
        if not freely and any(event.reveals for step in self._steps[steps:] for event in step.events):
            raise Refused(Refusal("REVEALED", "T-05", "What has been revealed since cannot be unseen: no way back."))
        return steps

    def remembers(self, seat: Seat) -> bool:
        """Whether it knows a move of a seat: one that goes on from a snapshot knows none from before."""
        return self._last_step(seat) is not None

    def _last_step(self, seat: Seat | None) -> int | None:
        for number in range(len(self._steps) - 1, -1, -1):
            by = self._steps[number].seat
            if by != CHANCE and (seat is None or by == seat):
                return number
        return None

    def _ways_back(self, dropped: list[Step]) -> list[Event]:
        """For each viewer how much of what it was told is undone; who was told nothing of it learns nothing."""
        spectators = EVERYONE << self.seats
        events = []
        for viewer in self._heard:
            undone = sum(event.told_to(viewer) for step in dropped for event in step.events)
            if undone:
                to = spectators if viewer is None else only(viewer)
                events.append(Event("went_back", to, None, {"undone": undone}))
        return events

    # What stays of it.

    def record(self, *, private: bool = False) -> Record:
        """The whole match as a document. It tells the key once the game is over, or when it is to be private:
        then it can be resumed. It holds every secret so far: never hand it to a player before the end."""
        told = (self.over or private) and not self._scripted
        return Record(
            game=self.game.id,
            rules=self.game.version,
            seats=self._state.seats,
            options=self._start.save()["options"],
            players=self.players,
            commitment=None if self._scripted else commitment(self._key),
            key=self._key.hex() if told else None,
            start=self._start.save() if self._from_position else None,
            moves=tuple(move_text(self.game, step.seat, step.action) for step in self._steps),
            end=digest(self._state),
            result=self._state.result(),
        ).sealed()

    def save(self) -> dict[str, Any]:
        """The present position as a document, without its history."""
        return self._state.save()

    def snapshot(self) -> Snapshot:
        """All that is needed to go on from here, but not to go back."""
        tail = self._log[-TAIL:]
        forgotten = [self.moment(viewer) - sum(event.told_to(viewer) for event in tail) for viewer in self._heard]
        return Snapshot(self.game.version, self._state.save(), self._outcomes, forgotten, tail)

    # How it does that.

    def _read(self, seat: Seat, action: Action | str, moment: int | None) -> Action:
        self._check_seat(seat)
        try:
            chosen = self.game.actions.parse(action) if isinstance(action, str) else action
            self._check_action(chosen)
        except Refused as refused:
            verbs = self.game.actions.instead(action) if isinstance(action, str) else []
            raise Refused(self._sooner(seat, verbs) or refused.refusal) from None
        if moment is not None and self._stale(seat, moment):
            raise Refused(Refusal("STALE", "T-04", "The table has changed; choose again."))
        refusal = self._state.why_not(seat, chosen)
        if refusal is not None:
            raise Refused(refusal)
        return chosen

    def _sooner(self, seat: Seat, verbs: list[str]) -> Refusal | None:
        """T-08: what bars a seat from all that these verbs can do now, or from everything; None if nothing does. Where
        seats may answer out of turn, only the end bars one from so much."""
        actions = self.game.actions
        if self.game.windows and not self.over:
            return None
        for action in self._state.legal(seat):
            if not verbs or actions.verb(action).name in verbs:
                return None
        return self._state.why_not(seat, actions.base(verbs[0]) if verbs else 0)

    def _stale(self, seat: Seat, moment: int) -> bool:
        """Whether a seat has been told something since a moment, but for what others did beside it; or whether the
        moment never was."""
        if type(moment) is not int or not self._forgotten[seat] <= moment <= self.moment(seat):
            return True
        return not all(event.beside for event in self.told(seat, moment))

    def _check_seat(self, seat: Seat) -> None:
        if type(seat) is not int or not 0 <= seat < self._state.seats:
            last = self._state.seats - 1
            raise Refused(Refusal("NO_SUCH_SEAT", "T-01", f"There is no seat {shown(seat)}; they are 0 to {last}."))

    def _check_viewer(self, viewer: Viewer) -> None:
        if viewer is not None:
            self._check_seat(viewer)

    def _check_action(self, action: Action) -> None:
        if type(action) is not int or not self.game.actions.has(action):
            text = f"'{shown(action)}' is not an action of {self.game.name}."
            raise Refused(Refusal("UNKNOWN_ACTION", "T-03", text))

    def _do(self, seat: Seat, action: Action) -> None:
        events: list[Event] = []
        self._seen = None
        self._state.told = events
        self._state.apply(seat, action)
        self._state.told = None
        self._steps.append(Step(seat, action, events))
        if len(self._steps) % MARKED == 0:
            self._marks.append(self._state.clone())
        self._tell(events)

    def _tell(self, events: list[Event]) -> None:
        self._log += events
        for event in events:
            for viewer, heard in self._heard.items():
                if includes(event.to, viewer):
                    heard.append(event)

    def _unsay(self, log: int) -> None:
        """Forgets what was told after so much of the log."""
        for event in self._log[log:]:
            for viewer, heard in self._heard.items():
                if includes(event.to, viewer):
                    heard.pop()
        del self._log[log:]

    def _rewind(self, steps: int) -> None:
        """The position after so many steps, from the last mark before them: what comes after them is forgotten."""
        marks = steps // MARKED
        del self._steps[steps:]
        del self._marks[marks:]
        self._seen = None
        self._state = (self._marks[-1] if marks else self._start).clone()
        for step in self._steps[marks * MARKED :]:
            self._state.apply(step.seat, step.action)
        self._outcomes = self._past + sum(step.seat == CHANCE for step in self._steps)

    def _settle(self) -> None:
        while self._state.pending() == (CHANCE,):
            outcome = self._luck.answer(self._state, self._outcomes)
            self._outcomes += 1
            self._do(CHANCE, outcome)
