"""What can be chosen before a game of Munchkin Babies. Holds a Struct: never compiled."""

from typing import Annotated

from msgspec import Meta

from bestiary.core.options import Options
from bestiary.core.refusal import Refusal


class BabiesOptions(Options, frozen=True):
    """The faster play rules, and limits."""

    listen_at_the_door: Annotated[
        bool,
        Meta(
            title="Listen at the door",
            description="Faster play: each turn begins with a face-down Door card, and looting draws a Treasure.",
        ),
    ] = False
    shared_victory: Annotated[
        bool,
        Meta(
            title="Shared victory",
            description="Whoever helps in the fight that takes somebody to Level 10 wins too.",
        ),
    ] = False
    stop_before_kick: Annotated[
        bool,
        Meta(
            title="Stop before each door",
            description="Everybody is asked before a door is opened, and may play a Curse or a Go Up a Level first.",
        ),
    ] = False
    sexes: Annotated[
        tuple[str, ...] | None,
        Meta(
            title="Boys and girls",
            description="The sex that each character starts with, boy or girl for each seat; it can be changed while "
            "cards are laid out. Left out, chance decides.",
            extra_json_schema={"kind": "each", "values": ["boy", "girl"]},
        ),
    ] = None
    max_turns: Annotated[
        int,
        Meta(
            title="Most turns",
            description="After so many turns of all players together the highest Level wins. 0 for no limit.",
            ge=0,
            le=10_000,
        ),
    ] = 300
    free_actions: Annotated[
        int,
        Meta(
            title="Free actions",
            description="How often a player may rearrange Items, make or answer offers and show cards in one turn.",
            ge=1,
            le=50,
        ),
    ] = 50

    def problem(self, seats: int) -> Refusal | None:
        """MB-024."""
        if self.sexes is not None and (len(self.sexes) != seats or not set(self.sexes) <= {"boy", "girl"}):
            return Refusal("BAD_SEXES", "MB-024", f"Name boy or girl for each of the {seats} seats.")
        return None
