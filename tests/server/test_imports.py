"""The parts of the server do not turn around each other: no module needs one that needs it, even for types."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import bestiary.server

FOLDER = Path(bestiary.server.__file__).parent
PARTS = ("store", "people", "table", "web")


def module_of(path: Path) -> str:
    parts = ["bestiary", "server", *path.relative_to(FOLDER).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(source: str) -> set[str]:
    """Everything that a module imports anywhere in it, also what only the type checker sees."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def graph() -> dict[str, set[str]]:
    """Every module of the server, and those of the server that it imports. A package's own name is not one of them."""
    sources = {module_of(path): path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py")}
    packages = {module_of(path) for path in FOLDER.rglob("__init__.py")}
    modules = (sources.keys() - packages) | {"bestiary.server.store.migrations"}
    return {name: imports(source) & modules - {name} for name, source in sources.items() if name in modules}


def test_no_modules_of_the_server_need_each_other() -> None:
    found = graph()
    assert len(found) > 50
    order = list(TopologicalSorter(found).static_order())
    assert order.index("bestiary.server.store.rows") < order.index("bestiary.server.table.table")
    assert order.index("bestiary.server.table.table") < order.index("bestiary.server.app")


def test_a_cycle_would_be_found() -> None:
    found = {**graph(), "bestiary.server.store.rows": {"bestiary.server.table.table"}}
    with pytest.raises(CycleError):
        TopologicalSorter(found).prepare()
    hidden = "if TYPE_CHECKING:\n    from bestiary.server.table.table import LiveTable\n"
    assert "bestiary.server.table.table" in imports(hidden)


def test_nothing_below_knows_the_web_nor_the_storage_the_table() -> None:
    for name, needed in graph().items():
        part = name.split(".")[2]
        wanted = {module.split(".")[2] for module in needed} & set(PARTS)
        if part == "store":
            assert wanted <= {"store"}, name
        elif part == "people":
            assert wanted <= {"store", "people"}, name
        elif part == "table":
            assert wanted <= {"store", "people", "table"}, name


def test_only_the_registry_and_who_answers_requests_know_a_whole_table() -> None:
    """Its collaborators are handed what they need."""
    whole = "bestiary.server.table.table"
    knowing = {name.removeprefix("bestiary.server.") for name, needed in graph().items() if whole in needed}
    assert knowing <= {
        "table.watch",
        "table.tables",
        "table.new_tables",
        "table.private_links",
        "table.hints",
        "web.http",
        "web.socket",
        "web.bot_api",
    }
