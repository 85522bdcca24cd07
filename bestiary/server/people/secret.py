"""The server's secret: it signs cookies and private links, and never leaves its file."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import hmac
import os
import secrets
import tempfile
from pathlib import Path

from bestiary.core.errors import BestiaryError

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
SIZE = 32  # bytes of a secret


class BadSecret(BestiaryError):
    """A secret that everybody could guess, or none at all."""


class Secret:
    """Signs short texts, each for one purpose.

    >>> secret = Secret(b"for this example")
    >>> secret.opens("seat", secret.seal("seat", "abc-0"), "abc-0")
    True
    >>> secret.opens("cookie", secret.seal("seat", "abc-0"), "abc-0")
    False
    """

    def __init__(self, key: bytes) -> None:
        self._key = key

    @classmethod
    def in_folder(cls, folder: Path) -> Secret:
        """The secret of a data folder, made on first use, readable by nobody else. Refused when it is not whole: an
        empty one, left behind by a full disk, would let anybody sign."""
        path = folder / "secret"
        if not path.exists():
            _keep(secrets.token_bytes(SIZE), path)
        key = path.read_bytes()
        if len(key) != SIZE:
            advice = "Put the one of a backup in its place; without it, delete it, and every guest is a new one."
            raise BadSecret(f"{path} has {len(key)} bytes, and a secret has {SIZE}. {advice}")
        return cls(key)

    def seal(self, purpose: str, text: str) -> str:
        """The signature of a text."""
        mac = hmac.new(self._key, f"{purpose}\0{text}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(mac[:18]).decode()

    def opens(self, purpose: str, signature: str, text: str) -> bool:
        """Whether that is the signature of the text."""
        return hmac.compare_digest(signature.encode(), self.seal(purpose, text).encode())


def _keep(key: bytes, path: Path) -> None:
    """Written aside and then put in its place: there is a whole secret, or none."""
    file, aside = tempfile.mkstemp(prefix="secret-", dir=path.parent)  # readable by its owner only
    try:
        with os.fdopen(file, "wb") as opened:
            opened.write(key)
            opened.flush()
            os.fsync(opened.fileno())
        Path(aside).replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            Path(aside).unlink()
        raise BadSecret(f"The secret cannot be written to {path}: {error.strerror or error}.") from None


def new_id(length: int = 12) -> str:
    """A public name for a table: easy to read out, hard to guess."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(length))


def digest(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
