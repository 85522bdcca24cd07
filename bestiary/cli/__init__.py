"""The command `bestiary`."""

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command and returns its exit code: 0, 1 (it failed), 2 (it was asked wrong), 130 (Ctrl-C)."""
    try:
        from bestiary.cli.answer import answer  # noqa: PLC0415

        return answer(arguments)
    except KeyboardInterrupt:
        return 130
