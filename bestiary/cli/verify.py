"""`bestiary verify`: whether a recorded game is true."""

from typing import Any

import click
import msgspec

from bestiary.cli.files import read_record
from bestiary.cli.output import print_json
from bestiary.cli.results import print_result
from bestiary.core.errors import BadRecord
from bestiary.core.record import Record, Verdict
from bestiary.core.record import verify as check
from bestiary.core.registry import find_game


@click.command()
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
def verify(file: str, as_json: bool) -> None:
    """Replays the record in FILE and checks every move, every outcome of chance, the result and the seal.

    The exit code is 0 when all of it is true, and 1 when something in it is not; then the place of the first
    disagreement is named.
    """
    try:
        record = read_record(file)
        verdict = _checked(file, record)
    except BadRecord as error:
        if as_json:
            print_json({"file": file, "verified": False, "problem": str(error)})
        raise
    if as_json:
        print_json(_document(file, record, verdict))
        return
    click.echo(_sentence(file, record, verdict))
    if verdict.note:
        click.echo(f"Note: {verdict.note}.")
    if verdict.result is not None:
        click.echo()
        print_result(verdict.result, record.players)


def _checked(file: str, record: Record) -> Verdict:
    try:
        return check(record)
    except BadRecord as error:
        raise BadRecord(f"{file} is not true", str(error)) from None


def _sentence(file: str, record: Record, verdict: Verdict) -> str:
    moves = verdict.moves - verdict.outcomes
    text = f"{file} is true: {find_game(verdict.game).name}, {record.seats} players, {moves} moves"
    if verdict.outcomes_checked:
        text += f" and {verdict.outcomes} outcomes of chance that follow from its key."
    else:
        text += f"; its {verdict.outcomes} outcomes of chance are possible, but it tells no key to check them against."
    return text if verdict.over else text + " The game is not over."


def _document(file: str, record: Record, verdict: Verdict) -> dict[str, Any]:
    return {"file": file, "verified": True, "players": record.players, **msgspec.to_builtins(verdict)}
