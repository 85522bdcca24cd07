"""What a term of the heuristic means, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bestiary.games.big_monster.components import GOAL_IDS, GOAL_NAMES

# For more, and for less.
_WORDS: Final[dict[str, tuple[str, str]]] = {
    "explorer": ("lands with an explorer that scores more in most games", "lands with one that mostly scores less"),
    "points/ice": ("makes ice monsters worth more", "makes less of the ice monsters"),
    "points/big monsters": ("adds to the Big Monsters", "adds nothing to the Big Monsters"),
    "points/lava": ("brings a dragon's points", "brings fewer points of dragons"),
    "points/swamp": ("makes every swamp monster worth more", "does nothing for the swamp monsters"),
    "points/grassland": ("scores on grassland", "scores less on grassland"),
    "points/green": ("closes a green crystal", "closes no green crystal"),
    "points/red": ("closes a red crystal", "closes no red crystal"),
    "points/blue": ("closes a blue crystal", "closes no blue crystal"),
    "points/explorer": ("is what the explorer scores for", "is not what the explorer scores for"),
    "points/medals": ("earns a medal", "earns no medal"),
    "hope/green": ("leaves more green crystals begun", "leaves fewer green crystals begun"),
    "hope/red": ("leaves more red crystals begun", "leaves fewer red crystals begun"),
    "hope/blue": ("gets further with blue crystals", "leaves less of blue crystals begun"),
    "hope/mutant": ("leaves mutants more room to mutate", "leaves mutants less to mutate to"),
    "hope/mutagen": ("has a mutagen waiting for a mutant", "leaves fewer mutagens waiting for a mutant"),
    "hope/half": ("has half a Big Monster waiting", "leaves no half of a Big Monster waiting"),
    "hope/swamp": ("counts on more swamp monsters", "counts on fewer swamp monsters"),
    "hope/grassland": ("will score more and more on grassland", "will score less on grassland"),
    "hope/tidy": ("keeps the zone together", "stretches the zone far out"),
    "penalty": ("makes the penalty less likely", "makes the penalty more likely"),
    "own": ("brings a good hand back", "brings a poor hand back"),
    "series": ("takes from the better series", "takes from the poorer series"),
    "open": ("leaves a poorer series open", "leaves a better series open for the other"),
    "ranked": ("", ""),
}
_OF_SEATS: Final[dict[str, tuple[str, str]]] = {
    "rival": ("leaves {} with less", "leaves {} with more"),
    "partner": ("passes {} good tiles", "passes {} poorer tiles"),
}
_OF_GOALS: Final[dict[str, tuple[str, str]]] = {
    "medal": ("gets nearer the medal {}", "gets no nearer the medal {}"),
    "team": ("gets the team nearer the medal {}", "gets the team no nearer the medal {}"),
}


def reason(term: str, gain: float, names: Sequence[str]) -> str:
    """The part of a sentence for a term, of which there is more, or less."""
    less = int(gain < 0)
    kind, _, detail = term.partition("/")
    if kind in _OF_SEATS:
        return _OF_SEATS[kind][less].format(names[int(detail)])
    if kind in _OF_GOALS:
        return _OF_GOALS[kind][less].format(GOAL_NAMES[GOAL_IDS.index(detail)])
    return _WORDS[term][less]
