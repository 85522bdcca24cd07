"""The random stream: words of SHAKE-128, keyed.

Word n of a key is the n-th 64-bit little-endian word of the blocks SHAKE-128(key + block number), 512 bytes
a block, the block number as 8 little-endian bytes. A ticket below N is a word modulo N. Nobody can predict
the stream without the key; everybody can check it with the key.
"""

import hashlib
import secrets
import struct
from typing import Final

from mypy_extensions import i64

WORDS: Final = 64
COMPILED: Final = not __file__.endswith(".py")
SMALL: Final = 1 << 61  # bounds up to here are reckoned with in machine numbers
WITHOUT_SIGN: Final[i64] = (1 << 63) - 1
WHOLE: Final = (1 << 64) - 1
# Compiled, with a sign, which means nothing: so a word fits into a machine number.
_unpack: Final = struct.Struct(f"<{WORDS}{'q' if COMPILED else 'Q'}").unpack


class Dice:
    """A position in the stream of a key.

    >>> dice = Dice(key_from_seed(7))
    >>> [dice.below(6) for _ in range(5)]
    [1, 2, 4, 5, 5]
    """

    __slots__ = ("_block", "_key", "_next", "_words")

    def __init__(self, key: bytes = b"") -> None:
        self._key = key
        self._block = 0  # the number of the block after the one in _words
        self._words: tuple[i64, ...] = ()
        self._next = WORDS  # of the word in _words that comes next

    def below(self, bound: int) -> int:
        """The next word as a number from 0 to bound - 1."""
        position = self._next
        if position == WORDS:
            self._fill()
            position = 0
        self._next = position + 1
        word = self._words[position]
        if not COMPILED:
            return word % bound
        if bound > SMALL:
            return (int(word) & WHOLE) % bound
        small: i64 = bound
        # All but the last bit first, so that nothing is ever as large as a machine number.
        return int(((word >> 1 & WITHOUT_SIGN) % small * 2 + (word & 1)) % small)

    def _fill(self) -> None:
        self._words = _unpack(hashlib.shake_128(self._key + self._block.to_bytes(8, "little")).digest(8 * WORDS))
        self._block += 1

    def seek(self, position: int) -> None:
        """Goes to word number `position`."""
        block = position // WORDS
        if block != self._block - 1:
            self._block = block
            self._fill()
        self._next = position % WORDS

    def shuffle(self, things: list[int]) -> None:
        """Puts a list into a random order, in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def clone(self) -> "Dice":
        """The same position of the same stream, going on independently."""
        other = Dice(self._key)
        other._block = self._block
        other._words = self._words
        other._next = self._next
        return other


def random_key() -> bytes:
    """A key that nobody can guess, for a live table."""
    return secrets.token_bytes(32)


def key_from_seed(seed: int | str, *path: int | str) -> bytes:
    """The key that a seed stands for; with a path, the key of something below it (game 12 of a simulation).

    >>> key_from_seed(7) == key_from_seed("7") != key_from_seed(7, "game", 0)
    True
    """
    words = "/".join(_word(part).replace("%", "%25").replace("/", "%2F") for part in ("bestiary", seed, *path))
    return hashlib.sha256(words.encode(errors="surrogatepass")).digest()


def commitment(key: bytes) -> str:
    """What may be published before the game: it binds to the key and does not tell it."""
    return hashlib.sha256(b"bestiary commitment" + key).hexdigest()


def _word(part: int | str) -> str:
    return hex(part) if isinstance(part, int) and part.bit_length() > 4096 else str(part)  # str() has a limit
