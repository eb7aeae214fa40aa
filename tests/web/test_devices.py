"""Devices of one person: recover on a second one, end the first, and what it is told."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.people import PHONE, Person
from tests.web.test_pages import assert_well_made

New = Callable[..., Person]


def make_code(page: Page) -> str:
    page.get_by_role("button", name="Make a recovery code").click()
    code = page.locator("code")
    expect(code).to_be_visible()
    return code.inner_text()


def use_code(page: Page, code: str, label: str = "Recovery code from another device") -> None:
    page.get_by_label(label).fill(code)
    page.get_by_role("button", name="Bring my matches here").click()


def test_a_device_is_logged_out_from_another_and_told_so(person: New) -> None:
    laptop, phone = person(), person(PHONE)
    laptop.may_lose_line = True  # the browser complains of being refused
    laptop.has_own_clock()
    page = laptop.go("/settings")
    page.get_by_label("Your name").fill("Anna" * 20)
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.get_by_text("A name has at most 24 letters.")).to_be_visible()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.get_by_text("Kept.")).to_be_visible()
    code = make_code(page)
    # It stays until it is written down, whatever happens to the page.
    page.reload()
    expect(page.locator("code")).to_have_text(code)
    page.get_by_role("button", name="I have written it down").click()
    expect(page.locator("code")).to_have_count(0)
    expect(page.get_by_label("Your recovery code")).to_be_visible()
    laptop.play_now("marabunta")

    other = phone.go("/settings")
    use_code(other, code)
    expect(other.get_by_text("Welcome back.")).to_be_visible()
    expect(other.get_by_label("Your name")).to_have_value("Anna")
    fresh = other.locator("code").inner_text()
    assert fresh != code
    devices = other.get_by_role("listitem").filter(has_text=re.compile(r"Since .+ \d+:\d\d.[AP]M"))
    expect(devices).to_have_count(2)
    expect(devices.filter(has_text="this one")).to_have_count(1)
    assert_well_made(phone)

    other.get_by_role("button", name="Log out Chrome on Linux").click()
    expect(devices).to_have_count(1)
    told = page.get_by_role("dialog", name="This device was logged out")
    expect(told).to_be_visible()
    page.keyboard.press("Escape")
    expect(told).to_be_visible()
    # Nobody is told as well that the line comes back by itself.
    page.clock.fast_forward(5000)
    expect(page.get_by_text("The connection is lost.")).to_have_count(0)
    # The spent code does not help; the fresh one does, and the match goes on.
    use_code(page, code, "Your recovery code")
    expect(told.get_by_role("alert")).to_contain_text("or it has been used")
    use_code(page, fresh, "Your recovery code")
    expect(told.locator("code")).to_be_visible()
    told.get_by_role("button", name="I have written it down").click()
    expect(told).to_have_count(0)
    laptop.sees_match()
    assert laptop.waits_for_turn()


def test_whoever_was_logged_out_may_begin_anew(person: New) -> None:
    laptop, phone = person(), person(PHONE)
    page = laptop.go("/settings")
    code = make_code(page)
    page.get_by_role("button", name="I have written it down").click()
    other = phone.go("/settings")
    use_code(other, code)
    expect(other.locator("code")).to_be_visible()
    other.get_by_role("button", name="Log out everywhere else").click()
    expect(other.get_by_text("You are only known here now.")).to_be_visible()

    laptop.may_lose_line = True
    page.goto("/")
    told = page.get_by_role("dialog", name="This device was logged out")
    expect(told).to_be_visible()
    assert_well_made(laptop)
    told.get_by_role("button", name="Begin anew").press("Enter")
    page.wait_for_url("**/")
    expect(told).to_have_count(0)
    laptop.go("/settings")
    expect(page.get_by_role("button", name="Make a recovery code")).to_be_visible()


def test_logging_out_here_asks_first_and_forgets_who_one_was(person: New) -> None:
    anna = person()
    page = anna.go("/settings")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.get_by_text("Kept.")).to_be_visible()
    page.get_by_role("button", name="Log out here").press("Enter")
    expect(page.get_by_text("You have no recovery code")).to_be_focused()
    page.get_by_role("button", name="Stay").click()
    page.get_by_role("button", name="Log out here").click()
    page.get_by_role("button", name="Log out here").click()
    page.wait_for_url("**/")
    anna.go("/settings")
    expect(page.get_by_label("Your name")).to_have_value("")
