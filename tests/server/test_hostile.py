"""Whatever is sent gets an answer in words: neither a 500 nor a socket closed by a fault.

`corpus/` holds what once did harm, and a few relatives; `tools/fuzz_server.py` finds more.
"""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import msgspec
from litestar.routes import HTTPRoute

from tests.server.asgi import Answer, open_door, put_together_quietly
from tests.server.conftest import settings_for
from tests.server.hostile import Failure, Input, open_stage

CORPUS = Path(__file__).parent / "corpus"


def test_nothing_that_was_ever_sent_makes_the_server_fail(tmp_path: Path) -> None:
    async def scene() -> dict[str, str]:
        failed = {}
        settings = settings_for(str(tmp_path / "tables.sqlite3"), rate=1e9, host_token="token")
        async with open_stage(settings) as stage:
            for path in sorted(CORPUS.glob("*.json")):
                try:
                    await stage.send(msgspec.json.decode(path.read_bytes(), type=Input))
                except Failure as failure:
                    failed[path.stem] = str(failure)
        return failed

    assert len(list(CORPUS.glob("*.json"))) > 20
    assert asyncio.run(scene()) == {}


def test_the_fuzzer_sends_to_every_address() -> None:
    from tools.fuzz_server import REQUESTS  # which plays a match first

    def is_asked(method: str, path: str) -> bool:
        address = re.compile(re.sub(r"\\{[^}]*}", "[^/?]+", re.escape(path)) + r"(\?.*)?")
        return any(method == each and address.fullmatch(target) for each, target, *_ in REQUESTS)

    routes = [route for route in put_together_quietly().routes if isinstance(route, HTTPRoute)]
    assert len(routes) > 80
    operations = {
        (str(method), route.path_format)
        for route in routes
        for method in route.methods
        if method not in ("OPTIONS", "HEAD")
    }
    assert [each for each in sorted(operations) if not is_asked(*each)] == []


def test_answers_about_people_are_not_kept_and_https_stays_https(tmp_path: Path) -> None:
    async def scene(https: bool) -> dict[str, Answer]:
        settings = settings_for(str(tmp_path / "tables.sqlite3"), secure_cookies=https)
        async with open_door(settings) as door:
            me = await door.guest()
            paths = ("/api/lists", "/api/nothing", "/api/tables/x", "/", "/nothing.js", "/healthz")
            return {path: await door.ask("GET", path, headers=me) for path in paths}

    for https in (True, False):
        answers = asyncio.run(scene(https))
        private = {path for path, each in answers.items() if kept(each) == "no-store"}
        assert private == {"/api/lists", "/api/nothing", "/api/tables/x"}
        for each in answers.values():
            strict = each.headers.get("strict-transport-security", "")
            assert strict == ("max-age=31536000" if https else "")


def kept(answer: Answer) -> str | None:
    return answer.headers.get("cache-control")
