"""Pictures of matches to share, and what links to them tell: only what anybody may know."""

from __future__ import annotations

import random
import re

import httpx
import pytest

import ludoteca
from ludoteca.server.telling.pictures import draw
from ludoteca.server.web import client_files
from tests.server.players import Player
from tests.server.process import Server

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.mark.parametrize("game", ludoteca.games())
def test_a_picture_of_a_running_match_shows_nothing_that_is_hidden(game: str) -> None:
    """Whatever chance did and anybody holds: the board and the names are all there is."""
    matches = [ludoteca.new_match(game, seed=seed) for seed in (1, 2)]
    names = ["Ada", None, "<b>", "x" * 60][: matches[0].setting.seats]
    first, second = (draw(match, names, "it") for match in matches)
    assert first == second
    assert "<b>" not in first


def test_a_picture_of_a_result_has_the_points() -> None:
    match = ludoteca.new_match("marabunta", seed=3)
    chooser = random.Random(1)
    while match.outcome is None:
        match.play(chooser.choice(match.legal_numbers()))
    drawn = draw(match, ["Ada", "Bob"], "en")
    for points in match.outcome.scores:
        assert f">{points}</text>" in drawn


def test_public_matches_have_a_picture_and_tags_and_private_ones_neither(server: Server) -> None:
    player = Player(server.url)
    public, private = (
        player.open_table("marabunta", "me", "random", start=True, public=each)["match"]
        for each in (True, False)
    )
    stranger = httpx.Client(base_url=server.url, verify=False)
    shown = stranger.get(f"/api/matches/{public}/picture?language=pl")
    assert (shown.status_code, shown.headers["content-type"]) == (200, "image/png")
    assert shown.content.startswith(PNG)
    assert [int.from_bytes(shown.content[at : at + 4]) for at in (16, 20)] == [1200, 630]
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
