"""Why an action is refused: codes of the guards, and the keys of their texts.

Guards stand beside the effects they guard and return one of these codes; `legal` and the
explanations for people both ask them.
"""

from __future__ import annotations

from enum import auto

from ludoteca.core.enums import Named, names_of


class Refusal(Named):
    ALLOWED = auto()
    OTHER_STEP = auto()  # the step now due is of another kind
    NOT_IN_POOL = auto()
    USELESS = auto()
    CUPCAKE_COMPULSORY = auto()
    HEX_TAKEN = auto()
    HEX_CROSSED = auto()
    OTHER_REGION = auto()
    NO_CUPCAKE_HEX = auto()
    ALREADY_PICKED = auto()
    NOT_BESIDE_PICKED = auto()
    NOT_BESIDE_OWN = auto()
    NO_ROOM = auto()
    SAME_LEAF = auto()
    LEAF_FULL = auto()
    NO_GROUP = auto()
    GROUP_FULL = auto()
    TILE_GONE = auto()
    OTHER_DIE = auto()
    COMPULSORY = auto()


KEYS = names_of(Refusal)
