"""Outside the smell area: who smells something, who is lost, and wander cards (WR-038 to WR-049)."""

from bestiary.core.seats import Seat
from bestiary.games.wombat_rescue.components import CARD_FOOD, CARD_NAMES, CARD_TERRAINS, CARDS
from bestiary.games.wombat_rescue.grid import SIDES
from bestiary.games.wombat_rescue.lines import bars_step
from bestiary.games.wombat_rescue.moving import walk
from bestiary.games.wombat_rescue.phases import ACTING, CARD, GOING, WANDER_TO
from bestiary.games.wombat_rescue.table import BARE, Table


def smells(table: Table, seat: Seat, space: int) -> bool:
    """WR-038, WR-039: whether a mama outside her smell area smells something on a space next to her."""
    if table.food[space] != BARE:
        return True
    baby = table.baby_at[space]
    return baby >= 0 and table.is_free(seat, baby)


def scents(table: Table, seat: Seat) -> int:
    """In which directions she smells something, a bit for each."""
    near, count, at = table.layout.grid.near, table.count, table.mama[seat]
    found = 0
    for direction in range(SIDES):
        space = near[direction * count + at]
        if space >= 0 and smells(table, seat, space):
            found |= 1 << direction
    return found


def lost(table: Table, seat: Seat) -> bool:
    """WR-042, WR-D07."""
    return not table.smells_home(seat, table.mama[seat]) and not scents(table, seat)


def wander(table: Table) -> None:
    """The first card."""
    table.moves += 1
    table.revealed = True
    if table.told is not None:
        table.tell("lost", table.turn, {"space": table.name(table.mama[table.turn])})
    _next_card(table)


def reveal(table: Table, kind: int) -> None:
    """A card is drawn: it leads somewhere, or the next one is needed (WR-044)."""
    table.deck = table.deck[:]
    table.deck[kind] -= 1
    table.open.append(kind)
    if table.told is not None:
        table.tell("card", table.turn, {"kind": CARD_NAMES[kind], "food": CARD_FOOD[kind]}, reveals=True)
    ways = directions(table)
    if not ways:
        _next_card(table)
    elif len(ways) == 1:
        go(table, ways[0])
    else:
        table.ask(WANDER_TO)


def directions(table: Table) -> list[int]:
    """Where the open card leads (WR-043, WR-045)."""
    terrains = CARD_TERRAINS[table.open[-1]]
    near, count, at = table.layout.grid.near, table.count, table.mama[table.turn]
    found: list[int] = []
    for direction in range(SIDES):
        space = near[direction * count + at]
        named = space >= 0 and terrains >> table.ground.terrain[space] & 1
        if named and bars_step(table, table.turn, direction) is None:
            found.append(direction)
    return found


def go(table: Table, direction: int) -> None:
    """The move itself; the cards are put away."""
    _put_away(table)
    walk(table, direction, 1, "wander")


def _next_card(table: Table) -> None:
    """WR-048: the discards become a new deck when a card is needed. WR-049: without any card the move is spent."""
    if not _any(table.deck):
        table.deck, table.discard = table.discard, [0] * CARDS
    if _any(table.deck):
        table.phase = CARD
        return
    table.phase, table.stage = GOING, ACTING
    _put_away(table)
    if table.told is not None:
        table.tell("no_card", table.turn)


def _put_away(table: Table) -> None:
    """WR-047: cards with food are set aside, the others discarded."""
    table.discard = table.discard[:]
    for kind in table.open:
        if CARD_FOOD[kind]:
            table.aside.append(kind)
        else:
            table.discard[kind] += 1
    table.open = []


def counted(cards: list[int]) -> dict[str, int]:
    """For documents and views: wander cards by name, kinds without any left out."""
    return {CARD_NAMES[kind]: cards[kind] for kind in range(CARDS) if cards[kind]}


def _any(cards: list[int]) -> bool:
    for copies in cards:
        if copies:
            return True
    return False
