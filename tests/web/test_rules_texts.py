"""The rules pages: a text for every paragraph and ruling, and an answer to every "why?"."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import ludoteca
from ludoteca.core.texts import LANGUAGES, LOCALE
from ludoteca.games import find_game

GAMES = Path(ludoteca.__file__).parent / "games"
PAGES = Path(__file__).parents[2] / "web" / "src" / "parts" / "rules"
each_game = pytest.mark.parametrize("game", ludoteca.games())


def paragraphs(game: str) -> list[str]:
    """The numbers of all paragraphs, as `6.2`."""
    text = (GAMES / game / "RULES.md").read_text(encoding="utf-8")
    return re.findall(r"^- \*\*§(\d+\.\d+)\*\*", text, re.M)


def rulings(game: str) -> list[str]:
    text = (GAMES / game / "RULINGS.md").read_text(encoding="utf-8")
    return re.findall(r"^- \*\*Q(\d+)\*\*", text, re.M)


@cache
def texts(game: str, language: str) -> dict[str, str]:
    path = LOCALE / language / f"rules-{game}.ftl"
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    found = {}
    for entry in body:
        if isinstance(entry, ftl.Message) and entry.value is not None:
            parts = entry.value.elements
            words = [each.value for each in parts if isinstance(each, ftl.TextElement)]
            found[entry.id.name.removeprefix(f"rules-{game}-")] = "".join(words)
    return found


def page(game: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((PAGES / f"chapters-{game}.json").read_text(encoding="utf-8"))
    return data


def why(game: str) -> dict[str, str]:
    data: dict[str, str] = json.loads((PAGES / f"why-{game}.json").read_text(encoding="utf-8"))
    return data


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_and_ruling_has_a_text_and_no_other(game: str, language: str) -> None:
    chapters = {number.split(".")[0] for number in paragraphs(game)}
    wanted = {"lead"}
    wanted |= {number.replace(".", "-") for number in paragraphs(game)}
    wanted |= {f"chapter-{number}" for number in chapters}
    wanted |= {f"intro-{number}" for number in page(game)["intros"]}
    wanted |= {f"{kind}{number}" for number in rulings(game) for kind in "qa"}
    assert set(texts(game, language)) == wanted


@each_game
def test_the_page_lists_the_chapters_as_they_are(game: str) -> None:
    shown = [
        f"{chapter}.{number}"
        for chapter, count in enumerate(page(game)["chapters"], 1)
        for number in range(1, count + 1)
    ]
    assert shown == paragraphs(game)
    assert [str(number) for number in range(1, page(game)["rulings"] + 1)] == rulings(game)


@each_game
def test_pictures_are_moments_of_the_guide(game: str) -> None:
    script = find_game(game).guide
    assert script is not None
    explained = [text for _, text in script.actions if text is not None]
    figures: dict[str, int] = page(game)["figures"]
    assert len(figures) >= 3
    assert all(1 <= int(chapter) <= len(page(game)["chapters"]) for chapter in figures)
    assert all(0 <= moment < len(explained) for moment in figures.values())


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_refer_to_paragraphs_that_are_there(game: str, language: str) -> None:
    known = {*paragraphs(game), *(number.split(".")[0] for number in paragraphs(game))}
    for text in texts(game, language).values():
        assert set(re.findall(r"§(\d+(?:\.\d+)?)", text)) <= known
        assert set(re.findall(r"\bQ(\d+)", text)) <= set(rulings(game))


@each_game
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_all_languages_have_the_same_numbers(game: str, language: str) -> None:
    """A translated rule with another price, count or cross-reference would be another rule."""
    for key, english in texts(game, "en").items():
        assert numbers(texts(game, language)[key]) == numbers(english), key


def numbers(text: str) -> set[str]:
    return set(re.findall(r"[§Q]?\d+(?:\.\d+)?", text))


@each_game
def test_every_refusal_and_prompt_leads_to_a_paragraph(game: str) -> None:
    known = {*paragraphs(game), *(f"Q{number}" for number in rulings(game))}
    assert set(why(game).values()) <= known
    keys: tuple[str, ...] = import_module(f"ludoteca.games.{game}.refusals").KEYS
    source = (LOCALE / "en" / f"{game}.ftl").read_text(encoding="utf-8")
    asked = {f"{game}-refused-{key}" for key in keys[1:]}
    asked |= set(re.findall(rf"^({game}-(?:prompt|refused)-[a-z-]+) =", source, re.M))
    assert set(why(game)) == asked
