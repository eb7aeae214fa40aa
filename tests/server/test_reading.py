"""Guides, shipped boards and drawings over HTTP."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import ludoteca
from ludoteca.core.message import message
from ludoteca.core.texts import say
from ludoteca.games import find_game
from ludoteca.server.telling.guides import guide_of
from tests.server.players import Player

BOARDS = Path(ludoteca.__file__).parent / "games" / "marabunta" / "boards"


Visit = Callable[[], Player]


@pytest.mark.parametrize("game", ludoteca.games())
def test_a_guide_can_be_played_along(newcomer: Visit, game: str) -> None:
    guide_of(game)  # so that the server finds it compiled
    guide: dict[str, Any] = newcomer().get(f"/api/guides/{game}")
    steps = guide["steps"]
    script = find_game(game).guide
    assert script is not None
    explained = [text for _, text in script.actions if text is not None]
    assert [step["text"]["key"] for step in steps] == [*explained, script.end]
    # The last moment is the only one without a choice, and the learner has most of the choices.
    assert [step["choice"] is None for step in steps] == [False] * (len(steps) - 1) + [True]
    mine = [step for step in steps[:-1] if step["to_act"] == guide["learner"]]
    assert len(mine) > len(steps) / 2
    assert say(message(steps[0]["text"]["key"])).startswith("The goal: ")
    # By one's own hand: a crate on a hex of Marabunta, a friend of Mini City.
    taught = {"marabunta": "crate", "minicity": "buy", "marracash": "bring"}[game]
    assert taught in {step["choice"]["text"].split()[0] for step in mine}


def test_a_guide_keeps_the_secrets_of_the_others(newcomer: Visit) -> None:
    guide_of("minicity")
    guide = newcomer().get("/api/guides/minicity")
    drawn = [
        step
        for moment in guide["steps"]
        for step in moment["steps"]
        if step["messages"] and step["messages"][0]["key"].startswith("minicity-dealt")
    ]
    hidden = [step for step in drawn if step["messages"][0]["key"] == "minicity-dealt-hidden"]
    assert hidden
    assert all(step["text"] is None for step in hidden)


def test_every_shipped_board_is_listed_and_drawn(newcomer: Visit) -> None:
    player = newcomer()
    boards = player.get("/api/boards")
    named = {(board["game"], board["option"], board["name"]) for board in boards}
    assert ("marabunta", "territory", "crumbs") in named
    assert ("minicity", "hill", "anthill") in named
    assert ("marracash", "town", "medina") in named
    for board in boards:
        answer = player.http.get(f"/api/boards/{board['name']}/drawing")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert ElementTree.fromstring(answer.text).tag.endswith("svg")


def sentences(svg: str) -> set[str]:
    """What is written in a drawing, without names of places, letters and figures."""
    texts = ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")
    return {text.text or "" for text in texts if len(re.findall(r"[^\W\d_]{3}", text.text or ""))}


@pytest.mark.parametrize("language", ["it", "fr", "pl"])
def test_nothing_in_a_drawing_is_left_in_english(newcomer: Visit, language: str) -> None:
    player = newcomer()
    for board in player.get("/api/boards"):
        address = f"/api/boards/{board['name']}/drawing"
        english = sentences(player.http.get(address).text)
        said = sentences(player.http.get(f"{address}?language={language}").text)
        assert len(english) >= 2
        assert english & said <= {"2 points", "3 points", "cupcake", "orange"}, board["name"]
        own = {"text": board["text"]}
        drawn = player.post(f"/api/boards/drawing?language={language}", own)
        assert sentences(drawn["svg"]) == said
    assert player.http.get(f"{address}?language=tlh").status_code == 400


def test_a_board_of_ones_own_is_drawn_or_refused_with_its_line(newcomer: Visit) -> None:
    text = (BOARDS / "picnic.toml").read_text(encoding="utf-8")
    player = newcomer()
    drawn = player.post("/api/boards/drawing", {"text": text})
    assert ElementTree.fromstring(drawn["svg"]).tag.endswith("svg")
    wrong = {"text": text.replace("Sx  S.", "Sx  Z.")}
    reason = player.post("/api/boards/drawing", wrong, expect=400)["reason"]
    assert reason["key"] == "board-fault"
    assert reason["arguments"]["fault"]["key"] == "board-hex"


@pytest.mark.parametrize("path", ["/api/guides/chess", "/api/boards/nowhere/drawing"])
def test_what_is_not_there_is_not_found(newcomer: Visit, path: str) -> None:
    newcomer().get(path, expect=404)


TABLE = {"game": "marabunta", "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.mark.parametrize(
    ("path", "body", "most"),
    [
        ("/api/boards", {"text": "#" * 300_000}, 64),
        ("/api/boards/drawing", {"text": "#" * 300_000}, 64),
        ("/api/tables", TABLE | {"boards": {"territory": "#" * 70_000}}, 64),
        ("/api/records", {"text": "#" * 530_000}, 512),
        ("/api/records", {"text": "#" * 600_000}, 576),  # the whole request
        ("/api/session/recover", {"code": "x" * 20_000, "key": "x" * 20}, 16),
    ],
)
def test_whatever_is_too_large_is_told_how_large_it_may_be(
    newcomer: Visit, path: str, body: dict[str, Any], most: int
) -> None:
    answer = newcomer().post(path, body, expect=413)
    assert answer["reason"] == {"key": "server-too-large", "arguments": {"most": most}}
