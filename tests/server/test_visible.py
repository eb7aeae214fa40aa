"""Names and lines that show nothing, or more than they should."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.server.people.visible_text import clean_chat, clean_name
from ludoteca.server.problems import Refusal
from tests.server.players import Player

NOTHING = [
    "",
    "   ",
    "\n\t\u2028\u0085",
    "\u3164",  # Hangul fillers
    "\u115f\u1160",
    "\uffa0",
    "\u2800\u2800",  # an empty cell of Braille
    "\u200b\u200c\u200d\u2060\ufeff",  # without width
    "\u202e\u2066\u2069",  # turns the direction
    "\u00ad\u180e\u17b4\u034f",
    "\ufe0f\U000e0100",  # selectors of variants
    "\U000e0041\U000e007f",  # tags
    "\u0301\u0302",  # accents on nothing
    " \u20e3 \u3164",
    "\ue000\U0010ffff",  # for private use, or not given to anything
]
TOWER = "a" + "\u0335" * 5


def why_not(clean: Callable[[str], str], text: str) -> str:
    with pytest.raises(Refusal) as refused:
        clean(text)
    return refused.value.reason.key


@pytest.mark.parametrize("text", NOTHING, ids=ascii)
def test_what_shows_nothing_is_no_name_and_no_line(text: str) -> None:
    assert why_not(clean_name, text) == "server-no-name"
    assert why_not(clean_chat, text) == "server-chat-empty"


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("  Anna   Maria\n", "Anna Maria"),
        ("An\u200bna", "Anna"),
        ("\u202eannA", "annA"),
        ("Zoe\u0308", "Zoë"),  # one sign now, however it was typed
        ("Łucja", "Łucja"),
        ("नीता", "नीता"),  # marks that are vowels
        ("דָּוִד", unicodedata.normalize("NFC", "דָּוִד")),
        ("小林", "小林"),
        ("\u2764\ufe0f", "\u2764"),
        ("!?", "!?"),
        ("x" * 24, "x" * 24),
        ("e\u0301" * 24, "é" * 24),
    ],
    ids=ascii,
)
def test_a_name_is_kept_as_others_see_it(written: str, name: str) -> None:
    assert clean_name(written) == name


def test_a_long_name_is_refused_in_words() -> None:
    assert why_not(clean_name, "x" * 25) == "server-name-long"
    # Some signs become several when they are composed: 24 of these are 72.
    assert why_not(clean_name, "\U0001d160" * 24) == "server-name-long"


@pytest.mark.parametrize("text", [TOWER, "Anna \u0301", "\u0301Anna"], ids=ascii)
def test_marks_belong_on_letters_and_few_on_each(text: str) -> None:
    assert why_not(clean_name, text) == "server-marks"
    assert why_not(clean_chat, text) == "server-marks"
    assert why_not(clean_chat, f"hello\n{text}") == "server-marks"


def test_lines_may_break() -> None:
    assert clean_chat(" one\ntwo\u200b \r") == "one\ntwo"


@given(st.text(max_size=60))
def test_a_clean_name_is_clean_and_short(text: str) -> None:
    try:
        name = clean_name(text)
    except Refusal:
        return
    assert clean_name(name) == name
    assert 1 <= len(name) <= 24
    assert name.isprintable()
    # PostgreSQL and every browser can take it.
    name.encode("utf-8")


def test_the_server_says_what_is_wrong_with_a_name(newcomer: Callable[[], Player]) -> None:
    player = newcomer()
    for name, key in (
        ("\u3164", "server-no-name"),
        ("\u2800", "server-no-name"),
        ("", "server-no-name"),
        (TOWER, "server-marks"),
        ("x" * 25, "server-name-long"),
        ("x" * 10_000, "server-not-understood"),
    ):
        answer = player.http.patch("/api/session", json={"name": name})
        assert answer.status_code == 400
        assert answer.json()["reason"]["key"] == key
        if key == "server-not-understood":
            continue
        seats = [{"kind": "me"}, {"kind": "device", "name": name}]
        wish = {"game": "marabunta", "seats": seats}
        assert player.post("/api/tables", wish, expect=400)["reason"]["key"] == key
    assert player.post("/api/session")["name"] is None


def test_a_line_of_chat_that_shows_nothing_is_not_said(newcomer: Callable[[], Player]) -> None:
    player = newcomer()
    table = player.open_table("marabunta", "me", "device", start=True, chat=True)
    player.watch(table["match"])
    player.send(type="say", match=table["match"], text="\u3164\u200b")
    assert player.expect("problem")["reason"]["key"] == "server-chat-empty"
    player.send(type="say", match=table["match"], text="hello\u202e")
    assert player.expect("chat")["text"] == "hello"
