"""What the terms of the heuristic mean, in words."""

from collections.abc import Sequence
from typing import Final

# By term, or by what stands before its slash: when it speaks for a move, and when it speaks against it. {what} is what
# stands behind the slash.
WORDS: Final = {
    "care tiles": ("brings hearts", "brings fewer hearts"),
    "goal": ("reaches the goal “{what}”", "does not reach the goal “{what}”"),
    "want": ("grants the wish “{what}”", "does less for the wish “{what}”"),
    "lines": ("completes a line of beds and a playground", "leaves a line incomplete"),
    "witch doctor": ("makes visits to the witch doctor pay for goals", "gets less out of the witch doctor"),
    "final": ("scores at the end for “{what}”", "scores less at the end for “{what}”"),
    "time": ("saves time for more turns", "costs time, and so turns"),
    "visits": ("sees the witch doctor while there are goals to come", "misses a visit to the witch doctor"),
    "line": ("begins a line of beds and a playground", "does nothing for a line"),
    "hearts": ("brings a heart that waits for its diamond", "leaves no heart waiting for a diamond"),
    "near": ("comes nearer to the goal “{what}”", "is no step to the goal “{what}”"),
    "step": ("prepares the next step of “{what}”", "prepares less for “{what}”"),
    "rivals": ("holds back the best of the others", "leaves the best of the others better off"),
    "doctor left": ("keeps the witch doctor from who plays next", "leaves the witch doctor to who plays next"),
}


def reason(term: str, gain: float, names: Sequence[str]) -> str:
    """Why a move is good, or bad, as far as a term goes."""
    kind, _, what = term.partition("/")
    good, bad = WORDS[kind]
    return (good if gain > 0 else bad).format(what=what)
