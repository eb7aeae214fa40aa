"""What people are told about an event."""

from __future__ import annotations

import csv
import io
import random
from collections.abc import Callable, Mapping, Sequence

import msgspec

from ludoteca.events.history import FOR_PAIRS, Format, History, Pairing, Round
from ludoteca.events.planning import rounds_in_all, usual_rounds
from ludoteca.events.standings import standings
from ludoteca.games import find_game
from ludoteca.server import timing
from ludoteca.server.protocol import (
    EventFacts,
    EventLine,
    EventPlayer,
    EventRound,
    EventTable,
    Result,
)
from ludoteca.server.storage.event_store import EventTableRow, WholeEvent

MIXED = (3, 4)
Names = Mapping[str, str | None]


def sizes_of(game: str, form: Format) -> list[int]:
    """How many sit at a table; nothing if the game is not for so many."""
    wanted = (2,) if form in FOR_PAIRS else MIXED
    return [size for size in wanted if size in find_game(game).seats]


def history_of(whole: WholeEvent) -> History:
    """Players by their numbers: those of the first round in a drawn order, then others."""
    early = [str(each.number) for each in whole.players if each.since == 1]
    random.Random(whole.event.seed).shuffle(early)
    late = [str(each.number) for each in whole.players if each.since > 1]
    rounds = [
        Round(
            tuple(pairing_of(table) for table in whole.of_round(each.number)),
            tuple(map(str, each.byes)),
        )
        for each in whole.rounds
    ]
    gone = frozenset(str(each.number) for each in whole.players if each.gone)
    return History([*early, *late], rounds, gone)


def pairing_of(table: EventTableRow) -> Pairing:
    ranks = None if table.ranks is None else tuple(table.ranks)
    return Pairing(tuple(map(str, table.players)), ranks)


def rounds_wished(whole: WholeEvent, coming: int = 0) -> int:
    """If nobody chose their number, whoever comes late counts, too: else some play in none."""
    event = whole.event
    sizes = sizes_of(event.game, event.format)
    count = len(whole.players) + coming
    return event.rounds or usual_rounds(event.format, max(count, 2), sizes)


def admits(whole: WholeEvent) -> bool:
    """Whether one more could play in a round that follows."""
    event = whole.event
    if event.status != "running":
        return event.status == "open"
    if event.format == "round-robin":
        return True
    return event.format != "knock-out" and rounds_wished(whole, 1) > len(whole.rounds)


def facts_of(whole: WholeEvent, names: Names, code_of: Callable[[str], str]) -> EventFacts:
    event, history = whole.event, history_of(whole)
    planned = rounds_in_all(event.format, history, rounds_wished(whole))
    return EventFacts(
        id=event.id,
        title=event.title,
        game=event.game,
        options=event.options,
        clock=event.clock,
        format=event.format,
        seats=sizes_of(event.game, event.format),
        minutes=event.minutes,
        pause=event.pause,
        rated=event.rated,
        rounds_in_all=planned,
        status=event.status,
        admits=admits(whole),
        players=[
            EventPlayer(
                each.number,
                None if each.identity_id is None else names.get(each.identity_id),
                each.level,
                each.since,
                each.gone,
            )
            for each in whole.players
        ],
        rounds=rounds_of(whole, code_of),
        standings=[
            EventLine(
                int(line.player),
                line.place,
                float(line.points),
                float(line.buchholz),
                float(line.berger),
                line.wins,
                line.played,
            )
            for line in standings(event.format, history)
        ],
        next_at=next_round_at(whole, planned),
        now=timing.now(),
    )


def next_round_at(whole: WholeEvent, planned: int) -> int | None:
    if whole.event.status != "running" or not whole.rounds:
        return None
    last = whole.rounds[-1]
    if last.ended is None or last.number >= planned:
        return None
    return last.ended + whole.event.pause * 1000


def rounds_of(whole: WholeEvent, code_of: Callable[[str], str]) -> list[EventRound]:
    length = whole.event.minutes * 60_000
    return [
        EventRound(
            number=each.number,
            started=each.started,
            ended=each.ended,
            until=each.started + length if length else None,
            byes=each.byes,
            tables=[table_of(table, code_of) for table in whole.of_round(each.number)],
        )
        for each in whole.rounds
    ]


def table_of(table: EventTableRow, code_of: Callable[[str], str]) -> EventTable:
    result = None if table.result is None else msgspec.json.decode(table.result, type=Result)
    over = table.ranks is not None or table.status in ("over", "abandoned")
    return EventTable(
        number=table.number,
        players=table.players,
        table=table.table_id,
        code=code_of(table.table_id),
        match=table.match_id,
        status="over" if over else "waiting" if table.match_id is None else "running",
        ranks=table.ranks,
        scores=None if result is None else result.scores,
    )


def as_csv(facts: EventFacts, name_of: Callable[[EventPlayer], str]) -> str:
    """For a spreadsheet: the standings, then every table."""
    names = {each.number: shielded(name_of(each)) for each in facts.players}
    page = io.StringIO()
    write = csv.writer(page).writerow
    write(["place", "player", "points", "buchholz", "sonneborn-berger", "wins", "played"])
    for line in facts.standings:
        points = [f"{each:.3g}" for each in (line.points, line.buchholz, line.berger)]
        write([line.place, names[line.player], *points, line.wins, line.played])
    write([])
    write(["round", "table", "player", "place", "score"])
    for each in facts.rounds:
        for table in each.tables:
            for row in zip(
                (names[player] for player in table.players),
                columns(table.ranks, len(table.players)),
                columns(table.scores, len(table.players)),
                strict=True,
            ):
                write([each.number, table.number, *row])
        for player in each.byes:
            write([each.number, "bye", names[player], "", ""])
    return page.getvalue()


def columns(values: Sequence[int] | None, count: int) -> Sequence[int | str]:
    return [""] * count if values is None else values


def shielded(name: str) -> str:
    """A name that begins like a formula must not become one in a spreadsheet."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@") else name
