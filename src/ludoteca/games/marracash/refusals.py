"""Why an action is refused: codes of the guards, and the keys of their texts.

Guards stand beside the effects they guard and return one of these codes; `legal` and the
explanations for people both ask them.
"""

from __future__ import annotations

ALLOWED = 0

KEYS = (
    "allowed",
    "other-step",  # the step now due is of another kind
    "colour-gone",
    "colour-gathered",
    "four-in-a-row",
    "unfinishable",
    "no-seat",
    "no-fountain",
    "first-round",
    "after-auction",
    "no-group",
    "not-adjacent",
    "no-shop",
    "shop-owned",
    "no-sign",
    "no-money",
    "bid-low",
    "bid-high",
    "must-open",
    "card-not-open",
    "entrance-taken",
    "line-short",
    "one-alone",
    "card-gone",
)
(
    _,
    OTHER_STEP,
    COLOUR_GONE,
    COLOUR_GATHERED,
    FOUR_IN_A_ROW,
    UNFINISHABLE,
    NO_SEAT,
    NO_FOUNTAIN,
    FIRST_ROUND,
    AFTER_AUCTION,
    NO_GROUP,
    NOT_ADJACENT,
    NO_SHOP,
    SHOP_OWNED,
    NO_SIGN,
    NO_MONEY,
    BID_LOW,
    BID_HIGH,
    MUST_OPEN,
    CARD_NOT_OPEN,
    ENTRANCE_TAKEN,
    LINE_SHORT,
    ONE_ALONE,
    CARD_GONE,
) = range(len(KEYS))
