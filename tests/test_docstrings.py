"""Every example in a docstring runs."""

import doctest
import importlib
import pkgutil

import pytest

import bestiary

MODULES = ["bestiary", *(module.name for module in pkgutil.walk_packages(bestiary.__path__, "bestiary."))]


@pytest.mark.parametrize("name", [name for name in MODULES if not name.endswith("__main__")])
def test_examples_run(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name), optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert failed == 0


def test_there_are_examples() -> None:
    tried = sum(doctest.testmod(importlib.import_module(name)).attempted for name in ("bestiary", "bestiary.core.box"))
    assert tried > 3
