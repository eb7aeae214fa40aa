"""An evening with a club: made, joined by its link on a phone, played, and shown on a wall."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from playwright.sync_api import Page, expect

from tests.server.players import Player
from tests.server.process import Server
from tests.web.people import PHONE, Person, Screen
from tests.web.test_around import assert_readable

People = Callable[..., Person]
PROJECTOR = Screen(1920, 1080)


def test_an_evening_is_made_with_the_keyboard_and_joined_on_a_phone(person: People) -> None:
    ada, bruno = person(), person(PHONE, language="fr", theme="dark")
    page = ada.go("/events")
    page.get_by_label("Name of the event").press_sequentially("Friday at Anna's")
    page.get_by_label("Kind of event").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("form .about")).to_contain_text("until all have met")
    assert_readable(ada)
    page.get_by_label("Name of the event").press("Enter")
    page.wait_for_url("**/event/*")
    expect(page.get_by_role("img", name="QR")).to_be_visible()
    event = page.url
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Take part").click()
    expect(page.get_by_text("You take part as Ada.")).to_be_visible()
    assert_readable(ada)

    phone = bruno.page
    phone.goto(event)
    phone.get_by_label("Votre nom").fill("Bruno")
    phone.get_by_role("button", name="Participer").click()
    expect(phone.get_by_text("Vous participez sous le nom Bruno")).to_be_visible()
    expect(page.locator(".names li")).to_have_text(["Ada", "Bruno"])  # without a reload
    assert_readable(bruno)

    # Both wait on the page, and are led to their table by themselves.
    page.get_by_role("button", name="Begin with 2 players").press("Enter")
    for each in (ada, bruno):
        each.page.wait_for_url("**/match/*")
        each.sees_match()
    page.get_by_role("link", name="Back to the event").click()
    expect(page.locator("[data-table='1']")).to_contain_text("Being played")
    expect(page.get_by_role("link", name="To my table")).to_be_visible()
    assert_readable(ada)
    phone.goto(event)
    expect(phone.get_by_role("link", name="À ma table")).to_be_visible()
    assert_readable(bruno)
    # Whoever went home is taken out, also while a round is played.
    page.get_by_text("Take somebody out").click()
    page.get_by_role("listitem").filter(has_text="Bruno").get_by_role("button").click()
    page.get_by_role("dialog").get_by_role("button", name="Take out").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(
        page.get_by_role("listitem").filter(has_text="Bruno").get_by_role("button")
    ).to_have_count(0)
    # Given up, her match leads back to where the next round is.
    page.get_by_role("link", name="To my table").click()
    page.get_by_role("button", name="Leave the match").click()
    page.get_by_role("button", name="Give up").click()
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)
    page.get_by_role("link", name="Back to the event").first.click()
    page.wait_for_url(event)
    bruno.may_lose_line = True  # the browser itself says that it found nothing
    phone.goto("/event/nowhere")
    expect(phone.get_by_text("Vérifiez le lien.")).to_be_visible()


def test_the_wall_shows_a_large_event_by_itself(person: People) -> None:
    wall = person(PROJECTOR, language="pl")
    with closing(Player(wall.url)) as host:
        wish = {"title": "Klub", "game": "marabunta", "format": "swiss", "minutes": 30}
        event = host.post("/api/events", wish)["event"]["id"]
        page = wall.go(f"/event/{event}/wall")
        expect(page.locator("h1")).to_have_text("Klub")
        for _ in range(2):
            host.post(f"/api/events/{event}/join")
        host.post(f"/api/events/{event}/bots", {"level": "random", "count": 31})
        expect(page.locator(".wall .card")).to_have_count(32)
        assert_readable(wall)
        host.post(f"/api/events/{event}/start")
        expect(page.locator("[data-table]")).to_have_count(16)
        expect(page.get_by_role("timer")).to_contain_text("Runda 1 z 5")
        expect(page.locator("tbody tr")).to_have_count(32)
        assert_readable(wall)
        host.post(f"/api/events/{event}/end")


def test_a_host_keeps_order_and_players_end_a_match_together(
    person: People, server: Server
) -> None:
    ada, host = person(), person(PHONE, language="it", theme="dark")
    with closing(Player(ada.url)) as bob, closing(Player(ada.url)) as cook:
        match = bob.open_table("marabunta", "me", "open", public=True, chat=True, clock="relaxed")
        page = ada.go(f"/table/{match['id']}")
        expect(page.get_by_text("15 minutes, and 1 minute per move")).to_be_visible()
        page.get_by_role("button", name="Sit down").click()
        expect(page.get_by_role("status").filter(has_text="Everybody is here")).to_be_visible()
        bob.start(match)
        ada.sees_match()
        game = page.url.rsplit("/", 1)[1]
        bob.watch(game)
        bob.send(type="say", match=game, text="hurry up, snail")
        page.get_by_role("tab", name="Chat").click()
        page.get_by_role("button", name="About whoever said this").click()
        page.get_by_label("What should the host").fill("rude")
        page.get_by_role("button", name="Tell the host").click()
        expect(page.get_by_text("The host will see it")).to_be_visible()
        assert_readable(ada)
        page.get_by_role("button", name="Mute them").click()
        expect(page.locator("#beside").get_by_text("hurry up, snail")).to_have_count(0)

        # The host, by the printed token, sees the report and tells everybody.
        assert cook.http.get("/api/house").status_code == 403
        house = host.go(f"/house#{server.settings.host_token}")
        expect(house.get_by_role("heading", name="Segnalazioni")).to_be_visible()
        # Others may have reported something, too.
        report = house.get_by_role("listitem").filter(has_text="hurry up, snail")
        expect(report).to_be_visible()
        assert_readable(host)
        report.get_by_role("button", name="Sistemata").click()
        expect(report).to_have_count(0)
        expect(house.get_by_text("La segnalazione è sistemata.")).to_be_visible()
        house.get_by_label("In cima a ogni pagina").fill("Tè alle otto")
        house.get_by_role("button", name="Dillo a tutti").click()
        expect(house.get_by_text("Entro un minuto lo vedono tutti.")).to_be_visible()
        expect(house.get_by_role("status").get_by_text("Tè alle otto")).to_be_visible()
        house.get_by_label("In cima a ogni pagina").fill("")
        house.get_by_role("button", name="Dillo a tutti").click()
        expect(house.get_by_text("più nessun annuncio")).to_be_visible()
        expect(house.get_by_text("Tè alle otto")).to_have_count(0)

        # A limit that cannot be is refused, and that stays on the page while it looks again.
        chat = house.get_by_label("Righe conservate della chat")
        chat.fill("-1")
        host.may_lose_line = True  # the browser itself says that this was refused
        house.get_by_role("button", name="Cambia", exact=True).click()
        expect(house.get_by_role("alert")).to_contain_text("chat_lines")
        with house.expect_response("**/api/house?search="):
            pass
        expect(house.get_by_role("alert")).to_contain_text("chat_lines")
        chat.fill("500")
        house.get_by_role("button", name="Cambia", exact=True).click()
        expect(house.get_by_text("Cambiati.")).to_be_visible()

        # Somebody is shut out, told by whom, and as before once they are let in again.
        guest = person()
        outside = guest.go("/settings")
        outside.get_by_label("Your name").fill("Zoe Zut")
        outside.get_by_role("button", name="Keep", exact=True).click()
        expect(outside.get_by_text("Kept.")).to_be_visible()
        house.get_by_label("Cerca un nome").fill("zUT")
        house.get_by_role("button", name="Escludi: Zoe Zut").click()
        house.get_by_label("Perché").fill("rumore")
        house.get_by_role("dialog").get_by_role("button", name="Escludi").click()
        expect(house.get_by_text("Zoe Zut è fuori.")).to_be_visible()
        guest.may_lose_line = True
        outside.reload()
        told = outside.get_by_role("dialog", name="The host of this house has shut you out.")
        expect(told).to_be_visible()
        house.get_by_role("button", name="Riammetti: Zoe Zut").click()
        expect(house.get_by_text("Zoe Zut può rientrare.")).to_be_visible()
        told.get_by_role("button", name="Try again").click()
        expect(outside.get_by_label("Your name")).to_have_value("Zoe Zut")
        house.get_by_label("Cerca un nome").fill("")

        # A match is ended by its button, and by nothing else.
        lost = cook.start(cook.open_table("marabunta", "me", "random"))
        listed = house.locator("li").filter(has=house.locator(f"a[href*='{lost}']"))
        listed.get_by_role("button", name="Chiudi la partita").click()
        house.get_by_role("dialog").get_by_role("button", name="Chiudi la partita").click()
        expect(house.get_by_text("La partita è chiusa.")).to_be_visible()
        expect(listed).to_have_count(0)

        # So are a table that waits and somebody's event.
        waiting = cook.open_table("minicity", "me", "open", public=True)
        wish = {"title": "Sera di prova", "game": "marabunta", "format": "swiss"}
        event = cook.post("/api/events", wish)["event"]["id"]
        guest.go(f"/table/{waiting['id']}")
        expect(outside.get_by_role("button", name="Sit down")).to_be_visible()
        table = house.locator("li").filter(has=house.locator(f"a[href*='{waiting['id']}']"))
        table.get_by_role("button", name="Chiudi il tavolo").click()
        house.get_by_role("dialog").get_by_role("button", name="Chiudi il tavolo").click()
        expect(house.get_by_text("Il tavolo è chiuso.")).to_be_visible()
        expect(table).to_have_count(0)
        expect(outside.get_by_text("This table is closed. Open another one.")).to_be_visible()
        expect(outside.get_by_role("button", name="Sit down")).to_have_count(0)
        evening = house.locator("li").filter(has=house.locator(f"a[href*='{event}']"))
        evening.get_by_role("button", name="Termina l").click()
        assert_readable(host)
        house.get_by_role("dialog").get_by_role("button", name="Termina l").click()
        expect(house.get_by_text("evento è terminato.")).to_be_visible()
        expect(evening.get_by_role("button")).to_have_count(0)

        # Both agree to end it; until then the page asks before it is closed, since a clock runs.
        assert asks_before_closing(page)
        page.get_by_role("tab", name="Players").click()
        page.get_by_role("button", name="Leave the match").click()
        expect(page.get_by_role("button", name="Give up")).to_be_visible()
        assert_readable(ada)
        page.get_by_role("button", name="Ask to end it together").click()
        expect(page.get_by_text("asks to end the match together").first).to_be_visible()
        while bob.standing["end_asked"] is None:
            bob.receive()
        assert bob.ask("finish", game, choice="agree")["type"] == "accepted"
        expect(page.get_by_role("button", name="Leave the match")).to_have_count(0)
        assert not asks_before_closing(page)


def asks_before_closing(page: Page) -> bool:
    event = "new Event('beforeunload', { cancelable: true })"
    return bool(page.evaluate(f"() => !window.dispatchEvent({event})"))
