"""The files of a game import each other in one direction: rules know the table, the facade knows the rules."""

import ast
from collections.abc import Container, Iterator
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[2] / "bestiary" / "games"
FOLDERS = sorted(path.parent.name for path in GAMES.glob("*/game.py"))


@pytest.mark.parametrize("game", FOLDERS)
def test_no_file_of_a_game_imports_itself_by_way_of_others(game: str) -> None:
    cycle = find_cycle(imports(game))
    assert not cycle, " -> ".join(cycle)


def test_an_import_for_types_alone_counts() -> None:
    tree = ast.parse("if TYPE_CHECKING:\n    from game.state import State\n")
    assert set(named(tree, {"game", "game.state"})) == {"game.state"}


def test_a_module_is_meant_by_its_name_or_by_a_name_in_it() -> None:
    tree = ast.parse("from game import rules\nfrom game import GAME\nimport game.words\nimport os\n")
    assert list(named(tree, {"game", "game.rules", "game.words"})) == ["game.rules", "game", "game.words"]


def test_a_cycle_is_found() -> None:
    assert find_cycle({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ["b", "c", "b"]
    assert find_cycle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


def imports(game: str) -> dict[str, set[str]]:
    """Which modules of a game each of its modules imports, anywhere in the file and for whatever purpose."""
    files = {module_name(path): path for path in sorted((GAMES / game).rglob("*.py"))}
    return {module: set(named(ast.parse(path.read_text(encoding="utf-8")), files)) for module, path in files.items()}


def module_name(path: Path) -> str:
    parts = path.relative_to(GAMES.parents[1]).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def named(tree: ast.Module, modules: Container[str]) -> Iterator[str]:
    """Which of some modules a file imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            meant = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            inside = [f"{node.module}.{alias.name}" for alias in node.names]
            meant = [name if name in modules else node.module for name in inside]
        else:
            continue
        yield from (name for name in meant if name in modules)


def find_cycle(graph: dict[str, set[str]]) -> list[str]:
    """One way from a module back to itself; empty, if there is none."""
    done: set[str] = set()

    def walk(module: str, way: list[str]) -> list[str]:
        if module in way:
            return [*way[way.index(module) :], module]
        if module in done:
            return []
        for other in sorted(graph[module]):
            if found := walk(other, [*way, module]):
                return found
        done.add(module)
        return []

    for module in sorted(graph):
        if found := walk(module, []):
            return found
    return []
