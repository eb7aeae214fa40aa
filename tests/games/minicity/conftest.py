"""A hill of our own as a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.minicity.table import HILL


@pytest.fixture
def grid_file(tmp_path: Path) -> str:
    path = tmp_path / "grid.toml"
    path.write_text(HILL, encoding="utf-8")
    return str(path)
