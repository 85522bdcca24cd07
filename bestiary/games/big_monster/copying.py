"""Copies of a position, and whether two are equal. Made by tools/make_copies.py from table.py. Do not edit."""

from bestiary.games.big_monster.table import Table
from bestiary.games.big_monster.zone import Zone


def copy_into(source: Table, target: Table) -> None:
    """Makes a position equal to another, and independent of it. Who listens is left as it is."""
    target.seats = source.seats
    target.options = source.options
    target.draft = source.draft
    target.partner = source.partner
    target.phase = source.phase
    target.round = source.round
    target.turn = source.turn
    target.dealt = source.dealt
    target.waiting = source.waiting
    target.order = source.order
    target.initiative = source.initiative[:]
    target.goals = source.goals
    target.alone_won = source.alone_won[:]
    target.team_won = source.team_won[:]
    target.penalty = source.penalty
    target.offered = source.offered[:]
    target.chosen = source.chosen[:]
    target.zones = source.zones[:]
    target.fresh = source.fresh[:]
    target.placing = source.placing[:]
    target.deck = source.deck[:]
    target.deck_size = source.deck_size
    target.stacks = source.stacks[:]
    target.known = source.known[:]
    target.held = source.held[:]
    target.kept = source.kept[:]
    target.discards = source.discards[:]
    target.discards_known = source.discards_known[:]
    target.ships = source.ships[:]
    target.free = source.free
    target.rankings = source.rankings[:]
    target.trays = source.trays.clone()
    target.first = source.first
    target.series = source.series[:]
    target.picked = source.picked


def same(one: Table, other: Table) -> bool:
    """Whether two positions are equal, in all but who listens."""
    return (
        one.seats == other.seats
        and one.options == other.options
        and one.draft == other.draft
        and one.partner == other.partner
        and one.phase == other.phase
        and one.round == other.round
        and one.turn == other.turn
        and one.dealt == other.dealt
        and one.waiting == other.waiting
        and one.order == other.order
        and one.initiative == other.initiative
        and one.goals == other.goals
        and one.alone_won == other.alone_won
        and one.team_won == other.team_won
        and one.penalty == other.penalty
        and one.offered == other.offered
        and one.chosen == other.chosen
        and len(one.zones) == len(other.zones)
        and all(same_zone(a, b) for a, b in zip(one.zones, other.zones, strict=True))
        and len(one.fresh) == len(other.fresh)
        and all(same_zone(a, b) for a, b in zip(one.fresh, other.fresh, strict=True))
        and one.placing == other.placing
        and one.deck == other.deck
        and one.deck_size == other.deck_size
        and one.stacks == other.stacks
        and one.known == other.known
        and one.held == other.held
        and one.kept == other.kept
        and one.discards == other.discards
        and one.discards_known == other.discards_known
        and one.ships == other.ships
        and one.free == other.free
        and one.rankings == other.rankings
        and one.trays.same(other.trays)
        and one.first == other.first
        and one.series == other.series
        and one.picked == other.picked
    )


def same_zone(one: Zone, other: Zone) -> bool:
    """Whether two are equal."""
    return (
        one.explorer == other.explorer
        and one.family_ice == other.family_ice
        and one.any_crystal == other.any_crystal
        and one.faces == other.faces
        and one.origins == other.origins
        and one.counts == other.counts
        and one.grid == other.grid
        and one.upright == other.upright
    )
