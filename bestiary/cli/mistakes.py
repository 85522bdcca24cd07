"""A mistake in the arguments, as one sentence with the nearest right thing."""

import click

from bestiary.core.errors import nearest


def sentence(error: click.UsageError) -> str:
    """What was wrong, and what is right."""
    if isinstance(error, click.NoSuchOption):
        return _unknown_option(error)
    text = " ".join(error.format_message().split())
    if isinstance(error, click.MissingParameter):
        text += f" {_help(error)}"
    return text


def unknown_command(name: str, known: list[str]) -> click.UsageError:
    """The error for a command that does not exist."""
    near = nearest(name, known)
    advice = f"Did you mean {near!r}?" if near else f"There is: {', '.join(known)}."
    return click.UsageError(f"There is no command {name!r}. {advice}")


def _unknown_option(error: click.NoSuchOption) -> str:
    known: dict[str, str] = {}
    if error.ctx is not None:
        for parameter in error.ctx.command.get_params(error.ctx):
            if isinstance(parameter, click.Option):
                known |= {_bare(flag): flag for flag in (*parameter.opts, *parameter.secondary_opts)}
    near = nearest(_bare(error.option_name), known)
    advice = f"Did you mean {known[near]!r}?" if near else _help(error)
    return f"There is no option {error.option_name!r}. {advice}"


def _bare(flag: str) -> str:
    return flag.lstrip("-").replace("-", "_")


def _help(error: click.UsageError) -> str:
    command = error.ctx.command_path if error.ctx is not None else "bestiary"
    return f"See: {command} --help"
