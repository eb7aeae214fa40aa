"""Something to tell a person, before it is put into a language."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Argument: TypeAlias = "str | int | Message | tuple[Message, ...]"


class Message(msgspec.Struct, frozen=True):
    """A key of the Fluent files and its arguments.

    An argument may be a message itself (the name of a region, say) or several (a list of dice):
    they are put into the same language first.
    """

    key: str
    arguments: dict[str, Argument] = {}


def message(key: str, /, **arguments: Argument) -> Message:
    return Message(key, arguments)
