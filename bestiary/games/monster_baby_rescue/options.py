"""What can be chosen before a game of Monster Baby Rescue. Holds a Struct: never compiled."""

from typing import Annotated

from msgspec import Meta

from bestiary.core.options import Options
from bestiary.core.refusal import Refusal
from bestiary.games.monster_baby_rescue.components import FINALS, GOALS, MONSTER_IDS
from bestiary.games.monster_baby_rescue.printings import BadPrinting, find


class RescueOptions(Options, frozen=True):
    """Monsters, sides of tiles, and another printing."""

    monsters: Annotated[
        tuple[str, ...] | None,
        Meta(
            title="Monsters",
            description="The monster of each seat, in order: they differ in looks only. Left out, they are dealt.",
            extra_json_schema={
                "kind": "each",
                "values": MONSTER_IDS,
                "different": True,
                "matters": True,
                "says": "The monsters are {monsters}.",
                "without": "dealt by chance",
                "notes": {"": "They differ in looks only."},
            },
        ),
    ] = None
    goals: Annotated[
        Annotated[str, Meta(pattern=f"^[AB]{{{GOALS}}}$")] | None,
        Meta(
            title="Sides of the goal tiles",
            description=f"{GOALS} letters, A or B, one for each goal tile. Left out, chance turns them.",
            extra_json_schema={
                "kind": "sides",
                "values": ["A", "B"],
                "count": GOALS,
                "says": "The goal tiles lie {goals}.",
                "without": "as they fall",
                "notes": {"": "Each has two sides, A and B."},
            },
        ),
    ] = None
    finals: Annotated[
        Annotated[str, Meta(pattern=f"^[AB]{{{FINALS}}}$")] | None,
        Meta(
            title="Sides of the final scoring tiles",
            description=f"{FINALS} letters, A or B, one for each final scoring tile. Left out, chance turns them.",
            extra_json_schema={
                "kind": "sides",
                "values": ["A", "B"],
                "count": FINALS,
                "says": "The final scoring tiles lie {finals}.",
                "without": "as they fall",
                "notes": {"": "Each has two sides, A and B."},
            },
        ),
    ] = None
    printing: Annotated[
        str,
        Meta(
            title="Another printing",
            description="The values of another printing, as TOML in the form of components.toml: what the tiles show "
            "and what the places of the row cost. Left out, ours.",
            max_length=60_000,
            extra_json_schema={
                "kind": "document",
                "says": "Another printing: {printing}.",
                "without": "none",
                "notes": {"": "A file in the form of our components.toml: what the tiles show and cost."},
            },
        ),
    ] = ""

    def problem(self, seats: int) -> Refusal | None:
        """MR-007, MR-D02, and what is wrong with a printing."""
        if self.monsters is not None:
            if len(self.monsters) != seats or not set(self.monsters) <= set(MONSTER_IDS):
                text = f"Name a monster for each of the {seats} seats: {', '.join(MONSTER_IDS)}."
                return Refusal("BAD_MONSTERS", "MR-D02", text)
            if len(set(self.monsters)) != seats:
                return Refusal("MONSTER_TAKEN", "MR-007", "Each player has a different monster.")
        try:
            find(self.printing)
        except BadPrinting as error:
            return Refusal("BAD_PRINTING", "MR-027", f"This printing cannot be used: {error}")
        return None
