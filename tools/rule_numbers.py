"""Numbers in the rules of a game, in whatever language, against those it is played with.

`tools/shared_numbers.py` says which numbers each paragraph must have, in order. Here they are read
off the texts, digits and words alike. A number in digits that nobody expects is a fault; a word
such as “two” may stand in any sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "ludoteca"
LANGUAGES = ("en", "it", "fr", "pl")

# From two on; “one” is an article, too.
WORDS = {
    "en": "two three four five six seven eight nine ten eleven twelve",
    "it": "due tre quattro cinque sei sette otto nove dieci undici dodici",
    "fr": "deux trois quatre cinq six sept huit neuf dix onze douze",
    "pl": "dwa/dwie/dwóch/dwoma/dwiema trzy/trzech/trzema cztery/czterech/czterema pięć/pięciu"
    " sześć/sześciu/sześcioma siedem/siedmiu osiem/ośmiu dziewięć/dziewięciu"
    " dziesięć/dziesięciu/dziesięcioma jedenaście/jedenastu dwanaście/dwunastu",
}
VALUES = {
    language: {
        form: value for value, forms in enumerate(words.split(), 2) for form in forms.split("/")
    }
    for language, words in WORDS.items()
}

DRAWING = re.compile(r"^```\n(.*?)^```\n", re.MULTILINE | re.DOTALL)

Texts = Mapping[str, str]  # by place: `§6.2`, `Q3`, `lead`, or the heading of a section
Wanted = Mapping[str, Sequence[float]]


@dataclass(frozen=True)
class Number:
    value: float
    in_digits: bool


def numbers(text: str, language: str) -> list[Number]:
    """In the order of the text; neither references nor names in code are numbers."""
    text = re.sub(r"`[^`]*`|[§Q]\d+(\.\d+)?", " ", text)
    text = re.sub(r"(?<=\d)[,\u00a0\u202f](?=\d{3}\b)", "", text)  # 30,550
    found = []
    for word in re.findall(r"\d+\.\d+|\d+|[^\W\d_]+", text):
        if word[0].isdecimal():
            found.append(Number(float(word), True))
        elif word.lower() in VALUES[language]:
            found.append(Number(VALUES[language][word.lower()], False))
    return found


def fits(found: Sequence[Number], wanted: Sequence[float]) -> bool:
    """Are the wanted numbers there, in order, and no others in digits?

    A number may be said twice: “a three: write a 3”, “di 25 in 25”.
    """
    places = {0}  # how many of the wanted ones may have been met so far
    for number in found:
        met = {place + 1 for place in places if wanted[place : place + 1] == (number.value,)}
        again = {place for place in places if wanted[max(place - 1, 0) : place] == (number.value,)}
        places = met | again if number.in_digits else met | places
    return len(wanted) in places


def faults_of(texts: Texts, wanted: Wanted, language: str) -> list[str]:
    """What is wrong with the numbers of a text, place by place."""
    found = [
        f"{place} has {shown(number.value for number in has)},"
        f" but the game has {shown(wanted.get(place, ()))}"
        for place, text in texts.items()
        if not fits(has := numbers(text, language), tuple(wanted.get(place, ())))
    ]
    return found + [f"{place} is not in the text" for place in wanted if place not in texts]


def shown(values: Iterable[float]) -> str:
    return " ".join(f"{value:g}" for value in values) or "none"


# The texts


def read_page(text: str) -> dict[str, str]:
    """A page of rules: its numbered paragraphs, and what stands under each heading beside them."""
    texts: dict[str, str] = {}
    place = heading = "lead"
    text = re.sub(DRAWING, "", text)
    for line in text.splitlines()[1:]:
        if line.startswith("## "):
            place = heading = re.sub(r"^\d+ ", "", line[3:])
            continue
        if item := re.match(r"- \*\*(§\d+\.\d+|Q\d+)\*\*", line):
            place = item[1]
        elif not line:
            place = "introduction" if heading == "lead" and texts else heading
        texts[place] = f"{texts.get(place, '')} {line.strip()}".strip()
    return texts


def read_book(game: str) -> dict[str, str]:
    folder = SOURCES / "games" / game
    pages = [(folder / name).read_text(encoding="utf-8") for name in ("RULES.md", "RULINGS.md")]
    rules, rulings = map(read_page, pages)
    return {**rulings, **rules}


def read_fluent(game: str, language: str) -> dict[str, str]:
    """A ruling's question and answer are one text."""
    path = SOURCES / "locale" / language / f"rules-{game}.ftl"
    texts: dict[str, str] = {}
    for key, text in re.findall(
        rf"^rules-{game}-(\S+) = (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE
    ):
        place = re.sub(r"^[qa](?=\d)", "Q", key)
        if re.fullmatch(r"\d+-\d+", key):
            place = "§" + key.replace("-", ".")
        texts[place] = f"{texts.get(place, '')} {text}".strip()
    return texts


def foreign_drawings(page: str, boards: Iterable[str]) -> list[str]:
    """The first lines of drawings that are those of no board file."""
    boards = list(boards)
    drawings = [
        drawing for drawing in DRAWING.findall(page) if not any(drawing in b for b in boards)
    ]
    return [drawing.splitlines()[0] for drawing in drawings]


def faults(game: str, wanted: Wanted, in_book: Wanted) -> list[str]:
    """All texts of a game; `in_book` is where our rules page says more than the others."""
    folder = SOURCES / "games" / game
    page = (folder / "RULES.md").read_text(encoding="utf-8")
    boards = [path.read_text(encoding="utf-8") for path in folder.glob("boards/*.toml")]
    found = [
        f"{game}: the drawing in RULES.md that begins with {line!r} is no board file's"
        for line in foreign_drawings(page, boards)
    ]
    found += [
        f"{game}: in RULES.md or RULINGS.md {fault}"
        for fault in faults_of(read_book(game), {**wanted, **in_book}, "en")
    ]
    return found + [
        f"{game}: in the rules in {language!r} {fault}"
        for language in LANGUAGES
        for fault in faults_of(read_fluent(game, language), wanted, language)
    ]
