"""Why a move is better or worse than another, in the game's own words: where the terms of the heuristic differ."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from bestiary.advice.glance import Terms, difference
from bestiary.core.game import Game

MOST = 2  # reasons for it, and one against it
LEAST = 0.1  # of the whole difference: what is less is not named
SLIGHT = 0.05  # points: less is no difference


class Reason(Struct, frozen=True):
    """A term in which two moves differ: the part of a sentence, and the points that it makes."""

    term: str
    gain: float
    text: str

    def words(self, game: Game) -> str:
        """With its number, where that means something to a player."""
        return f"{self.text} ({signed(self.gain)})" if game.in_points else self.text


def reasons(game: Game, one: Terms, other: Terms, names: Sequence[str]) -> list[Reason]:
    """Why the first move is better than the second, or worse, by its terms: what decides first, then what speaks
    against it. Nothing that was not counted is said, and nothing that hardly counts."""
    differences = difference(one, other)
    whole = sum(map(abs, differences.values()))
    sign = 1.0 if sum(differences.values()) >= 0 else -1.0
    found = [
        Reason(term, round(gain, 2), text)
        for term, gain in sorted(differences.items(), key=lambda item: -abs(item[1]))
        if abs(gain) >= max(LEAST * whole, SLIGHT) and (text := game.reason(term, gain, names))
    ]
    found = _said_once(found)
    deciding = [reason for reason in found if reason.gain * sign > 0]
    against = [reason for reason in found if reason.gain * sign < 0]
    return deciding[:MOST] + (against[:1] if deciding else [])


def in_words(game: Game, found: Sequence[Reason]) -> str:
    """The reasons as a sentence; "" for none.

    >>> from bestiary.core.registry import find_game
    >>> found = [Reason("fed", 6.0, "feeds two Sludge Eaters"), Reason("room", -0.5, "leaves less room")]
    >>> in_words(find_game("monster_cafe"), found)
    'Feeds two Sludge Eaters (+6), but leaves less room (\N{MINUS SIGN}0.5).'
    """
    if not found:
        return ""
    first = found[0].gain > 0
    same = [reason.words(game) for reason in found if (reason.gain > 0) == first]
    other = [reason.words(game) for reason in found if (reason.gain > 0) != first]
    text = " and ".join(same) + (f", but {' and '.join(other)}" if other else "")
    return f"{text[0].upper()}{text[1:]}."


def signed(points: float) -> str:
    """Points as people write them.

    >>> [signed(6.0), signed(-0.5), signed(1.26)]
    ['+6', '\N{MINUS SIGN}0.5', '+1.3']
    """
    text = f"{points:+.1f}"
    return text.removesuffix(".0").replace("-", "\N{MINUS SIGN}")


def _said_once(found: Sequence[Reason]) -> list[Reason]:
    """Terms with the same words are one reason: their points are added up, as long as they point the same way."""
    by_text: dict[tuple[str, bool], Reason] = {}
    for reason in found:
        key = (reason.text, reason.gain > 0)
        known = by_text.get(key)
        by_text[key] = reason if known is None else Reason(known.term, round(known.gain + reason.gain, 2), known.text)
    return list(by_text.values())
