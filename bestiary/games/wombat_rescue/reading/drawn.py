"""What is drawn from: the bag of disks, and the wander cards."""

from collections.abc import Iterable

from bestiary.core.errors import BadPosition
from bestiary.games.wombat_rescue import phases
from bestiary.games.wombat_rescue.components import CARD_FOOD, CARD_NAMES, REFILL_AT
from bestiary.games.wombat_rescue.disks import ALL, packed
from bestiary.games.wombat_rescue.reading.sheet import Sheet


def read_bag(sheet: Sheet) -> None:
    """The disks that are nowhere else."""
    table, given = sheet.table, sheet.document.bag
    left = sheet.disks.rest()
    if given is not None and {colour: many for colour, many in given.items() if many} != left:
        raise BadPosition("bag", f"what is nowhere else is in it: {left}")
    table.bag = packed(left)
    if table.phase == phases.ORDER and table.bag != ALL:
        raise BadPosition("bag", "before the start player is known all disks are in it")


def read_wander_cards(sheet: Sheet) -> None:
    """The deck, the discards, and the cards set aside and open."""
    table, document = sheet.table, sheet.document
    table.aside = _kinds(sheet, "aside", document.aside)
    table.open = _kinds(sheet, "open", document.open)
    if not all(CARD_FOOD[kind] for kind in table.aside):
        raise BadPosition("aside", "only cards with the food symbol are set aside")
    if len(table.aside) >= REFILL_AT and not document.revealed:
        raise BadPosition("aside", f"with {REFILL_AT} of them food is refilled, unless one was revealed this turn")
    for where, counts in (("deck", document.deck), ("discard", document.discard)):
        sheet.cards.take_all(where, counts or {})
    left = sheet.cards.rest()
    if left and document.deck is not None and document.discard is not None:
        raise BadPosition("deck", f"these cards are nowhere: {', '.join(left)}")
    deck, discard = dict(document.deck or {}), dict(document.discard or {})
    filled = deck if document.deck is None else discard
    for name, many in left.items():
        filled[name] = filled.get(name, 0) + many
    table.deck = [deck.get(name, 0) for name in CARD_NAMES]
    table.discard = [discard.get(name, 0) for name in CARD_NAMES]


def _kinds(sheet: Sheet, where: str, names: Iterable[str]) -> list[int]:
    found = []
    for name in names:
        sheet.cards.take(where, name)
        found.append(CARD_NAMES.index(name))
    return found
