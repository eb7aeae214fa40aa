"""Random games by the thousand: their results depend on the seed alone."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from typing import Any

import pytest

from ludoteca import simulation
from ludoteca.core import gpu
from ludoteca.core.kernel import MODE
from ludoteca.core.playout import batch_of
from ludoteca.core.setting import make_setting
from ludoteca.core.threads import cores
from ludoteca.games import find_game, names
from ludoteca.simulation import tally_of
from tests.cli.conftest import Run

GAMES = 6 if MODE == "python" else 600
KEYS = [
    "games",
    "moves",
    "seconds",
    "moves_per_second",
    "wins",
    "mean_score",
    "mean_rounds",
    "end_reasons",
]
TIMES: dict[str, Any] = {"seconds": 0.0, "moves_per_second": 0.0}


def simulated(run: Run, *arguments: object) -> dict[str, Any]:
    shown = run("simulate", "marabunta", "--json", *arguments)
    assert (shown.code, shown.err) == (0, "")
    result: dict[str, Any] = json.loads(shown.out)
    return result


def test_json_has_exactly_these_keys(run: Run) -> None:
    result = simulated(run, "--games", GAMES)
    assert list(result) == KEYS
    assert result["games"] == GAMES
    assert sum(result["wins"]) == GAMES
    assert len(result["mean_score"]) == 2
    assert 7 < result["mean_rounds"] <= 19
    assert set(result["end_reasons"]) == {"region", "leaf", "cupcakes"}
    assert sum(result["end_reasons"].values()) >= GAMES  # two conditions may be met at once


def test_the_same_seed_gives_the_same_result_on_any_number_of_threads(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "CHUNK", max(1, GAMES // 7))
    one, two = (
        simulated(run, "--games", GAMES, "--seed", 5, "--threads", threads) | TIMES
        for threads in (1, 2)
    )
    assert one == two


def test_the_result_does_not_depend_on_the_size_of_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("marabunta")
    setting = make_setting(game, None, {})
    board = game.load_board(setting.options, setting.files).record
    results = []
    for chunk in (1, 4, GAMES):
        monkeypatch.setattr(simulation, "CHUNK", chunk)
        results.append(replace(simulation.simulate(game, board, 2, GAMES, seed=3), **TIMES))
    assert results[0] == results[1] == results[2]


def test_another_seed_gives_other_games(run: Run) -> None:
    one, other = (simulated(run, "--games", GAMES, "--seed", seed) for seed in (1, 2))
    assert one["moves"] != other["moves"]


def test_options_choose_the_boards(run: Run) -> None:
    one, other = (
        simulated(run, "--games", GAMES, "--option", f"boards={face}", "--seats", 2)
        for face in ("worker", "queen")
    )
    assert one["moves"] != other["moves"]


def test_people_get_a_table(run: Run) -> None:
    shown = run("simulate", "marabunta", "--games", GAMES, "--seed", 9)
    assert shown.code == 0
    assert "seed 9" in shown.out
    assert all(word in shown.out for word in ("Red", "Blue", "cupcakes", f"{GAMES:,}"))


def test_bench_measures_every_game(run: Run) -> None:
    result = json.loads(run("bench", "--json", "--seconds", 0.05).out)
    assert list(result) == list(names())
    for measured in result.values():
        assert measured["threads"] == cores()
        assert measured["moves_per_second"] > 0
        assert measured["one_thread_moves_per_second"] > 0
        assert measured["state_bytes"] > 100


def test_bench_shows_people_a_table(run: Run) -> None:
    shown = run("bench", "--seconds", 0.01)
    assert shown.code == 0
    assert "Marabunta" in shown.out


def test_bench_leaves_cuda_to_the_gpu(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    measured = {"moves_per_second": 1e9, "threads": 4, "state_bytes": 362}
    monkeypatch.setattr(gpu, "measure", lambda *_: measured)
    result = json.loads(run("bench", "--device", "cuda", "--json").out)
    assert result == dict.fromkeys(names(), measured)


# What the clock sees


@pytest.mark.parametrize("measure", ["simulate", "throughput"])
def test_kernels_are_compiled_before_the_clock_starts(
    monkeypatch: pytest.MonkeyPatch, measure: str
) -> None:
    course: list[str] = []
    clock = time.perf_counter

    def told(word: str, result: Any) -> Any:
        course.append(word)
        return result

    monkeypatch.setattr(time, "perf_counter", lambda: told("clock", clock()))
    monkeypatch.setattr(simulation, "batch_of", lambda game: told("batch", batch_of(game)))
    monkeypatch.setattr(simulation, "tally_of", lambda game: told("tally", tally_of(game)))
    game = find_game("marabunta")
    setting = make_setting(game, None, {})
    board = game.load_board(setting.options, setting.files).record
    if measure == "simulate":
        simulation.simulate(game, board, 2, 1, threads=1)
    else:
        simulation.throughput(game, board, 2, 1, 0.001)
    assert course[: course.index("clock")] == ["batch", "tally"]
    assert "batch" in course[course.index("clock") :]
