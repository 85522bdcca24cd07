"""What can stand against an action: numbers for the rules, refusals for people."""

from typing import Final

from bestiary.core.refusal import Refusal

ALLOWED: Final = 0
OVER: Final = 1
NOT_YOUR_TURN: Final = 2
NOT_YOUR_EXPLORER: Final = 3
ALREADY_CHOSEN: Final = 4
EXPLORERS_CHOSEN: Final = 5
TILE_NOT_IN_HAND: Final = 6
ALREADY_KEPT: Final = 7
NOT_KEEPING: Final = 8
SHIP_WITH_TILE: Final = 9
SHIP_TAKEN: Final = 10
OWN_SHIP: Final = 11
NO_SHIP: Final = 12
ALREADY_HANDED_OVER: Final = 13
KEEP_FIRST: Final = 14
ALL_KEEP_FIRST: Final = 15
LAST_TURN: Final = 16
OUT_OF_ORDER: Final = 17
NOT_HANDING_OVER: Final = 18
NOT_ORDERED: Final = 19
NOT_SEALED: Final = 20
NOT_A_RACE: Final = 21
RANKED: Final = 22
OWN_SHIP_RANKED: Final = 23
NOT_PLACING: Final = 24
ALREADY_PLACED: Final = 25
OCCUPIED: Final = 26
NOT_ADJACENT: Final = 27
NO_SUCH_ABILITY: Final = 28
NOT_PICKING: Final = 29
NOT_IN_PILE: Final = 30
NOT_A_DUEL: Final = 31
NO_SERIES_NOW: Final = 32
SERIES_CLOSED: Final = 33
NOT_TAKING: Final = 34
NOT_IN_SERIES: Final = 35
NOT_DISCARDING: Final = 36
SAME_TILE: Final = 37
NO_DRAFT: Final = 38

REFUSALS: Final[list[Refusal | None]] = [
    None,
    Refusal("GAME_OVER", "BM-095", "The game is over."),
    Refusal("NOT_YOUR_TURN", "BM-026", "Nobody waits for you now."),
    Refusal("NOT_YOUR_EXPLORER", "BM-017", "That explorer was not dealt to you."),
    Refusal("ALREADY_CHOSEN", "BM-017", "You have chosen your explorer."),
    Refusal("WRONG_PHASE", "BM-017", "Explorers are chosen before the first turn."),
    Refusal("TILE_NOT_IN_HAND", "BM-028", "You have no such tile in your hand."),
    Refusal("ALREADY_KEPT", "BM-028", "You have kept a tile this turn, and that is final."),
    Refusal("WRONG_PHASE", "BM-026", "A tile is kept at the beginning of a turn."),
    Refusal("WRONG_PHASE", "BM-D04", "In a race, name the tile and the ship together."),
    Refusal("SHIP_TAKEN", "BM-030", "That ship has got a hand this turn."),
    Refusal("OWN_SHIP_FORBIDDEN", "BM-031", "Your own ship is only for the last hand, when no other ship is free."),
    Refusal("NO_SUCH_SHIP", "BM-029", "There is a ship for each player, and no other."),
    Refusal("ALREADY_HANDED_OVER", "BM-034", "Your hand lies on a ship; that cannot be changed."),
    Refusal("WRONG_PHASE", "BM-029", "Keep a tile before you hand over the rest."),
    Refusal("WRONG_PHASE", "BM-D02", "Hands are handed over when everybody has kept a tile."),
    Refusal("WRONG_PHASE", "BM-035", "In the ninth turn the other tile is discarded; no ship is named."),
    Refusal("NOT_YOUR_TURN", "BM-D02", "Somebody else is before you in the order of hand-overs."),
    Refusal("WRONG_PHASE", "BM-029", "Hands are handed over after tiles are kept."),
    Refusal("WRONG_PHASE", "BM-D02", "At this table ships are not named one after the other."),
    Refusal("WRONG_PHASE", "BM-D03", "At this table ships are not ranked."),
    Refusal("WRONG_PHASE", "BM-D04", "At this table nobody races: keep a tile first."),
    Refusal("ALREADY_RANKED", "BM-D03", "That ship has its rank."),
    Refusal("OWN_SHIP_FORBIDDEN", "BM-031", "Your own ship comes last; it cannot be ranked."),
    Refusal("WRONG_PHASE", "BM-036", "Tiles are placed when everybody has handed over."),
    Refusal("ALREADY_PLACED", "BM-044", "You have placed your tile of this turn, and it stays there."),
    Refusal("CELL_OCCUPIED", "BM-042", "There is something else already."),
    Refusal("NOT_ADJACENT", "BM-039", "A tile must share an edge with your explorer or another tile of yours."),
    Refusal("NO_SUCH_ABILITY", "BM-090", "Only one explorer picks from the discard pile, and it is not yours."),
    Refusal("WRONG_PHASE", "BM-091", "The discard pile is searched after the last turn."),
    Refusal("TILE_NOT_IN_PILE", "BM-090", "There is no such tile in the discard pile."),
    Refusal("WRONG_PHASE", "BM-099", "Series are for two players."),
    Refusal("WRONG_PHASE", "BM-104", "No series is chosen now."),
    Refusal("NOT_IN_SERIES", "BM-104", "That series is not open."),
    Refusal("WRONG_PHASE", "BM-104", "No tile is taken now."),
    Refusal("NOT_IN_SERIES", "BM-105", "There is no such tile in the chosen series."),
    Refusal("WRONG_PHASE", "BM-104", "Nothing is discarded now."),
    Refusal("SAME_TILE", "BM-104", "Discard another tile than the one you have taken."),
    Refusal("WRONG_PHASE", "BM-011", "With two players there are no hands and no ships."),
]
