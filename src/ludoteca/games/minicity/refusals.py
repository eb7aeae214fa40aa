"""Why an action is refused: codes of the guards, and the keys of their texts.

Guards stand beside the effects they guard and return one of these codes; `legal` and the
explanations for people both ask them.
"""

from __future__ import annotations

ALLOWED = 0

KEYS = (
    "allowed",
    "other-step",  # the step now due is of another kind
    "no-seat",
    "none-in-pile",
    "not-in-hand",
    "not-in-small",
    "not-in-reserve",
    "card-limit",
    "road-unused",
    "play-first",
    "same-chamber",
    "too-far",
    "zone-taken",
    "chamber-full",
    "chamber-empty",
    "no-other-place",
    "other-food",
    "spread-first",
    "friends-off",
    "one-purchase",
    "friend-gone",
    "too-dear",
    "not-owned",
    "used-up",
)
(
    _,
    OTHER_STEP,
    NO_SEAT,
    NONE_IN_PILE,
    NOT_IN_HAND,
    NOT_IN_SMALL,
    NOT_IN_RESERVE,
    CARD_LIMIT,
    ROAD_UNUSED,
    PLAY_FIRST,
    SAME_CHAMBER,
    TOO_FAR,
    ZONE_TAKEN,
    CHAMBER_FULL,
    CHAMBER_EMPTY,
    NO_OTHER_PLACE,
    OTHER_FOOD,
    SPREAD_FIRST,
    FRIENDS_OFF,
    ONE_PURCHASE,
    FRIEND_GONE,
    TOO_DEAR,
    NOT_OWNED,
    USED_UP,
) = range(len(KEYS))
