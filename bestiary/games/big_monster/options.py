"""What can be chosen before a game of Big Monster. Holds a Struct: never compiled."""

from typing import Annotated, Literal

from msgspec import Meta

from bestiary.core.options import Options
from bestiary.core.refusal import Refusal
from bestiary.games.big_monster.components import DUEL, GOAL_IDS, MOST_SEATS, TEAM
from bestiary.games.big_monster.goals import ALWAYS_IN_PLAY, SETS

IN_DRAFTS = list(range(DUEL + 1, MOST_SEATS + 1))  # how many play one
IN_TEAMS = [4, 6]  # how many play in teams (BM-009)
SOMETIMES_IN_PLAY = [goal for goal in GOAL_IDS if GOAL_IDS.index(goal) not in ALWAYS_IN_PLAY]


class BigMonsterOptions(Options, frozen=True):
    """Teams, the way hands go round, medals, who begins, and two readings of the rules."""

    teams: Annotated[
        bool,
        Meta(
            title="Teams of two",
            description="Play in teams of two; with 4 or 6 players. The lower score of the two is the team's.",
            extra_json_schema={
                "seats": IN_TEAMS,
                "matters": True,
                "says": "We play {teams}.",
                "labels": {"false": "each alone", "true": "in teams of two"},
                "notes": {"true": "The lower score of the two is the team's."},
            },
        ),
    ] = False
    partners: Annotated[
        Annotated[str, Meta(pattern="^[A-C]{4}([A-C]{2})?$")] | None,
        Meta(
            title="Who plays with whom",
            description="A letter for each seat, A to C, the same for partners, who never sit side by side. "
            "Left out: ABAB, or ABCABC.",
            extra_json_schema={
                "kind": "teams",
                "says": "Partners sit {partners}.",
                "without": "in turn",
                "notes": {"": "Never side by side."},
                "seats": IN_TEAMS,
                "needs": {"teams": True},
            },
        ),
    ] = None
    draft: Annotated[
        Literal["ordered", "sealed", "race"],
        Meta(
            title="Handing over",
            description="How the rest of a hand finds a ship. ordered: one after the other, the lead goes round. "
            "sealed: everybody ranks the ships in secret. race: who is faster has the choice.",
            extra_json_schema={
                "seats": IN_DRAFTS,
                "matters": True,
                "says": "Hands are passed on {draft}.",
                "labels": {"ordered": "one after the other", "sealed": "by secret wishes", "race": "in a race"},
                "notes": {
                    "ordered": "Who leads chooses a ship first; the lead goes round.",
                    "sealed": "All rank the ships in secret, and get the best that is left.",
                    "race": "Who is faster has the choice.",
                },
            },
        ),
    ] = "ordered"
    medals: Annotated[
        Literal["five", "six"],
        Meta(
            title="Medals",
            description="How many goals there are when everybody plays alone.",
            extra_json_schema={
                "seats": IN_DRAFTS,
                "needs": {"teams": False},
                "matters": True,
                "says": "There are {medals} medals to win.",
                "notes": {"": "Each goes to who reaches its goal first."},
            },
        ),
    ] = "five"
    goals: Annotated[
        tuple[str, ...] | None,
        Meta(
            title="Goals of the medals",
            description="The goals in play besides desert and rune. Left out, chance draws them.",
            extra_json_schema={
                "kind": "several",
                "values": SOMETIMES_IN_PLAY,
                "says": "The medals are for {goals}.",
                "without": "what is drawn",
                "notes": {"": "Besides desert and rune, which are always there."},
            },
        ),
    ] = None
    first: Annotated[
        Annotated[int, Meta(ge=0, le=1)] | None,
        Meta(
            title="First player",
            description="With two players the seat that begins. Left out, chance decides.",
            extra_json_schema={
                "kind": "seat",
                "seats": [DUEL],
                "matters": True,
                "says": "The first turn is for {first}.",
                "without": "whoever is drawn",
            },
        ),
    ] = None
    ice_explorer: Annotated[
        Literal["family", "mutants"],
        Meta(
            title="Ice explorer",
            description="What the explorer with a point for each ice tile counts: the whole family, or mutants only.",
            extra_json_schema={
                "says": "The explorer of the ice counts {ice_explorer}.",
                "labels": {"family": "the whole ice family", "mutants": "ice mutants only"},
            },
        ),
    ] = "family"
    grass_crystal: Annotated[
        Literal["green", "any"],
        Meta(
            title="One-point crystal tile",
            description="Which crystals the grassland tile with a point for each crystal counts.",
            extra_json_schema={
                "says": "The grassland tile with a point for each crystal counts {grass_crystal}.",
                "labels": {"green": "green crystals", "any": "all crystals"},
            },
        ),
    ] = "green"

    def problem(self, seats: int) -> Refusal | None:
        """BM-009, BM-011, BM-013, BM-021, BM-024, BM-101, BM-102."""
        if self.teams and seats not in IN_TEAMS:
            return Refusal("BAD_PLAYER_COUNT", "BM-009", "Team mode needs 4 or 6 players.")
        if self.partners is not None:
            refusal = self._wrong_partners(seats)
            if refusal is not None:
                return refusal
        if seats == DUEL and self.draft != "ordered":
            return Refusal(
                "NO_DRAFT", "BM-011", "With two players there are no hands to hand over, so no way to do it."
            )
        if seats == DUEL and self.medals == "six":
            return Refusal("BAD_MEDALS", "BM-101", "With two players there are five goals.")
        if self.teams and self.medals == "six":
            return Refusal("BAD_MEDALS", "BM-021", "In team mode there are four goals.")
        if self.goals is not None and not self._allowed(self.goals):
            text = (
                f"These goals do not go together; one set that does: {', '.join(_names(SETS[self.medal_groups][0]))}."
            )
            return Refusal("BAD_MEDALS", "BM-021" if self.teams else "BM-024", text)
        if self.first is not None and seats > DUEL:
            return Refusal("NO_FIRST_PLAYER", "BM-102", "Only with two players somebody begins.")
        return None

    @property
    def medal_groups(self) -> str:
        """Where the goals come from: a name in components.toml."""
        return "teams" if self.teams else "six" if self.medals == "six" else "alone"

    def _wrong_partners(self, seats: int) -> Refusal | None:
        letters = self.partners or ""
        if not self.teams:
            return Refusal("NO_TEAMS", "BM-010", "Everybody plays alone; choose teams to name partners.")
        if len(letters) != seats or any(letters.count(letter) != TEAM for letter in letters):
            return Refusal("BAD_PARTNERS", "BM-013", f"Name {seats} letters, each of them twice.")
        if any(letters[seat] == letters[seat - 1] for seat in range(seats)):
            return Refusal("BAD_PARTNERS", "BM-013", "Partners do not sit side by side.")
        return None

    def _allowed(self, goals: tuple[str, ...]) -> bool:
        return sorted(goals) in [sorted(_names(chosen)) for chosen in SETS[self.medal_groups]]


def _names(goals: tuple[int, ...]) -> list[str]:
    return [GOAL_IDS[goal] for goal in goals]
