"""The fight's comings and goings: how it begins, who leaves, which monster goes, how it is opened again."""

from bestiary.core.seats import Seat, only
from bestiary.games.munchkin_babies.baby import LINGER
from bestiary.games.munchkin_babies.cards import IDS, NONE
from bestiary.games.munchkin_babies.fight import Fight, Offer
from bestiary.games.munchkin_babies.phases import COMBAT_OPEN, ENTER, FINAL_CALL, REVEAL, WIDTH
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.vocabulary import LISTS, NEXT_COMBAT_BONUS, NEXT_COMBAT_ITEMS_OFF


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
    kept: list[int] = []
    for pair in range(0, len(fight.enhancers), 2):
        if fight.enhancers[pair] == monster:
            fight.spent.append(fight.enhancers[pair + 1])
        else:
            kept += fight.enhancers[pair : pair + 2]
    fight.enhancers = kept


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


def wake(table: Table, seat: Seat) -> None:
    """What waited for the next combat of a player begins (MB-D45)."""
    lingering = table.babies[seat].lingering
    for place in range(0, len(lingering), LINGER):
        if waits_for_combat(lingering[place], lingering[place + 1]):
            lingering[place + 3] = 1


def waits_for_combat(number: int, place: int) -> bool:
    """Whether a lingering effect is one of the next combat."""
    return LISTS[number][place].op in (NEXT_COMBAT_BONUS, NEXT_COMBAT_ITEMS_OFF)


def rest(table: Table, seat: Seat) -> None:
    """A player's combat is over for them: what counted in it is used up."""
    lingering = table.babies[seat].lingering
    place = 0
    while place < len(lingering):
        if lingering[place + 3] and waits_for_combat(lingering[place], lingering[place + 1]):
            table.end_lingering(seat, place)
            lingering = table.babies[seat].lingering
        else:
            place += LINGER


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
