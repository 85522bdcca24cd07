"""How the command answers when something goes wrong: one sentence on stderr and an exit code, never a traceback."""

import os
import shlex
import sys
import traceback
from collections.abc import Sequence

import click

from bestiary.cli.commands import bestiary
from bestiary.cli.mistakes import sentence
from bestiary.core.errors import BestiaryError, Refused, UnknownName

FAILED = 1
ASKED_WRONG = 2
INTERRUPTED = 130


def answer(arguments: Sequence[str] | None = None) -> int:
    """Runs the command; every way in which it can end is here."""
    try:
        code = bestiary.main(arguments, prog_name="bestiary", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except click.UsageError as error:
        return _say(sentence(error), ASKED_WRONG)
    except (UnknownName, Refused) as error:
        return _say(str(error), ASKED_WRONG)
    except click.ClickException as error:
        return _say(error.format_message(), FAILED)
    except BestiaryError as error:
        return _say(str(error), FAILED)
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        # Who read our output has gone; the rest of it goes nowhere, or Python would complain at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except OSError as error:
        return _say(_file_trouble(error), FAILED)
    except Exception as error:
        return _say(_surprise(error, sys.argv[1:] if arguments is None else arguments), FAILED)


def _say(text: str, code: int) -> int:
    click.echo(f"bestiary: {text}", err=True)
    return code


def _file_trouble(error: OSError) -> str:
    reason = error.strerror or str(error)
    return f"{error.filename}: {reason}." if error.filename else f"{reason}."


def _surprise(error: Exception, arguments: Sequence[str]) -> str:
    if os.environ.get("BESTIARY_DEBUG") == "1":
        traceback.print_exception(error)
    command = shlex.join(["bestiary", *arguments])
    what = " ".join(f"{type(error).__name__}: {error}".split())
    return f"something went wrong that should not ({what}); please report it together with this command: {command}"
