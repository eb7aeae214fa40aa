"""What all tests share."""

from __future__ import annotations

import os
import random

import pytest
from hypothesis import settings

from tests.effort import THOROUGH

# Compiling and slow machines make single examples slow; the suite has its own time limit.
settings.register_profile("default", deadline=None, max_examples=30, derandomize=True)
settings.register_profile("thorough", deadline=None, max_examples=1000)
settings.load_profile("thorough" if THOROUGH else "default")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In random order, if a seed is given: `make test ORDER=random SEED=7`."""
    if seed := os.environ.get("LUDOTECA_SHUFFLE"):
        random.Random(seed).shuffle(items)
