"""Writes what the ladder has found into docs/minds.md, between its two marks, and draws docs/minds.svg."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from matches import ENOUGH, TIMES, TWO_AND_FOUR, Match, shown
from plot import Point, Series, line_plot
from results import Results, Sum

from bestiary.core.registry import find_game

BEGIN, END = "<!-- from here: make ladder -->", "<!-- to here -->"


def write_page(root: Path, matches: list[Match], results: Results) -> None:
    """The prose around the marks stays as it is."""
    page = root / "docs" / "minds.md"
    before, _, rest = page.read_text().partition(BEGIN)
    _, _, after = rest.partition(END)
    tables = "\n".join([*_rungs(matches, results), "", *_alone(matches, results), "", _noted(matches, results)])
    page.write_text(f"{before}{BEGIN}\n\n{tables}\n\n{END}{after}")
    (root / "docs" / "minds.svg").write_text(_drawn(matches, results))


def _rungs(matches: list[Match], results: Results) -> Iterable[str]:
    yield "| game | players | who | against | wins | 95 % interval | fair share | games | lines a decision | ms |"
    yield "|---|---|---|---|---|---|---|---|---|---|"
    for match in matches:
        if match.section == "rungs" and results.of(match.name).games:
            duel, found = match.duel, results.of(match.name)
            players = f"{duel.seats}, teams" if duel.team else str(duel.seats)
            share = f"{match.fair:.0%}"
            cells = [find_game(duel.game).name, players, shown(duel.hero), shown(duel.others), *_figures(found), share]
            yield _row([*cells, _games(found, match.wished), *_cost(found)])


def _alone(matches: list[Match], results: Results) -> Iterable[str]:
    yield "Wombat Rescue alone, the same games for all:"
    yield ""
    yield "| layout | who | wins | 95 % interval | games | lines a decision | ms |"
    yield "|---|---|---|---|---|---|---|"
    for match in matches:
        if match.section == "alone" and results.of(match.name).games:
            found = results.of(match.name)
            layout = str(match.duel.options["layout"]).replace("_", " ")
            cells = [layout, shown(match.duel.hero), *_figures(found)]
            yield _row([*cells, _games(found, match.wished), *_cost(found)])


def _noted(matches: list[Match], results: Results) -> str:
    rows = {match.name: match for match in matches}
    none = sum(not results.of(name).games for name in rows)
    short = sum(results.of(name).games < match.wished for name, match in rows.items()) - none
    few = f"Of {len(rows)} matches {short} have fewer games than they want, and say so; {none} are not played yet. "
    return f"{few}Played with {', '.join(sorted(results.commits)) or 'nothing yet'}."


def _figures(found: Sum) -> list[str]:
    low, high = found.interval
    return [f"{found.rate:.1%}", f"{low:.1%} to {high:.1%}"]


def _games(found: Sum, wished: int) -> str:
    return str(found.games) if found.games >= wished else f"only {found.games} of {wished}"


def _cost(found: Sum) -> list[str]:
    if not found.decisions:
        return ["", ""]
    return [f"{found.lines / found.decisions:,.0f}" if found.lines else "", f"{found.milliseconds:.1f}"]


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _drawn(matches: list[Match], results: Results) -> str:
    """Strength against time, for the fewest players of each game."""
    series = []
    for game, counts in TWO_AND_FOUR.items():
        points = []
        timed = [match for match in matches if match.section == "times" and match.duel.game == game]
        for seconds, match in zip(TIMES, timed, strict=True):
            found = results.of(match.name)
            if found.games:
                points.append(Point(seconds, found.rate, *found.interval))
        few = "" if all(results.of(match.name).games >= ENOUGH for match in timed) else " *"
        series.append(Series(f"{find_game(game).name}, {counts[0]}{few}", points))
    title = "Wins against sensible bots, by the time to think"
    return line_plot(title, "seconds a decision (* some with fewer than 200 games)", "wins", TIMES, series)
