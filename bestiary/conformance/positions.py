"""The laws that a single position shows."""

import json
import math

import msgspec
from msgspec.structs import replace

from bestiary.conformance.inspector import Inspector
from bestiary.core.errors import BestiaryError
from bestiary.core.result import Line, Pads
from bestiary.core.seats import CHANCE, Seat
from bestiary.core.state import State
from bestiary.core.view import Choice, player


def inspect_position(look: Inspector, state: State) -> None:
    """All of them."""
    pending = state.pending()
    _pending(look, state, pending)
    for seat in range(look.seats):
        _legal(look, state, seat, pending)
        if look.wants("why-not"):
            _why_not(look, state, seat)
        if look.wants("choices"):
            _choices(look, state, seat)
        _candidates(look, state, seat, pending)
        if seat in pending:
            look.expect("default", state.default(seat) in state.legal(seat), f"the default of seat {seat} is not legal")
    if look.wants("window"):
        _window(look, state, pending)
    if pending == (CHANCE,):
        _chance(look, state)
    if look.wants("clone", "save", "turns"):
        _copies(look, state)
    if look.wants("result", "bounds", "end", "turns"):
        _result(look, state)
    if look.wants("values", "terms", "guide") and pending and pending != (CHANCE,):
        _minds(look, state, pending[0])
    if look.wants("pads"):
        _pads(look, state)


def _pending(look: Inspector, state: State, pending: tuple[Seat, ...]) -> None:
    look.expect("pending", isinstance(pending, tuple), f"{pending!r} is not a tuple")
    seats = [seat for seat in pending if 0 <= seat < look.seats]
    right = pending == (CHANCE,) or (len(seats) == len(pending) and len(set(seats)) == len(seats))
    look.expect("pending", right, f"{pending} are not different seats, nor chance alone")
    for viewer in look.viewers:
        view = look.view(state, viewer)
        look.expect("pending", view.viewer == viewer and view.seats == look.seats, f"whose view is that of {viewer}?")
        if look.game.open:
            alike = replace(view, viewer=None) == look.view(state, None)
            look.expect("pending", alike, f"the game is open, but seat {viewer} sees something of its own")
        knows = viewer is None or (viewer in view.waiting) == (viewer in pending)
        look.expect("pending", knows, f"seat {viewer} does not see whether it is waited for")
        look.expect("pending", 0.0 <= view.progress <= 1.0, f"progress {view.progress} is not between 0 and 1")


def _legal(look: Inspector, state: State, seat: Seat, pending: tuple[Seat, ...]) -> None:
    legal = state.legal(seat)
    look.expect("legal", legal == sorted(set(legal)), f"seat {seat}: {legal} is not sorted, or repeats itself")
    look.expect(
        "legal", all(look.game.actions.has(action) for action in legal), f"seat {seat}: no such action: {legal}"
    )
    look.expect("legal", bool(legal) or seat not in pending, f"seat {seat} is waited for and can do nothing")
    idle = not pending or pending == (CHANCE,)
    look.expect("legal", not (idle and legal), f"seat {seat} may act although no player is asked")
    answers = state.answers(seat)
    look.expect("legal", set(answers) <= set(legal), f"seat {seat} may answer {answers}, which is not legal")
    look.expect("legal", not answers or seat not in pending, f"seat {seat} is waited for, and offered something beside")


def _candidates(look: Inspector, state: State, seat: Seat, pending: tuple[Seat, ...]) -> None:
    found, legal = state.candidates(seat), set(state.legal(seat))
    look.expect("candidates", found == sorted(set(found)), f"seat {seat}: {found} is not sorted, or repeats itself")
    look.expect("candidates", legal.issuperset(found), f"seat {seat}: not all of {found} are legal")
    look.expect("candidates", bool(found) or seat not in pending, f"seat {seat} has nothing to think about")


def _why_not(look: Inspector, state: State, seat: Seat) -> None:
    legal = set(state.legal(seat))
    for action in look.some_actions(legal):
        refusal = state.why_not(seat, action)
        if refusal is None or action in legal:
            agrees = (refusal is None) == (action in legal)
            look.expect("why-not", agrees, lambda: f"seat {seat}, {look.game.actions.text(action)}: {refusal}")  # noqa: B023
            continue
        speaks = bool(refusal.code and refusal.text) and refusal.rule in look.rules
        look.expect("why-not", speaks, lambda: f"seat {seat}: {refusal!r} names no rule of the game")  # noqa: B023


def _choices(look: Inspector, state: State, seat: Seat) -> None:
    choices = state.choices(seat)
    legal = state.legal(seat)
    look.expect(
        "choices", [choice.action for choice in choices] == legal, f"seat {seat}: not one for each legal action"
    )
    for choice in choices:
        action = choice.action
        look.expect("choices", choice.text == look.game.actions.text(action), f"{choice} has another text")
        _facts(look, choice)
        look.expect("choices", choice.final != look.game.actions.tray(action), f"{choice}: final, or into the tray?")
    labels = {choice.label for choice in choices}
    look.expect("choices", len(labels) == len(choices), f"seat {seat}: two choices are called the same: {labels}")
    for choice in state.forbidden(seat):
        look.expect("choices", choice.action not in legal, f"{choice} is not forbidden")
        _facts(look, choice)


def _facts(look: Inspector, choice: Choice) -> None:
    """What stands beside a label says no more than the label."""
    look.expect("choices", bool(choice.label and choice.places), f"{choice} has no label or no places")
    look.expect("choices", choice.label.startswith(choice.title), f"{choice}: the title is no part of the label")
    look.expect("choices", bool(choice.ask) == bool(choice.answer), f"{choice}: a question and an answer go together")
    if choice.receipt:
        sums = sum(line.points for line in choice.receipt)
        look.expect("choices", sums == choice.gain, f"{choice}: the receipt adds up to {sums}")
    said = {seat for seat in range(look.seats) if player(seat) in choice.label}
    look.expect("choices", said <= set(choice.seats) <= set(range(look.seats)), f"{choice} means other seats")


def _window(look: Inspector, state: State, pending: tuple[Seat, ...]) -> None:
    window = state.window()
    for seat in range(look.seats):
        asked = window is not None and seat in pending
        look.expect("window", asked or not state.idle(seat), f"seat {seat} is idle, and not waited for in a window")
    if window is None:
        return
    look.expect("window", bool(pending) and pending != (CHANCE,), "a window is open, and no player is waited for")
    look.expect("window", set(pending) <= set(window.asked), f"{pending} are waited for, {window.asked} are asked")
    look.expect("window", not look.game.actions.tray(window.closing), "to pass is a step into the tray")
    for seat in pending:
        look.expect("window", window.closing in state.legal(seat), f"seat {seat} is waited for and may not pass")


def _chance(look: Inspector, state: State) -> None:
    odds = state.odds()
    look.expect("chance", odds >= 1, f"there are {odds} tickets")
    outcomes = [state.outcome(ticket) for ticket in range(odds)]
    look.expect("chance", all(look.game.outcomes.has(outcome) for outcome in outcomes), f"no such outcome: {outcomes}")
    again = [state.clone().outcome(ticket) for ticket in reversed(range(odds))][::-1]
    look.expect("chance", outcomes == again, "a ticket stands for another outcome when asked again")
    for outcome in set(outcomes):
        after = state.clone()
        after.apply(CHANCE, outcome)
        if look.wants("chance"):
            _loads(look, after)


def _loads(look: Inspector, state: State) -> None:
    """An outcome that is not in the bag leads to a position that no box can fill."""
    try:
        look.game.load(state.save())
    except BestiaryError as error:
        look.expect("chance", False, f"an outcome leads to an impossible position: {error}")


def _copies(look: Inspector, state: State) -> None:
    document = look.saved(state)
    copy = state.clone()
    look.expect("clone", copy.save() == document and copy.pending() == state.pending(), "a clone is not equal")
    look.expect("clone", copy.told is None, "a clone still tells")
    try:
        plain = json.loads(json.dumps(document))
    except (TypeError, ValueError) as error:
        look.expect("save", False, f"the document is not plain JSON: {error}")
        return
    look.expect("save", plain == document, "the document changes when written as JSON")
    try:
        loaded = look.game.load(plain)
    except BestiaryError as error:
        look.expect("save", False, f"the saved position is refused: {error}")
        return
    look.expect("save", loaded.save() == document, "the loaded position saves as another document")
    look.expect("save", loaded.pending() == state.pending(), "the loaded position waits for somebody else")
    look.expect("turns", loaded.turns_begun() == state.turns_begun(), "other turns have begun after loading")
    for viewer in look.viewers:
        same = loaded.view(viewer) == look.view(state, viewer)
        look.expect("save", same, f"the loaded position looks different to {viewer}")
        if viewer is not None:
            same = loaded.legal(viewer) == state.legal(viewer) and loaded.tray(viewer) == state.tray(viewer)
            look.expect("save", same, f"seat {viewer} may do something else after loading")


def _result(look: Inspector, state: State) -> None:
    result = state.result()
    over = not state.pending()
    look.expect("result", (result is not None) == over, f"over: {over}, but the result is {result}")
    if result is None:
        return
    everybody = list(range(look.seats))
    ranked = sorted(seat for group in result.ranking for seat in group)
    look.expect("result", ranked == everybody, f"the ranking {result.ranking} does not name every seat once")
    teamed = sorted(seat for team in result.teams for seat in team)
    look.expect("result", teamed == everybody, f"the teams {result.teams} do not name every seat once")
    sizes = len(result.totals) == len(result.pads) == look.seats
    look.expect("result", sizes, "there is not one total and one pad for each seat")
    _add_up(look, "result", result.pads, result.totals)
    lowest, highest = look.game.scores(look.seats, look.game.check(look.seats, look.options))
    inside = all(lowest <= total <= highest for total in result.totals)
    look.expect("bounds", inside, f"{result.totals} are not all between {lowest} and {highest}")
    look.expect("result", bool(msgspec.json.encode(result)), "the result cannot be stored")
    look.expect("end", state.totals() == list(result.totals), f"{state.totals()} are not the totals {result.totals}")
    look.expect("end", state.won_by() == list(result.winners), f"{state.won_by()} are not the winners {result.winners}")
    look.expect("turns", state.turns_begun() > 0, "it is over, and no turn has begun")


def _minds(look: Inspector, state: State, seat: Seat) -> None:
    """What bots are handed: imagined positions, in which a player is asked."""
    world = state.imagine(seat, look.minds)
    values = look.guide.heuristic.values(world)
    look.expect("values", len(values) == look.seats, f"{values} are not one value for each seat")
    look.expect("values", all(map(math.isfinite, values)), f"{values} are not all numbers")
    other = look.minds.below(look.seats)
    alone = look.guide.heuristic.value(world, other)
    look.expect("values", alone == values[other], f"seat {other}: {alone} alone, {values[other]} among all")
    if look.wants("terms"):
        _terms(look, world, other, alone)
    action = look.guide.policy(world, seat, look.minds)
    look.expect("guide", action in world.legal(seat), f"the policy does what seat {seat} may not do")
    worth = look.guide.worth(world, values)
    inside = len(worth) == look.seats and all(0.0 <= share <= 1.0 for share in worth)
    look.expect("guide", inside, f"{worth} are not one worth between 0 and 1 for each seat")


def _terms(look: Inspector, world: State, seat: Seat, value: float) -> None:
    """A reason says only what was counted: so the terms are all that was."""
    terms = look.guide.heuristic.terms(world, seat)
    same = math.isclose(sum(terms.values()), value, rel_tol=1e-9, abs_tol=1e-6)
    look.expect("terms", same, f"seat {seat}: {terms} do not add up to {value}")
    names = [player(other) for other in range(look.seats)]
    for term in terms:
        words = [look.game.reason(term, gain, names) for gain in (1.0, -1.0)]
        look.expect("terms", all(isinstance(text, str) for text in words), f"{term} means {words}")


def _pads(look: Inspector, state: State) -> None:
    result = state.result()
    for viewer in look.viewers:
        pads, scores = state.pads(viewer), look.view(state, viewer).scores
        look.expect("pads", len(pads) == len(scores) and len(pads) in (0, look.seats), f"{viewer} sees some pads only")
        _add_up(look, "pads", pads, scores)
        look.expect("pads", result is None or pads == result.pads, f"the last pads {viewer} sees are not the result's")


def _add_up(look: Inspector, law: str, pads: Pads, totals: tuple[int, ...]) -> None:
    for total, pad in zip(totals, pads, strict=True):
        look.expect(law, sum(line.points for line in pad) == total, f"{pad} does not add up to {total}")
        for line in pad:
            look.expect(law, _adds_up(line), f"{line} does not add up")


def _adds_up(line: Line) -> bool:
    parts = sum(part.points for part in line.parts)
    return (not line.parts or parts == line.points) and all(_adds_up(part) for part in line.parts)
