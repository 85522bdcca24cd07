"""What all processes that we start have in common: simulations' workers, and bots that think."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def shielded() -> Iterator[None]:
    """While processes are started, Ctrl-C waits; and they never see it, for they inherit what is blocked."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def usable_cores() -> int:
    """How many processes can run at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
