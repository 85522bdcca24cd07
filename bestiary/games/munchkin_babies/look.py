"""What a viewer sees of a position."""

from __future__ import annotations

from typing import Final

from bestiary.core.seats import EVERYONE, Seat, Viewer, includes
from bestiary.games.munchkin_babies.actions import (
    MONSTERS,
    ORDERS,
    TRAY_AIM,
    TRAY_ORDER,
    TRAY_SHARE,
    TRAY_WANT,
)
from bestiary.games.munchkin_babies.baby import LINGER
from bestiary.games.munchkin_babies.candidates import idle
from bestiary.games.munchkin_babies.cards import (
    BIG,
    BONUS,
    DECK,
    DECKS,
    DOOR,
    GOLD,
    IDS,
    ITEMS_ONLY,
    KINDS,
    LEVEL,
    NAMES,
    SLOT,
    SLOTS,
    SORT,
    SORTS,
    STRENGTH,
    TEXTS,
    TREASURE,
    TREASURES,
)
from bestiary.games.munchkin_babies.fight import Offer
from bestiary.games.munchkin_babies.frames import stack_in_names
from bestiary.games.munchkin_babies.machine import waited_for
from bestiary.games.munchkin_babies.matches import VERSUS
from bestiary.games.munchkin_babies.phases import (
    BY_CHANCE,
    CREATION,
    FLEE_FIRST,
    OVER,
)
from bestiary.games.munchkin_babies.phases import NAMES as PHASES
from bestiary.games.munchkin_babies.strength import (
    any_foe,
    boost_value,
    counted_items,
    foe_strength,
    foe_treasures,
    for_the_win,
    help_forbidden,
    hireling_bonus,
    is_undead,
    item_bonus,
    levels_now,
    monsters_strength,
    own_strength,
    penalties,
    side,
    side_strength,
    somebody,
    stabs,
    treasures_now,
    winning,
    wins_ties,
)
from bestiary.games.munchkin_babies.table import HIRELING_CARD, Table
from bestiary.games.munchkin_babies.traits import carried_gold, hand_limit, timed_out, usable
from bestiary.games.munchkin_babies.view import (
    BabiesView,
    Baby,
    Card,
    Deal,
    Fight,
    Foe,
    Item,
    Known,
    Lasting,
    Part,
    Pile,
)
from bestiary.games.munchkin_babies.view import Offer as OfferView
from bestiary.games.munchkin_babies.vocabulary import EFFECTS, LISTS
from bestiary.games.munchkin_babies.windows import asked_in_window

CARDS: Final[list[Card]] = [
    Card(
        IDS[kind],
        NAMES[kind],
        SORTS[SORT[kind]],
        DECKS[DECK[kind]],
        TEXTS[kind],
        LEVEL[kind],
        TREASURES[kind],
        STRENGTH[kind] or BONUS[kind],
        GOLD[kind],
        SLOTS[SLOT[kind]],
        BIG[kind],
    )
    for kind in range(KINDS)
]
WHO_FIRST: Final = ("me", "partner", "either")


def look(table: Table, viewer: Viewer) -> BabiesView:
    """The position as a viewer sees it."""
    over = table.op() == OVER
    own = table.babies[viewer] if viewer is not None else None
    laid = table.laid[viewer] if viewer is not None else []
    return BabiesView(
        viewer=viewer,
        seats=table.seats,
        waiting=waiting(table, viewer),
        progress=table.progress(),
        scores=tuple([baby.level for baby in table.babies]),
        phase=PHASES[table.op()],
        doing=tuple(stack_in_names(table.stack)),
        turn=table.turn,
        turns=table.turns,
        babies=tuple([_baby(table, seat, viewer) for seat in range(table.seats)]),
        fight=_fight(table, viewer) if table.fight.fighter >= 0 else None,
        trades=tuple([Deal(one.source, one.target, _cards(one.gives), _cards(one.wants)) for one in table.trades]),
        door=_pile(table, DOOR),
        treasure=_pile(table, TREASURE),
        limbo=_cards(table.limbo),
        die=table.die,
        hand=_cards(own.hand) if own is not None else (),
        seen_by=tuple([_seats(table, mask & ~(1 << viewer)) for mask in own.known])
        if own is not None and viewer is not None
        else (),
        fresh=own.fresh if own is not None else 0,
        tray=tuple([tray_word(thing) for thing in table.tray(viewer)]) if viewer is not None else (),
        laid=_cards(laid[1:]),
        laid_girl=laid[0] == 1 if laid else None,
        ready=_seats(table, table.passed) if table.op() == CREATION else (),
        idle=viewer is not None and idle(table, viewer),
        passed=viewer is not None and table.op() != CREATION and includes(table.passed, viewer),
        steps=table.steps[viewer] if viewer is not None else 0,
        searches=table.searches,
        draws=table.draws,
        doubled_sale=table.doubled_sale,
        after_fight=table.after_fight,
        may_loot=table.loot,
        given=tuple(table.given),
        winners=_seats(table, table.winners),
        hands=tuple([_cards(baby.hand) for baby in table.babies]) if over else None,
    )


def waiting(table: Table, viewer: Viewer) -> tuple[Seat, ...]:
    """Who has passed in a window is not shown, but everybody knows of themselves (MB-D06)."""
    op = table.op()
    if BY_CHANCE[op]:
        return ()
    pending = waited_for(table)
    asked = asked_in_window(table) or pending
    if viewer is not None:
        asked = asked & ~(1 << viewer) | pending & 1 << viewer
    return _seats(table, asked)


def _seats(table: Table, mask: int) -> tuple[Seat, ...]:
    return tuple([seat for seat in range(table.seats) if mask >> seat & 1])


def _cards(kinds: list[int]) -> tuple[Card, ...]:
    return tuple([CARDS[kind] for kind in kinds])


def tray_word(thing: int) -> str:
    """A thing in a tray, as the step that put it there is called."""
    if thing < TRAY_WANT:
        return f"lay card={IDS[thing]}"
    if thing < TRAY_SHARE:
        return f"want item={IDS[thing - TRAY_WANT]}"
    if thing < TRAY_ORDER:
        return f"share treasures={thing - TRAY_SHARE}"
    if thing < TRAY_AIM:
        return f"order pick={ORDERS[thing - TRAY_ORDER]}"
    return f"aim monster={IDS[MONSTERS[thing - TRAY_AIM]]}"


def _pile(table: Table, deck: int) -> Pile:
    pile = table.discards[deck]
    top = CARDS[pile[-1]] if pile else None
    return Pile(table.deck_size[deck], len(pile), top, tuple([IDS[kind] for kind in pile]))


# Characters.


def _baby(table: Table, seat: Seat, viewer: Viewer) -> Baby:
    baby = table.babies[seat]
    doors = 0
    for kind in baby.hand:
        doors += DECK[kind] == DOOR
    return Baby(
        seat=seat,
        level=baby.level,
        girl=baby.girl,
        strength=own_strength(table, seat),
        classes=_cards(baby.classes),
        races=_cards(baby.races),
        super_munchkin=baby.super,
        half_breed=baby.half,
        items=tuple([_item(table, seat, kind) for kind in baby.items]),
        hireling=baby.hireling,
        lasting=tuple([_lasting(baby.lingering, place) for place in range(0, len(baby.lingering), LINGER)]),
        doors=doors,
        treasures=len(baby.hand) - doors,
        known=_known(table, seat, viewer) if seat != viewer else (),
        hand_limit=hand_limit(table, seat),
        gold=carried_gold(table, seat),
        in_combat=table.in_combat(seat),
        time_out=timed_out(table, seat),
        free=table.free[seat],
    )


def _item(table: Table, seat: Seat, kind: int) -> Item:
    baby = table.babies[seat]
    counts = kind in counted_items(table, seat)
    return Item(
        card=CARDS[kind],
        equipped=kind in baby.worn or kind == baby.porter,
        usable=usable(table, seat, kind),
        bonus=item_bonus(table, seat, kind) if counts else 0,
        hireling=kind == baby.porter,
        cheat=kind == baby.cheated,
    )


def _lasting(lingering: list[int], place: int) -> Lasting:
    effect = LISTS[lingering[place]][lingering[place + 1]]
    card = lingering[place + 2]
    return Lasting(CARDS[card] if card >= 0 else None, EFFECTS[effect.op], effect.n, lingering[place + 3] == 1)


def _known(table: Table, seat: Seat, viewer: Viewer) -> tuple[Known, ...]:
    """Cards of another hand that this viewer has seen, sorted: their order is their owner's."""
    baby = table.babies[seat]
    seen = [
        (baby.hand[place], baby.known[place] == EVERYONE)
        for place in range(len(baby.hand))
        if includes(baby.known[place], viewer)
    ]
    return tuple([Known(CARDS[kind], everybody) for kind, everybody in sorted(seen)])


# The fight.


def _fight(table: Table, viewer: Viewer) -> Fight:
    fight = table.fight
    answering = table.op() == FLEE_FIRST
    own = -1
    if answering and viewer in (fight.fighter, fight.helper):
        own = fight.answers[0 if viewer == fight.fighter else 1]
    answered = 0
    if answering:
        answered |= (fight.answers[0] >= 0) << fight.fighter
        answered |= (fight.answers[1] >= 0) << fight.helper
    return Fight(
        fighter=fight.fighter,
        helper=fight.helper if fight.helper >= 0 else None,
        compelled=fight.compelled,
        side=side_strength(table),
        monsters=monsters_strength(table),
        winning=winning(table),
        wins_ties=wins_ties(table),
        doubled=fight.doubled,
        side_parts=tuple(_side_parts(table)),
        monster_parts=tuple(_boosts(table, 1)),
        foes=tuple([_foe(table, place) for place in range(len(fight.foes))]),
        treasures=treasures_now(table),
        levels=levels_now(table, fight.helper < 0),
        for_the_win=for_the_win(table),
        help_forbidden=help_forbidden(table),
        fleeing=fight.fleeing,
        runners=tuple(fight.runners),
        still_to_flee=_cards(fight.todo),
        killed=tuple([CARDS[fight.killed[place]] for place in range(0, len(fight.killed), 3)]),
        banked=fight.banked,
        granted=fight.granted,
        spent=_cards(fight.spent),
        spoils=_cards(fight.spoils),
        offer=_offer(fight.offer),
        deal=_offer(fight.deal),
        asked=tuple(fight.asked),
        asks=fight.asks,
        refused=len(fight.refused),
        volunteers=_seats(table, fight.volunteers),
        berserked=_seats(table, fight.berserked),
        turned=_seats(table, fight.turned),
        compels=_seats(table, fight.compels),
        stabbed=tuple([_seats(table, mask) for mask in fight.stabbed]),
        answer=WHO_FIRST[own] if own >= 0 else None,
        answered=_seats(table, answered),
    )


def _offer(offer: Offer) -> OfferView:
    return OfferView(_cards(offer.items), offer.share, ORDERS[offer.pick], _cards(offer.plays))


def _side_parts(table: Table) -> list[Part]:
    """Every number of the side's sum, before any doubling."""
    fight = table.fight
    parts: list[Part] = []
    for seat in side(table):
        if not any_foe(table, ITEMS_ONLY):
            parts.append(Part("level", None, seat, table.babies[seat].level))
        for kind in counted_items(table, seat):
            parts.append(Part("item", CARDS[kind], seat, item_bonus(table, seat, kind)))
        if hireling_bonus(table, seat):
            parts.append(Part("hireling", CARDS[HIRELING_CARD], seat, hireling_bonus(table, seat)))
        for what, n in (
            ("berserk", fight.berserk[seat]),
            ("turning", fight.turning[seat]),
            ("backstab", stabs(table, seat)),
            ("lasting", penalties(table, seat)),
        ):
            if n:
                parts.append(Part(what, None, seat, n))
    return parts + _boosts(table, 0)


def _boosts(table: Table, wanted: int) -> list[Part]:
    fight = table.fight
    return [
        Part("one_shot", CARDS[fight.boosts[pair]], None, boost_value(table, fight.boosts[pair]))
        for pair in range(0, len(fight.boosts), 2)
        if fight.boosts[pair + 1] == wanted
    ]


def _foe(table: Table, place: int) -> Foe:
    fight = table.fight
    kind = fight.foes[place]
    enhancers = [
        fight.enhancers[pair + 1] for pair in range(0, len(fight.enhancers), 2) if fight.enhancers[pair] == kind
    ]
    parts = [Part("level", CARDS[kind], None, LEVEL[kind])]
    if fight.rolled[place]:
        parts.append(Part("die", None, None, fight.rolled[place]))
    parts += [Part("enhancer", CARDS[one], None, STRENGTH[one]) for one in enhancers]
    for versus in VERSUS[kind]:
        if somebody(table, versus.whom, versus.n > 0):
            parts.append(Part("against", None, None, versus.n))
    return Foe(
        card=CARDS[kind],
        count=fight.counts[place],
        undead=is_undead(table, kind),
        strength=foe_strength(table, place),
        treasures=foe_treasures(table, place),
        parts=tuple(parts),
        enhancers=_cards(enhancers),
    )
