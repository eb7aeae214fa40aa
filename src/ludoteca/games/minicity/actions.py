"""Actions as people and programs write them: typed, as text, as numbers.

Chambers and roads are named by number, counted from 1. `yellow` and `blue` are foods in `stock`
and `exchange`, ants everywhere else.
"""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

from ludoteca.core.actions import Action
from ludoteca.core.errors import IllegalAction
from ludoteca.core.message import message
from ludoteca.games.minicity.box import (
    ANT_NAMES,
    CHAMBERS,
    END_NAMES,
    FOOD_NAMES,
    FRIEND_NAMES,
    MAX_PLACES,
    ROADS,
    SEAT_NAMES,
)
from ludoteca.games.minicity.numbering import (
    BUY,
    DEAL,
    DONE,
    ENOUGH,
    EXCHANGE,
    FIRST,
    GO,
    LAY,
    PLAY,
    SPREAD,
    STOCK,
    SWAP,
    TO,
    UNLOAD,
    number_of_play,
    played_ant,
    played_card,
    played_end,
    played_road,
)

SWAPS = tuple(combinations(ANT_NAMES, 2))
EXCHANGES = tuple(permutations(FOOD_NAMES, 2))


class Stock(Action, frozen=True, tag="stock"):
    """A token from the reserve into the small part (§2.5, §7.1, §9.5)."""

    food: str


class Play(Action, frozen=True, tag="play"):
    """A card at an end of a road (§4.1), with a stick insect as another ant (§9.4)."""

    ant: str
    road: int
    end: str
    moving: str | None = None  # the announced ant, if it is not the card's own


class Go(Action, frozen=True, tag="go"):
    """The ant's destination (§5.2)."""

    chamber: int


class Unload(Action, frozen=True, tag="unload"):
    """How many tokens (§6.1)."""

    tokens: int


class Done(Action, frozen=True, tag="done"):
    """No more cards and friends in this turn (§3.3)."""


class Buy(Action, frozen=True, tag="buy"):
    """A friend card (§9.3)."""

    friend: str


class Spread(Action, frozen=True, tag="spread"):
    """Ladybird: the chamber whose tokens are spread (§9.4)."""

    chamber: int


class To(Action, frozen=True, tag="to"):
    """Ladybird: where the next token goes (§9.4)."""

    chamber: int


class Swap(Action, frozen=True, tag="swap"):
    """Dragonfly: two ants, in the order of their names here (§9.4)."""

    first: str
    second: str


class Exchange(Action, frozen=True, tag="exchange"):
    """Bumblebee: a token of the small part for one of the reserve (§9.4)."""

    given: str
    taken: str


class Enough(Action, frozen=True, tag="enough"):
    """No more tokens to spread (§9.4) or to stock at once (§9.5)."""


class Deal(Action, frozen=True, tag="deal"):
    """Chance: a card into a hand (§2.4, §7.1)."""

    ant: str


class Lay(Action, frozen=True, tag="lay"):
    """Chance: a card on a road (§2.4, §4.2)."""

    ant: str


class First(Action, frozen=True, tag="first"):
    """Chance: who begins (§2.6)."""

    seat: str


def play_of(play: int) -> Play:
    card, ant = ANT_NAMES[played_card(play)], ANT_NAMES[played_ant(play)]
    end = END_NAMES[played_end(play)]
    return Play(card, played_road(play) + 1, end, None if ant == card else ant)


def action_of(number: int) -> Action:
    """The typed action of a number."""
    if number < PLAY:
        return Stock(FOOD_NAMES[number - STOCK])
    if number < GO:
        return play_of(number - PLAY)
    if number < UNLOAD:
        return Go(number - GO + 1)
    if number < DONE:
        return Unload(number - UNLOAD)
    if number < BUY:
        return Done()
    if number < SPREAD:
        return Buy(FRIEND_NAMES[number - BUY])
    if number < TO:
        return Spread(number - SPREAD + 1)
    if number < SWAP:
        return To(number - TO + 1)
    if number < EXCHANGE:
        return Swap(*SWAPS[number - SWAP])
    if number < ENOUGH:
        return Exchange(*EXCHANGES[number - EXCHANGE])
    if number < DEAL:
        return Enough()
    if number < LAY:
        return Deal(ANT_NAMES[number - DEAL])
    if number < FIRST:
        return Lay(ANT_NAMES[number - LAY])
    return First(SEAT_NAMES[number - FIRST])


def number_of(action: Action) -> int:
    """The number of a typed action; refused if there is no such thing."""
    try:
        return look_up(action)
    except ValueError as error:
        text = text_of(action)
        raise IllegalAction(message("refused-unknown", action=text)) from error


def look_up(action: Action) -> int:
    match action:
        case Stock(food):
            return STOCK + FOOD_NAMES.index(food)
        case Play(ant, road, end, moving) if moving != ant:
            card = ANT_NAMES.index(ant)
            mover = card if moving is None else ANT_NAMES.index(moving)
            place = range(1, ROADS + 1).index(road)
            return number_of_play(card, place, END_NAMES.index(end), mover)
        case Go(chamber):
            return GO + chamber_number(chamber)
        case Unload(tokens):
            return UNLOAD + range(MAX_PLACES + 1).index(tokens)
        case Done():
            return DONE
        case Buy(friend):
            return BUY + FRIEND_NAMES.index(friend)
        case Spread(chamber):
            return SPREAD + chamber_number(chamber)
        case To(chamber):
            return TO + chamber_number(chamber)
        case Swap(first, second):
            return SWAP + SWAPS.index((first, second))
        case Exchange(given, taken):
            return EXCHANGE + EXCHANGES.index((given, taken))
        case Enough():
            return ENOUGH
        case Deal(ant):
            return DEAL + ANT_NAMES.index(ant)
        case Lay(ant):
            return LAY + ANT_NAMES.index(ant)
        case First(seat):
            return FIRST + SEAT_NAMES.index(seat)
    raise ValueError(action)


def chamber_number(chamber: int) -> int:
    return range(1, CHAMBERS + 1).index(chamber)


def text_of(action: Action) -> str:
    """One line of notation."""
    tag = str(action.__struct_config__.tag)
    values: list[Any] = [getattr(action, name) for name in action.__struct_fields__]
    if isinstance(action, Play):
        values[-1:] = [] if action.moving is None else ["as", action.moving]
    return " ".join([tag, *(str(value) for value in values)])


WORDS: dict[str, type[Action]] = {
    "stock": Stock,
    "buy": Buy,
    "deal": Deal,
    "lay": Lay,
    "first": First,
}
NUMBERS: dict[str, type[Action]] = {"go": Go, "unload": Unload, "spread": Spread, "to": To}


def action_from(text: str) -> Action:
    """The typed action of a line of notation."""
    match text.split():
        case ["play", ant, road, end] if road.isdecimal():
            return Play(ant, int(road), end)
        case ["play", ant, road, end, "as", moving] if road.isdecimal():
            return Play(ant, int(road), end, moving)
        case ["done"]:
            return Done()
        case ["enough"]:
            return Enough()
        case ["swap", first, second]:
            return Swap(first, second)
        case ["exchange", given, taken]:
            return Exchange(given, taken)
        case [word, value] if word in WORDS:
            return WORDS[word](value)
        case [word, value] if word in NUMBERS and value.isdecimal():
            return NUMBERS[word](int(value))
    raise IllegalAction(message("refused-unknown", action=text))
