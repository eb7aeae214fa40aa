"""Texts of matches that were written before seats could contribute, kept as they were.

Mini City's says version 2 of the rules: what was played then can be played now.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


def test_there_are_old_records_of_every_game() -> None:
    assert {path.stem for path in RECORDS} == {*ludoteca.games(), "scripted"}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_old_record_is_checked_and_written_as_ever(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    found = ludoteca.verify(text)
    outcomes = sum(line.startswith("chance: ") for line in text.splitlines())
    scripted = 2 if path.stem == "scripted" else 0
    assert found.difference is None
    assert found.outcome_agrees
    assert found.is_fair == (scripted == 0)
    assert (found.checked, found.scripted) == (outcomes - scripted, scripted)
    assert found.match.record(seed=True) == text
