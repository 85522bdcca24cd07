"""What the terms of the heuristic mean, in words."""

from collections.abc import Sequence
from typing import Final

from bestiary.games.monster_cafe.words import NAME

# By term, or by what stands before its slash: when it speaks for a move, and when it speaks against it. {kind} is a
# monster and {who} a player, by what stands behind the slash.
WORDS: Final = {
    "fed": ("feeds {kind}s", "feeds fewer {kind}s"),
    "unfed": ("leaves fewer {kind}s hungry", "leaves {kind}s hungry"),
    "hope": ("keeps {kind}s whose plate may still come", "has less hope for the {kind}s"),
    "double": ("keeps {kind}s whose second plate may still come", "has less hope for a second plate for the {kind}s"),
    "table": ("has a good table to clear", "has a poorer table to clear"),
    "room": ("leaves free seats to fill", "leaves fewer free seats to fill"),
    "waits": ("stays in the round", "leaves the round"),
    "fresh": ("has plates for the cards to come", "has fewer plates for the cards to come"),
    "wild": ("may double a meal for the Anything Eaters", "has less for the Anything Eaters to look forward to"),
    "beaten": ("can still win", "cannot win any more"),
    "rival": ("spoils it for {who}", "plays into {who}'s hands"),
    "leader": ("keeps the others level", "lets one of the others get away"),
}


def reason(term: str, gain: float, names: Sequence[str]) -> str:
    """Why a move is good, or bad, as far as a term goes."""
    name, _, detail = term.partition("/")
    good, bad = WORDS[name]
    who = names[int(detail)] if name == "rival" else ""
    return (good if gain > 0 else bad).format(kind=NAME.get(detail, ""), who=who)
