"""Why an action is refused: codes of the guards, and the keys of their texts.

Guards stand beside the effects they guard and return one of these codes; `legal` and the
explanations for people both ask them.
"""

from __future__ import annotations

ALLOWED = 0

KEYS = (
    "allowed",
    "other-step",  # the step now due is of another kind
    "not-in-pool",
    "useless",
    "cupcake-compulsory",
    "hex-taken",
    "hex-crossed",
    "other-region",
    "no-cupcake-hex",
    "already-picked",
    "not-beside-picked",
    "not-beside-own",
    "no-room",
    "same-leaf",
    "leaf-full",
    "no-group",
    "group-full",
    "tile-gone",
    "other-die",
    "compulsory",
)
(
    _,
    OTHER_STEP,
    NOT_IN_POOL,
    USELESS,
    CUPCAKE_COMPULSORY,
    HEX_TAKEN,
    HEX_CROSSED,
    OTHER_REGION,
    NO_CUPCAKE_HEX,
    ALREADY_PICKED,
    NOT_BESIDE_PICKED,
    NOT_BESIDE_OWN,
    NO_ROOM,
    SAME_LEAF,
    LEAF_FULL,
    NO_GROUP,
    GROUP_FULL,
    TILE_GONE,
    OTHER_DIE,
    COMPULSORY,
) = range(len(KEYS))
