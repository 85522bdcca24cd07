"""The random stream: anybody can compute it from the key, and nobody can bend it."""

import hashlib
import struct
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bestiary.core.dice import WORDS, Dice, commitment, key_from_seed, random_key

BOUND = 2**64  # a ticket below this is the word itself


def words_of(key: bytes, count: int) -> list[int]:
    """The stream as its description says, computed independently."""
    blocks = [hashlib.shake_128(key + struct.pack("<Q", n)).digest(512) for n in range(count // 64 + 1)]
    return [word for (word,) in struct.iter_unpack("<Q", b"".join(blocks))][:count]


def chi_square(counts: Counter[tuple[int, ...]], cells: int) -> float:
    expected = counts.total() / cells
    assert len(counts) <= cells
    return sum((count - expected) ** 2 / expected for count in counts.values()) + expected * (cells - len(counts))


@given(st.binary(max_size=40))
def test_stream_is_shake_128_of_key_and_block_number(key: bytes) -> None:
    dice = Dice(key)
    assert [dice.below(BOUND) for _ in range(3 * WORDS + 5)] == words_of(key, 3 * WORDS + 5)


def test_stream_of_a_known_key_does_not_change() -> None:
    """What stored records lean on: these numbers may never be others."""
    dice = Dice(key_from_seed(7))
    assert [dice.below(6) for _ in range(12)] == [
        word % 6 for word in words_of(hashlib.sha256(b"bestiary/7").digest(), 12)
    ]
    assert commitment(b"") == hashlib.sha256(b"bestiary commitment").hexdigest()


@given(st.lists(st.integers(1, 10**6), min_size=1, max_size=200))
def test_ticket_is_a_word_modulo_the_bound(bounds: list[int]) -> None:
    key = key_from_seed("modulo")
    dice = Dice(key)
    words = words_of(key, len(bounds))
    assert [dice.below(bound) for bound in bounds] == [w % b for w, b in zip(words, bounds, strict=True)]


@given(st.lists(st.integers(0, 5 * WORDS - 1), max_size=30))
def test_seek_goes_to_any_word_in_any_order(positions: list[int]) -> None:
    key = key_from_seed("seek")
    words = words_of(key, 5 * WORDS + 1)
    dice = Dice(key)
    for position in positions:
        dice.seek(position)
        assert [dice.below(BOUND), dice.below(BOUND)] == words_of(key, position + 2)[position:]
        dice.seek(position)
        assert dice.below(BOUND) == words[position]


@pytest.mark.parametrize("position", [0, 1, 63, 64, 65, 127, 128, 64 * 1000 - 1, 64 * 1000])
def test_seek_before_anything_is_taken(position: int) -> None:
    dice = Dice(b"fresh")
    dice.seek(position)
    assert dice.below(BOUND) == words_of(b"fresh", position + 1)[position]


@given(st.integers(0, 200), st.integers(1, 200))
def test_clone_goes_on_alike_and_independently(before: int, after: int) -> None:
    dice = Dice(key_from_seed("clone"))
    for _ in range(before):
        dice.below(10)
    other = dice.clone()
    ahead = [other.below(BOUND) for _ in range(after)]
    assert [dice.below(BOUND) for _ in range(after)] == ahead
    assert ahead == words_of(key_from_seed("clone"), before + after)[before:]


@given(st.lists(st.integers(), max_size=100), st.binary(max_size=8))
def test_shuffle_loses_and_adds_nothing(things: list[int], key: bytes) -> None:
    shuffled = things[:]
    Dice(key).shuffle(shuffled)
    assert sorted(shuffled) == sorted(things)


def test_shuffle_uses_one_word_for_each_thing_but_the_first() -> None:
    dice = Dice(b"")
    dice.shuffle(list(range(20)))
    assert dice.below(BOUND) == words_of(b"", 20)[19]


def test_every_order_is_as_likely_as_any_other() -> None:
    dice = Dice(key_from_seed("orders"))
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        things = [0, 1, 2, 3]
        dice.shuffle(things)
        seen[tuple(things)] += 1
    assert set(seen) == set(permutations(range(4)))
    assert chi_square(seen, 24) < 49.73  # the 99.9 % point for 23 degrees of freedom


@pytest.mark.parametrize(("sides", "limit"), [(6, 20.52), (20, 43.82)])
def test_every_face_is_as_likely_as_any_other(sides: int, limit: float) -> None:
    dice = Dice(key_from_seed("faces", sides))
    seen: Counter[tuple[int, ...]] = Counter((dice.below(sides),) for _ in range(30_000))
    assert chi_square(seen, sides) < limit


def test_different_keys_give_different_streams() -> None:
    streams = {tuple(words_of(key_from_seed(seed), 4)) for seed in range(100)}
    assert len(streams) == 100
    dice = [Dice(key_from_seed(seed)) for seed in range(100)]
    assert {tuple(die.below(BOUND) for _ in range(4)) for die in dice} == streams


def test_random_keys_are_long_and_never_the_same() -> None:
    keys = {random_key() for _ in range(100)}
    assert len(keys) == 100
    assert {len(key) for key in keys} == {32}


def test_a_seed_is_the_same_as_number_and_as_text() -> None:
    assert key_from_seed(7) == key_from_seed("7")
    assert key_from_seed(7, "game", 12) == key_from_seed("7", "game", "12")
    assert len(key_from_seed(7)) == 32


@pytest.mark.parametrize("seed", [2**4096 - 1, 2**4096, -(2**4096), 10**2000], ids=range(4))
def test_a_long_seed_has_the_key_that_it_always_had(seed: int) -> None:
    """In decimal up to 4096 bits; beyond them in hexadecimal, for which there is no limit."""
    written = str(seed) if seed.bit_length() <= 4096 else hex(seed)
    assert key_from_seed(seed) == hashlib.sha256(f"bestiary/{written}".encode()).digest()


@given(
    st.lists(st.tuples(st.integers(), st.lists(st.integers(0, 999) | st.sampled_from(["game", "bot"]))), max_size=20)
)
def test_different_paths_have_different_keys(given_paths: list[tuple[int, list[int | str]]]) -> None:
    paths = {tuple(str(part) for part in (seed, *path)) for seed, path in given_paths}
    assert len({key_from_seed(seed, *path) for seed, *path in paths}) == len(paths)


def test_a_seed_with_a_slash_is_not_a_path() -> None:
    assert key_from_seed("7/game/12") != key_from_seed(7, "game", 12)


@given(st.binary(min_size=1, max_size=32), st.integers(0, 255), st.integers(1, 255))
def test_commitment_binds_to_every_byte_and_does_not_tell_the_key(key: bytes, place: int, change: int) -> None:
    altered = bytearray(key)
    altered[place % len(key)] ^= change
    assert commitment(bytes(altered)) != commitment(key)
    assert commitment(key + b"\0") != commitment(key)
    assert commitment(key) == hashlib.sha256(b"bestiary commitment" + key).hexdigest()
    assert commitment(key) != hashlib.sha256(key).hexdigest()
