"""Seeds of bots. A bot plays what its seed says, so at a server the seed is a secret."""

from __future__ import annotations

import secrets

KEY_BITS = 32  # that the generator takes as its key
BITS = 63


def secret_seed() -> int:
    """Too long to be guessed by trying which seed would have played the same."""
    return secrets.randbits(BITS)


def beyond_key(seed: int) -> int:
    """What a long seed has beside the key: where its streams of chance begin."""
    return (seed >> KEY_BITS) & ((1 << (BITS - KEY_BITS)) - 1)
