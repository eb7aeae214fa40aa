"""How much of the client a visitor loads, as the server sends it."""

from __future__ import annotations

import re
from pathlib import Path

import httpx

from ludoteca.server.web.client_files import STATIC, TYPES

LANGUAGES = ("en", "it", "fr", "pl")
TEXTS = re.compile(rf"({'|'.join(LANGUAGES)})-[\w-]+\.js")


def client_files() -> list[Path]:
    """Everything that a browser may ask for."""
    return sorted(path for path in STATIC.rglob("*") if path.suffix in TYPES)


def language_of(path: Path) -> str | None:
    """Whose texts are in this file; None if it is for all."""
    found = TEXTS.fullmatch(path.name)
    return found[1] if found else None


def sizes_sent(url: str, encodings: str = "br, gzip") -> dict[Path, int]:
    """The bytes that come over the line for each file, without the headers."""
    sizes = {}
    with httpx.Client(base_url=url, headers={"accept-encoding": encodings}) as browser:
        for path in client_files():
            address = f"/{path.relative_to(STATIC).as_posix()}"
            with browser.stream("GET", address) as answer:
                answer.raise_for_status()
                sizes[path] = sum(len(piece) for piece in answer.iter_raw())
    return sizes


def is_for_guests(path: Path) -> bool:
    """Asked for only at the table of a game from another package."""
    return path.name.startswith("any-")


def for_one_visitor(sizes: dict[Path, int], language: str) -> int:
    """All pages, games of ours and typefaces, and the texts of one language."""
    return sum(
        size
        for path, size in sizes.items()
        if language_of(path) in (None, language) and not is_for_guests(path)
    )
