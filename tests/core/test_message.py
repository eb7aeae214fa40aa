"""Messages: keys and arguments, before they are words."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca.core.message import Message, message


def test_a_message_is_a_key_and_its_arguments() -> None:
    told = message("bad-seats", game="marabunta", seats="3")
    assert told == Message("bad-seats", {"game": "marabunta", "seats": "3"})
    assert told != message("bad-seats", game="marabunta", seats="4")


def test_a_message_needs_no_arguments_and_shares_none() -> None:
    one, other = Message("match-over"), message("match-over")
    assert one == other
    assert one.arguments == {}
    one.arguments["left"] = "behind"
    assert Message("match-over").arguments == {}


def test_an_argument_may_be_called_key() -> None:
    told = message("board-key-missing", key="face")
    assert (told.key, told.arguments) == ("board-key-missing", {"key": "face"})


def test_a_message_cannot_be_changed() -> None:
    told = message("match-over")
    with pytest.raises(AttributeError):
        told.key = "match-goes-on"  # type: ignore[misc]


def test_messages_in_a_message_go_to_the_browser_as_plain_data() -> None:
    region = message("region", region="pink")
    told = message("marabunta-die", region=region, faces=(message("one"), message("two")), times=2)
    assert msgspec.json.decode(msgspec.json.encode(told)) == {
        "key": "marabunta-die",
        "arguments": {
            "region": {"key": "region", "arguments": {"region": "pink"}},
            "faces": [{"key": "one", "arguments": {}}, {"key": "two", "arguments": {}}],
            "times": 2,
        },
    }
