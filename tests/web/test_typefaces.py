"""Typefaces that come late, or never: no line breaks anew, and everything still fits."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.people import DESKTOP, NARROW, Person, Screen
from tests.web.sizes import client_files
from tests.web.test_pages import OVERFLOWS
from tests.web.test_table_stays import BEYOND

TYPEFACES = "**/*.woff2"


def test_the_typefaces_of_every_page_are_asked_for_once_and_before_the_program(
    person: Callable[..., Person],
) -> None:
    anna = person()
    anna.may_lose_line = True  # a program that does not come is complained about
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    anna.page.route("**/*.js", lambda route: route.abort())
    anna.go().wait_for_load_state()
    wanted = [
        path.name
        for path in client_files()
        if path.suffix == ".woff2" and "latin-ext" not in path.name
    ]
    assert len(wanted) == 3
    assert sorted(name for name in asked if name.endswith(".woff2")) == wanted
    anna.page.unroute("**/*.js")
    asked.clear()
    anna.go()
    expect(anna.card("marracash")).to_be_visible()
    anna.settles()
    assert sorted(name for name in asked if name.endswith(".woff2")) == wanted


@pytest.mark.parametrize("screen", [DESKTOP, NARROW], ids=lambda screen: screen.width)
def test_everything_fits_in_the_typefaces_of_the_machine(
    person: Callable[..., Person], screen: Screen
) -> None:
    anna = person(screen, "pl")
    anna.may_lose_line = True  # a typeface that does not come is complained about
    anna.page.route(TYPEFACES, lambda route: route.abort())
    anna.go()
    expect(anna.card("marracash").locator("option").nth(1)).to_be_attached()
    assert anna.settles().evaluate(OVERFLOWS) == []
    anna.card("marabunta").get_by_role("button", name="Graj teraz").click()
    anna.sees_match()
    anna.waits_for_turn()
    assert anna.settles().evaluate(OVERFLOWS) == []
    assert anna.page.evaluate(BEYOND) == [0, 0]
