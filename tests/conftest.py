"""What all tests share."""

from __future__ import annotations

import gc
import os
import random
from importlib.metadata import entry_points

import pytest
from hypothesis import settings

from tests.effort import THOROUGH

# Networks of a few seconds are sooner compiled than optimised.
os.environ.setdefault("XLA_FLAGS", "--xla_backend_optimization_level=0")

# Compiling and slow machines make single examples slow; the suite has its own time limit.
settings.register_profile("default", deadline=None, max_examples=30, derandomize=True)
settings.register_profile("thorough", deadline=None, max_examples=1000)
settings.load_profile("thorough" if THOROUGH else "default")


def pytest_configure() -> None:
    """The tests expect our games alone; those of guests lay them on the path themselves.

    Nothing of Ludoteca is imported for it, since its coverage is not measured yet.
    """
    declared = entry_points(group="ludoteca.games")
    packages = {point.dist.name for point in declared if point.dist} - {"ludoteca"}
    if packages:
        guests = " ".join(sorted(packages))
        raise pytest.UsageError(
            "These tests expect our own games alone, and here is a game of another package: "
            f"pip uninstall {guests}"
        )


def pytest_collection_finish() -> None:
    """What is loaded by now stays: it is not looked through for garbage again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In random order, if a seed is given: `make test ORDER=random SEED=7`."""
    if seed := os.environ.get("LUDOTECA_SHUFFLE"):
        random.Random(seed).shuffle(items)
