"""The text of a match: written, read back, and refused where it cannot be right."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.core.contract import Option, OptionValue
from ludoteca.core.errors import BadBoard, BadOption, BadRecord, LudotecaError
from ludoteca.core.kernel import Record
from ludoteca.core.match import Chance, Match
from ludoteca.core.message import Message, message
from ludoteca.core.record import read
from ludoteca.core.setting import make_setting
from ludoteca.games.marabunta.boards import MarabuntaBoard
from ludoteca.games.marabunta.game import GAME, Marabunta

OPENING = (
    "first red",
    "turn again",
    "roll pink 1",
    "roll blue leaf",
    "roll orange crate",
    "roll green 0",
    "roll grey 3",
    "roll yellow 2",
)
SPLIT = "split tile | pink blue orange green grey yellow"

# The match below, word for word. The commitment is the SHA-256 of `7`.
RUNNING = """\
ludoteca match, format 1
game marabunta
rules 1
seats 2
option territory picnic
option boards worker
scripted 8
commitment 7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451

chance: first red
chance: turn again
chance: roll pink 1
chance: roll blue leaf
chance: roll orange crate
chance: roll green 0
chance: roll grey 3
chance: roll yellow 2
red: split tile | pink blue orange green grey yellow
blue: take tile
blue: ignore tile
"""
SHA_OF_A_B = "c8687a08aa5d6ed2044328fa6a697ab8e96dc34291e8c2034ae8c38e6fcc6d65"


def running() -> Match:
    match = ludoteca.new_match("marabunta", seed=7, chance=OPENING)
    match.play(SPLIT)
    match.play("take tile")
    return match


def finish(match: Match) -> Match:
    chooser = random.Random(2)
    while match.to_act is not None:
        match.play(chooser.choice(match.legal_numbers()))
    return match


@pytest.fixture(scope="module")
def finished() -> str:
    """The record of a whole match."""
    return finish(ludoteca.new_match("marabunta", seed="a b", boards="queen")).record()


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, f"{old!r} must stand in the text just once"
    return text.replace(old, new)


def refused(text: str, error: type[LudotecaError] = BadRecord, **seed: str) -> Message:
    """Why the text cannot be read."""
    with pytest.raises(error) as refusal:
        ludoteca.load(text, **seed)
    assert str(refusal.value)
    return refusal.value.reason


# Writing


def test_a_running_match_is_written_without_its_seed() -> None:
    assert running().record() == RUNNING


def test_the_owner_may_have_the_seed_of_a_running_match() -> None:
    assert running().record(seed=True) == f"{RUNNING}\nseed 7\n"


def test_a_match_without_a_script_says_nothing_of_one() -> None:
    match = ludoteca.new_match("marabunta", seed=7)
    assert "scripted" not in match.record()


def test_only_what_was_used_of_a_script_is_counted() -> None:
    match = ludoteca.new_match("marabunta", seed=7, chance=(*OPENING, "turn one"))
    assert "\nscripted 8\n" in match.record()


def test_a_finished_match_tells_its_seed_and_its_outcome() -> None:
    match = finish(ludoteca.new_match("marabunta", seed=7))
    outcome = match.outcome
    assert outcome is not None
    red, blue = outcome.scores
    last = f"outcome red {red}, blue {blue}: {' '.join(outcome.reasons)}"
    assert match.record().splitlines()[-3:] == ["", "seed 7", last]
    assert match.record(seed=True) == match.record()


def test_a_finished_match_that_was_read_without_its_seed_cannot_tell_it(finished: str) -> None:
    text = changed(finished, "seed a b\n", "")
    match = ludoteca.load(text)
    assert match.outcome is not None
    assert match.record() == text


# Reading


def test_a_running_match_is_read_back_exactly() -> None:
    match = ludoteca.load(RUNNING)
    assert match.record() == RUNNING
    assert match.state.tobytes() == running().state.tobytes()
    assert match.legal() == running().legal()
    assert match.chance.seed is None


@pytest.mark.parametrize("seed", [7, "7"], ids=repr)
def test_with_its_seed_a_match_that_was_read_goes_on_like_the_original(seed: int | str) -> None:
    from_owner = ludoteca.load(running().record(seed=True))
    from_player = ludoteca.load(RUNNING, seed=seed)
    whole = finish(running()).record()
    assert finish(from_owner).record() == finish(from_player).record() == whole
    assert "\nscripted 8\n" in whole


def test_a_finished_match_is_read_back_exactly(finished: str) -> None:
    match = ludoteca.load(finished)
    assert match.record() == finished
    assert match.to_act is None
    assert match.setting.options == {"territory": "picnic", "boards": "queen"}
    assert match.chance.seed == "a b"


def test_forced_steps_and_chance_missing_at_the_end_are_played_again() -> None:
    """A text cut there is as good as the whole one, as long as the seed is known."""
    cut = changed(running().record(seed=True), "blue: ignore tile\n", "")
    assert ludoteca.load(cut).record() == RUNNING
    unscripted = ludoteca.new_match("marabunta", seed=7).record(seed=True)
    last = [line for line in unscripted.splitlines() if line.startswith("chance: ")][-1]
    assert ludoteca.load(changed(unscripted, f"{last}\n", "")).record(seed=True) == unscripted


def test_a_text_cut_before_an_outcome_of_chance_needs_the_seed() -> None:
    text = ludoteca.new_match("marabunta", seed=7).record()
    last = text.splitlines()[-1]
    end = str(len(text.splitlines()) - 1)
    assert refused(changed(text, f"{last}\n", "")) == message("record-ends-early", line=end)


def test_a_text_that_was_cut_off_is_told_from_a_wrong_one(finished: str) -> None:
    """Wherever it ends behind its header: it is watched as far as it goes, or its end is missed."""
    begin = finished.index("chance: ")
    told: set[str] = set()
    for end in range(begin, begin + 400, 3):
        cut = finished[:end]
        try:
            assert ludoteca.load(cut).outcome is None
        except BadRecord as fault:
            told.add(fault.reason.key)
            assert fault.reason.arguments["line"] == str(len(cut.rstrip("\n").splitlines()))
    assert told == {"record-breaks-off", "record-ends-early"}


@pytest.mark.parametrize("wrong", ["blue: take fig", "blue: take", "seen"])
def test_only_a_last_line_that_nothing_ends_is_broken_off(wrong: str) -> None:
    """`record-line` and `record-action` are for those that somebody wrote whole."""
    text = changed(RUNNING, "blue: take tile\nblue: ignore tile\n", wrong)
    end = str(len(text.splitlines()))
    assert refused(text) == message("record-breaks-off", line=end)
    for rest in ("\n", "\n\nseed 7\n"):
        whole = refused(text + rest)
        assert whole.key in ("record-line", "record-action")
        assert whole.arguments["line"] == end


def test_line_ends_of_other_systems_do_not_matter() -> None:
    assert ludoteca.load(RUNNING.replace("\n", "\r\n")).record() == RUNNING


# Boards of one's own

MEADOW = """\
# bord de rivière

kind = "player-board"
name = "meadow"
row = [0, 9]
groups = [
  { crates = 1, power = "three-points" },

  { crates = 6, power = "one" },   # seldom
]
"""
IN_HEADER = "".join(f"| {line}\n" for line in MEADOW.splitlines())


@pytest.fixture
def meadow(tmp_path: Path) -> Path:
    path = tmp_path / "My meadow.toml"
    path.write_text(MEADOW, encoding="utf-8")
    return path


def test_a_board_of_ones_own_is_in_the_header_whole(meadow: Path) -> None:
    match = ludoteca.new_match("marabunta", seed=7, boards=str(meadow), chance=OPENING)
    assert f"\noption boards My meadow\n{IN_HEADER}scripted 8\n" in match.record()


def test_the_record_brings_a_board_back_when_its_file_is_gone(meadow: Path) -> None:
    match = ludoteca.new_match("marabunta", seed=7, boards=str(meadow))
    meadow.unlink()
    again = ludoteca.load(match.record(seed=True))
    assert again.record(seed=True) == match.record(seed=True)
    assert again.setting == match.setting
    assert len(again.view()["seats"][0]["groups"]) == 2
    assert finish(again).record() == finish(match).record()
    assert ludoteca.load(match.record()).record() == match.record()


def test_a_board_of_ones_own_may_bear_the_name_of_a_shipped_one(tmp_path: Path) -> None:
    path = tmp_path / "worker.toml"
    path.write_text(MEADOW, encoding="utf-8")
    match = ludoteca.new_match("marabunta", seed=7, boards=str(path))
    assert f"\noption boards worker\n{IN_HEADER}commitment" in match.record()
    again = ludoteca.load(match.record())
    assert again.record() == match.record()
    assert len(again.view()["seats"][0]["groups"]) == 2


def test_both_boards_may_be_ones_own(tmp_path: Path, meadow: Path) -> None:
    land = tmp_path / "land.toml"
    land.write_text(GAME.board_text("crumbs").replace('"crumbs"', '"crumbs" # land'))
    match = ludoteca.new_match("marabunta", seed=7, territory=str(land), boards=str(meadow))
    again = ludoteca.load(match.record())
    assert again.record() == match.record()
    assert again.setting.own_files == {"territory", "boards"}


def test_a_broken_board_in_a_record_is_refused_as_in_a_file(meadow: Path) -> None:
    match = ludoteca.new_match("marabunta", seed=7, boards=str(meadow))
    text = changed(match.record(), "| row = [0, 9]\n", "| row = [1, 9]\n")
    reason = refused(text, BadBoard)
    fault = message("board-row-first", points=1)
    assert reason == message("board-fault", file="My meadow", line="5", fault=fault)


# What is refused


@pytest.mark.parametrize("text", ["", "\n", "ludoteca match, format 3\n", f"\n{RUNNING}"])
def test_a_text_must_begin_with_the_title(text: str) -> None:
    assert refused(text) == message(
        "record-title", title="ludoteca match, format 1", other="ludoteca match, format 2"
    )


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("seats 2\n", "seats two\n", 4),
        ("seats 2\n", "seats -2\n", 4),
        ("seats 2\n", "seats 2\nweather rain\n", 5),
        ("option territory picnic\n", "option territory\n", 5),
        ("option territory picnic\n", "| kind\noption territory picnic\n", 5),
        ("scripted 8\n", "scripted all\n", 7),
        ("chance: turn again\n", "chance turn again\n", 11),
        ("chance: turn again\n", "chance:\n", 11),
        ("blue: take tile\n", "blue: take tile\nseed\n", 20),
    ],
)
def test_a_line_that_means_nothing_is_refused_with_its_number(
    old: str, new: str, line: int
) -> None:
    text = changed(RUNNING, old, new)
    expected = text.splitlines()[line - 1]
    assert refused(text) == message("record-line", line=str(line), text=expected)


@pytest.mark.parametrize(
    ("true", "false", "what"),
    [
        ("game marabunta", "game minicity", "game"),
        ("rules 1", "rules 2", "rules"),
        ("seats 2", "seats 3", "seats"),
        ("option boards queen", "option boards worker", "option boards"),
        (f"commitment {SHA_OF_A_B}", f"commitment {'0' * 64}", "commitment"),
        ("seed a b", "seed 7", "seed"),
        ("outcome red", "outcome red 99, blue 0: cupcakes", "outcome"),
    ],
)
def test_what_is_told_twice_is_refused_whichever_is_true(
    finished: str, true: str, false: str, what: str
) -> None:
    assert finished.count(f"\n{true}") == 1
    lines = finished.splitlines()
    place = next(place for place, line in enumerate(lines) if line.startswith(true))
    for both in ([false, lines[place]], [lines[place], false], [lines[place]] * 2):
        text = "\n".join([*lines[:place], *both, *lines[place + 1 :], ""])
        reason = message("record-again", line=str(place + 2), what=what)
        assert refused(text) == reason
        with pytest.raises(BadRecord) as refusal:
            ludoteca.verify(text)
        assert refusal.value.reason == reason


def test_a_second_line_is_found_wherever_it_stands() -> None:
    text = f"{RUNNING}commitment {'0' * 64}\n"
    assert refused(text) == message("record-again", line="21", what="commitment")
    reason = refused(changed(RUNNING, "scripted 8\n", "scripted 0\nscripted 8\n"))
    assert reason == message("record-again", line="8", what="scripted")


def test_a_game_that_does_not_exist_is_refused() -> None:
    reason = refused(changed(RUNNING, "game marabunta", "game chess"), BadOption)
    assert (reason.key, reason.arguments["game"]) == ("bad-game", "chess")
    assert refused(changed(RUNNING, "game marabunta\n", ""), BadOption).key == "bad-game"


@pytest.mark.parametrize(("new", "rules"), [("rules 2\n", "2"), ("rules 01\n", "01"), ("", "")])
def test_other_rules_are_refused(new: str, rules: str) -> None:
    reason = refused(changed(RUNNING, "rules 1\n", new))
    assert reason == message("record-rules", game="marabunta", rules=rules, have="1")


@pytest.mark.parametrize(("new", "seats"), [("seats 3\n", "3"), ("", "0")])
def test_a_wrong_number_of_seats_is_refused(new: str, seats: str) -> None:
    reason = refused(changed(RUNNING, "seats 2\n", new), BadOption)
    assert reason == message("bad-seats", game="marabunta", seats=seats, allowed="2")


def test_an_unknown_option_is_refused() -> None:
    text = changed(RUNNING, "option boards worker", "option weather rain")
    assert refused(text, BadOption).key == "bad-option"


def test_an_unknown_board_is_refused() -> None:
    text = changed(RUNNING, "option boards worker", "option boards beach")
    reason = refused(text, BadOption)
    expected = message("bad-board-value", option="boards", value="beach", allowed="worker, queen")
    assert reason == expected


def test_an_option_that_is_not_told_has_its_default() -> None:
    text = changed(RUNNING, "option boards worker\n", "")
    assert ludoteca.load(text).record() == RUNNING


def test_a_seed_that_does_not_fit_the_commitment_is_refused(finished: str) -> None:
    assert refused(RUNNING, seed="8") == message("record-seed")
    assert refused(changed(finished, "seed a b\n", "seed a c\n")) == message("record-seed")
    assert refused(finished, seed="a c") == message("record-seed")
    without = RUNNING.replace("\ncommitment ", "\ncommitment 0")
    assert refused(without, seed="7") == message("record-seed")


@pytest.mark.parametrize(
    ("old", "new", "line", "actor"),
    [
        ("blue: take tile", "red: take tile", 19, "red"),
        ("blue: take tile", "green: take tile", 19, "green"),
        ("red: split", "chance: split", 18, "chance"),
        ("chance: roll grey 3", "red: roll grey 3", 16, "red"),
        ("chance: roll yellow 2\n", "", 17, "red"),  # a line is missing
    ],
)
def test_an_action_of_somebody_else_is_refused(old: str, new: str, line: int, actor: str) -> None:
    reason = refused(changed(RUNNING, old, new))
    assert reason == message("record-actor", line=str(line), actor=actor)


@pytest.mark.parametrize(
    ("old", "new", "line", "action", "key"),
    [
        ("roll grey 3", "roll pink 3", 16, "roll pink 3", "marabunta-refused-other-die"),
        ("roll grey 3", "roll grey 7", 16, "roll grey 7", "refused-unknown"),
        ("blue: take tile", "blue: take all", 19, "take all", "refused-unknown"),
        ("ignore tile", "apply tile", 20, "apply tile", "marabunta-refused-useless"),
    ],
)
def test_an_action_against_the_rules_is_refused_with_the_reason(
    old: str, new: str, line: int, action: str, key: str
) -> None:
    reason = refused(changed(RUNNING, old, new))
    assert reason.key == "record-action"
    assert (reason.arguments["line"], reason.arguments["action"]) == (str(line), action)
    why = reason.arguments["reason"]
    assert isinstance(why, Message)
    assert why.key == key


def test_nothing_can_follow_the_end(finished: str) -> None:
    actions = [line for line in finished.splitlines() if line.startswith(("red: ", "blue: "))]
    text = finished.replace("\nseed ", f"{actions[-1]}\n\nseed ")
    line = text.splitlines().index("seed a b")  # the blank line before it is not counted off
    reason = refused(text)
    assert reason.key == "record-actor"
    assert reason.arguments["line"] == str(line - 1)


def test_a_match_cut_short_cannot_have_an_outcome(finished: str) -> None:
    lines = finished.splitlines(keepends=True)
    decisions = [place for place, line in enumerate(lines) if line.startswith(("red:", "blue:"))]
    text = "".join(lines[: decisions[40]] + lines[-3:])
    assert refused(text) == message("record-cut")


# What a reader may not know


class Secretive(Marabunta):
    """Marabunta where tiles are turned in secret: only red may know them."""

    def is_hidden(
        self, board: MarabuntaBoard, state: Record, number: int, seat: int | None
    ) -> bool:
        return seat != 0 and self.text(self.action(board, number)).startswith("turn")


SECRETIVE = Secretive()


def find_secretive(name: str) -> Secretive:
    assert name == "marabunta"
    return SECRETIVE


@pytest.fixture
def secret() -> Match:
    match = Match(SECRETIVE, make_setting(SECRETIVE, 2, {}), Chance.of_seed("7", OPENING))
    match.advance()
    match.play(SPLIT)
    match.play("take tile")
    return match


@pytest.mark.parametrize("seat", [None, 1])
def test_a_redacted_text_hides_what_its_reader_may_not_know(
    secret: Match, seat: int | None
) -> None:
    hidden = changed(RUNNING, "chance: turn again\n", "chance: ?\n")
    assert secret.record(seat, redacted=True) == hidden
    with pytest.raises(BadRecord) as refusal:
        read(hidden, find_secretive)
    assert refusal.value.reason == message("record-redacted", line="11")


def test_who_may_know_everything_reads_the_whole_text(secret: Match) -> None:
    assert secret.record(0, redacted=True) == RUNNING
    assert secret.record(1) == secret.record() == RUNNING
    assert read(RUNNING, find_secretive).record() == RUNNING


# Options that are not boards


class Windy(Marabunta):
    """Marabunta with a switch."""

    options = (  # type: ignore[assignment] # mypy counts them
        *Marabunta.options,
        Option("windy", False, (False, True)),
    )


WINDY = Windy()


@pytest.mark.parametrize(("value", "text"), [(True, "true"), (False, "false")])
def test_a_switch_is_written_as_a_word_and_read_back(value: bool, text: str) -> None:
    options: dict[str, OptionValue] = {"windy": value}
    match = Match(WINDY, make_setting(WINDY, 2, options), Chance.of_seed("7"))
    match.advance()
    record = match.record()
    assert f"\noption windy {text}\n" in record

    def find_windy(name: str) -> Marabunta:
        return WINDY

    again = read(record, find_windy)
    assert again.record() == record
    assert again.setting.options["windy"] is value
    with pytest.raises(BadOption) as refusal:
        read(changed(record, f"windy {text}", "windy perhaps"), find_windy)
    arguments: dict[str, Any] = dict(refusal.value.reason.arguments)
    assert arguments == {"option": "windy", "value": "perhaps", "allowed": "false, true"}


# What others send


def test_a_record_opens_no_file_on_this_machine(tmp_path: Path) -> None:
    board = tmp_path / "secret.toml"
    board.write_text("kind = 'territory'\n")
    text = ludoteca.new_match("marabunta", seed=7).record()
    text = text.replace("option territory picnic", f"option territory {board}")
    with pytest.raises(BadOption) as refused:
        ludoteca.load(text)
    assert refused.value.reason.key == "bad-board-value"


@pytest.mark.parametrize("heading", ["rules", "seats", "scripted"])
def test_numbers_beyond_all_reason_are_no_line_of_a_record(heading: str) -> None:
    text = ludoteca.new_match("marabunta", seed=7).record()
    text = text.replace("commitment", f"{heading} {'9' * 900}\ncommitment")
    with pytest.raises(BadRecord) as refused:
        ludoteca.load(text)
    assert refused.value.reason.key == "record-line"


def test_a_record_without_commitment_is_refused() -> None:
    text = ludoteca.new_match("marabunta", seed=7).record()
    text = re.sub(r"commitment .*\n", "", text)
    with pytest.raises(BadRecord) as refused:
        ludoteca.load(text)
    assert refused.value.reason.key == "record-commitment"


@pytest.mark.parametrize("seed", ["", " 7", "7\n8", "a\tb"])
def test_a_seed_that_does_not_fit_on_a_line_is_refused(seed: str) -> None:
    with pytest.raises(BadOption) as refused:
        ludoteca.new_match("marabunta", seed=seed)
    assert refused.value.reason.key == "bad-seed"


def test_a_strange_line_end_in_a_comment_of_a_board_survives_the_record(tmp_path: Path) -> None:
    picnic = ludoteca.new_match("marabunta", seed=7).setting.files["territory"]
    board = tmp_path / "strange.toml"
    board.write_text(f"# one\u2028two\u0085three\n{picnic}", encoding="utf-8")
    match = ludoteca.new_match("marabunta", seed=7, territory=str(board))
    assert ludoteca.load(match.record()).setting == match.setting


def test_a_record_that_is_too_large_is_refused_with_its_line() -> None:
    reason = refused(RUNNING + "x" * 1003)
    line = str(RUNNING.count("\n") + 1)
    assert reason.key == "record-too-large"
    assert reason.arguments == {"line": line, "reason": message("text-line-long", limit=1002)}
    reason = refused(RUNNING + "\n" * 600_000)
    assert reason.arguments == {"line": "1", "reason": message("text-long", limit=524_288)}


def test_the_longest_line_of_a_board_fits_into_a_record(tmp_path: Path) -> None:
    path = tmp_path / "wide.toml"
    path.write_text(f"#{'x' * 999}\n{MEADOW}", encoding="utf-8")
    match = ludoteca.new_match("marabunta", seed=7, boards=str(path))
    assert ludoteca.load(match.record()).record() == match.record()


def test_to_write_a_record_the_match_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = ludoteca.load(RUNNING)
    before = match.record()
    monkeypatch.delattr(Match, "steps")
    assert match.record() == before
