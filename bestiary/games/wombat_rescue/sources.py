"""What of the data of Wombat Rescue is invented, counted."""

from functools import cache

from bestiary.core.source import components, count


@cache
def invented() -> str:
    """In a sentence, for players."""
    data = components("bestiary.games.wombat_rescue")
    tiles, cards, layouts = data["tile"], data["wander_card"], data["layout"]
    return (
        f"All {count(tiles, 'invented')} map tiles, the {count(layouts, 'invented')} layouts, the terrains on the "
        f"{count(cards, 'invented')} wander cards and the faces of the dingo's die are invented: the rulebook tells "
        "only how many there are."
    )
