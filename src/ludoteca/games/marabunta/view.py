"""What a seat sees: in Marabunta everything, for everybody."""

from __future__ import annotations

from typing import Annotated

from ludoteca.core.bits import names_of_bits
from ludoteca.core.contract import OVER
from ludoteca.core.enums import names_of
from ludoteca.core.kernel import Record
from ludoteca.core.naming import actor_name, seat_name
from ludoteca.core.reading import plainly
from ludoteca.core.views import PAIR, SOME_KEYS, View, words
from ludoteca.games.marabunta.actions import ELEMENT_NAMES, POOL_NAMES
from ludoteca.games.marabunta.boards import CRATE_SIGN, CUPCAKE_SIGN, Hex, MarabuntaBoard
from ludoteca.games.marabunta.box import (
    ALL_ELEMENTS,
    END_REASON_NAMES,
    FACE_NAMES,
    POWER_NAMES,
    REGION_NAMES,
    SEAT_NAMES,
    SEATS,
    SHUFFLED_TILES,
    TILE_NAMES,
    TRACK,
)
from ludoteca.games.marabunta.ending import blank_circles
from ludoteca.games.marabunta.placing import why_not_decline
from ludoteca.games.marabunta.refusals import Refusal
from ludoteca.games.marabunta.scoring import region_winner, score_now
from ludoteca.games.marabunta.state import BLUE, CROSSED, NOT_ROLLED, NOT_TURNED, OPEN, RED, Phase
from ludoteca.games.marabunta.words import read

PHASE_NAMES = names_of(Phase)


RegionName = Annotated[str, words("Region", REGION_NAMES)]
Seat = Annotated[str, words("Seat", SEAT_NAMES)]
Actor = Annotated[str, words("Actor", (*SEAT_NAMES, "chance"))]
PhaseName = Annotated[str, words("Phase", PHASE_NAMES)]
FaceName = Annotated[str, words("Face", FACE_NAMES)]
Element = Annotated[str, words("Element", ELEMENT_NAMES)]
TileName = Annotated[str, words("Tile", TILE_NAMES)]
PowerName = Annotated[str, words("Power", POWER_NAMES)]
Pool = Annotated[str, words("Pool", (*SEAT_NAMES, *POOL_NAMES))]
Reason = Annotated[str, words("EndReason", END_REASON_NAMES)]


class EffectView(View, frozen=True):
    """The choice in the middle of an element; the same keys for each kind."""

    number: int | None
    hexes: int  # how many are placed together
    picked: list[str]
    free: bool  # no own number or anthill needed
    anthill_hexes: list[str]  # choosing one of these leaves the placement beside no own number
    declinable: bool
    circles_due: int
    crates_due: int


class HexView(View, frozen=True):
    name: str
    column: int  # in half hexes
    row: int
    part: int
    region: RegionName
    cupcake: bool
    crate: bool
    seat: Seat | None  # whose number it holds
    number: int | None
    crossed: bool


class RegionView(View, frozen=True):
    region: RegionName
    circles: Annotated[list[int], PAIR]  # by seat
    blank: int
    sums: Annotated[list[int], PAIR]  # by seat
    winner_now: Seat | None
    open_hexes: int


class GroupView(View, frozen=True):
    power: PowerName
    crates: int
    crossed: int


class TrackView(View, frozen=True):
    """§11.4"""

    laps: int
    at: int


class SeatView(View, frozen=True):
    seat: Seat
    anthills: int
    groups: list[GroupView]
    row: list[int]  # points above the cupcake boxes
    boxes: int  # that are crossed
    points: int  # on the track
    track: TrackView
    score_now: int
    final: int | None


class MarabuntaView(View, frozen=True, tag_field="game", tag="marabunta"):
    round: int
    actor: Actor | None
    phase: PhaseName
    first: Seat | None
    tile: TileName | None
    tiles_left: list[TileName]
    dice: dict[RegionName, FaceName | None]
    pools: Annotated[dict[Pool, list[Element]], SOME_KEYS] | None
    to_apply: list[Element]
    effect: EffectView | None
    hexes: list[HexView]
    regions: list[RegionView]
    seats: Annotated[list[SeatView], PAIR]
    ended_by: Seat | None
    end_reasons: list[Reason]
    winner: Seat | None


def view(board: MarabuntaBoard, record: Record) -> MarabuntaView:
    state = read(record)
    return MarabuntaView(
        round=state.rounds,
        actor=actor_name(state.actor, SEAT_NAMES),
        phase=PHASE_NAMES[state.phase],
        first=seat_name(state.first, SEAT_NAMES),
        tile=None if state.tile == NOT_TURNED else TILE_NAMES[state.tile],
        tiles_left=names_of_bits(state.tiles_left, TILE_NAMES[:SHUFFLED_TILES]),
        dice={
            REGION_NAMES[die]: None if face == NOT_ROLLED else FACE_NAMES[face]
            for die, face in enumerate(state.die.tolist())
        },
        pools=view_pools(state),
        to_apply=element_names(state.to_apply),
        effect=view_effect(board, state),
        hexes=view_hexes(board, state),
        regions=view_regions(state),
        seats=[
            view_seat(board, state, seat, plainly(score_now)(state, seat)) for seat in range(SEATS)
        ],
        ended_by=seat_name(state.ended_by, SEAT_NAMES),
        end_reasons=names_of_bits(state.end_reasons, END_REASON_NAMES),
        winner=seat_name(state.winner, SEAT_NAMES),
    )


def element_names(bits: int) -> list[str]:
    return names_of_bits(bits, ELEMENT_NAMES)


def view_pools(state: Record) -> dict[str, list[str]] | None:
    """Once split: by the seat that has each, or `tile` and `rest` while they are offered."""
    pool = state.pool
    if pool == 0:
        return None
    pools = [element_names(pool), element_names(ALL_ELEMENTS & ~pool)]
    if state.phase == Phase.TAKE:
        return {"tile": pools[0], "rest": pools[1]}
    if state.actor == OVER:
        return None
    return {SEAT_NAMES[state.actor]: pools[0], SEAT_NAMES[1 - state.actor]: pools[1]}


def view_effect(board: MarabuntaBoard, state: Record) -> EffectView | None:
    phase = state.phase
    if phase not in (Phase.WRITE, Phase.CROSS, Phase.CIRCLE, Phase.CRATE, Phase.AGAIN):
        return None
    places_hexes = phase in (Phase.WRITE, Phase.CROSS)
    writes = phase == Phase.WRITE
    return EffectView(
        number=state.number if writes else None,
        hexes=state.set_size if places_hexes else 0,
        picked=[board.hex_name(place) for place in state.picked[: state.picks]],
        free=bool(state.free) if places_hexes else False,
        anthill_hexes=anthill_hexes(board, state) if writes else [],
        declinable=writes and plainly(why_not_decline)(board.record, state) == Refusal.ALLOWED,
        circles_due=state.circles_due,
        crates_due=state.crates_due,
    )


def anthill_hexes(board: MarabuntaBoard, state: Record) -> list[str]:
    """Open hexes with which what is picked would still lie beside no own number (Q9)."""
    own = 1 << state.actor
    touch, marks = state.touch.tolist(), state.mark.tolist()
    if state.free or any(touch[place] & own for place in state.picked[: state.picks]):
        return []
    return [
        drawn.name
        for drawn, beside, mark in zip(board.territory.hexes, touch, marks, strict=True)
        if mark == OPEN and not beside & own
    ]


def view_hexes(board: MarabuntaBoard, state: Record) -> list[HexView]:
    marks, numbers = state.mark.tolist(), state.written.tolist()
    return [view_hex(*place) for place in zip(board.territory.hexes, marks, numbers, strict=True)]


def view_hex(drawn: Hex, mark: int, number: int) -> HexView:
    written = mark in (RED, BLUE)
    return HexView(
        name=drawn.name,
        column=drawn.column,
        row=drawn.row,
        part=drawn.part,
        region=REGION_NAMES[drawn.region],
        cupcake=drawn.sign == CUPCAKE_SIGN,
        crate=drawn.sign == CRATE_SIGN,
        seat=SEAT_NAMES[mark - RED] if written else None,
        number=number if written else None,
        crossed=mark == CROSSED,
    )


def view_regions(state: Record) -> list[RegionView]:
    circles, sums = state.circles.tolist(), state.sums.T.tolist()
    open_hexes = state.open_hexes.tolist()
    blank, winner = plainly(blank_circles), plainly(region_winner)
    return [
        RegionView(
            region=name,
            circles=circles[region],
            blank=int(blank(state, region)),
            sums=sums[region],
            winner_now=seat_name(winner(state, region), SEAT_NAMES),
            open_hexes=open_hexes[region],
        )
        for region, name in enumerate(REGION_NAMES)
    ]


def view_seat(board: MarabuntaBoard, state: Record, seat: int, score: int) -> SeatView:
    points = int(state.points[seat])
    crossed = state.crossed[seat].tolist()
    return SeatView(
        seat=SEAT_NAMES[seat],
        anthills=int(state.anthills[seat]),
        groups=[
            GroupView(power=group.power, crates=group.crates, crossed=crates)
            for group, crates in zip(board.player_board.groups, crossed, strict=False)
        ],
        row=list(board.player_board.row),
        boxes=int(state.boxes[seat]),
        points=points,
        track=TrackView(laps=points // TRACK, at=points % TRACK),
        score_now=score,
        final=int(state.final[seat]) if state.phase == Phase.OVER else None,
    )
