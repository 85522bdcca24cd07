"""Faults put into Burrow on purpose, each with the law that must notice it."""

from __future__ import annotations

import itertools
from typing import Any

from msgspec.structs import replace

from bestiary.core.dice import Dice
from bestiary.core.guide import Guide
from bestiary.core.refusal import Refusal
from bestiary.core.result import Line, Pads, Result
from bestiary.core.seats import CHANCE, EVERYONE, NOBODY, Action, Seat, Viewer, all_but, includes, only
from bestiary.core.state import State
from bestiary.core.view import Choice
from bestiary.core.window import Window
from tests.toy.burrow import (
    ACTIONS,
    DIG,
    DIGGING,
    GUESS,
    GUESSING,
    KINDS,
    NO_KIND,
    PASS,
    PEEK,
    SHOW,
    SWAP,
    TURN,
    WINDOW,
    BurrowState,
    PointsSoFar,
)
from tests.toy.view import BurrowView

FAULTS: dict[str, tuple[str, type[BurrowState]]] = {}


class fault:  # noqa: N801
    """Enters a faulty position under its law; the name of the class is the name of the fault."""

    def __init__(self, law: str) -> None:
        self.law = law

    def __call__(self, position: type[BurrowState]) -> type[BurrowState]:
        FAULTS[position.__name__] = (self.law, position)
        return position


def replaced(view: BurrowView, **fields: Any) -> BurrowView:
    return BurrowView(**{**{name: getattr(view, name) for name in view.__struct_fields__}, **fields})


# What is imagined.


@fault("law-3")
class ImagineIsAClone(BurrowState):
    def imagine(self, viewer: Viewer, dice: Dice) -> BurrowState:
        return self.clone()


@fault("law-3")
class ImagineLeavesTheNeighboursHand(BurrowState):
    def imagine(self, viewer: Viewer, dice: Dice) -> BurrowState:
        world = super().imagine(viewer, dice)
        if viewer is not None:
            neighbour = (viewer + 1) % self.seats
            wanted, got = self.hands[neighbour], world.hands[neighbour]
            world.hands[neighbour] = wanted[:]
            world.deck = [d + g - w for d, g, w in zip(world.deck, got, wanted, strict=True)]
        return world


@fault("law-3")
class ImagineDealsFromAPoolInItsRealOrder(BurrowState):
    def imagine(self, viewer: Viewer, dice: Dice) -> BurrowState:
        world = super().imagine(viewer, dice)
        others = [seat for seat in range(self.seats) if seat != viewer]
        if len(others) > 1 and self.hands[others[0]] < self.hands[others[1]]:
            sizes = {sum(world.hands[seat]) for seat in others[:2]}
            if len(sizes) == 1:
                a, b = others[0], others[1]
                world.hands[a], world.hands[b] = world.hands[b], world.hands[a]
        return world


@fault("law-3")
class ImagineKeepsOthersTrays(BurrowState):
    def imagine_seat(self, world: BurrowState, seat: Seat, cards: list[int], dice: Dice) -> None:
        super().imagine_seat(world, seat, cards, dice)
        for thing in self.tray(seat):
            world.trays.put(seat, thing)


@fault("law-3")
class ImagineKeepsOthersPasses(BurrowState):
    def imagine_seat(self, world: BurrowState, seat: Seat, cards: list[int], dice: Dice) -> None:
        super().imagine_seat(world, seat, cards, dice)
        world.passed |= self.passed & only(seat)


@fault("law-3")
class ImagineKeepsOthersGuesses(BurrowState):
    def imagine_seat(self, world: BurrowState, seat: Seat, cards: list[int], dice: Dice) -> None:
        super().imagine_seat(world, seat, cards, dice)
        world.guesses[seat] = self.guesses[seat]


@fault("law-2")
class ImagineAddsToTheDiscardEachTime(BurrowState):
    def imagine(self, viewer: Viewer, dice: Dice) -> BurrowState:
        world = super().imagine(viewer, dice)
        world.discard = [count + 1 for count in self.discard]
        return world


@fault("law-1")
class ImagineDealsTheOwnHandAnew(BurrowState):
    def imagine(self, viewer: Viewer, dice: Dice) -> BurrowState:
        world = super().imagine(viewer, dice)
        if viewer is not None and any(world.hands[viewer]):
            world.hands[viewer] = world.hands[viewer][1:] + world.hands[viewer][:1]
        return world


@fault("law-1")
class ImagineForgetsTheOwnPass(BurrowState):
    def imagine(self, viewer: Viewer, dice: Dice) -> BurrowState:
        world = super().imagine(viewer, dice)
        world.passed = NOBODY
        return world


@fault("law-1")
class DefaultLooksAtTheHoard(BurrowState):
    def default(self, seat: Seat) -> Action:
        return GUESS + self.hoard if self.phase == GUESSING else super().default(seat)


@fault("law-1")
class RefusalTellsOfAnotherHand(BurrowState):
    def bars_in_window(self, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().bars_in_window(seat, action)
        rival = (seat + 1) % self.seats
        if refusal is not None and refusal.code == "WINDOW" and self.hands[rival][self.shown[0]]:
            return Refusal("WINDOW", "BU-06", "Pass or snap, quick!")
        return refusal


# What is told.


@fault("law-4")
class DrawnCardToldToEveryone(BurrowState):
    def tell_draw(self, seat: Seat, kind: int) -> None:
        self.tell("drew", seat, {"kind": KINDS[kind]}, EVERYONE, reveals=True)


@fault("law-4")
class PeekToldToOneTooMany(BurrowState):
    def peek(self, seat: Seat, had_tray: bool) -> None:
        self.hoard_known |= only(seat)
        self.peeked |= only(seat)
        neighbour = (seat + 1) % self.seats
        told = only(seat) | only(neighbour)
        self.tell("peeked", seat, {"kind": KINDS[self.hoard]}, told, reveals=True)
        self.tell("peeked", seat, {}, ~told)


@fault("law-4")
class GuessToldBeforeTheEnd(BurrowState):
    def guess(self, seat: Seat, kind: int) -> None:
        self.guesses[seat] = kind
        self.tell("guessed", seat, {"kind": KINDS[kind]})
        if not self.pending():
            self.finish()


@fault("law-4")
class SpectatorsToldWhatWasSwapped(BurrowState):
    def tell(self, what: str, seat: Seat | None, *rest: Any, **named: Any) -> None:
        if what == "swapped" and rest[0]:
            rest = (rest[0], rest[1] | (EVERYONE << self.seats), *rest[2:])
        elif what == "swapped":
            rest = (rest[0], rest[1] & ~(EVERYONE << self.seats), *rest[2:])
        super().tell(what, seat, *rest, **named)


# What is seen.


@fault("law-5")
class MaskClearedTooLate(BurrowState):
    def forget_hoard(self, seat: Seat) -> None:
        self.hoard_known |= only(seat)


@fault("law-5")
class HoardVisibleToSpectators(BurrowState):
    def hoard_visible(self, viewer: Viewer) -> bool:
        return self.hoard != NO_KIND and (viewer is None or includes(self.hoard_known, viewer))


@fault("law-5")
class HandOfTheNeighbourVisible(BurrowState):
    def view(self, viewer: Viewer) -> BurrowView:
        view = super().view(viewer)
        if viewer is None:
            return view
        return replaced(view, hand={**view.hand, "next": self.hands[(viewer + 1) % self.seats][0]})


@fault("law-5")
class DeckVisible(BurrowState):
    def view(self, viewer: Viewer) -> BurrowView:
        return replaced(super().view(viewer), deck=sum(self.deck) + 100 * self.deck[0])


# Silence.


@fault("law-6")
class PassChangesTheOthersView(BurrowState):
    def waiting(self, viewer: Viewer) -> tuple[Seat, ...]:
        return () if self.pending() == (CHANCE,) else self.pending()


@fault("law-6")
class TrayTakesCardsOutOfTheHand(BurrowState):
    def view(self, viewer: Viewer) -> BurrowView:
        sizes = tuple(sum(hand) - len(self.tray(seat)) for seat, hand in enumerate(self.hands))
        return replaced(super().view(viewer), hand_sizes=sizes)


@fault("law-6")
class DiggingIsNotTold(BurrowState):
    def tell(self, what: str, seat: Seat | None, *rest: Any, **named: Any) -> None:
        if what != "digs":
            super().tell(what, seat, *rest, **named)


@fault("law-6")
class AnotherPassTakesTheSnapAway(BurrowState):
    def bars_in_window(self, seat: Seat, action: Action) -> Refusal | None:
        if action == SNAP_ACTION and self.passed:
            return Refusal("TOO_LATE", "BU-07", "Somebody has passed.")
        return super().bars_in_window(seat, action)


SNAP_ACTION = ACTIONS.base("snap")


# Revealing.


@fault("law-7")
class PeekDoesNotReveal(BurrowState):
    def peek(self, seat: Seat, had_tray: bool) -> None:
        self.hoard_known |= only(seat)
        self.peeked |= only(seat)
        self.tell("peeked", seat, {"kind": KINDS[self.hoard]}, only(seat))
        self.tell("peeked", seat, {}, all_but(seat))


@fault("law-7")
class DrawDoesNotReveal(BurrowState):
    def tell_draw(self, seat: Seat, kind: int) -> None:
        self.tell("drew", seat, {"kind": KINDS[kind]}, only(seat))
        self.tell("drew", seat, {}, all_but(seat))


@fault("law-7")
class ClosingTheWindowDoesNotReveal(BurrowState):
    def close_window(self, taker: Seat) -> None:
        told, self.told = self.told, None
        super().close_window(taker)
        self.told = told
        self.tell("scored", taker, {"closed": True, "points": self.points[taker], "turn": self.turns})


# Windows.


@fault("window")
class WindowAsksTooFew(BurrowState):
    def window(self) -> Window | None:
        found = super().window()
        return found and replaced_window(found, asked=found.asked[1:])


@fault("window")
class WindowClosesWithAnotherMove(BurrowState):
    def window(self) -> Window | None:
        found = super().window()
        return found and replaced_window(found, closing=DIG)


@fault("window")
class IdleOutsideOfAnyWindow(BurrowState):
    def idle(self, seat: Seat) -> bool:
        return not self.tray(seat)


@fault("law-1")
class WindowNamesWhoHasNotPassed(BurrowState):
    def window(self) -> Window | None:
        found = super().window()
        return found and replaced_window(found, asked=self.pending())


@fault("law-1")
class IdleKnowsOtherHands(BurrowState):
    def idle(self, seat: Seat) -> bool:
        most = max(hand[self.shown[0]] for hand in self.hands)
        return self.phase == WINDOW and seat in self.pending() and self.hands[seat][self.shown[0]] < most


def replaced_window(window: Window, **changes: Any) -> Window:
    return replace(window, **changes)


# Lists.


@fault("legal")
class AnswersWhatIsNotLegal(BurrowState):
    def answers(self, seat: Seat) -> list[Action]:
        return [] if seat in self.pending() else [0]


@fault("legal")
class AnswersBesideAQuestion(BurrowState):
    def answers(self, seat: Seat) -> list[Action]:
        return self.legal(seat)


@fault("legal")
class LegalIsNotSorted(BurrowState):
    def legal(self, seat: Seat) -> list[Action]:
        return super().legal(seat)[::-1]


@fault("legal")
class LegalRepeatsItself(BurrowState):
    def legal(self, seat: Seat) -> list[Action]:
        return sorted(super().legal(seat) * 2)


@fault("legal")
class WaitedForWithNothingToDo(BurrowState):
    def bars_in_window(self, seat: Seat, action: Action) -> Refusal | None:
        if action == PASS and self.seats == 3 and seat == 2:
            return Refusal("NO", "BU-06", "Not you.")
        return super().bars_in_window(seat, action)


@fault("legal")
class PeekingWhileCardsAreDealt(BurrowState):
    def bars(self, seat: Seat, action: Action) -> Refusal | None:
        return None if action == PEEK and self.phase == DIGGING else super().bars(seat, action)


@fault("pending")
class ChanceIsNotAlone(BurrowState):
    def pending(self) -> tuple[Seat, ...]:
        return (CHANCE, self.turn) if self.phase == DIGGING else super().pending()


@fault("why-not")
class WhyNotAllowsWhatIsIllegal(BurrowState):
    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        return None if action == SHOW and self.phase == TURN else super().why_not(seat, action)


@fault("why-not")
class WhyNotNamesNoRule(BurrowState):
    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().why_not(seat, action)
        return Refusal("NO", "BU-99", "No.") if refusal is not None else None


@fault("default")
class DefaultIsIllegal(BurrowState):
    def default(self, seat: Seat) -> Action:
        return DIG


@fault("choices")
class ChoicesLeaveOneOut(BurrowState):
    def choices(self, seat: Seat) -> list[Choice]:
        return super().choices(seat)[1:]


@fault("choices")
class ReceiptsDoNotAddUp(BurrowState):
    def choices(self, seat: Seat) -> list[Choice]:
        return [replace(choice, gain=2, receipt=(Line("Roots", 1),)) for choice in super().choices(seat)]


@fault("choices")
class ChoicesAreAllCalledTheSame(BurrowState):
    def choices(self, seat: Seat) -> list[Choice]:
        return [Choice(c.action, c.text, "Go on", c.places, c.final) for c in super().choices(seat)]


# Chance.


@fault("chance")
class OutcomeThatIsNotInTheBag(BurrowState):
    def outcome(self, ticket: int) -> Action:
        return ticket % len(KINDS)

    def odds(self) -> int:
        return len(KINDS)


@fault("chance")
class NoTickets(BurrowState):
    def odds(self) -> int:
        return 0 if self.phase == DIGGING else super().odds()


@fault("chance")
class OutcomeByTheRoll(BurrowState):
    rolls = itertools.count()

    def outcome(self, ticket: int) -> Action:
        return super().outcome((ticket + next(self.rolls)) % self.odds())


# Copies.


@fault("clone")
class CloneSharesTheHands(BurrowState):
    def clone(self) -> BurrowState:
        other = super().clone()
        other.hands = self.hands
        return other


@fault("clone")
class CloneGoesOnTelling(BurrowState):
    def __init__(self) -> None:
        super().__init__()
        self.told = []

    def clone(self) -> BurrowState:
        other = super().clone()
        other.told = []
        return other


@fault("apply")
class SwapByTheClock(BurrowState):
    clock = itertools.count()

    def swap(self, seat: Seat, kind: int) -> None:
        super().swap(seat, kind)
        self.points[seat] += next(self.clock) % 2


@fault("save")
class SaveForgetsWhoPassed(BurrowState):
    def save(self) -> dict[str, Any]:
        return {**super().save(), "passed": NOBODY}


@fault("save")
class SaveWritesNumbersAsNames(BurrowState):
    def save(self) -> dict[str, Any]:
        return {**super().save(), "notes": {1: "one"}}


@fault("save")
class SaveIsRefusedOnLoading(BurrowState):
    def save(self) -> dict[str, Any]:
        document = super().save()
        document["deck"][0] += 1
        return document


# Words.


@fault("choices")
class ForbidsWhatIsLegal(BurrowState):
    def forbidden(self, seat: Seat) -> list[Choice]:
        return self.choices(seat)[:1]


# Scores, and ends.


@fault("pads")
class PadsForgetTheLastSeat(BurrowState):
    def pads(self, viewer: Viewer) -> Pads:
        return super().pads(viewer)[:-1]


@fault("pads")
class ScoresAreNotThoseOfThePads(BurrowState):
    def view(self, viewer: Viewer) -> BurrowView:
        return replaced(super().view(viewer), scores=tuple(points + 1 for points in self.points))


@fault("law-1")
class PadsTellOfAGuessTooSoon(BurrowState):
    def pad(self, seat: Seat) -> tuple[Line, ...]:
        right = self.guesses[seat] != -1 and self.guesses[seat] == self.hoard
        return Line("Sets", self.points[seat]), Line("Guess", 3 * right)


@fault("result")
class PadDoesNotAddUp(BurrowState):
    def result(self) -> Result | None:
        result = super().result()
        if result is None:
            return None
        return Result(tuple(total + 1 for total in result.totals), result.pads, result.teams, result.ranking)


@fault("result")
class RankingForgetsTheLast(BurrowState):
    def result(self) -> Result | None:
        result = super().result()
        if result is None:
            return None
        return Result(result.totals, result.pads, result.teams, result.ranking[:1] if len(result.ranking) > 1 else ())


@fault("result")
class ResultBeforeTheEnd(BurrowState):
    def result(self) -> Result | None:
        phase, self.phase = self.phase, 6
        result = super().result()
        self.phase = phase
        return result


@fault("bounds")
class ScoreBeyondTheRange(BurrowState):
    def pad(self, seat: Seat) -> tuple[Line, ...]:
        return (Line("Sets", 1000),)


@fault("bounds")
class PeekingWithoutEnd(BurrowState):
    def peek(self, seat: Seat, had_tray: bool) -> None:
        super().peek(seat, had_tray)
        self.peeked = NOBODY


# The tray.


@fault("tray")
class TrayIsNotEmptied(BurrowState):
    def empty_tray(self, seat: Seat) -> None:
        if self.phase != TURN:
            super().empty_tray(seat)


@fault("tray")
class TrayStepIsToldToAll(BurrowState):
    def lay(self, seat: Seat, kind: int) -> None:
        self.trays.put(seat, kind)
        self.tell("laid", seat, {"kind": KINDS[kind]})


@fault("tray")
class TrayStepEndsTheTurn(BurrowState):
    def lay(self, seat: Seat, kind: int) -> None:
        super().lay(seat, kind)
        self.turn = (seat + 1) % self.seats


# Matches.


@fault("crash")
class WhyNotStumblesOverDigging(BurrowState):
    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        if action == DIG and self.phase == WINDOW:
            raise IndexError(action)
        return super().why_not(seat, action)


@fault("nonsense")
class WhyNotBreaksOnOthersActions(BurrowState):
    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        if action == SWAP and self.phase == WINDOW:
            raise KeyError(action)
        return super().why_not(seat, action)


@fault("moments")
class OwnMoveIsNotTold(BurrowState):
    def lay(self, seat: Seat, kind: int) -> None:
        self.trays.put(seat, kind)


@fault("moments")
class EverythingIsDoneBeside(BurrowState):
    def tell(self, what: str, seat: Seat | None, *rest: Any, **named: Any) -> None:
        super().tell(what, seat, *rest, **{**named, "beside": True})


@fault("back")
class LuckRunsOnAfterGoingBack(BurrowState):
    shows = itertools.count()

    def show(self, seat: Seat, tray: list[int]) -> None:
        super().show(seat, tray)
        self.points[seat] += next(self.shows)


@fault("events")
class EventWithASetInIt(BurrowState):
    def swap(self, seat: Seat, kind: int) -> None:
        super().swap(seat, kind)
        self.tell("mess", seat, {"kinds": {1: "x"}}, EVERYONE)  # type: ignore[dict-item]


@fault("hash-seed")
class OrderOfASet(BurrowState):
    def outcome(self, ticket: int) -> Action:
        names = {KINDS[kind] for kind in range(len(KINDS)) if self.deck[kind]}
        cards = [KINDS.index(name) for name in names for _ in range(self.deck[KINDS.index(name)])]
        return cards[ticket]


@fault("replay")
class ThingsLeftOverFromAnotherGame(BurrowState):
    games = itertools.count()

    def set_up(self, seats: int) -> None:
        super().set_up(seats)
        self.points[0] = next(self.games) % 7


# What bots are told.


@fault("end")
class TotalsForgetTheGuess(BurrowState):
    def totals(self) -> list[int]:
        return self.points[:]


@fault("end")
class TheFirstOfTwoWins(BurrowState):
    def won_by(self) -> list[Seat]:
        return super().won_by()[:1]


@fault("turns")
class TurnsOfTheRoundOnly(BurrowState):
    def turns_begun(self) -> int:
        return self.turns % self.seats


@fault("turns")
class NobodyCountsTurns(BurrowState):
    def turns_begun(self) -> int:
        return 0


@fault("law-1")
class TurnsTellOfSecretPasses(BurrowState):
    def turns_begun(self) -> int:
        return 2 * self.turns + (self.passed != NOBODY)


@fault("candidates")
class NothingIsWorthThinkingAboutInAWindow(BurrowState):
    def candidates(self, seat: Seat) -> list[Action]:
        return [action for action in super().candidates(seat) if action != PASS]


@fault("candidates")
class SwappingIsAlwaysWorthALook(BurrowState):
    def candidates(self, seat: Seat) -> list[Action]:
        return sorted({*super().candidates(seat), SWAP})


@fault("law-1")
class CandidatesKnowTheHoard(BurrowState):
    def candidates(self, seat: Seat) -> list[Action]:
        known = super().candidates(seat)
        return [action for action in known if action != SWAP + self.hoard] or known


class NoNumber(PointsSoFar):
    def value(self, state: State, seat: Seat) -> float:
        return super().value(state, seat) or float("nan")


class OnlyTheFirst(PointsSoFar):
    def values(self, state: State) -> list[float]:
        return [self.value(state, 0)] * state.seats


@fault("values")
class ValueIsNoNumber(BurrowState):
    heuristic = NoNumber


@fault("values")
class EverybodyIsWorthTheSame(BurrowState):
    heuristic = OnlyTheFirst


class LeavesSomethingOut(PointsSoFar):
    def terms(self, state: State, seat: Seat) -> dict[str, float]:
        return {"value": self.value(state, seat) - 1.0}


@fault("terms")
class TermsDoNotAddUp(BurrowState):
    heuristic = LeavesSomethingOut


class AlwaysDigs(Guide):
    def policy(self, state: State, seat: Seat, dice: Dice) -> Action:
        return DIG


class Overjoyed(Guide):
    def worth(self, state: State, start: list[float]) -> list[float]:
        return [2.0] * state.seats


@fault("guide")
class PolicyDigsInWindows(BurrowState):
    guide = AlwaysDigs


@fault("guide")
class WorthMoreThanWinning(BurrowState):
    guide = Overjoyed
