"""`pip install ludoteca` brings engine, bots and command line; each other part is an extra."""

from __future__ import annotations

import json
import re
import tomllib

import pytest

from ludoteca.core.message import message
from ludoteca.core.texts import LANGUAGES, say
from tests.bare import ROOT, run_bare

EXTRAS = sorted(
    tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "optional-dependencies"
    ]
)
# Modules that need more than the library brings, and what brings it: an extra, or pytest.
NEEDY = re.compile(r"ludoteca\.(server\.|cli\.serve$|testing$)")

IMPORT_ALL = """
import importlib, json, pkgutil, sys
import ludoteca
from ludoteca.core.extras import MissingExtra

told, missing = {}, []
for module in pkgutil.walk_packages(ludoteca.__path__, "ludoteca.", onerror=lambda name: None):
    try:
        importlib.import_module(module.name)
    except MissingExtra as error:
        told[module.name] = error.extra
    except ModuleNotFoundError:
        missing.append(module.name)
match = ludoteca.new_match("marabunta", seed=7)
while match.to_act is not None:
    match.play(match.legal_numbers()[0])
print(json.dumps([told, missing, match.outcome.scores]))
"""

COMMANDS = """
import sys
from ludoteca.cli import main
ARENA = "arena marabunta random random --games 1 --cluster auto"
for language in {languages}:
    for command in "play", "serve", "self-play marabunta", ARENA, "train marabunta":
        code = main([*command.split(), "--language", language])
        print(code, file=sys.stderr)
sys.exit(main(["games"]))
"""


def test_the_library_needs_none_of_its_extras() -> None:
    done = run_bare(IMPORT_ALL, LUDOTECA_KERNELS="python")
    assert done.returncode == 0, done.stderr
    told, missing, scores = json.loads(done.stdout)
    assert len(scores) == 2
    assert [name for name in missing if not NEEDY.match(name)] == []
    assert told == {
        "ludoteca.cli.train": "train",
        "ludoteca.learning.fitting": "train",
        "ludoteca.learning.teaching": "train",
        "ludoteca.learning.training": "train",
        "ludoteca.research.gymnasium": "rl",
        "ludoteca.research.openspiel": "openspiel",
        "ludoteca.research.pettingzoo": "rl",
    }


def test_a_command_says_which_extra_it_needs_in_every_language() -> None:
    done = run_bare(COMMANDS.format(languages=LANGUAGES), LUDOTECA_KERNELS="python")
    assert done.returncode == 0, done.stderr
    assert "Marabunta" in done.stdout
    shown = []
    for language in LANGUAGES:
        for needed in ("server", "server", "rl", "cluster", "train"):
            shown += [say(message("missing-extra", extra=needed), language), "2"]
    assert len(set(shown)) == 4 * len(LANGUAGES) + 1
    assert done.stderr.splitlines() == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_extra_has_words_of_its_own(language: str) -> None:
    sentences = [say(message("missing-extra", extra=name), language) for name in EXTRAS]
    beginnings = {
        sentence.partition(name)[0] for sentence, name in zip(sentences, EXTRAS, strict=True)
    }
    assert len(beginnings) == len(EXTRAS)
    for name, sentence in zip(EXTRAS, sentences, strict=True):
        assert f'pip install "ludoteca[{name}]"' in sentence


def test_the_readme_has_a_sentence_for_every_extra() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"^- `([a-z]+)`: .+\.$", readme, re.M)) == EXTRAS
