"""Bots by name, bots of other packages and other programs, and bots that misbehave."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest

import ludoteca
from ludoteca.bots.bot import Bot, BotFault
from ludoteca.bots.contest import play_match
from ludoteca.bots.guard import GuardedBot
from ludoteca.bots.knowledge import manner_of
from ludoteca.bots.levels import ITERATIONS, LEVELS
from ludoteca.bots.players import bot_names, find_bot, read_search
from ludoteca.bots.position import Position
from ludoteca.bots.program import ProgramBot
from ludoteca.core.errors import BadOption
from ludoteca.core.setting import make_setting
from ludoteca.games import find_game

EXAMPLES = Path("docs/examples").resolve()
MARABUNTA = find_game("marabunta")
SETTING = make_setting(MARABUNTA, None, {})
HASTY = f"program:{sys.executable} {EXAMPLES / 'hasty.py'}"


@pytest.fixture
def position() -> Position:
    return Position.of(ludoteca.new_match("marabunta", seed=1))


@pytest.fixture
def cautious(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The example package, as an installer would leave it."""
    shutil.copy(EXAMPLES / "cautious" / "cautious.py", tmp_path)
    facts = tmp_path / "cautious-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: cautious\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text("[ludoteca.bots]\ncautious = cautious:Cautious\n")
    monkeypatch.syspath_prepend(str(tmp_path))


def test_the_example_package_declares_the_entry_point_tested_here() -> None:
    text = (EXAMPLES / "cautious" / "pyproject.toml").read_text(encoding="utf-8")
    assert '[project.entry-points."ludoteca.bots"]\ncautious = "cautious:Cautious"\n' in text


@pytest.mark.usefixtures("cautious")
def test_a_bot_of_an_installed_package_is_found_and_plays(position: Position) -> None:
    assert bot_names() == [*LEVELS, "cautious"]
    bot = find_bot("cautious", MARABUNTA, seed=4)
    assert bot.choose(position) in position.legal_numbers()


def test_a_name_that_no_bot_has_is_answered_with_those_that_exist() -> None:
    with pytest.raises(BadOption, match=r"“nobody”.*random, beginner, casual, strong, master"):
        find_bot("nobody", MARABUNTA)


def test_settings_of_the_search_make_a_bot() -> None:
    text = "search:iterations=12,horizon=7,informed=0,humility=0.5"
    manner, clock, _ = read_search(text, MARABUNTA)
    assert (manner.horizon, manner.informed, manner.humility) == (7, False, 0.5)
    with clock.budget(0) as budget:
        assert (budget.iterations, budget.seconds) == (12, None)


def test_without_settings_a_search_is_a_masters() -> None:
    manner, clock, _ = read_search("search:", MARABUNTA)
    assert manner == manner_of(MARABUNTA)
    assert clock.iterations == ITERATIONS["master"]


@pytest.mark.parametrize("text", ["speed=3", "horizon", "horizon=far", "iterations=", "=4"])
def test_settings_that_do_not_exist_are_answered_with_those_that_do(text: str) -> None:
    with pytest.raises(
        BadOption, match=f"“{text}”.*iterations, seconds, knowledge, network, exploration"
    ):
        find_bot(f"search:{text}", MARABUNTA)


def test_a_program_plays_a_whole_match() -> None:
    faults: list[tuple[int, str]] = []
    match = play_match(
        MARABUNTA, SETTING, [HASTY, "random"], 3, lambda seat, fault: faults.append((seat, fault))
    )
    assert match.to_act is None
    assert faults == []
    chosen = [step for step in match.steps() if step.actor == 0 and not step.forced]
    assert len(chosen) > 10
    for step in chosen[:20]:
        before = Position(MARABUNTA, SETTING, match.board, 0, step.index, 0, step.before)
        assert step.number == before.legal_numbers()[-1]


@pytest.fixture
def program(tmp_path: Path) -> Callable[[str], ProgramBot]:
    def make(source: str) -> ProgramBot:
        file = tmp_path / "bot.py"
        file.write_text("import json, sys, time\n" + textwrap.dedent(source))
        return ProgramBot([sys.executable, str(file)], seed=0)

    return make


def test_a_program_may_answer_in_notation(
    program: Callable[[str], ProgramBot], position: Position
) -> None:
    bot = program(
        """
        for line in sys.stdin:
            told = json.loads(line)
            if told["type"] == "begin":
                assert told["game"] == "marabunta" and told["protocol"] == 1, told
                assert told["seats"] == ["red", "blue"] and told["seat"] in told["seats"], told
            else:
                assert told["view"]["game"] == "marabunta"
                print(json.dumps({"play": told["choices"][5]["text"]}), flush=True)
        """
    )
    assert bot.choose(position) == position.legal_numbers()[5]
    bot.close()


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("sys.exit(3)", "BotFault: the program has ended"),
        ("print('hello', flush=True); time.sleep(600)", "BotFault: not an answer: 'hello'"),
        ("print('{}', flush=True); time.sleep(600)", "BotFault: not an answer: '{}'"),
        ("print('{\"play\": 99999}', flush=True); time.sleep(600)", "99999 is not a legal action"),
        ('print(\'{"play": "fly"}\', flush=True); time.sleep(600)', "IllegalAction"),
        ("time.sleep(600)", "BotFault: no answer within 1 s"),
    ],
)
def test_a_program_that_misbehaves_forfeits_the_decision_and_is_reported(
    program: Callable[[str], ProgramBot], position: Position, source: str, fault: str
) -> None:
    faults: list[str] = []
    patience = 1.0 if source == "time.sleep(600)" else 300.0  # a program may start slowly
    guarded = GuardedBot(program(source), seconds=patience, report=faults.append)
    assert guarded.choose(position) in position.legal_numbers()
    assert len(faults) == guarded.faults == 1
    assert fault in faults[0]
    guarded.close()


def test_a_program_that_does_not_exist_is_reported(position: Position) -> None:
    faults: list[str] = []
    guarded = GuardedBot(ProgramBot(["no-such-program"], 0), report=faults.append)
    assert guarded.choose(position) in position.legal_numbers()
    assert "cannot be started" in faults[0]


def test_a_program_that_ended_is_started_again(
    program: Callable[[str], ProgramBot], position: Position
) -> None:
    bot = program(
        """
        sys.stdin.readline()
        told = json.loads(sys.stdin.readline())
        print(json.dumps({"play": told["choices"][0]["number"]}), flush=True)
        """
    )
    first = position.legal_numbers()[0]
    assert bot.choose(position) == first
    assert bot.process is not None
    bot.process.wait()
    assert bot.choose(position) == first
    bot.close()


class Crashing:
    def choose(self, position: Position) -> int:
        raise ZeroDivisionError("of course")


class Nonsense:
    def choose(self, position: Position) -> int:
        return -5


class Hanging:
    def __init__(self) -> None:
        self.freed = Event()

    def choose(self, position: Position) -> int:
        self.freed.wait()
        return position.legal_numbers()[0]


@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        (Crashing(), "ZeroDivisionError: of course"),
        (Nonsense(), "BotFault: -5 is not a legal action"),
    ],
)
def test_a_bot_that_misbehaves_forfeits_the_decision_and_is_reported(
    bot: Bot, fault: str, position: Position
) -> None:
    faults: list[str] = []
    assert GuardedBot(bot, report=faults.append).choose(position) in position.legal_numbers()
    assert faults == [fault]


def test_a_bot_that_hangs_is_left_behind_and_asked_again_when_it_is_free(
    position: Position,
) -> None:
    faults: list[str] = []
    hanging = Hanging()
    guarded = GuardedBot(hanging, seconds=0.2, report=faults.append)
    for _ in range(2):
        assert guarded.choose(position) in position.legal_numbers()
    assert ["no answer" in fault for fault in faults] == [True, False]
    assert "still busy" in faults[1]
    assert guarded.late is not None
    hanging.freed.set()
    guarded.late.put(guarded.late.get())  # wait for the answer that is overdue
    guarded.seconds = 300.0
    assert guarded.choose(position) == position.legal_numbers()[0]
    assert guarded.faults == 2


def test_a_well_behaved_bot_is_not_disturbed(position: Position) -> None:
    own = find_bot("random", MARABUNTA)
    guarded = GuardedBot(own)
    for _ in range(200):
        assert guarded.choose(position) == own.choose(position)
    assert guarded.faults == 0


def test_a_fault_says_what_happened() -> None:
    with pytest.raises(BotFault, match="cannot be started"):
        ProgramBot(["no-such-program"], 0).choose(
            Position.of(ludoteca.new_match("marabunta", seed=1))
        )
