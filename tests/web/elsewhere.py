"""The middle of a match, played on by the same people while their pages are shut."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from typing import Any

from tests.effort import THOROUGH
from tests.server.players import Player
from tests.web.people import Person

View = dict[str, Any]
SEED = 11


def play_on(people: Sequence[Person], until: Callable[[View], bool]) -> None:
    """Until the view is so, or the match is over; then everybody opens the page again.

    What is done here costs a hundredth of a click. With more effort all is left to be clicked.
    """
    if THOROUGH:
        return
    addresses = [each.page.url for each in people]
    match = addresses[0].rpartition("/")[2].partition("#")[0]
    with ExitStack() as stack:
        players = [stack.enter_context(closing(Player(each.url, cookie(each)))) for each in people]
        for each, player in zip(people, players, strict=True):
            each.go("about:blank")
            player.watch(match)
        chooser = random.Random(SEED)
        while not is_far_enough(players, until):
            acting = next((player for player in players if player.standing["choices"]), None)
            if acting is None:
                players[0].receive()  # a bot is thinking
            else:
                acting.play(match, chooser.choice(acting.standing["choices"])["number"])
    for each, address in zip(people, addresses, strict=True):
        each.go(address)
        each.sees_match()


def is_far_enough(players: list[Player], until: Callable[[View], bool]) -> bool:
    latest = max(player.standing["version"] for player in players)
    for player in players:
        player.follow(latest)
    standing = players[0].standing
    return standing["status"] != "running" or until(standing["view"])


def cookie(person: Person) -> str:
    return next(each["value"] for each in person.context.cookies() if each["name"] == "ludoteca")
