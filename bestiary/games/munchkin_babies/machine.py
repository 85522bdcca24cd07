"""The course of the game: what is on top of the stack goes on until somebody, or chance, is asked."""

from bestiary.core.seats import Seat, only
from bestiary.games.munchkin_babies.abilities import stealing_step
from bestiary.games.munchkin_babies.actions import DRAWN, FACE, LIFTED, SEXED
from bestiary.games.munchkin_babies.cardplay import rolled_value
from bestiary.games.munchkin_babies.cards import DECK, IMMEDIATE, KINDS
from bestiary.games.munchkin_babies.choosing import chooser, effect_step, is_effect_choice, lifted
from bestiary.games.munchkin_babies.creation import dealt, dealt_deck, rolled_first, sexed
from bestiary.games.munchkin_babies.curses import card_done, close_curse
from bestiary.games.munchkin_babies.effects import run_effects
from bestiary.games.munchkin_babies.fights import (
    clean_up,
    close_call,
    combat_step,
    enter,
    pick,
    pick_step,
    picker,
    reveal,
    reward_draw,
    reward_levels,
)
from bestiary.games.munchkin_babies.fleeing import (
    close_escape,
    flee_step,
    judge_escape,
    rolled_for_order,
    start_fleeing,
)
from bestiary.games.munchkin_babies.goods import drop_stale_trades
from bestiary.games.munchkin_babies.grabbing import aside_step
from bestiary.games.munchkin_babies.helping import lapse
from bestiary.games.munchkin_babies.levelups import gain_step
from bestiary.games.munchkin_babies.limits import SETTLED, check_limits, limit_step
from bestiary.games.munchkin_babies.phases import (
    AFTER_COMBAT,
    ARRANGE,
    BY_CHANCE,
    CARD_DONE,
    CHARITY_DISCARD,
    CHARITY_SPLIT,
    CLEANUP,
    COMBAT_OPEN,
    CREATION,
    CURSE_WINDOW,
    DEALING,
    DOOR,
    DOOR_CARD,
    DRAWING,
    ENTER,
    EXCESS_BIG,
    EXCESS_EQUIP,
    FIGHT_OR_NOT,
    FINAL_CALL,
    FIRST_ROLL,
    FLEE,
    FLEE_DECIDER,
    FLEE_DICE,
    FLEE_FIRST,
    FLEE_NEXT,
    FOR_ESCAPE,
    FORCED_STAY,
    GAINING,
    HELP_ASK,
    HELP_COUNTER,
    KICKED,
    LIFTING,
    LISTEN,
    OVER,
    RECEIVED,
    REVEAL,
    REWARD_DRAW,
    REWARD_LEVELS,
    ROLL_WINDOW,
    RUN,
    SEXING,
    STEALING,
    TO_SHARE,
    TREASURE_PICK,
    TURN_END,
    TURN_OPEN,
    TURN_START,
    TURNING_ASIDE,
    UNEARTH,
    UNEARTH_PAY,
)
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.turns import (
    after_combat,
    behind_the_door,
    charity_step,
    drawn,
    end_turn,
    open_door,
    pay_unearthed,
    start_turn,
)


def advance(table: Table) -> None:
    """Until somebody is asked."""
    while _goes_on(table):
        pass
    if table.trades:
        drop_stale_trades(table)


def _goes_on(table: Table) -> bool:
    """Does what is on top, if nobody has to be asked for it."""
    op = table.op()
    if table.recheck and SETTLED[op] and check_limits(table):
        return True
    if op == RUN:
        run_effects(table)
    elif op == COMBAT_OPEN:
        return not combat_step(table)
    elif op == FINAL_CALL:
        if not combat_step(table):
            return True
        if waited_for(table):
            return False
        close_call(table)
    elif op in (HELP_ASK, HELP_COUNTER):
        return lapse(table)
    elif op == CURSE_WINDOW:
        if waited_for(table):
            return False
        close_curse(table)
    elif op == ROLL_WINDOW:
        return _close_roll(table)
    elif is_effect_choice(op):
        return not effect_step(table)
    elif op == DRAWING:
        if table.arg(2) > 0 and table.can_draw(table.arg(1)):
            return False
        table.pop()
    elif op == TURN_START:
        start_turn(table)
    elif op == TURN_OPEN:
        if waited_for(table):
            return False
        table.passed = 0
        table.turn_to(DOOR)
        if table.told is not None:
            table.tell("door_opens", table.turn, {}, reveals=True)
    elif op == DOOR:
        open_door(table)
    elif op == KICKED:
        behind_the_door(table)
    elif op == LISTEN:
        if table.babies[table.turn].fresh > 0:
            return False
        table.turn_to(ARRANGE)
    elif op == DOOR_CARD:
        if table.babies[table.turn].fresh > 0:
            return False
        table.pop()
    elif op == RECEIVED:
        if table.babies[table.arg(1)].fresh > 0:
            return False
        table.pop()
    elif op == AFTER_COMBAT:
        after_combat(table)
    elif op in (CHARITY_DISCARD, CHARITY_SPLIT):
        return not charity_step(table)
    elif op == TURN_END:
        end_turn(table)
    elif op == REVEAL:
        reveal(table)
    elif op == ENTER:
        enter(table)
    elif op == REWARD_LEVELS:
        reward_levels(table)
    elif op == REWARD_DRAW:
        reward_draw(table)
    elif op == TREASURE_PICK:
        return not pick_step(table)
    elif op == CLEANUP:
        clean_up(table)
    elif op == FLEE:
        start_fleeing(table)
    elif op == FLEE_NEXT:
        return not flee_step(table)
    elif op == CARD_DONE:
        card_done(table)
    elif op == GAINING:
        gain_step(table)
    elif op == STEALING:
        stealing_step(table)
    elif EXCESS_BIG <= op <= EXCESS_EQUIP:
        return not limit_step(table)
    elif op == TURNING_ASIDE:
        return not aside_step(table)
    elif op == UNEARTH_PAY:
        cards = set(table.babies[table.arg(2)].hand)
        if len(cards) > 1:
            return False
        pay_unearthed(table, cards.pop())  # MB-D52: there is one answer only
    else:
        return False
    return True


def _close_roll(table: Table) -> bool:
    """Whether an open roll is settled: nobody who could change it does."""
    roller, why = table.arg(1), table.arg(2)
    if why == FOR_ESCAPE:
        if not table.in_combat(roller):
            table.pop()  # taken out of the fight in the middle of it
            return True
        if waited_for(table):
            return False
        table.passed = 0
        close_escape(table)
        return True
    if waited_for(table):
        return False
    table.passed = 0
    table.pop()
    value = rolled_value(table, roller)
    table.set_arg(5, value)
    if table.told is not None:
        table.tell("die_counts", roller, {"n": value}, reveals=True)
    return True


def waited_for(table: Table) -> int:
    """The players that the game waits for, a bit each."""
    op = table.op()
    everybody = (1 << table.seats) - 1
    if op in (CURSE_WINDOW, TURN_OPEN, CREATION):
        return everybody & ~table.passed
    if op == FINAL_CALL:  # who calls for it has passed
        return everybody & ~table.passed & ~only(table.fight.fighter)
    if op == COMBAT_OPEN or op in (FIGHT_OR_NOT, HELP_COUNTER):
        return only(table.fight.fighter)
    if op == ROLL_WINDOW:
        roller = only(table.arg(1))
        escaped = table.arg(2) == FOR_ESCAPE and table.arg(5) != 0
        return (everybody & ~roller if escaped else roller) & ~table.passed
    if op in (HELP_ASK, FLEE_DECIDER, FLEE_NEXT, RECEIVED, TURNING_ASIDE) or EXCESS_BIG <= op <= EXCESS_EQUIP:
        return only(table.arg(1))
    if op == FORCED_STAY:
        return only(table.fight.helper)
    if op == TREASURE_PICK:
        return only(picker(table))
    if op in (UNEARTH, UNEARTH_PAY):
        return only(table.arg(2))
    if op == FLEE_FIRST:
        fight = table.fight
        return (only(fight.fighter) if fight.answers[0] < 0 else 0) | (
            only(fight.helper) if fight.answers[1] < 0 else 0
        )
    if is_effect_choice(op):
        return only(chooser(table))
    return 0 if op == OVER or BY_CHANCE[op] else only(table.turn)


# Chance.


def tickets(table: Table) -> int:
    """How many equally likely outcomes the thing on top has."""
    op = table.op()
    if op == DRAWING:
        return table.deck_size[table.arg(1)]
    if op == DEALING:
        deck = dealt_deck(table.arg(1))
        held_back = 0
        for kind in range(KINDS):
            if IMMEDIATE[kind] and DECK[kind] == deck:
                held_back += table.deck[kind]
        return table.deck_size[deck] - held_back
    if op == LIFTING:
        return len(_lifted_from(table))
    return 2 if op == SEXING else 6


def _lifted_from(table: Table) -> list[int]:
    if table.arg(3) == TO_SHARE:
        return table.fight.spoils
    return table.babies[table.arg(1)].hand


def outcome_of(table: Table, ticket: int) -> int:
    """What a ticket stands for."""
    op = table.op()
    if op in (DRAWING, DEALING):
        deck = table.arg(1) if op == DRAWING else dealt_deck(table.arg(1))
        for kind in range(KINDS):
            if DECK[kind] == deck and (op == DRAWING or not IMMEDIATE[kind]):
                if ticket < table.deck[kind]:
                    return DRAWN + kind
                ticket -= table.deck[kind]
        raise IndexError("there are not as many tickets")
    if op == LIFTING:
        return LIFTED + sorted(_lifted_from(table))[ticket]
    return (SEXED if op == SEXING else FACE) + ticket


def by_chance(table: Table, outcome: int) -> None:
    """Chance has answered."""
    op = table.op()
    if op == DRAWING:
        drawn(table, outcome - DRAWN)
    elif op == DEALING:
        dealt(table, outcome - DRAWN)
    elif op == LIFTING:
        if table.arg(3) == TO_SHARE:
            seat: Seat = table.arg(2)
            table.pop()
            pick(table, seat, outcome - LIFTED)
        else:
            lifted(table, outcome - LIFTED)
    elif op == SEXING:
        sexed(table, outcome == SEXED + 1)
    elif op == FIRST_ROLL:
        rolled_first(table, outcome - FACE + 1)
    elif op == FLEE_DICE:
        rolled_for_order(table, outcome - FACE + 1)
    else:
        _rolled(table, outcome - FACE + 1)


def _rolled(table: Table, face: int) -> None:
    """A die that may still be changed."""
    roller, why, changed, monster = table.arg(1), table.arg(2), table.arg(3), table.arg(4)
    table.die = face
    table.passed = 0
    if table.told is not None:
        table.tell("rolled", roller, {"face": face}, reveals=True)
    table.turn_to(ROLL_WINDOW, roller, why, changed, monster, 0, 0)
    if why == FOR_ESCAPE:
        judge_escape(table)
