"""Copies of a position, and whether two are equal. Made by tools/make_copies.py from table.py. Do not edit."""

from bestiary.games.munchkin_babies.babies.baby import Baby, Lasting
from bestiary.games.munchkin_babies.fights.fight import Boost, Enhancer, Fight, Killed, Offer
from bestiary.games.munchkin_babies.table import Table, Trade


def copy_into(source: Table, target: Table) -> None:
    """Makes a position equal to another, and independent of it. Who listens is left as it is."""
    target.seats = source.seats
    target.options = source.options
    target.turn = source.turn
    target.turns = source.turns
    target.stack = source.stack[:]
    target.babies = [copy_baby(each) for each in source.babies]
    target.deck = source.deck[:]
    target.deck_size = source.deck_size[:]
    target.discards = [each[:] for each in source.discards]
    target.limbo = source.limbo[:]
    target.fight = copy_fight(source.fight)
    target.trays = source.trays.clone()
    target.trades = [copy_trade(each) for each in source.trades]
    target.passed = source.passed
    target.laid = [each[:] for each in source.laid]
    target.die = source.die
    target.free = source.free[:]
    target.steps = source.steps[:]
    target.searches = source.searches
    target.draws = source.draws
    target.doubled_sale = source.doubled_sale
    target.after_fight = source.after_fight
    target.loot = source.loot
    target.given = source.given[:]
    target.winners = source.winners
    target.recheck = source.recheck


def same(one: Table, other: Table) -> bool:
    """Whether two positions are equal, in all but who listens."""
    return (
        one.seats == other.seats
        and one.options == other.options
        and one.turn == other.turn
        and one.turns == other.turns
        and one.stack == other.stack
        and len(one.babies) == len(other.babies)
        and all(same_baby(a, b) for a, b in zip(one.babies, other.babies, strict=True))
        and one.deck == other.deck
        and one.deck_size == other.deck_size
        and one.discards == other.discards
        and one.limbo == other.limbo
        and same_fight(one.fight, other.fight)
        and one.trays.same(other.trays)
        and len(one.trades) == len(other.trades)
        and all(same_trade(a, b) for a, b in zip(one.trades, other.trades, strict=True))
        and one.passed == other.passed
        and one.laid == other.laid
        and one.die == other.die
        and one.free == other.free
        and one.steps == other.steps
        and one.searches == other.searches
        and one.draws == other.draws
        and one.doubled_sale == other.doubled_sale
        and one.after_fight == other.after_fight
        and one.loot == other.loot
        and one.given == other.given
        and one.winners == other.winners
        and one.recheck == other.recheck
    )


def copy_baby(source: Baby) -> Baby:
    """An equal one, independent of the first."""
    target = Baby()
    target.level = source.level
    target.girl = source.girl
    target.hand = source.hand[:]
    target.known = source.known[:]
    target.fresh = source.fresh
    target.gone = source.gone
    target.classes = source.classes[:]
    target.races = source.races[:]
    target.super = source.super
    target.half = source.half
    target.items = source.items[:]
    target.worn = source.worn[:]
    target.hireling = source.hireling
    target.porter = source.porter
    target.cheated = source.cheated
    target.lasting = [copy_lasting(each) for each in source.lasting]
    return target


def same_baby(one: Baby, other: Baby) -> bool:
    """Whether two are equal."""
    return (
        one.level == other.level
        and one.girl == other.girl
        and one.hand == other.hand
        and one.known == other.known
        and one.fresh == other.fresh
        and one.gone == other.gone
        and one.classes == other.classes
        and one.races == other.races
        and one.super == other.super
        and one.half == other.half
        and one.items == other.items
        and one.worn == other.worn
        and one.hireling == other.hireling
        and one.porter == other.porter
        and one.cheated == other.cheated
        and len(one.lasting) == len(other.lasting)
        and all(same_lasting(a, b) for a, b in zip(one.lasting, other.lasting, strict=True))
    )


def copy_fight(source: Fight) -> Fight:
    """An equal one, independent of the first."""
    target = Fight()
    target.fighter = source.fighter
    target.helper = source.helper
    target.compelled = source.compelled
    target.fleeing = source.fleeing
    target.foes = source.foes[:]
    target.counts = source.counts[:]
    target.rolled = source.rolled[:]
    target.enhancers = [copy_enhancer(each) for each in source.enhancers]
    target.encountered = source.encountered[:]
    target.killed = [copy_killed(each) for each in source.killed]
    target.banked = source.banked
    target.granted = source.granted
    target.boosts = [copy_boost(each) for each in source.boosts]
    target.doubled = source.doubled
    target.spent = source.spent[:]
    target.berserk = source.berserk[:]
    target.turning = source.turning[:]
    target.stabbed = source.stabbed[:]
    target.berserked = source.berserked
    target.turned = source.turned
    target.compels = source.compels
    target.asked = source.asked[:]
    target.asks = source.asks
    target.refused = [each[:] for each in source.refused]
    target.offer = copy_offer(source.offer)
    target.deal = copy_offer(source.deal)
    target.volunteers = source.volunteers
    target.answers = source.answers[:]
    target.runners = source.runners[:]
    target.todo = source.todo[:]
    target.rerolled = source.rerolled
    target.spoils = source.spoils[:]
    return target


def same_fight(one: Fight, other: Fight) -> bool:
    """Whether two are equal."""
    return (
        one.fighter == other.fighter
        and one.helper == other.helper
        and one.compelled == other.compelled
        and one.fleeing == other.fleeing
        and one.foes == other.foes
        and one.counts == other.counts
        and one.rolled == other.rolled
        and len(one.enhancers) == len(other.enhancers)
        and all(same_enhancer(a, b) for a, b in zip(one.enhancers, other.enhancers, strict=True))
        and one.encountered == other.encountered
        and len(one.killed) == len(other.killed)
        and all(same_killed(a, b) for a, b in zip(one.killed, other.killed, strict=True))
        and one.banked == other.banked
        and one.granted == other.granted
        and len(one.boosts) == len(other.boosts)
        and all(same_boost(a, b) for a, b in zip(one.boosts, other.boosts, strict=True))
        and one.doubled == other.doubled
        and one.spent == other.spent
        and one.berserk == other.berserk
        and one.turning == other.turning
        and one.stabbed == other.stabbed
        and one.berserked == other.berserked
        and one.turned == other.turned
        and one.compels == other.compels
        and one.asked == other.asked
        and one.asks == other.asks
        and one.refused == other.refused
        and same_offer(one.offer, other.offer)
        and same_offer(one.deal, other.deal)
        and one.volunteers == other.volunteers
        and one.answers == other.answers
        and one.runners == other.runners
        and one.todo == other.todo
        and one.rerolled == other.rerolled
        and one.spoils == other.spoils
    )


def copy_trade(source: Trade) -> Trade:
    """An equal one, independent of the first."""
    return Trade(source.source, source.target, source.gives[:], source.wants[:])


def same_trade(one: Trade, other: Trade) -> bool:
    """Whether two are equal."""
    return (
        one.source == other.source
        and one.target == other.target
        and one.gives == other.gives
        and one.wants == other.wants
    )


def copy_lasting(source: Lasting) -> Lasting:
    """An equal one, independent of the first."""
    return Lasting(source.effects, source.place, source.card, source.begun)


def same_lasting(one: Lasting, other: Lasting) -> bool:
    """Whether two are equal."""
    return (
        one.effects == other.effects
        and one.place == other.place
        and one.card == other.card
        and one.begun == other.begun
    )


def copy_enhancer(source: Enhancer) -> Enhancer:
    """An equal one, independent of the first."""
    return Enhancer(source.card, source.monster)


def same_enhancer(one: Enhancer, other: Enhancer) -> bool:
    """Whether two are equal."""
    return one.card == other.card and one.monster == other.monster


def copy_killed(source: Killed) -> Killed:
    """An equal one, independent of the first."""
    return Killed(source.monster, source.treasures, source.card)


def same_killed(one: Killed, other: Killed) -> bool:
    """Whether two are equal."""
    return one.monster == other.monster and one.treasures == other.treasures and one.card == other.card


def copy_boost(source: Boost) -> Boost:
    """An equal one, independent of the first."""
    return Boost(source.card, source.side)


def same_boost(one: Boost, other: Boost) -> bool:
    """Whether two are equal."""
    return one.card == other.card and one.side == other.side


def copy_offer(source: Offer) -> Offer:
    """An equal one, independent of the first."""
    target = Offer()
    target.items = source.items[:]
    target.share = source.share
    target.pick = source.pick
    target.plays = source.plays[:]
    return target


def same_offer(one: Offer, other: Offer) -> bool:
    """Whether two are equal."""
    return one.items == other.items and one.share == other.share and one.pick == other.pick and one.plays == other.plays
