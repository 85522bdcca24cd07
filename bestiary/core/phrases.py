"""Phrases that the words of every game are made of."""

from collections.abc import Sequence


def counted(count: int, name: str) -> str:
    """How many there are of something.

    >>> counted(1, "heart"), counted(3, "heart")
    ('1 heart', '3 hearts')
    """
    return f"{count} {name}{'s' if count != 1 else ''}"


def a(name: str) -> str:
    """A name with its article.

    >>> a("Dwarfling"), a("Elfling")
    ('a Dwarfling', 'an Elfling')
    """
    return f"{'an' if name[:1] in 'AEIOUaeiou' else 'a'} {name}"


def listed(things: Sequence[str]) -> str:
    """Several things one after the other; "" for none.

    >>> listed(["ice", "lava", "swamp"]), listed(["ice"])
    ('ice, lava and swamp', 'ice')
    """
    if len(things) <= 1:
        return "".join(things)
    return f"{', '.join(things[:-1])} and {things[-1]}"
