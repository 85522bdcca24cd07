"""The rulebook: every form in which the five games write their rules is read."""

import pytest

from bestiary.core.registry import games
from bestiary.core.rulebook import Rulebook
from tests.core.matches import BURROW, CAFE

CAFE_TEXT = """\
# Monster Cafe: implementable rules

Refusals are MC-R01 to MC-R22; see MC-024 in **MC-D17**.

## 4. Draw action

| ID | Rule | Src |
|---|---|---|
| MC-022 | Seating a monster ends the turn, unless the player is the last player (MC-043). | E L81, L83-86 |
| MC-024 | If every table in the centre is full, Draw is refused; the player must Clear. | E L181-182 |

## 13. Digital rulings

```
SETUP -> ROUND_START -> TURN(p) --draw, monster--> SEAT(p) ----> AFTER_DRAW
                          |  \\---draw, sorbet---> SORBET(p) --> AFTER_DRAW
```

| Decision | Who | Options | Default on timeout |
|---|---|---|---|
| `TURN` | current player | `draw` (if MC-024, MC-047 allow), `clear(table)` for each legal table | MC-D15 |

| ID | Ruling |
|---|---|
| MC-D05 | A `SEAT` with one possible table, resolves without asking and is logged as forced. |

## 14. Worked examples as test vectors

| ID | Given | When | Then | Rules |
|---|---|---|---|---|
| MC-T22 | totals 7, 7, 3, -2 | game ends | two joint winners | MC-D12 |

## 15. Refusals

| ID | Illegal action | Code and message | Rule |
|---|---|---|---|
| MC-R04 | pass | `MUST_ACT`: You must draw a card or clear a table. | MC-015 |

## 16. Invariants (after every accepted action)

| ID | Property |
|---|---|
| MC-I03 | 0 to 4 monsters per centre table; no sorbet in a seat or a collection. |
"""

BIG_MONSTER_TEXT = """\
# Big Monster - rule list for implementation

---------------------------------------------------------------------------------------------------

## 6. Ice family: mutants and mutagenic tiles

- **BM-028** [RB] From the hand a player keeps exactly 1 tile, face down. **[DR]** A kept tile is final.
- **BM-051** [FACT] Points of a mutant at game end by level (only the current level counts):
  - **BM-051a** `ice_blue`: level 0 = 1, level 1 = 10 (maximum level 1).
  - **BM-051b** `ice_orange`: 2 / 7 / 20 (maximum level 2).
- **BM-052** [RB] Extra connections beyond a mutant's maximum level have no effect. Only the current form scores.

## Digital rulings

- **BM-D08 No undo after `place`**; a client-side preview with live feedback replaces it.
- **BM-D10 Two rule switches.** `ice_explorer = family` (default, BM-086) or `mutants` (public implementation).
- **BM-D15 Placement ids: one fixed window around the explorer.** `place(x, y)` names the tile's top-left cell.
  - How far a zone can reach. Let gx, gy be the columns and rows by which a tile sticks out.
  - The window is every cell that meets the bounds: **3,203 cells**, x from -31 to 32 (BM-013).

### Action space

| verb | ids | used for |
|---|---|---|
| `place(x, y)` | 3,203 | every placement (BM-D15) |

## Worked examples as test vectors

1. **Pass** (BM-030..033). As BM-D06.
"""

BABY_RESCUE_TEXT = """\
## 2. Set-up

- **MR-012** [DR] Tiles with equal heart count keep the order in which they were dealt (first dealt = cheaper).

## 6. Goals

- **MR-054** [RB] The goals the rulebook names (all others are data of the same form, minimum counts, MR-054g):
  - **MR-054a** second witch doctor visit: 1 point.
  - **MR-054g** [DR] Measures used by the other faces: diamonds of any colour.

385-390 -> 056-062 | 392-425 -> 064-071, 081-082 | 470-494 -> 054 | MR-054g, 084, 085 cover invented faces.
"""

WOMBAT_TEXT = """\
## 1. Components

- **WR-001** [RB] The map is built of 24 terrain tiles. **[DR]** Each has six hexes.
  - **WR-096d** if the target cannot be reached on foot he stays where he is.

## Digital rulings

- **WR-D01 Start player**: drawn from the game's seed, or fixed by the host; seats give the clockwise order.
- **WR-D08 Dingo's controller decides**, in this order and only where there is more than one option: which dingo.
"""

MUNCHKIN_TEXT = """\
## 1. Components and card management

| ID | Rule | Src |
|---|---|---|
| MB-001 | A game has 3, 4, 5 or 6 players; any other number is refused at creation. | E L5-6 |

## 12. Card data

| ID | Parameter | Deck value | Basis |
|---|---|---|---|
| MB-C01 | Ankle Biter: wins ties; Berserk discards 1 to N cards in one payment | N=3 | R (L549-560) |
| MB-D60 | Cheat! is attached on the own turn out of combat to an Item in play. |
| MB-T40 | a Dwarfling with 4 Big Items loses the Race | keeps one | one goes to A | MB-D60 |
| MB-R30 | run while winning, or run from one monster only | `CANNOT_RUN`. | MB-144 MB-D21 |
| MB-I22 | With `max_turns` set every random game ends. |
"""

RULES_AND_PROOFS = {
    CAFE_TEXT: (["MC-022", "MC-024", "MC-D05"], ["MC-T22", "MC-R04", "MC-I03"]),
    BIG_MONSTER_TEXT: (["BM-028", "BM-051", "BM-051a", "BM-051b", "BM-052", "BM-D08", "BM-D10", "BM-D15"], []),
    BABY_RESCUE_TEXT: (["MR-012", "MR-054", "MR-054a", "MR-054g"], []),
    WOMBAT_TEXT: (["WR-001", "WR-096d", "WR-D01", "WR-D08"], []),
    MUNCHKIN_TEXT: (["MB-001", "MB-C01", "MB-D60"], ["MB-T40", "MB-R30", "MB-I22"]),
}


@pytest.mark.parametrize("text", RULES_AND_PROOFS, ids=["cafe", "big-monster", "baby-rescue", "wombat", "munchkin"])
def test_rules_are_found_and_told_from_what_proves_them(text: str) -> None:
    rules, proofs = RULES_AND_PROOFS[text]
    book = Rulebook.parse(text)
    assert [rule.id for rule in book.rules] == rules
    assert [entry.id for entry in book.entries.values() if entry.proof] == proofs
    assert set(book.entries) == {*rules, *proofs}


ICE = "6. Ice family: mutants and mutagenic tiles"
SWITCHES = "Two rule switches. ice explorer: family (default) or mutants (public implementation)."
FULL = "If every table in the centre is full, Draw is refused; the player must Clear."
ANKLE_BITER = "Ankle Biter: wins ties; Berserk discards 1 to N cards in one payment"


@pytest.mark.parametrize(
    ("text", "identifier", "said", "section"),
    [
        (CAFE_TEXT, "MC-024", FULL, "4. Draw action"),
        (CAFE_TEXT, "MC-R04", "pass", "15. Refusals"),
        (BIG_MONSTER_TEXT, "BM-051a", "ice blue: level 0 = 1, level 1 = 10 (maximum level 1).", ICE),
        (BIG_MONSTER_TEXT, "BM-D10", SWITCHES, "Digital rulings"),
        (BABY_RESCUE_TEXT, "MR-054a", "second witch doctor visit: 1 point.", "6. Goals"),
        (WOMBAT_TEXT, "WR-096d", "if the target cannot be reached on foot he stays where he is.", "1. Components"),
        (MUNCHKIN_TEXT, "MB-C01", ANKLE_BITER, "12. Card data"),
    ],
)
def test_a_rule_has_its_words_and_its_section(text: str, identifier: str, said: str, section: str) -> None:
    rule = Rulebook.parse(text).entries[identifier]
    assert rule.text == said
    assert rule.section == section


def test_a_title_in_bold_runs_into_its_sentence() -> None:
    assert Rulebook.parse(BIG_MONSTER_TEXT).entries["BM-D08"].text.startswith("No undo after place; a client")
    assert Rulebook.parse(WOMBAT_TEXT).entries["WR-D01"].text.startswith("Start player: drawn")


@pytest.mark.parametrize("identifier", ["MC-T01a", "MC-R01b", "MC-I01c"])
def test_a_proof_with_a_letter_is_a_proof(identifier: str) -> None:
    assert Rulebook.parse(f"| {identifier} | something |").entries[identifier].proof


@pytest.mark.parametrize(
    "line",
    [
        "MC-024 is a rule.",
        "| Rule | MC-024 |",
        "|MC24| something |",
        "| MC-024 and MC-025 | something |",
        "- MC-024 not in bold",
        "* **MC-024** another bullet",
        "1. **MC-024** numbered",
        "| mc-024 | small |",
        "| MC-024 |",
        "# MC-024",
    ],
)
def test_other_lines_are_no_rules(line: str) -> None:
    assert Rulebook.parse(line).entries == {}


def test_words_are_found_in_any_order_and_case() -> None:
    book = Rulebook.parse(CAFE_TEXT)
    assert [rule.id for rule in book.find("FULL centre")] == ["MC-024"]
    assert [rule.id for rule in book.find("mc-d05")] == ["MC-D05"]
    assert [rule.id for rule in book.find("refusals")] == ["MC-R04"]
    assert book.find("dragon") == []
    assert len(book.find("")) == len(book.entries)


def test_the_table_has_rules_of_its_own() -> None:
    from importlib import resources

    text = resources.files("bestiary.core").joinpath("RULES.md").read_text(encoding="utf-8")
    rules = [rule.id for rule in Rulebook.parse(text).rules]
    assert rules[:5] == ["T-01", "T-02", "T-03", "T-04", "T-05"]
    assert rules == sorted(rules)


def test_every_installed_game_has_a_rulebook() -> None:
    for game in games().values():
        assert len(game.rulebook.rules) > 50
        assert all(rule.text and rule.section for rule in game.rulebook.rules)


def test_monster_cafe_has_the_rules_that_it_counts_itself() -> None:
    """67 rules and 22 rulings, 18 examples, 22 refusals, 18 invariants."""
    book = CAFE.rulebook
    assert len(book.rules) == 67 + 22
    assert sum(entry.proof for entry in book.entries.values()) == 18 + 22 + 18
    assert len(BURROW.rulebook.rules) == 10


def test_a_games_rules_are_read_once() -> None:
    for game in games().values():
        assert game.rulebook is game.rulebook
