"""What a strong player would do, and why."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bestiary.advice.hint import Advice, advise, percent
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.match import Match
from bestiary.core.seats import Seat
from bestiary.terminal.offer import Offer


def advice_for(match: Match, seat: Seat, names: Sequence[str]) -> Advice:
    """Knows only what the seat knows. The same question gets the same answer: the dice of a hint are always the same,
    and not those of the game."""
    return advise(match.game, match.sight(seat, Dice(key_from_seed("hint"))), names)


def draw_advice(advice: Advice, offer: Offer) -> RenderableType:
    """The best move and others: what is typed for it, the chance to win, and why."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(justify="right", style="bold cyan", min_width=2, no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column()
    choices = {choice.action: choice for choice in offer.choices}
    for place, move in enumerate(advice.moves):
        choice = choices[move.action]
        words = Text(choice.label, style="bold" if place == 0 else "")
        words.append(f"\n{move.why}", style="not bold")
        table.add_row(offer.name(choice), percent(move.chance), words)
    return table
