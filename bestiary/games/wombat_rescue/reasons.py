"""What a term of the heuristic means, in words: for hints and analyses."""

from collections.abc import Sequence

TITLES = {
    "hold_it_in": "Hold It In",
    "scamper": "Scamper",
    "run_home": "Run Home",
    "high_fiber": "the High-Fiber Diet",
    "dingo_protection": "the Dingo Protection",
}

# For a gain and for a loss; {name} is the other player, or the action tile, that the term names after its slash.
WORDS = {
    "won": ("brings the last baby home", ""),
    "lost": ("does not lose the game", "loses the game"),
    "home": ("brings a baby home", "leaves a baby to be brought home later"),
    "way": ("saves moves on this trip", "makes this trip longer"),
    "later": ("shortens the ways to the other babies", "leaves the ways to the other babies longer"),
    "tract": ("keeps a cube coming", "has less on its way to become a cube"),
    "mouth": ("eats", "eats less"),
    "spare": ("leaves moves for the rest of the turn", ""),
    "danger": ("is safer from the dingo", "stays in the dingo's reach"),
    "doom": ("keeps the dingo from the babies", "lets the dingo get near a baby"),
    "robbed": ("carries the baby out of the dingo's reach", "carries the baby into the dingo's reach"),
    "tile": ("keeps {name} for later", "uses up {name}"),
    "rival": ("holds {name} up", "lets {name} get nearer to home with a baby"),
    "hunted": ("has the dingo near {name}", "leaves the dingo away from {name}"),
}


def reason(term: str, gain: float, names: Sequence[str]) -> str:
    """The part of a sentence for a term, better or worse; "" where it is not worth a word.

    >>> reason("hunted/1", 0.6, ["Ann", "Bob"])
    'has the dingo near Bob'
    """
    kind, _, detail = term.partition("/")
    words = WORDS[kind][0 if gain > 0 else 1]
    if not detail:
        return words
    return words.format(name=TITLES[detail] if kind == "tile" else names[int(detail)])
