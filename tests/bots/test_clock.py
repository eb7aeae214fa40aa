"""A turn's time is dealt out to its steps."""

from __future__ import annotations

import pytest

from ludoteca.bots import clock
from ludoteca.bots.clock import Clock


class Watch:
    """Stands in for the time of day."""

    def __init__(self) -> None:
        self.now = 100.0

    def perf_counter(self) -> float:
        return self.now


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch = Watch()
    monkeypatch.setattr(clock, "time", watch)
    return watch


def spend(of: Clock, watch: Watch, stretch: int) -> float:
    """Use up the whole time of a step; how long that was."""
    with of.budget(stretch) as budget:
        assert budget.seconds is not None
        watch.now += budget.seconds
        return budget.seconds


def test_steps_that_take_all_they_may_keep_within_the_turn(watch: Watch) -> None:
    master = Clock(1000, step_seconds=2.0, turn_seconds=6.0)
    spent = [spend(master, watch, stretch=3) for _ in range(40)]
    assert spent[:3] == [2.0, 2.0, 1.0]
    assert sum(spent) <= 6.0


def test_a_new_turn_has_its_own_time(watch: Watch) -> None:
    master = Clock(1000, step_seconds=2.0, turn_seconds=6.0)
    for _ in range(9):
        spend(master, watch, stretch=3)
    assert spend(master, watch, stretch=4) == 2.0


def test_a_turn_overspent_leaves_no_time_but_still_a_budget(watch: Watch) -> None:
    master = Clock(1000, step_seconds=2.0, turn_seconds=6.0)
    with master.budget(1):
        watch.now += 60
    with master.budget(1) as budget:
        assert (budget.seconds, budget.iterations) == (0.0, 1000)


def test_without_seconds_only_iterations_count() -> None:
    with Clock(77).budget(1) as budget:
        assert (budget.seconds, budget.iterations) == (None, 77)


def test_nobody_waits_for_a_step_without_a_choice(watch: Watch) -> None:
    master = Clock(1000, step_seconds=2.0, turn_seconds=6.0)
    with master.budget(1, forced=True) as budget:
        assert (budget.seconds, budget.iterations) == (0.0, 1000)
    assert spend(master, watch, stretch=1) == 2.0
