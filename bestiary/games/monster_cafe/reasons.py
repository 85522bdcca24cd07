"""Why something is not allowed in Monster Café: a number for the rules, a refusal for people."""

from typing import Final

from bestiary.core.refusal import Refusal

ALLOWED: Final = 0
OVER: Final = 1
NOT_YOUR_TURN: Final = 2
OUT_OF_ROUND: Final = 3
TABLES_FULL: Final = 4
PILE_EMPTY: Final = 5
TABLE_EMPTY: Final = 6
TABLE_GONE: Final = 7
NO_TABLE: Final = 8
NO_SEAT: Final = 9
SEAT_FIRST: Final = 10
DRAW_FIRST: Final = 11
SORBET_NO_SEAT: Final = 12
SORBET_FORCED: Final = 13
NO_SORBET: Final = 14
KIND_NOT_OWNED: Final = 15

REFUSALS: Final[list[Refusal | None]] = [
    None,
    Refusal("GAME_OVER", "MC-053", "The game is over."),
    Refusal("NOT_YOUR_TURN", "MC-014", "It is another player's turn."),
    Refusal("OUT_OF_ROUND", "MC-040", "You have already cleared a table this round."),
    Refusal("TABLES_FULL", "MC-024", "Every table is full; you must clear one."),
    Refusal("PILE_EMPTY", "MC-047", "No cards are left; you must clear a table."),
    Refusal("TABLE_EMPTY", "MC-037", "That table has no monsters."),
    Refusal("TABLE_GONE", "MC-041", "That table has been cleared."),
    Refusal("NO_TABLE", "MC-063", "Only three tables are dealt with two or three players."),
    Refusal("NO_SEAT", "MC-020", "That table has no free seat."),
    Refusal("SEAT_FIRST", "MC-018", "Seat the drawn monster first."),
    Refusal("DRAW_FIRST", "MC-017", "Draw a card before you seat one."),
    Refusal("SORBET_NO_SEAT", "MC-030", "Lemon sorbet is never seated."),
    Refusal("SORBET_FORCED", "MC-032", "Choose a kind to discard."),
    Refusal("NO_SORBET", "MC-031", "Only lemon sorbet scares monsters away."),
    Refusal("KIND_NOT_OWNED", "MC-031", "You have no monster of that kind."),
]
