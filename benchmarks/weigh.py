"""Tries other weights of Big Monster's heuristic: `python benchmarks/weigh.py --seats 2 half=4 half=4,swamp=1`.

Each set plays in every seat in turn against the weights as they are, all of them greedy, on the same games; what it is
ahead of the others' mean says more, and sooner, than how often it wins. With --explorers it tells instead what is
scored with each explorer, when chance chooses it.
"""

from __future__ import annotations

import argparse
import math

from bestiary.bots.greedy import GreedyBot
from bestiary.core.bot import Bot
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.perspective import Perspective
from bestiary.core.playout import settle
from bestiary.core.registry import find_game
from bestiary.core.seats import CHANCE, Seat
from bestiary.games.big_monster.components import EXPLORER_IDS
from bestiary.games.big_monster.phases import CHOOSING
from bestiary.games.big_monster.table import Table
from bestiary.games.big_monster.weights import WEIGHTS

GAME = find_game("big_monster")
Weights = dict[str, float]


def main() -> None:
    """Prints a line for each set."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sets", nargs="*")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="weigh")
    parser.add_argument("--teams", action="store_true")
    parser.add_argument("--explorers", action="store_true")
    chosen = parser.parse_args()
    if chosen.explorers:
        weigh_explorers(chosen.seats, chosen.games, chosen.seed)
    for text in chosen.sets:
        changed = {name: float(value) for name, _, value in [part.partition("=") for part in text.split(",")]}
        usual = {name: getattr(WEIGHTS, name) for name in changed}
        ahead = []
        for number in range(chosen.games):
            hero, table = number % chosen.seats, new(chosen.seats, chosen.teams)
            mine = (hero, table.partner[hero])
            play(table, chosen.seed, number, [changed if seat in mine else usual for seat in range(chosen.seats)])
            ahead.append(lead(table, hero))
        print(f"{text}: {mean(ahead)} points ahead", flush=True)


def weigh_explorers(seats: int, games: int, seed: str) -> None:
    """What everybody is ahead of the others with an explorer that chance has chosen."""
    found: dict[int, list[float]] = {}
    for number in range(games):
        table = new(seats, False)
        play(table, seed, number, [{}] * seats, any_explorer=True)
        for seat in range(seats):
            found.setdefault(table.chosen[seat], []).append(lead(table, seat))
    for explorer, ahead in sorted(found.items()):
        print(f"{EXPLORER_IDS[explorer]}: {mean(ahead)}", flush=True)


def new(seats: int, teams: bool) -> Table:
    """A new game."""
    table = GAME.new(seats, {"teams": teams})
    assert isinstance(table, Table)
    return table


def play(table: Table, seed: str, number: int, weights: list[Weights], any_explorer: bool = False) -> None:
    """Plays a game to its end. Games that differ only in who is the hero have the same luck."""
    bot: Bot = GreedyBot(GAME.heuristic())
    chance = Dice(key_from_seed(seed, "game", number // table.seats))
    dice = [Dice(key_from_seed(seed, "bot", number, seat)) for seat in range(table.seats)]
    while pending := table.pending():
        seat = pending[0]
        if seat == CHANCE:
            settle(table, chance)
            continue
        for name, value in weights[seat].items():
            setattr(WEIGHTS, name, value)
        for zone in table.zones:
            zone.outlook = None  # as it was by other weights
        legal = table.legal(seat)
        chosen = table.phase == CHOOSING and any_explorer
        action = legal[dice[seat].below(len(legal))] if chosen else bot.choose(Perspective(table, seat, dice[seat]))
        table.apply(seat, action)


def lead(table: Table, seat: Seat) -> float:
    """What a seat is ahead of the mean of the others; in teams, its lower score of their best lower one."""
    totals = table.totals()
    partner = table.partner[seat]
    others = [other for other in range(table.seats) if other not in (seat, partner)]
    if partner >= 0:
        best = max(min(totals[other], totals[table.partner[other]]) for other in others)
        return float(min(totals[seat], totals[partner]) - best)
    return totals[seat] - sum(totals[other] for other in others) / len(others)


def mean(values: list[float]) -> str:
    """With its 95 % interval."""
    middle = sum(values) / len(values)
    spread = math.sqrt(sum((value - middle) ** 2 for value in values) / len(values))
    return f"{middle:+.2f} ± {1.96 * spread / math.sqrt(len(values)):.2f} ({len(values)})"


if __name__ == "__main__":
    main()
