"""What the game is in the middle of: the frames of its stack. Each is a number and a few parameters.

The lowest frame is the phase of the turn. A fight, a Curse, a die or an effect lies above what it interrupts, and
what waits on top says who is asked. A frame is plain data, so every position can be saved in the middle of anything.
What happens in a frame, and what can be answered there, is in moments/.
"""

from typing import Final

WIDTH: Final = 8  # numbers of a frame: what it is, and up to seven parameters

# What is said of a frame.
OPEN: Final = 1  # everybody may act (MB-D03)
WINDOW: Final = 2  # everybody who is asked acts or passes (MB-D04)
OWN_TURN: Final = 4  # what is done on the own turn only can be done
SETTLED: Final = 8  # not in the middle of an effect: who has too much of something is asked now
QUESTION: Final = 16  # nothing but its answers is possible, or little else
CHANCE: Final = 32  # a die, a card or a lot decides
UNANSWERED: Final = 64  # a Curse or a die that may still be answered: until then no Item changes its place (MB-D03)

NAMES: Final[list[str]] = []
PARAMETERS: Final[list[tuple[str, ...]]] = []  # of each frame, as name:type, as they stand in a document
_said: Final[list[int]] = []


def _frame(name: str, said: int, *parameters: str) -> int:
    """One more frame; its number."""
    NAMES.append(name)
    PARAMETERS.append(parameters)
    _said.append(said)
    return len(NAMES) - 1


# Set-up.
SEXING: Final[int] = _frame("sexing", CHANCE, "seat:seat")
DEALING: Final[int] = _frame("dealing", CHANCE, "dealt:number")
CREATION: Final[int] = _frame("creation", 0)
FIRST_ROLL: Final[int] = _frame(
    "first_roll", CHANCE, "round:number", "rolling:mask", "next:number", "best:number", "leading:mask"
)
# The turn.
TURN_START: Final[int] = _frame("turn_start", 0)
LISTEN: Final[int] = _frame("listen", QUESTION)
ARRANGE: Final[int] = _frame("arrange", OPEN | OWN_TURN | SETTLED)
TURN_OPEN: Final[int] = _frame("turn_open", OPEN | WINDOW | SETTLED)
DOOR: Final[int] = _frame("door", SETTLED)
DOOR_CARD: Final[int] = _frame("door_card", QUESTION, "card:card")
TROUBLE_OR_LOOT: Final[int] = _frame("trouble_or_loot", OPEN | OWN_TURN | SETTLED)
AFTER_COMBAT: Final[int] = _frame("after_combat", SETTLED)
LOOT_OFFER: Final[int] = _frame("loot_offer", SETTLED | QUESTION)
POST_COMBAT: Final[int] = _frame("post_combat", OPEN | OWN_TURN | SETTLED)
CHARITY: Final[int] = _frame("charity", OPEN | OWN_TURN | SETTLED)
CHARITY_DISCARD: Final[int] = _frame("charity_discard", QUESTION)
CHARITY_SPLIT: Final[int] = _frame("charity_split", QUESTION, "to:seat", "excess:number")
TURN_END: Final[int] = _frame("turn_end", SETTLED)
OVER: Final[int] = _frame("over", 0)
# The fight.
REVEAL: Final[int] = _frame("reveal", 0)
ENTER: Final[int] = _frame("enter", 0, "monster:card", "step:number")
FIGHT_OR_NOT: Final[int] = _frame("fight_or_not", QUESTION, "monster:card")
COMBAT_OPEN: Final[int] = _frame("combat_open", OPEN | SETTLED)
FINAL_CALL: Final[int] = _frame("final_call", OPEN | WINDOW | SETTLED)
HELP_ASK: Final[int] = _frame("help_ask", OPEN | SETTLED, "asked:seat")
HELP_COUNTER: Final[int] = _frame("help_counter", OPEN | SETTLED, "asked:seat")
FORCED_STAY: Final[int] = _frame("forced_stay", QUESTION)
REWARD_LEVELS: Final[int] = _frame("reward_levels", 0)
REWARD_DRAW: Final[int] = _frame("reward_draw", 0, "left:number", "unearthed:number")
TREASURE_PICK: Final[int] = _frame("treasure_pick", QUESTION, "helper:number", "fighter:number", "next:number")
CLEANUP: Final[int] = _frame("cleanup", 0)
FLEE: Final[int] = _frame("flee", 0)
FLEE_FIRST: Final[int] = _frame("flee_first", QUESTION)
FLEE_DICE: Final[int] = _frame("flee_dice", CHANCE, "round:number", "fighter:number")
FLEE_DECIDER: Final[int] = _frame("flee_decider", QUESTION, "seat:seat")
FLEE_NEXT: Final[int] = _frame("flee_next", SETTLED | QUESTION, "runner:seat")
# Everywhere.
DRAWING: Final[int] = _frame("drawing", CHANCE, "deck:deck", "left:number", "to:seat", "why:number")
UNEARTH: Final[int] = _frame("unearth", QUESTION, "deck:deck", "seat:seat", "why:number")
UNEARTH_PAY: Final[int] = _frame("unearth_pay", QUESTION, "left:number", "seat:seat")
KICKED: Final[int] = _frame("kicked", 0, "card:card")
CURSE_WINDOW: Final[int] = _frame(
    "curse_window", OPEN | WINDOW | SETTLED | UNANSWERED, "victim:seat", "card:card", "by:seat"
)
ROLLING: Final[int] = _frame("rolling", CHANCE, "roller:seat", "why:number", "changed:mask", "monster:card")
ROLL_WINDOW: Final[int] = _frame(
    "roll_window",
    OPEN | WINDOW | SETTLED | UNANSWERED,
    "roller:seat",
    "why:number",
    "changed:mask",
    "monster:card",
    "escaped:flag",
    "extra:number",
    "face:number",
)
RECEIVED: Final[int] = _frame("received", OPEN | SETTLED, "seat:seat")
RUN: Final[int] = _frame(
    "run", 0, "effects:list", "place:number", "victim:seat", "user:seat", "die:number", "monster:card"
)
CARD_DONE: Final[int] = _frame("card_done", 0, "card:card", "victim:seat", "user:seat")
EXCESS_BIG: Final[int] = _frame("excess_big", QUESTION, "seat:seat")
EXCESS_GIVE: Final[int] = _frame("excess_give", QUESTION, "seat:seat", "card:card")
EXCESS_CLASS: Final[int] = _frame("excess_class", QUESTION, "seat:seat", "race:flag")
EXCESS_EQUIP: Final[int] = _frame("excess_equip", QUESTION, "seat:seat")
# Effects that ask, or take time.
LOSING_SLOT: Final[int] = _frame("losing_slot", QUESTION, "effects:list", "place:number", "victim:seat")
LOSING_ITEMS: Final[int] = _frame(
    "losing_items", QUESTION, "effects:list", "place:number", "victim:seat", "left:number", "step:number"
)
LOSING_BEST: Final[int] = _frame("losing_best", QUESTION, "victim:seat")
LOSING_GOLD: Final[int] = _frame("losing_gold", QUESTION, "victim:seat", "left:number", "tax:flag")
LOSING_CARDS: Final[int] = _frame(
    "losing_cards", QUESTION, "effects:list", "place:number", "victim:seat", "left:number"
)
GIVING: Final[int] = _frame("giving", QUESTION, "effects:list", "place:number", "victim:seat", "next:number")
GIVING_CHOSEN: Final[int] = _frame("giving_chosen", QUESTION, "effects:list", "place:number", "victim:seat", "to:seat")
LOSING_BADGE: Final[int] = _frame("losing_badge", QUESTION, "victim:seat", "race:flag")
TAXING: Final[int] = _frame("taxing", QUESTION, "victim:seat", "next:number", "worth:number")
CHOOSING: Final[int] = _frame(
    "choosing", QUESTION, "effects:list", "place:number", "victim:seat", "user:seat", "monster:card"
)
TURNING_ASIDE: Final[int] = _frame("turning_aside", QUESTION, "seat:seat", "item:card")
LIFTING: Final[int] = _frame("lifting", CHANCE, "from:seat", "to:seat", "why:number")
GAINING: Final[int] = _frame("gaining", 0, "seat:seat", "levels:number")
STEALING: Final[int] = _frame("stealing", 0, "thief:seat", "from:seat", "item:card", "none:number", "die:number")


def place_of(frame: int, name: str) -> int:
    """Where a parameter stands in a frame.

    >>> place_of(CURSE_WINDOW, "card")
    2
    """
    return 1 + [parameter.partition(":")[0] for parameter in PARAMETERS[frame]].index(name)


def _all_said(what: int) -> list[bool]:
    return [said & what != 0 for said in _said]


IS_OPEN: Final = _all_said(OPEN)
IS_WINDOW: Final = _all_said(WINDOW)
IS_OWN_TURN: Final = _all_said(OWN_TURN)
IS_SETTLED: Final = _all_said(SETTLED)
IS_QUESTION: Final = _all_said(QUESTION)
BY_CHANCE: Final = _all_said(CHANCE)
IS_UNANSWERED: Final = _all_said(UNANSWERED)

# A roll that may still be changed; who changes it has to know where things stand.
ROLLER: Final[int] = place_of(ROLL_WINDOW, "roller")
ROLLED_FOR: Final[int] = place_of(ROLL_WINDOW, "why")
CHANGED: Final[int] = place_of(ROLL_WINDOW, "changed")
RUN_FROM: Final[int] = place_of(ROLL_WINDOW, "monster")
ESCAPED: Final[int] = place_of(ROLL_WINDOW, "escaped")
EXTRA: Final[int] = place_of(ROLL_WINDOW, "extra")
THROWN: Final[int] = place_of(ROLL_WINDOW, "face")  # its own: another die may be rolled before it counts
# What has changed a roll, a bit each.
FLOWN: Final = 1
REROLLED: Final = 2
NO_ROLL: Final = 4  # there was none
# Who is asked about cards just received.
RECEIVED_BY: Final[int] = place_of(RECEIVED, "seat")
# A Curse that is about to hit.
CURSED: Final[int] = place_of(CURSE_WINDOW, "victim")
CURSE_CARD: Final[int] = place_of(CURSE_WINDOW, "card")
CURSED_BY: Final[int] = place_of(CURSE_WINDOW, "by")

# What a die, a draw or a card lifted unseen is for.
FOR_EFFECT: Final = 0
FOR_THEFT: Final = 1
FOR_ESCAPE: Final = 2

FOR_KICK: Final = 0
FOR_LOOT: Final = 1
FOR_LISTEN: Final = 2
FOR_REWARD: Final = 3
FOR_EXTRA: Final = 4

TO_TAKER: Final = 0
TO_DISCARD: Final = 1
TO_SHARE: Final = 2
