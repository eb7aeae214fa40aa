"""Whatever is given wrongly is told in one sentence, with exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.cli import explain, main
from ludoteca.core import gpu
from tests.cli.conftest import Run, played


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_an_unknown_game_is_refused_with_those_there_are(run: Run, command: str) -> None:
    assert run(command, "chess").refused("chess", "marabunta")


@pytest.mark.parametrize(
    ("option", "words"),
    [
        ("colour=red", ("colour", "territory")),
        ("territory", ("name=value",)),
        ("territory=moon", ("moon", "picnic", "crumbs")),
        ("game=marabunta", ("game", "territory")),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_wrong_options_of_a_game_are_refused(
    run: Run, command: str, option: str, words: tuple[str, ...]
) -> None:
    assert run(command, "marabunta", "--option", option).refused(*words)


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("simulate", "marabunta", "--games", "many"), "integer"),
        (("simulate", "marabunta", "--games", "0"), "--games"),
        (("simulate", "marabunta", "--seed", "-1"), "--seed"),
        (("simulate", "marabunta", "--threads", "0"), "--threads"),
        (("simulate", "marabunta", "--seats", "5"), "5"),
        (("simulate",), "GAME"),
        (("bench", "--seconds", "0"), "--seconds"),
        (("bench", "--device", "abacus"), "abacus"),
        (("play", "marabunta", "--seat", "green"), "green"),
        (("play", "marabunta", "--seed", " 7"), "seed"),
        (("games", "--language", "la"), "la"),
        (("games", "--fast"), "--fast"),
        (("dance",), "dance"),
    ],
)
def test_wrong_arguments_are_refused(run: Run, arguments: tuple[str, ...], word: str) -> None:
    assert run(*arguments).refused(word)


READERS = [
    ("verify",),
    ("replay",),
    ("boards", "check"),
    ("play", "marabunta", "--load"),
]


@pytest.mark.parametrize("command", READERS)
def test_a_missing_file_is_named(run: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
    assert run(*command, tmp_path / "nowhere").refused("nowhere")


@pytest.mark.parametrize("command", READERS)
def test_a_folder_is_no_file(run: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
    assert run(*command, tmp_path).refused(tmp_path.name)


@pytest.mark.parametrize("command", READERS)
def test_a_file_that_is_not_text_is_named(
    run: Run, tmp_path: Path, command: tuple[str, ...]
) -> None:
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00")
    assert run(*command, tmp_path / "noise").refused("noise", "UTF-8")


def test_a_board_that_is_not_text_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00")
    option = f"territory={tmp_path / 'noise'}"
    assert run("simulate", "marabunta", "--option", option).refused("noise", "UTF-8")


@pytest.mark.parametrize("command", [READERS[0], READERS[1], READERS[3]])
def test_a_text_that_is_no_record_is_refused(
    run: Run, tmp_path: Path, command: tuple[str, ...]
) -> None:
    (tmp_path / "poem").write_text("Roses are red\n", encoding="utf-8")
    assert run(*command, tmp_path / "poem").refused("ludoteca match, format 1")


def test_a_record_of_an_unknown_game_is_refused(run: Run, tmp_path: Path, finished: str) -> None:
    (tmp_path / "chess").write_text(finished.replace("game marabunta", "game chess"))
    assert run("replay", tmp_path / "chess").refused("chess")
    assert run("verify", tmp_path / "chess").refused("chess")


def test_a_wrong_board_cannot_be_played_on(run: Run, tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text('kind = "territory"\nname = "own"\nface = "sea"\n')
    option = f"territory={tmp_path / 'own.toml'}"
    assert run("play", "marabunta", "--option", option).refused("line 3", "sea")


def test_a_match_without_its_seed_cannot_be_continued(run: Run, tmp_path: Path) -> None:
    (tmp_path / "running").write_text(played(decisions=5).record(), encoding="utf-8")
    assert run("play", "marabunta", "--load", tmp_path / "running").refused("seed")


def test_a_loaded_match_has_its_own_options(run: Run, finished_file: Path) -> None:
    arguments = ("play", "marabunta", "--load", finished_file)
    assert run(*arguments, "--seed", "7").refused("--load")
    assert run(*arguments, "--option", "territory=picnic").refused("--load")


def test_cuda_that_is_not_there_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "load_cuda", lambda: None)
    assert run("bench", "--device", "cuda").refused("CUDA", 'pip install "ludoteca[cuda]"')


def test_faults_of_our_own_are_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> int:
        raise ZeroDivisionError

    monkeypatch.setattr("ludoteca.cli.games.list_games", fail)
    with pytest.raises(ZeroDivisionError):
        main(["games"])


def test_text_in_another_encoding_is_told_wherever_it_is_read() -> None:
    with pytest.raises(UnicodeDecodeError) as caught:
        b"\xff".decode()
    assert "UTF-8" in str(explain(caught.value))
