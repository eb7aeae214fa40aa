"""The language of a command: from `--language`, else from the environment, else English."""

from __future__ import annotations

import os
from contextvars import ContextVar
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from ludoteca.core.message import Argument, Message

# `core.texts` has the same list, but loading it takes longer than all of `--help`; a test
# compares the two.
LANGUAGES = ("en", "it", "fr", "pl")

CHOSEN: ContextVar[str] = ContextVar("CHOSEN", default="en")


def usual_language() -> str:
    """The language of the environment, if we speak it."""
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    code = next((name for name in names if name), "")[:2]
    return code if code in LANGUAGES else "en"


def choose_language(code: str) -> str:
    """Remember the language, for errors too."""
    if code not in LANGUAGES:
        raise typer.BadParameter(f"{code!r} is not one of {', '.join(LANGUAGES)}")
    CHOSEN.set(code)
    return code


def chosen() -> str:
    return CHOSEN.get()


def tell(told: Message) -> str:
    """A message in the language of the command."""
    from ludoteca.core import texts

    return texts.say(told, chosen())


def say(key: str, /, **arguments: Argument) -> str:
    """A text of the command line in its language."""
    from ludoteca.core.message import message

    return tell(message(key, **arguments))
