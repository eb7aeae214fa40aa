"""What is asked about games, tables and matches over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, cast

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import Body, Parameter

from ludoteca.bots import LEVELS
from ludoteca.core.texts import read_texts
from ludoteca.games import find_game, is_ours, sound_names
from ludoteca.puzzles.shelf import puzzles_of
from ludoteca.server.house.services import Services
from ludoteca.server.play.live_match import LiveMatch
from ludoteca.server.problems import NotFound, Refusal, demand_size
from ludoteca.server.processes.examiner_process import CheckBoard, ReadRecord
from ludoteca.server.protocol import (
    MAX_BOARD,
    MAX_BODY,
    BoardReport,
    BoardText,
    GameFacts,
    GameOption,
    HttpProblem,
    JoinWish,
    Lists,
    Preparation,
    RecordText,
    RematchWish,
    Replay,
    Reveal,
    TableFacts,
    TableWish,
)
from ludoteca.server.telling.replays import replay_of

Ask = Request[Any, Any, Any]

# What any request may be answered with, for the description of the interface.
PROBLEMS = {
    status: ResponseSpec(HttpProblem, description=words, generate_examples=False)
    for status, words in {
        400: "Not understood, or impossible",
        401: "No session yet, or one that was ended",
        403: "Not for you",
        404: "Not there, or not for you",
        409: "Not now",
        413: "Too long",
        429: "Too much at once",
        503: "Too busy",
    }.items()
}
# A body that carries a board or a record, with what JSON adds to it; all others are short.
TABLE_KILOBYTES = 4.0  # roughly what is kept of a table and its match besides boards
LONG_BODY = MAX_BODY + 64 * 1024
Id = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,40}$(?!\s)")]
LinkCode = Annotated[str | None, Parameter(max_length=64)]
First = Annotated[int, Parameter(ge=0, le=1_000_000)]
Count = Annotated[int, Parameter(ge=1, le=200)]


# Games


@get(
    "/games",
    summary="The games, with their options and levels of bots",
    sync_to_thread=False,
    responses=PROBLEMS,
)
def list_games() -> list[GameFacts]:
    return [game_facts(name) for name in sound_names()]


def game_facts(name: str) -> GameFacts:
    game = find_game(name)
    return GameFacts(
        name=name,
        rules_version=game.rules_version,
        seats=list(game.seats),
        colours=list(game.seat_names),
        options=[
            GameOption(option.name, option.default, list(option.choices), option.board)
            for option in game.options
        ],
        levels=list(LEVELS),
        characters=[character.name for character in game.characters],
        minutes=game.minutes,
        secrets=not game.hides_nothing,
        guided=game.guide is not None,
        puzzles=len(puzzles_of(game)),
        bids=game.bids,
        texts={} if is_ours(name) else read_texts(game.folder),
    )


@get(
    "/preparations",
    summary="How far the games are compiled after a first start",
    sync_to_thread=False,
    responses=PROBLEMS,
)
def list_preparations(services: Services) -> list[Preparation]:
    percent, before = services.warming.percent, services.warming.before
    return [
        Preparation(
            name,
            percent(name, "rules"),
            percent(name, "bots"),
            before(name, "rules"),
            before(name, "bots"),
        )
        for name in sound_names()
    ]


# Tables and matches


@get(
    "/lists",
    summary="My matches and tables, and matches of others to watch",
    responses=PROBLEMS,
)
async def show_lists(services: Services, identity: str, address: str) -> Lists:
    services.limits.demand("list", person=identity, address=address)
    store, tables = services.store, services.tables
    played = await store.matches_of(identity)
    # Whoever has just left one sees what came of it.
    await services.results.sweep([row.id for row, _ in played if row.status != "running"])
    mine = await tables.cards(played, identity)
    mine.sort(key=lambda card: not card.your_turn)  # stable: else the latest first
    return Lists(
        mine=mine,
        my_tables=await tables.all_facts(await store.tables_of(identity), identity),
        to_watch=await tables.cards(await store.matches_to_watch(identity), identity),
    )


@post(
    "/tables",
    summary="Open a table",
    responses=PROBLEMS,
    request_max_body_size=LONG_BODY,
)
async def open_table(
    services: Services, identity: str, address: str, data: Annotated[TableWish, Body()]
) -> TableFacts:
    services.limits.demand("write", person=identity, address=address)
    for text in data.boards.values():
        demand_size(text, MAX_BOARD)
    await demand_room(services, identity, address, data.boards)
    found = await services.tables.open(data, identity, address)
    if data.start:
        return await begin(services, found[0].id, identity)
    services.lobby_changed(found[0])
    return await services.tables.facts(found, identity)


async def demand_room(
    services: Services, identity: str, address: str, boards: dict[str, str]
) -> None:
    """For one more table; boards take as much of it as they take in the database."""
    services.limits.demand("table", person=identity, address=address)
    cost = TABLE_KILOBYTES + len(msgspec.json.encode(boards)) / 1024
    services.limits.demand("stored", person=identity, address=address, cost=cost)
    await services.quotas.demand_table(identity)


async def begin(services: Services, table_id: str, identity: str) -> TableFacts:
    found = await services.tables.find(table_id, identity, None)
    match_id = await services.starting.start(found, identity)
    return await begun(services, table_id, identity, match_id)


async def begun(
    services: Services, table_id: str, identity: str, match_id: str | None
) -> TableFacts:
    """The table after a start, or after a step towards it."""
    if match_id is not None:
        services.bots.consider(await services.hub.open(match_id))
    found = await services.tables.find(table_id, identity, None)
    services.lobby_changed(found[0])
    return await services.tables.facts(found, identity)


@get("/tables/{table_id:str}", summary="A table", responses=PROBLEMS)
async def show_table(
    services: Services, identity: str, table_id: Id, code: LinkCode = None
) -> TableFacts:
    found = await services.tables.find(table_id, identity, code)
    return await services.tables.facts(found, identity)


@get(
    "/tables/{table_id:str}/boards",
    summary="The boards of somebody's own that a table plays on",
    responses=PROBLEMS,
)
async def show_table_boards(
    services: Services, identity: str, address: str, table_id: Id, code: LinkCode = None
) -> dict[str, str]:
    services.limits.demand("heavy", person=identity, address=address)
    table, _ = await services.tables.find(table_id, identity, code)
    return table.boards


@post("/tables/{table_id:str}/join", status_code=200, summary="Take a seat", responses=PROBLEMS)
async def join_table(
    services: Services, identity: str, address: str, table_id: Id, data: Annotated[JoinWish, Body()]
) -> TableFacts:
    services.limits.demand("write", person=identity, address=address)
    found = await services.tables.find(table_id, identity, data.code)
    if found[0].match_id is not None:
        live = await services.newcomers.sit_down(found[0].match_id, identity, data.seat)
        await services.facts_changed(live)
    else:
        await services.tables.join(found, identity, data.seat, data.commitment)
    return await seated(services, table_id, identity, data.code)


async def seated(
    services: Services, table_id: str, identity: str, code: str | None = None
) -> TableFacts:
    """A table after somebody sat down; where all came to play again it begins by itself."""
    found = await services.tables.find(table_id, identity, code)
    services.lobby_changed(found[0])
    if await services.tables.is_played_again(found):
        match_id = await services.starting.seal(found[0])
        return await begun(services, table_id, identity, match_id)
    return await services.tables.facts(found, identity)


@post(
    "/tables/{table_id:str}/leave",
    status_code=200,
    summary="Get up from a table",
    responses=PROBLEMS,
)
async def leave_table(services: Services, identity: str, address: str, table_id: Id) -> TableFacts:
    services.limits.demand("write", person=identity, address=address)
    found = await services.tables.find(table_id, identity, None)
    await services.tables.leave(found, identity)
    again = await services.store.table(table_id) or found
    services.lobby_changed(again[0])
    match_id = again[0].match_id
    if match_id is not None and match_id in services.hub.lives:
        await services.facts_changed(services.hub.lives[match_id])
    return await services.tables.facts(again, identity)


@post(
    "/tables/{table_id:str}/start",
    status_code=200,
    summary="Start the match of a full table",
    responses=PROBLEMS,
)
async def start_table(services: Services, identity: str, address: str, table_id: Id) -> TableFacts:
    services.limits.demand("write", person=identity, address=address)
    return await begin(services, table_id, identity)


@post(
    "/tables/{table_id:str}/reveal",
    status_code=200,
    summary="Reveal what you add to chance, once the table is starting",
    responses=PROBLEMS,
)
async def reveal_value(
    services: Services, identity: str, address: str, table_id: Id, data: Annotated[Reveal, Body()]
) -> TableFacts:
    services.limits.demand("write", person=identity, address=address)
    found = await services.tables.find(table_id, identity, None)
    match_id = await services.starting.reveal(found, identity, data.value)
    return await begun(services, table_id, identity, match_id)


@post(
    "/matches/{match_id:str}/rematch",
    status_code=200,
    summary="Play a finished match again",
    responses=PROBLEMS,
)
async def rematch(
    services: Services,
    identity: str,
    address: str,
    match_id: Id,
    data: Annotated[RematchWish | None, Body()] = None,
) -> TableFacts:
    services.limits.demand("write", person=identity, address=address)
    await demand_room(services, identity, address, await services.tables.boards_again(match_id))
    table_id = await services.tables.rematch(match_id, identity, data.commitment if data else None)
    await services.facts_changed(await services.hub.open(match_id))
    return await seated(services, table_id, identity)


async def visible_match(
    services: Services, identity: str, match_id: str, code: str | None
) -> LiveMatch:
    """Of one's own, public, or by its link."""
    live = await services.hub.open(match_id)
    if not services.tables.may_see((live.table, live.places), identity, code):
        raise NotFound("server-no-match")
    return live


@get(
    "/matches/{match_id:str}/record",
    media_type=MediaType.TEXT,
    summary="The text of a match, as far as you may know it",
    responses=PROBLEMS,
)
async def show_record(
    services: Services, identity: str, address: str, match_id: Id, code: LinkCode = None
) -> Response[str]:
    services.limits.demand("heavy", person=identity, address=address)
    live = await visible_match(services, identity, match_id, code)
    over = live.status != "running"  # stopped before its end, too: nobody can ever play it on
    eyes = live.log_eyes(live.seats_of(identity))
    record = live.match.copy().record
    text = await services.workshop.do(record, eyes, redacted=not over, seed=over)
    name = f'attachment; filename="{live.row.game}-{match_id}.txt"'
    return Response(text, headers={"Content-Disposition": name}, media_type=MediaType.TEXT)


@get(
    "/matches/{match_id:str}/replay",
    summary="A finished match, picture by picture",
    responses=PROBLEMS,
)
async def show_replay(
    services: Services,
    identity: str,
    address: str,
    match_id: Id,
    first: First = 0,
    count: Count = 50,
    code: LinkCode = None,
) -> Replay:
    services.limits.demand("heavy", person=identity, address=address)
    live = await visible_match(services, identity, match_id, code)
    if live.status == "running":
        raise Refusal("server-not-over")
    made = await services.workshop.do(replay_of, live.match.copy(), first, count)
    return msgspec.structs.replace(
        made,
        players=[live.player(place.seat) for place in live.places],
        levels=[place.level for place in live.places],
        mine=sorted(live.seats_of(identity)),
        public=live.table.public,
        since=[live.course.taken.get(place.seat, 0) for place in live.places],
    )


# Boards and records of one's own


@post(
    "/boards",
    status_code=200,
    summary="Check a board of one's own",
    responses=PROBLEMS,
    request_max_body_size=LONG_BODY,
)
async def judge_board(
    services: Services, identity: str, address: str, data: Annotated[BoardText, Body()]
) -> Response[BoardReport]:
    services.limits.demand("heavy", person=identity, address=address)
    demand_size(data.text, MAX_BOARD)
    errand = CheckBoard(data.text, data.game)
    return Response(cast("BoardReport", await services.examiners.ask(errand, identity, address)))


@post(
    "/records",
    status_code=200,
    summary="Replay and verify the record of a match",
    responses=PROBLEMS,
    request_max_body_size=LONG_BODY,
)
async def judge_record(
    services: Services, identity: str, address: str, data: Annotated[RecordText, Body()]
) -> Response[Replay]:
    services.limits.demand("heavy", person=identity, address=address)
    demand_size(data.text, MAX_BODY)
    errand = ReadRecord(data.text, data.first, data.count)
    return Response(cast("Replay", await services.examiners.ask(errand, identity, address)))


HANDLERS = [
    list_games,
    list_preparations,
    show_lists,
    open_table,
    show_table,
    show_table_boards,
    join_table,
    leave_table,
    start_table,
    reveal_value,
    rematch,
    show_record,
    show_replay,
    judge_board,
    judge_record,
]
