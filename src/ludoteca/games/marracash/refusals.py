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
    COLOUR_GONE = auto()
    COLOUR_GATHERED = auto()
    FOUR_IN_A_ROW = auto()
    UNFINISHABLE = auto()
    NO_SEAT = auto()
    NO_FOUNTAIN = auto()
    FIRST_ROUND = auto()
    AFTER_AUCTION = auto()
    NO_GROUP = auto()
    NOT_ADJACENT = auto()
    NO_SHOP = auto()
    SHOP_OWNED = auto()
    NO_SIGN = auto()
    NO_MONEY = auto()
    BID_LOW = auto()
    BID_HIGH = auto()
    MUST_OPEN = auto()
    CARD_NOT_OPEN = auto()
    ENTRANCE_TAKEN = auto()
    LINE_SHORT = auto()
    ONE_ALONE = auto()
    CARD_GONE = auto()


KEYS = names_of(Refusal)
