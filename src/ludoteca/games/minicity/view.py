"""What a seat sees: everything but the hands of the others and which cards the pile holds (Q6)."""

from __future__ import annotations

from typing import Annotated

from ludoteca.core.bits import names_of_bits
from ludoteca.core.contract import CHANCE
from ludoteca.core.enums import names_of
from ludoteca.core.kernel import Array, Record
from ludoteca.core.naming import actor_name, seat_name
from ludoteca.core.reading import plainly
from ludoteca.core.views import View, words
from ludoteca.games.minicity.boards import MiniCityBoard
from ludoteca.games.minicity.box import (
    ANT_NAMES,
    END_REASON_NAMES,
    FOOD_NAMES,
    FRIEND_NAMES,
    SEAT_NAMES,
)
from ludoteca.games.minicity.friends import copies_left, hand_limit, small_part_limit
from ludoteca.games.minicity.outlook import AntName, FoodName, Outlook, view_outlook, view_share
from ludoteca.games.minicity.roads import card_limit, roads_used
from ludoteca.games.minicity.scoring import ranks
from ludoteca.games.minicity.state import NO_CARD, NOTHING, Phase
from ludoteca.games.minicity.words import read, read_board

PHASE_NAMES = names_of(Phase)


SeatName = Annotated[str, words("SeatName", SEAT_NAMES)]
Actor = Annotated[str, words("Actor", (*SEAT_NAMES, "chance"))]
PhaseName = Annotated[str, words("Phase", PHASE_NAMES)]
FriendName = Annotated[str, words("Friend", FRIEND_NAMES)]
Reason = Annotated[str, words("EndReason", END_REASON_NAMES)]


class CardView(View, frozen=True):
    """The card being played, and the ant it moves."""

    road: int
    space: int
    ant: AntName
    range: int


class SpreadView(View, frozen=True):
    """The chamber whose tokens the ladybird is spreading."""

    chamber: int
    tokens: int


class ChamberView(View, frozen=True):
    name: int  # from 1
    x: int
    y: int
    food: FoodName
    places: int
    tokens: int
    ant: AntName | None
    tunnels: list[int]
    start: AntName | None
    two_ants: int
    three_ants: int


class FriendView(View, frozen=True):
    friend: FriendName
    cost: int
    left: int


class OwnedFriend(View, frozen=True):
    friend: FriendName
    owned: int
    used: int


class SeatView(View, frozen=True):
    seat: SeatName
    hand: dict[AntName, int] | None  # hidden from the others
    hand_size: int
    hand_limit: int
    small: dict[FoodName, int]
    small_limit: int
    reserve: dict[FoodName, int]
    left: int
    friends: list[OwnedFriend]
    points: int | None
    rank: int | None


class MiniCityView(View, frozen=True, tag_field="game", tag="minicity"):
    friends_variant: bool
    round: int
    turn: int
    actor: Actor | None
    phase: PhaseName
    first: SeatName | None
    offer: int | None  # tokens that whoever comes second still has to put away
    turn_seat: SeatName | None
    cards_played: int
    card_limit: int | None
    bought: bool
    card: CardView | None
    spread: SpreadView | None
    chambers: list[ChamberView]
    ants: dict[AntName, int]  # the chamber of each
    roads: list[list[AntName | None]]
    outlook: Outlook
    share: dict[FoodName, int]  # what every seat began with
    pile: int
    discards: dict[AntName, int]
    friends: list[FriendView] | None
    seats: list[SeatView]
    end_reasons: list[Reason]
    winners: list[SeatName]


def view(board: MiniCityBoard, record: Record, seat: int | None) -> MiniCityView:
    state, hill = read(record), read_board(board.record)
    friends, over = bool(hill.friends), state.phase == Phase.OVER
    places = ranks(record) if over else []
    return MiniCityView(
        friends_variant=friends,
        round=state.rounds,
        turn=state.turns,
        actor=actor_name(state.actor, SEAT_NAMES),
        phase=PHASE_NAMES[state.phase],
        first=seat_name(state.first, SEAT_NAMES),
        offer=state.tokens_spread if is_offered(state) else None,
        turn_seat=seat_name(state.turn_seat, SEAT_NAMES),
        cards_played=state.cards_played,
        card_limit=plainly(card_limit)(state) if state.turns else None,
        bought=bool(state.bought),
        card=view_card(state),
        spread=view_spread(state),
        chambers=view_chambers(board, state),
        ants={name: at + 1 for name, at in zip(ANT_NAMES, state.ant_at.tolist(), strict=True)},
        roads=[view_road(board, state, road) for road in range(plainly(roads_used)(state))],
        outlook=view_outlook(board, state),
        share=view_share(board, state.seats),
        pile=int(state.pile.sum()),
        discards=counts(ANT_NAMES, state.discards),
        friends=[view_friend(board, hill, state, friend) for friend in range(len(FRIEND_NAMES))]
        if friends
        else None,
        seats=[
            view_seat(
                state,
                place,
                seat,
                points=int(state.points[place]) if friends else None,
                rank=places[place] if over else None,
            )
            for place in range(state.seats)
        ],
        end_reasons=names_of_bits(state.end_reasons, END_REASON_NAMES),
        winners=[SEAT_NAMES[place] for place, rank in enumerate(places) if rank == 1],
    )


def counts(names: tuple[str, ...], numbers: Array) -> dict[str, int]:
    return dict(zip(names, numbers.tolist(), strict=True))


def is_offered(state: Record) -> bool:
    """§2.7: has an offer been made that is not yet carried out?"""
    decided = state.phase == Phase.PUT
    return bool(decided or (state.phase == Phase.FIRST and state.actor != CHANCE))


def view_card(state: Record) -> CardView | None:
    if state.ant == NOTHING:
        return None
    return CardView(
        road=state.road + 1,
        space=state.space,
        ant=ANT_NAMES[state.ant],
        range=state.reach,
    )


def view_spread(state: Record) -> SpreadView | None:
    if state.spread_from == NOTHING:
        return None
    return SpreadView(chamber=state.spread_from + 1, tokens=state.tokens_spread)


def view_chambers(board: MiniCityBoard, state: Record) -> list[ChamberView]:
    tokens = state.tokens.tolist()
    ants = dict(zip(state.ant_at.tolist(), ANT_NAMES, strict=True))
    return [
        ChamberView(
            name=place + 1,
            x=drawn.at[0],
            y=drawn.at[1],
            food=FOOD_NAMES[drawn.food],
            places=drawn.places,
            tokens=tokens[place],
            ant=ants.get(place),
            tunnels=[end + 1 for end in drawn.tunnels],
            start=None if drawn.start is None else ANT_NAMES[drawn.start],
            two_ants=drawn.two_ants,
            three_ants=drawn.three_ants,
        )
        for place, drawn in enumerate(board.hill.chambers)
    ]


def view_road(board: MiniCityBoard, state: Record, road: int) -> list[str | None]:
    return [
        None if card == NO_CARD else ANT_NAMES[card]
        for card in state.roads[road][: board.hill.road].tolist()
    ]


def view_friend(board: MiniCityBoard, hill: Record, state: Record, friend: int) -> FriendView:
    return FriendView(
        friend=FRIEND_NAMES[friend],
        cost=board.hill.friends[friend].cost,
        left=plainly(copies_left)(hill, state, friend),
    )


def view_seat(
    state: Record, seat: int, viewer: int | None, *, points: int | None, rank: int | None
) -> SeatView:
    used = state.used[seat].tolist()
    small, reserve = counts(FOOD_NAMES, state.small[seat]), counts(FOOD_NAMES, state.reserve[seat])
    return SeatView(
        seat=SEAT_NAMES[seat],
        hand=counts(ANT_NAMES, state.hand[seat]) if seat == viewer else None,
        hand_size=int(state.hand[seat].sum()),
        hand_limit=plainly(hand_limit)(state, seat),
        small=small,
        small_limit=plainly(small_part_limit)(state, seat),
        reserve=reserve,
        left=sum(small.values()) + sum(reserve.values()),
        friends=[
            OwnedFriend(friend=FRIEND_NAMES[friend], owned=owned, used=used[friend])
            for friend, owned in enumerate(state.owned[seat].tolist())
            if owned
        ],
        points=points,
        rank=rank,
    )
