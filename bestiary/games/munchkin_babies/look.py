"""What a viewer sees of a position."""

from __future__ import annotations

from typing import Final

from bestiary.core.seats import EVERYONE, Seat, Viewer, includes
from bestiary.games.munchkin_babies.babies.baby import Lasting as LastingThing
from bestiary.games.munchkin_babies.babies.traits import carried_gold, hand_limit, timed_out, usable
from bestiary.games.munchkin_babies.cards.conditions import VERSUS
from bestiary.games.munchkin_babies.cards.deck import (
    BAD_TEXTS,
    BIG,
    BONUS,
    CALLED,
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
from bestiary.games.munchkin_babies.fights.escape import least_face
from bestiary.games.munchkin_babies.fights.fight import MONSTERS, MUNCHKINS, Offer
from bestiary.games.munchkin_babies.fights.helpers import Helped, possible_helpers
from bestiary.games.munchkin_babies.fights.strength import (
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
from bestiary.games.munchkin_babies.goods.trays import ORDERS, tray_word
from bestiary.games.munchkin_babies.legality import idle
from bestiary.games.munchkin_babies.moments.frames import stack_in_names
from bestiary.games.munchkin_babies.moments.moment import current, waited_for
from bestiary.games.munchkin_babies.moments.windows import seats_of
from bestiary.games.munchkin_babies.outcomes import both_sums
from bestiary.games.munchkin_babies.phases import (
    BY_CHANCE,
    CREATION,
    FLEE_FIRST,
    OVER,
    ROLL_WINDOW,
    THROWN,
)
from bestiary.games.munchkin_babies.phases import NAMES as PHASES
from bestiary.games.munchkin_babies.scoring import levels
from bestiary.games.munchkin_babies.table import HIRELING_CARD, Table
from bestiary.games.munchkin_babies.view import (
    BabiesView,
    Baby,
    Card,
    Deal,
    Fight,
    Foe,
    Helper,
    Item,
    Known,
    Lasting,
    Part,
    Pile,
)
from bestiary.games.munchkin_babies.view import Offer as OfferView

CARDS: Final[list[Card]] = [
    Card(
        IDS[kind],
        NAMES[kind],
        CALLED[kind],
        SORTS[SORT[kind]],
        DECKS[DECK[kind]],
        TEXTS[kind],
        BAD_TEXTS[kind],
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
        scores=levels(table),
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
        die=(table.arg(THROWN) if table.op() == ROLL_WINDOW else 0) or table.die,
        hand=_cards(own.hand) if own is not None else (),
        seen_by=tuple([seats_of(table, mask & ~(1 << viewer)) for mask in own.known])
        if own is not None and viewer is not None
        else (),
        fresh=own.fresh - own.gone if own is not None else 0,
        tray=tuple([tray_word(thing) for thing in table.tray(viewer)]) if viewer is not None else (),
        laid=_cards(laid[1:]),
        laid_girl=laid[0] == 1 if laid else None,
        ready=seats_of(table, table.passed) if table.op() == CREATION else (),
        idle=viewer is not None and idle(table, viewer),
        passed=viewer is not None and table.op() != CREATION and includes(table.passed, viewer),
        steps=table.steps[viewer] if viewer is not None else 0,
        searches=table.searches,
        draws=table.draws,
        doubled_sale=table.doubled_sale,
        after_fight=table.after_fight,
        may_loot=table.loot,
        given=tuple(table.given),
        winners=seats_of(table, table.winners),
        hands=tuple([_cards(baby.hand) for baby in table.babies]) if over else None,
    )


def waiting(table: Table, viewer: Viewer) -> tuple[Seat, ...]:
    """Who has passed in a window is not shown, but everybody knows of themselves (MB-D06)."""
    op = table.op()
    if BY_CHANCE[op]:
        return ()
    pending = waited_for(table)
    asked = current(table).asked(table) or pending
    if viewer is not None:
        asked = asked & ~(1 << viewer) | pending & 1 << viewer
    return seats_of(table, asked)


def _cards(kinds: list[int]) -> tuple[Card, ...]:
    return tuple([CARDS[kind] for kind in kinds])


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
        strength=own_strength(table.fight, table.babies, seat),
        classes=_cards(baby.classes),
        races=_cards(baby.races),
        super_munchkin=baby.super,
        half_breed=baby.half,
        items=tuple([_item(table, seat, kind) for kind in baby.items]),
        hireling=baby.hireling,
        lasting=tuple([_lasting(one) for one in baby.lasting]),
        doors=doors,
        treasures=len(baby.hand) - doors,
        known=_known(table, seat, viewer) if seat != viewer else (),
        hand_limit=hand_limit(baby),
        gold=carried_gold(baby),
        in_combat=table.in_combat(seat),
        time_out=timed_out(baby),
        free=table.free[seat],
    )


def _item(table: Table, seat: Seat, kind: int) -> Item:
    baby = table.babies[seat]
    counts = kind in counted_items(table.fight, table.babies, seat)
    return Item(
        card=CARDS[kind],
        equipped=kind in baby.worn or kind == baby.porter,
        usable=usable(baby, kind),
        bonus=item_bonus(table.fight, table.babies[seat], kind) if counts else 0,
        hireling=kind == baby.porter,
        cheat=kind == baby.cheated,
    )


def _lasting(one: LastingThing) -> Lasting:
    clause = one.clause()
    return Lasting(CARDS[one.card] if one.card >= 0 else None, clause.effect, clause.n, one.begun)


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
        side=side_strength(table.fight, table.babies),
        monsters=monsters_strength(table.fight, table.babies),
        winning=winning(table.fight, table.babies),
        wins_ties=wins_ties(table.fight, table.babies),
        doubled=fight.doubled,
        side_parts=tuple(_side_parts(table)),
        monster_parts=tuple(_boosts(table, MONSTERS)),
        foes=tuple([_foe(table, place) for place in range(len(fight.foes))]),
        treasures=treasures_now(table.fight, table.babies),
        levels=levels_now(table.fight, table.babies, fight.helper < 0),
        for_the_win=for_the_win(table.fight, table.babies),
        help_forbidden=help_forbidden(table.fight),
        helpers=tuple([_helper(table, seat) for seat in possible_helpers(table)]),
        fleeing=fight.fleeing,
        runners=tuple(fight.runners),
        still_to_flee=_cards(fight.todo),
        killed=tuple([CARDS[killed.monster] for killed in fight.killed]),
        banked=fight.banked,
        granted=fight.granted,
        spent=_cards(fight.spent),
        spoils=_cards(fight.spoils),
        offer=_offer(fight.offer),
        deal=_offer(fight.deal),
        asked=tuple(fight.asked),
        asks=fight.asks,
        refused=len(fight.refused),
        volunteers=seats_of(table, fight.volunteers),
        berserked=seats_of(table, fight.berserked),
        turned=seats_of(table, fight.turned),
        compels=seats_of(table, fight.compels),
        stabbed=tuple([seats_of(table, mask) for mask in fight.stabbed]),
        answer=WHO_FIRST[own] if own >= 0 else None,
        answered=seats_of(table, answered),
    )


def _helper(table: Table, seat: Seat) -> Helper:
    helped = Helped(table, seat)
    fight, babies = helped.fight, helped.babies
    return Helper(
        seat=seat,
        strength=own_strength(fight, babies, seat),
        side=side_strength(fight, babies),
        monsters=monsters_strength(fight, babies),
        winning=winning(fight, babies),
        levels=levels_now(fight, babies, False),
        treasures=treasures_now(fight, babies),
        outcome=both_sums(fight, babies, fight.fighter).words,
    )


def _offer(offer: Offer) -> OfferView:
    return OfferView(_cards(offer.items), offer.share, ORDERS[offer.pick], _cards(offer.plays))


def _side_parts(table: Table) -> list[Part]:
    """Every number of the side's sum, before any doubling."""
    fight = table.fight
    parts: list[Part] = []
    for seat in side(table.fight):
        if not any_foe(table.fight, ITEMS_ONLY):
            parts.append(Part("level", None, seat, table.babies[seat].level))
        for kind in counted_items(table.fight, table.babies, seat):
            parts.append(Part("item", CARDS[kind], seat, item_bonus(table.fight, table.babies[seat], kind)))
        if hireling_bonus(table.fight, table.babies, seat):
            parts.append(Part("hireling", CARDS[HIRELING_CARD], seat, hireling_bonus(table.fight, table.babies, seat)))
        for what, n in (
            ("berserk", fight.berserk[seat]),
            ("turning", fight.turning[seat]),
            ("backstab", stabs(table.fight, seat)),
            ("lasting", penalties(table.babies[seat])),
        ):
            if n:
                parts.append(Part(what, None, seat, n))
    return parts + _boosts(table, MUNCHKINS)


def _boosts(table: Table, wanted: int) -> list[Part]:
    return [
        Part("one_shot", CARDS[kind], None, boost_value(table.fight, table.babies, kind))
        for kind in table.fight.boosts_for(wanted)
    ]


def _foe(table: Table, place: int) -> Foe:
    fight = table.fight
    kind = fight.foes[place]
    enhancers = fight.enhancers_on(kind)
    parts = [Part("level", CARDS[kind], None, LEVEL[kind])]
    if fight.rolled[place]:
        parts.append(Part("die", None, None, fight.rolled[place]))
    parts += [Part("enhancer", CARDS[one], None, STRENGTH[one]) for one in enhancers]
    for versus in VERSUS[kind]:
        if somebody(table.fight, table.babies, versus.whom, versus.n > 0):
            parts.append(Part("against", None, None, versus.n))
    return Foe(
        card=CARDS[kind],
        count=fight.counts[place],
        undead=is_undead(table.fight, kind),
        strength=foe_strength(table.fight, table.babies, place),
        treasures=foe_treasures(table.fight, table.babies, place),
        escape=least_face(fight, table.babies[fight.runners[0] if fight.runners else fight.fighter], kind),
        parts=tuple(parts),
        enhancers=_cards(enhancers),
    )
