"""What a board shows at a glance, and does with one click."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from ludoteca.core.match import Match
from tests.server.process import Server
from tests.web.arranged import arrange, kinds
from tests.web.people import Person, Screen
from tests.web.staged import Stage, match_of, written

People = Callable[..., Person]
LOW = Screen(1280, 633)
LAPTOP = Screen(1366, 768)
READABLE = 9  # pixels
TWO_LINES = 30  # pixels, at least
LONG_ENOUGH = 10  # decisions, for both to be asked and told something in two lines


def worthwhile(match: Match) -> tuple[str, int] | None:
    """An ant whose card may be played, and a chamber where it could unload something."""
    if "play" not in kinds(match):
        return None
    view = match.view(match.to_act)
    hand = next(seat["hand"] for seat in view["seats"] if seat["hand"] is not None)
    outlook = view["outlook"]
    for ant, stops in outlook["stops"].items():
        reach = max(end["ranges"][ant] for end in outlook["ends"])
        for chamber, steps in stops.items():
            if hand[ant] > 0 and steps <= reach and outlook["loads"][int(chamber) - 1] > 0:
                return ant, int(chamber)
    return None


def test_a_click_on_a_lit_chamber_plays_card_and_move(person: People, server: Server) -> None:
    with arrange(server, "minicity", 2, worthwhile) as made:
        me, found = made.acting, worthwhile(made.match)
        assert found is not None
        ant, chamber = found
        anna = person(LOW)
        made.open_for(anna, me)
        board, before = anna.page.locator(".board"), anna.looks().version
        hill, number = board.locator(".map"), board.locator(".name").first
        still, digits = anna.boxes(hill, number)
        assert digits["height"] >= READABLE
        expect(board.locator(".reach").first).to_contain_text("→")
        board.locator(f"[data-card={ant}]").click()
        board.locator(f"[data-chamber='{chamber}']").click()
        anna.looks(after=before + 1)
        me.follow(before + 2)
        assert me.standing["view"]["ants"][ant] == chamber
        # While tokens are chosen the hand stays in sight, and the hill keeps its size.
        expect(board.locator("[data-unload]").first).to_be_visible()
        expect(board.locator("[data-card]").first).to_be_visible()
        assert anna.boxes(hill) == [still]


def begins_round(match: Match) -> int | None:
    """A decision after which all dice are rolled anew."""
    if match.stretch < 4:
        return None
    for number in match.legal_numbers():
        if len(match.copy().play(number)) > 6:
            return number
    return None


def test_both_seats_and_the_names_of_hexes_are_seen_on_a_laptop(
    person: People, server: Server
) -> None:
    with arrange(server, "marabunta", 2, begins_round) as made:
        number = begins_round(made.match)
        assert number is not None and made.match.to_act is not None
        rival = made.match.to_act
        anna = person(LAPTOP)
        made.open_for(anna, made.players[1 - rival])
        page, before = anna.page, anna.looks(turn=False).version
        panels = page.locator(".beside .panel")
        expect(panels).to_have_count(2)
        boxes = anna.boxes(*panels.locator(".score").all(), *page.locator(".panel .groups").all())
        assert max(box["bottom"] for box in boxes) <= LAPTOP.height
        expect(page.locator(".map .where").get_by_text("c6", exact=True)).to_be_visible()
        # What stays told is the rival's move, not what the dice came to.
        made.play(number)
        anna.looks(after=before, turn=False)
        told = page.locator(".lately")
        expect(told).to_contain_text(["Red", "Blue"][rival])
        expect(told).not_to_contain_text("roll")
        # In one's own turn, too, with all that is asked, told and offered there.
        anna.waits_for_turn()
        boxes = anna.boxes(*page.locator(".panel .groups").all())
        assert max(box["bottom"] for box in boxes) <= LAPTOP.height


def test_a_rivals_powers_are_seen_whatever_is_asked_and_told(person: People) -> None:
    anna = person(LAPTOP, "fr")
    stage = Stage(anna)
    stage.script = written("marabunta", 2, {}, "11")
    stage.show(match_of("marabunta", 2, {}, "11"))
    words, powers = anna.page.locator(".what, .kept .lately li:first-child"), ".panel .groups"
    lengthy = 0
    for _ in range(LONG_ENOUGH):
        before = anna.version
        stage.plays(stage.script[0])
        anna.looks(after=before)
        *boxes, rival = anna.boxes(*words.all(), anna.page.locator(powers).last)
        lengthy += [box["height"] > TWO_LINES for box in boxes] == [True, True]
        assert rival["bottom"] <= LAPTOP.height
    assert lengthy > 0
