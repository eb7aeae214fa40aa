"""Dice to which every seat contributes: committed, revealed, and in the record."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import ludoteca
from ludoteca.core import fairness
from ludoteca.server.problems import Refusal
from ludoteca.server.protocol import SeatWish, TableFacts, TableWish
from ludoteca.server.settings import Settings
from ludoteca.server.storage import store
from tests.server.house import Clock, House, open_house
from tests.server.players import Player

VALUES = ["1f" * 32, "2e" * 32, "3d" * 32]
NOBODY = "0" * 64
BOT = SeatWish("bot", level="random")
FAR = 300.0  # seconds, much longer than anything here takes


async def reason_of(work: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as refused:
        await work
    return refused.value.reason.key


class Party:
    """People at one table, each with a value of their own."""

    def __init__(self, house: House, people: list[str], table: str) -> None:
        self.house = house
        self.people = people
        self.table = table

    async def facts(self) -> TableFacts:
        tables = self.house.services.tables
        host = self.people[0]
        return await tables.facts(await tables.find(self.table, host, None), host)

    async def start(self) -> str | None:
        host = self.people[0]
        found = await self.house.services.tables.find(self.table, host, None)
        return await self.house.services.starting.start(found, host)

    async def reveal(self, person: int, value: str | None = None) -> str | None:
        identity = self.people[person]
        found = await self.house.services.tables.find(self.table, identity, None)
        wanted = VALUES[person] if value is None else value
        return await self.house.services.starting.reveal(found, identity, wanted)

    async def record(self, match: str) -> str:
        live = await self.house.services.hub.open(match)
        return live.match.record(seed=True)


async def sit_down(house: House, people: int, *others: SeatWish, game: str = "minicity") -> Party:
    tables = house.services.tables
    guests = [(await house.guest()).identity for _ in range(people)]
    seats = [SeatWish("me"), *[SeatWish("open")] * (people - 1), *others]
    hashes = [fairness.commitment(value) for value in VALUES]
    wish = TableWish(game, seats, public=True, commitment=hashes[0])
    table, _ = await tables.open(wish, guests[0])
    for guest, hashed in zip(guests[1:], hashes[1:], strict=False):
        await tables.join(await tables.find(table.id, guest, None), guest, None, hashed)
    return Party(house, guests, table.id)


def lines_of(record: str) -> list[str]:
    return [line for line in record.splitlines() if line.startswith("entropy ")]


def test_the_commitment_is_told_before_any_outcome_and_holds_to_the_end(database: str) -> None:
    async def scene() -> None:
        async with open_house(database) as house:
            party = await sit_down(house, 2, SeatWish("bot", level="random"))
            opened = await party.facts()
            assert await party.start() is None
            fixed = await party.facts()
            assert (opened.starting, fixed.starting, fixed.match) == (False, True, None)
            assert fixed.commitment == opened.commitment
            assert fixed.commitments == [*map(fairness.commitment, VALUES[:2]), None]
            assert fixed.awaited == [0, 1]

            assert await party.reveal(1) is None
            assert (await party.facts()).awaited == [0]
            match = await party.reveal(0)
            assert match is not None
            record = await party.record(match)
            assert f"\ncommitment {opened.commitment}\n" in record
            told = [f"{fairness.commitment(value)} {value}" for value in VALUES[:2]]
            assert lines_of(record) == [
                f"entropy circle {told[0]}",
                f"entropy square {told[1]}",
                "entropy triangle none",
            ]
            assert ludoteca.verify(record).is_fair
            after = await party.facts()
            assert (after.match, after.starting, after.awaited) == (match, False, [])

    asyncio.run(scene())


def test_the_values_decide_the_outcomes_together_with_the_seed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            party = await sit_down(house, 1, SeatWish("bot", level="random"), game="marabunta")
            await party.start()
            match = await party.reveal(0)
            assert match is not None
            chance = house.services.hub.lives.get(match) or await house.services.hub.open(match)
            seed = chance.table.seed
            hashed = fairness.commitment(VALUES[0])
            key = fairness.commitment(f"{seed}\n{hashed} {VALUES[0]}\nnone")
            assert chance.match.actions == ludoteca.new_match("marabunta", seed=key).actions

    asyncio.run(scene())


def test_whoever_does_not_reveal_holds_up_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        clock = Clock(monkeypatch)
        async with open_house(tmp_path, reveal_seconds=10.0) as house:
            starting = house.services.starting
            party = await sit_down(house, 3)
            await party.start()
            await party.reveal(0)
            clock.pass_by(9.9)
            await starting.start_overdue()
            assert (await party.facts()).match is None
            assert await party.reveal(2) is None

            clock.pass_by(0.2)
            await starting.start_overdue()
            facts = await party.facts()
            assert facts.match is not None
            assert facts.awaited == [1]
            record = await party.record(facts.match)
            assert (
                lines_of(record)[1] == f"entropy square {fairness.commitment(VALUES[1])} withheld"
            )
            found = ludoteca.verify(record)
            assert found.is_fair
            assert (found.contributed, found.withheld) == (2, 1)

            assert await reason_of(party.reveal(1)) == "server-reveal-late"
            assert await party.record(facts.match) == record
            assert await party.reveal(0) == facts.match  # sent twice does no harm

    asyncio.run(scene())


@pytest.mark.parametrize("hours", [1, -1])
def test_a_clock_that_is_set_neither_ends_the_wait_nor_prolongs_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    async def scene() -> None:
        clock = Clock(monkeypatch)
        async with open_house(tmp_path, reveal_seconds=10.0) as house:
            party = await sit_down(house, 3)
            await party.start()
            clock.set(3600 * hours)
            await house.services.starting.start_overdue()
            assert await party.reveal(0) is None
            clock.pass_by(10.1)
            await house.services.starting.start_overdue()
            assert (await party.facts()).match is not None

    asyncio.run(scene())


def test_other_tables_that_wait_make_nobody_wait_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "LIST_LENGTH", 2)

    async def scene() -> None:
        clock = Clock(monkeypatch)
        async with open_house(tmp_path, reveal_seconds=10.0) as house:
            parties = [await sit_down(house, 1, BOT) for _ in range(3)]
            for party in parties:
                assert await party.start() is None
            await house.services.starting.start_overdue()
            clock.pass_by(10.1)
            await house.services.starting.start_overdue()
            assert all([(await party.facts()).match is not None for party in parties])

    asyncio.run(scene())


def test_a_game_that_is_being_compiled_keeps_no_table_of_another_one_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        clock = Clock(monkeypatch)
        async with open_house(tmp_path, reveal_seconds=10.0) as house:
            slow, quick = [
                await sit_down(house, 1, BOT, game=game) for game in ("minicity", "marabunta")
            ]
            for party in (slow, quick):
                assert await party.start() is None
            is_ready = house.services.warming.is_ready
            monkeypatch.setattr(
                house.services.warming,
                "is_ready",
                lambda game, part="rules": game != "minicity" and is_ready(game, part),
            )
            monkeypatch.setattr(house.services.warming, "wait", never)
            clock.pass_by(10.1)
            async with asyncio.timeout(FAR):
                await house.services.starting.start_overdue()
            assert (await slow.facts()).match is None
            assert (await quick.facts()).match is not None

    async def never(game: str) -> None:
        if game == "minicity":
            await asyncio.Event().wait()

    asyncio.run(scene())


def test_a_server_that_was_stopped_waits_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        clock = Clock(monkeypatch)
        async with open_house(tmp_path, reveal_seconds=10.0) as house:
            party = await sit_down(house, 2)
            await party.start()
        clock.pass_by(60)
        async with open_house(tmp_path, reveal_seconds=10.0) as house:
            party.house = house
            await house.services.starting.start_overdue()
            assert (await party.facts()).match is None
            clock.pass_by(10.1)
            await house.services.starting.start_overdue()
            assert (await party.facts()).match is not None

    asyncio.run(scene())


def test_the_same_reveal_twice_at_once_is_done_twice(database: str) -> None:
    async def scene() -> None:
        async with open_house(database) as house:
            party = await sit_down(house, 1, SeatWish("bot", level="random"))
            await party.start()
            before = await house.services.tables.find(party.table, party.people[0], None)
            match = await party.reveal(0)
            # The second had looked at the table before the first was through.
            again = await house.services.starting.reveal(before, party.people[0], VALUES[0])
            assert again == match is not None

    asyncio.run(scene())


def test_a_reveal_is_refused_before_the_start_and_if_it_does_not_fit(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            party = await sit_down(house, 2)
            stranger = (await house.guest()).identity
            assert await reason_of(party.reveal(0)) == "server-reveal-early"
            await party.start()
            assert await reason_of(party.reveal(0, VALUES[1])) == "server-reveal-differs"
            assert await reason_of(party.reveal(1, NOBODY)) == "server-reveal-differs"
            found = await house.services.tables.find(party.table, stranger, None)
            work = house.services.starting.reveal(found, stranger, VALUES[0])
            assert await reason_of(work) == "server-reveal-nothing"
            assert (await party.facts()).awaited == [0, 1]

    asyncio.run(scene())


def test_after_the_start_nobody_commits_anew_or_gets_up(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            tables = house.services.tables
            party = await sit_down(house, 2)
            guest = party.people[1]
            found = await tables.find(party.table, guest, None)
            await tables.join(found, guest, None, NOBODY)
            assert (await party.facts()).commitments[1] == NOBODY
            await tables.join(found, guest, None)  # nothing new
            assert (await party.facts()).commitments[1] == NOBODY

            await party.start()
            await tables.join(found, guest, None, fairness.commitment(VALUES[1]))
            await tables.leave(found, guest)
            late = (await house.guest()).identity
            assert await reason_of(tables.join(found, late, None)) == "server-started"
            facts = await party.facts()
            assert facts.commitments[1] == NOBODY
            assert [seat.kind for seat in facts.seats] == ["person", "person"]

    asyncio.run(scene())


def test_whoever_gets_up_takes_their_commitment_along(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            tables = house.services.tables
            party = await sit_down(house, 2)
            found = await tables.find(party.table, party.people[1], None)
            await tables.leave(found, party.people[1])
            assert (await party.facts()).commitments[1] is None

    asyncio.run(scene())


def test_of_many_reveals_and_deadlines_at_once_one_match_comes(database: str) -> None:
    async def scene() -> None:
        async with open_house(database, reveal_seconds=0.0) as house:
            starting = house.services.starting
            for _ in range(4):
                party = await sit_down(house, 3)
                found = [
                    await asyncio.gather(
                        *(party.reveal(person) for person in range(3)),
                        starting.start_overdue(),
                        party.start(),
                        starting.start_overdue(),
                        return_exceptions=True,
                    )
                    for _ in range(2)
                ]
                facts = await party.facts()
                assert facts.match is not None
                begun = {each for row in found for each in row if isinstance(each, str)}
                assert begun == {facts.match}
                # What the seats say later is what the match was set up with.
                house.services.hub.lives.clear()
                assert ludoteca.verify(await party.record(facts.match)).is_fair

    asyncio.run(scene())


def test_a_server_that_stops_in_between_goes_on_after_its_start(database: str) -> None:
    async def scene() -> None:
        async with open_house(database) as house:
            party = await sit_down(house, 2)
            before = await party.facts()
            await party.start()
            await party.reveal(0)
        async with open_house(database) as house:
            party.house = house
            match = await party.reveal(1)
            assert match is not None
            record = await party.record(match)
            assert f"\ncommitment {before.commitment}\n" in record
            assert ludoteca.verify(record).is_fair

    asyncio.run(scene())


def test_several_people_on_one_device_contribute_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            party = await sit_down(house, 1, SeatWish("device"), SeatWish("device"))
            hashed = fairness.commitment(VALUES[0])
            assert (await party.facts()).commitments == [hashed, None, None]
            await party.start()
            assert await party.reveal(0) is not None

    asyncio.run(scene())


# Over HTTP


def test_a_browser_contributes_with_one_more_request(newcomer: Callable[[], Player]) -> None:
    player = newcomer()
    hashed = fairness.commitment(VALUES[0])
    table = player.open_table("marabunta", "me", "random", start=True, commitment=hashed)
    assert (table["starting"], table["match"], table["awaited"]) == (True, None, [0])
    path = f"/api/tables/{table['id']}/reveal"
    assert "server-reveal-differs" in str(player.post(path, {"value": VALUES[1]}, expect=400))
    player.post(path, {"value": "x" * 64}, expect=400)
    begun = player.post(path, {"value": VALUES[0]})
    assert begun["match"] is not None
    situation = player.watch(begun["match"])
    assert situation["commitment"] == begun["commitment"] == table["commitment"]
    record = player.http.get(f"/api/matches/{begun['match']}/record").text
    assert record.startswith("ludoteca match, format 2\n")
    assert lines_of(record) == [f"entropy red {hashed} {VALUES[0]}", "entropy blue none"]
    assert "\nseed " not in record


def test_a_program_need_not_contribute(newcomer: Callable[[], Player]) -> None:
    player = newcomer()
    table = player.open_table("marabunta", "me", "random", start=True)
    assert table["match"] is not None
    record = player.http.get(f"/api/matches/{table['match']}/record").text
    assert record.startswith("ludoteca match, format 1\n")
    assert f"\ncommitment {table['commitment']}\n\n" in record


@pytest.mark.parametrize("commitment", ["", "1f", "1F" * 32, "1f" * 31 + "1g", "1f" * 31 + "1\n"])
def test_a_commitment_that_is_none_is_refused(
    newcomer: Callable[[], Player], commitment: str
) -> None:
    wish = {"game": "marabunta", "seats": [{"kind": "me"}], "commitment": commitment}
    newcomer().post("/api/tables", wish, expect=400)


def test_the_pages_tell_how_long_a_start_waits() -> None:
    assert Settings(database="").reveal_seconds == 10
    docs = Path(__file__).parents[2] / "docs"
    assert "`reveal_seconds` (10)" in (docs / "hosting.md").read_text(encoding="utf-8")
    assert "within ten seconds" in (docs / "fairness.md").read_text(encoding="utf-8").replace(
        "\n   ", " "
    )
