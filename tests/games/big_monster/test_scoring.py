"""Scoring step by step is scoring from scratch, whatever is placed where."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bestiary.games.big_monster.actions import cell_of
from bestiary.games.big_monster.components import EXPLORER_IDS, GOAL_IDS, KIND_IDS
from bestiary.games.big_monster.goals import measure, team_measure
from bestiary.games.big_monster.lattice import column, row
from bestiary.games.big_monster.scoring import anywhere, points, worth, zone_parts
from bestiary.games.big_monster.zone import FIRST_TILE, Zone, landed
from tests.games.big_monster.by_hand import COPIES, KINDS, Area

BAG = [kind for kind, copies in COPIES.items() for _ in range(copies)]


def zone_of(data: st.DataObject, dense: bool) -> tuple[Zone, Area, list[bool]]:
    """Any zone that can be. Dense ones choose the place with most effects, so that there is something to count."""
    explorer = data.draw(st.sampled_from(EXPLORER_IDS))
    switches = [data.draw(st.booleans()), data.draw(st.booleans())]
    zone = landed(EXPLORER_IDS.index(explorer), not switches[0], switches[1])
    area = Area(explorer, [])
    for kind in data.draw(st.lists(st.sampled_from(BAG), max_size=20).map(_at_most_in_the_box)):
        number = KIND_IDS.index(kind)
        places, effects = zone.places(number), zone.effects_by_place(number)
        best = places[effects.index(max(effects))]
        place = best if dense and max(effects) else data.draw(st.sampled_from(places))
        medals = data.draw(st.integers(0, 5))
        before = points(zone, medals)
        promised = anywhere(zone, number, medals) + worth(zone, effects[places.index(place)])
        zone = zone.placed(number, place)
        area = Area(explorer, [*area.tiles, (kind, column(cell_of(place)), row(cell_of(place)))])
        assert points(zone, medals) - before == promised, "what a place promises is what it brings"
    return zone, area, switches


def _at_most_in_the_box(kinds: list[str]) -> list[str]:
    return [kind for number, kind in enumerate(kinds) if kinds[:number].count(kind) < COPIES[kind]]


@pytest.mark.rule("BM-I06", "BM-I09", "BM-070", "BM-095")
@pytest.mark.parametrize("dense", [False, True])
@given(st.data())
def test_step_by_step_is_from_scratch(dense: bool, data: st.DataObject) -> None:
    zone, area, switches = zone_of(data, dense)
    medals = data.draw(st.integers(0, 6))
    assert [*zone_parts(zone, medals), 7] == area.parts(medals, 7, *switches)
    assert sum(zone_parts(zone, medals)) == points(zone, medals)
    assert [zone.level(number) for number in range(FIRST_TILE, len(zone.faces))] == area.levels()
    for number, goal in enumerate(GOAL_IDS):
        assert measure(zone.counts, zone.explorer, number) == area.measure(goal)


@pytest.mark.rule("BM-076", "BM-077")
@given(st.data())
def test_teams_add_up(data: st.DataObject) -> None:
    (zone, area, _), (other, others, _) = zone_of(data, True), zone_of(data, True)
    for number, goal in enumerate(GOAL_IDS):
        together = team_measure(zone.counts, zone.explorer, other.counts, other.explorer, number)
        if goal == "crystal_set":
            crystals = area.crystals() + others.crystals()
            assert together == min(crystals[colour] for colour in ("green", "red", "blue"))
        elif goal == "different":
            assert max(area.measure(goal), others.measure(goal)) <= together <= 7
        else:
            assert together == area.measure(goal) + others.measure(goal)


def test_there_is_something_to_count() -> None:
    """The zones of these tests are not all empty: a full hand of lava around explorer-07 has every colour."""
    zone = landed(EXPLORER_IDS.index("explorer-07"), True, False)
    for kind in (
        ["lava_purple_red_top"] * 3 + ["lava_purple_red_bottom"] * 3 + ["lava_green"] * 4 + ["lava_blue_red_top"] * 4
    ):
        number = KIND_IDS.index(kind)
        effects = zone.effects_by_place(number)
        zone = zone.placed(number, zone.places(number)[effects.index(max(effects))])
    assert min(zone.counts[9:12]) >= 1
    assert list(KINDS) == KIND_IDS
