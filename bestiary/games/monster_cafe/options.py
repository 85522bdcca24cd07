"""What can be chosen before a game of Monster Café. Holds a Struct: never compiled."""

from typing import Annotated

from msgspec import Meta

from bestiary.core.options import Options
from bestiary.core.refusal import Refusal
from bestiary.games.monster_cafe.components import KIND_IDS, REGULAR, REMOVALS


class CafeOptions(Options, frozen=True):
    """The host may name who starts, and with two or three players which monsters stay out."""

    first: Annotated[
        int | None,
        Meta(
            title="First player",
            description="The seat that starts: who last ate something disgusting. Left out, it is drawn by chance.",
            extra_json_schema={
                "kind": "seat",
                "matters": True,
                "says": "The first turn is for {first}.",
                "without": "whoever is drawn",
                "notes": {"": "By custom for who last ate something disgusting."},
            },
        ),
    ] = None
    removed: Annotated[
        tuple[str, ...] | None,
        Meta(
            title="Monsters that stay out",
            description="Two or three players: the two regular monsters that stay out. Left out, they are drawn by "
            "chance.",
            extra_json_schema={
                "kind": "several",
                "matters": True,
                "says": "{removed} stay out of the café.",
                "without": "Two monsters that are drawn",
                "labels": {kind: kind.replace("_", " ").title() + " Eaters" for kind in KIND_IDS[:REGULAR]},
                "notes": {"": "With two or three players two of the regular monsters do not come."},
                "values": KIND_IDS[:REGULAR],
                "seats": [seats for seats, removed in enumerate(REMOVALS) if removed],
            },
        ),
    ] = None

    def problem(self, seats: int) -> Refusal | None:
        """MC-D01 and MC-062."""
        if self.first is not None and not 0 <= self.first < seats:
            return Refusal("BAD_FIRST", "MC-D01", f"The first player is one of the seats 0 to {seats - 1}.")
        if self.removed is None:
            return None
        if not REMOVALS[seats]:
            return Refusal("BAD_REMOVAL", "MC-061", f"With {seats} players no monsters stay out.")
        regular = set(self.removed) <= set(KIND_IDS[:REGULAR])
        if not regular or len(self.removed) != REMOVALS[seats] or len(set(self.removed)) != len(self.removed):
            return Refusal("BAD_REMOVAL", "MC-062", "Choose two different regular monsters.")
        return None
