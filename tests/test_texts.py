"""The words: four languages that say the same, and everything the sources want said."""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import ludoteca
from ludoteca.core.message import Message, message
from ludoteca.core.texts import LANGUAGES, LOCALE, say

SOURCES = Path(ludoteca.__file__).parent
PAGES = Path(__file__).parents[1] / "web" / "src"
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
NUMBERS = (0, 1, 2, 5, 22)

# Games that nobody can play yet: their words may still be missing.
BEING_BUILT = {path.name for path in (SOURCES / "games").iterdir() if path.is_dir()} - {
    *ludoteca.games()
}

# Texts of arguments and proper names alone: the same in every language.
WITHOUT_WORDS = {
    "marabunta-hex",
    "marabunta-set-number",
    "marabunta-title",
    "marracash-seat",
    "marracash-sign",
    "marracash-title",
    "minicity-title",
    "web-marabunta-hex-number",
    "web-marabunta-text-neighbour",
    "web-sitting",
}

# Texts that are rightly spelled as in English, by language.
SAME_AS_ENGLISH = {
    "it": {"Chat", "Commitment:", "Round", "cupcake", "min"},
    "fr": {
        "2 points",
        "3 points",
        "Triangle",
        "Cupcakes",
        "Option",
        "Options",
        "Place",
        "Points",
        "Score",
        "Souvenirs",
        "Table",
        "Tables",
        "cupcake",
        "cupcakes",
        "minute",
        "minutes",
        "orange",
        "point",
        "points",
    },
    "pl": {"Commitment:", "min"},
}

# English words that none of the other languages has.
ENGLISH_WORDS = re.compile(
    r"\b(and|are|because|been|but|cannot|each|for|from|has|have|is|it|its|must|not|of|only|or|than"
    r"|that|the|their|there|they|this|was|were|what|when|which|with|you|your)\b",
    re.IGNORECASE,
)


# The Fluent files


def files(language: str) -> list[Path]:
    paths = sorted((LOCALE / language).glob("*.ftl"))
    return [path for path in paths if path.stem not in BEING_BUILT]


@cache
def entries(language: str) -> list[ftl.EntryType]:
    resources = [FluentParser().parse(path.read_text(encoding="utf-8")) for path in files(language)]
    return [entry for resource in resources for entry in resource.body]


@cache
def patterns(language: str) -> dict[str, ftl.Pattern]:
    """What stands behind each key."""
    return {
        entry.id.name: entry.value
        for entry in entries(language)
        if isinstance(entry, ftl.Message) and entry.value is not None
    }


def nodes(root: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """The node and everything below it."""
    yield root
    for value in vars(root).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from nodes(child)


def arguments(pattern: ftl.Pattern) -> set[str]:
    return {node.id.name for node in nodes(pattern) if isinstance(node, ftl.VariableReference)}


def fragments(pattern: ftl.Pattern) -> set[str]:
    """The pieces of text between the arguments that have a word of some length in them."""
    pieces = {node.value.strip() for node in nodes(pattern) if isinstance(node, ftl.TextElement)}
    return {piece for piece in pieces if re.search(r"[^\W\d_]{3}", piece)}


def selections(pattern: ftl.Pattern) -> Iterator[tuple[str, set[str]]]:
    """Every argument that chooses between variants, with the variants' names."""
    for node in nodes(pattern):
        if isinstance(node, ftl.SelectExpression):
            assert isinstance(node.selector, ftl.VariableReference)
            names = {
                key.name if isinstance(key, ftl.Identifier) else key.value
                for key in (variant.key for variant in node.variants)
            }
            yield node.selector.id.name, names


def samples(pattern: ftl.Pattern) -> Iterator[dict[str, str | int]]:
    """Arguments that between them reach every variant and every kind of plural."""
    names = arguments(pattern)
    yield dict.fromkeys(names, "word")
    for number in NUMBERS:
        yield dict.fromkeys(names, number)
    for chosen, variants in selections(pattern):
        for variant in variants:
            yield {name: variant if name == chosen else "word" for name in names}


# The sources


@dataclass(frozen=True)
class Use:
    """A key in the sources, wherever it stands: a text whose first word begins other keys, too."""

    place: Path
    line: int
    key: str  # or a pattern, where it is put together from parts that cannot be known here
    is_pattern: bool = False
    given: frozenset[str] | None = None  # names of the message's arguments, where they can be seen

    def meant(self) -> set[str]:
        if self.is_pattern:
            return {key for key in patterns("en") if re.fullmatch(self.key, key)} or {self.key}
        return {self.key}


@cache
def families() -> set[str]:
    """First words of keys: `board`, `marabunta`…"""
    return {key.split("-")[0] for key in patterns("en")}


def is_key(text: object) -> bool:
    shape = re.fullmatch(r"([a-z]+)(-[a-z0-9]+)+", text) if isinstance(text, str) else None
    return shape is not None and shape[1] in families()


def keys_of_pages() -> Iterator[str]:
    """Keys of the files that only the browser reads, and others that its sources name."""
    pages = "".join(
        path.read_text(encoding="utf-8")
        for ending in ("svelte", "ts")
        for path in PAGES.rglob(f"*.{ending}")
    )
    for path in files("en"):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        only = re.match(r"(web|rules-|replay|tool-gallery|command)", path.name)
        for entry in resource.body:
            if isinstance(entry, ftl.Message) and (only or f'"{entry.id.name}"' in pages):
                yield entry.id.name


@cache
def uses() -> list[Use]:
    paths = sorted(SOURCES.rglob("*.py"))
    return [use for path in paths for use in uses_in(path, path.read_text(encoding="utf-8"))]


def uses_in(path: Path, text: str) -> Iterator[Use]:
    tree = ast.parse(text)
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    call_of = {argument: call for call in calls for argument in call.args}
    for node in ast.walk(tree):
        call = call_of.get(node) if isinstance(node, ast.expr) else None
        given = None if call is None else names_given(tree, call)
        if isinstance(node, ast.Constant):
            created = call is not None and call.args[0] is node and is_creator(call)
            if created or is_key(node.value):
                yield Use(path, node.lineno, str(node.value), given=given)
        elif isinstance(node, ast.JoinedStr):
            yield from uses_of_parts(path, tree, node, call)


def is_creator(call: ast.Call) -> bool:
    return ast.unparse(call.func) in ("message", "Message")


def uses_of_parts(
    path: Path, tree: ast.Module, node: ast.JoinedStr, call: ast.Call | None
) -> Iterator[Use]:
    """Keys put together: a reason of a game, a key passed on by a function, or a pattern."""
    first, *rest = node.values
    if not isinstance(first, ast.Constant) or not is_key(f"{first.value!s}x"):
        return
    start = str(first.value)
    end = ast.unparse(node).removeprefix(f"f'{start}").removesuffix("'")
    passed = list(passed_on(tree, node, end.strip("{}")))
    keywords = [] if call is None else call.keywords
    if end == "{KEYS[code]}":
        given = None if call is None else names_given(tree, call)
        for reason in refusal_reasons(path):
            yield Use(path, node.lineno, start + reason, given=given)
    elif passed:
        added = {keyword.arg for keyword in keywords if keyword.arg is not None}
        for text, outer in passed:
            given = names_given(tree, outer)
            names = None if given is None else given | added
            yield Use(path, outer.lineno, start + text, given=names)
    else:
        parts = [part.value if isinstance(part, ast.Constant) else None for part in rest]
        ends = [".+" if part is None else re.escape(str(part)) for part in parts]
        yield Use(path, node.lineno, "".join([re.escape(start), *ends]), is_pattern=True)


def passed_on(tree: ast.Module, node: ast.expr, name: str) -> Iterator[tuple[str, ast.Call]]:
    """Texts with which the method around a node is called, as the argument of that name."""
    for method in functions_around(tree, node):
        arguments = [argument.arg for argument in method.args.args]
        if arguments[0] != "self" or name not in arguments:
            continue
        position = arguments.index(name) - 1
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == f"self.{method.name}":
                yield str(ast.literal_eval(call.args[position])), call


def functions_around(tree: ast.Module, node: ast.expr) -> list[ast.FunctionDef]:
    return [
        function
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        and function.lineno <= node.lineno <= (function.end_lineno or 0)
    ]


def names_given(tree: ast.Module, call: ast.Call) -> frozenset[str] | None:
    """Names of keywords, also of a mapping written out as last argument or as `**mapping`."""
    names = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
    mappings = [keyword.value for keyword in call.keywords if keyword.arg is None]
    mappings += [argument for argument in call.args[1:] if isinstance(argument, ast.Dict)]
    for mapping in mappings:
        values = assigned(tree, mapping) if isinstance(mapping, ast.Name) else [mapping]
        if not values:
            return None  # arguments that a function passes on
        for value in values:
            if not isinstance(value, ast.Dict):
                return None
            names |= {str(ast.literal_eval(key)) for key in value.keys if key is not None}
    return frozenset(names)


def assigned(tree: ast.Module, name: ast.Name) -> list[ast.expr]:
    """What a local name may stand for."""
    return [
        node.value
        for function in functions_around(tree, name)
        for node in ast.walk(function)
        if isinstance(node, ast.Assign | ast.AnnAssign)
        and node.value is not None
        and name.id
        in map(ast.unparse, node.targets if isinstance(node, ast.Assign) else [node.target])
    ]


def game_of(path: Path) -> str | None:
    """The game to which a source file belongs, if it belongs to one."""
    parts = path.relative_to(SOURCES).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else None


def refusal_reasons(path: Path) -> list[str]:
    """Every reason of the file's game; the first is no reason but `allowed`."""
    keys: tuple[str, ...] = import_module(f"ludoteca.games.{game_of(path)}.refusals").KEYS
    assert keys[0] == "allowed"
    return list(keys[1:])


def uses_that_need_texts() -> list[Use]:
    return [use for use in uses() if game_of(use.place) not in BEING_BUILT]


# Four languages that say the same


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_well_formed(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_defined_twice(language: str) -> None:
    keys = [entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_the_same_files(language: str) -> None:
    assert [path.name for path in files(language)] == [path.name for path in files("en")]


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_the_keys_of_the_english_one(language: str) -> None:
    assert sorted(patterns(language)) == sorted(patterns("en"))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_text_has_the_arguments_of_the_english_one(language: str) -> None:
    assert {key: arguments(pattern) for key, pattern in patterns(language).items()} == {
        key: arguments(pattern) for key, pattern in patterns("en").items()
    }


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_names_are_chosen_from_the_same_variants(language: str) -> None:
    """A name that one language forgets would show its English word."""
    for key, english in patterns("en").items():
        assert names_chosen(english) <= names_chosen(patterns(language)[key]), key


def names_chosen(pattern: ftl.Pattern) -> set[tuple[str, str]]:
    return {
        (argument, name)
        for argument, names in selections(pattern)
        if not is_plural(names)
        for name in names
    }


def is_plural(names: set[str]) -> bool:
    """Variants for a number, not for a name (which may be called `one`, too)."""
    plurals = {"zero", "one", "two", "few", "many", "other"}
    return all(name in plurals or name.isdecimal() for name in names)


def test_polish_plurals_have_all_their_forms() -> None:
    for key, pattern in patterns("pl").items():
        english = {name for name, names in selections(patterns("en")[key]) if "one" in names}
        for argument, names in selections(pattern):
            if not is_plural(names):
                continue
            if argument in english or names & {"one", "few", "many"}:
                assert {"few", "many"} <= names, key
                assert names & {"one", "1"}, key


# Nothing left in English


def test_no_text_is_the_same_in_all_languages() -> None:
    same = {
        key
        for key, pattern in patterns("en").items()
        if all(pattern.equals(patterns(language)[key]) for language in TRANSLATIONS)
    }
    assert same == WITHOUT_WORDS


# Other words for what a rulebook names otherwise, and sayings that mean something else.
WRONG_WORDS = {
    "it": ("botteg", "galleri", "cunicol", "apparecchi", "chiacchier", "getton"),
    "fr": (
        *("plateau de joueur", "plateau individuel", "au trait", "causette"),
        *("mettre la table", "met la table", "galeri", "tour de table", "petite part "),
    ),
    "pl": (
        *("pamiąt", "tabliczk", "plansza gracza", "planszy gracza", "nakry", "puste koł"),
        *("rozgryw", "komor", "okrążen", "rozładow", "rozładun"),
    ),
}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_things_are_called_as_in_the_rulebook_of_the_language(language: str) -> None:
    written = {path.name: path.read_text("utf-8").lower() for path in files(language)}
    wrong = [
        (file, word) for file in written for word in WRONG_WORDS[language] if word in written[file]
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_marracash_begin_its_colours_and_differ(language: str) -> None:
    def said(what: str, colour: str) -> str:
        return say(message(f"marracash-{what}", colour=colour), language)

    colours = ("yellow", "purple", "green", "red", "blue")
    letters = {colour: said("letter", colour) for colour in colours}
    assert len(set(letters.values())) == len(colours)
    # Two colours of Italian and French begin alike: violet is called lilac there.
    begun = {colour: said("colour", colour)[0].upper() for colour in colours}
    if language in ("it", "fr"):
        begun["purple"] = "L"
    assert letters == begun
    # The same for the same colour in every game.
    for game, name, argument in (
        ("marabunta", "letter", "colour"),
        ("minicity", "food-letter", "food"),
        ("minicity", "ant-letter", "ant"),
    ):
        for colour in ("yellow", "blue"):
            told = message(f"web-{game}-{name}", **{argument: colour})
            assert say(told, language) == letters[colour]
    # Lessons call a shop as the map does.
    english = str.maketrans({colour[0].upper(): letter for colour, letter in letters.items()})
    lessons = [key for key in patterns("en") if key.startswith("guide-marracash-")]
    for key in lessons:
        shops = re.findall(r"\b[A-Z]\d\b", say(message(key)))
        named = re.findall(r"\b[A-ZŻ]\d\b", say(message(key), language))
        assert named == [shop.translate(english) for shop in shops], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_as_on_the_boards(language: str) -> None:
    told = message("marracash-do-bid", amount=12300)
    assert "12300" in say(told, language)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_piece_of_text_is_left_in_english(language: str) -> None:
    left = {
        (key, piece)
        for key, pattern in patterns("en").items()
        if key not in WITHOUT_WORDS
        for piece in fragments(pattern) & fragments(patterns(language)[key])
        if piece not in SAME_AS_ENGLISH[language]
    }
    assert left == set()


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_english_word_is_left_in_a_sentence(language: str) -> None:
    left = {
        (key, found[0])
        for key, pattern in patterns(language).items()
        for piece in fragments(pattern)
        if (found := ENGLISH_WORDS.search(piece))
    }
    assert left == set()


# Every text can be said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said_with_any_argument(language: str) -> None:
    for key, pattern in patterns(language).items():
        for given in samples(pattern):
            said = say(Message(key, dict(given)), language)
            assert said, key
            assert said == said.strip(), key
            assert not re.search(r"[{}]", said), (key, said)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["0 points", "1 point", "2 points", "5 points", "22 points"]),
        ("it", ["0 punti", "1 punto", "2 punti", "5 punti", "22 punti"]),
        ("fr", ["0 point", "1 point", "2 points", "5 points", "22 points"]),
        ("pl", ["0 punktów", "1 punkt", "2 punkty", "5 punktów", "22 punkty"]),
    ],
)
def test_numbers_choose_the_plural_of_their_language(language: str, said: list[str]) -> None:
    red = message("marabunta-seat", seat="red")
    lines = [say(message("marabunta-points", seat=red, points=n), language) for n in NUMBERS]
    assert [" ".join(line.rstrip(".").split()[-2:]) for line in lines] == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_given_as_text_are_not_grouped(language: str) -> None:
    fault = message("board-hexes")
    assert "12345" in say(message("board-fault", file="a", line="12345", fault=fault), language)


@pytest.mark.parametrize(
    ("language", "leaf"),
    [("en", "grey leaf"), ("it", "foglia grigia"), ("fr", "feuille grise"), ("pl", "liść (szary)")],
)
def test_colours_agree_with_what_they_colour(language: str, leaf: str) -> None:
    grey = message("region", region="grey")
    assert say(message("marabunta-die", region=grey, face="leaf"), language) == leaf


@pytest.mark.parametrize(("language", "name"), [("it", "giallo"), ("it", "grigio"), ("fr", "gris")])
def test_feminine_colours_are_chosen_by_the_masculine_name(language: str, name: str) -> None:
    """Texts that select on a translated colour must spell it as `region` does."""
    colours = fragments(patterns(language)["region"])
    assert name in colours
    for key, pattern in patterns(language).items():
        for argument, names in selections(pattern):
            if argument == "region" and key != "region":
                assert names - {"other"} <= colours, key


def test_french_double_signs_follow_a_no_break_space() -> None:
    for key, pattern in patterns("fr").items():
        if key.startswith("command-word-"):  # what people type, not what they read
            continue
        for node in nodes(pattern):
            if isinstance(node, ftl.TextElement):
                assert not re.search(
                    r"(?<![\u00a0\u202f])[:;!?»]|«(?![\u00a0\u202f])", node.value
                ), key


# Everything the sources want said


def test_every_key_in_the_sources_has_a_text() -> None:
    missing = {
        (use.place.name, use.line, key)
        for use in uses_that_need_texts()
        for key in use.meant() - set(patterns("en"))
    }
    assert missing == set()


def test_every_text_is_used_in_the_sources() -> None:
    """But those of the pages in the browser: `web/src/lib/texts/files.test.ts` looks after them."""
    used = {key for use in uses() for key in use.meant()}
    assert sorted(set(patterns("en")) - used - set(keys_of_pages())) == []


def test_the_sources_give_every_argument_of_a_text() -> None:
    missing = {
        (use.place.name, use.line, key, name)
        for use in uses_that_need_texts()
        if use.given is not None
        for key in use.meant() & set(patterns("en"))
        for name in arguments(patterns("en")[key]) - use.given
    }
    assert missing == set()


MARABUNTA = SOURCES / "games" / "marabunta" / "prompts.py"


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("message('any', a=1)", {"any": {"a"}}),
        ("message('any', **d)", {"any": None}),
        ("Message('any', {'a': 1})", {"any": {"a"}}),
        ("board.fault(1, 'board-rows', limit=1)", {"board-rows": {"limit"}}),
        ("key = 'bad-value' if x else 'bad-game'", {"bad-value": None, "bad-game": None}),
        ("def f():\n d: dict[str, int] = {'a': 1}\n message('any', **d)", {"any": {"a"}}),
        ("def f():\n d = {'a': 1}\n message('any', b=1, **d)", {"any": {"a", "b"}}),
        ("say(f'board-{x}-{y}s')", {"board\\-.+\\-.+s": None}),
        ("print('two-crates', f'{x}-y', f'a b-{x}', 7)", {}),
        (
            "class C:\n def tell(self, key, **more):\n  g(f'board-{key}', a=1, **more)\n"
            " def f(self):\n  self.tell('rows', b=2)",
            {"board-rows": {"a", "b"}},
        ),
    ],
)
def test_keys_are_found_however_they_are_written(
    source: str, found: dict[str, set[str] | None]
) -> None:
    assert {use.key: use.given for use in uses_in(MARABUNTA, source)} == found


def test_keys_of_refusals_are_put_together_from_the_reasons_of_the_game() -> None:
    source = "message(f'marabunta-refused-{KEYS[code]}', action=1)"
    found = {use.key: use.given for use in uses_in(MARABUNTA, source)}
    assert found["marabunta-refused-hex-taken"] == frozenset({"action"})
    assert "marabunta-refused-allowed" not in found


def test_kinds_of_clock_fit_the_list_of_a_phone() -> None:
    """A list that is folded shows one line and cuts what is longer."""
    for language, clock in itertools.product(LANGUAGES, ("relaxed", "fast", "week", "none")):
        assert len(say(message("web-clock-kind", clock=clock), language)) <= 36
