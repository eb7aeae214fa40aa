"""Characters on the pages: chosen seat by seat, and seen with name and face at the table."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.people import Person

LOADED = "image => image.complete && image.naturalWidth > 0"


def test_every_seat_can_have_another_character(person: Callable[..., Person]) -> None:
    anna = person()
    page = anna.go()
    anna.card("marracash").get_by_role("button", name="More choices").click()
    sheet = page.get_by_role("dialog")
    aida, omar = (sheet.get_by_label(name, exact=True) for name in ("Aida", "Omar"))
    aida.select_option("Zafira")
    expect(aida).to_have_accessible_description(re.compile("^Zafira cannot pass a door"))
    expect(sheet.locator("img")).to_have_count(1)
    omar.select_option("Bakir")
    expect(sheet.locator("img")).to_have_count(2)
    page.keyboard.press("Escape")

    card = anna.card("marabunta")
    card.get_by_role("combobox").select_option("Livia")
    expect(card.get_by_role("status")).to_contain_text("Livia wants the whole meadow")
    card.get_by_role("button", name="Play now").click()
    anna.sees_match()
    seat = page.locator(".side section", has_text="Livia")
    expect(seat).to_contain_text("Blue")
    assert seat.locator("img").evaluate(LOADED)
