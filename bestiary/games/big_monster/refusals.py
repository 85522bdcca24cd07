"""What can stand against an action."""

from typing import Final

from bestiary.core.refusal import Refusal

OVER: Final = Refusal("GAME_OVER", "BM-095", "The game is over.")
NOT_YOUR_TURN: Final = Refusal("NOT_YOUR_TURN", "BM-026", "Nobody waits for you now.")
NOT_YOUR_EXPLORER: Final = Refusal("NOT_YOUR_EXPLORER", "BM-017", "That explorer was not dealt to you.")
ALREADY_CHOSEN: Final = Refusal("ALREADY_CHOSEN", "BM-017", "You have chosen your explorer.")
EXPLORERS_CHOSEN: Final = Refusal("WRONG_PHASE", "BM-017", "Explorers are chosen before the first turn.")
TILE_NOT_IN_HAND: Final = Refusal("TILE_NOT_IN_HAND", "BM-028", "You have no such tile in your hand.")
ALREADY_KEPT: Final = Refusal("ALREADY_KEPT", "BM-028", "You have kept a tile this turn, and that is final.")
NOT_KEEPING: Final = Refusal("WRONG_PHASE", "BM-026", "A tile is kept at the beginning of a turn.")
SHIP_WITH_TILE: Final = Refusal("WRONG_PHASE", "BM-D04a", "In a race, name the tile and the ship together.")
SHIP_TAKEN: Final = Refusal("SHIP_TAKEN", "BM-030", "That ship has got a hand this turn.")
OWN_SHIP: Final = Refusal(
    "OWN_SHIP_FORBIDDEN", "BM-031", "Your own ship is only for the last hand, when no other ship is free."
)
NO_SHIP: Final = Refusal("NO_SUCH_SHIP", "BM-029", "There is a ship for each player, and no other.")
ALREADY_HANDED_OVER: Final = Refusal(
    "ALREADY_HANDED_OVER", "BM-034", "Your hand lies on a ship; that cannot be changed."
)
KEEP_FIRST: Final = Refusal("WRONG_PHASE", "BM-029", "Keep a tile before you hand over the rest.")
ALL_KEEP_FIRST: Final = Refusal("WRONG_PHASE", "BM-D02", "Hands are handed over when everybody has kept a tile.")
LAST_TURN: Final = Refusal("WRONG_PHASE", "BM-035", "In the ninth turn the other tile is discarded; no ship is named.")
OUT_OF_ORDER: Final = Refusal("NOT_YOUR_TURN", "BM-D02", "Somebody else is before you in the order of hand-overs.")
NOT_HANDING_OVER: Final = Refusal("WRONG_PHASE", "BM-029", "Hands are handed over after tiles are kept.")
NOT_ORDERED: Final = Refusal("WRONG_PHASE", "BM-D02", "At this table ships are not named one after the other.")
NOT_SEALED: Final = Refusal("WRONG_PHASE", "BM-D03", "At this table ships are not ranked.")
NOT_A_RACE: Final = Refusal("WRONG_PHASE", "BM-D04", "At this table nobody races: keep a tile first.")
RANKED: Final = Refusal("ALREADY_RANKED", "BM-D03", "That ship has its rank.")
OWN_SHIP_RANKED: Final = Refusal("OWN_SHIP_FORBIDDEN", "BM-031", "Your own ship comes last; it cannot be ranked.")
NOT_PLACING: Final = Refusal("WRONG_PHASE", "BM-036", "Tiles are placed when everybody has handed over.")
ALREADY_PLACED: Final = Refusal(
    "ALREADY_PLACED", "BM-044", "You have placed your tile of this turn, and it stays there."
)
OCCUPIED: Final = Refusal("CELL_OCCUPIED", "BM-042", "There is something else already.")
NOT_ADJACENT: Final = Refusal(
    "NOT_ADJACENT", "BM-039", "A tile must share an edge with your explorer or another tile of yours."
)
NO_SUCH_ABILITY: Final = Refusal(
    "NO_SUCH_ABILITY", "BM-090", "Only one explorer picks from the discard pile, and it is not yours."
)
NOT_PICKING: Final = Refusal("WRONG_PHASE", "BM-091", "The discard pile is searched after the last turn.")
NOT_IN_PILE: Final = Refusal("TILE_NOT_IN_PILE", "BM-090", "There is no such tile in the discard pile.")
NOT_A_DUEL: Final = Refusal("WRONG_PHASE", "BM-099", "Series are for two players.")
NO_SERIES_NOW: Final = Refusal("WRONG_PHASE", "BM-104", "No series is chosen now.")
SERIES_CLOSED: Final = Refusal("NOT_IN_SERIES", "BM-104", "That series is not open.")
NOT_TAKING: Final = Refusal("WRONG_PHASE", "BM-104", "No tile is taken now.")
NOT_IN_SERIES: Final = Refusal("NOT_IN_SERIES", "BM-105", "There is no such tile in the chosen series.")
NOT_DISCARDING: Final = Refusal("WRONG_PHASE", "BM-104", "Nothing is discarded now.")
SAME_TILE: Final = Refusal("SAME_TILE", "BM-104", "Discard another tile than the one you have taken.")
NO_DRAFT: Final = Refusal("WRONG_PHASE", "BM-011", "With two players there are no hands and no ships.")
