"""Medals and who is near them, everybody's score by its parts, ships and hands, and the zones cell by cell."""

from collections.abc import Mapping, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from bestiary.core.view import View
from bestiary.games.big_monster.components import KIND_IDS, KIND_NAMES
from bestiary.games.big_monster.view import BigMonsterView, HandTile, Medal, PlacedTile, Zone
from bestiary.terminal.boards.board import Board

NAMES = dict(zip(KIND_IDS, KIND_NAMES, strict=True))
PARTS = {
    "Ice": "ice",
    "Big Monsters": "big",
    "Lava": "lava",
    "Swamp": "swmp",
    "Grassland": "gras",
    "Crystals": "crys",
    "Explorer": "expl",
    "Medals": "medl",
}
# What stands in the two cells of a tile, and how a family looks. The second cell of a mutant is its level.
CELLS = {
    "ice_blue": ("IB", ""),
    "ice_orange": ("IO", ""),
    "ice_green": ("IG", ""),
    "ice_red": ("IR", ""),
    "mutagenic_double": ("Mv", "Mv"),
    "mutagenic_single": ("--", "M^"),
    "big_monster_left": ("BT", "BT"),
    "big_monster_right": ("BH", "BH"),
    "lava_blue_red_bottom": ("DB", "rb"),
    "lava_blue_red_top": ("DB", "rt"),
    "lava_green": ("DG", "DG"),
    "lava_purple_red_bottom": ("DP", "rb"),
    "lava_purple_red_top": ("DP", "rt"),
    "swamp": ("SW", "SW"),
    "desert": ("DE", "DE"),
    "rune_double": ("RU", "x2"),
    "rune_green": ("RU", "gs"),
    "rune_blue_top": ("RU", "bt"),
    "rune_blue_bottom": ("RU", "bb"),
    "rune_red_top": ("RU", "rt"),
    "rune_red_bottom": ("RU", "rb"),
}
STYLES = {
    "I": "black on #bfe6f2",
    "M": "black on #bfe6f2",
    "-": "black on #bfe6f2",
    "B": "white on #5f49a8",
    "D": "white on #b3452f",
    "S": "white on #4d7048",
    "G": "black on #d9e48c",
    "R": "black on #c5c0d0",
}
ASKED = {
    "choose_explorer": "who lands?",
    "keep": "which tile do you keep?",
    "hand_over": "whose ship gets the rest?",
    "place": "where does it lie?",
    "place_extra": "where does it lie?",
    "place_first": "where does it lie?",
    "place_second": "where does it lie?",
    "pick_discard": "which tile of the discard pile?",
    "choose_series": "which series?",
    "take": "which tile do you take?",
    "discard": "which tile goes?",
    "take_second": "which of the two?",
}
DESERT = "black on #f2d27a"
PLACE = "bold black on #ffd95e"
EXPLORER = "bold white on #3b3550"


class BigMonsterBoard(Board):
    """Big Monster: as many lines as the zones are high, and about 20 more."""

    primer = (
        "Keep a tile, hand the rest to a free ship, place the tile: it must touch your zone along an edge. In the zone "
        "EX is your explorer, I a mutant with its level below, M a mutagen and where it acts, BT and BH tail and head "
        "of a Big Monster, D a dragon, SW swamp, GR grassland, DE desert, RU runes; rt and rb are red pieces above and "
        "below."
    )  # BM-026, BM-039

    def draw(self, view: View, names: Sequence[str]) -> RenderableType:
        assert isinstance(view, BigMonsterView)
        parts: list[RenderableType] = [Rule(_heading(view, names), align="left", style="dim"), _goals(view, names)]
        parts.append(_scores(view, names))
        if any(len(team) > 1 for team in view.teams):
            parts.append(_teams(view, names))
        if view.ships:
            parts.append(_ships(view, names))
        for number, series in enumerate(view.series, 1):
            if series:
                parts.append(Text(f"Series {number}: {_counted(series)}"))
        if view.explorers and view.chosen is None:
            parts.append(Text(f"Your explorers: {', '.join(view.explorers)}"))
        parts.extend(_hand(view, names))
        return Group(*parts, _zones(view, names))

    def brief(self, view: View, names: Sequence[str], letters: Mapping[str, str]) -> RenderableType:
        """The own zone with letters where the tile may lie, beside it the medals; of the others only their scores."""
        assert isinstance(view, BigMonsterView)
        own = view.viewer or 0
        places = {place.removeprefix("cell:"): letter for place, letter in letters.items()}
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        grid.add_row(_zone(view.zones[own], places), Group(*_side(view, names)))
        parts: list[RenderableType] = [Rule(_heading(view, names), align="left", style="dim"), grid]
        for number, series in enumerate(view.series, 1):
            if series:
                parts.append(Text(f"Series {number}: {_counted(series)}"))
        if view.phase == "hand_over" and view.ships:
            parts.append(_ships(view, names))
        return Group(*parts, *_hand(view, names))

    def carries(self, view: View, place: str) -> bool:
        return place.startswith("cell:")


def _side(view: BigMonsterView, names: Sequence[str]) -> list[Text]:
    """Scores, and of the medals how near one is oneself."""
    own = view.viewer or 0
    told = [f"{'you' if seat == view.viewer else name} {view.scores[seat]}" for seat, name in enumerate(names)]
    lines = [Text.assemble(("Scores ", "bold"), ", ".join(told))]
    for goal in view.goals:
        if goal.winners:
            lines.append(
                Text(f"{goal.points} {goal.name}: {' and '.join(names[seat] for seat in goal.winners)}", "dim")
            )
        else:
            lines.append(Text(f"{goal.points} {goal.name}: {goal.have[own]} of {goal.need}"))
    return lines


def _heading(view: BigMonsterView, names: Sequence[str]) -> Text:
    turn = f"round {view.round}, turn {view.turn}" if view.round else f"turn {view.turn}"
    heading = Text.assemble(("Big Monster", "bold"), f" · {turn} · ")
    if view.phase == "over":
        return heading.append("the exploration is over", style="bold")
    if view.viewer is not None and view.viewer in view.waiting:
        heading.append("YOUR TURN", style="bold green")
        return heading.append(f": {ASKED[view.phase]}" if view.phase in ASKED else "")
    return heading.append(f"waiting for {len(view.waiting)} of {len(names)}", style="bold")


def _goals(view: BigMonsterView, names: Sequence[str]) -> RenderableType:
    heading = Text("Medals: points, what is needed, and who has how much, in the order below", "dim")
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=39)
    grid.add_column(width=39)
    cells = [_goal(goal, names) for goal in view.goals]
    cells.append(
        Text(f"{view.penalty.points} fewest deserts and runes: {'/'.join(map(str, view.penalty.have))}", "red")
    )
    for at in range(0, len(cells), 2):
        grid.add_row(*cells[at : at + 2])
    return Group(heading, grid)


def _goal(goal: Medal, names: Sequence[str]) -> Text:
    text = Text.assemble((f"{goal.points} ", "bold"), goal.name)
    text.append(f" {goal.need}: {_progress(goal.have, goal.winners, names)}", "dim" if goal.winners else "")
    if goal.team_need is not None:
        text.append(f"; team {goal.team_need}: {_progress(goal.team_have, goal.team_winners, names)}")
    return text


def _progress(have: Sequence[int], winners: Sequence[int], names: Sequence[str]) -> str:
    if winners:
        return f"won by {', '.join(names[seat] for seat in winners)}"
    return "/".join(map(str, have))


def _scores(view: BigMonsterView, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", width=1)
    table.add_column("", width=14, no_wrap=True)
    for heading in ("score", *PARTS.values(), "tiles"):
        table.add_column(heading, justify="right")
    for seat, parts in enumerate(view.parts):
        name = Text(names[seat], "bold" if seat == view.viewer else "")
        cells = [str(parts[part]) for part in PARTS]
        tiles = str(len(view.zones[seat].tiles))
        table.add_row(">" if seat in view.waiting else "", name, Text(str(view.scores[seat]), "bold"), *cells, tiles)
    return table


def _teams(view: BigMonsterView, names: Sequence[str]) -> Text:
    """BM-097: the lower partner counts."""
    results = [
        f"{' & '.join(names[seat] for seat in team)} {view.team_results[at]}" for at, team in enumerate(view.teams)
    ]
    return Text(f"Teams, the lower score counts: {'; '.join(results)}")


def _ships(view: BigMonsterView, names: Sequence[str]) -> Text:
    line = Text("Ships ", "bold")
    for seat, ship in enumerate(view.ships):
        line.append(", " if seat else "")
        who = "you" if seat == view.viewer else names[seat]
        if ship.given_by is None:
            line.append(f"{who}: free", "green")
        else:
            giver = "you" if ship.given_by == view.viewer else names[ship.given_by]
            line.append(f"{who}: {ship.tiles} from {giver}")
    return line


def _hand(view: BigMonsterView, names: Sequence[str]) -> list[RenderableType]:
    lines: list[RenderableType] = []
    if view.ranking:
        ships = ", ".join("your own" if ship == view.viewer else names[ship] for ship in view.ranking)
        lines.append(Text.assemble(("Your list of ships ", "bold"), ships))
    if view.kept is not None:
        lines.append(Text.assemble(("Kept ", "bold"), NAMES[view.kept]))
        if view.phase == "hand_over" and view.viewer in view.waiting:
            rest = view.hands[view.viewer].tiles or {}
            lines.append(Text.assemble(("To hand over ", "bold"), _counted(rest)))
    if view.tiles:
        tiles = "; ".join(f"{_times(tile.count)}{NAMES[tile.kind]} +{_best(tile)}" for tile in view.tiles)
        lines.append(Text.assemble(("What each would bring at most ", "bold"), tiles))
    return lines


def _best(tile: HandTile) -> int:
    return max([tile.points, *[spot.points for spot in tile.spots]])


def _times(count: int) -> str:
    return "" if count == 1 else f"{count} x "


def _counted(tiles: dict[str, int]) -> str:
    return "; ".join(f"{_times(count)}{NAMES[kind]}" for kind, count in tiles.items())


def _zones(view: BigMonsterView, names: Sequence[str]) -> RenderableType:
    """Others' zones, as many side by side as there is room for; the viewer's own below, next to what is asked."""
    own = view.viewer or 0
    others = [(names[seat], _zone(zone)) for seat, zone in enumerate(view.zones) if seat != own]
    beside = [Group(Text(name, "bold", no_wrap=True), drawn) for name, drawn in others]
    return Group(Columns(beside, padding=(0, 3)), Text(names[own], "bold"), _zone(view.zones[own]))


def _zone(zone: Zone, letters: Mapping[str, str] | None = None) -> Text:
    """Two signs a cell; an empty one is a dot, or the letter of a place: where a tile's left or upper cell lies."""
    letters = letters or {}
    spots = [(int(x), int(y)) for x, _, y in [place.partition(",") for place in letters]]
    cells: dict[tuple[int, int], tuple[str, str]] = {}
    if zone.explorer is not None:
        number = zone.explorer.removeprefix("explorer-")
        cells = {(0, 0): ("EX", EXPLORER), (1, 0): (number, EXPLORER)}
        cells |= {(0, 1): ("  ", EXPLORER), (1, 1): ("  ", EXPLORER)}
    for tile in zone.tiles:
        first, second = _signs(tile)
        style = DESERT if first == "DE" else STYLES[tile_family(first)]
        cells[tile.x, tile.y] = (first, style)
        cells[(tile.x + 1, tile.y) if tile.flat else (tile.x, tile.y + 1)] = (second, style)
    text = Text()
    top, bottom = min([zone.top, *[y for _, y in spots]]), max([zone.bottom, *[y for _, y in spots]])
    left, right = min([zone.left, *[x for x, _ in spots]]), max([zone.right, *[x for x, _ in spots]])
    for y in range(top, bottom + 1):
        for x in range(left, right + 1):
            letter = letters.get(f"{x},{y}")
            text.append(*((f" {letter}", PLACE) if letter else cells.get((x, y), (" .", "dim"))))
        text.append("\n" if y < bottom else "")
    return text


def tile_family(sign: str) -> str:
    """What a family's style is found by.

    >>> tile_family("IB")
    'I'
    """
    return sign[0]


def _signs(tile: PlacedTile) -> tuple[str, str]:
    if tile.kind.startswith("grass_"):
        return "GR", tile.kind.removeprefix("grass_")[:2]
    first, second = CELLS[tile.kind]
    return first, second or f"L{tile.level}"


BOARD = BigMonsterBoard()
