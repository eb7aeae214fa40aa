"""The first start: what is compiled when, what people are told, and what if it fails."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteca import preparing
from ludoteca.core import kernel
from ludoteca.core.contract import Game
from ludoteca.games import find_game
from ludoteca.preparing import PIECES, Progress
from ludoteca.server.processes import warming
from ludoteca.server.processes.compile_plan import Piece, Plan
from ludoteca.server.processes.thinker_process import Reply
from ludoteca.server.processes.warming import Warming, compile_apart
from tests.server.house import let_nobody_tidy_up, open_house

GAMES = ("marabunta", "minicity", "marracash")


# The plan


def whole_order(plan: Plan) -> list[str]:
    """One piece after the other."""
    order = []
    while best := plan.best(1):
        order.append(" ".join(best[0]))
        plan.finish(best[0])
    return order


def test_without_anybody_waiting_all_rules_come_first_then_all_bots() -> None:
    assert whole_order(Plan(("chess", "go"))) == [
        "chess choices",
        "chess effects",
        "go choices",
        "go effects",
        "chess knowledge",
        "chess search",
        "go knowledge",
        "go search",
        "chess batches",
        "go batches",
    ]


def test_the_game_asked_for_comes_first_its_rules_before_its_bots() -> None:
    plan = Plan(("chess", "go"))
    plan.ask("go")
    assert whole_order(plan)[:5] == [
        "go choices",
        "go effects",
        "go knowledge",
        "go search",
        "chess choices",
    ]


def test_rules_of_a_second_game_asked_for_come_before_the_bots_of_the_first() -> None:
    plan = Plan(("chess", "go"))
    plan.ask("go")
    plan.ask("chess")
    plan.ask("go")  # again: it stays where it was
    assert whole_order(plan)[:6] == [
        "go choices",
        "go effects",
        "chess choices",
        "chess effects",
        "go knowledge",
        "go search",
    ]


def test_a_piece_is_not_begun_before_those_it_uses() -> None:
    plan = Plan(("chess",))
    assert [piece.name for piece in plan.best(9)] == ["choices", "effects", "knowledge"]
    for name in ("choices", "effects"):
        plan.finish(Piece("chess", name))
    assert [piece.name for piece in plan.best(9)] == ["knowledge", "batches"]


def test_whoever_asks_second_is_told_which_game_comes_first() -> None:
    rules, bots = ("choices", "effects"), ("knowledge", "search")
    plan = Plan(("chess", "go", "draughts"))
    assert [plan.before(game, rules, 2) for game in ("chess", "go")] == [None, None]
    plan.ask("go")
    assert plan.before("go", rules, 2) is None
    assert plan.before("chess", rules, 2) == "go"  # asked for from now on
    plan.ask("chess")
    assert [plan.before(game, rules, 2) for game in ("chess", "draughts")] == ["go", "go"]
    plan.finish(Piece("go", "choices"))
    assert plan.before("chess", rules, 2) is None  # beside the rest of the other
    plan.finish(Piece("go", "effects"))
    assert plan.before("go", rules, 2) is None  # only to be loaded
    assert plan.before("go", bots, 2) == "chess"


# The work


class Workshop:
    """In place of the processes: a piece is compiled when the test says so."""

    def __init__(self, patch: pytest.MonkeyPatch, kept: bool = False) -> None:
        self.begun: list[str] = []
        self.ended: list[str] = []  # before they were done
        self.loaded: list[str] = []
        self.failure: str | None = None
        self._doors: dict[Piece, asyncio.Event] = {}
        patch.setattr(warming, "is_kept", lambda piece: kept)
        patch.setattr(warming, "AT_ONCE", 2)
        self.warming = Warming(GAMES, self._compile, self.loaded.append)

    async def _compile(self, piece: Piece) -> str | None:
        self.begun.append(" ".join(piece))
        door = self._doors[piece] = asyncio.Event()
        try:
            await door.wait()
        except asyncio.CancelledError:
            self.ended.append(" ".join(piece))
            raise
        return self.failure

    def finish(self, *names: str) -> None:
        for name in names:
            self._doors[Piece(*name.split())].set()

    async def see(self, *begun: str) -> None:
        """Wait until just these pieces have been begun since the last look."""
        while len(self.begun) < len(begun):
            await asyncio.sleep(0.002)  # threads that prepare something need the time
        assert sorted(self.begun) == sorted(begun)
        self.begun.clear()


def play(scene: Callable[[Workshop], Awaitable[None]], workshop: Workshop) -> None:
    async def run() -> None:
        workshop.warming.start()
        await asyncio.wait_for(scene(workshop), 280)
        await workshop.warming.close()

    asyncio.run(run())


def test_people_can_play_after_the_rules_and_bots_after_the_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene(shop: Workshop) -> None:
        ready = shop.warming.is_ready
        await shop.see("marabunta choices", "marabunta effects")
        waiting = asyncio.create_task(shop.warming.wait("marabunta"))
        shop.finish("marabunta choices")
        await shop.see("marabunta knowledge")  # somebody asked: its bots before other rules
        assert not waiting.done()
        shop.finish("marabunta effects")
        await waiting
        assert shop.loaded == ["marabunta"]
        assert (ready("marabunta"), ready("marabunta", "bots")) == (True, False)
        await shop.see("minicity choices")
        shop.finish("marabunta knowledge")
        await shop.see("marabunta search")
        shop.finish("marabunta search")
        await shop.warming.wait("marabunta", "bots")

    play(scene, Workshop(monkeypatch))


def test_who_clicks_another_game_gets_that_one_next(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(shop: Workshop) -> None:
        await shop.see("marabunta choices", "marabunta effects")
        waiting = asyncio.create_task(shop.warming.wait("marracash"))
        await shop.see("marracash choices", "marracash effects")
        assert sorted(shop.ended) == ["marabunta choices", "marabunta effects"]
        second = asyncio.create_task(shop.warming.wait("minicity"))
        await asyncio.sleep(0.01)
        assert shop.begun == []  # somebody waits for what is being compiled
        shop.finish("marracash choices", "marracash effects")
        await waiting
        await shop.see("minicity choices", "minicity effects")
        shop.finish("minicity choices", "minicity effects")
        await second
        await shop.see("marracash knowledge", "minicity knowledge")

    play(scene, Workshop(monkeypatch))


def test_everything_is_compiled_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    done = []

    async def compile_at_once(piece: Piece) -> str | None:
        done.append(piece)
        return None

    async def scene() -> None:
        shop = Workshop(monkeypatch)
        shop.warming._compiler = compile_at_once
        shop.warming.start()
        assert shop.warming._task is not None
        await shop.warming._task
        assert sorted(shop.loaded) == sorted(GAMES)

    asyncio.run(scene())
    assert sorted(done) == sorted((game, name) for game in GAMES for name in PIECES)


def test_what_is_in_the_cache_is_only_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(shop: Workshop) -> None:
        for game in GAMES:
            await shop.warming.wait(game)
            await shop.warming.wait(game, "bots")
        assert sorted(shop.loaded) == sorted(GAMES)
        assert shop.begun == []

    play(scene, Workshop(monkeypatch, kept=True))


def test_a_compiler_that_fails_is_told_in_the_log_and_there_is_play_all_the_same(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(shop: Workshop) -> None:
        await shop.see("marabunta choices", "marabunta effects")
        shop.failure = "No space left on device"
        shop.finish("marabunta choices", "marabunta effects")
        await shop.warming.wait("marabunta")
        assert shop.loaded == ["marabunta"]

    with caplog.at_level(logging.ERROR, "ludoteca.server"):
        play(scene, Workshop(monkeypatch))
    [one, _] = caplog.records
    assert one.message == "an engine could not be prepared"
    assert vars(one)["why"] == "No space left on device"


# Progress


def names_in(game: Game[Any], pieces: tuple[str, ...]) -> list[str]:
    """Of the kernels that are called from outside, without what they call."""
    return [entry.__name__ for piece in pieces for entry in preparing.entries(game, piece)]


def test_progress_counts_kernels_never_goes_back_and_ends_at_a_hundred(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept: set[object] = set()
    monkeypatch.setattr(preparing, "called_in", names_in)
    monkeypatch.setattr(kernel, "is_kept", lambda name: name in kept)

    async def scene(shop: Workshop) -> None:
        assert shop.warming.percent("marabunta", "rules") == 0  # before anything is known
        await shop.see("marabunta choices", "marabunta effects")
        told = []
        for name in ("start", "legal", "refusal", "chance", "apply", "returns", "scores"):
            kept.add(name)
            told.append(shop.warming.percent("marabunta", "rules"))
        assert told == [11, 22, 33, 44, 55, 66, 77]
        kept.clear()
        assert shop.warming.percent("marabunta", "rules") == 77
        kept.update(("redeal_nothing", "hide_nothing"))
        assert shop.warming.percent("marabunta", "rules") == 99  # not yet loaded
        shop.finish("marabunta choices", "marabunta effects")
        await shop.warming.wait("marabunta")
        assert shop.warming.percent("marabunta", "rules") == 100
        assert shop.warming.percent("marabunta", "bots") == 0

    play(scene, Workshop(monkeypatch))


@pytest.mark.skipif(kernel.MODE == "python", reason="nothing is compiled in this mode")
def test_the_bots_part_begins_where_the_rules_end() -> None:
    game = find_game("marabunta")
    rules = {each.__name__ for each in Progress(game, ("choices", "effects"))._left}
    bots = {each.__name__ for each in Progress(game, ("knowledge", "search"))._left}
    assert {"start", "legal", "apply", "can_place"} <= rules
    assert {"weigh", "tile_gain", "random_below"} <= bots
    assert any(name.startswith("search_template") for name in bots)
    assert not rules & bots


# Processes


def run_instead(code: str, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(warming, "PROGRAM", (sys.executable, "-c", f"import sys; {code}"))


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("", None),
        ("sys.exit('first\\nNo space left on device')", "No space left on device"),
        ("sys.exit(7)", "exit code 7"),
        ("import os; os.kill(os.getpid(), 9)", "exit code -9"),
    ],
)
def test_a_process_says_why_it_failed(
    monkeypatch: pytest.MonkeyPatch, code: str, reason: str | None
) -> None:
    run_instead(code, monkeypatch)
    assert asyncio.run(compile_apart(Piece("marabunta", "choices"))) == reason


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
def test_a_process_that_was_told_to_stop_did_not_fail(
    monkeypatch: pytest.MonkeyPatch, told: signal.Signals
) -> None:
    """Whoever stops the server often tells all of its processes, this one first."""
    number = int(told)
    usual = f"import signal; signal.signal({number}, signal.SIG_DFL)"  # however the tests run
    run_instead(f"{usual}; signal.raise_signal({number})", monkeypatch)
    assert asyncio.run(compile_apart(Piece("marabunta", "choices"))) is None


def test_a_process_that_is_no_longer_wanted_is_ended(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    note = tmp_path / "pid"
    write = f"import os, pathlib, time; pathlib.Path({str(note)!r}).write_text(str(os.getpid()))"
    run_instead(f"{write}; time.sleep(600)", monkeypatch)

    async def scene() -> None:
        task = asyncio.create_task(compile_apart(Piece("marabunta", "choices")))
        while not note.exists() or not note.read_text():
            await asyncio.sleep(0.01)
        await warming.stop(task)

    asyncio.run(scene())
    with pytest.raises(ProcessLookupError):
        os.kill(int(note.read_text()), 0)


def test_a_process_that_can_keep_nothing_says_so_at_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    reason = asyncio.run(compile_apart(Piece("marabunta", "search")))
    assert reason is not None
    assert "Not a directory" in reason


# At the table


def test_a_bot_whose_search_is_not_compiled_thinks_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A real process, which need not wait for a compiler."""

    async def never(*question: object, **more: object) -> Reply:
        raise AssertionError

    let_nobody_tidy_up(monkeypatch)

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            services = house.services
            ready = services.warming._ready["marabunta", "bots"]
            ready.clear()
            with monkeypatch.context() as patch:
                patch.setattr(services.thinkers.bots, "ask", never)
                match, [guest] = await house.seat("marabunta", 1, bots=1)
                while guest.standing["choices"]:
                    await guest.play(match)
                bot = 1 - guest.standing["seat"]
                while house.live(match).to_act == bot:
                    await guest.receive()
            assert services.thinkers.early._pool.workers[0].child.pid is not None
            ready.set()
            await services.thinkers.rest()
            assert services.thinkers.early._pool.workers[0].child.pid is None

    asyncio.run(scene())
