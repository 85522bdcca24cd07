"""Another printing: our TOML with other values, given as an option. What is wrong with one is said with its place."""

import pytest

import bestiary
from bestiary.conformance import check
from bestiary.core.errors import Refused
from bestiary.games.monster_baby_rescue import GAME
from bestiary.games.monster_baby_rescue.printings import BadPrinting, parse
from tests.ending import until_over
from tests.games.monster_baby_rescue.positions import ROW, figures, home, mine, position, seen, started
from tests.games.monster_baby_rescue.printings import DATA, OURS, TILES, changed, with_costs, with_tile

GENEROUS = (
    OURS.replace("hearts = 2", "hearts = 9")
    .replace("points = 2", "points = 20")
    .replace("per_pair = 3", "per_pair = 20")
    .replace("table = [0, 1, 2, 4, 6, 9, 12]", "table = [-99, 99]")
    .replace("prizes = [5, 3, 2]", "prizes = [99, -50, 7]")
    .replace("row_costs = [2, 2, 3, 3, 4, 4]", "row_costs = [1, 3, 5, 6, 7, 8]")
)


def test_ours_as_an_option_is_ours() -> None:
    plain = bestiary.new("monster_baby_rescue", seats=3, seed=5)
    given = bestiary.new("monster_baby_rescue", seats=3, seed=5, options={"printing": OURS})

    assert seen(plain) == seen(given)


@pytest.mark.rule("MR-027", "MR-026")
def test_other_costs() -> None:
    match = started(seats=2, row=ROW, options={"printing": with_costs(1, 2, 3, 4, 5, 5)})
    assert [place.cost for place in seen(match).row] == [1, 2, 3, 4, 5, 5]

    match.play(0, "take place=5")

    assert dict(figures(match)) == {0: 5, 1: 0}


def test_other_hearts_symbols_and_names() -> None:
    printing = with_tile("BED02", "symbols = 2", "symbols = 5").replace('name = "soft mattress"', 'name = "cloud"')
    match = started(seats=2, row=["BED02", "IMP10", *ROW[:4]], options={"printing": printing})
    tile = seen(match).row[0].tile
    assert tile is not None
    assert (tile.name, tile.amount) == ("cloud", 5)

    match.play(0, "take place=1")

    assert (mine(match).bed_symbols, mine(match).goals) == (5, (6,))


def test_other_marks_make_another_deck() -> None:
    printing = with_tile("BED09", 'players = "5"', 'players = "2+"').replace('"2" = 32', '"2" = 33')
    printing = printing.replace('"3" = 44', '"3" = 45').replace('"4" = 56', '"4" = 57')

    assert len(GAME.new(2, {"printing": printing}).save()["deck"]) == 33
    assert GAME.longest(2, GAME.check(2, {"printing": printing})) == GAME.longest(2, GAME.options()) + 1


def test_other_points_of_final_tiles() -> None:
    printing = changed("prizes = [6, 4, 2]", "prizes = [7, 3, 2]")
    state = position(seats=2, options={"printing": printing}, homes=[home("BED02"), home("BED01")])

    assert {part.category: part.points for part in state.pads(None)[0][5].parts}["comfiest home"] == 7


def test_a_tile_may_go_without_a_name() -> None:
    match = started(seats=2, row=ROW, options={"printing": changed('name = "haircut"\n', "")})
    tile = seen(match).row[0].tile

    assert tile is not None
    assert tile.name == "care"


def test_what_is_not_needed_may_be_left_out() -> None:
    short = OURS[: OURS.index("[expected_totals]")] + OURS[OURS.index("[[care_tile]]") :]
    short = short[short.index("[setup]") :]

    assert len(parse(short).ids) == 68


def test_a_generous_printing_holds_to_every_law() -> None:
    """Dear places, hearts and prizes; the bounds of the totals follow."""
    report = check(GAME, 2, {"printing": GENEROUS, "finals": "BABA"}, games=1, seed=2)

    assert report.positions > 30
    lowest, highest = GAME.scores(2, GAME.check(2, {"printing": GENEROUS}))
    assert lowest == -9 - 99 - 50 - 1
    assert highest > 300


def test_the_bounds_of_the_totals_of_ours_by_hand() -> None:
    """All that there is in one home, and the best side of every tile; for the lowest the worst of every final tile."""
    goals = sum(max(face["points"] for face in tile["face"]) for tile in DATA["goal_tile"])
    hearts = sum(tile["hearts"] + (tile["heart_needs_diamond"] != "") for tile in TILES.values())
    wants = 11 + 12 // 2 + 16 // 2 + 3 * 4  # rungs, diamonds, bed symbols, levels
    lines = 3 * (9 // 2)
    doctor = 6 * 10
    finals = 12 + 3 * 6 + 12 + 10

    assert GAME.scores(2, GAME.options()) == (-9 - 1 - 1 - 1, hearts + goals + wants + lines + doctor + finals)


@pytest.mark.parametrize(
    ("old", "new", "less", "more"),
    [
        ("[0, 0, 4, 8, 12]", "[0, -50, 4, 8, 12]", 0, 0),  # with a part at level 1 that table is not looked at
        ("[0, 0, 4, 8, 12]", "[0, 50, 4, 8, 12]", 0, 0),
        ("[0, 0, 4, 8, 12]", "[0, 0, -50, 8, 12]", 9 - 50, 0),
        ("[0, 0, 4, 8, 12]", "[0, 0, 50, 8, 12]", 0, 50 - 12),
        ("[-1, 1, 2, 4, 6, 9, 12]", "[3, 3, 3, 3, 3, 3, 12]", 1, 0),  # without a ladder the other side gives nothing
        ("[-1, 1, 2, 4, 6, 9, 12]", "[-1, -1, -1, -1, -1, -1, -1]", 0, 5 - 12),  # the other side gives five
    ],
)
def test_the_bounds_of_the_totals_follow_a_final_tile(old: str, new: str, less: int, more: int) -> None:
    lowest, highest = GAME.scores(2, GAME.options())

    assert GAME.scores(2, GAME.check(2, {"printing": changed(old, new)})) == (lowest + less, highest + more)


def test_nobody_gains_from_a_final_tile_that_only_takes() -> None:
    takes = changed("[-1, 1, 2, 4, 6, 9, 12]", "[-1, -1, -1, -1, -1, -1, -1]").replace("[5, 3, 2]", "[0, 0, 0]")
    highest = GAME.scores(2, GAME.options())[1]

    assert GAME.scores(2, GAME.check(2, {"printing": takes}))[1] == highest - 12


def test_a_printing_is_saved_with_its_game() -> None:
    match = bestiary.new("monster_baby_rescue", seats=2, seed=1, options={"printing": with_costs(1, 1, 1, 1, 1, 1)})
    for _ in until_over(match):
        match.play(match.pending[0], match.legal(match.pending[0])[0])

    assert bestiary.verify(match.record()).outcomes_checked
    assert GAME.load(match.save()).save() == match.save()


# What is wrong, and where.


def without(first: str, then: str) -> str:
    """Our printing without what begins with one text and ends before another."""
    start = OURS.index(first)
    return OURS[:start] + OURS[OURS.index(then, start) :]


MISTAKES: list[tuple[str, str, str]] = [
    ("no TOML", "[setup\n", "this is not TOML: Expected ']' at the end of a table declaration (at line 1, column 7)."),
    ("half a line", "a = \n", "this is not TOML: Invalid value (at line 1, column 5)."),
    ("endless brackets", "a = " + "[" * 20_000, "brackets stand in at most 8 others."),
    ("endless digits", "a = " + "1" * 5_000, "a key or a number has at most 200 characters."),
    ("nothing", "# nothing\n", "setup.row_costs: it lists the costs of the 6 places, each from 1 to 99."),
    ("no set-up", changed("[setup]", "[meta2]"), "nothing is called 'meta2'; did you mean 'meta'?"),
    ("set-up is no table", "setup = 5\n", "setup: it is a table of names and values."),
    ("costs are no list", changed("row_costs = [2, 2, 3, 3, 4, 4]", "row_costs = 2"), "setup.row_costs: it lists"),
    ("five costs", changed("[2, 2, 3, 3, 4, 4]", "[2, 2, 3, 3, 4]"), "setup.row_costs: it lists the costs of the 6"),
    ("a cost of nothing", with_costs(0, 2, 3, 3, 4, 4), "setup.row_costs: it lists"),
    ("a cost of 100", with_costs(2, 2, 3, 3, 4, 100), "setup.row_costs: it lists"),
    ("a cost in words", changed("[2, 2, 3, 3, 4, 4]", '[2, 2, 3, 3, 4, "4"]'), "setup.row_costs: it lists"),
    ("half a cost", changed("[2, 2, 3, 3, 4, 4]", "[2, 2, 3, 3, 4, 4.5]"), "setup.row_costs: it lists"),
    ("a cost of yes", changed("[2, 2, 3, 3, 4, 4]", "[true, 2, 3, 3, 4, 4]"), "setup.row_costs: it lists"),
    ("dear before cheap", with_costs(2, 3, 2, 3, 4, 4), "setup.row_costs: an older place is never dearer"),
    ("no way out", with_costs(6, 6, 6, 6, 6, 6), "setup.row_costs: the cheapest place costs less than a round of 6"),
    ("seven places", changed("row_size = 6 ", "row_size = 7 "), "setup.row_size: it is 6 in every printing."),
    (
        "more diamonds",
        changed("red_diamonds = 6", "red_diamonds = 9"),
        "setup.red_diamonds: it is 6 in every printing.",
    ),
    ("dear lines", changed("line_points = 3", "line_points = 5"), "scoring.line_points: it is 3 in every printing."),
    ("another total", changed("\nbed = 9", "\nbed = 10"), "expected_totals.bed: it is 9 in every printing."),
    ("another deck", changed('"2" = 32', '"2" = 30'), "deck_size.2: the marks of the tiles make it 32."),
    ("a deck for one", changed('"2" = 32', '"1" = 32'), "deck_size: nothing is called '1'"),
    (
        "a deck too small",
        without("[deck_size]", "[scoring]").replace('players = "2+"', 'players = "5"'),
        "care_tile: 0 of them are for 2 players, and the row alone takes 6.",
    ),
    ("no care tiles", OURS[: OURS.index("[[care_tile]]")], "care_tile: there are 0 of 'bed', and there must be 9."),
    (
        "tiles are no tables",
        "care_tile = [1, 2]\n[setup]\nrow_costs = [1, 1, 1, 1, 1, 1]",
        "care_tile: 'care_tile' is a list of tables.",
    ),
    (
        "a tile missing",
        without('[[care_tile]]\nid = "BED09"', "# 9 diamond tiles"),
        "care_tile: there are 8 of 'bed', and there must be 9.",
    ),
    (
        "tiles in another order",
        changed('id = "BED01"', 'id = "BED99"'),
        "care_tile BED99: here comes BED01, in every printing.",
    ),
    ("no id", changed('id = "BED03"\n', ""), "care_tile 3: 'id' is a short text."),
    (
        "an unknown kind",
        with_tile("BED01", 'kind = "bed"', 'kind = "bde"'),
        "care_tile BED01: 'kind' is 'bde'; did you mean 'bed'?",
    ),
    (
        "no kind",
        with_tile("BED01", 'kind = "bed"\n', ""),
        "care_tile BED01: 'kind' is 'None'; it is one of bed, diamond",
    ),
    (
        "another kind",
        with_tile("BED01", 'kind = "bed"', 'kind = "playground"').replace("symbols = 1", "rungs = 1", 1),
        "care_tile: there are 8 of 'bed', and there must be 9.",
    ),
    (
        "an unknown mark",
        with_tile("BED01", 'players = "2+"', 'players = "6"'),
        "care_tile BED01: 'players' is '6'; it is one of 2+, 3+, 4+, 5.",
    ),
    ("no hearts", with_tile("BED01", "hearts = 1\n", ""), "care_tile BED01: 'hearts' is a number from 0 to 9."),
    (
        "ten hearts",
        with_tile("BED01", "hearts = 1", "hearts = 10"),
        "care_tile BED01: 'hearts' is a number from 0 to 9.",
    ),
    ("fewer than no hearts", with_tile("BED01", "hearts = 1", "hearts = -1"), "care_tile BED01: 'hearts' is a number"),
    (
        "an unknown colour",
        with_tile("BED04", '= "red"', '= "blue"'),
        "care_tile BED04: 'heart_needs_diamond' is 'blue'; it is one of red, green.",
    ),
    (
        "a colour that is none",
        with_tile("BED04", '= "red"', "= false"),
        "care_tile BED04: 'heart_needs_diamond' is 'False'",
    ),
    (
        "free and linked hearts",
        with_tile("BED01", 'heart_needs_diamond = ""', 'heart_needs_diamond = "red"'),
        "care_tile BED01: it has free hearts or one that needs a diamond, not both.",
    ),
    ("no symbols", with_tile("BED01", "symbols = 1\n", ""), "care_tile BED01: 'symbols' is a number from 1 to 9."),
    ("no rungs", with_tile("PLY01", "rungs = 1", "rungs = 0"), "care_tile PLY01: 'rungs' is a number from 1 to 9."),
    (
        "an unknown colour of diamonds",
        with_tile("DIA01", 'colour = "green"', 'colour = "gren"'),
        "care_tile DIA01: 'colour' is 'gren'; did you mean 'green'?",
    ),
    (
        "a choice of two",
        with_tile("DIA04", "gems = 1", "gems = 2"),
        "care_tile DIA04: a choice of colours gives one diamond.",
    ),
    (
        "two visits",
        with_tile("WDR01", "visits = 1", "visits = 2"),
        "care_tile WDR01: a witch doctor tile is one visit.",
    ),
    ("an unknown part", with_tile("IMP01", 'part = "head"', 'part = "tail"'), "care_tile IMP01: 'part' is 'tail'"),
    (
        "a want of nothing",
        with_tile("WNT01", 'counts = "rungs"', 'counts = "rugns"'),
        "care_tile WNT01: nothing counts 'rugns'; did you mean 'rungs'?",
    ),
    ("a want of a number", with_tile("WNT01", 'counts = "rungs"', "counts = 3"), "care_tile WNT01: nothing counts '3'"),
    (
        "a divisor of nought",
        with_tile("WNT02", "divisor = 2", "divisor = 0"),
        "care_tile WNT02: 'divisor' is a number from 1 to 9.",
    ),
    (
        "two copies",
        with_tile("BED01", "copies = 1", "copies = 2"),
        "care_tile BED01: each tile is listed for itself, so 'copies' is 1.",
    ),
    ("a name that is none", with_tile("IMP01", '"haircut"', "5"), "care_tile IMP01: 'name' is a short text."),
    ("a long name", with_tile("IMP01", "haircut", "x" * 61), "care_tile IMP01: 'name' is a short text."),
    (
        "a mistyped name",
        with_tile("BED04", "heart_needs_diamond", "heart_needs_diamonds"),
        "care_tile BED04: nothing is called 'heart_needs_diamonds'; did you mean 'heart_needs_diamond'?",
    ),
    (
        "a name of another kind",
        with_tile("BED01", "symbols = 1", "symbols = 1\nrungs = 1"),
        "care_tile BED01: nothing is called 'rungs'",
    ),
    ("another place", changed("row_size = 6 ", "row_szie = 6 "), "setup: nothing is called 'row_szie'; did you mean"),
    (
        "another sorting",
        changed("hearts_ascending_stable", "hearts_descending"),
        "setup.initial_sort: it is hearts_ascending_stable in every printing.",
    ),
    (
        "other monsters",
        changed('"orc"', '"ogre"'),
        "setup.monsters: it is basilisk, cerberus, orc, manticore, dragon in every printing.",
    ),
    (
        "not a whole number",
        changed("line_points = 3 ", "line_points = 3.0 "),
        "scoring.line_points: it is 3 in every printing.",
    ),
    ("a truth for a number", changed("schema = 1", "schema = true"), "meta.schema: it is 1 in every printing."),
    ("six players", changed("players_max = 5", "players_max = 6"), "meta.players_max: it is 5 in every printing."),
    ("a new word of the file", changed("schema = 1", "shcema = 1"), "meta: nothing is called 'shcema'; did you mean"),
    (
        "another tie-breaker",
        changed("shared_victory", "most_hearts"),
        "scoring.tie_breaker: it is shared_victory in every printing.",
    ),
    (
        "another doctor",
        changed("visits_times_goal_tiles", "visits"),
        "scoring.witch_doctor_rule: it is visits_times_goal_tiles in every printing.",
    ),
    ("a mistyped rule", changed("line_bed_tiles", "line_beds"), "scoring: nothing is called 'line_beds'; did you mean"),
    ("a mistyped total", changed("\ncare = 68", "\ncares = 68"), "expected_totals: nothing is called 'cares'; did you"),
    (
        "a prize for nothing",
        with_tile("F3", "min_count = 1", "min_count = 2"),
        "final_tile F3B: who has none of what is counted has no prize, so 'min_count' is 1 (MR-079).",
    ),
    (
        "points of another rule",
        with_tile("F3", "min_count = 1", "per_pair = 3"),
        "final_tile F3B: nothing is called 'per_pair'",
    ),
    (
        "a word on a goal",
        with_tile("G01", 'id = "G01"', 'id = "G01"\npoint = 3'),
        "goal_tile G01: nothing is called 'point'",
    ),
    (
        "a word on a side",
        with_tile("G01", "points = 1", "points = 1\nneed = 3"),
        "goal_tile G01A: nothing is called 'need'",
    ),
    (
        "nine goals",
        without('[[goal_tile]]\nid = "G10"', "# ----"),
        "goal_tile: there are 9 of them, and there must be 10.",
    ),
    (
        "a goal with one face",
        without('[[goal_tile.face]]\nface = "B"\nname = "third', "[[goal_tile]]"),
        "goal_tile G01: it has 1 faces, and a tile has two.",
    ),
    (
        "faces swapped",
        with_tile("G01", 'face = "B"', 'face = "A"'),
        "goal_tile G01: its first face is A and its second is B.",
    ),
    ("a goal without needs", changed("needs = { visits = 2 }\n", ""), "goal_tile G01A: it says what it needs."),
    (
        "a goal for everybody",
        changed("needs = { visits = 2 }", "needs = { head = 1 }"),
        "goal_tile G01A: everybody fulfils it from the start: a part begins at level 1.",
    ),
    ("a goal of nothing", changed("{ visits = 2 }", "{}"), "goal_tile G01A: it says what it needs."),
    (
        "a goal of something unknown",
        changed("{ visits = 2 }", "{ visit = 2 }"),
        "goal_tile G01A: nothing counts 'visit'; did you mean 'visits'?",
    ),
    (
        "a goal of none",
        changed("{ visits = 3 }", "{ visits = 0 }"),
        "goal_tile G01B: 'visits' is a number from 1 to 30.",
    ),
    (
        "a goal without points",
        changed('name = "three rungs"\npoints = 2\n', 'name = "three rungs"\n'),
        "goal_tile G08A: 'points' is a number from 0 to 20.",
    ),
    ("a goal without a name", changed('name = "three rungs"\n', ""), "goal_tile G08A: 'name' is a short text."),
    (
        "three final tiles",
        OURS[: OURS.index('[[final_tile]]\nid = "F4"')],
        "final_tile: there are 3 of them, and there must be 4.",
    ),
    (
        "an unknown rule",
        changed('rule = "lowest_level"', 'rule = "highest_level"'),
        "final_tile F1A: 'rule' is 'highest_level'; did you mean 'lowest_level'?",
    ),
    (
        "too few levels",
        changed("points_by_lowest = [0, 0, 4, 8, 12]", "points_by_lowest = [0, 0, 4, 8]"),
        "final_tile F1A: 'points_by_lowest' lists 5 numbers from -99 to 99.",
    ),
    (
        "no levels",
        changed("points_by_level = [0, -1, 0, 2, 4]", ""),
        "final_tile F1B: 'points_by_level' lists 5 numbers",
    ),
    (
        "points too high",
        changed("points_by_level = [0, -1, 0, 2, 4]", "points_by_level = [0, -1, 0, 2, 100]"),
        "final_tile F1B: 'points_by_level' lists 5",
    ),
    (
        "a reward for level one",
        changed("per_level1_part = -3", "per_level1_part = 3"),
        "final_tile F1A: 'per_level1_part' is a number from -20 to 0.",
    ),
    (
        "an empty table",
        changed("table = [0, 1, 2, 4, 6, 9, 12]", "table = []"),
        "final_tile F2A: 'table' lists up to 50 numbers from -99 to 99.",
    ),
    (
        "a table that is a number",
        changed("table = [0, 1, 2, 4, 6, 9, 12]", "table = 3"),
        "final_tile F2A: 'table' lists",
    ),
    ("a table of words", changed("table = [0, 1, 2, 4, 6, 9, 12]", 'table = ["a"]'), "final_tile F2A: 'table' lists"),
    (
        "a table that counts nothing",
        with_tile("F3", 'counts = "rungs"\ntable', "table"),
        "final_tile F3A: nothing counts 'None'",
    ),
    (
        "two prizes",
        changed("prizes = [5, 3, 2]", "prizes = [5, 3]"),
        "final_tile F3B: 'prizes' lists 3 numbers from -99 to 99.",
    ),
    ("no points for pairs", changed("per_pair = 3\n", ""), "final_tile F2B: 'per_pair' is a number from 0 to 20."),
    ("a reward for none", changed("none = -1", "none = 1"), "final_tile F2B: 'none' is a number from -20 to 0."),
]


@pytest.mark.parametrize(("text", "words"), [case[1:] for case in MISTAKES], ids=[case[0] for case in MISTAKES])
def test_a_mistake_is_named_with_its_place(text: str, words: str) -> None:
    with pytest.raises(BadPrinting) as caught:
        parse(text)

    assert str(caught.value).startswith(words)
    assert str(caught.value).endswith((".", "?."))
    assert "\n" not in str(caught.value)


def test_values_at_their_bounds_are_taken() -> None:
    """A name of one letter or of sixty; lists of one number or of fifty; numbers from -99 to 99."""
    names = changed('"haircut"', '"x"').replace('"soft mattress"', f'"{"y" * 60}"')
    assert {"x", "y" * 60} <= set(parse(names).names)
    tables = ([5], [-99, 99], list(range(50)))
    for table in tables:
        face = parse(changed("table = [0, 1, 2, 4, 6, 9, 12]", f"table = {table}")).finals[2]
        assert face.table == table
    costs = with_costs(1, 1, 1, 1, 1, 99)
    assert parse(costs).costs[-1] == 99


@pytest.mark.parametrize("table", [[], [-100], [100], list(range(51))], ids=["none", "below", "above", "many"])
def test_a_list_beyond_its_bounds_is_refused(table: list[int]) -> None:
    with pytest.raises(BadPrinting, match=r"lists up to 50 numbers from -99 to 99\.$"):
        parse(changed("table = [0, 1, 2, 4, 6, 9, 12]", f"table = {table}"))


@pytest.mark.rule("MR-027")
def test_a_bad_printing_refuses_the_game() -> None:
    with pytest.raises(Refused) as caught:
        bestiary.new("monster_baby_rescue", options={"printing": with_costs(0, 0, 0, 0, 0, 0)})

    refusal = caught.value.refusal
    assert (refusal.code, refusal.rule) == ("BAD_PRINTING", "MR-027")
    assert refusal.text.startswith("This printing cannot be used: setup.row_costs: it lists the costs of the 6 places")


def test_a_printing_may_not_be_endless() -> None:
    with pytest.raises(Refused) as caught:
        bestiary.new("monster_baby_rescue", options={"printing": OURS + "#" * 60_000})

    assert caught.value.refusal.code == "BAD_OPTION"
    assert "length <= 60000" in caught.value.refusal.text


def test_many_printings_are_all_remembered_right() -> None:
    """A server may be asked for more of them than it keeps."""
    for number in range(60):
        text = with_costs(1, 1, 1, 1, 1, number % 5 + 1) + f"# {number}\n"
        assert seen(started(seats=2, options={"printing": text})).row[5].cost == number % 5 + 1
    assert seen(started(seats=2)).row[5].cost == 4
