"""The browser's part: files built from `web/`, and its one page for every address of the client.

The build left each file in up to three shapes: as it is, and packed as `.br` and `.gz`. A browser
gets the smallest that it understands. They are held in memory: a page waits neither for the disk
nor for a thread that others keep busy.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException

from ludoteca.games import sound_names
from ludoteca.server.shares.rates import LIMIT

STATIC = Path(__file__).parents[1] / "static"
INDEX = "index.html"
ASSETS = "assets/"  # names with a digest of the content: they never change
FOREVER = "public, max-age=31536000, immutable"
TYPES = {
    ".css": "text/css",  # the response itself says that texts are in UTF-8
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED = {"br": ".br", "gzip": ".gz"}  # smallest first
# The addresses of `web/src/routes.ts`; whether there is such a table, `share_routes.py` asks.
PAGES = re.compile(
    r"(?:rules|guide)/(?P<game>[A-Za-z0-9_-]{1,40})|(?:table|match|replay|review)/[A-Za-z0-9_-]{1,40}"
    r"|replay|boards|settings|house|events|event/[A-Za-z0-9_-]{1,40}(?:/wall)?"
    r"|confirm/[A-Za-z0-9_-]{1,64}"
    r"|me|people/[A-Za-z0-9_-]{1,40}|ladders(?:/[a-z0-9-]{1,40}/[0-9])?"
    r"|puzzles(?:(?:/[A-Za-z0-9_-]{1,40}){2,3})?|analysis(?:/[A-Za-z0-9_-]{1,40}){0,2}"
)
# These answers are packed already, or not worth it: `operation/app.py` leaves them as they are.
AS_IT_IS = "as_it_is"

NOT_BUILT = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Ludoteca</title>
<h1>Ludoteca</h1>
<p>The server is running, but the pages to play on were not built yet.</p>
<p>In a copy of the sources, run <code>make play</code>, which builds them and starts again.</p>
</html>
"""


def understood(accepted: str) -> set[str]:
    """The encodings of an `Accept-Encoding` header, without those refused by `q=0`."""
    found = set()
    for part in accepted.lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        if weight.strip("0.") or not weight:
            found.add(name)
    return found


@dataclass(frozen=True)
class Shape:
    """A file as it is sent."""

    data: bytes
    tag: str
    encoding: str | None


@cache
def files() -> dict[str, list[Shape]]:
    """All that can be asked for, read once: no stranger's word ever names a file of the disk."""
    return {
        path.relative_to(STATIC).as_posix(): list(shapes_of(path))
        for path in STATIC.rglob("*")
        if path.suffix in TYPES and path.is_file()
    }


def shapes_of(path: Path) -> Iterator[Shape]:
    """Smallest first; the last one everybody understands."""
    for encoding, suffix in (*PACKED.items(), (None, "")):
        shape = path.with_name(path.name + suffix)
        if shape.is_file():
            data = shape.read_bytes()
            yield Shape(data, f'"{hashlib.sha256(data).hexdigest()[:20]}"', encoding)


def send(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    wanted = understood(request.headers.get("accept-encoding", ""))
    shape = next(each for each in files()[name] if each.encoding is None or each.encoding in wanted)
    headers = {
        "Cache-Control": FOREVER if name.startswith(ASSETS) else "no-cache",
        "ETag": shape.tag,
        "Vary": "Accept-Encoding",
    }
    if shape.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if shape.encoding:
        headers["Content-Encoding"] = shape.encoding
    return Response(shape.data, media_type=TYPES[Path(name).suffix], headers=headers)


def page(request: Request[Any, Any, Any], *, known: bool = True) -> Response[bytes]:
    """The one page; at an address that it does not know it says so, and so does the status."""
    if INDEX in files():
        answer = send(request, INDEX)
        if not known and answer.status_code != 304:
            answer.status_code = 404
        return answer
    headers = {"Cache-Control": "no-store"}
    return Response(NOT_BUILT.encode(), media_type=MediaType.HTML, headers=headers)


@get("/", include_in_schema=False, sync_to_thread=False, opt={AS_IT_IS: True})
def show_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    return page(request)


@get(
    f"/{ASSETS}{{name:str}}",
    include_in_schema=False,
    sync_to_thread=False,
    opt={AS_IT_IS: True, LIMIT: "file"},
)
def show_asset(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    if ASSETS + name not in files():
        raise NotFoundException
    return send(request, ASSETS + name)


def file_or_page(
    request: Request[Any, Any, Any], path: str, *, gone: bool = False
) -> Response[bytes]:
    """A file of the client; any other address is one of its pages, or none, or `gone`."""
    name = path.lstrip("/")
    if name in files():
        return send(request, name)
    if name.startswith(("api/", ASSETS)) or "." in name.rpartition("/")[2]:
        raise NotFoundException
    found = PAGES.fullmatch(name.rstrip("/"))
    known = found is not None and found["game"] in (None, *sound_names())
    return page(request, known=known and not gone)
