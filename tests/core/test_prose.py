"""What players read of a RULES.md: no marks that are for whoever edits it."""

import pytest

from bestiary.core.prose import prose

NAMES = {"lemon_sorbet": "Lemon Sorbet", "lava_tiles": "lava"}


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("[RB] Six diamonds.", "Six diamonds."),
        ("Deck sizes. **[DR]** As printed [RB for the values].", "Deck sizes. As printed."),
        ("([DR] tie: both)", "(tie: both)"),
        ("The **first** to come, *never* twice.", "The first to come, never twice."),
        ("n tiles give 2*n*n.", "n tiles give 2*n*n."),
        ("Draw `lemon_sorbet`, or `anything`.", "Draw Lemon Sorbet, or anything."),
        ("lava_tiles: 5 tiles, crystal_set: 1", "lava: 5 tiles, crystal set: 1"),
        ("After `FINAL_CALL` with `medals=six`.", "After final call with medals: six."),
        ("one of {lava_tiles, different}", "one of (lava, different)"),
        ("It is refused (MC-031).", "It is refused."),
        ("Nothing (see MC-D01) happens (MB-050, MB-191 and MB-I03).", "Nothing happens."),
        ("Off (a host may say so, WR-D17; solo: WR-119).", "Off (a host may say so, WR-D17; solo)."),
        ("Except for MB-011 to MB-016.", "Except for MB-011 to MB-016."),
        ("The same goals (as BM-024 says).", "The same goals (as BM-024 says)."),
    ],
)
def test_a_text_is_read_without_its_marks(written: str, read: str) -> None:
    assert prose(written, NAMES) == read
