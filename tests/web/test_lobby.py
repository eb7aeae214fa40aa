"""Finding somebody: the lobby, a seat that a bot kept, an invitation, and playing again."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from playwright.sync_api import Locator, expect

from tests.server.players import Player
from tests.server.process import Server
from tests.web.people import PHONE, Person, Screen
from tests.web.test_around import assert_readable

People = Callable[..., Person]
LAPTOP = Screen(1366, 768)


def is_in_sight(person: Person, thing: Locator) -> bool:
    (box,) = person.boxes(thing)
    return box["y"] >= 0 and box["bottom"] <= person.page.evaluate("innerHeight")


def test_a_match_begins_at_once_and_somebody_takes_the_bots_seat(person: People) -> None:
    anna, bruno = person(LAPTOP), person(PHONE, language="fr", theme="dark")
    page, phone = anna.go(), bruno.go()
    lobby = page.get_by_role("region", name="Sit down with others")
    now = phone.get_by_role("button", name="Jouer avec")
    play = anna.card("marabunta").get_by_role("button", name="Play now")
    assert is_in_sight(anna, lobby)
    assert is_in_sight(anna, play)
    assert is_in_sight(bruno, now)
    lobby.get_by_role("button", name="Filters").press("Enter")
    lobby.get_by_label("Game").first.select_option("minicity")
    lobby.get_by_label("Only rated").check()
    assert_readable(anna)
    assert_readable(bruno)

    # The table comes to all who look, by itself; a filter that it does not fit hides it.
    (place,) = anna.boxes(play)
    phone.locator(".lobby .now select").select_option("minicity")
    now.click()
    phone.wait_for_url("**/match/*")
    bruno.sees_match()
    expect(lobby.get_by_text("none fits").or_(lobby.get_by_text("does not fit"))).to_be_visible()
    lobby.get_by_label("Only rated").uncheck()
    row = lobby.get_by_role("listitem").first
    expect(row).to_contain_text("one of 2 free · going on with bots")
    assert anna.boxes(play) == [place]  # and nothing moved
    assert_readable(anna)

    row.get_by_role("button", name="Sit down").press("Enter")
    page.wait_for_url(f"**{phone.url.removeprefix(bruno.url)}")
    anna.sees_match()
    expect(page.locator(".side h2").filter(has_text="You")).to_be_visible()
    # Whom one plays with can be muted and reported, whatever they said.
    page.get_by_role("button", name="Mute or report").press("Enter")
    sheet = page.get_by_role("dialog", name="Mute or report somebody")
    sheet.get_by_role("button", name="Mute").press("Enter")
    expect(sheet.get_by_role("status").filter(has_text="Muted")).to_be_visible()
    sheet.get_by_role("button", name="Tell the host").press("Enter")
    sheet.get_by_role("textbox").fill("Much too slow.")
    assert_readable(anna)
    sheet.get_by_role("button", name="Tell the host").last.press("Enter")
    expect(sheet.get_by_text("The host will see it")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Log").click()
    expect(page.locator("#beside")).to_contain_text("You take over this seat from a bot.")
    phone.get_by_role("tab", name="Journal").tap()
    expect(phone.locator("#beside")).to_contain_text("prend la place d")


def test_an_invitation_comes_at_once_and_can_be_declined(person: People, server: Server) -> None:
    anna = person()
    page = anna.page
    with page.expect_response("**/api/session"):
        anna.go()
    cookie = next(each for each in page.context.cookies() if each["name"] == "ludoteca")["value"]
    with closing(Player(server.url)) as host, closing(Player(server.url, cookie)) as same:
        host.http.patch("/api/session", json={"name": "Ola"})
        table = host.open_table("marabunta", "me", "open")
        same.join(table)
        match = host.start(table)
        host.watch(match)
        same.watch(match)
        host.ask("finish", match, choice="resign")
        # Whoever watched the end is led to the new table by the same button as everybody.
        anna.go(f"/match/{match}")
        ending = page.locator("#what-to-do")
        expect(ending).to_contain_text("You won!")
        expect(ending).to_contain_text("Ola gives up.")
        expect(ending.get_by_role("button", name="Play again")).to_be_visible()
        again = host.post(f"/api/matches/{match}/rematch")
        page.get_by_role("button", name="To the new table").click()
        page.wait_for_url(lambda url: "/match/" in url and match not in url)
        assert host.get(f"/api/tables/{again['id']}")["match"] in page.url

        # Somebody plays with her: a link away asks once whether she wants to go, by the bar or
        # by the button back.
        host.expect("rematch")
        host.watch(host.get(f"/api/tables/{again['id']}")["match"])
        asks = page.get_by_role("dialog", name="You play with others here")
        home = page.get_by_role("link", name="Ludoteca")
        playing = page.url
        expect(page.locator(".side").get_by_text("away", exact=True)).to_have_count(0)
        home.click()
        expect(asks).to_contain_text("They see that you are away.")
        assert_readable(anna)
        asks.get_by_role("button", name="Stay here").click()
        expect(asks).to_have_count(0)
        page.go_back()
        expect(asks).to_be_visible()
        assert page.url == playing
        page.keyboard.press("Escape")
        home.click()
        asks.get_by_role("button", name="Go", exact=True).click()
        finished = page.get_by_role("region", name="Finished").get_by_role("listitem")
        expect(finished.filter(has_text="Ola")).to_contain_text("Won")

        anna.go("/me")
        expect(page.get_by_text("1 match", exact=False).first).to_be_visible()
        expect(page.get_by_text("Place 1 of 2")).to_be_visible()
        expect(page.get_by_text("Ola (gave up)")).to_be_visible()
        other = host.open_table("minicity", "me", "open")
        opponents = host.get(f"/api/tables/{other['id']}/opponents")
        while not opponents:  # what came of the match is noted a moment after its end
            opponents = host.get(f"/api/tables/{other['id']}/opponents")
        whom = {"match": opponents[0]["match"], "seat": opponents[0]["seat"]}
        host.post(f"/api/tables/{other['id']}/invite", whom)
        invited = page.get_by_role("region", name="You are invited")
        expect(invited).to_contain_text("Ola invites you to Mini City.")
        assert_readable(anna)
        invited.get_by_role("button", name="Not this time").click()
        expect(invited).to_have_count(0)
        (answer,) = host.get(f"/api/tables/{other['id']}/opponents")
        assert answer["state"] == "declined"

        # Whoever invites too often is muted by one button, and nothing of theirs comes any more.
        for table in [host.open_table("minicity", "me", "open") for _ in range(2)]:
            host.post(f"/api/tables/{table['id']}/invite", whom)
        expect(invited.get_by_role("listitem")).to_have_count(2)
        invited.get_by_role("button", name="Mute").first.press("Enter")
        expect(invited).to_have_count(0)
        expect(page.get_by_text("Ola is muted")).to_be_visible()
