"""What of the data of Munchkin Babies is invented, counted."""

from functools import cache

from bestiary.core.source import components, count


@cache
def invented() -> str:
    """In a sentence, for players."""
    data = components("bestiary.games.munchkin_babies")
    cards = data["card"]
    return (
        f"What {count(cards, 'invented')} of the {count(cards)} cards do is invented, because their texts are not "
        f"public; so are {count(cards, 'invented', field='name_from')} of their names."
    )
