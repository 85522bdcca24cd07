"""Bots with a temper: each shifts a few weights, so that it plays as well as the others and differently."""

from collections.abc import Callable, Mapping
from typing import Final

from bestiary.games.munchkin_babies.minds.weights import Weights

PERSONALITIES: Final[Mapping[str, str]] = {
    "generous": "Helps for little, offers more than it must, and seldom spoils a fight.",
    "spiteful": "Keeps an eye on everybody, and spends its cards to hold them down.",
    "greedy": "Wants most of the Treasures for its help, and parts with few.",
}


def weights_of(personality: str) -> Weights:
    """The weights of one of them; of nobody in particular for \"\"."""
    weights = Weights()
    if personality:
        _SHIFTS[personality](weights)
    return weights


def _generous(weights: Weights) -> None:
    weights.price *= 0.6
    weights.giving *= 1.4
    weights.envy *= 0.8
    weights.hostile *= 1.3
    weights.curse *= 1.3


def _spiteful(weights: Weights) -> None:
    weights.malice += 0.05
    weights.hostile *= 0.8
    weights.curse *= 0.8


def _greedy(weights: Weights) -> None:
    weights.price *= 1.7
    weights.giving *= 0.7
    weights.treasure *= 1.2


_SHIFTS: Final[Mapping[str, Callable[[Weights], None]]] = {
    "generous": _generous,
    "spiteful": _spiteful,
    "greedy": _greedy,
}
