"""The actions of Munchkin Babies: the players' and chance's. Cards are named by kind; monsters too, twins alike."""

from typing import Final

from bestiary.core.actions import ActionSpace, Never, Parameter, Verb
from bestiary.core.refusal import Refusal
from bestiary.games.munchkin_babies.cards.clauses import CLAUSE, LISTS, USED, kinds_for
from bestiary.games.munchkin_babies.cards.deck import (
    CLASS,
    CURSE,
    ENHANCER,
    HALF,
    HIRELING,
    IDS,
    IMMEDIATE,
    ITEM,
    KINDS,
    LEVEL_UP,
    NONE,
    ONE_SHOT,
    RACE,
    SORT,
    SUPER,
    kinds_of,
)
from bestiary.games.munchkin_babies.goods.trays import MONSTERS, ORDERS

MOST: Final = 6  # players
SEXES: Final = ("boy", "girl")
SIDES: Final = ("munchkins", "monsters")
WAYS_IN: Final = ("wandering", "undead", "made_undead")
MOST_SHARED: Final = 24  # Treasures that an offer can name


def _either(number: int) -> bool:
    """Whether the user of a card says which side it is for."""
    clause = CLAUSE[number]
    if clause.effect == "auto_kill":
        clause = LISTS[clause.otherwise][0]
    return clause.effect == "combat_bonus" and clause.to == "either"


def _alone(number: int) -> bool:
    """Whether a card is used without naming anything: it is played, and no other verb plays it."""
    clause = CLAUSE[number]
    if USED[number] < 0 or SORT[number] == CURSE or IMMEDIATE[number] or clause.effect in _PLAYED_OTHERWISE:
        return False
    return clause.to not in ("side", "either")


_PLAYED_OTHERWISE: Final = (
    "add_monster",
    "swap_monster",
    "remove_monster",
    "take_winning_item",
    "attach_cheat",
    "set_die",
    "recover_discard",
    "cancel_curse",
    "steal_level",
    "transfer_combat",
)

# Which kinds a verb is about.
TABLE_KINDS: Final = kinds_of(CLASS, RACE, SUPER, HALF, ITEM, ONE_SHOT, HIRELING)
BADGE_KINDS: Final = kinds_of(CLASS, RACE)
ITEM_KINDS: Final = kinds_of(ITEM)
GOODS: Final = kinds_of(ITEM, ONE_SHOT)
ENHANCERS: Final = kinds_of(ENHANCER)
CURSES: Final = kinds_of(CURSE)
BOOSTS: Final = [number for number in range(KINDS) if _either(number)]
REMOVERS: Final = kinds_for("remove_monster")
USED_ALONE: Final = [number for number in range(KINDS) if _alone(number)]
SENT_AT: Final = [*kinds_of(CURSE, LEVEL_UP), *kinds_for("steal_level", "transfer_combat")]


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

OUTCOMES: Final = ActionSpace(
    [
        Verb("draw", _EVERY),
        Verb("lift", _EVERY),
        Verb("roll", _DIE),
        Verb("sex", Parameter("sex", SEXES)),
    ]
)
DRAWN: Final[int] = OUTCOMES.base("draw")
LIFTED: Final[int] = OUTCOMES.base("lift")
FACE: Final[int] = OUTCOMES.base("roll")  # a die that shows 1
SEXED: Final[int] = OUTCOMES.base("sex")
