"""Nobody at a table has the name of another, and the host is asked for theirs once."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.conftest import compile_once
from tests.web.people import Person


def test_everybody_at_a_table_can_be_told_apart(person: Callable[..., Person]) -> None:
    compile_once("minicity")
    anna = person()
    page = anna.go()
    # Two people with one device who give no names, and a bot or two.
    anna.card("minicity").get_by_role("button", name="On this device").click()
    page.get_by_label("4", exact=True).check()
    page.get_by_label("Seats for bots").select_option("2")
    page.get_by_role("button", name="Begin").click()
    anna.sees_match()
    expect(page.locator(".curtain")).to_contain_text("Player")
    names = page.locator(".side .who").all_inner_texts()
    assert len(names) == len(set(names)) == 4
    assert sum("Player " in name for name in names) == 2
    assert sum("(Random bot)" in name for name in names) == 2

    # The host gives a name, once.
    anna.go()
    expect(page.get_by_role("heading", name="Your matches")).to_be_visible()
    anna.card("marabunta").get_by_role("button", name="With friends").click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("strong").first).to_have_text("Anna")
    anna.go()
    anna.card("marabunta").get_by_role("button", name="With friends").click()
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_count(0)
