"""Where things stand in a TOML text: always what `tomllib` found there, within the limits."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from typing import Any, NoReturn

import pytest

from ludoteca.core.kernel import MODE
from ludoteca.core.message import message
from ludoteca.core.outline import Outline, Path

EVERYTHING = '''\
# a comment with "quotes" = [
bare-key_1 = 1
"quoted key" = 'literal # no comment'   # but this is one
'literal "key"' = "basic \\" # \\\\"
"tab\\tkey" = true
a.b . "c d" = { x = 1, y.z = [1, 2, { w = "}" }] }
empty = []
none = {}
numbers = [ +1, 0xff, 1_000, 1e6, -inf,
  1979-05-27, 07:32:00,  # the last one
]
long = """
one = 1
[no table]
quotes: ""two"" \\""" and five: """""
after = \'\'\'raw \\ text\'\'\'
[table]
key = """beside"""
[table.inner]
key = "same"
[ spaced . "head" ]
[[list]]
key = 1
[[list]]
key = 2
[list.sub]
deep = [[], [[1]]]
[[list.items]]
name = ""
[[list.items]]
name = \'\'
'''
LINES = {
    ("bare-key_1",): 2,
    ("quoted key",): 3,
    ('literal "key"',): 4,
    ("tab\tkey",): 5,
    ("a",): 6,
    ("a", "b", "c d", "y", "z", 2, "w"): 6,
    ("numbers", 4): 9,
    ("numbers", 5): 10,
    ("long",): 12,
    ("after",): 16,
    ("table",): 17,
    ("table", "key"): 18,
    ("table", "inner", "key"): 20,
    ("spaced", "head"): 21,
    ("list",): 22,
    ("list", 0, "key"): 23,
    ("list", 1): 24,
    ("list", 1, "key"): 25,
    ("list", 1, "sub", "deep", 1, 0, 0): 27,
    ("list", 1, "items", 1, "name"): 31,
}


class Refused(Exception):
    pass


def complain(line: int, key: str, limit: int) -> NoReturn:
    raise Refused(line, key, limit)


def refusal_of(text: str) -> tuple[Any, ...]:
    with pytest.raises(Refused) as refusal:
        Outline(text, complain)
    return refusal.value.args


def paths_in(value: Any, path: Path = ()) -> Iterator[Path]:
    """Of every key and item that a text gave."""
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    for key, each in inside:
        yield (*path, key)
        if isinstance(each, dict | list):
            yield from paths_in(each, (*path, key))


@pytest.mark.parametrize("path", LINES, ids=str)
def test_every_key_and_item_has_the_line_where_it_stands(path: Path) -> None:
    assert Outline(EVERYTHING, complain).line_of(path) == LINES[path]


def test_nothing_is_told_of_what_is_not_there() -> None:
    outline = Outline(EVERYTHING, complain)
    assert [outline.line_of(path) for path in [("one",), ("no table",), ("list", 2)]] == [None] * 3


def test_a_text_begins_behind_its_quotes_or_on_the_line_after_them() -> None:
    outline = Outline(EVERYTHING, complain)
    assert outline.lines_of_text(("long",)) == (13, 15)
    assert outline.lines_of_text(("table", "key")) == (18, 18)


PIECES = [
    *"[]{}=.,#\"'\\\n \t",
    '"""',
    "'''",
    "[[",
    "]]",
    "\\u0041",
    "\r",
    "\u2028",
    "9" * 20,
    "a=1\n",
]


def mutated(text: str, chance: random.Random) -> str:
    for _ in range(chance.randint(1, 3)):
        start = chance.randrange(len(text) + 1)
        end = start + chance.choice([0, 0, 1, 1, 5, 40])
        text = text[:start] + chance.choice(["", *PIECES, text[end : end + 60]]) + text[end:]
    return text


def test_whatever_tomllib_reads_the_outline_has_read_as_well() -> None:
    """So nothing that `tomllib` builds has escaped the limits."""
    chance = random.Random(14)
    read = 0
    tries = 300 if MODE == "python" else 3000  # coverage slows it down, and compiling does not help
    for _ in range(tries):
        text = mutated(EVERYTHING, chance).replace("\r\n", "\n")  # as board files are read
        try:
            outline = Outline(text, complain)
            data = tomllib.loads(text)
        except (Refused, tomllib.TOMLDecodeError):
            continue
        read += 1
        assert outline.stopped is None, text
        missing = [path for path in paths_in(data) if outline.line_of(path) is None]
        assert not missing, text
    assert read > tries / 10


@pytest.mark.parametrize(
    ("text", "line", "key", "limit"),
    [
        ("\n" + "a." * 8 + "a = 1", 2, "board-key-parts", 8),
        ("[" + "a." * 16_000 + "a]", 1, "board-key-parts", 8),
        ("\n\na = " + "[" * 9, 3, "board-nesting", 8),
        ("a = " + "[\n" * 5000, 9, "board-nesting", 8),
        ("a = " + "{a = " * 9, 1, "board-nesting", 8),
        ("a" * 81 + " = 1", 1, "board-key-long", 80),
        ('"' + "\\u0041" * 81 + '" = 1', 1, "board-key-long", 80),
        ("a = " + "9" * 19, 1, "board-number-long", 18),
        ("a = [1,\n -0x" + "f" * 5000, 2, "board-number-long", 18),
        ("a = [" + "1,\n" * 2000, 2000, "board-entries", 2000),
        ("".join(f"a{number} = 1\n" for number in range(2001)), 2001, "board-entries", 2000),
        ("[[a]]\n" * 2001, 2001, "board-entries", 2000),
    ],
    ids=lambda value: value[:20] if isinstance(value, str) else None,
)
def test_what_is_too_deep_too_long_or_too_many_is_refused(
    text: str, line: int, key: str, limit: int
) -> None:
    assert refusal_of(text) == (line, key, limit)


def test_what_is_just_within_the_limits_is_read() -> None:
    names = "\n".join(f"k{number} = 1" for number in range(1980))
    text = f"{'a.' * 7}a = {'[' * 8}{']' * 8}\n{'b' * 80} = {'9' * 18}\n{names}\n"
    outline = Outline(text, complain)
    assert outline.line_of(("k1979",)) == 1982
    assert tomllib.loads(text)["k1979"] == 1


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ("=", 1, "line"),
        ("a", 1, "line"),
        ("a b = 1", 1, "line"),
        ("\nä = 1", 2, "line"),
        ("a = {b}", 1, "line"),
        ("a = 'b\n'", 1, "unclosed"),
        ('a = "b', 1, "unclosed"),
        ("\na = '''b\n\n", 2, "unclosed"),
        ("a =", 1, "empty"),
        ("a = # nothing", 1, "empty"),
        ("a = {b = }", 1, "empty"),
        ("a = b", 1, "quotes"),
        ("a = [1,\n2 b]", 2, "quotes"),
        ("a = 1\na = 2", 2, "twice"),
        ('a = 1\na = """\n\n"""', 2, "twice"),
        ("a = 1\n[a]", 2, "twice"),
        ("[a]\n\n[a]", 3, "twice"),
        ("[[a]]\n[a]", 2, "twice"),
        ("a = {b.c = 1, b.c = 2}", 1, "twice"),
    ],
)
def test_common_mistakes_are_told_by_what_would_be_right(text: str, line: int, key: str) -> None:
    outline = Outline(text, complain)
    assert outline.stopped is not None
    assert (outline.stopped[0], outline.stopped[1].key) == (line, f"board-toml-{key}")
    with pytest.raises(tomllib.TOMLDecodeError):
        tomllib.loads(text)


@pytest.mark.parametrize(
    "text",
    ["[a", "[a]]", "[]", "a = [1 2", "a = [,]", '"\\q" = 1', "a = [[1] 2]", 'a = "b" c'],
)
def test_what_is_not_toml_otherwise_is_told_by_its_line(text: str) -> None:
    outline = Outline(text, complain)
    assert outline.stopped == (1, message("board-not-toml"))
    with pytest.raises(tomllib.TOMLDecodeError):
        tomllib.loads(text)


@pytest.mark.parametrize("text", ["a = 08", 'a = "\\q"', "a = [1 2]", "a.b = 1\na = 2", "a = 1-2"])
def test_some_mistakes_only_tomllib_notices(text: str) -> None:
    assert Outline(text, complain).stopped is None
    with pytest.raises(tomllib.TOMLDecodeError):
        tomllib.loads(text)


def test_whatever_stops_the_outline_stops_tomllib_as_well() -> None:
    """There or before, so that what is told is never the second fault of a text."""
    chance = random.Random(15)
    stopped = 0
    for _ in range(300 if MODE == "python" else 3000):
        text = mutated(EVERYTHING, chance).replace("\r\n", "\n")
        try:
            outline = Outline(text, complain)
        except Refused:
            continue
        if outline.stopped is not None:
            stopped += 1
            with pytest.raises(tomllib.TOMLDecodeError):
                tomllib.loads(text)
    assert stopped
