"""Mining puzzles: what is one, and that a mine goes on where it was stopped."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from typing import Any

import pytest

from ludoteca.bots.position import Position
from ludoteca.core.match import Chance, Match
from ludoteca.core.setting import make_setting
from ludoteca.games import find_game
from ludoteca.manifests import BadFolder
from ludoteca.puzzles import judging, mining
from ludoteca.puzzles.comparing import ALL, Compared, Comparison
from ludoteca.puzzles.judging import agree, obvious
from ludoteca.puzzles.puzzle import Puzzle, demand_sound, texts_of
from ludoteca.puzzles.shelf import choose, from_file, to_file

GAME = find_game("marabunta")


def said(**chances: float) -> list[Compared]:
    """What a search said of choices `a`, `b` …, the best first."""
    found = [Compared(ord(name), chance, False, ()) for name, chance in chances.items()]
    return sorted(found, key=lambda each: -each.chance)


def a_puzzle(difficulty: int, theme: str, step: int) -> Puzzle:
    return Puzzle(2, {}, (f"write a{step}",), ("take rest",), "x", (1,), {}, difficulty, (theme,))


def test_both_searches_have_to_find_the_same_choice_clearly_best() -> None:
    assert agree(said(a=0.6, b=0.5, c=0.3), said(a=0.7, b=0.64, c=0.4)) == (ord("a"),)
    assert agree(said(a=0.6, b=0.5, c=0.3), said(b=0.7, a=0.64, c=0.4)) == ()
    assert agree(said(a=0.6, b=0.5, c=0.3), said(a=0.7, b=0.66, c=0.4)) == ()  # by too little


def test_a_choice_that_both_find_equal_is_an_answer_too() -> None:
    equal = said(a=0.6, b=0.595, c=0.3)
    assert agree(equal, said(b=0.7, a=0.69, c=0.4)) == (ord("a"), ord("b"))
    assert agree(equal, said(a=0.7, b=0.6, c=0.4)) == ()  # the second finds it worse
    many = said(a=0.6, b=0.6, c=0.6, d=0.1)
    assert agree(many, many) == ()


def test_a_choice_that_wins_at_once_is_worth_a_win() -> None:
    """Whatever is searched: a match that is over is not guessed at."""
    match = Match(GAME, make_setting(GAME, 2, {}), Chance.of_seed("4"))
    match.advance()
    before = match.copy()
    while match.to_act is not None:
        before = match.copy()
        match.play(obvious(Position.of(match)))
    position = Position.of(before)
    assert match.outcome is not None
    worth = Comparison(position, "hand", 0).search(match.actions[len(before.actions)], 50)
    assert worth.chance == pytest.approx(match.outcome.returns[position.seat])
    solved = Comparison(position, "hand", 0).solve(1000)
    assert solved is not None
    assert [each.solved for each in solved] == [True] * len(position.legal_numbers())


def test_a_shelf_has_all_kinds_and_the_same_bytes_again() -> None:
    writes = [a_puzzle(1, "write", step) for step in range(10)]
    splits = [a_puzzle(4, "split", step) for step in range(10, 12)]
    chosen = choose([*writes, *splits], 5)
    assert [puzzle.themes[0] for puzzle in chosen] == ["write"] * 3 + ["split"] * 2
    assert choose([*splits, *reversed(writes)], 5) == chosen
    content = to_file(GAME, chosen)
    assert from_file(GAME, content) == tuple(chosen)
    for wrong in (b"", content[:-9], to_file(find_game("minicity"), chosen)):
        with pytest.raises(ValueError, match="puzzles"):
            from_file(GAME, wrong)


def here(work: Callable[[Any], Any], given: Iterable[Any]) -> Generator[Any, None, None]:
    """In this process, one after the other."""
    yield from map(work, given)


@pytest.fixture
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "ITERATIONS", 4)
    monkeypatch.setattr(judging, "SWIFT", ((ALL, 3), (3, 10)))
    monkeypatch.setattr(judging, "DEEP", ((3, 20),))
    monkeypatch.setattr(judging, "DEPTHS", (16,))


@pytest.mark.usefixtures("shallow")
def test_a_mine_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    done = mining.mine(GAME, tmp_path, 2, seed=5, spread=here, progress=False)
    assert (done.games, done.played) == (2, 2)
    assert done.puzzles >= done.shelved > 0
    whole = done.file.read_bytes()
    for puzzle in from_file(GAME, whole):
        demand_sound(puzzle, GAME)
        position = puzzle.position(GAME)
        assert texts_of(position, [obvious(position)]) == (puzzle.obvious,)
    (tmp_path / "00001.json").write_bytes(b'[{"seats')  # as if the disk had been full
    again = mining.mine(GAME, tmp_path, 2, seed=5, spread=here, progress=False)
    assert (again.games, again.played) == (2, 1)
    assert again.file.read_bytes() == whole
    late = mining.mine(GAME, tmp_path, 3, seed=5, minutes=0, spread=here, progress=False)
    assert (late.games, late.played) == (2, 0)
    with pytest.raises(BadFolder):
        mining.mine(GAME, tmp_path, 2, seed=6, spread=here, progress=False)
