"""Records: anybody can check them, and no alteration passes."""

import contextlib
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import bestiary
from bestiary.core.dice import commitment, key_from_seed
from bestiary.core.errors import BadRecord, BestiaryError
from bestiary.core.game import Game
from bestiary.core.match import Match
from bestiary.core.record import Record, digest, replay, verify
from bestiary.core.result import Result
from bestiary.core.seats import CHANCE
from tests.core.hostile import nonsense
from tests.core.matches import BURROW, CAFE, finished, new_match, play_on

FLIPS = 300
TABLES = [(CAFE, 2), (CAFE, 3), (CAFE, 4), (BURROW, 2), (BURROW, 3), (BURROW, 4)]
WHOLE = finished(CAFE, 2).record()
WHOLE_BURROW = finished(BURROW, 3).record()


def altered(record: Record, sealed: bool = True, **changes: Any) -> Record:
    """A forger's record: something else in it, and a seal that fits again, or the old one."""
    other = msgspec.structs.replace(record, **changes)
    return other.sealed() if sealed else other


def refused(record: Record, game: Game | None = None) -> BadRecord:
    with pytest.raises(BadRecord) as bad:
        verify(record, game)
    return bad.value


def found_out(record: Record, game: Game) -> BadRecord | None:
    try:
        verify(record, game)
    except BadRecord as bad:
        return bad
    return None


def place_of(bad: BadRecord) -> float:
    """The number of the move where a record is refused; infinite behind the last."""
    return int(bad.where.split()[1]) if bad.where.startswith("move ") else float("inf")


def from_position(seed: int = 7) -> Match:
    played = play_on(new_match(CAFE, 3, seed), 25)
    return Match(CAFE, CAFE.load(played.save()), key=key_from_seed(seed, "from here"), from_position=True)


# Untouched records.


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("seed", range(4))
def test_an_untouched_record_is_true(game: Game, seats: int, seed: int) -> None:
    match = finished(game, seats, seed)
    record = match.record()
    verdict = verify(Record.from_json(record.to_json()), game)
    assert verdict.game == game.id
    assert verdict.over
    assert verdict.outcomes_checked
    assert verdict.note == ""
    assert verdict.moves == len(record.moves)
    assert verdict.outcomes == sum(move.startswith("chance ") for move in record.moves)
    assert verdict.result == match.result is not None


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_record_is_the_same_after_json(game: Game, seats: int) -> None:
    for moves in (0, 3, 10_000):
        record = play_on(new_match(game, seats), moves).record(private=True)
        again = Record.from_json(record.to_json())
        assert again == record
        assert again.to_json() == record.to_json()
        assert Record.from_json(record.to_json().decode()) == record
        assert again.sealed() == record


def test_a_record_is_readable() -> None:
    text = WHOLE.to_json().decode()
    assert text.startswith('{\n "format": 1,\n')  # a blank for each level: a stored file is written as it was
    assert text.endswith("}\n")
    assert max(map(len, text.splitlines())) < 200
    document = json.loads(text)
    assert document["format"] == 1
    assert document["game"] == "monster_cafe"
    assert document["rules"] == CAFE.version
    assert document["moves"][0].startswith("chance first seat=")


def test_monster_cafe_is_found_by_its_id_and_the_toy_has_to_be_given() -> None:
    assert verify(WHOLE).over
    assert verify(WHOLE, CAFE).over
    assert verify(WHOLE_BURROW, BURROW).over
    assert refused(WHOLE_BURROW).where == "game"
    assert refused(WHOLE_BURROW, CAFE).where == "game"


def test_a_record_from_a_loaded_position_is_true() -> None:
    match = play_on(from_position())
    record = match.record()
    assert match.over
    assert record.start is not None
    assert verify(Record.from_json(record.to_json())).over
    assert verify(bestiary.load(record.start, seed=3).record()).moves == 0


def test_what_a_position_leaves_out_stands_in_the_record() -> None:
    match = bestiary.load({"game": "monster_cafe", "seats": 2, "pile": {"sludge": 1}}, seed=1)
    record = match.record(private=True)
    assert record.start is not None
    assert record.start == match.save()
    assert verify(record).outcomes_checked


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_an_unfinished_record_tells_no_key(game: Game, seats: int) -> None:
    for moves in range(0, 12, 3):
        record = play_on(new_match(game, seats), moves).record()
        assert record.key is None
        assert record.commitment == commitment(key_from_seed(7))
        assert record.result is None
        verdict = verify(record, game)
        assert not verdict.over
        assert not verdict.outcomes_checked
        assert verdict.result is None
        assert key_from_seed(7).hex().encode() not in record.to_json()


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("moves", [0, 1, 2, 5, 9])
def test_a_private_record_is_resumed_and_goes_on_identically(game: Game, seats: int, moves: int) -> None:
    match = play_on(new_match(game, seats), moves)
    private = match.record(private=True)
    assert verify(private, game).outcomes_checked
    resumed = Match.resume(Record.from_json(private.to_json()), game)
    assert resumed.save() == match.save()
    assert resumed.record(private=True) == private
    assert [resumed.told(viewer) for viewer in (None, 0, 1)] == [match.told(viewer) for viewer in (None, 0, 1)]
    assert play_on(resumed, seed=1).record() == play_on(match, seed=1).record()


def test_a_match_from_a_position_is_resumed() -> None:
    match = play_on(from_position(), 4)
    resumed = bestiary.resume(match.record(private=True))
    assert resumed.record(private=True) == match.record(private=True)


def test_a_match_that_went_back_is_resumed() -> None:
    match = new_match(CAFE, 2, options={"first": 0})
    match.play(0, "draw")
    match.play(0, "seat table=0")
    match.back()
    assert play_on(bestiary.resume(match.record(private=True))).record() == play_on(match).record()


def test_without_the_key_a_match_cannot_go_on() -> None:
    with pytest.raises(BadRecord) as bad:
        bestiary.resume(play_on(new_match(CAFE, 2), 5).record())
    assert bad.value.where == "key"


def test_a_record_is_verified_before_it_is_resumed() -> None:
    private = play_on(new_match(CAFE, 2), 5).record(private=True)
    with pytest.raises(BadRecord):
        bestiary.resume(altered(private, end="0" * 64))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_replay_goes_through_every_position(game: Game, seats: int) -> None:
    match = finished(game, seats)
    record = match.record()
    steps = [(seat, action, digest(state), len(state.told or [])) for seat, action, state in replay(record, game)]
    texts = [
        f"chance {game.outcomes.text(action)}" if seat == CHANCE else f"{seat} {game.actions.text(action)}"
        for seat, action, *_ in steps
    ]
    assert texts == list(record.moves)
    assert steps[-1][2] == record.end
    assert sum(told for *_, told in steps) > 0


def test_equal_positions_have_equal_digests() -> None:
    match = play_on(new_match(CAFE, 4), 9)
    assert digest(match.state) == digest(CAFE.load(match.save())) == match.record().end
    assert digest(match.state) != digest(new_match(CAFE, 4).state)


# Every field altered.


assert WHOLE.result is not None
RESULT = WHOLE.result


def other_result(**changes: Any) -> Result:
    return msgspec.structs.replace(RESULT, **changes)


PADS = RESULT.pads
BETTER_LINE = msgspec.structs.replace(PADS[0][0], points=PADS[0][0].points + 1)
OTHER_KEY = key_from_seed("another")

# field, what a forger writes there, and where it is noticed, even when the seal has been made to fit again
ALTERED: list[tuple[str, Any, str]] = [
    ("format", 2, "format"),
    ("format", 0, "format"),
    ("format", 10**400, "format"),
    ("game", "burrow", "game"),
    ("game", "monster-cafe", "game"),
    ("game", "Monster_Cafe", "game"),
    ("game", "", "game"),
    ("game", "tests.toy.game:GAME", "game"),
    ("seats", 3, "players"),
    ("seats", 4, "players"),
    ("seats", 1, "seats"),
    ("seats", 0, "seats"),
    ("seats", -2, "seats"),
    ("seats", 10**400, "seats"),
    ("options", {"first": 1, "removed": None}, "move 1 "),
    ("options", {"first": None, "removed": ["sludge", "brain"]}, "move "),
    ("options", {"first": 9, "removed": None}, "seats or options"),
    ("options", {"frist": 1}, "seats or options"),
    ("options", {}, "start"),
    ("options", {"first": None}, "start"),
    ("players", (), "players"),
    ("players", ("Ann",), "players"),
    ("players", ("Ann", "Bob", "Cleo"), "players"),
    ("commitment", None, "key"),
    ("commitment", "", "key"),
    ("commitment", commitment(OTHER_KEY), "key"),
    ("key", None, "key"),
    ("key", "", "key"),
    ("key", OTHER_KEY.hex(), "key"),
    ("key", (WHOLE.key or "").upper(), "key"),
    ("key", (WHOLE.key or "")[:8] + " " + (WHOLE.key or "")[8:], "key"),
    ("key", (WHOLE.key or "")[:-2], "key"),
    ("key", (WHOLE.key or "")[:-1], "key"),
    ("key", "٣" * 64, "key"),
    ("key", "secret", "key"),
    ("start", {}, "start"),
    ("start", {"seats": 2}, "move 1 "),
    ("start", {"seats": 3}, "start"),
    ("start", {"game": "burrow"}, "start"),
    ("start", {"form": 99}, "start"),
    ("start", {"moon": "full"}, "start"),
    ("start", {"pile": {"sludge": 99}}, "start"),
    ("start", {"options": {"first": 1}}, "start"),
    ("moves", (), "after move 0"),
    ("moves", ("",), "move 1 ()"),
    ("moves", WHOLE.moves[:5], "after move 5"),
    ("moves", WHOLE.moves[:-1], "end"),
    ("moves", (*WHOLE.moves, "0 draw"), f"move {len(WHOLE.moves) + 1} (0 draw)"),
    ("moves", (*WHOLE.moves, "chance draw kind=sludge"), f"move {len(WHOLE.moves) + 1} "),
    ("end", "", "end"),
    ("end", "0" * 64, "end"),
    ("end", WHOLE.end.upper(), "end"),
    ("end", digest(CAFE.new(2)), "end"),
    ("result", None, "result"),
    ("result", other_result(totals=(99, 4)), "result"),
    ("result", other_result(totals=(*RESULT.totals, 4)), "result"),
    ("result", other_result(pads=()), "result"),
    ("result", other_result(pads=((BETTER_LINE, *PADS[0][1:]), *PADS[1:])), "result"),
    ("result", other_result(pads=(PADS[1], PADS[0])), "result"),
    ("result", other_result(ranking=RESULT.ranking[::-1]), "result"),
    ("result", other_result(ranking=((0, 1),)), "result"),
    ("result", other_result(teams=((0, 1),)), "result"),
]
# what only the seal can notice
SEALED: list[tuple[str, Any]] = [
    ("rules", "0"),
    ("rules", ""),
    ("players", ("Player 1", "Player 3")),
    ("players", ("Player 2", "Player 1")),
    ("seal", ""),
    ("seal", "0" * 64),
    ("seal", WHOLE.seal.upper()),
    ("seal", WHOLE_BURROW.seal),
]


def named(value: Any) -> str:
    return str(value)[:30].encode("ascii", "replace").decode()


@pytest.mark.parametrize("sealed", [False, True], ids=["old-seal", "new-seal"])
@pytest.mark.parametrize(("field", "value", "where"), ALTERED, ids=named)
def test_an_altered_field_is_refused_at_its_place(field: str, value: Any, where: str, sealed: bool) -> None:
    bad = refused(altered(WHOLE, sealed, **{field: value}))
    if field == "key" and value is None and not sealed:
        where = "seal"
    assert bad.where.startswith(where)
    assert len(str(bad)) > len(bad.where) + 10


@pytest.mark.parametrize(("field", "value"), SEALED, ids=named)
def test_what_only_the_seal_can_notice_is_refused_by_the_seal(field: str, value: Any) -> None:
    assert refused(altered(WHOLE, sealed=False, **{field: value})).where == "seal"


def test_no_field_was_forgotten() -> None:
    assert {field for field, *_ in ALTERED} | {field for field, _ in SEALED} == set(Record.__struct_fields__)


def test_other_rules_are_noted() -> None:
    verdict = verify(altered(WHOLE, rules="0"))
    assert verdict.note == f"recorded under rules 0, checked under {CAFE.version}"


@pytest.mark.parametrize(
    ("field", "value", "where"),
    [
        ("commitment", None, "seal"),
        ("commitment", commitment(OTHER_KEY), "seal"),
        ("key", OTHER_KEY.hex(), "key"),
        ("end", "0" * 64, "end"),
        ("result", WHOLE.result, "result"),
        ("players", ("Ann", "Bob"), "seal"),
    ],
)
def test_an_altered_unfinished_record_is_refused(field: str, value: Any, where: str) -> None:
    record = play_on(new_match(CAFE, 2), 8).record()
    assert refused(altered(record, sealed=False, **{field: value})).where == where


def test_an_unfinished_record_with_a_foreign_outcome_can_be_told_once_the_key_is() -> None:
    """Without the key an outcome that was possible cannot be told from a true one; with it, it can."""
    match = play_on(new_match(CAFE, 2, options={"first": 0, "removed": ["sludge", "brain"]}), 0)
    moves = list(match.record().moves)
    assert moves[0].startswith("chance deal meal=")
    forged_moves = ["chance deal meal=bblt", *moves[1:]]
    if forged_moves == moves:
        forged_moves[0] = "chance deal meal=boiled_brains"
    assert place_of(refused(altered(match.record(private=True), moves=tuple(forged_moves)))) == 1


def test_an_altered_beginning_is_refused() -> None:
    record = play_on(from_position()).record()
    assert record.start is not None
    for field, value in {
        "turn": 1 - record.start["turn"] % 2,
        "round": 4,
        "pile": {},
        "form": 2,
        "game": "burrow",
    }.items():
        bad = refused(altered(record, start={**record.start, field: value}))
        assert bad.where == "start" or place_of(bad) < float("inf") or bad.where == "end"
    assert refused(altered(record, start=None)).where.startswith("move 1 ")


@pytest.mark.parametrize("value", nonsense(but=(dict, type(None))))
def test_a_beginning_with_nonsense_for_options_is_refused(value: Any) -> None:
    with pytest.raises(BadRecord):
        verify(msgspec.structs.replace(WHOLE, start={"seats": 2, "options": value}))


# Every move altered.


def legal_looking(record: Record, game: Game) -> list[tuple[list[str], list[str]]]:
    """For each move of a record, what else could have been played or drawn there, and what could not."""
    found: list[tuple[list[str], list[str]]] = []
    state = game.new(record.seats, record.options)
    for text, (seat, action, after) in zip(record.moves, replay(record, game), strict=True):
        if seat == CHANCE:
            possible = set(state.possible())
            texts = [(f"chance {game.outcomes.text(a)}", a in possible) for a in range(game.outcomes.size)]
        else:
            legal = state.legal(seat)
            texts = [(f"{seat} {game.actions.text(a)}", a in legal) for a in range(game.actions.size)]
        assert action is not None
        found.append(([t for t, right in texts if right and t != text], [t for t, right in texts if not right]))
        state = after.clone()
    return found


def sample(record: Record) -> list[int]:
    """Positions in the list of moves: the first and last ones, and some between."""
    count = len(record.moves)
    return sorted({*range(8), *range(8, count - 3, 5), *range(count - 3, count)})


def with_move(record: Record, position: int, *texts: str, instead_of: int = 1) -> Record:
    return altered(record, moves=(*record.moves[:position], *texts, *record.moves[position + instead_of :]))


RECORDS = [pytest.param(WHOLE, CAFE, id="cafe"), pytest.param(WHOLE_BURROW, BURROW, id="burrow")]


@pytest.mark.parametrize(("record", "game"), RECORDS)
def test_another_legal_move_is_refused_there_or_where_it_leads_astray(record: Record, game: Game) -> None:
    for position, (possible, _) in enumerate(legal_looking(record, game)):
        for text in possible[:3]:
            forged = with_move(record, position, text)
            bad = found_out(forged, game)
            if bad is None:  # it led to the very same end, so it is another true game: then the seal tells them apart
                assert not text.startswith("chance")
                assert refused(altered(forged, sealed=False, seal=record.seal), game).where == "seal"
            else:
                assert place_of(bad) > position
            if text.startswith("chance"):
                assert bad is not None
                assert bad.where == f"move {position + 1} ({text})"
                assert f"the key gives {record.moves[position].removeprefix('chance ')!r}" in str(bad)


@pytest.mark.parametrize(("record", "game"), RECORDS)
def test_an_impossible_move_is_refused_at_its_place(record: Record, game: Game) -> None:
    for position, (_, impossible) in enumerate(legal_looking(record, game)):
        for text in impossible[:: max(1, len(impossible) // 3)]:
            assert refused(with_move(record, position, text), game).where == f"move {position + 1} ({text})"


@pytest.mark.parametrize(("record", "game"), RECORDS)
def test_a_dropped_move_is_missed(record: Record, game: Game) -> None:
    for position in sample(record):
        bad = refused(with_move(record, position), game)
        assert place_of(bad) > position


@pytest.mark.parametrize(("record", "game"), RECORDS)
def test_a_doubled_move_is_refused(record: Record, game: Game) -> None:
    for position in sample(record):
        text = record.moves[position]
        assert place_of(refused(with_move(record, position, text, text), game)) > position + 1


@pytest.mark.parametrize(("record", "game"), RECORDS)
def test_swapped_moves_are_refused(record: Record, game: Game) -> None:
    for position in sample(record)[:-1]:
        first, second = record.moves[position : position + 2]
        if first == second:
            continue
        swapped = with_move(record, position, second, first, instead_of=2)
        bad = found_out(swapped, game)
        if bad is None:  # two who decide at the same time: it makes no difference, and this record is as true
            assert game is BURROW
            assert "chance" not in (first.split()[0], second.split()[0])
            assert refused(altered(swapped, sealed=False, seal=record.seal), game).where == "seal"
        else:
            assert place_of(bad) > position


@pytest.mark.parametrize(("record", "game"), RECORDS)
def test_a_move_of_another_seat_is_refused(record: Record, game: Game) -> None:
    for position in sample(record):
        who, _, what = record.moves[position].partition(" ")
        others = [
            "0",
            "1",
            str(record.seats),
            "99",
            "chance",
            "Chance",
            "CHANCE",
            "-1",
            "٣",
            "²",
            "",
            "00",
            "+0",
            "0_0",
        ]
        for other in others:
            if other == who or (game is BURROW and other.isascii() and other in "012" and other):
                continue
            text = f"{other} {what}"
            assert refused(with_move(record, position, text), game).where == f"move {position + 1} ({text})"


@pytest.mark.parametrize(("record", "game"), RECORDS)
def test_a_move_in_other_words_is_refused_at_its_place(record: Record, game: Game) -> None:
    for position in sample(record):
        text = record.moves[position]
        who, _, what = text.partition(" ")
        written = [
            f" {text}",
            f"{text} ",
            f"{who}  {what}",
            text.replace(" ", "\t"),
            f"{text}\n",
            text.replace("=", " = "),
        ]
        written += [text.upper(), f"{text}\u00a0", f"{text}\x00", f"0{text}", who, what, "", text.replace("_", "-")]
        for other in written:
            if other == text:
                continue
            assert place_of(refused(with_move(record, position, other), game)) == position + 1


@pytest.mark.parametrize("who", ["9" * 5000, "1" + "0" * 4999])
def test_a_move_of_a_seat_with_very_many_digits_is_refused(who: str) -> None:
    assert refused(with_move(WHOLE, 0, f"{who} draw")).where.startswith("move 1 ")


def test_outcomes_of_another_key_are_refused_although_possible() -> None:
    """The whole game of another key, with the commitment and the key of this one."""
    other = finished(CAFE, 2, seed=8).record()
    forged = altered(other, key=WHOLE.key, commitment=WHOLE.commitment)
    assert "the key gives" in str(refused(forged))


@pytest.mark.parametrize(("game", "seats"), [(CAFE, 3), (BURROW, 3)])
def test_an_impossible_outcome_is_refused_even_without_the_key(game: Game, seats: int) -> None:
    record = play_on(new_match(game, seats), 6).record()
    for position, (_, impossible) in enumerate(legal_looking(record, game)):
        for text in impossible:
            if text.startswith("chance"):
                assert refused(with_move(record, position, text), game).where == f"move {position + 1} ({text})"


@pytest.mark.parametrize("name", ["", "\x1b[2J", "x" * 100_000])
def test_a_record_with_names_that_no_match_could_have_is_refused(name: str) -> None:
    private = play_on(new_match(CAFE, 2), 5).record(private=True)
    forged = altered(private, players=(name, "Bob"))
    with pytest.raises(BadRecord):
        Match.resume(forged)
    assert refused(forged).where == "players"


# Damaged and hostile files.


def flips(text: bytes) -> Iterator[bytes]:
    random = Random(11)
    for _ in range(FLIPS):
        damaged = bytearray(text)
        place = random.randrange(len(text))
        damaged[place] = random.choice([damaged[place] ^ 1 << random.randrange(8), random.randrange(256)])
        yield bytes(damaged)


@pytest.mark.parametrize(("record", "game"), RECORDS)
def test_a_flipped_byte_is_noticed_or_makes_no_difference(record: Record, game: Game) -> None:
    same = 0
    for damaged in flips(record.to_json()):
        with contextlib.suppress(BadRecord):
            read = Record.from_json(damaged)
            verify(read, game)
            assert read == record
            same += 1
    assert same < FLIPS / 2


@pytest.mark.parametrize(("record", "game"), RECORDS)
def test_a_file_that_was_cut_short_or_grew_is_refused(record: Record, game: Game) -> None:
    text = record.to_json()
    for length in range(0, len(text.rstrip()), 97):
        with pytest.raises(BadRecord):
            Record.from_json(text[:length])
    for more in (b"x", b"{}", text, b"\x00"):
        with pytest.raises(BadRecord):
            Record.from_json(text + more)


DOCUMENT = json.loads(WHOLE.to_json())


@pytest.mark.parametrize("field", Record.__struct_fields__)
@pytest.mark.parametrize(
    "value",
    ["null", "true", "-1", "1.5", "1e999", "NaN", '"²"', "[]", "[[]]", "{}", '{"a": [1]}', "9" * 400, "9" * 5000],
)
def test_a_field_of_the_wrong_kind_is_refused(field: str, value: str) -> None:
    text = json.dumps({**DOCUMENT, field: "HERE"}).replace('"HERE"', value)
    try:
        record = Record.from_json(text)
    except BadRecord:
        return
    if record != WHOLE:
        refused(record)


@pytest.mark.parametrize("field", Record.__struct_fields__)
def test_a_field_that_is_missing_is_refused(field: str) -> None:
    text = json.dumps({name: value for name, value in DOCUMENT.items() if name != field})
    if field == "format":
        assert Record.from_json(text) == WHOLE
    elif field == "seal":
        assert refused(Record.from_json(text)).where == "seal"
    else:
        with pytest.raises(BadRecord, match=field):
            Record.from_json(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "null",
        "[]",
        "5",
        '"record"',
        "{",
        "{}",
        b"\xff\xfe",
        b"\x00",
        b"\xef\xbb\xbf{}",
        "[" * 100_000,
        '{"a":' * 100_000,
        json.dumps({**DOCUMENT, "extra": 1}),
        json.dumps({**DOCUMENT, "players": ["\ud800", "x"]}),
        json.dumps([DOCUMENT]),
        b"\x80\x04\x95",
    ],
    ids=range(17),
)
def test_a_file_that_is_no_record_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadRecord):
        Record.from_json(text)


@pytest.mark.parametrize("field", ["options", "start"])
def test_a_deeply_nested_file_is_refused(field: str) -> None:
    deep = '{"a":' + "[" * 200_000 + "]" * 200_000 + "}"
    text = json.dumps({**DOCUMENT, field: "HERE"}).replace('"HERE"', deep)
    with pytest.raises(BadRecord):
        Record.from_json(text)


@pytest.mark.parametrize(
    "text", ['{"game": "\ud800"}', None, 5, {}, ["{}"]], ids=["surrogate", "none", "int", "dict", "list"]
)
def test_what_is_no_file_is_refused(text: Any) -> None:
    with pytest.raises(BestiaryError):
        Record.from_json(text)


def test_a_record_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        WHOLE.moves = ()  # type: ignore[misc]


def test_the_seal_covers_every_field() -> None:
    seals = {WHOLE.seal}
    changes: dict[str, Any] = {field: value for field, value, *_ in [*ALTERED, *SEALED] if field != "seal"}
    for field, value in changes.items():
        seals.add(altered(WHOLE, **{field: value}).seal)
    assert len(seals) == 1 + len(changes) == len(Record.__struct_fields__)
