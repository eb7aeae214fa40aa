"""Messages put into words: Fluent files in `locale/`, shared with the browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib.resources.abc import Traversable
from itertools import pairwise
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from ludoteca.core.message import Argument, Message

LANGUAGES = ("en", "it", "fr", "pl")
LOCALE = Path(__file__).parent.parent / "locale"


class BadText(LookupError):
    """A text that is not there, or cannot be said: a fault of the game that asks for it."""


GUESTS: list[dict[str, str]] = []  # texts of games from other packages, by language


def read_texts(folder: Traversable) -> dict[str, str]:
    """The Fluent files that a guest brings along, by language: `texts/en.ftl` …"""
    files = {code: folder / "texts" / f"{code}.ftl" for code in LANGUAGES}
    return {code: file.read_text("utf-8") for code, file in files.items() if file.is_file()}


def add_texts(texts: dict[str, str]) -> None:
    """Speak a guest's words, too; what it does not say in a language it says in English."""
    if texts not in GUESTS:
        GUESTS.append(texts)
        texts_of.cache_clear()


# An entry begins where a line does; whatever it refers to comes after one of these signs.
ENTRY = re.compile(r"^-?[a-zA-Z][\w-]*(?= *=)", re.MULTILINE)
REFERENCE = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")


class Texts:
    """All texts of one language. Each is taken apart when it is first said: all would take long."""

    def __init__(self, language: str) -> None:
        # Isolation marks protect mixed left-to-right and right-to-left text; ours has none.
        self.bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        self._apart: set[str] = set()

    def add(self, file: str) -> None:
        """Of a key that is there already, the first text stays."""
        begins = [entry.start() for entry in ENTRY.finditer(file)]
        for begin, end in pairwise([*begins, len(file)]):
            source = file[begin:end]
            self._sources.setdefault(source.split("=", 1)[0].strip(), source)

    def has(self, key: str) -> bool:
        self._take_apart(key, ())
        return bool(self.bundle.has_message(key))

    def _take_apart(self, key: str, around: tuple[str, ...]) -> None:
        """After all that it refers to: another thread that finds the one finds the others."""
        if key in self._apart or key in around or key not in self._sources:
            return
        for other in REFERENCE.findall(self._sources[key]):
            self._take_apart(other, (*around, key))
        self.bundle.add_resource(FluentResource(self._sources[key]))
        self._apart.add(key)


@cache
def texts_of(language: str) -> Texts:
    if language not in LANGUAGES:
        raise ValueError(f"no texts in {language!r}; there are {', '.join(LANGUAGES)}")
    texts = Texts(language)
    for path in sorted((LOCALE / language).glob("*.ftl")):
        texts.add(path.read_text(encoding="utf-8"))
    for guest in GUESTS:
        for code in (language, "en"):
            texts.add(guest.get(code, ""))
    return texts


def say(message: Message, language: str = "en") -> str:
    """The message in words of that language."""
    texts = texts_of(language)
    if not texts.has(message.key):
        raise BadText(f"there is no text {message.key!r} in {language!r}")
    arguments = {name: spoken(value, language) for name, value in message.arguments.items()}
    pattern = texts.bundle.get_message(message.key).value
    if pattern is None:
        raise BadText(f"the text {message.key!r} has no value in {language!r}")
    words, errors = texts.bundle.format_pattern(pattern, arguments)
    if errors:
        raise BadText(f"the text {message.key!r} in {language!r}: {errors[0]}")
    return str(words)


def speaker(language: str) -> Callable[..., str]:
    """Says texts by key and arguments, all in one language."""

    def speak(key: str, /, **arguments: Argument) -> str:
        return say(Message(key, arguments), language)

    return speak


def spoken(value: Argument, language: str) -> object:
    """An argument as Fluent takes it: nested messages in words, several joined by commas.

    Numbers are written as on the boards: 1200, with nothing between the digits.
    """
    if isinstance(value, Message):
        return say(value, language)
    if isinstance(value, tuple):
        return ", ".join(say(item, language) for item in value)
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value
