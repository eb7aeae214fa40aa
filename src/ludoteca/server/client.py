"""The browser's part: files built from `web/`, and its one page for every address of the client."""

from __future__ import annotations

from pathlib import Path

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.response import File

STATIC = Path(__file__).parent / "static"
ASSETS = "assets"  # names with a digest of the content: they never change
FOREVER = "public, max-age=31536000, immutable"

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


def page() -> Response[str]:
    index = STATIC / "index.html"
    text = index.read_text(encoding="utf-8") if index.is_file() else NOT_BUILT
    return Response(text, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


@get("/", include_in_schema=False, sync_to_thread=True)
def show_page() -> Response[str]:
    return page()


@get("/{path:path}", include_in_schema=False, sync_to_thread=True)
def show_file_or_page(path: str) -> Response[str] | File:
    """A file of the client; any other address is one of its pages."""
    name = path.lstrip("/")
    wanted = (STATIC / name).resolve()
    if wanted.is_relative_to(STATIC.resolve()) and wanted.is_file():
        forever = name.startswith(f"{ASSETS}/")
        return File(
            wanted,
            filename=wanted.name,
            content_disposition_type="inline",
            headers={"Cache-Control": FOREVER if forever else "no-cache"},
        )
    if name.startswith(("api/", f"{ASSETS}/")) or "." in name.rpartition("/")[2]:
        raise NotFoundException
    return page()
