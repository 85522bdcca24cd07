"""The words of a RULES.md as players read them: without the marks that are for whoever edits it."""

import re
from collections.abc import Mapping

_TAG = re.compile(r"\s*\**\[(?:RB|DR|FACT)\b[^\]]*\]\**")  # where a sentence comes from
_CODE = re.compile(r"`([^`]*)`|\b[a-z]+(?:_[a-z0-9]+)+\b")  # an id stands in backticks, or has a line in it
_EMPHASIS = re.compile(r"\*\*|(?<!\w)\*(?=\w)|(?<=[\w.])\*(?!\w)")
_RULE = r"[A-Z]{1,2}-[A-Z]?\d+[a-z]?"
_RULES = rf"(?:see )?{_RULE}(?:(?:,? and |,? or |, | to |\.\.)(?:{_RULE}|\d+))*"
_POINTER = re.compile(rf"\s*\({_RULES}\)|[,;:] {_RULES}(?=\))")  # to other rules, in brackets
_BRACES = str.maketrans({"{": "(", "}": ")"})


def prose(text: str, names: Mapping[str, str] | None = None) -> str:
    """A text without Markdown, editors' tags and pointers to other rules in brackets; ids by their names.

    >>> prose("**[DR]** Draw `lemon_sorbet` (MC-031) **once**.", {"lemon_sorbet": "Lemon Sorbet"})
    'Draw Lemon Sorbet once.'
    """
    known = names or {}
    text = _TAG.sub("", text)
    text = _CODE.sub(lambda code: known.get(code[1] or code[0]) or _spoken(code[1] or code[0]), text)
    text = _EMPHASIS.sub("", text).replace("\\|", "|").translate(_BRACES)
    text = _POINTER.sub("", text)
    return re.sub(r"\s+", " ", text).replace("( ", "(").strip()


def _spoken(code: str) -> str:
    """An id that nobody has named: its words."""
    words = re.sub(r" ?= ?", ": ", code.replace("_", " ").replace("[]", ""))
    return words.lower() if words.isupper() else words
