"""How much of the client a visitor loads, as the server sends it."""

from __future__ import annotations

import re
from pathlib import Path

import httpx

from ludoteca.server.web.client_files import STATIC, TYPES
from tests.server.process import SECONDS

LANGUAGES = ("en", "it", "fr", "pl")
GAMES = ("marabunta", "minicity", "marracash")
GUESTS = "any"
TEXTS = re.compile(rf"(?:tool-[a-z]+-)?({'|'.join(LANGUAGES)})-[\w-]+\.js")
BOARDS = re.compile(rf"({'|'.join((*GAMES, GUESTS))})-[\w-]+\.js")
TOOLS = re.compile(r"tool-([a-z]+)-[\w-]+\.js")


def client_files() -> list[Path]:
    """Everything that a browser may ask for."""
    return sorted(
        path
        for path in STATIC.rglob("*")
        # What an installed app has besides is fetched by whoever installs it.
        if path.suffix in TYPES
        and path.parent.name != "installed"
        and path.stem != "service-worker"
    )


def language_of(path: Path) -> str | None:
    """Whose texts are in this file; None if it is for all."""
    found = TEXTS.fullmatch(path.name)
    return found[1] if found else None


def sizes_sent(url: str, encodings: str = "br, gzip") -> dict[Path, int]:
    """The bytes that come over the line for each file, without the headers."""
    sizes = {}
    with httpx.Client(
        base_url=url, headers={"accept-encoding": encodings}, timeout=SECONDS
    ) as browser:
        for path in client_files():
            address = f"/{path.relative_to(STATIC).as_posix()}"
            with browser.stream("GET", address) as answer:
                answer.raise_for_status()
                sizes[path] = sum(len(piece) for piece in answer.iter_raw())
    return sizes


def game_of(path: Path) -> str | None:
    """Whose board is in this file; None if it is for all. A guest's is `any`."""
    found = BOARDS.fullmatch(path.name)
    return found[1] if found else None


def tool_of(path: Path) -> str | None:
    """Which tool is in this file, that is loaded only when somebody asks for it."""
    found = TOOLS.fullmatch(path.name)
    return found[1] if found else None


def for_one_game(sizes: dict[Path, int], language: str, game: str) -> int:
    """All pages and typefaces, the texts of one language and the board of one game."""
    return sum(
        size
        for path, size in sizes.items()
        if language_of(path) in (None, language)
        and game_of(path) in (None, game)
        and tool_of(path) is None
    )


def for_everything(sizes: dict[Path, int], language: str) -> int:
    """Whoever plays every game with every tool, guests as well, in one language."""
    return sum(size for path, size in sizes.items() if language_of(path) in (None, language))


def of_tools(sizes: dict[Path, int], language: str) -> dict[str, int]:
    """Each tool and what it adds when it is asked for; a guest's board counts as one."""
    tools: dict[str, int] = {}
    for path, size in sizes.items():
        name = tool_of(path) or (GUESTS if game_of(path) == GUESTS else None)
        if name is not None and language_of(path) in (None, language):
            tools[name] = tools.get(name, 0) + size
    return tools
