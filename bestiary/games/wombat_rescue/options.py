"""What can be chosen before a game of Wombat Rescue. Holds a Struct: never compiled."""

from typing import Annotated, Literal

from msgspec import Meta

from bestiary.core.options import Options
from bestiary.core.refusal import Refusal
from bestiary.games.wombat_rescue.components import FEWEST_SEATS, KINDS, MOST_SEATS, REGULAR, TILE_KINDS
from bestiary.games.wombat_rescue.layout import LONGEST_SLOT, BadLayout, Layout, find

TOGETHER = list(range(FEWEST_SEATS + 1, MOST_SEATS + 1))  # how many play a game that is not solo


class WombatOptions(Options, frozen=True):
    """The options, advanced and optional rules of the rulebook, who starts, the layout and the bound of turns."""

    first: Annotated[
        int | None,
        Meta(
            title="Start player",
            description="The seat that starts: who last saw a live wombat. Left out, it is drawn by chance.",
            extra_json_schema={
                "kind": "seat",
                "seats": TOGETHER,
                "says": "The first turn is for {first}.",
                "without": "whoever is drawn",
                "notes": {"": "By custom for who last saw a live wombat."},
            },
        ),
    ] = None
    layout: Annotated[
        Literal["standard", "short", "four_corners", "boomerang"],
        Meta(
            title="Layout",
            description="How the tiles lie. Short is the standard one of the shorter game.",
            extra_json_schema={
                "matters": True,
                "says": "We play on the {layout} map.",
                "notes": {
                    "standard": "Home in the south, the babies in the north.",
                    "short": "Smaller: home in the south, the babies in the north.",
                    "four_corners": "A baby in each corner, home in the middle.",
                    "boomerang": "A bow with home at one end of it.",
                },
            },
        ),
    ] = "standard"
    own_layout: Annotated[
        str,
        Meta(
            title="A layout of your own",
            description="As TOML in the form of a layout of components.toml: a list of placements, each with tile, "
            "q, r and rot. Left out, one of ours.",
            max_length=20_000,
            extra_json_schema={
                "kind": "document",
                "says": "A map of your own: {own_layout}.",
                "without": "none",
                "notes": {"": "A file in the form of our own maps, which lie in components.toml."},
            },
        ),
    ] = ""
    shorter: Annotated[
        bool,
        Meta(
            title="Shorter game",
            description="One baby and five tiles fewer: who brings three babies home wins.",
            extra_json_schema={
                "matters": True,
                "says": "Who brings {shorter} home first wins.",
                "labels": {"false": "all 4 babies", "true": "3 babies"},
                "notes": {"": "With three babies the map has five tiles fewer, and it takes two thirds of the time."},
            },
        ),
    ] = False
    boulders: Annotated[
        bool,
        Meta(
            title="Boulders",
            description="A boulder on every boulder space: nobody gets past.",
            extra_json_schema={
                "says": "There are {boulders} in the way.",
                "labels": {"false": "no boulders", "true": "boulders"},
                "notes": {"": "Nobody gets past a boulder, neither mama nor dingo."},
            },
        ),
    ] = False
    dingo_eats_poop: Annotated[
        bool,
        Meta(
            title="Dingo eats poop",
            description="The dingo eats every cube that he steps on.",
            extra_json_schema={
                "says": "The dingo {dingo_eats_poop} the cubes.",
                "labels": {"false": "leaves", "true": "eats"},
                "notes": {"": "A hungry one eats the smell that leads you on."},
            },
        ),
    ] = False
    second_dingo: Annotated[
        bool,
        Meta(
            title="Second dingo",
            description="Two dingoes instead of one. Not in the solo game.",
            extra_json_schema={
                "seats": TOGETHER,
                "matters": True,
                "says": "{second_dingo}, and a dingo {dingo_eats_poop} the cubes.",
                "labels": {"false": "One dingo runs", "true": "Two dingoes run"},
                "notes": {"": "Two make it a chase; a hungry one also eats the smell that leads you on."},
            },
        ),
    ] = False
    protection: Annotated[
        bool,
        Meta(
            title="Dingo protection tile",
            description="A fifth action tile: the dingo ignores who uses it until her next turn.",
            extra_json_schema={
                "says": "A tile that keeps the dingo away is {protection}.",
                "labels": {"false": "left in the box", "true": "in the game"},
                "notes": {"": "Used once, it makes him ignore a mama until her next turn."},
            },
        ),
    ] = False
    protection_for: Annotated[
        tuple[int, ...] | None,
        Meta(
            title="Who has a protection tile",
            description="The seats of the new players, if only they are to have the dingo protection tile. "
            "Left out, everybody.",
            extra_json_schema={
                "kind": "seats",
                "says": "It is for {protection_for}.",
                "without": "everybody",
                "notes": {"": "Often only for who is new to the game."},
                "seats": TOGETHER,
                "needs": {"protection": True},
            },
        ),
    ] = None
    run_home: Annotated[
        bool,
        Meta(
            title="Run Home tile",
            description="Without it, nobody has the Run Home tile.",
            extra_json_schema={
                "says": "The Run Home tile is {run_home}.",
                "labels": {"false": "left in the box", "true": "in the game"},
            },
        ),
    ] = True
    fifth_player: Annotated[
        bool,
        Meta(
            title="Fifth player",
            description="Five may play; the fifth has an extra black disk.",
            extra_json_schema={"seats": []},  # who sits down with five has chosen it
        ),
    ] = True
    starting_den: Annotated[
        str,
        Meta(
            title="Starting den",
            description="Solo: the slot of the layout in which the starting den lies. The nearer to the babies, the "
            "harder. Left out, where the layout says.",
            max_length=LONGEST_SLOT,
            extra_json_schema={
                "seats": [FEWEST_SEATS],
                "says": "The first den lies {starting_den}.",
                "without": "where the map says",
                "notes": {"": "Row and place of a tile, such as 4-2. The nearer to the babies, the harder."},
            },
        ),
    ] = ""
    max_turns: Annotated[
        int,
        Meta(
            title="Turns at most",
            description="The game ends when every player has had so many turns: most babies at home wins.",
            ge=1,
            le=1000,
            extra_json_schema={
                "says": "It ends after {max_turns} turns each, if nobody has won by then.",
                "notes": {"": "Then most babies at home win."},
            },
        ),
    ] = 100

    def chosen_layout(self) -> Layout:
        """The layout, which has been checked."""
        return find(self.layout, self.shorter, self.own_layout)

    def problem(self, seats: int) -> Refusal | None:
        """WR-006, WR-D01, WR-112f, WR-116, WR-118, WR-119."""
        if seats == MOST_SEATS and not self.fifth_player:
            return Refusal("BAD_PLAYER_COUNT", "WR-006", "Five can play only with the fifth-player option.")
        if self.first is not None and not 0 <= self.first < seats:
            return Refusal("BAD_FIRST", "WR-D01", f"The start player is one of the seats 0 to {seats - 1}.")
        if self.second_dingo and seats == 1:
            return Refusal("BAD_DINGO", "WR-112f", "The solo game has one dingo.")
        if self.protection_for is not None and not set(self.protection_for) <= set(range(seats)):
            return Refusal("NO_SUCH_TILE", "WR-116", f"Name some of the seats 0 to {seats - 1}, each once.")
        try:
            layout = self.chosen_layout()
        except BadLayout as error:
            return Refusal("BAD_LAYOUT", "WR-118", f"This layout cannot be used. {error}")
        return self._layout_problem(layout, seats)

    def _layout_problem(self, layout: Layout, seats: int) -> Refusal | None:
        cut = layout.cut_off() if self.boulders else None
        if cut is not None:
            return Refusal("BAD_LAYOUT", "WR-118d", f"This layout cannot be used. Boulders cut off {cut} from home.")
        if seats == 1 and layout.solo_slot < 0:
            text = "This layout cannot be used alone. It names no 'solo_den_slot'."
            return Refusal("BAD_LAYOUT", "WR-119", text)
        if self.starting_den:
            regular = [layout.slots[slot] for slot in layout.regular]
            if self.starting_den not in regular:
                kind = (
                    KINDS[REGULAR]
                    if self.starting_den not in layout.slots
                    else KINDS[TILE_KINDS[layout.tiles[layout.slots.index(self.starting_den)]]]
                )
                what = "is no slot of this layout" if kind == KINDS[REGULAR] else f"is the slot of a {kind} tile"
                text = f"{self.starting_den!r} {what}. The starting den can lie in: {', '.join(regular)}."
                return Refusal("BAD_STARTING_DEN", "WR-119", text)
        return None
