"""What of the data of Monster Baby Rescue is invented, counted."""

from functools import cache

from bestiary.core.source import components, count


@cache
def invented() -> str:
    """In a sentence, for players."""
    data = components("bestiary.games.monster_baby_rescue")
    tiles = data["care_tile"]
    goals = [face for tile in data["goal_tile"] for face in tile["face"]]
    finals = [face for tile in data["final_tile"] for face in tile["face"]]
    return (
        f"{count(tiles, 'invented')} of the {count(tiles)} care tiles, {count(goals, 'invented')} of the "
        f"{count(goals)} goals and {count(finals, 'invented')} of the {count(finals)} final scorings are invented, "
        f"because the published ones are not known; {count(tiles, 'inferred')} more tiles are inferred."
    )
