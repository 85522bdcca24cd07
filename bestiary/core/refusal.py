"""A refusal: what was asked against which rule. Holds a Struct: never compiled."""

from msgspec import Struct


class Refusal(Struct, frozen=True):
    """Why something is not allowed: a code for programs, the rule's id, and a sentence for people.

    >>> print(Refusal("TABLE_EMPTY", "MC-037", "That table has no monsters."))
    That table has no monsters. (MC-037)
    """

    code: str
    rule: str
    text: str

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"
