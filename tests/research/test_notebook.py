"""The notebook that a student follows runs from top to bottom."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).parents[2] / "docs" / "examples" / "first_steps.ipynb"


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of what runs notebooks
def test_a_match_a_bot_and_a_plot(tmp_path: Path) -> None:
    read: Any = nbformat.read  # without types
    notebook = read(NOTEBOOK, as_version=4)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert all(cell.outputs == [] and cell.execution_count is None for cell in code), "strip it"
    patient = {"startup_timeout": 300, "iopub_timeout": 300}  # however busy the machine is
    place = {"metadata": {"path": str(tmp_path)}}
    NotebookClient(notebook, resources=place, **patient).execute()
    told = "".join(output.get("text", "") for cell in code for output in cell.outputs)
    assert "against beginner:" in told
    assert any("image/png" in output.get("data", {}) for output in code[-1].outputs)
