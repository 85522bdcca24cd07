"""Prints one random game: run as a process of its own, under a hash seed of its own."""

import sys

import msgspec

from bestiary.conformance.inspector import Inspector
from bestiary.conformance.matches import random_record
from bestiary.core.registry import import_game


def main(spec: str, seats: str, seed: str, options: str) -> None:
    """Plays the game `spec` and prints its record."""
    print(random_record(Inspector(import_game(spec), int(seats), msgspec.json.decode(options), seed)))


if __name__ == "__main__":
    main(*sys.argv[1:])
