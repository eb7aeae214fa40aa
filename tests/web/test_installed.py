"""Ludoteca as an app: without a network, after an update, and told by a push."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import httpx
from playwright.sync_api import Page, expect

from tests.server.process import SECONDS, Server
from tests.web.people import Person
from tests.web.test_around import assert_readable

People = Callable[..., Person]
AT_WORK = "navigator.serviceWorker.getRegistrations().then((all) => all.length)"


def test_it_can_be_installed(server: Server) -> None:
    page = httpx.get(server.url, timeout=SECONDS).text
    assert '<link rel="manifest" href="/manifest.webmanifest"' in page
    manifest = httpx.get(f"{server.url}/manifest.webmanifest", timeout=SECONDS)
    assert manifest.headers["content-type"] == "application/manifest+json"
    told = manifest.json()
    assert (told["display"], told["start_url"]) == ("standalone", "/")
    for icon in told["icons"]:
        found = httpx.get(f"{server.url}{icon['src']}", timeout=SECONDS)
        assert found.headers["content-type"] == "image/png"
        size = f"{int.from_bytes(found.content[16:20])}x{int.from_bytes(found.content[20:24])}"
        assert size == icon["sizes"]
    worker = httpx.get(f"{server.url}/service-worker.js", timeout=SECONDS)
    assert worker.headers["cache-control"] == "no-cache"


def test_rules_first_games_and_puzzles_open_without_a_network(person: People) -> None:
    anna = person()
    page = anna.go("/settings")
    assert page.evaluate(AT_WORK) == 0  # nobody has it who did not ask for it
    page.get_by_role("button", name="Keep them here").click()
    expect(page.get_by_text("All is here.")).to_be_visible()
    assert_readable(anna)

    anna.may_lose_line = True
    anna.context.set_offline(True)
    page.goto("/")
    expect(anna.card("marracash")).to_be_visible()
    page.goto("/rules/minicity")
    expect(page.locator(".rule").first).to_be_visible()
    page.goto("/guide/marabunta")
    expect(page.locator(".board")).to_be_visible()
    page.goto("/puzzles")
    expect(page.locator("article")).to_have_count(3)
    page.goto("/puzzles/marabunta/today")
    solve(page)
    page.goto("/ladders")
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    expect(page.get_by_text("There is nothing at this address")).to_have_count(0)
    # Opened without a network, the lobby comes by itself once there is one.
    page.goto("/")
    found = page.get_by_role("region", name="Sit down with others")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    expect(found.get_by_text("Looking who is there")).to_have_count(0)
    anna.context.set_offline(False)
    expect(found.get_by_text(re.compile("Nobody waits| free")).first).to_be_visible()

    # With a network it is the server that answers, and not what is kept: nobody sees an old page.
    page.evaluate(
        "caches.keys().then((names) => Promise.all(names.map(async (name) =>"
        " (await caches.open(name)).put('/', new Response('old')))))"
    )
    page.goto("/settings")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    notice = {"title": "Marabunta: your turn", "body": "1 day", "tag": "x", "path": "/match/y"}
    assert push(anna, page, notice) == [*notice.values()]
    page.get_by_role("button", name="Forget them").click()
    expect(page.get_by_text("Nothing is kept here any more.")).to_be_visible()
    assert page.evaluate(AT_WORK) == 0
    assert page.evaluate("caches.keys()") == []


def solve(page: Page) -> None:
    """With any choice of the list."""
    expect(page.locator("[data-puzzle]")).to_be_visible()
    page.locator("[data-puzzle] summary").first.click()
    choice = page.locator("[data-puzzle] details button").first
    choice.click()
    page.get_by_role("button", name=re.compile("^Tap again to do it")).click()
    expect(page.locator("[data-puzzle] .lines li").first).to_be_visible()


def push(person: Person, page: Page, notice: dict[str, str]) -> list[str]:
    """As a push service would hand it to the browser; what the worker shows then.

    A browser without windows shows no notices, so the last step of it is only listened to.
    """
    worker = person.context.service_workers[-1]
    worker.evaluate(
        "() => { self.shown = new Promise((done) => {"
        " self.registration.showNotification = async (...told) => done(told); }); }"
    )
    devtools = person.context.new_cdp_session(page)
    registered: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registered.extend(each["registrationId"] for each in told["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    while not registered:
        page.wait_for_timeout(20)
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": person.url, "registrationId": registered[-1], "data": json.dumps(notice)},
    )
    title, told = worker.evaluate("() => self.shown")
    devtools.detach()
    return [title, told["body"], told["tag"], told["data"]["path"]]
