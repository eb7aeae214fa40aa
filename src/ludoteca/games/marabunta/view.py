"""What a seat sees: in Marabunta everything, for everybody."""

from __future__ import annotations

from typing import Any

from ludoteca.core.contract import CHANCE, OVER
from ludoteca.core.kernel import Record
from ludoteca.games.marabunta.actions import ELEMENT_NAMES
from ludoteca.games.marabunta.boards import CRATE_SIGN, CUPCAKE_SIGN, Hex, MarabuntaBoard
from ludoteca.games.marabunta.box import (
    ALL_ELEMENTS,
    END_REASON_NAMES,
    FACE_NAMES,
    REGION_NAMES,
    SEAT_NAMES,
    SEATS,
    SHUFFLED_TILES,
    TILE_NAMES,
    TRACK,
)
from ludoteca.games.marabunta.ending import blank_circles
from ludoteca.games.marabunta.placing import why_not_decline
from ludoteca.games.marabunta.refusals import ALLOWED
from ludoteca.games.marabunta.scoring import region_winner, score_now
from ludoteca.games.marabunta.state import (
    AGAIN_PHASE,
    BLUE,
    CIRCLE_PHASE,
    CRATE_PHASE,
    CROSS_PHASE,
    CROSSED,
    NOBODY,
    NOT_ROLLED,
    NOT_TURNED,
    OPEN,
    OVER_PHASE,
    RED,
    TAKE_PHASE,
    WRITE_PHASE,
)

PHASE_NAMES = (
    "first",
    "turn",
    "roll",
    "split",
    "take",
    "element",
    "write",
    "cross",
    "circle",
    "crate",
    "again",
    "over",
)


def view(board: MarabuntaBoard, state: Record) -> dict[str, Any]:
    # Fields of a record are slow to read, so none is read in a loop.
    dice, tiles_left, end_reasons = (
        state.die.tolist(),
        int(state.tiles_left),
        int(state.end_reasons),
    )
    return {
        "game": "marabunta",
        "round": int(state.rounds),
        "actor": actor_name(int(state.actor)),
        "phase": PHASE_NAMES[state.phase],
        "first": seat_name(int(state.first)),
        "tile": None if state.tile == NOT_TURNED else TILE_NAMES[state.tile],
        "tiles_left": [
            TILE_NAMES[tile] for tile in range(SHUFFLED_TILES) if tiles_left >> tile & 1
        ],
        "dice": {
            REGION_NAMES[die]: None if face == NOT_ROLLED else FACE_NAMES[face]
            for die, face in enumerate(dice)
        },
        "pools": view_pools(state),
        "to_apply": element_names(int(state.to_apply)),
        "effect": view_effect(board, state),
        "hexes": view_hexes(board, state),
        "regions": view_regions(state),
        "seats": [view_seat(board, state, seat) for seat in range(SEATS)],
        "ended_by": seat_name(int(state.ended_by)),
        "end_reasons": [
            name for bit, name in enumerate(END_REASON_NAMES) if end_reasons >> bit & 1
        ],
        "winner": seat_name(int(state.winner)),
    }


def seat_name(seat: int) -> str | None:
    return None if seat == NOBODY else SEAT_NAMES[seat]


def actor_name(actor: int) -> str | None:
    if actor == OVER:
        return None
    return "chance" if actor == CHANCE else SEAT_NAMES[actor]


def element_names(bits: int) -> list[str]:
    return [name for element, name in enumerate(ELEMENT_NAMES) if bits >> element & 1]


def view_pools(state: Record) -> dict[str, list[str]] | None:
    """Once split: by the seat that has each, or `tile` and `rest` while they are offered."""
    pool = int(state.pool)
    if pool == 0:
        return None
    pools = [element_names(pool), element_names(ALL_ELEMENTS & ~pool)]
    if state.phase == TAKE_PHASE:
        return {"tile": pools[0], "rest": pools[1]}
    if state.actor == OVER:
        return None
    actor = int(state.actor)
    return {SEAT_NAMES[actor]: pools[0], SEAT_NAMES[1 - actor]: pools[1]}


def view_effect(board: MarabuntaBoard, state: Record) -> dict[str, Any] | None:
    """The choice in the middle of an element, if there is one; the same keys for each kind."""
    phase = state.phase
    if phase not in (WRITE_PHASE, CROSS_PHASE, CIRCLE_PHASE, CRATE_PHASE, AGAIN_PHASE):
        return None
    places_hexes = phase in (WRITE_PHASE, CROSS_PHASE)
    return {
        "number": int(state.number) if phase == WRITE_PHASE else None,
        "hexes": int(state.set_size) if places_hexes else 0,
        "picked": [board.hex_name(place) for place in state.picked[: state.picks]],
        "free": bool(state.free) if places_hexes else False,  # no own number or anthill needed
        "anthill_hexes": anthill_hexes(board, state) if phase == WRITE_PHASE else [],
        "declinable": bool(why_not_decline(board.record, state) == ALLOWED)
        if phase == WRITE_PHASE
        else False,
        "circles_due": int(state.circles_due),
        "crates_due": int(state.crates_due),
    }


def anthill_hexes(board: MarabuntaBoard, state: Record) -> list[str]:
    """Open hexes with which what is picked would still lie beside no own number (Q9)."""
    own = 1 << int(state.actor)
    touch, marks = state.touch.tolist(), state.mark.tolist()
    if state.free or any(touch[place] & own for place in state.picked[: state.picks]):
        return []
    return [
        drawn.name
        for drawn, beside, mark in zip(board.territory.hexes, touch, marks, strict=True)
        if mark == OPEN and not beside & own
    ]


def view_hexes(board: MarabuntaBoard, state: Record) -> list[dict[str, Any]]:
    marks, numbers = state.mark.tolist(), state.written.tolist()  # fields are slow to read
    return [view_hex(*place) for place in zip(board.territory.hexes, marks, numbers, strict=True)]


def view_hex(drawn: Hex, mark: int, number: int) -> dict[str, Any]:
    written = mark in (RED, BLUE)
    return {
        "name": drawn.name,
        "column": drawn.column,
        "row": drawn.row,
        "part": drawn.part,
        "region": REGION_NAMES[drawn.region],
        "cupcake": drawn.sign == CUPCAKE_SIGN,
        "crate": drawn.sign == CRATE_SIGN,
        "seat": SEAT_NAMES[mark - RED] if written else None,
        "number": number if written else None,
        "crossed": mark == CROSSED,
    }


def view_regions(state: Record) -> list[dict[str, Any]]:
    circles, sums, open_hexes = state.circles.tolist(), state.sums.T.tolist(), state.open_hexes
    return [
        {
            "region": name,
            "circles": circles[region],
            "blank": int(blank_circles(state, region)),
            "sums": sums[region],
            "winner_now": seat_name(int(region_winner(state, region))),
            "open_hexes": int(open_hexes[region]),
        }
        for region, name in enumerate(REGION_NAMES)
    ]


def view_seat(board: MarabuntaBoard, state: Record, seat: int) -> dict[str, Any]:
    points = int(state.points[seat])
    return {
        "seat": SEAT_NAMES[seat],
        "anthills": int(state.anthills[seat]),
        "groups": [
            {"power": group.power, "crates": group.crates, "crossed": int(crossed)}
            for group, crossed in zip(board.player_board.groups, state.crossed[seat], strict=False)
        ],
        "row": list(board.player_board.row),
        "boxes": int(state.boxes[seat]),
        "points": points,
        "track": {"laps": points // TRACK, "at": points % TRACK},  # §11.4
        "score_now": int(score_now(state, seat)),
        "final": int(state.final[seat]) if state.phase == OVER_PHASE else None,
    }
