"""What a viewer cannot know, dealt anew: hands, trays, passes, secret choices. The rest stays as it is."""

from bestiary.core.dice import Dice
from bestiary.core.seats import EVERYONE, Seat, Viewer, includes, only
from bestiary.games.munchkin_babies.cards.deck import DECK, DECKS, IMMEDIATE, KINDS
from bestiary.games.munchkin_babies.phases import CREATION, FLEE_FIRST, OVER
from bestiary.games.munchkin_babies.set_up import usual_layout
from bestiary.games.munchkin_babies.table import Table


def imagine_into(world: Table, viewer: Viewer, dice: Dice) -> None:
    """Makes a clone of a position one that depends only on what a viewer knows."""
    if world.op() == OVER:
        return
    _deal_hands(world, viewer, dice)
    others = [seat for seat in range(world.seats) if seat != viewer]
    for seat in others:
        world.trays.empty(seat)
        world.steps[seat] = 0
    if world.op() == CREATION:
        for seat in others:
            if world.passed >> seat & 1:
                world.laid[seat] = [dice.below(2), *usual_layout(world.babies[seat])]
        return
    world.passed &= 0 if viewer is None else only(viewer)
    if world.op() == FLEE_FIRST:
        fight = world.fight
        for place, seat in ((0, fight.fighter), (1, fight.helper)):
            if seat != viewer and fight.answers[place] >= 0:
                fight.answers[place] = dice.below(3)


def _deal_hands(world: Table, viewer: Viewer, dice: Dice) -> None:
    """Others' cards that the viewer does not know, from a sorted pool; backs stay where they are seen."""
    pool: list[list[int]] = [[], []]
    for kind in range(KINDS):
        if not IMMEDIATE[kind]:
            pool[DECK[kind]] += [kind] * world.deck[kind]
    missing: list[list[int]] = []  # for each seat: how many of which back
    for seat in range(world.seats):
        baby = world.babies[seat]
        counts = [0, 0]
        if seat != viewer:
            for place in range(len(baby.hand)):
                if not includes(baby.known[place], viewer):
                    pool[DECK[baby.hand[place]]].append(baby.hand[place])
                    counts[DECK[baby.hand[place]]] += 1
        missing.append(counts)
    for deck in range(len(DECKS)):
        pool[deck].sort()
        if sum([counts[deck] for counts in missing]):
            dice.shuffle(pool[deck])
    for seat in range(world.seats):
        _refill(world, viewer, seat, missing[seat], pool)
    for kind in range(KINDS):
        if not IMMEDIATE[kind]:
            world.deck[kind] = 0
    for deck in range(len(DECKS)):
        for kind in pool[deck]:
            world.deck[kind] += 1


def _refill(world: Table, viewer: Viewer, seat: Seat, counts: list[int], pool: list[list[int]]) -> None:
    """A hand: what the viewer knows of it first, then cards of the pool. Who else knows a card is seldom known."""
    baby = world.babies[seat]
    if seat == viewer:
        return  # everybody knows who has seen their own cards
    baby.gone = 0
    both = only(seat) if viewer is None else only(seat) | only(viewer)
    seen: list[tuple[int, int]] = []
    for place in range(len(baby.hand)):
        if includes(baby.known[place], viewer):
            seen.append((baby.hand[place], EVERYONE if baby.known[place] == EVERYONE else both))
    seen.sort()
    got: list[int] = []
    for deck in range(len(DECKS)):
        for _ in range(counts[deck]):
            got.append(pool[deck].pop())
    got.sort()
    baby.hand = [kind for kind, _ in seen] + got
    baby.known = [mask for _, mask in seen] + [only(seat)] * len(got)
