"""Bids: an amount is chosen, then bid; what would ruin somebody is asked about."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from ludoteca.core.match import Match
from tests.server.process import Server
from tests.web.arranged import arrange, texts
from tests.web.people import Person


def tempts(match: Match) -> bool:
    """Somebody has bid, and one may bid what the shop is worth, or much more."""
    auction = match.view()["auction"]
    if auction is None or auction["leader"] is None:
        return False
    most = max(int(text.split()[1]) for text in texts(match) if text.startswith("bid"))
    return bool(auction["least_bid"] <= auction["worth"] - 100 < most - 300)


def test_an_amount_is_chosen_first_and_a_ruinous_one_is_asked_about(
    person: Callable[..., Person], server: Server
) -> None:
    with arrange(server, "marracash", 3, tempts) as made:
        view = made.match.view()
        auction = view["auction"]
        anna = person()
        made.open_for(anna, made.acting)
        page, before = anna.page, anna.looks().version
        # The auction lies beside the town.
        window, town = anna.boxes(page.locator(".auction"), page.locator(".board .map"))
        assert town["right"] <= window["left"]
        # It can be taken off the edge and pushed elsewhere.
        page.locator(".dock").click()
        (start,) = anna.boxes(page.locator(".auction"))
        page.mouse.move(start["left"] + 8, start["top"] + 8)
        page.mouse.down()
        page.mouse.move(start["left"] - 92, start["top"] + 58)
        page.mouse.up()
        (moved,) = anna.boxes(page.locator(".auction"))
        assert (moved["left"], moved["top"]) == (start["left"] - 100, start["top"] + 50)

        steps = page.locator(".auction .amount .button")
        labels = steps.all_inner_texts()
        chosen = page.locator(".auction output")
        expect(chosen).to_have_text(str(auction["least_bid"]))
        steps.last.click()

        # There it stays, and so does what was chosen, while somebody looks back to before the
        # auction; Escape leads back.
        page.get_by_role("tab", name="Log").click()
        page.get_by_role("button", name="To the beginning").click()
        expect(page.locator(".auction")).to_have_count(0)
        page.keyboard.press("Escape")
        (kept,) = anna.boxes(page.locator(".auction"))
        assert (kept["left"], kept["top"]) == (moved["left"], moved["top"])
        expect(chosen).to_have_text(str(auction["least_bid"] + 100))
        while int(chosen.inner_text()) <= auction["worth"]:
            steps.last.click()
            assert steps.all_inner_texts() == labels
        # Nothing was bid by choosing; what the auctioneer gets is in sight.
        assert anna.version == before
        expect(page.locator(".auction .bonus")).to_have_text(
            re.compile(r"gets 100 from the bank, above 500 even 200\.")
        )

        # Enter pressed twice bids nothing.
        page.locator("[data-bid]").press("Enter")
        asks = page.get_by_role("alertdialog")
        money = next(each["money"] for each in view["seats"] if each["seat"] == view["actor"])
        left = money - int(chosen.inner_text())
        expect(asks).to_contain_text(
            f"more than the shop is likely to earn, and you would have {left} left"
        )
        expect(asks.get_by_role("button", name="Not yet")).to_be_focused()
        page.keyboard.press("Enter")
        expect(asks).to_have_count(0)
        assert anna.version == before
        page.locator("[data-bid]").click()
        asks.get_by_role("button", name="Yes, do it").click()
        anna.waits_until_after(before)
