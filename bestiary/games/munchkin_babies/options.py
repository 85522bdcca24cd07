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
            extra_json_schema={
                "matters": True,
                "says": "A turn begins {listen_at_the_door}.",
                "labels": {"false": "at the door", "true": "by listening at the door"},
                "notes": {
                    "false": "As in the rulebook.",
                    "true": "Faster: first a Door card for your hand, and who loots draws a Treasure.",
                },
            },
        ),
    ] = False
    shared_victory: Annotated[
        bool,
        Meta(
            title="Shared victory",
            description="Whoever helps in the fight that takes somebody to Level 10 wins too.",
            extra_json_schema={
                "matters": True,
                "says": "Who helps in the winning fight {shared_victory}.",
                "labels": {"false": "is only thanked", "true": "wins too"},
            },
        ),
    ] = False
    stop_before_kick: Annotated[
        bool,
        Meta(
            title="Stop before each door",
            description="Everybody is asked before a door is opened, and may play a Curse or a Go Up a Level first.",
            extra_json_schema={
                "matters": True,
                "says": "Before a door is opened {stop_before_kick}.",
                "labels": {"false": "nobody is asked", "true": "everybody is asked"},
                "notes": {"": "Who is asked may play a Curse or a Go Up a Level first. It takes a little longer."},
            },
        ),
    ] = False
    sexes: Annotated[
        tuple[str, ...] | None,
        Meta(
            title="Boys and girls",
            description="The sex that each character starts with, boy or girl for each seat; it can be changed while "
            "cards are laid out. Left out, chance decides.",
            extra_json_schema={
                "kind": "each",
                "values": ["boy", "girl"],
                "says": "Boys and girls are {sexes}.",
                "without": "dealt by chance",
                "notes": {"": "Who wants can change it while cards are laid out."},
            },
        ),
    ] = None
    max_turns: Annotated[
        int,
        Meta(
            title="Most turns",
            description="After so many turns of all players together the highest Level wins. 0 for no limit.",
            ge=0,
            le=10_000,
            extra_json_schema={
                "says": "After {max_turns} turns of all together the highest Level wins.",
                "notes": {"": "0 for no end but Level 10."},
            },
        ),
    ] = 300
    free_actions: Annotated[
        int,
        Meta(
            title="Free actions",
            description="How often a player may rearrange Items, make or answer offers and show cards in one turn.",
            ge=1,
            le=50,
            extra_json_schema={
                "says": "In one turn a player may rearrange, offer and show {free_actions} times.",
            },
        ),
    ] = 50

    def problem(self, seats: int) -> Refusal | None:
        """MB-024."""
        if self.sexes is not None and (len(self.sexes) != seats or not set(self.sexes) <= {"boy", "girl"}):
            return Refusal("BAD_SEXES", "MB-024", f"Name boy or girl for each of the {seats} seats.")
        return None
