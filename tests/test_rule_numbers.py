"""The tool that holds the numbers of the rules against those of the game, on made-up texts."""

from __future__ import annotations

import pytest

from tools import rule_numbers, shared_numbers
from tools.rule_numbers import faults_of, foreign_drawings, numbers, read_page

PAGE = """# The rules of a game

For two to four players.

In code and tests `Q3` is ruling 3.

## 1 Box

- **§1.1** There are 49 chambers; five
  ants.
- **§1.2** A card costs 8.

More about the 49.

## What is new

- 1: the first.
"""


@pytest.mark.parametrize(
    ("text", "language", "values"),
    [
        ("12 cards of ten kinds, see §9.4 and Q12; `road4` is a name", "en", [12, 10]),
        ("at most 30,550; 60.3 % of 1200", "en", [30550, 60.3, 1200]),
        ("dodici carte, di 25 in 25", "it", [12, 25, 25]),
        ("Sept autres, deux à deux", "fr", [7, 2, 2]),
        ("z dziesięcioma kołami, po dwóch", "pl", [10, 2]),
    ],
)
def test_numbers_are_read_in_digits_and_in_words(
    text: str, language: str, values: list[float]
) -> None:
    assert [number.value for number in numbers(text, language)] == values


def test_a_page_is_read_by_paragraphs_and_headings() -> None:
    texts = read_page(PAGE)
    assert texts["lead"] == "For two to four players."
    assert texts["§1.1"].endswith("There are 49 chambers; five ants.")
    assert texts["§1.2"].endswith("A card costs 8.")
    assert texts["Box"] == "More about the 49."
    wanted = {"lead": (2, 4), "introduction": (3,), "§1.1": (49, 5), "§1.2": (8,)}
    assert faults_of(texts, {**wanted, "Box": (49,), "What is new": (1,)}, "en") == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("the snail costs 5, the beetle 2", "§1 has 5 2, but the game has 4 2"),
        ("the beetle costs 2, the snail 4", "§1 has 2 4, but the game has 4 2"),
        ("the snail costs four", "§1 has 4, but the game has 4 2"),
        ("the snail costs 4, the beetle 2, the bee 6", "§1 has 4 2 6, but the game has 4 2"),
    ],
)
def test_another_number_is_a_fault(text: str, fault: str) -> None:
    assert faults_of({"§1": text}, {"§1": (4, 2)}, "en") == [fault]


def test_a_number_nobody_expects_and_a_paragraph_that_is_missing_are_faults() -> None:
    assert faults_of({"§1": "deal 5"}, {"§2": (5,)}, "en") == [
        "§1 has 5, but the game has none",
        "§2 is not in the text",
    ]


def test_words_may_stand_anywhere_and_a_number_may_be_said_twice() -> None:
    text = "Of the two roads, one for each of two ants, both have 12 spaces, 12 exactly."
    assert faults_of({"§1": text}, {"§1": (12,)}, "en") == []


def test_a_drawing_is_that_of_a_board() -> None:
    page = "Text\n\n```\n. 1\n2 .\n```\n"
    assert foreign_drawings(page, ['map = """\n. 1\n2 .\n"""']) == []
    assert foreign_drawings(page, ['map = """\n. 1\n2 *\n"""']) == [". 1"]


@pytest.mark.parametrize("game", shared_numbers.GAMES)
def test_a_board_with_another_number_would_be_noticed_in_every_language(game: str) -> None:
    everywhere, in_book = shared_numbers.GAMES[game]()
    assert rule_numbers.faults(game, everywhere, in_book) == []
    place = {"marabunta": "§1.3", "minicity": "§1.8", "marracash": "§1.6"}[game]
    changed = {**everywhere, place: (*everywhere[place][:-1], 99)}
    assert len(rule_numbers.faults(game, changed, in_book)) == 5
