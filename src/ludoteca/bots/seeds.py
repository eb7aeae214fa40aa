"""Seeds of bots. A bot plays what its seed says, so at a server the seed is a secret."""

from __future__ import annotations

import secrets
from hashlib import sha256

KEY_BITS = 32  # that the generator takes as its key
BITS = 63


def secret_seed() -> int:
    """Too long to be guessed by trying which seed would have played the same."""
    return secrets.randbits(BITS)


def beyond_key(seed: int) -> int:
    """What a long seed has beside the key: where its streams of chance begin."""
    return (seed >> KEY_BITS) & ((1 << (BITS - KEY_BITS)) - 1)


def derived(seed: int, number: int) -> int:
    """A seed of its own for each number, of as many bits as any."""
    digest = sha256(f"{seed} {number}".encode()).digest()
    return int.from_bytes(digest[:8]) >> (64 - BITS)


def key_of(seed: int) -> int:
    """What the generator takes as its key, of a seed of any size."""
    return seed & ((1 << KEY_BITS) - 1)
