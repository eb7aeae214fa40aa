"""An invitation works wherever it is opened, also in a tab that shows something else already."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from playwright.sync_api import Route, expect

from tests.server.players import Player
from tests.server.process import Server
from tests.web.people import Person

People = Callable[..., Person]


def test_another_code_in_the_address_bar_is_another_invitation(
    person: People, server: Server
) -> None:
    """Only what stands after the # differs, so that the browser loads nothing by itself."""
    bruno = person()
    bruno.may_lose_line = True  # browsers write every refused request to their console
    page = bruno.page
    with closing(Player(server.url)) as host, closing(Player(server.url)) as guest:
        table = host.open_table("marabunta", "me", "open")
        invitation = f"/table/{table['id']}#{table['code']}"
        bruno.go(f"/table/{table['id']}#not-the-code")
        title = page.get_by_role("heading", level=1)
        expect(title).to_have_text("This table cannot be found")
        bruno.go(invitation)
        expect(page.get_by_role("button", name="Sit down")).to_be_visible()

        guest.join(table)
        match = host.start(table)
        # Whoever holds the invitation comes to watch by itself; with a wrong one, later.
        page.wait_for_url(f"**/match/{match}#{table['code']}")
        bruno.sees_match()
        bruno.go(f"/match/{match}#not-the-code")
        expect(title).to_have_text("This match cannot be shown")
        page.evaluate(f"location.hash = '{table['code']}'")  # as a link on the page does it
        bruno.sees_match()
        # To skip to what is on the page is no other invitation.
        page.get_by_role("link", name="Skip to the content").focus()
        page.keyboard.press("Enter")
        assert page.url.endswith(table["code"])
        bruno.sees_match()

        # Whoever sits at a table has its invitation in the bar, however they came, and in its
        # match: others who are sent that address can watch.
        mine = host.open_table("marabunta", "me", "open")
        bruno.go(f"/table/{mine['id']}#{mine['code']}")
        page.get_by_role("button", name="Sit down").click()
        leave = page.get_by_role("button", name="Leave")
        expect(leave).to_be_visible()
        assert page.url.endswith(f"/table/{mine['id']}#{mine['code']}")
        bruno.go(f"/table/{mine['id']}")
        page.wait_for_url(f"**/table/{mine['id']}#{mine['code']}")
        page.reload()
        expect(leave).to_be_visible()
        host.start(mine)
        page.wait_for_url("**/match/*")
        page.wait_for_url(f"**/match/*#{mine['code']}")
        bruno.sees_match()
        bruno.go(page.url.partition("#")[0])
        page.wait_for_url(f"**/match/*#{mine['code']}")
        bruno.sees_match()

        bruno.go(f"/replay/{match}#not-the-code")
        expect(page.get_by_role("alert")).to_be_visible()
        with page.expect_request(lambda asked: f"code={table['code']}" in asked.url):
            bruno.go(f"/replay/{match}#{table['code']}")


def test_whoever_goes_on_before_a_page_is_there_stays_where_they_went(person: People) -> None:
    page = person().go()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/around-*.js", hold)  # pages around the table come as one
    page.get_by_role("link", name="Rules", exact=True).first.click()
    page.wait_for_url("**/rules/*")
    page.get_by_role("link", name="Ludoteca").click()
    games = page.get_by_role("heading", level=1, name="Three games")
    expect(games).to_be_visible()
    with page.expect_response(held[-1].request.url):
        for each in held:
            each.continue_()
    page.evaluate("new Promise((done) => setTimeout(done))")  # whatever comes of it has come
    expect(games).to_be_visible()
