"""What an action did, in words: read off the positions before and after it."""

from __future__ import annotations

from ludoteca.core.contract import OVER
from ludoteca.core.kernel import Record
from ludoteca.core.message import Message, message
from ludoteca.core.reading import plainly
from ludoteca.games.marabunta.actions import (
    TABLE,
    Again,
    Apply,
    Crate,
    Cross,
    Decline,
    First,
    Ignore,
    Roll,
    Split,
    Take,
    Turn,
    Write,
)
from ludoteca.games.marabunta.boards import MarabuntaBoard
from ludoteca.games.marabunta.box import (
    ALL_ELEMENTS,
    END_REASON_NAMES,
    HEXES,
    REGIONS,
    SEATS,
    SHUFFLED_TILES,
    TILE_NAMES,
    Tile,
)
from ludoteca.games.marabunta.numbering import APPLY, CRATE, CROSS, IGNORE, USE_AGAIN, WRITE
from ludoteca.games.marabunta.scoring import region_winner
from ludoteca.games.marabunta.state import CROSSED, NOBODY, Phase
from ludoteca.games.marabunta.words import (
    read,
    say_element,
    say_hex,
    say_pool,
    say_power,
    say_region,
    say_seat,
    say_tile,
)


def narrate(board: MarabuntaBoard, before: Record, number: int, after: Record) -> list[Message]:
    """Events in the order in which a person would tell them."""
    before, after = read(before), read(after)
    return [
        *told_action(board, before, number, after),
        *told_marks(board, before, after),
        *told_rewards(before, after),
        *told_course(before, after),
    ]


def told_action(board: MarabuntaBoard, before: Record, number: int, after: Record) -> list[Message]:
    """The action itself, where the marks do not tell it."""
    actor = int(before.actor)
    match TABLE.action(board, number):
        case First(seat):
            return [message("marabunta-first", seat=message("marabunta-seat", seat=seat))]
        case Turn(tile):
            return [message("marabunta-turned", tile=say_tile(TILE_NAMES.index(tile)))]
        case Roll(die, face):
            region = message("region", region=die)
            return [
                message("marabunta-rolled", die=message("marabunta-die", region=region, face=face))
            ]
        case Split():
            pool = int(after.pool)
            return [
                message(
                    "marabunta-split",
                    seat=say_seat(actor),
                    pool=say_pool(before, pool),
                    rest=say_pool(before, ALL_ELEMENTS & ~pool),
                )
            ]
        case Take():
            taken = say_pool(before, int(after.pool))
            return [message("marabunta-took", seat=say_seat(actor), pool=taken)]
        case Apply():
            element = say_element(before, number - APPLY)
            return [message("marabunta-applied", seat=say_seat(actor), element=element)]
        case Ignore():
            element = say_element(before, number - IGNORE)
            return [message("marabunta-ignored", seat=say_seat(actor), element=element)]
        case Again():
            element = say_element(before, number - USE_AGAIN)
            return [message("marabunta-used-again", seat=say_seat(actor), element=element)]
        case Write() | Cross() if after.picks > before.picks:
            place = number - (WRITE if before.phase == Phase.WRITE else CROSS)
            return [message("marabunta-picked", seat=say_seat(actor), place=say_hex(board, place))]
        case Crate():
            return told_crate(board, before, number - CRATE, after)
        case Decline():
            return [message("marabunta-declined", seat=say_seat(actor))]
        case _:  # a circle, or the last hex of a set: the marks tell it
            return []


def told_crate(board: MarabuntaBoard, before: Record, group: int, after: Record) -> list[Message]:
    actor = int(before.actor)
    power = say_power(int(board.record.group_power[group]))
    left = int(board.record.group_crates[group] - after.crossed[actor, group])
    told = [
        message("marabunta-crate-crossed", seat=say_seat(actor), power=power, left=left),
    ]
    if left == 0:
        told.append(message("marabunta-unlocked", seat=say_seat(actor), power=power))
        # Whatever a power does is seen at once, or is the next step.
        pending = after.actor == actor and after.phase in (Phase.WRITE, Phase.CROSS, Phase.CIRCLE)
        gained = (after.points[actor], after.boxes[actor]) != (
            before.points[actor],
            before.boxes[actor],
        )
        if not pending and not gained:
            told.append(message("marabunta-lost", power=power))
    return told


def told_marks(board: MarabuntaBoard, before: Record, after: Record) -> list[Message]:
    """Numbers, crosses and circles that were not there before."""
    actor = before.actor
    told = []
    earlier, marks = before.mark.tolist(), after.mark.tolist()
    places = [place for place in range(HEXES) if earlier[place] != marks[place]]
    if places:
        hexes = tuple(say_hex(board, place) for place in places)
        if marks[places[0]] == CROSSED:
            told.append(message("marabunta-crossed-out", seat=say_seat(actor), hexes=hexes))
        else:
            number = int(after.written[places[0]])
            told.append(
                message("marabunta-wrote", seat=say_seat(actor), number=number, hexes=hexes)
            )
    filled = zip(before.circles.tolist(), after.circles.tolist(), strict=True)
    told += [
        message("marabunta-circled", seat=say_seat(actor), region=say_region(region))
        for region, (circles, now) in enumerate(filled)
        if sum(now) > sum(circles)
    ]
    return told


def told_rewards(before: Record, after: Record) -> list[Message]:
    """Anthills spent, cupcakes and points gained."""
    told = []
    anthills, had_anthills = after.anthills.tolist(), before.anthills.tolist()
    all_boxes, had_boxes = after.boxes.tolist(), before.boxes.tolist()
    all_points, had_points = after.points.tolist(), before.points.tolist()
    for seat in range(SEATS):
        who = say_seat(seat)
        if anthills[seat] < had_anthills[seat]:
            told.append(message("marabunta-anthill", seat=who, left=anthills[seat]))
        boxes = all_boxes[seat] - had_boxes[seat]
        points = all_points[seat] - had_points[seat]
        if boxes:
            told.append(message("marabunta-boxes", seat=who, boxes=boxes, points=points))
        elif points:
            told.append(message("marabunta-points", seat=who, points=points))
    return told


def told_course(before: Record, after: Record) -> list[Message]:
    """The end triggered, the next round, the result."""
    told = []
    if after.ended_by != before.ended_by:
        reasons = tuple(
            message("marabunta-end-reason", reason=name)
            for bit, name in enumerate(END_REASON_NAMES)
            if after.end_reasons >> bit & 1
        )
        told.append(
            message("marabunta-ending", seat=say_seat(int(after.ended_by)), reasons=reasons)
        )
    if after.rounds > before.rounds:
        first = say_seat(int(after.first))
        told.append(message("marabunta-round", number=int(after.rounds), seat=first))
        if after.rounds > SHUFFLED_TILES:
            told.append(message("marabunta-turned", tile=say_tile(Tile.CUPCAKE)))
    if after.actor == OVER and before.actor != OVER:
        told += told_result(after)
    return told


def told_result(state: Record) -> list[Message]:
    told = []
    for region in range(REGIONS):
        sums = {"red": int(state.sums[0, region]), "blue": int(state.sums[1, region])}
        winner = plainly(region_winner)(state, region)
        if winner == NOBODY:
            told.append(message("marabunta-region-tied", region=say_region(region), **sums))
        else:
            told.append(
                message(
                    "marabunta-region-won",
                    seat=say_seat(winner),
                    region=say_region(region),
                    points=int(state.circles[region, winner]),
                    **sums,
                )
            )
    told += told_tie(state)
    told.append(
        message(
            "marabunta-won",
            seat=say_seat(int(state.winner)),
            red=int(state.final[0]),
            blue=int(state.final[1]),
        )
    )
    return told


def told_tie(state: Record) -> list[Message]:
    """§11.3: what decided between equal scores."""
    if state.final[0] != state.final[1]:
        return []
    if state.boxes[0] == state.boxes[1]:
        return [message("marabunta-tie-ended", seat=say_seat(int(state.ended_by)))]
    red, blue = int(state.boxes[0]), int(state.boxes[1])
    return [message("marabunta-tie-boxes", red=red, blue=blue)]
