"""The client's art: up to date, well formed, harmless, small, and complete."""

from __future__ import annotations

import gzip
import re
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from art.avatars import avatars
from art.build import FOLDER, GALLERIES, files, literal, main
from art.compact import compact, segments
from art.gallery import Gallery
from art.icon import icon
from art.marks import seat_marks
from art.scenes import logo, scenes
from bestiary.server.messages import AVATARS

ROOT = Path(__file__).parents[2]
HOME = scenes() | avatars() | seat_marks() | {"logo": logo(), "icon": icon()}
PICTURES = {f"{gallery.game}/{name}": svg for gallery in GALLERIES for name, svg in gallery.pictures().items()}
PICTURES |= {f"home/{name}": svg for name, svg in HOME.items()}
ELEMENTS = {"svg", "g", "path"}
ATTRIBUTES = {
    *("viewBox", "aria-hidden", "preserveAspectRatio", "d", "fill", "stroke", "stroke-width", "stroke-linecap"),
    *("stroke-linejoin", "stroke-dasharray", "opacity", "transform", "clip-path"),
}


def test_generated_files_are_up_to_date() -> None:
    assert main(["--check"]) == 0


def test_drawing_twice_gives_the_same_files() -> None:
    assert files() == files()


def test_a_changed_file_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("art.build.FOLDER", tmp_path)
    assert main(["--check"]) == 1
    assert main([]) == 0
    assert main(["--check"]) == 0
    (tmp_path / "home.ts").write_text("")
    assert main(["--check"]) == 1


@pytest.mark.parametrize("name", PICTURES)
def test_picture_is_well_formed_and_only_draws(name: str) -> None:
    root = ElementTree.fromstring(PICTURES[name])
    assert root.get("viewBox")
    assert root.get("aria-hidden") == "true"
    for element in root.iter():
        assert element.tag.removeprefix("{http://www.w3.org/2000/svg}") in ELEMENTS  # no script, style, image or text
        assert set(element.attrib) <= ATTRIBUTES  # no id, href, style or handler, so that nothing clashes or loads
        assert "url(" not in "".join(element.attrib.values())


@pytest.mark.parametrize("name", PICTURES)
def test_no_number_is_finer_than_a_tenth(name: str) -> None:
    paths = re.findall(r'(?:d="|path\(\')([^"\']*)', PICTURES[name])
    assert paths
    assert not [path for path in paths if re.search(r"\.\d\d", path)]


def test_files_are_small() -> None:
    raw = {name: text.encode() for name, text in files().items()}
    packed = {name: len(gzip.compress(text, 9, mtime=0)) for name, text in raw.items()}
    assert len(raw["monster_cafe.ts"]) < 60_000
    assert packed["monster_cafe.ts"] < 15_000
    assert packed["home.ts"] < 20_000
    assert packed["munchkin_babies.ts"] < 45_000  # 145 cards, each with its own picture; loaded with the game alone
    assert all(size < 20_000 for name, size in packed.items() if name != "munchkin_babies.ts")


def test_every_game_has_its_file_and_its_scene() -> None:
    games = {gallery.game for gallery in GALLERIES}
    assert games == set(scenes())
    assert {f"{game}.ts" for game in games} | {"home.ts"} == {path.name for path in FOLDER.glob("*.ts")}


def test_monster_cafe_draws_every_kind_and_meal() -> None:
    text = (ROOT / "bestiary" / "games" / "monster_cafe" / "components.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    wanted = {entry["id"] for entry in data["monster"] + data["meal"]} | set(data["special"]) | {"card-back", "table"}
    gallery = next(gallery for gallery in GALLERIES if gallery.game == "monster_cafe")
    assert set(gallery.draws) == wanted


def test_munchkin_babies_draws_every_card_its_own() -> None:
    text = (ROOT / "bestiary" / "games" / "munchkin_babies" / "components.toml").read_text(encoding="utf-8")
    gallery = next(gallery for gallery in GALLERIES if gallery.game == "munchkin_babies")
    found: dict[str, str] = {}
    for card in tomllib.loads(text)["card"]:
        own = card["id"].replace("_", "-")
        name = own if own in gallery.draws else f"{card['kind']}-{own}"
        found[card["id"]] = gallery.svg(name)
    assert len(set(found.values())) == len(found)


def test_the_avatars_are_those_that_the_server_knows() -> None:
    assert tuple(avatars()) == AVATARS


def test_two_pictures_cannot_share_a_name() -> None:
    gallery = Gallery("game", {"ink": "#000000"})
    gallery.add("one", "One", lambda art: None)
    with pytest.raises(ValueError, match="two pictures"):
        gallery.add("one", "Another", lambda art: None)


def test_a_picture_cannot_end_its_string() -> None:
    with pytest.raises(ValueError, match="end its string"):
        literal("<svg>`</svg>")


@pytest.mark.parametrize(
    ("path", "short"),
    [
        ("M10 10L20 10L20 30z", "M10 10h10v20z"),
        ("M100 100L101 102L103 103", "M100 100l1 2 2 1"),
        ("M0 0l0.5 -0.5l-0.5 0.5", "M0 0l.5-.5L0 0"),
        ("M50 60a9 9 0 1 1 18 0a9 9 0 1 1 -18 0z", "M50 60a9 9 0 1118 0 9 9 0 11-18 0z"),
    ],
)
def test_paths_are_written_briefly(path: str, short: str) -> None:
    assert compact(path) == short


@pytest.mark.parametrize(
    "path", ["M10 10L20 10", "M5 5q3 3 6 0t6 0", "M50 60a9 9 0 1 1 18 0a9 9 0 1 1 -18 0z", "M1 2C3 4 5 6 7 8z"]
)
def test_brief_paths_keep_their_form(path: str) -> None:
    """Once short, always the same: nothing drifts when a path is written again."""
    assert compact(compact_spaced(path)) == compact(path)


def compact_spaced(path: str) -> str:
    """The segments written out one by one, all absolute or relative as they were."""
    return "".join(command + " ".join(f"{value:g}" for value in values) for command, values in segments(path))
