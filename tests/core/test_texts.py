"""Putting a message into words."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from ludoteca.core import texts
from ludoteca.core.message import Message, message
from ludoteca.core.texts import say

Write = Callable[..., None]


@pytest.fixture
def write_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Other texts in place of the real ones: a language and its lines."""

    def write(language: str, *lines: str, file: str = "a.ftl") -> None:
        folder = tmp_path / language
        folder.mkdir(exist_ok=True)
        (folder / file).write_text("\n".join(lines) + "\n", encoding="utf-8")

    monkeypatch.setattr(texts, "LOCALE", tmp_path)
    monkeypatch.setattr(texts, "texts_of", cache(texts.texts_of.__wrapped__))
    return write


def test_a_message_is_a_key_and_its_arguments() -> None:
    assert message("bad-game", game="x", allowed="y") == Message(
        "bad-game", {"game": "x", "allowed": "y"}
    )
    assert message("match-over").arguments == {}


def test_a_message_is_said_in_english_unless_told_otherwise() -> None:
    assert say(message("match-over")) == say(message("match-over"), "en") == "The match is over."


def test_a_language_may_have_several_files(write_texts: Write) -> None:
    write_texts("it", "uno = primo", file="a.ftl")
    write_texts("it", "due = secondo", file="b.ftl")
    assert [say(message(key), "it") for key in ("uno", "due")] == ["primo", "secondo"]


def test_a_nested_message_is_put_into_the_same_language(write_texts: Write) -> None:
    write_texts("en", "won = { $who } wins", "red = Red")
    write_texts("pl", "won = wygrywa { $who }", "red = Czerwony")
    won = message("won", who=message("red"))
    assert say(won, "en") == "Red wins"
    assert say(won, "pl") == "wygrywa Czerwony"


def test_several_messages_are_joined_by_commas(write_texts: Write) -> None:
    write_texts("en", "takes = takes: { $dice }", "die = { $face }")
    dice = tuple(message("die", face=face) for face in (1, 2, 3))
    assert say(message("takes", dice=dice)) == "takes: 1, 2, 3"
    assert say(message("takes", dice=())) == "takes: "


def test_a_text_may_refer_to_others_wherever_they_stand(write_texts: Write) -> None:
    write_texts("en", "-kind = ant", "both = { red } and { blue }", "red = a red { -kind }")
    write_texts("en", "blue = { $many ->", "   *[other] blue { -kind }s", "}", file="b.ftl")
    assert say(message("both", many=2)) == "a red ant and blue ants"


def test_of_a_key_in_two_files_the_first_text_stays(write_texts: Write) -> None:
    write_texts("en", "red = Red", file="a.ftl")
    write_texts("en", "red = Scarlet", "blue = Blue", file="b.ftl")
    assert [say(message(key)) for key in ("blue", "red")] == ["Blue", "Red"]


def test_a_text_that_is_not_well_formed_is_as_if_it_were_not_there(write_texts: Write) -> None:
    write_texts("en", "red = { $who", "blue = Blue")
    assert say(message("blue")) == "Blue"
    with pytest.raises(LookupError, match="no text 'red'"):
        say(message("red"))


def test_a_text_that_refers_to_itself_is_named(write_texts: Write) -> None:
    write_texts("en", "hen = out of an { egg }", "egg = out of a { hen }")
    with pytest.raises(LookupError, match="'hen'"):
        say(message("hen"))


def test_no_invisible_marks_surround_an_argument(write_texts: Write) -> None:
    write_texts("en", "hello = Hello { $who }!")
    assert say(message("hello", who="Red")) == "Hello Red!"


def test_an_unknown_language_is_refused_with_the_languages_there_are() -> None:
    with pytest.raises(ValueError, match=r"no texts in 'de'; there are en, it, fr, pl"):
        say(message("match-over"), "de")


def test_an_unknown_key_is_named() -> None:
    with pytest.raises(LookupError, match="no-such-text"):
        say(message("no-such-text"))


def test_a_missing_argument_is_named_with_its_text() -> None:
    with pytest.raises(LookupError, match=r"'bad-game' in 'fr'.*game"):
        say(message("bad-game", allowed="x"), "fr")


def test_a_key_without_a_value_is_named(write_texts: Write) -> None:
    write_texts("en", "button =", "    .title = Press")
    with pytest.raises(LookupError, match="'button' has no value in 'en'"):
        say(message("button"))
