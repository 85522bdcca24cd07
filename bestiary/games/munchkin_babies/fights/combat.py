"""The fight's comings and goings: how it begins, who leaves, which monster goes, how it is opened again."""

from typing import Final

from bestiary.core.seats import Seat, only
from bestiary.games.munchkin_babies.cards.deck import IDS, NONE, TWIN
from bestiary.games.munchkin_babies.fights.fight import Boost, Enhancer, Fight, Offer
from bestiary.games.munchkin_babies.fights.strength import foe_treasures
from bestiary.games.munchkin_babies.goods.spending import leave
from bestiary.games.munchkin_babies.phases import COMBAT_OPEN, ENTER, FINAL_CALL, REVEAL, WIDTH
from bestiary.games.munchkin_babies.table import Table


def begin_fight(table: Table, fighter: Seat, monster: int) -> None:
    """A monster is revealed, and the fight is on (MB-069)."""
    table.fight = Fight(table.seats)
    table.fight.fighter = fighter
    add_foe(table, monster)
    if table.told is not None:
        table.tell("fight", fighter, {"monster": IDS[monster]}, progress=True)
    table.push(REVEAL)


def add_foe(table: Table, monster: int) -> None:
    """One more monster; the caller lets it enter."""
    fight = table.fight
    fight.foes.append(monster)
    fight.counts.append(1)
    fight.rolled.append(0)


def let_in(table: Table, monster: int) -> None:
    """A monster joins a fight that goes on."""
    add_foe(table, monster)
    reopen(table)
    table.push(ENTER, monster)


def remove_foe(table: Table, monster: int) -> None:
    """One monster goes; a twin of it stays, with all enhancers (MB-D36). Cards wait for the end of the fight."""
    fight = table.fight
    place = fight.foes.index(monster)
    if fight.counts[place] > 1:
        fight.counts[place] -= 1
        return
    del fight.foes[place]
    del fight.counts[place]
    del fight.rolled[place]
    fight.spent.append(monster)
    fight.spent += fight.enhancers_on(monster)
    fight.enhancers = [enhancer for enhancer in fight.enhancers if enhancer.monster != monster]


def how_many(table: Table) -> int:
    """Monsters in the fight, twins counted."""
    return sum(table.fight.counts)


def reopen(table: Table) -> None:
    """Something has changed the fight: everybody may act on it again (MB-132, MB-D20)."""
    table.passed = 0
    table.fight.refused = []
    for place in range(0, len(table.stack), WIDTH):
        if table.stack[place] == FINAL_CALL:
            table.stack[place] = COMBAT_OPEN
            if table.told is not None:
                table.tell("reopened", table.fight.fighter, {})


def touch(table: Table, seat: Seat) -> None:
    """Something has happened to a player: if they are in the fight, it is opened again; all passes are void."""
    table.passed = 0
    if table.in_combat(seat):
        reopen(table)


OF_A_COMBAT: Final = ("next_combat_bonus", "next_combat_items_off")


def wake(table: Table, seat: Seat) -> None:
    """What waited for the next combat of a player begins (MB-D45)."""
    for lasting in table.babies[seat].lasting:
        if lasting.clause().effect in OF_A_COMBAT:
            lasting.begun = True


def rest(table: Table, seat: Seat) -> None:
    """A player's combat is over for them: what counted in it is used up."""
    for lasting in table.babies[seat].lasting[:]:
        if lasting.begun and lasting.clause().effect in OF_A_COMBAT:
            table.end_lasting(seat, lasting)


def drop_personal(table: Table, seat: Seat) -> None:
    """What was a player's own in the fight goes with them (MB-D54)."""
    fight = table.fight
    fight.berserk[seat] = 0
    fight.turning[seat] = 0
    fight.stabbed[seat] = 0
    rest(table, seat)


def join(table: Table, seat: Seat, compelled: bool) -> None:
    """A helper comes in."""
    fight = table.fight
    fight.helper = seat
    fight.compelled = compelled
    fight.volunteers &= ~only(seat)
    wake(table, seat)
    reopen(table)
    if table.told is not None:
        table.tell("joined", seat, {"compelled": compelled})


def send_away_helper(table: Table) -> None:
    """The helper leaves at once, without rolling; the deal lapses and the place is free again (MB-D54)."""
    fight = table.fight
    helper = fight.helper
    drop_personal(table, helper)
    fight.helper = NONE
    fight.compelled = False
    fight.deal = Offer()
    if helper in fight.runners:
        fight.runners.remove(helper)
    if table.told is not None:
        table.tell("left", helper, {})
    if not fight.fleeing:
        reopen(table)


def put_boost(table: Table, seat: Seat, kind: int, side: int) -> None:
    """A one-shot is used for a side, and lies with the fight until its end."""
    leave(table, seat, kind)
    table.fight.boosts.append(Boost(kind, side))


def put_enhancer(table: Table, kind: int, foe: int) -> None:
    """On a monster; a twin is one more of it."""
    fight = table.fight
    fight.enhancers.append(Enhancer(kind, foe))
    if TWIN[kind]:
        fight.counts[fight.foes.index(foe)] += 1


def send_off(table: Table, foe: int, kept: bool) -> None:
    """A monster leaves; its Treasure may stay."""
    fight = table.fight
    if kept:
        worth = foe_treasures(fight, table.babies, fight.foes.index(foe))
        if fight.fleeing:
            fight.granted += worth
        else:
            fight.banked += worth
    remove_foe(table, foe)
    reopen(table)
