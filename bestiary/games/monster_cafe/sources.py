"""What of the data of Monster Café is invented, counted."""

from functools import cache

from bestiary.core.source import components, count


@cache
def invented() -> str:
    """In a sentence, for players."""
    data = components("bestiary.games.monster_cafe")
    cards = [*data["monster"], *data["meal"], data["special"]["lemon_sorbet"]]
    return (
        f"All {count(cards)} cards are known from the rulebook or from public pages; "
        "only that a tie is a shared victory is our own ruling."
    )
