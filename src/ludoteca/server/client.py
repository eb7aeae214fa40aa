"""The browser's part: files built from `web/`, and its one page for every address of the client.

The build left each file in up to three shapes: as it is, and packed as `.br` and `.gz`. A browser
gets the smallest that it understands.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException

STATIC = Path(__file__).parent / "static"
INDEX = "index.html"
ASSETS = "assets/"  # names with a digest of the content: they never change
FOREVER = "public, max-age=31536000, immutable"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
PACKED = {"br": ".br", "gzip": ".gz"}  # smallest first
# These answers are packed already, or not worth it: `app.py` leaves them as they are.
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


def shape(path: Path, accepted: str) -> tuple[Path, str | None]:
    """The file to send, and how it is packed."""
    wanted = understood(accepted)
    for encoding, suffix in PACKED.items():
        packed = path.with_name(path.name + suffix)
        if encoding in wanted and packed.is_file():
            return packed, encoding
    return path, None


def send(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    path, encoding = shape(STATIC / name, request.headers.get("accept-encoding", ""))
    data = path.read_bytes()
    tag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
    headers = {
        "Cache-Control": FOREVER if name.startswith(ASSETS) else "no-cache",
        "ETag": tag,
        "Vary": "Accept-Encoding",
    }
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(data, media_type=TYPES[Path(name).suffix], headers=headers)


def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    if (STATIC / INDEX).is_file():
        return send(request, INDEX)
    headers = {"Cache-Control": "no-store"}
    return Response(NOT_BUILT.encode(), media_type=MediaType.HTML, headers=headers)


@get("/", include_in_schema=False, sync_to_thread=True, opt={AS_IT_IS: True})
def show_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    return page(request)


@get("/{path:path}", include_in_schema=False, sync_to_thread=True, opt={AS_IT_IS: True})
def show_file_or_page(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    """A file of the client; any other address is one of its pages."""
    name = path.lstrip("/")
    wanted = (STATIC / name).resolve()
    inside = wanted.is_relative_to(STATIC.resolve())
    if inside and wanted.suffix in TYPES and wanted.is_file():
        return send(request, name)
    if name.startswith(("api/", ASSETS)) or "." in name.rpartition("/")[2]:
        raise NotFoundException
    return page(request)
