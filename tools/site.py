"""The documentation as a site: a hook of MkDocs, which `make docs` runs.

The site mirrors the repository, so that one relative link works on a forge and on the site: every
page of Markdown has its place there, and so has all that a page links to. A source becomes a page
that shows it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from posixpath import normpath

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent
LINK = re.compile(r"(\]\()([^)\s#]+)((?:#[^)\s]*)?\))")
FENCE = re.compile(r"^```.*?^```", re.M | re.S)
PICTURES = (".jpg", ".png", ".svg")
# `<!-- reference: ludoteca.bots -->` stands where the site has what the docstrings say.
REFERENCE = re.compile(r"^<!-- reference: ([\w.]+) -->$", re.M)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    config.mdx_configs["toc"] = {"permalink": True, "slugify": anchor}
    decisions = [path_of(page) for page in sorted((ROOT / "docs" / "decisions").glob("*.md"))]
    config.nav = [*(config.nav or []), {"Decisions": decisions}]
    return config


def anchor(heading: str, separator: str) -> str:
    """As a forge makes it."""
    return re.sub(r"[^\w -]", "", heading).lower().replace(" ", separator)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """The theme's own files, the pages, and what they lead to."""
    theirs = [file for file in files if file.src_dir != config.docs_dir]
    return Files([*theirs, *(file_of(path, config) for path in sorted(mirrored()))])


def mirrored() -> set[str]:
    """Paths of all pages and of all that they link to."""
    found: set[str] = set()
    ahead = {path_of(page) for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]}
    while ahead:
        path = ahead.pop()
        found.add(path)
        if path.endswith(".md"):
            ahead |= set(targets(path)) - found
    return found


def targets(path: str) -> Iterator[str]:
    """What a page links to, as paths in the repository."""
    text = FENCE.sub("", (ROOT / path).read_text(encoding="utf-8"))
    for _, link, _ in LINK.findall(text):
        if not is_elsewhere(link):
            yield normpath(PurePosixPath(path).parent / link)


def is_elsewhere(link: str) -> bool:
    return re.match(r"[a-z]+:", link) is not None


def is_source(path: str) -> bool:
    return not path.endswith((".md", *PICTURES))


def file_of(path: str, config: MkDocsConfig) -> File:
    if is_source(path):
        return File.generated(config, f"{path}.md", content=shown(path))
    return File.generated(config, path, abs_src_path=str(ROOT / path))


def shown(path: str) -> str:
    """A page that shows a source, or what is in a folder; whoever searches wants other pages."""
    source = ROOT / path
    head = f"---\nsearch:\n  exclude: true\n---\n\n# {path}\n\n"
    if source.is_dir():
        files = sorted(path_of(file) for file in source.rglob("*") if is_kept(file))
        return head + "\n".join(f"- `{file}`" for file in files)
    text = source.read_text(encoding="utf-8")
    return f"{head}````{source.suffix.removeprefix('.') or 'text'}\n{text}\n````\n"


def is_kept(file: Path) -> bool:
    return file.is_file() and "__pycache__" not in file.parts


def path_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links to sources lead to the pages that show them."""

    def lead(match: re.Match[str]) -> str:
        before, link, after = match.groups()
        shows = not is_elsewhere(link) and is_source(link)
        return f"{before}{link}.md{after}" if shows else match[0]

    pieces = re.split(f"({FENCE.pattern})", markdown, flags=FENCE.flags)
    pieces[::2] = [LINK.sub(lead, piece) for piece in pieces[::2]]
    return REFERENCE.sub(r"::: \1", "".join(pieces))
