"""The files of the client: how many bytes they are, how they are packed, how long they are kept."""

from __future__ import annotations

import gzip

import httpx
import pytest

from ludoteca.server.web.client_files import STATIC
from tests.server.process import Server
from tests.web.sizes import (
    LANGUAGES,
    client_files,
    for_one_visitor,
    is_for_guests,
    language_of,
    sizes_sent,
)

LIMIT = 200_000
LIMIT_FOR_GUESTS = 3_000  # the board of all games that bring none


def test_whoever_opens_every_page_and_game_in_one_language_loads_less_than_200_kb(
    server: Server,
) -> None:
    sizes = sizes_sent(server.url)
    texts = [language_of(path) for path in sizes]
    assert [texts.count(language) for language in LANGUAGES] == [1, 1, 1, 1], "texts have moved"
    wholes = {language: for_one_visitor(sizes, language) for language in LANGUAGES}
    assert {name: whole for name, whole in wholes.items() if whole >= LIMIT} == {}
    assert min(wholes.values()) > LIMIT / 4, "something was not counted"
    assert 0 < sum(size for path, size in sizes.items() if is_for_guests(path)) < LIMIT_FOR_GUESTS


def test_the_terminals_words_stay_at_home(client: None) -> None:
    texts = [path.read_text(encoding="utf-8") for path in client_files() if language_of(path)]
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
    answer = httpx.get(f"{server.url}/", headers={"accept-encoding": accepted})
    assert answer.headers.get("content-encoding") == packed
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"].startswith("text/html")
    if packed != "br":  # which the tests' own client cannot unpack
        assert answer.content == (STATIC / "index.html").read_bytes()


def test_files_with_a_digest_in_their_name_are_kept_and_the_page_is_asked_for_again(
    server: Server,
) -> None:
    asset = next(path for path in client_files() if path.suffix == ".css")
    kept = httpx.get(f"{server.url}/assets/{asset.name}")
    assert "immutable" in kept.headers["cache-control"]
    assert kept.content == asset.read_bytes()

    page = httpx.get(f"{server.url}/settings")
    assert page.headers["cache-control"] == "no-cache"
    again = httpx.get(f"{server.url}/settings", headers={"if-none-match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = {"if-none-match": page.headers["etag"], "accept-encoding": "identity"}
    assert httpx.get(f"{server.url}/settings", headers=other).status_code == 200


def test_only_files_of_the_client_are_handed_out(server: Server) -> None:
    packed = next(path for path in STATIC.rglob("*.gz"))
    assert gzip.decompress(packed.read_bytes())
    for name in (f"assets/{packed.name}", ".built-from", "assets/../.built-from", "nothing.js"):
        assert httpx.get(f"{server.url}/{name}").status_code == 404
