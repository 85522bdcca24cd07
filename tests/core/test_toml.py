"""TOML that anybody sends is read within bounds: however it is made, it takes no longer than a page of data."""

from __future__ import annotations

import time
from contextlib import suppress

import pytest

from bestiary.core.toml import LONGEST_WORD, MOST_DEPTH, MOST_KEYS, MOST_PARTS, BadToml, read_toml

SIZE = 60_000  # characters of the longest document that a game takes
PARTS = ".".join("abcdefghijkl"[: MOST_PARTS - 1])


def full(piece: str, most: int = MOST_KEYS - 10, begin: str = "", end: str = "", between: str = "\n") -> str:
    """As many pieces, each with its number, as a document may be long."""
    return begin + between.join(piece.format(n) for n in range(min(most, SIZE // (len(piece) + 3)))) + end


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
    "line ends that are escaped": 'a="""' + "\\\n" * (SIZE // 2 - 10) + '"""',
    # As much as the bounds allow.
    "all headers": full(f"[a{{}}.{PARTS}]"),
    "all long headers": full(f"[a{'x' * 20}{{}}.{PARTS}]"),
    "all keys": full("a{}=1"),
    "all dotted keys": full(f"a{{}}.{PARTS}=1"),
    "all keys below a header": full(f"{PARTS}.k{{}}=1", begin=f"[{PARTS}.h]\n"),
    "all quoted keys below a long header": full('"b"."k{}"=1', begin=f'["{"x" * 9000}"."{"y" * 9000}"]\n'),
    "all tables in one list": full(f"[[{PARTS}.l]]\n{PARTS}.m=1", MOST_KEYS // 4),
    "all keys of one line": full(f"{PARTS}.k{{}}=1", MOST_KEYS // 2 - 10, "a={", "}", ","),
    "all values of one list": full('"abc{}"', begin="a=[", end="]", between=","),
    "tables in tables": full("a{}=" + (f"{{{{{PARTS}=" * 6) + "1" + "}}" * 6, MOST_KEYS // 14),
    "long numbers": full("1" * 199, begin="a=[", end="]", between=","),
    "numbers of many parts": full("1_" * 99 + "1", begin="a=[", end="]", between=","),
    "times of day": full("1979-05-27T07:32:00", begin="a=[", end="]", between=","),
    "letters by their numbers": 'a="' + "\\u0041" * (SIZE // 6 - 10) + '"',
    "almost an end": 'a="""' + '""x' * (SIZE // 3 - 10) + '"""',
    "comments in a list": "a=[" + "#\n" * (SIZE // 2 - 10) + "]",
    "wrong at the very end": "\n" * (SIZE - 1) + "=",
}


def seconds(text: str) -> float:
    """Of the processor, to read a text: the least of three times, whatever else the machine does."""
    times = []
    for _ in range(3):
        began = time.thread_time()
        with suppress(BadToml):
            read_toml(text)
        times.append(time.thread_time() - began)
    return min(times)


@pytest.mark.parametrize("name", NASTY)
def test_nothing_takes_long(name: str) -> None:
    """Measured by what as many plain keys take, which is 7 ms or so. One of these took 11 s before there were bounds,
    and 94 ms with 8 parts of a key and 4,000 keys: too long for a server that is to answer others in between."""
    assert seconds(NASTY[name]) < 7 * seconds(full("a{}=1"))


def test_up_to_the_bounds_it_is_read() -> None:
    key = ".".join("abcdefghijkl"[:MOST_PARTS])
    assert "a" in read_toml(f"{key} = 1.5")
    with pytest.raises(BadToml, match=f"at most {MOST_PARTS} parts"):
        read_toml(f"x.{key} = 1")
    assert "a" in read_toml(f"x = 1\n{key} = 2")  # each key for itself
    with pytest.raises(BadToml, match=f"at most {MOST_PARTS} parts"):
        read_toml(f"x = 1\ny.{key} = 2")
    assert read_toml("a = " + "[" * MOST_DEPTH + "]" * MOST_DEPTH)
    with pytest.raises(BadToml, match=f"at most {MOST_DEPTH} others"):
        read_toml("a = [" + "[" * MOST_DEPTH + "]" * MOST_DEPTH + "]")
    assert len(read_toml("\n".join(f"a{n} = 1" for n in range(MOST_KEYS)))) == MOST_KEYS
    with pytest.raises(BadToml, match=f"at most {MOST_KEYS} keys"):
        read_toml("\n".join(f"a{n} = 1" for n in range(MOST_KEYS + 1)))
    with pytest.raises(BadToml, match="not TOML"):
        read_toml("a = [")


def test_the_bounds_are_what_they_were() -> None:
    """Who has a document that was read wants it read again."""
    assert (MOST_PARTS, MOST_DEPTH, MOST_KEYS, LONGEST_WORD) == (4, 8, 2_000, 200)


def test_a_long_word_is_read_and_a_longer_one_is_not() -> None:
    word = "a" * LONGEST_WORD
    assert read_toml(f"{word} = 1") == {word: 1}
    with pytest.raises(BadToml, match=f"at most {LONGEST_WORD} characters"):
        read_toml(f"{word}a = 1")
    with pytest.raises(BadToml, match=f"at most {LONGEST_WORD} characters"):
        read_toml(f"a = {'1' * (LONGEST_WORD + 1)}")
    assert read_toml(f"a = [{'1' * LONGEST_WORD}, {'2' * LONGEST_WORD}]")  # each word for itself


@pytest.mark.parametrize(("begin", "end"), ["[]", ("{a=", "}")], ids=["lists", "tables"])
def test_depth_is_how_many_brackets_are_open(begin: str, end: str) -> None:
    """As many as anybody likes beside each other; of what is open no more than the bound, whatever was closed."""
    beside = f"a = [{', '.join([begin + end.replace('}', '1}')] * (3 * MOST_DEPTH))}]"
    assert len(read_toml(beside)["a"]) == 3 * MOST_DEPTH
    inside = begin * (MOST_DEPTH - 1) + "1" + end * (MOST_DEPTH - 1)
    assert read_toml(f"a = [{inside}]")
    closed = f"{begin}1{end}, " * 20
    with pytest.raises(BadToml, match=f"at most {MOST_DEPTH} others"):
        read_toml(f"a = [{closed}{begin}{inside}{end}]")


@pytest.mark.parametrize(
    "text",
    ['""', "''", '"x"', '"xy"', "'x'", "'xy'", '"""x"""', '"""xy"""', "'''x'''", "'''xy'''", r'"\""', r'"\\"', r"'\'"],
)
def test_what_stands_after_a_text_is_counted_again(text: str) -> None:
    """Wherever a text ends, and however it is written."""
    assert len(read_toml("\n".join(f"a{n} = [{text}]" for n in range(2 * MOST_DEPTH)))) == 2 * MOST_DEPTH
    inside = MOST_DEPTH - 1
    assert read_toml(f"a = [{text}, {'[' * inside}{']' * inside}]\nb = 1 # {text}")["b"] == 1
    with pytest.raises(BadToml, match=f"at most {MOST_DEPTH} others"):
        read_toml(f"a = [{text}, {'[' * MOST_DEPTH}{']' * MOST_DEPTH}]")


def test_what_stands_in_a_text_or_a_comment_is_not_counted() -> None:
    dots = "." * 300 + "[" * 300 + "=" * 9000
    document = f"# {dots}\na = \"{dots}\"\nb = '{dots}'\nc = \"\"\"\n{dots}\n\"\"\"\nd = '''\n{dots}\n'''\n"
    assert [read_toml(document)[name].strip() for name in "abcd"] == [dots] * 4
    assert read_toml('a = "\\\\"\nb = "\\""') == {"a": "\\", "b": '"'}
