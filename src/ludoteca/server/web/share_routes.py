"""Links that say what they lead to: a picture of a public match, and tags for those who show links.

A match of a private table has neither: whoever has no seat there and no key learns nothing of it.
"""

from __future__ import annotations

import re
from contextlib import suppress
from html import escape
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.params import Parameter

from ludoteca.core.errors import LudotecaError
from ludoteca.core.message import message
from ludoteca.core.texts import LANGUAGES, say
from ludoteca.server.house.services import Services
from ludoteca.server.people.sessions import COOKIE
from ludoteca.server.problems import NotFound
from ludoteca.server.processes.examiner_process import Painting, PaintPicture
from ludoteca.server.storage.store import Played
from ludoteca.server.telling.pictures import HEIGHT, WIDTH, draw
from ludoteca.server.web.client_files import AS_IT_IS, INDEX, file_or_page, files
from ludoteca.server.web.profile_routes import has_ladder
from ludoteca.server.web.puzzle_routes import has_puzzle
from ludoteca.server.web.table_routes import PROBLEMS, Id

HOST = re.compile(r"[A-Za-z0-9.:\[\]-]{1,100}")
# The pages about something that may not be there, and about a match.
THING = re.compile(
    r"/(?P<kind>match|replay|review|analysis|table|event|people|puzzles|ladders)"
    r"/(?P<id>[A-Za-z0-9_-]{1,40})(?:/(?P<more>.*))?",
    re.ASCII,
)
SHOWN = ("match", "replay", "review")
Spoken = Annotated[str, Parameter(pattern=r"^(en|it|fr|pl)$(?!\s)")]
Moment = Annotated[int | None, Parameter(ge=0, le=100_000)]
Ask = Request[Any, Any, Any]


@get(
    "/matches/{match_id:str}/picture",
    media_type="image/png",
    summary="A picture of a public match, to share",
    responses=PROBLEMS,
)
async def show_picture(
    services: Services,
    address: str,
    match_id: Id,
    language: Spoken = "en",
    moment: Moment = None,
) -> Response[bytes]:
    """At its end, or as far as it is; or after so many actions."""
    services.limits.demand("heavy", address=address)
    if await services.store.public_match(match_id) is None:
        raise NotFound("server-no-match")
    live = await services.hub.open(match_id)
    names = [live.player(place.seat) for place in live.places]
    given_up = live.status == "abandoned"
    drawing = await services.workshop.do(draw, live.match.copy(), names, language, moment, given_up)
    # Beside the server: moves would wait for it here.
    async with services.picture_turns.of(address):
        painted = await services.examiners.ask(PaintPicture(drawing), address, address)
    data = msgspec.json.decode(painted, type=Painting).data
    kept = "public, max-age=86400" if live.status != "running" else "public, max-age=60"
    headers = {"Cache-Control": kept, "Cross-Origin-Resource-Policy": "cross-origin"}
    return Response(data, media_type="image/png", headers=headers)


@get("/{path:path}", include_in_schema=False, opt={AS_IT_IS: True})
async def show_file_or_page(request: Ask, services: Services, path: str) -> Response[bytes]:
    """Whatever the client asks for; the page of a match also says what it is about."""
    found, gone = None, False
    if (asked := THING.fullmatch(path)) and INDEX in files():
        kind, name = asked["kind"], asked["id"]
        with suppress(LudotecaError):  # the database is away: the page itself is not
            found = await services.store.public_match(name) if kind in SHOWN else None
            gone = found is None and not await is_there(
                services, kind, name, asked["more"] or "", request.cookies.get(COOKIE)
            )
    host = request.headers.get("host", "")
    if found is None or not HOST.fullmatch(host):
        return file_or_page(request, path, gone=gone)
    origins = services.settings.origins
    origin = origins[0] if origins else f"{request.url.scheme}://{host}"
    whole = files()[INDEX][-1].data.replace(
        b"</head>", tags(found, origin, spoken(request)) + b"</head>"
    )
    return Response(whole, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


async def is_there(services: Services, kind: str, name: str, more: str, cookie: str | None) -> bool:
    """For somebody at least: whoever may see it finds out later."""
    match kind:
        case "table":
            return await services.store.table(name) is not None
        case "event":
            return await services.event_store.find(name) is not None
        case "people":  # whoever keeps to themselves is not told from nobody, but to themselves
            person = await services.store.identity(name)
            if person is None or person.public:
                return person is not None
            session = await services.sessions.find(cookie)
            return session is not None and (session.identity_id, session.ended) == (name, None)
        case "puzzles":
            return has_puzzle(name, *more.rstrip("/").split("/")[:2])
        case "ladders":
            return has_ladder(name, more.rstrip("/"))
        case _:
            return await services.store.played(name) is not None


def spoken(request: Ask) -> str:
    wanted = request.headers.get("accept-language", "").lower()
    return next((each for each in LANGUAGES if wanted.startswith(each)), "en")


def tags(found: Played, origin: str, language: str) -> bytes:
    """As the Open Graph protocol has them."""
    match, _ = found
    over = match.status != "running"
    game = say(message(f"{match.game}-title"), language)
    told = {
        "og:type": "website",
        "og:site_name": "Ludoteca",
        "og:title": f"{game} · Ludoteca",
        "og:description": say(message("picture-over" if over else "picture-running"), language),
        "og:url": f"{origin}/{'replay' if over else 'match'}/{match.id}",
        "og:image": f"{origin}/api/matches/{match.id}/picture?language={language}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "twitter:card": "summary_large_image",
    }
    lines = (
        f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()
    )
    return "\n".join(lines).encode()


HANDLERS = [show_picture]
