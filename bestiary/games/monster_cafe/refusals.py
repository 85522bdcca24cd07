"""What bars an action in Monster Café: the rule against it, and its words."""

from typing import Final

from bestiary.core.refusal import Refusal

OVER: Final = Refusal("GAME_OVER", "MC-053", "The game is over.")
NOT_YOUR_TURN: Final = Refusal("NOT_YOUR_TURN", "MC-014", "It is another player's turn.")
OUT_OF_ROUND: Final = Refusal("OUT_OF_ROUND", "MC-040", "You have already cleared a table this round.")
TABLES_FULL: Final = Refusal("TABLES_FULL", "MC-024", "Every table is full; you must clear one.")
PILE_EMPTY: Final = Refusal("PILE_EMPTY", "MC-047", "No cards are left; you must clear a table.")
TABLE_EMPTY: Final = Refusal("TABLE_EMPTY", "MC-037", "That table has no monsters.")
TABLE_GONE: Final = Refusal("TABLE_GONE", "MC-041", "That table has been cleared.")
NO_TABLE: Final = Refusal("NO_TABLE", "MC-063", "Only three tables are dealt with two or three players.")
NO_SEAT: Final = Refusal("NO_SEAT", "MC-020", "That table has no free seat.")
SEAT_FIRST: Final = Refusal("SEAT_FIRST", "MC-018", "Seat the drawn monster first.")
DRAW_FIRST: Final = Refusal("DRAW_FIRST", "MC-017", "Draw a card before you seat one.")
SORBET_NO_SEAT: Final = Refusal("SORBET_NO_SEAT", "MC-030", "Lemon sorbet is never seated.")
SORBET_FORCED: Final = Refusal("SORBET_FORCED", "MC-032", "Choose a kind to discard.")
NO_SORBET: Final = Refusal("NO_SORBET", "MC-031", "Only lemon sorbet scares monsters away.")
KIND_NOT_OWNED: Final = Refusal("KIND_NOT_OWNED", "MC-031", "You have no monster of that kind.")

# Against what no action can express.
MUST_ACT: Final = Refusal("MUST_ACT", "MC-015", "You must draw a card or clear a table.")
NO_SIDE: Final = Refusal("NO_SIDE", "MC-021", "Name the table only; any free side will do.")
MUST_SEAT: Final = Refusal("MUST_SEAT", "MC-018", "Seat the monster at a table.")
ALL_OF_KIND: Final = Refusal("ALL_OF_KIND", "MC-031", "All monsters of that kind must go.")
CLEAR_ALL: Final = Refusal("CLEAR_ALL", "MC-039", "You take every monster at the table.")
SEATED: Final = Refusal("SEATED", "MC-023", "Seated monsters do not move.")
