"""Parts of the library that need more packages than it brings."""

from __future__ import annotations

from importlib import import_module

import pytest

from ludoteca.core.errors import LudotecaError
from ludoteca.core.extras import MissingExtra, extra


def test_a_package_that_is_missing_is_told_by_its_extra() -> None:
    with pytest.raises(MissingExtra) as missing, extra("rl"):
        import_module("no_such_package.at_all")
    assert str(missing.value) == (
        "A learning environment or a Parquet file needs the extra “rl”, which is not installed: "
        'pip install "ludoteca[rl]"'
    )
    assert missing.value.extra == "rl"


def test_it_is_caught_as_ours_and_as_an_import_that_failed() -> None:
    assert issubclass(MissingExtra, LudotecaError)
    assert issubclass(MissingExtra, ImportError)


def test_a_module_of_our_own_that_is_missing_is_our_fault() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"ludoteca\.chess"), extra("rl"):
        import_module("ludoteca.chess")


def test_what_is_there_is_imported() -> None:
    with extra("rl"):
        import json
    assert json.loads("1") == 1
