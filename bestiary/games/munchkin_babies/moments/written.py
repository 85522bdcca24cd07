"""All moments, put where they are found by their numbers."""

from bestiary.games.munchkin_babies.moments import (
    charity,
    choosing,
    curse,
    dice,
    door,
    excess,
    fighting,
    fleeing,
    giving,
    helping,
    losing,
    resolving,
    rewards,
    setting_up,
    turn,
)
from bestiary.games.munchkin_babies.moments.moment import BY_NUMBER, Moment
from bestiary.games.munchkin_babies.phases import NAMES

__all__ = ["BY_NUMBER"]

_FILES = (
    charity.HERE,
    choosing.HERE,
    curse.HERE,
    dice.HERE,
    door.HERE,
    excess.HERE,
    fighting.HERE,
    fleeing.HERE,
    giving.HERE,
    helping.HERE,
    losing.HERE,
    resolving.HERE,
    rewards.HERE,
    setting_up.HERE,
    turn.HERE,
)


def _fill() -> None:
    found: list[Moment] = [moment for here in _FILES for moment in here]
    for moment in found:
        BY_NUMBER[moment.number] = moment
    missing = set(range(len(NAMES))) - {moment.number for moment in found}
    if missing:
        raise ValueError(f"nobody has written {', '.join([NAMES[number] for number in sorted(missing)])}")


_fill()
