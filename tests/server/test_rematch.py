"""Playing a finished match again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from ludoteca.core import fairness
from tests.server.house import open_house
from tests.server.players import Player
from tests.server.test_lobby import break_off

New = Callable[[], Player]


def test_a_rematch_keeps_a_seat_for_everybody(newcomer: New) -> None:
    first, second, stranger = newcomer(), newcomer(), newcomer()
    table = first.open_table("marabunta", "me", "open", public=True)
    second.join(table)
    match = first.start(table)
    for player in (first, second):
        player.watch(match)
    assert first.post(f"/api/matches/{match}/rematch", expect=409)["reason"]["key"] == (
        "server-not-over"
    )
    second.post(f"/api/tables/{table['id']}/leave")
    while not first.expect("presence")["seats"][1]["absent"]:
        pass
    ended = first.ask("takeover", match, seat=1, choice="end")
    second.follow(ended["version"])
    # One asks, the other is told, and finds the same table with a seat kept.
    value = "1f" * 32
    promised = fairness.commitment(value)
    again = first.post(f"/api/matches/{match}/rematch", {"commitment": promised})
    assert again["commitments"] == [None, promised]  # one seat further
    assert again["commitment"] != table["commitment"]  # another seed
    told = second.expect("rematch")
    assert told["table"] == again["id"]
    assert [seat["kind"] for seat in again["seats"]] == ["open", "person"]
    seen = second.get(f"/api/tables/{again['id']}")
    for facts, you in ((again, False), (seen, True)):  # somebody without a name
        assert facts["reserved"] == [{"you": you, "player": None}, None]
    taken = stranger.post(f"/api/tables/{again['id']}/join", {}, expect=409)
    assert taken["reason"]["key"] == "server-no-free-seat"
    # Whoever gets up from it may ask again.
    first.post(f"/api/tables/{again['id']}/leave")
    gone = second.get(f"/api/tables/{again['id']}", expect=404)
    assert gone["reason"]["key"] == "server-table-closed"
    again = first.post(f"/api/matches/{match}/rematch", {"commitment": promised})
    assert second.expect("rematch")["table"] == again["id"] != told["table"]
    # Now that all have come it begins by itself, as soon as the promised number is there.
    same = second.post(f"/api/matches/{match}/rematch")
    assert (same["id"], same["starting"], same["awaited"]) == (again["id"], True, [1])
    assert same["commitments"] == [None, promised]
    assert [seat["kind"] for seat in same["seats"]] == ["person", "person"]
    assert stranger.post(f"/api/matches/{match}/rematch", expect=403)
    new_match = first.post(f"/api/tables/{again['id']}/reveal", {"value": value})["match"]
    assert new_match not in (None, match)
    assert second.post(f"/api/matches/{match}/rematch")["match"] == new_match
    assert second.watch(new_match)["your_seats"] == [0]


def test_a_rematch_begins_by_itself_only_among_the_same_people(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            tables, store = house.services.tables, house.services.store
            match, (first, second, third) = await house.seat("minicity", 3)
            await break_off(house.services, match)
            stranger = await house.guest()

            async def sit(table_id: str, *people: str) -> bool:
                for person in people:
                    found = await store.table(table_id)
                    assert found is not None
                    await tables.join(found, person, None)
                found = await store.table(table_id)
                assert found is not None
                return await tables.is_played_again(found)

            again = await tables.rematch(match, first.identity)
            assert not await sit(again, second.identity)
            # A seat that somebody got up from is for whoever comes: the host decides.
            await store.get_up(again, first.identity)
            assert not await sit(again, stranger.identity, third.identity)
            await store.get_up(again, stranger.identity)
            assert await sit(again, first.identity)
            # Nobody plays against the empty seat of somebody who left the house.
            for guest in (second, third):
                await store.get_up(again, guest.identity)
            await store.get_up(again, first.identity)
            await house.services.leaving.leave(third.identity)
            again = await tables.rematch(match, first.identity)
            found = await store.table(again)
            assert found is not None
            assert sorted(place.kind for place in found[1]) == ["open", "open", "person"]
            assert not await sit(again, second.identity)

    asyncio.run(scene())
