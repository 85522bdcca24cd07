"""What of the data of Big Monster is invented, counted."""

from functools import cache

from bestiary.core.source import components, count


@cache
def invented() -> str:
    """In a sentence, for players."""
    data = components("bestiary.games.big_monster")
    return (
        f"All {count(data['kind'])} tiles, {count(data['explorer'])} explorers and {count(data['goal'])} goals are "
        "known from the rulebook or from a public implementation; only their names are ours."
    )
