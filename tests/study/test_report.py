"""The report: one page that needs nothing else, in every language, for every game."""

from __future__ import annotations

import re
from functools import cache
from xml.etree import ElementTree

import pytest

from ludoteca.core.setting import make_setting
from ludoteca.core.texts import LANGUAGES
from ludoteca.games import find_game, names
from ludoteca.study.counting import Distribution, Study, study
from ludoteca.study.plots import Bar, Series, bars, histogram, level_of, nice_step
from ludoteca.study.report import command_of, write_report
from ludoteca.study.speech import Speech

OPTIONS = {"marabunta": {}, "minicity": {"friends": True}, "marracash": {"souvenirs": True}}
LEVEL = "beginner"  # random players of Mini City take long


@cache
def studied(name: str) -> Study:
    game = find_game(name)
    setting = make_setting(game, game.seats[-1], OPTIONS[name])
    return study(game, setting, LEVEL, 2)


@cache
def page(name: str, language: str = "en") -> str:
    return write_report(studied(name), language)


@pytest.mark.parametrize("name", names())
def test_the_page_needs_nothing_else(name: str) -> None:
    text = page(name)
    assert "<script" not in text
    assert not re.search(r"(src|href)=|url\(|@import", text)


@pytest.mark.parametrize("name", names())
def test_every_picture_has_a_title_a_description_and_a_table(name: str) -> None:
    pictures = re.findall(r"<svg.*?</svg>", page(name), re.S)
    for picture in pictures:
        root = ElementTree.fromstring(picture)  # well-formed
        names = root.attrib["aria-labelledby"].split()
        said = {child.attrib["id"]: child.text for child in root if child.tag in ("title", "desc")}
        assert list(said) == names
        assert all(said.values())
    figures = re.findall(r"<figure.*?</figure>", page(name), re.S)
    assert len(pictures) > 8
    for figure in figures:
        assert "<table" in figure


@pytest.mark.parametrize("name", names())
def test_no_name_is_used_twice(name: str) -> None:
    names = re.findall(r' id="([^"]+)"', page(name))
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_word_has_a_translation(name: str, language: str) -> None:
    """Keys of tables, rows and columns would show where a text has no variant for them."""
    text = re.sub(r"<style.*?</style>|<pre>.*?</pre>", "", page(name, language), flags=re.S)
    words = re.sub(r"<[^>]*>", "\n", text)
    data = studied(name)
    keys = {column for rows in data.tables.values() for row in rows.values() for column in row}
    keys |= {row for rows in data.tables.values() for row in rows}
    shown = {line.strip() for line in words.splitlines()}
    named = {key for key in keys & shown if re.fullmatch(r"[a-z-]{4,}", key)}
    same = {"en": {key for key in named if "-" not in key}}  # rightly so, and these:
    same |= {"fr": {"orange", "cupcakes"}, "it": {"cupcake"}}
    assert named <= same.get(language, set())
    assert f'lang="{language}"' in page(name, language)


def test_the_command_says_what_is_not_usual() -> None:
    command = command_of(studied("minicity"), "fr")
    assert command == (
        "ludoteca study minicity --games 2 --seats 4 --option friends=true"
        f" --level {LEVEL} --seed 0 --language fr"
    )
    usual = command_of(studied("marabunta"), "en")
    assert usual == f"ludoteca study marabunta --games 2 --level {LEVEL} --seed 0"


# Plots


def test_a_bar_is_as_long_as_its_share_and_what_is_lost_looks_different() -> None:
    drawn = bars("name", "title", "told", [Bar("a", "25%", 0.25), Bar("b", "-1", -0.5)], 0.5)
    widths = re.findall(r'class="(bar[a-z ]*)" [^>]*width="([0-9.]+)"', drawn)
    assert widths == [("bar", "85.0"), ("bar minus", "170.0")]  # of 340
    assert drawn.count('class="mark"') == 2


def test_a_histogram_puts_neighbours_together_when_there_are_many() -> None:
    spread = Distribution.make(range(100))
    drawn = histogram("name", "title", "told", [Series("all", spread)])
    assert drawn.count('class="series-0"') == 20  # five numbers each
    few = histogram("name", "title", "told", [Series("few", Distribution.make([3, 5]))], (2, 9))
    assert few.count('class="series-0"') == 2
    assert few.count('class="zone"') == 1


@pytest.mark.parametrize(("span", "step"), [(32, 1), (33, 2), (161, 10), (3000, 100)])
def test_steps_are_round_numbers(span: int, step: int) -> None:
    assert nice_step(span, 32) == step


def test_something_never_looks_like_nothing() -> None:
    assert level_of(0, 5) == 0
    assert 0 < level_of(0.001, 5) < 0.1
    assert level_of(5, 5) == 1


# Numbers


@pytest.mark.parametrize(
    ("language", "share", "number"),
    [("en", "47.3%", "1,234"), ("it", "47,3%", "1\u202f234"), ("fr", "47,3\u00a0%", "1\u202f234")],
)
def test_numbers_are_written_as_in_the_language(language: str, share: str, number: str) -> None:
    speech = Speech(language)
    assert speech.per_cent(0.473) == share
    assert speech.number(1234) == number
    assert speech.cell(None) == "–"  # noqa: RUF001
