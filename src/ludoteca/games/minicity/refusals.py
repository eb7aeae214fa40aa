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
    NO_SEAT = auto()
    NONE_IN_PILE = auto()
    NOT_IN_HAND = auto()
    NOT_IN_SMALL = auto()
    NOT_IN_RESERVE = auto()
    CARD_LIMIT = auto()
    ROAD_UNUSED = auto()
    PLAY_FIRST = auto()
    SAME_CHAMBER = auto()
    TOO_FAR = auto()
    ZONE_TAKEN = auto()
    CHAMBER_FULL = auto()
    CHAMBER_EMPTY = auto()
    NO_OTHER_PLACE = auto()
    OTHER_FOOD = auto()
    SPREAD_FIRST = auto()
    FRIENDS_OFF = auto()
    ONE_PURCHASE = auto()
    FRIEND_GONE = auto()
    TOO_DEAR = auto()
    NOT_OWNED = auto()
    USED_UP = auto()


KEYS = names_of(Refusal)
