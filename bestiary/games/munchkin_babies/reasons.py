"""What a term of the heuristic means, in words: for hints and analyses."""

from collections.abc import Sequence
from typing import Final

from bestiary.core.phrases import a
from bestiary.games.munchkin_babies.cards.deck import IDS, ITEM, NAMES, SORT

# By the first part of a term: for a gain, and for a loss. {} is what stands after the slash.
_WORDS: Final[dict[str, tuple[str, str]]] = {
    "won": ("wins the game", ""),
    "lost": ("", "loses the game"),
    "level": ("goes up in Level", "costs Levels"),
    "card": ("keeps {}", "spends {}"),
    "badge": ("is {}", "is no longer {}"),
    "hireling": ("has a Hireling", "loses the Hireling"),
    "lasting": ("is free of a Curse", "has a Curse to bear"),
    "trouble": ("keeps a monster that it can beat", "has no monster left that it could beat"),
    "excess": ("keeps the hand within the limit", "holds more cards than may be kept"),
    "outfit": ("can be better equipped", "leaves Items unused"),
    "drawing": ("draws more cards", "draws fewer cards"),
    "rival": ("sets {} back", "helps {}"),
    "volunteer": ("lets it be known that help is to be had", ""),
    "fuss": ("", ""),
    "idle": ("", "prepares something that leads nowhere"),
}
_OF_AN_ITEM: Final = ("gets more out of {}", "gets less out of {}")  # worn, carried or in hand
_OF_A_FIGHT: Final[dict[str, tuple[str, str]]] = {
    "levels": ("makes it likelier to rise by this fight", "makes it less likely to rise by this fight"),
    "treasures": ("brings more Treasure of this fight", "brings less Treasure of this fight"),
    "share": ("brings a helper's share", "gives up a helper's share"),
    "danger": ("makes Bad Stuff less likely", "risks Bad Stuff"),
}
TERMS: Final = (*_WORDS, *[f"fight/{name}" for name in _OF_A_FIGHT])


def reason(term: str, gain: float, names: Sequence[str]) -> str:
    """A part of a sentence for a term that differs."""
    first, _, detail = term.partition("/")
    words = _both(first, detail)[0 if gain > 0 else 1]
    if "{}" not in words:
        return words
    if first == "badge":
        return words.replace("{}", a(NAMES[IDS.index(detail)]) if detail else "of two sorts at once")
    return words.replace("{}", names[int(detail)] if first == "rival" else NAMES[IDS.index(detail)])


def _both(first: str, detail: str) -> tuple[str, str]:
    """The words for a gain, and for a loss."""
    if first == "fight":
        return _OF_A_FIGHT[detail]
    return _OF_AN_ITEM if first == "card" and SORT[IDS.index(detail)] == ITEM else _WORDS[first]
