"""A whole match of Mini City with friends, and what its page was told of the other's hand."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import WebSocket, expect

import ludoteca
from tests.server.test_secrets import check_standing, check_steps
from tests.web.conftest import compile_once
from tests.web.elsewhere import play_on
from tests.web.minicity import CARD, Settler
from tests.web.people import Person, Seen, expect_fair_dice
from tests.web.test_pages import serious_faults

MOST_DECISIONS = 500
LEFT = 2  # tokens, towards the end
Json = dict[str, Any]


@pytest.fixture
def heard() -> list[Json]:
    """Every message that came to the page, in order."""
    return []


def test_a_match_of_mini_city_with_friends_keeps_the_hands_secret(
    person: Callable[..., Person], heard: list[Json]
) -> None:
    compile_once("minicity")
    anna = person(level="beginner")

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    anna.page.on("websocket", listen)
    anna.begin_with("minicity", "With friend cards")

    settler = Settler(anna)
    checked = False
    seen = settler.looks()

    def decide_on(seen: Seen) -> Seen:
        settler.decide(seen)
        assert len(settler.kinds) < MOST_DECISIONS
        return settler.looks(after=seen.version)

    # Every way to act on the board that no match goes without.
    while not checked or not {"accept", "card", "chamber", "unload"} <= set(settler.kinds):
        assert not seen.over
        if not checked and CARD in seen.offered:
            checked = True
            assert serious_faults(anna.page) == []
        seen = decide_on(seen)
    play_on([anna], until=lambda view: min(seat["left"] for seat in view["seats"]) <= LEFT)
    seen = settler.looks()
    begun = len(settler.kinds)
    while not seen.over:
        seen = decide_on(seen)
    assert len(settler.kinds) > begun

    result = anna.page.get_by_role("dialog")
    expect(result.locator(".places li")).to_have_count(2)
    assert serious_faults(anna.page) == []
    expect_fair_dice(result, "One seat added a number of its own")
    with anna.page.expect_download() as saved:
        result.get_by_role("link", name="Save the record").click()
    record = saved.value.path().read_text(encoding="utf-8")
    assert ludoteca.load(record).setting.options["friends"] is True
    assert_told_only_its_own(record, heard, settler.shown)


def assert_told_only_its_own(record: str, heard: list[Json], shown: dict[int, Json]) -> None:
    """What the page heard and showed, against the match as it turned out to be."""
    truth = ludoteca.load(record)
    moments = list(truth.steps())
    news = [message for message in heard if message["type"] in ("situation", "happened")]
    lengths: dict[int, int] = {}  # steps by version
    for message in news:
        standing = message["standing"]
        lengths[standing["version"]] = standing["steps"]
        if standing["status"] == "running":
            check_standing(truth, moments, standing, 0)
            assert [seat["hand"] is None for seat in standing["view"]["seats"]] == [False, True]
        told = [step for each in message.get("happenings", ()) for step in each.get("steps", ())]
        check_steps(truth, moments[standing["steps"] - len(told) :][: len(told)], told, 0)
    assert len(news) > len(shown) > 0

    hands = 0
    for version, faces in shown.items():
        assert faces["stray"] == 0
        if faces["hand"]:
            state = moments[lengths[version] - 1].after
            view = msgspec.to_builtins(truth.game.view(truth.board, state, 0))
            own = view["seats"][0]["hand"]
            assert faces["hand"] == {ant: copies for ant, copies in own.items() if copies}
            hands += 1
    assert hands > 0
