"""The server's secret: it signs cookies and private links, and never leaves its file."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from pathlib import Path

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike


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
        """The secret of a data folder, made on first use, readable by nobody else."""
        path = folder / "secret"
        try:
            file = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        except FileExistsError:
            return cls(path.read_bytes())
        key = secrets.token_bytes(32)
        with os.fdopen(file, "wb") as opened:
            opened.write(key)
        return cls(key)

    def seal(self, purpose: str, text: str) -> str:
        """The signature of a text."""
        mac = hmac.new(self._key, f"{purpose}\0{text}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(mac[:18]).decode()

    def opens(self, purpose: str, signature: str, text: str) -> bool:
        """Whether that is the signature of the text."""
        return hmac.compare_digest(signature.encode(), self.seal(purpose, text).encode())


def new_id(length: int = 12) -> str:
    """A public name for a table: easy to read out, hard to guess."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(length))


def digest(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
