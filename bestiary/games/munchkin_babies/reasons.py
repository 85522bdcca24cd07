"""Why something is not allowed in Munchkin Babies: a number for the rules, a refusal for people."""

from typing import Final

from bestiary.core.refusal import Refusal

ALLOWED: Final = 0
OVER: Final = 1
BUSY: Final = 2
ANSWER_FIRST: Final = 3
NOT_ASKED: Final = 4
NOT_YOUR_TURN: Final = 5
FROZEN: Final = 6
ITEM_IN_COMBAT: Final = 7
SALE_IN_COMBAT: Final = 8
TOO_LITTLE: Final = 9
SALE_TO_TEN: Final = 10
NOT_AN_ITEM: Final = 11
LEVEL_TO_TEN: Final = 12
NO_FREE_DISCARD: Final = 13
BIG_LIMIT: Final = 14
TRADE_BIG_LIMIT: Final = 15
SLOT_FULL: Final = 16
HANDS_FULL: Final = 17
ONE_CLASS: Final = 18
ONE_RACE: Final = 19
DUPLICATE: Final = 20
NOTHING_TO_ATTACH: Final = 21
TRADE_IN_COMBAT: Final = 22
TABLE_ITEMS_ONLY: Final = 23
FIGHT_ON: Final = 24
CANNOT_BACKSTAB: Final = 25
ONCE_PER_COMBAT: Final = 26
REMINDER: Final = 27
NO_COMBAT: Final = 28
NAME_A_MONSTER: Final = 29
ONE_HELPER: Final = 30
ALREADY_WINNING: Final = 31
BAD_OFFER: Final = 32
TOO_MUCH_TREASURE: Final = 33
FOR_THE_WIN: Final = 34
NO_BACKING_OUT: Final = 35
NOT_NOW: Final = 36
NO_MONSTER: Final = 37
IT_IS_YOURS: Final = 38
CHARITY: Final = 39
NO_WAY_IN: Final = 40
HIRELING_IN_COMBAT: Final = 41
PROMISED: Final = 42
NOT_YOURS: Final = 43
ENOUGH_ASKED: Final = 44
TIMED_OUT: Final = 45
HELP_FORBIDDEN: Final = 46
CANNOT_SWAP: Final = 47
CONDITION: Final = 48
NO_ABILITY: Final = 49
PRICE: Final = 50
TOO_MANY: Final = 51
NOT_USABLE: Final = 52
SAME_OFFER: Final = 53
NO_TRADE: Final = 54
BAD_TRADE: Final = 55
EMPTY_TRAY: Final = 56
TRAY: Final = 57
NOT_YOURSELF: Final = 58
NO_PLAYER: Final = 59
ALREADY_KNOWN: Final = 60
ANY_CURSE: Final = 61
NOT_ON_SIDE: Final = 62
CANNOT_RUN: Final = 63
SELF_ONLY: Final = 64
NOT_CHASED: Final = 65
NOT_BRIBED: Final = 66
NOT_IN_DISCARDS: Final = 67
NO_CURSE: Final = 68
NOT_WINNING_ITEM: Final = 69
CREATION: Final = 70
NOT_RACE_TWICE: Final = 71
ALREADY_READY: Final = 72

REFUSALS: Final[list[Refusal | None]] = [
    None,
    Refusal("GAME_OVER", "MB-029", "The game is over."),
    Refusal("BUSY", "MB-D03", "Something else is being settled first."),
    Refusal("ANSWER_FIRST", "MB-D03", "Answer the open question first."),
    Refusal("NOT_NOW", "MB-D02", "Nobody asks you this now."),
    Refusal("NOT_YOUR_TURN", "MB-041", "Only on your own turn."),
    Refusal("FROZEN", "MB-086", "Equipment cannot change during a fight."),
    Refusal("IN_COMBAT", "MB-040", "That card cannot be played in combat."),
    Refusal("IN_COMBAT", "MB-039", "You cannot sell during a fight."),
    Refusal("TOO_LITTLE", "MB-108", "Items must total at least 1,000 GP."),
    Refusal("NOT_TO_TEN", "MB-113", "You cannot buy the winning level."),
    Refusal("NOT_AN_ITEM", "MB-084", "That is not an Item."),
    Refusal("NOT_TO_TEN", "MB-120", "Only a kill gives the winning level."),
    Refusal("NO_FREE_DISCARD", "MB-094", "Items are not discarded for no reason."),
    Refusal("BIG_LIMIT", "MB-096", "You can carry only one Big Item."),
    Refusal("BIG_LIMIT", "MB-107", "Somebody would carry too many Big Items."),
    Refusal("SLOT_FULL", "MB-088", "Something is equipped there already."),
    Refusal("SLOT_FULL", "MB-091", "You have two hands, and they are full."),
    Refusal("ONE_CLASS", "MB-071", "Discard your Class first."),
    Refusal("ONE_CLASS", "MB-073", "Discard your Race first."),
    Refusal("DUPLICATE", "MB-077", "You have that card in play already."),
    Refusal("NOTHING_TO_ATTACH", "MB-076", "There is no card in play to attach it to."),
    Refusal("IN_COMBAT", "MB-104", "No trading with a fighter."),
    Refusal("TABLE_ITEMS_ONLY", "MB-103", "Only Items on the table are traded."),
    Refusal("FIGHT_ON", "MB-068", "Nobody steals while thief or victim is fighting."),
    Refusal("CANNOT_BACKSTAB", "MB-150", "Only a Crumb Snatcher backstabs, and only somebody else in the fight."),
    Refusal("ONCE_PER_COMBAT", "MB-160", "That works once in each combat."),
    Refusal("REMINDER", "MB-066", "A Curse kept as a reminder pays for nothing."),
    Refusal("NO_COMBAT", "MB-137", "There is no fight that this could change now."),
    Refusal("NAME_A_MONSTER", "MB-139", "Name a monster that is in the fight."),
    Refusal("ONE_HELPER", "MB-153", "Only one player can help."),
    Refusal("ALREADY_WINNING", "MB-D26", "You are ahead; resolve the fight."),
    Refusal("BAD_OFFER", "MB-155", "Offer carried Items, Treasures that the monsters have, or cards you could play."),
    Refusal("BAD_OFFER", "MB-156", "The monsters have not so many Treasures."),
    Refusal("FOR_THE_WIN", "MB-167", "Nobody can be forced to help in a fight for the win."),
    Refusal("NO_BACKING_OUT", "MB-169", "Who helps of their own will cannot leave."),
    Refusal("NOT_NOW", "MB-048", "That is not a choice of this phase."),
    Refusal("NOT_NOW", "MB-049", "You have no such monster in hand."),
    Refusal("IT_IS_YOURS", "MB-045", "A Curse behind the door hits who opened it."),
    Refusal("CHARITY", "MB-052", "Get down to your hand limit first, in even shares."),
    Refusal("NO_WAY_IN", "MB-134", "A monster needs a Wandering Monster card, or another Undead in the fight."),
    Refusal("IN_COMBAT", "MB-121", "A Hireling is handed nothing during a fight."),
    Refusal("PROMISED", "MB-D28", "That card is promised to your helper."),
    Refusal("NOT_YOURS", "MB-018", "You do not have that card."),
    Refusal("ENOUGH_ASKED", "MB-D27", "You have asked often enough in this combat."),
    Refusal("TIME_OUT", "MB-D54", "During a time-out nobody meddles in the fights of others."),
    Refusal("NO_HELP", "MB-142", "Nobody may help in this fight."),
    Refusal("CANNOT_SWAP", "MB-D58", "Only an Orcling of Level 2 or more swaps a Curse, and only their own."),
    Refusal("CONDITION", "MB-D66", "What the card asks for is not there."),
    Refusal("CONDITION", "MB-067", "You do not have that ability now."),
    Refusal("CONDITION", "MB-065", "Lay down the cards that pay for it first."),
    Refusal("TOO_MANY", "MB-D50", "That is enough of it for this turn."),
    Refusal("CONDITION", "MB-093", "You cannot use that Item now."),
    Refusal("ENOUGH_ASKED", "MB-D27", "They have just refused the same offer."),
    Refusal("NOT_NOW", "MB-D30", "There is no such offer."),
    Refusal("TABLE_ITEMS_ONLY", "MB-102", "Lay down what you give, and name what you want from that player's table."),
    Refusal("NOT_NOW", "MB-D52", "Nothing lies in your tray."),
    Refusal("NOT_NOW", "MB-D52", "That has no use in your tray now."),
    Refusal("NOT_NOW", "MB-152", "That concerns another player."),
    Refusal("NOT_NOW", "MB-001", "There is no such player."),
    Refusal("NOT_NOW", "MB-022", "They know those cards already; lay down others."),
    Refusal("NOT_NOW", "MB-D03", "One Curse after the other."),
    Refusal("NO_COMBAT", "MB-151", "Only the fighter and the helper can do that."),
    Refusal("CANNOT_RUN", "MB-144", "You run from all of them, in the order of your choice."),
    Refusal("CONDITION", "MB-D66", "That card is for yourself only."),
    Refusal("CONDITION", "MB-161", "Nobody on your side can chase that monster off."),
    Refusal("CONDITION", "MB-129", "No monster here takes that as a bribe."),
    Refusal("CONDITION", "MB-008", "That card is in no discard pile."),
    Refusal("CONDITION", "MB-184", "There is no such Curse to cancel."),
    Refusal("CONDITION", "MB-067", "Only an Item that turns this fight into a win."),
    Refusal("NOT_NOW", "MB-D11", "First everybody lays out a character."),
    Refusal("CONDITION", "MB-025", "At the start one Class and one Race."),
    Refusal("NOT_NOW", "MB-D11", "You are ready; the others are not."),
]
