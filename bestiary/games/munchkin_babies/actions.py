"""The actions of Munchkin Babies: the players' and chance's. Cards are named by kind; monsters too, twins alike."""

from typing import Final

from bestiary.core.actions import ActionSpace, Never, Parameter, Verb
from bestiary.core.refusal import Refusal
from bestiary.games.munchkin_babies.cards import (
    CLASS,
    CURSE,
    ENHANCER,
    HALF,
    HIRELING,
    IDS,
    ITEM,
    KINDS,
    LEVEL_UP,
    MONSTER,
    NONE,
    ONE_SHOT,
    RACE,
    SUPER,
    kinds_of,
)
from bestiary.games.munchkin_babies.vocabulary import (
    AUTO_ESCAPE,
    AUTO_KILL,
    COMBAT_BONUS,
    DOUBLE_STRENGTH,
    DRAW,
    EFFECT,
    EITHER,
    END_COMBAT,
    FORCE_REROLL_ESCAPE,
    LISTS,
    OP,
    REMOVE_MONSTER,
    SELF,
    STEAL_LEVEL,
    TRANSFER_COMBAT,
)

MOST: Final = 6  # players
SEXES: Final = ("boy", "girl")
SIDES: Final = ("munchkins", "monsters")
ORDERS: Final = ("helper_first", "fighter_first", "alternate_helper_first", "alternate_fighter_first", "random")
WAYS_IN: Final = ("wandering", "undead", "made_undead")
MOST_SHARED: Final = 24  # Treasures that an offer can name


def _either(number: int) -> bool:
    """Whether the user of a card says which side it is for."""
    effect = EFFECT[number]
    if effect.op == AUTO_KILL:
        effect = LISTS[effect.otherwise][0]
    return effect.op == COMBAT_BONUS and effect.to == EITHER


# Which kinds a verb is about.
TABLE_KINDS: Final = kinds_of(CLASS, RACE, SUPER, HALF, ITEM, ONE_SHOT, HIRELING)
BADGE_KINDS: Final = kinds_of(CLASS, RACE)
ITEM_KINDS: Final = kinds_of(ITEM)
GOODS: Final = kinds_of(ITEM, ONE_SHOT)
MONSTERS: Final = kinds_of(MONSTER)
ENHANCERS: Final = kinds_of(ENHANCER)
CURSES: Final = kinds_of(CURSE)
BOOSTS: Final = [number for number in range(KINDS) if _either(number)]
REMOVERS: Final = [number for number in range(KINDS) if OP[number] == REMOVE_MONSTER]
USED_ALONE: Final = [
    number
    for number in range(KINDS)
    if OP[number] in (AUTO_KILL, DOUBLE_STRENGTH, END_COMBAT, FORCE_REROLL_ESCAPE, DRAW)
    or (OP[number] == AUTO_ESCAPE and EFFECT[number].to == SELF)
    or (OP[number] == COMBAT_BONUS and not _either(number))
]
SENT_AT: Final = [
    *kinds_of(CURSE, LEVEL_UP),
    *[number for number in range(KINDS) if OP[number] in (STEAL_LEVEL, TRANSFER_COMBAT)],
]


def _cards(name: str, kinds: list[int], refusal: Refusal | None = None) -> Parameter:
    return Parameter(name, tuple([IDS[number] for number in kinds]), refusal)


_NO_DISCARD: Final = Refusal("NO_FREE_DISCARD", "MB-094", "Only Classes and Races are discarded for no reason.")
_EVERY: Final = _cards("card", list(range(KINDS)))
_PLAYER: Final = Parameter.numbers("player", MOST)
_MONSTER: Final = _cards("monster", MONSTERS)
_DIE: Final = Parameter("face", ("1", "2", "3", "4", "5", "6"))

ACTIONS: Final = ActionSpace(
    [
        # Into the tray.
        Verb("lay", _EVERY, tray=True),
        Verb("want", _cards("item", GOODS), tray=True),
        Verb("share", Parameter.numbers("treasures", MOST_SHARED + 1), tray=True),
        Verb("order", Parameter("pick", ORDERS), tray=True),
        Verb("aim", _MONSTER, tray=True),
        Verb("clear"),
        # The turn.
        Verb("ready", Parameter("sex", SEXES)),
        Verb("kick"),
        Verb("trouble", _MONSTER),
        Verb("loot"),
        Verb("done"),
        Verb("pass"),
        Verb("keep"),
        Verb("skip"),
        Verb("from_deck"),
        Verb("from_discard"),
        # Cards to the table, and what lies there.
        Verb("play", _cards("card", TABLE_KINDS)),
        Verb("discard", _cards("card", BADGE_KINDS, _NO_DISCARD)),
        Verb("equip", _cards("item", ITEM_KINDS)),
        Verb("unequip", _cards("item", ITEM_KINDS)),
        Verb("hand_over", _cards("item", ITEM_KINDS)),
        Verb("take_over"),
        Verb("cheat", _cards("item", ITEM_KINDS)),
        Verb("sell", Parameter("double", ("no", "yes"))),
        Verb("trade", _PLAYER),
        Verb("accept_trade", _PLAYER),
        Verb("decline_trade", _PLAYER),
        Verb("show", _PLAYER),
        # Cards with an effect.
        Verb("send", _cards("card", SENT_AT), _PLAYER),
        Verb("use", _cards("card", USED_ALONE)),
        Verb("boost", _cards("card", BOOSTS), Parameter("side", SIDES)),
        Verb("enhance", _cards("card", ENHANCERS), _MONSTER),
        Verb("add_monster", _MONSTER, Parameter("by", WAYS_IN)),
        Verb("swap", _MONSTER),
        Verb("remove", _cards("card", REMOVERS), _MONSTER),
        Verb("escort", Parameter("who", ("helper", "side"))),
        Verb("grab", _cards("item", ITEM_KINDS)),
        Verb("set_die", _DIE),
        Verb("cancel", _cards("curse", CURSES)),
        Verb("recover", _EVERY),
        # The fight.
        Verb("fight"),
        Verb("decline"),
        Verb("resolve"),
        Verb("volunteer"),
        Verb("ask", _PLAYER),
        Verb("compel", _PLAYER),
        Verb("accept"),
        Verb("refuse"),
        Verb("counter"),
        Verb("stay"),
        Verb("back_out"),
        Verb("chase_off", _MONSTER),
        Verb("bribe", _cards("item", GOODS)),
        # Abilities of Classes and Races.
        Verb("berserk"),
        Verb("turning"),
        Verb("charm", _MONSTER),
        Verb("backstab", _PLAYER),
        Verb("steal", _PLAYER),
        Verb("fly"),
        Verb("reroll"),
        Verb("swap_curse"),
        # Running away.
        Verb("first", Parameter("who", ("me", "partner", "either"))),
        Verb("flee_from", _MONSTER),
        # Choices of an effect.
        Verb("choose", _EVERY),
        Verb("choose_player", _PLAYER),
        Verb("choose_option", Parameter.numbers("option", 4)),
        Verb("choose_unseen"),
    ],
    [
        Never("look_through", None, Refusal("NO_PEEKING", "MB-008", "Nobody looks through a discard pile.")),
        Never("take_back", None, Refusal("NO_RETURN", "MB-021", "A card in play does not go back to a hand.")),
        Never("run", None, Refusal("CANNOT_RUN", "MB-144", "You run when the fight is lost, and from all of them.")),
        Never("redirect", None, Refusal("IT_IS_YOURS", "MB-045", "A Curse behind the door hits who opened it.")),
    ],
)

VERBS: Final[list[str]] = [verb.name for verb in ACTIONS.verbs()]
VERB: Final[list[int]] = [VERBS.index(ACTIONS.verb(action).name) for action in range(ACTIONS.size)]  # by action
BASE: Final[list[int]] = [ACTIONS.base(name) for name in VERBS]


def _named(name: str) -> int:
    return VERBS.index(name)


LAY: Final[int] = _named("lay")
WANT: Final[int] = _named("want")
SHARE: Final[int] = _named("share")
ORDER: Final[int] = _named("order")
AIM: Final[int] = _named("aim")
CLEAR: Final[int] = _named("clear")
READY: Final[int] = _named("ready")
KICK: Final[int] = _named("kick")
TROUBLE: Final[int] = _named("trouble")
LOOT: Final[int] = _named("loot")
DONE: Final[int] = _named("done")
PASS: Final[int] = _named("pass")
KEEP: Final[int] = _named("keep")
SKIP: Final[int] = _named("skip")
FROM_DECK: Final[int] = _named("from_deck")
FROM_DISCARD: Final[int] = _named("from_discard")
PLAY: Final[int] = _named("play")
DISCARD: Final[int] = _named("discard")
EQUIP: Final[int] = _named("equip")
UNEQUIP: Final[int] = _named("unequip")
HAND_OVER: Final[int] = _named("hand_over")
TAKE_OVER: Final[int] = _named("take_over")
CHEAT: Final[int] = _named("cheat")
SELL: Final[int] = _named("sell")
TRADE: Final[int] = _named("trade")
ACCEPT_TRADE: Final[int] = _named("accept_trade")
DECLINE_TRADE: Final[int] = _named("decline_trade")
SHOW: Final[int] = _named("show")
SEND: Final[int] = _named("send")
USE: Final[int] = _named("use")
BOOST: Final[int] = _named("boost")
ENHANCE: Final[int] = _named("enhance")
ADD_MONSTER: Final[int] = _named("add_monster")
SWAP: Final[int] = _named("swap")
REMOVE: Final[int] = _named("remove")
ESCORT: Final[int] = _named("escort")
GRAB: Final[int] = _named("grab")
SET_DIE: Final[int] = _named("set_die")
CANCEL: Final[int] = _named("cancel")
RECOVER: Final[int] = _named("recover")
FIGHT: Final[int] = _named("fight")
DECLINE: Final[int] = _named("decline")
RESOLVE: Final[int] = _named("resolve")
VOLUNTEER: Final[int] = _named("volunteer")
ASK: Final[int] = _named("ask")
COMPEL: Final[int] = _named("compel")
ACCEPT: Final[int] = _named("accept")
REFUSE: Final[int] = _named("refuse")
COUNTER: Final[int] = _named("counter")
STAY: Final[int] = _named("stay")
BACK_OUT: Final[int] = _named("back_out")
CHASE_OFF: Final[int] = _named("chase_off")
BRIBE: Final[int] = _named("bribe")
BERSERK: Final[int] = _named("berserk")
TURNING: Final[int] = _named("turning")
CHARM: Final[int] = _named("charm")
BACKSTAB: Final[int] = _named("backstab")
STEAL: Final[int] = _named("steal")
FLY: Final[int] = _named("fly")
REROLL: Final[int] = _named("reroll")
SWAP_CURSE: Final[int] = _named("swap_curse")
FIRST: Final[int] = _named("first")
FLEE_FROM: Final[int] = _named("flee_from")
CHOOSE: Final[int] = _named("choose")
CHOOSE_PLAYER: Final[int] = _named("choose_player")
CHOOSE_OPTION: Final[int] = _named("choose_option")
CHOOSE_UNSEEN: Final[int] = _named("choose_unseen")


def _places(kinds: list[int]) -> list[int]:
    """By kind: its number among these, or NONE."""
    return [kinds.index(number) if number in kinds else NONE for number in range(KINDS)]


# For each kind its number in the parameter of a verb.
AT_TABLE: Final = _places(TABLE_KINDS)
AT_BADGE: Final = _places(BADGE_KINDS)
AT_ITEM: Final = _places(ITEM_KINDS)
AT_GOODS: Final = _places(GOODS)
AT_MONSTER: Final = _places(MONSTERS)
AT_ENHANCER: Final = _places(ENHANCERS)
AT_CURSE: Final = _places(CURSES)
AT_BOOST: Final = _places(BOOSTS)
AT_REMOVER: Final = _places(REMOVERS)
AT_USED: Final = _places(USED_ALONE)
AT_SENT: Final = _places(SENT_AT)

# What lies in a tray: a kind, or one of these and something.
TRAY_WANT: Final = 200
TRAY_SHARE: Final = 400
TRAY_ORDER: Final = 440
TRAY_AIM: Final = 500

OUTCOMES: Final = ActionSpace(
    [
        Verb("draw", _EVERY),
        Verb("lift", _EVERY),
        Verb("roll", _DIE),
        Verb("sex", Parameter("sex", SEXES)),
    ]
)
DRAWN: Final = 0
LIFTED: Final = KINDS
FACE: Final = 2 * KINDS  # the outcome of a die that shows 1
SEXED: Final = 2 * KINDS + 6
