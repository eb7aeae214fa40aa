"""Pictures of matches to share, and what links to them tell: only what anybody may know."""

from __future__ import annotations

import asyncio
import json
import random
import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import resvg_py

import ludoteca
from ludoteca.server.processes.examiner_process import Errand, Painting, PaintPicture
from ludoteca.server.processes.examiners import Examiners
from ludoteca.server.telling.pictures import draw
from ludoteca.server.web import client_files, share_routes
from tests.server.asgi import open_door
from tests.server.conftest import settings_for
from tests.server.players import SECONDS, Player
from tests.server.process import Server

PNG = b"\x89PNG\r\n\x1a\n"
AT_ONCE = 12  # pictures on one page


def test_a_picture_shows_a_moment_and_only_that_of_the_end_has_the_points() -> None:
    match = ludoteca.new_match("marabunta", seed=3)
    chooser, names = random.Random(1), ["Ada<b>", "x" * 60]
    while match.outcome is None:
        if len(match.actions) < 60:
            early = draw(match, names, "en"), len(match.actions)
        match.play(chooser.choice(match.legal_numbers()))
    end = draw(match, names, "en")
    assert "<b>" not in end
    for points in match.outcome.scores:
        assert f">{points}</text>" in end
    moment = draw(match, names, "en", early[1])
    assert board_of(moment) == board_of(early[0]) != board_of(end)
    assert 'points">' not in moment
    assert draw(match, names, "en", len(match.actions)) == end
    first = ludoteca.new_match("marabunta", seed=4)
    assert board_of(draw(match, names, "en", 0)) == board_of(draw(first, names, "en", 0))


def test_a_match_that_was_given_up_does_not_go_on() -> None:
    match = ludoteca.new_match("marabunta", seed=3)
    names = [None, None]
    assert "Going on" in draw(match, names, "en")
    assert "Going on" not in draw(match, names, "en", given_up=True)


def board_of(picture: str) -> str:
    return picture.partition("<image")[2].partition("/>")[0]


def test_public_matches_have_a_picture_and_tags_and_private_ones_neither(server: Server) -> None:
    player = Player(server.url)
    public, private = (
        player.open_table("marabunta", "me", "random", start=True, public=each)["match"]
        for each in (True, False)
    )
    stranger = httpx.Client(base_url=server.url, verify=False, timeout=SECONDS)
    shown = stranger.get(f"/api/matches/{public}/picture?language=pl")
    assert (shown.status_code, shown.headers["content-type"]) == (200, "image/png")
    assert shown.content.startswith(PNG)
    assert [int.from_bytes(shown.content[at : at + 4]) for at in (16, 20)] == [1200, 630]
    later = stranger.get(f"/api/matches/{public}/picture?language=pl&moment=99999")
    assert later.content.startswith(PNG)
    assert stranger.get(f"/api/matches/{public}/picture?moment=-1").status_code == 400
    for path in (private, "nothing"):
        assert stranger.get(f"/api/matches/{path}/picture").status_code == 404
    assert player.http.get(f"/api/matches/{private}/picture").status_code == 404
    if client_files.INDEX in client_files.files():
        told = stranger.get(f"/match/{public}", headers={"accept-language": "it"})
        assert told.headers["content-type"] == "text/html; charset=utf-8"
        tags = dict(re.findall(r'<meta property="([^"]+)" content="([^"]+)"', told.text))
        assert tags["og:title"] == "Marabunta · Ludoteca"
        assert tags["og:url"] == f"{server.url}/match/{public}"
        assert tags["og:image"] == f"{server.url}/api/matches/{public}/picture?language=it"
        for path in (f"/match/{private}", f"/replay/{private}", "/match/nothing", "/match/%00"):
            answer = stranger.get(path)
            assert "og:image" not in answer.text
            assert answer.status_code == (200 if private in path else 404), path
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
    stranger.close()
    player.close()


def test_a_picture_is_painted_beside_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing else goes on in a process that paints, so no move may wait for it."""

    def wrong(**_: object) -> bytes:
        raise AssertionError("painted where moves are made")

    drawn: list[str] = []

    def drawing(*arguments: Any) -> str:
        drawn.append(draw(*arguments))
        return drawn[-1]

    async def ask(_: Examiners, errand: Errand, *__: str) -> msgspec.Raw:
        assert isinstance(errand, PaintPicture)
        assert errand.drawing.startswith("<svg")
        while len(drawn) < AT_ONCE:  # all of them want to be painted now
            await asyncio.sleep(0.001)
        return msgspec.Raw(msgspec.json.encode(Painting(PNG)))

    monkeypatch.setattr(resvg_py, "svg_to_bytes", wrong)
    monkeypatch.setattr(Examiners, "_ask", ask)
    monkeypatch.setattr(share_routes, "draw", drawing)

    async def scene() -> None:
        async with open_door(settings_for(str(tmp_path / "tables.sqlite3"))) as door:
            me = await door.guest()
            wish = {"game": "marabunta", "seats": [{"kind": "me"}] * 2, "start": True}
            body = json.dumps({**wish, "public": True}).encode()
            match = (await door.ask("POST", "/api/tables", body, me)).json()["match"]
            # A page may show a dozen of them at once: some wait for the others, none is refused.
            picture = f"/api/matches/{match}/picture?moment=1"
            answers = await asyncio.gather(*(door.ask("GET", picture) for _ in range(AT_ONCE)))
            assert [answer.body for answer in answers] == [PNG] * AT_ONCE

    asyncio.run(scene())
