"""Drawn faces, put together from a few pieces. The pages draw them (`Avatar.svelte`)."""

from __future__ import annotations

from hashlib import sha256

# How many there are of each piece: grounds, colours, figures, extras.
PIECES = (6, 8, 12, 4)


def avatar_of(identity_id: str) -> str:
    """For whoever has not chosen one: the same every time, and seldom somebody else's."""
    digest = sha256(f"avatar {identity_id}".encode()).digest()
    return "-".join(str(byte % count) for byte, count in zip(digest, PIECES, strict=False))


def is_drawable(avatar: str) -> bool:
    parts = [int(part) for part in avatar.split("-")]
    return len(parts) == len(PIECES) and all(
        part < count for part, count in zip(parts, PIECES, strict=True)
    )
