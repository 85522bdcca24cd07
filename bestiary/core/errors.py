"""What can go wrong, drawn once.

BestiaryError           everything below; its text is one clear sentence
├── Refused             a move, a seat, an option or a request against a rule; carries a Refusal
├── UnknownName         no game, bot, rule or option of that name; says the nearest right one
├── BadPosition         a document that no position of the game can have
├── BadRecord           a record that is damaged, foreign, or disagrees with its own key
└── Violation           a game that breaks a law of the kernel (raised by the conformance suite)

A refused request changes nothing.
"""

from collections.abc import Iterable

from bestiary.core.refusal import Refusal

LONGEST = 60  # of what somebody sent, when a sentence repeats it


class BestiaryError(Exception):
    """Anything that this package says no to."""


class Refused(BestiaryError):
    """Something against a rule. `refusal` has the code, the rule's id and the sentence."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class UnknownName(BestiaryError):
    """A name that means nothing here.

    >>> raise UnknownName("game", "monster_cafee", ["monster_cafe", "big_monster"])
    Traceback (most recent call last):
    bestiary.core.errors.UnknownName: There is no game 'monster_cafee'. Did you mean 'monster_cafe'?
    """

    def __init__(self, sort: str, name: object, known: Iterable[str]) -> None:
        names = sorted(known)
        self.nearest = nearest(name, names)
        advice = f"Did you mean {self.nearest!r}?" if self.nearest else f"There is: {', '.join(names) or 'none'}."
        super().__init__(f"There is no {sort} '{shown(name)}'. {advice}")


class BadPosition(BestiaryError):
    """A document that is not a position. `where` is the path of what is wrong in it."""

    def __init__(self, where: str, text: str) -> None:
        super().__init__(f"{where}: {text}" if where else text)
        self.where = where


class BadRecord(BestiaryError):
    """A record that cannot be believed. `where` is the place of the first disagreement."""

    def __init__(self, where: str, text: str) -> None:
        super().__init__(f"{where}: {text}" if where else text)
        self.where = where
        self.text = text


class Violation(BestiaryError):
    """A broken law of the kernel. `law` is its name, `where` says how to get there again."""

    def __init__(self, law: str, text: str, where: str = "") -> None:
        super().__init__(f"{law}: {text}" + (f" [{where}]" if where else ""))
        self.law = law
        self.text = text
        self.where = where


def nearest(name: object, known: Iterable[str]) -> str | None:
    """The known name that looks most like a mistyped one, if any looks like it at all."""
    if not isinstance(name, str) or len(name) > LONGEST:
        return None
    import difflib  # noqa: PLC0415  (only when something was mistyped)

    folded = {known_name.casefold(): known_name for known_name in known}
    found = difflib.get_close_matches(name.casefold().replace("-", "_"), folded, n=1, cutoff=0.5)
    return folded[found[0]] if found else None


def shown(value: object) -> str:
    """What somebody sent, fit for a sentence: short, and without anything that a terminal would obey.

    >>> shown("clear\x1b[2J"), shown(10**5000), shown("x" * 500)[-8:]
    ('clear\\\\x1b[2J', 'a very long number', 'xxxxx...')
    """
    try:
        text = value if isinstance(value, str) else repr(value)
    except (ValueError, RecursionError):
        return "a very long number" if isinstance(value, int) else f"a {type(value).__name__}"
    text = text[: LONGEST + 1]
    if len(text) > LONGEST:
        text = text[:LONGEST] + "..."
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)
