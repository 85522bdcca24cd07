"""Small lists of cards: counted, and put in order.

Plain loops on purpose: compiled they compare machine numbers, where `count`, `in` and sets compare Python's.
"""


def count(cards: list[int], kind: int) -> int:
    """How many of a kind are among them.

    >>> count([7, 3, 7], 7)
    2
    """
    found = 0
    for card in cards:
        if card == kind:
            found += 1
    return found


def among(cards: list[int], kind: int) -> bool:
    """Whether there is one of a kind."""
    for card in cards:
        if card == kind:
            return True
    return False


def kinds_in(cards: list[int]) -> list[int]:
    """The kinds among them, each once, sorted.

    >>> kinds_in([7, 3, 7])
    [3, 7]
    """
    if len(cards) < 2:
        return cards
    ordered = sorted(cards)
    for place in range(1, len(ordered)):
        if ordered[place] == ordered[place - 1]:
            return _each_once(ordered)
    return ordered


def _each_once(ordered: list[int]) -> list[int]:
    found: list[int] = []
    for kind in ordered:
        if not found or kind != found[-1]:
            found.append(kind)
    return found
