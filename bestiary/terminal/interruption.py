"""Ctrl-C, a closed window and a lost connection: they end a game between two moves, never inside one."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

# A window that closes sends SIGHUP; Windows knows none of this but Ctrl-C.
SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


@contextmanager
def like_control_c() -> Iterator[None]:
    """Inside, every signal that asks the program to end arrives as KeyboardInterrupt."""
    before = {number: signal.signal(number, _interrupt) for number in SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def not_now() -> Iterator[None]:
    """Inside, such signals wait: a move is made wholly or not at all."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt
