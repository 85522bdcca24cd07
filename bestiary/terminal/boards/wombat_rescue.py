"""The map of hexes as slanted rows of letters, what each wombat has eaten, and what the dingo is up to."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from bestiary.core.phrases import counted
from bestiary.core.view import View
from bestiary.games.wombat_rescue.components import COLOURS, DISK_VALUES
from bestiary.games.wombat_rescue.view import Dingo, Wombat, WombatView
from bestiary.terminal.boards.board import WIDTH, Board

WIDEST = 2.5  # columns for half a hex
# The letter says the same as the colour, for those who see none.
STYLES = {
    "grass": "black on #8fc97a",
    "sand": "black on #e8cf8a",
    "creek": "black on #8fc4e8",
    "rock": "black on #b9b4ae",
    "bush": "white on #4a6b3a",
}
TILES = {
    "hold_it_in": "Hold",
    "scamper": "Scamper",
    "run_home": "Home",
    "high_fiber": "Fiber",
    "dingo_protection": "Protect",
}
VALUES = dict(zip(COLOURS, DISK_VALUES, strict=True))
QUESTIONS = {
    "dingo_setup": "which den?",
    "movement": "where to?",
    "wander_to": "where does the card lead?",
    "cube_source": "which cube comes here?",
    "dingo_den": "which den?",
    "dingo_pick": "which dingo runs first?",
    "dingo_target": "whom does he chase?",
    "dingo_step": "where does he run?",
    "give_dingo": "who gets the dingo?",
}


class WombatBoard(Board):
    """Wombat Rescue: the map, a line for each player, and the dingo."""

    primer = (
        "A hex is a letter for its terrain (grass, sand, creek, rock, bush), in capitals where it smells of you, and "
        "what is there: 1 to 5 a mama (1+ more than one), @ a cube of yours, o another's, *1 to *3 a food disk and its "
        "value, b1 a baby who waits, H home, d a den, D a dingo, # a boulder. East is to the right; a letter in "
        "parentheses is typed to go there."
    )

    def draw(self, view: View, names: Sequence[str]) -> RenderableType:
        assert isinstance(view, WombatView)
        parts: list[RenderableType] = [Rule(_heading(view, names), align="left", style="dim"), _map(view, {})]
        return Group(*parts, _wombats(view, names), *_news(view, names))

    def brief(self, view: View, names: Sequence[str], letters: Mapping[str, str]) -> RenderableType:
        """The map with letters, my own board, and of the others what they have at home and in the pouch."""
        assert isinstance(view, WombatView)
        spaces = {
            number: letter
            for number, space in enumerate(view.hexes)
            if (letter := letters.get(f"hex:{space.q},{space.r}")) is not None
        }
        mine = view.viewer if view.viewer is not None else view.turn
        return Group(
            Rule(_heading(view, names), align="left", style="dim"),
            _map(view, spaces),
            _own(view.wombats[mine], f"{mine + 1} {names[mine]}"),
            *_others(view, names, mine),
            *_news(view, names),
        )

    def carries(self, view: View, place: str) -> bool:
        return place.startswith("hex:")


def _heading(view: WombatView, names: Sequence[str]) -> Text:
    heading = Text.assemble(("Wombat Rescue", "bold"), f" · turn {view.turns + 1} · ")
    if view.phase == "over":
        return heading.append("over", style="bold")
    asked = view.waiting[0] if view.waiting else view.turn
    whose = "YOUR TURN" if asked == view.viewer else f"{names[asked]}'s turn"
    heading.append(whose, style="bold green" if asked == view.viewer else "bold")
    moves = f", {counted(view.moves_left, 'move')} left" if view.phase == "movement" else ""
    return heading.append(f": {QUESTIONS.get(view.phase, view.phase)}{moves}")


# The map.


def _map(view: WombatView, letters: Mapping[int, str]) -> Text:
    """A line for each row; half a hex is as wide as there is room for."""
    across = [2 * space.q + space.r for space in view.hexes]
    left, right = min(across), max(across) + 2
    half = min(WIDEST, (WIDTH - 2) / (right - left))
    half = int(2 * half) / 2 if half >= 2 else half  # the same gap between all, where there is room
    width = max(1, int(2 * half) - 1)
    things = _things(view)
    smell = set(view.smell[view.viewer]) if view.viewer is not None else set()
    lines: list[Text] = []
    for row in sorted({space.r for space in view.hexes}):
        spaces = [number for number, space in enumerate(view.hexes) if space.r == row]
        line = Text()
        for number in sorted(spaces, key=lambda number: view.hexes[number].q):
            line.append(" " * (1 + int((across[number] - left) * half) - line.cell_len))
            thing = things.get(number, "")
            if number in letters:
                line.append(_lettered(letters[number], thing, width), "bold black on #ffd95e")
            else:
                line.append(_hex(view, number, thing, number in smell, width))
        lines.append(line)
    return Text("\n").join(lines)


def _lettered(letter: str, thing: str, width: int) -> str:
    return (f"({letter}){thing}" if width >= 3 else letter)[:width].ljust(width)


def _hex(view: WombatView, number: int, thing: str, smells: bool, width: int) -> Text:
    terrain = view.hexes[number].terrain
    letter = terrain[0] if terrain else "?"
    told = f"{letter.upper() if smells else letter}{thing}"
    style = STYLES.get(terrain or "", "dim")
    return Text(told[:width].ljust(width), f"bold {style}" if thing else style)


def _things(view: WombatView) -> dict[int, str]:
    """What is to be seen on each space, the most important last written."""
    found: dict[int, str] = {}
    signs = {"den": "d", "home": "H", "boulder": "#"}
    for number, space in enumerate(view.hexes):
        if space.mark in signs:
            found[number] = signs[space.mark]
    for disk in view.food:
        found[disk.space] = f"*{VALUES[disk.colour]}"
    for cube in view.cubes:
        found[cube.space] = "@" if cube.seat == view.viewer else found.get(cube.space, "o")
    for baby in view.babies:
        if baby.waiting:
            found[baby.space] = f"b{baby.baby}"
    mamas: dict[int, str] = {}
    for seat, wombat in enumerate(view.wombats):
        mamas[wombat.space] = f"{mamas[wombat.space][0]}+" if wombat.space in mamas else str(seat + 1)
    found.update(mamas)
    for dingo in view.dingoes:
        if dingo.space is not None:
            found[dingo.space] = "D"
    return found


# The players.


def _wombats(view: WombatView, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", width=1)
    table.add_column("", width=16, no_wrap=True)
    for heading in ("away", "home", "pouch", "mouth", "tract"):
        table.add_column(heading)
    table.add_column("cubes", justify="right")
    table.add_column("unused tiles")
    for seat, wombat in enumerate(view.wombats):
        style = "bold" if seat == view.viewer else ""
        turn = seat == view.turn and view.phase != "over"
        lost = " LOST" if wombat.lost else ""
        dingo = " (dingo)" if wombat.holding else ""
        table.add_row(
            ">" if turn else "",
            Text(f"{seat + 1} {names[seat]}", style),
            str(wombat.away),
            str(len(wombat.home)),
            str(wombat.pouch) if wombat.pouch is not None else "-",
            f"{_disks(wombat.mouth)}={wombat.mouth_value}" if wombat.mouth else "-",
            _tract(wombat),
            str(wombat.supply),
            " ".join(TILES[name] for name, unused in wombat.tiles.items() if unused) + lost + dingo,
        )
    return table


def _own(wombat: Wombat, who: str) -> Text:
    pouch = f"baby {wombat.pouch}" if wombat.pouch is not None else "empty"
    line = Text(who, "bold").append(f": {len(wombat.home)} at home, pouch {pouch}", "not bold")
    if wombat.away:
        line.append(f", {wombat.away} from home", "not bold")
    line.append(f" · mouth {_disks(wombat.mouth)} tract {_tract(wombat)} · {wombat.supply} cubes", "not bold")
    return line.append(" · LOST", "bold red") if wombat.lost else line


def _others(view: WombatView, names: Sequence[str], mine: int) -> list[Text]:
    told = [
        f"{seat + 1} {names[seat]} {len(wombat.home)} at home{f', baby {wombat.pouch}' if wombat.pouch else ''}"
        for seat, wombat in enumerate(view.wombats)
        if seat != mine
    ]
    return [Text(" · ".join(told))] if told else []


def _tract(wombat: Wombat) -> str:
    right = "+".join(_disks(disks) for disks in wombat.right) or "-"
    return f"{_disks(wombat.left)} {_disks(wombat.middle)} {right}"


def _disks(disks: dict[str, int] | None) -> str:
    """Each disk as its value."""
    values = "".join(str(VALUES[colour]) * count for colour, count in (disks or {}).items())
    return values or "-"


# The dingo and the cards.


def _news(view: WombatView, names: Sequence[str]) -> list[Text]:
    lines = [_dingo(view, dingo, names) for dingo in view.dingoes]
    if view.card is not None:
        told = " or ".join(view.card.terrains) + (", with food" if view.card.food else "")
        lines.append(Text.assemble(("Wander card: ", "bold"), told))
    return lines


def _dingo(view: WombatView, dingo: Dingo, names: Sequence[str]) -> Text:
    line = Text(f"Dingo {dingo.number}" if len(view.dingoes) > 1 else "Dingo", "bold")
    if dingo.space is None:
        return line.append(" is not on the map", "not bold")
    if not dingo.prey:
        line.append(" · nobody to chase", "not bold")
    for prey in dingo.prey[:3]:
        who = f"baby {prey.baby}" if prey.seat is None else "you" if prey.seat == view.viewer else names[prey.seat]
        line.append(f" · {prey.distance} from {who}", "not bold")
    if view.controller is not None:
        holder = "you hold" if view.controller == view.viewer else f"{names[view.controller]} holds"
        line.append(f" · {holder} him", "not bold")
    if view.steps_left:
        line.append(f" · {view.steps_left} steps left", "not bold")
    return line


BOARD = WombatBoard()
