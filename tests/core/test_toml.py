"""TOML that anybody sends is read within bounds: however it is made, it takes no longer than a page of data."""

from __future__ import annotations

import time
from contextlib import suppress

import pytest

from bestiary.core.toml import MOST_DEPTH, MOST_KEYS, MOST_PARTS, BadToml, read_toml

SIZE = 60_000  # characters of the longest document that a game takes
NASTY = {
    "a key of many parts": ".".join("a" * (SIZE // 2)) + "=1",
    "many quoted parts": '."a"' * (SIZE // 4) + "=1",
    "parts with spaces": "a . " * (SIZE // 4) + "=1",
    "a header of many parts": "[" + ".".join("a" * (SIZE // 2)) + "]",
    "many keys below a header": "[" + ".".join("a" * 7) + "]\n" + "\n".join(f"a{n}=1" for n in range(SIZE // 7)),
    "many keys": "\n".join(f"a{n}=1" for n in range(SIZE // 7)),
    "many headers": "\n".join(f"[a.b.c.d.e.f{n}]" for n in range(SIZE // 17)),
    "many values": "a=[" + "1," * (SIZE // 2) + "]",
    "brackets in brackets": "a=" + "[" * SIZE,
    "braces in braces": "a=" + "{a=" * (SIZE // 3),
    "many digits": "a=" + "1" * SIZE,
    "escaped quotes": '"' + '\\"' * (SIZE // 2),
    "quotes": '"' * SIZE,
    "lines": "\n" * SIZE,
    "comments": "#\n" * (SIZE // 2),
    "line ends that are escaped": 'a="""' + "\\\n" * (SIZE // 2) + '"""',
}


@pytest.mark.parametrize("name", NASTY)
def test_nothing_takes_long(name: str) -> None:
    """In processor time, and so whatever else the machine does: 11 s before there were bounds."""
    began = time.thread_time()
    with suppress(BadToml):
        read_toml(NASTY[name])
    assert time.thread_time() - began < 0.5


def test_up_to_the_bounds_it_is_read() -> None:
    key = ".".join("abcdefghijkl"[:MOST_PARTS])
    assert "a" in read_toml(f"{key} = 1.5")
    with pytest.raises(BadToml, match=f"at most {MOST_PARTS} parts"):
        read_toml(f"x.{key} = 1")
    assert read_toml("a = " + "[" * MOST_DEPTH + "]" * MOST_DEPTH)
    with pytest.raises(BadToml, match=f"at most {MOST_DEPTH} others"):
        read_toml("a = [" + "[" * MOST_DEPTH + "]" * MOST_DEPTH + "]")
    assert len(read_toml("\n".join(f"a{n} = 1" for n in range(MOST_KEYS)))) == MOST_KEYS
    with pytest.raises(BadToml, match=f"at most {MOST_KEYS} keys"):
        read_toml("\n".join(f"a{n} = 1" for n in range(MOST_KEYS + 1)))
    with pytest.raises(BadToml, match="not TOML"):
        read_toml("a = [")


def test_what_stands_in_a_text_or_a_comment_is_not_counted() -> None:
    dots = "." * 300 + "[" * 300 + "=" * 9000
    document = f"# {dots}\na = \"{dots}\"\nb = '{dots}'\nc = \"\"\"\n{dots}\n\"\"\"\nd = '''\n{dots}\n'''\n"
    assert [read_toml(document)[name].strip() for name in "abcd"] == [dots] * 4
    assert read_toml('a = "\\\\"\nb = "\\""') == {"a": "\\", "b": '"'}
