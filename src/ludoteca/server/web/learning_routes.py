"""What the pages around playing ask for: guides, shipped boards, drawings."""

from __future__ import annotations

import asyncio
from functools import cache
from threading import Lock
from typing import Annotated, Any, Literal, cast

from litestar import Response, get, post
from litestar.params import Body, Parameter

from ludoteca.bots.characters import find_character
from ludoteca.core.contract import Game
from ludoteca.core.plain_view import draw_initial
from ludoteca.core.setting import show
from ludoteca.games import find_game, is_ours, sound_names
from ludoteca.server.house.services import Services
from ludoteca.server.problems import NotFound, demand_size
from ludoteca.server.processes.examiner_process import DrawBoard
from ludoteca.server.protocol import (
    MAX_BOARD,
    BoardDrawing,
    BoardText,
    Guide,
    ShippedBoard,
    WrittenRules,
)
from ludoteca.server.telling.guides import guide_of
from ludoteca.server.web.table_routes import LONG_BODY, PROBLEMS

SVG = "image/svg+xml"
Name = Annotated[str, Parameter(pattern=r"^[a-z0-9-]{1,40}$(?!\s)")]
DRAWING = Lock()
Language = Literal["en", "it", "fr", "pl"]


@get("/guides/{game:str}", summary="A first game to play along", responses=PROBLEMS)
async def show_guide(services: Services, game: Name) -> Guide:
    if game not in sound_names():
        raise NotFound("server-nothing-here")
    await services.warming.wait(game)
    if find_game(game).guide is None:
        raise NotFound("server-nothing-here")
    return await asyncio.to_thread(guide_of, game)


@get(
    "/games/{game:str}/cover",
    media_type=SVG,
    summary="A picture of a game that the pages have none of",
    responses=PROBLEMS,
)
async def show_cover(services: Services, game: Name) -> Response[bytes]:
    guest = find_guest(game)
    if not services.warming.is_ready(game):  # the compiler is not started for a picture
        return Response(draw_initial(game).encode(), media_type=SVG)
    svg = await asyncio.to_thread(guest.draw_cover)
    return Response(svg.encode(), media_type=SVG, headers={"Cache-Control": "max-age=3600"})


@get(
    "/games/{game:str}/rules",
    summary="The rules of a game that the pages have none of",
    responses=PROBLEMS,
)
async def show_rules(game: Name) -> WrittenRules:
    page = find_guest(game).folder / "RULES.md"
    if not page.is_file():
        raise NotFound("server-nothing-here")
    return WrittenRules(page.read_text(encoding="utf-8"))


@get(
    "/games/{game:str}/portraits/{name:str}",
    media_type=SVG,
    summary="The face of a character",
    responses=PROBLEMS,
)
async def show_portrait(game: Name, name: Name) -> Response[bytes]:
    if game not in sound_names() or find_character(find_game(game), name) is None:
        raise NotFound("server-nothing-here")
    svg = await asyncio.to_thread(find_game(game).draw_portrait, name)
    return Response(svg.encode(), media_type=SVG, headers={"Cache-Control": "max-age=86400"})


def find_guest(name: str) -> Game[Any]:
    if name not in sound_names() or is_ours(name):
        raise NotFound("server-nothing-here")
    return find_game(name)


@get("/boards", summary="The boards that come with the games", responses=PROBLEMS)
async def list_boards() -> list[ShippedBoard]:
    return list(shipped_boards())


@get(
    "/boards/{name:str}/drawing",
    media_type=SVG,
    summary="A shipped board, drawn",
    responses=PROBLEMS,
)
async def show_drawing(name: Name, language: Language = "en") -> Response[bytes]:
    board = next((each for each in shipped_boards() if each.name == name), None)
    if board is None:
        raise NotFound("server-nothing-here")
    svg = await asyncio.to_thread(drawing_of, board, language)
    return Response(svg.encode(), media_type=SVG, headers={"Cache-Control": "max-age=3600"})


@post(
    "/boards/drawing",
    status_code=200,
    summary="Draw a board of one's own",
    responses=PROBLEMS,
    request_max_body_size=LONG_BODY,
)
async def draw_board(
    services: Services,
    identity: str,
    address: str,
    data: Annotated[BoardText, Body()],
    language: Language = "en",
) -> Response[BoardDrawing]:
    services.limits.demand("heavy", person=identity, address=address)
    demand_size(data.text, MAX_BOARD)
    errand = DrawBoard(data.text, data.game, language)
    return Response(cast("BoardDrawing", await services.examiners.ask(errand, identity, address)))


@cache
def shipped_boards() -> tuple[ShippedBoard, ...]:
    return tuple(
        ShippedBoard(name, option.name, show(choice), game.board_text(show(choice)))
        for name in sound_names()
        for game in [find_game(name)]
        for option in game.options
        if option.board
        for choice in option.choices
    )


def drawing_of(board: ShippedBoard, language: str) -> str:
    """A page asks for all at once: one after the other, a language is read once, not six times."""
    with DRAWING:
        return kept_drawing(board, language)


@cache
def kept_drawing(board: ShippedBoard, language: str) -> str:
    """For shipped boards only, so that what is kept does not grow."""
    return find_game(board.game).draw_board(board.name, board.text, language)


HANDLERS = [
    show_guide,
    show_cover,
    show_rules,
    show_portrait,
    list_boards,
    show_drawing,
    draw_board,
]
