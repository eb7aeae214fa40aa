"""Addresses that lead nowhere: the page helps, and the status says so."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import httpx
from playwright.sync_api import expect

from tests.server.process import SECONDS, Server
from tests.web.people import Person

THING = re.compile("/(match|replay|review|analysis|table|event|people|puzzles/marabunta)/x1")
ROUTES = Path(__file__).parents[2] / "web" / "src" / "routes.ts"


def test_every_page_of_the_client_is_found_and_no_other(server: Server) -> None:
    patterns = re.findall(r'^  \["(/[^"]*)", ', ROUTES.read_text(encoding="utf-8"), re.M)
    assert len(patterns) > 5
    with httpx.Client(base_url=server.url, timeout=SECONDS) as browser:
        for pattern in patterns:
            known = pattern.replace(":game", "marabunta").replace(":seats", "2")
            address = re.sub(r":\w+", "x1", known)
            # Whether there is such a match, a person or a puzzle, the server knows.
            status = 404 if THING.match(address) else 200
            assert browser.get(address).status_code == status, address
        games = ("/rules/x1", "/guide/x1", "/rules/a/b")
        for address in ("/puzzles/marabunta/today", "/puzzles/marabunta/next"):
            assert browser.get(address).status_code == 200, address
        ladders = ("/ladders/chess/2", "/ladders/marabunta/3", "/ladders/marabunta/x1")
        puzzles = ("/puzzles/chess/today", "/puzzles/marabunta/next/x1", "/puzzles/a/b/c/d")
        broken = ("/match/%25", "/match/%", "/match", "/nonsense", "/a/b/c")
        for address in (*broken, *games, *ladders, *puzzles):
            answer = browser.get(address)
            assert answer.status_code == 404, address
            assert answer.headers["content-type"] == "text/html; charset=utf-8", address
        # Whoever keeps to themselves is not told from nobody, but finds their own page.
        browser.headers["X-Ludoteca"] = "1"
        assert browser.post("/api/session").is_success
        nobody = browser.get("/people/x1")
        for public, status in ((False, 404), (True, 200)):
            me = browser.patch("/api/profile", json={"public": public}).json()
            page = f"{server.url}/people/{me['id']}"
            for asking, expected in ((browser.get, 200), (httpx.get, status)):
                answer = asking(page)
                assert (answer.status_code, answer.content) == (expected, nobody.content)


def test_a_page_that_helps_is_shown_where_nothing_is(person: Callable[..., Person]) -> None:
    anna = person()
    anna.may_lose_line = True  # the browser itself writes down that the status was 404
    for address in ("/match/%", "/match/%25", "/no/such/page", "/rules/chess", "/guide/chess"):
        page = anna.go(address)
        expect(page.get_by_role("heading", level=1)).to_have_text(
            "There is nothing at this address."
        )
        expect(page).to_have_title("There is nothing at this address. · Ludoteca")
        expect(page.get_by_text("must be copied whole")).to_be_visible()
    page.get_by_role("link", name="To the games").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Three games, a table, and you")
    gone = {
        "/match/nosuchmatch": "This match cannot be shown",
        "/table/nosuchtable": "This table cannot be found",
        "/replay/nosuchmatch": "This match cannot be replayed",
        "/review/nosuchmatch": "This match cannot be reviewed",
        "/analysis/nosuchmatch": "This cannot be analysed",
        "/people/nobody": "There is nothing at this address.",
        "/event/nosuchevent": "There is no such event",
        "/event/nosuchevent/wall": "There is no such event",
    }
    for address, title in gone.items():
        page = anna.go(address)
        expect(page).to_have_title(f"{title} · Ludoteca")
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        expect(page.get_by_role("link", name="To the games")).to_be_visible()
    lists = {
        "/puzzles/marabunta/zzz": ("There is no such puzzle. Check its link.", "All puzzles"),
        "/puzzles/chess/today": ("There is no such puzzle. Check its link.", "All puzzles"),
        "/ladders/chess/2": ("There is no such ladder", "Ladders"),
        "/ladders/marabunta/x": ("There is no such ladder", "Ladders"),
    }
    for address, (reason, name) in lists.items():
        page = anna.go(address)
        expect(page.get_by_role("alert")).to_contain_text(reason)
        way = page.get_by_role("link", name=name, exact=True)
        expect(way).to_have_attribute("href", f"/{address.split('/')[1]}")
