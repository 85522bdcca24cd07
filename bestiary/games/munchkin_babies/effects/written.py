"""All effects that the data name, found by their files. What nobody has written is refused as the data are loaded."""

from importlib import import_module
from keyword import iskeyword
from typing import Any, Final

from bestiary.games.munchkin_babies.cards.checking import CARD, check_parameters
from bestiary.games.munchkin_babies.cards.clauses import LISTS, Clause
from bestiary.games.munchkin_babies.cards.deck import CURSE, IDS, IMMEDIATE, KINDS, SORT
from bestiary.games.munchkin_babies.effects.effect import EFFECTS, Effect, Happening

__all__ = ["EFFECTS", "find", "refuse_unwritten"]

_FOLDER: Final = "bestiary.games.munchkin_babies.effects"
# Where the clauses of cards stand that somebody plays; those of Curses, Bad Stuff and costs happen to somebody.
_PLAYED: Final = tuple(
    [f"{IDS[kind]}.effects." for kind in range(KINDS) if SORT[kind] != CURSE and not IMMEDIATE[kind]]
)


def find(name: str, where: str) -> Effect:
    """The effect of a name.

    >>> find("lose_levels", "here").takes
    {'n': ('a number', 'roll')}
    """
    module = f"{_FOLDER}.{name}_" if iskeyword(name) else f"{_FOLDER}.{name}"
    try:
        found = import_module(module).EFFECT
    except ModuleNotFoundError:
        raise ValueError(f"components.toml: {where}: nobody has written the effect {name}") from None
    assert isinstance(found, Effect)
    return found


def refuse_unwritten(effect: Effect, given: dict[str, Any], where: str) -> None:
    """An effect takes all parameters that a card gives it, these values of them, and cards that there are."""
    parameters = {name: value for name, value in given.items() if name != "effect"}
    check_parameters(f"components.toml: {where}", given["effect"], effect.takes, parameters)
    for name, value in parameters.items():
        if effect.takes[name] == CARD and value not in IDS:
            raise ValueError(f"components.toml: {where}: there is no card {value}")


def _check(clause: Clause) -> None:
    if clause.effect not in EFFECTS:
        EFFECTS[clause.effect] = find(clause.effect, clause.name)
    refuse_unwritten(EFFECTS[clause.effect], clause.given, clause.name)


def _load() -> None:
    for clauses in LISTS:
        for clause in clauses:
            _check(clause)
            happens = isinstance(EFFECTS[clause.effect], Happening)
            if not happens and not clause.name.startswith(_PLAYED):
                raise ValueError(f"components.toml: {clause.name}: {clause.effect} cannot happen to anybody")


_load()
