"""The tests' own people: a browser that somebody used before has nothing of theirs."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.people import DESKTOP, Browsers, Person


def test_nobody_finds_what_the_person_before_kept(browsers: Browsers) -> None:
    anna = Person(browsers, DESKTOP, "en", {"theme": "dark"})
    page = anna.go("/settings")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.get_by_text("Kept.")).to_be_visible()
    anna.close()
    bruno = Person(browsers, DESKTOP, "en", {"theme": "light"})
    assert bruno.context is anna.context
    assert bruno.context.cookies() == []
    page = bruno.go("/settings")
    expect(page.get_by_role("button", name="Make a recovery code")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_value("")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    bruno.close()
    assert anna.complaints == bruno.complaints == []
