"""The files of the client: how many bytes they are, how they are packed, how long they are kept."""

from __future__ import annotations

import gzip

import httpx
import pytest

from ludoteca.server.web.client_files import STATIC
from tests.server.process import SECONDS, Server
from tests.web.sizes import (
    GAMES,
    LANGUAGES,
    client_files,
    for_everything,
    for_one_game,
    game_of,
    language_of,
    of_tools,
    sizes_sent,
    tool_of,
)

# docs/decisions/0029: what somebody waits for, what a tool may add, and all of it together.
LIMIT = 190_000
LIMITS_OF_TOOLS = {
    "analysis": 10_000,
    "any": 3_000,  # the board of all games that bring none
    "arriving": 1_000,  # how pages that fetch one thing show that
    "command": 2_500,
    "events": 11_000,
    "fairness": 5_000,
    "house": 8_000,  # the host's page, and manners in the chat
    "gallery": 3_500,
    "guide": 8_000,
    "lobby": 7_500,
    "mail": 6_000,
    "people": 13_000,
    "position": 7_500,
    "puzzles": 6_000,
    "review": 6_000,
    "rules": 11_000,  # their texts
    "shortcuts": 1_000,
}
CEILING = 314_000


def test_whoever_plays_one_game_loads_less_than_190_kb_and_everything_is_bounded(
    server: Server,
) -> None:
    sizes = sizes_sent(server.url)
    texts = [language_of(path) for path in sizes if tool_of(path) is None]
    assert [texts.count(language) for language in LANGUAGES] == [1, 1, 1, 1], "texts have moved"
    assert {game_of(path) for path in sizes} >= {*GAMES}, "boards have moved"
    visits = {
        (language, game): for_one_game(sizes, language, game)
        for language in LANGUAGES
        for game in GAMES
    }
    assert {visit: size for visit, size in visits.items() if size >= LIMIT} == {}
    assert min(visits.values()) > LIMIT / 2, "something was not counted"
    wholes = {language: for_everything(sizes, language) for language in LANGUAGES}
    assert {name: whole for name, whole in wholes.items() if whole >= CEILING} == {}
    tools = of_tools(sizes, "pl")
    assert tools.keys() == LIMITS_OF_TOOLS.keys()
    assert {name: size for name, size in tools.items() if size >= LIMITS_OF_TOOLS[name]} == {}


def test_the_terminals_words_stay_at_home(client: None) -> None:
    texts = [
        path.read_text(encoding="utf-8")
        for path in client_files()
        if language_of(path) and tool_of(path) is None
    ]
    assert len(texts) == len(LANGUAGES)
    for text in texts:
        assert "web-play-now" in text
        assert "cli-" not in text


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, br;q=0", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
def test_a_browser_gets_the_smallest_shape_that_it_understands(
    server: Server, accepted: str, packed: str | None
) -> None:
    answer = httpx.get(f"{server.url}/", headers={"accept-encoding": accepted}, timeout=SECONDS)
    assert answer.headers.get("content-encoding") == packed
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"].startswith("text/html")
    if packed != "br":  # which the tests' own client cannot unpack
        assert answer.content == (STATIC / "index.html").read_bytes()


def test_files_with_a_digest_in_their_name_are_kept_and_the_page_is_asked_for_again(
    server: Server,
) -> None:
    asset = next(path for path in client_files() if path.suffix == ".css")
    kept = httpx.get(f"{server.url}/assets/{asset.name}", timeout=SECONDS)
    assert "immutable" in kept.headers["cache-control"]
    assert kept.content == asset.read_bytes()

    page = httpx.get(f"{server.url}/settings", timeout=SECONDS)
    assert page.headers["cache-control"] == "no-cache"
    again = httpx.get(
        f"{server.url}/settings", headers={"if-none-match": page.headers["etag"]}, timeout=SECONDS
    )
    assert (again.status_code, again.content) == (304, b"")
    other = {"if-none-match": page.headers["etag"], "accept-encoding": "identity"}
    assert httpx.get(f"{server.url}/settings", headers=other, timeout=SECONDS).status_code == 200


def test_only_files_of_the_client_are_handed_out(server: Server) -> None:
    packed = next(path for path in STATIC.rglob("*.gz"))
    assert gzip.decompress(packed.read_bytes())
    for name in (f"assets/{packed.name}", ".built-from", "assets/../.built-from", "nothing.js"):
        assert httpx.get(f"{server.url}/{name}", timeout=SECONDS).status_code == 404
