"""`ludoteca self-play`."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from tests.cli.conftest import Run


def test_the_command_writes_a_folder_and_completes_it(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "out"
    arguments = ("self-play", "marabunta", "random", "beginner", "--games", 2, "--out", out)
    shown = run(*arguments)
    assert (shown.code, shown.err) == (0, "")
    assert "2 games played" in shown.out
    assert pq.read_table(out / "records").num_rows == 2
    (out / "decisions" / "0000000.parquet").unlink()
    facts = json.loads(run(*arguments, "--json").out)
    assert facts == {"folder": str(out), "games": 2, "played": 2, "faults": 0}
    assert run(*arguments, "--seed", 9).refused("another self-play", "seed is 0 there and 9 here")


def test_faults_of_bots_are_told(run: Run, tmp_path: Path) -> None:
    bots = ("program:no-such-program", "random")
    shown = run("self-play", "marabunta", *bots, "--games", 1, "--out", tmp_path / "out")
    assert shown.code == 0
    assert "did not choose" in shown.err
    (record,) = pq.read_table(tmp_path / "out" / "records").to_pylist()
    assert "cannot be started" in record["faults"][0]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("marabunta", "nobody"), ("nobody", "master")),
        (("marracash", "random", "random", "--seats", 3), ("3 seats", "2")),
        (("marabunta", "--out", Path(__file__).parent), ("not empty",)),
    ],
)
def test_wrong_arguments_get_one_sentence(
    run: Run, arguments: tuple[object, ...], words: tuple[str, ...]
) -> None:
    assert run("self-play", *arguments).refused(*words)
