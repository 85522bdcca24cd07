"""What the game is in the middle of: the frames of its stack. Each is a number and a few parameters.

The lowest frame is the phase of the turn. A fight, a Curse, a die or an effect lies above what it interrupts, and
what waits on top says who is asked. A frame is plain data, so every position can be saved in the middle of anything.
"""

from typing import Final

WIDTH: Final = 7  # numbers of a frame: what it is, and up to six parameters

# Set-up.
SEXING: Final = 0
DEALING: Final = 1
CREATION: Final = 2
FIRST_ROLL: Final = 3
# The turn.
TURN_START: Final = 4
LISTEN: Final = 5
ARRANGE: Final = 6
TURN_OPEN: Final = 7
DOOR: Final = 8
DOOR_CARD: Final = 9
TROUBLE_OR_LOOT: Final = 10
AFTER_COMBAT: Final = 11
LOOT_OFFER: Final = 12
POST_COMBAT: Final = 13
CHARITY: Final = 14
CHARITY_DISCARD: Final = 15
CHARITY_SPLIT: Final = 16
TURN_END: Final = 17
OVER: Final = 18
# The fight.
REVEAL: Final = 19
ENTER: Final = 20
FIGHT_OR_NOT: Final = 21
COMBAT_OPEN: Final = 22
FINAL_CALL: Final = 23
HELP_ASK: Final = 24
HELP_COUNTER: Final = 25
FORCED_STAY: Final = 26
REWARD_LEVELS: Final = 27
REWARD_DRAW: Final = 28
TREASURE_PICK: Final = 29
CLEANUP: Final = 30
FLEE: Final = 31
FLEE_FIRST: Final = 32
FLEE_DICE: Final = 33
FLEE_DECIDER: Final = 34
FLEE_NEXT: Final = 35
# Everywhere.
DRAWING: Final = 36
UNEARTH: Final = 37
UNEARTH_PAY: Final = 38
KICKED: Final = 39
CURSE_WINDOW: Final = 40
ROLLING: Final = 41
ROLL_WINDOW: Final = 42
RECEIVED: Final = 43
RUN: Final = 44
CARD_DONE: Final = 45
EXCESS_BIG: Final = 46
EXCESS_GIVE: Final = 47
EXCESS_CLASS: Final = 48
EXCESS_EQUIP: Final = 49
# Effects that ask.
LOSING_SLOT: Final = 50
LOSING_ITEMS: Final = 51
LOSING_BEST: Final = 52
LOSING_GOLD: Final = 53
LOSING_CARDS: Final = 54
GIVING: Final = 55
GIVING_CHOSEN: Final = 56
LOSING_BADGE: Final = 57
TAXING: Final = 58
CHOOSING: Final = 59
TURNING_ASIDE: Final = 60
LIFTING: Final = 61
GAINING: Final = 62
STEALING: Final = 63

# The name of each frame and of its parameters with their types: how they stand in a document.
FRAMES: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("sexing", ("seat:seat",)),
    ("dealing", ("dealt:number",)),
    ("creation", ()),
    ("first_roll", ("round:number", "rolling:mask", "next:number", "best:number", "leading:mask")),
    ("turn_start", ()),
    ("listen", ()),
    ("arrange", ()),
    ("turn_open", ()),
    ("door", ()),
    ("door_card", ("card:card",)),
    ("trouble_or_loot", ()),
    ("after_combat", ()),
    ("loot_offer", ()),
    ("post_combat", ()),
    ("charity", ()),
    ("charity_discard", ()),
    ("charity_split", ("to:seat", "excess:number")),
    ("turn_end", ()),
    ("over", ()),
    ("reveal", ()),
    ("enter", ("monster:card", "step:number")),
    ("fight_or_not", ("monster:card",)),
    ("combat_open", ()),
    ("final_call", ()),
    ("help_ask", ("asked:seat",)),
    ("help_counter", ("asked:seat",)),
    ("forced_stay", ()),
    ("reward_levels", ()),
    ("reward_draw", ("left:number", "unearthed:number")),
    ("treasure_pick", ("helper:number", "fighter:number", "next:number")),
    ("cleanup", ()),
    ("flee", ()),
    ("flee_first", ()),
    ("flee_dice", ("round:number", "fighter:number")),
    ("flee_decider", ("seat:seat",)),
    ("flee_next", ("runner:seat",)),
    ("drawing", ("deck:deck", "left:number", "to:seat", "why:number")),
    ("unearth", ("deck:deck", "seat:seat", "why:number")),
    ("unearth_pay", ("left:number", "seat:seat")),
    ("kicked", ("card:card",)),
    ("curse_window", ("victim:seat", "card:card", "by:seat")),
    ("rolling", ("roller:seat", "why:number", "changed:mask", "monster:card")),
    ("roll_window", ("roller:seat", "why:number", "changed:mask", "monster:card", "escaped:flag", "extra:number")),
    ("received", ("seat:seat",)),
    ("run", ("effects:list", "place:number", "victim:seat", "user:seat", "die:number", "monster:card")),
    ("card_done", ("card:card", "victim:seat", "user:seat")),
    ("excess_big", ("seat:seat",)),
    ("excess_give", ("seat:seat", "card:card")),
    ("excess_class", ("seat:seat", "race:flag")),
    ("excess_equip", ("seat:seat",)),
    ("losing_slot", ("effects:list", "place:number", "victim:seat")),
    ("losing_items", ("effects:list", "place:number", "victim:seat", "left:number", "step:number")),
    ("losing_best", ("victim:seat",)),
    ("losing_gold", ("victim:seat", "left:number", "tax:flag")),
    ("losing_cards", ("effects:list", "place:number", "victim:seat", "left:number")),
    ("giving", ("effects:list", "place:number", "victim:seat", "next:number")),
    ("giving_chosen", ("effects:list", "place:number", "victim:seat", "to:seat")),
    ("losing_badge", ("victim:seat", "race:flag")),
    ("taxing", ("victim:seat", "next:number", "worth:number")),
    ("choosing", ("effects:list", "place:number", "victim:seat", "user:seat", "monster:card")),
    ("turning_aside", ("seat:seat", "item:card")),
    ("lifting", ("from:seat", "to:seat", "why:number")),
    ("gaining", ("seat:seat", "levels:number")),
    ("stealing", ("thief:seat", "from:seat", "item:card", "none:number", "die:number")),
)
NAMES: Final[list[str]] = [name for name, _ in FRAMES]

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

_SUB_CHOICES: Final = (
    LISTEN,
    DOOR_CARD,
    LOOT_OFFER,
    CHARITY_DISCARD,
    CHARITY_SPLIT,
    FIGHT_OR_NOT,
    FORCED_STAY,
    TREASURE_PICK,
    FLEE_FIRST,
    FLEE_DECIDER,
    FLEE_NEXT,
    UNEARTH,
    UNEARTH_PAY,
    EXCESS_BIG,
    EXCESS_GIVE,
    EXCESS_CLASS,
    EXCESS_EQUIP,
    LOSING_SLOT,
    LOSING_ITEMS,
    LOSING_BEST,
    LOSING_GOLD,
    LOSING_CARDS,
    GIVING,
    GIVING_CHOSEN,
    LOSING_BADGE,
    TAXING,
    CHOOSING,
    TURNING_ASIDE,
)
SUB_CHOICE: Final[list[bool]] = [number in _SUB_CHOICES for number in range(len(FRAMES))]
BY_CHANCE: Final[list[bool]] = [
    number in (SEXING, DEALING, FIRST_ROLL, FLEE_DICE, DRAWING, ROLLING, LIFTING) for number in range(len(FRAMES))
]
OWN_TURN: Final[list[bool]] = [
    number in (ARRANGE, TROUBLE_OR_LOOT, POST_COMBAT, CHARITY) for number in range(len(FRAMES))
]
