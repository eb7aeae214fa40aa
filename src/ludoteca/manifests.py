"""A folder for one piece of work, which goes on where it was stopped.

`manifest.json` says what everything in it follows from; other work is refused there.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from ludoteca.core.errors import LudotecaError
from ludoteca.core.message import message
from ludoteca.files import UNFINISHED, put

MANIFEST = "manifest.json"


class BadFolder(LudotecaError):
    """A folder that other work, or something else, is in; nothing in it was changed."""


def to_json(value: Any) -> bytes:
    """As a file that people can read, too."""
    return msgspec.json.format(msgspec.json.encode(value), indent=2) + b"\n"


def claim(
    folder: Path, manifest: msgspec.Struct, strange: str, other: str, *, is_used: bool = True
) -> None:
    """Begin, or go on with the same; `BadFolder` if it is not the same, and was used.

    `strange` and `other` are the keys of what is said: of a folder that is of another kind, and of
    one with another manifest.
    """
    file, name = folder / MANIFEST, str(folder)
    there: msgspec.Struct | None = None
    if file.exists():
        try:
            there = msgspec.json.decode(file.read_bytes(), type=type(manifest))
        except msgspec.MsgspecError as error:
            raise BadFolder(message(strange, folder=name)) from error
        for field in manifest.__struct_fields__:
            found, wanted = str(getattr(there, field)), str(getattr(manifest, field))
            if found != wanted and is_used:
                raise BadFolder(message(other, folder=name, what=field, there=found, wanted=wanted))
    else:
        folder.mkdir(parents=True, exist_ok=True)
        if any(each.suffix != UNFINISHED for each in folder.iterdir()):
            raise BadFolder(message(strange, folder=name))
    if there != manifest:
        put(file, to_json(manifest))
