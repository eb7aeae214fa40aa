"""What bots know of the game beyond its rules: which moves look good, who seems to win.

Everything is reckoned in points: how far a seat will be ahead at the end, as things stand. Three
things are worth points: regions (who has the higher sum, and the circles on the leaf), cupcakes,
and crates on the way to a power. What lies in a pool, or is half done, counts as if applied.
"""

from __future__ import annotations

import math

from ludoteca.core.kernel import Array, Record, kernel
from ludoteca.games.marabunta.box import (
    ALL_ELEMENTS,
    DICE,
    DIRECTIONS,
    ELEMENTS,
    HEXES,
    HEXES_A_REGION,
    REGIONS,
    SHUFFLED_TILES,
    TILE_ELEMENT,
    Face,
    Power,
    Tile,
)
from ludoteca.games.marabunta.ending import blank_circles
from ludoteca.games.marabunta.hexes import is_open, touches
from ludoteca.games.marabunta.numbering import (
    APPLY,
    CIRCLE,
    CRATE,
    CROSS,
    DECLINE,
    IGNORE,
    TAKE,
    USE_AGAIN,
    WRITE,
)
from ludoteca.games.marabunta.state import NOBODY, NOWHERE, Phase

# Regions, for each round to come.
DRIFT = 0.6  # what a seat that can write in a region gains on one that cannot
VARIANCE = 1.7  # of the difference of the sums
LEAVES = 0.24  # circles filled
BARRED = 0.3  # access of a seat that has no number beside the region

# Parts of the open cupcake hexes that a seat will write in, by the seats with a number beside them.
MINE, SHARED, NOBODYS, THEIRS = 0.6, 0.36, 0.3, 0.12

# Points that each power is worth, in the order of `box.POWER_NAMES`; two cupcakes are reckoned.
POWER_WORTH = (1.8, 2.6, 1.5, 3.6, 0.0, 2.0, 3.0, 4.0, 0.8, 1.6)

ANTHILL = 0.8  # points, with many rounds to come
OPENING = 0.8  # a first way into a region
PICK = 0.8  # the best of all hexes instead of a region's
FREE = 0.8  # a hex that need not touch
PAIR = 0.8  # a second hex to write in
DAMAGE = 0.9  # a cross or two
ROOM = 0.08  # another open hex to write in
SURE = 2.0  # how much likelier a choice becomes with a point more
LEAST = -5.0  # the exponent of choices that look silly: never nothing


# The course of the match


@kernel
def rounds_left(state: Record) -> float:
    """A guess at the rounds still to be rolled or split, from the cupcakes above all (§10.1)."""
    if state.ended_by != NOBODY:
        return 0.0
    # A cupcake a round is written in, and from round 8 on another one crossed out.
    cupcakes = float(state.open_cupcakes)
    calm = max(0.0, float(SHUFFLED_TILES - state.rounds))
    left = min(cupcakes, calm + max(0.0, cupcakes - calm) / 2.0)
    for region in range(REGIONS):
        left = min(left, 0.8 * state.open_hexes[region], 2.5 * blank_circles(state, region))
    return left + 1.0 if state.phase <= Phase.SPLIT else left


@kernel
def prospect(rounds: float) -> float:
    """How much of what pays only later still counts."""
    return min(1.0, rounds / 3.0)


# Regions


@kernel
def likelihood(deviations: float) -> float:
    """That something comes out above 0 that lies so many deviations above it."""
    return 0.5 + 0.5 * deviations / math.sqrt(1.5 + deviations * deviations)


@kernel
def access(state: Record, seat: int, region: int) -> float:
    """How well the seat can write in the region."""
    if state.reach[seat, region] > 0:
        return 1.0
    return BARRED + 0.1 * float(state.anthills[seat])


@kernel
def stake(
    state: Record, seat: int, region: int, number: float, circles: int, rounds: float
) -> float:
    """Points by which the seat will beat the other in a region, with so much more in it (§11.2)."""
    other = 1 - seat
    busy = min(rounds, float(state.open_hexes[region]))
    ahead = number + state.sums[seat, region] - state.sums[other, region]
    ahead += DRIFT * busy * (access(state, seat, region) - access(state, other, region))
    deviation = math.sqrt(0.02 + VARIANCE * busy)
    growth = 0.5 * min(float(blank_circles(state, region) - circles), LEAVES * rounds)
    mine = float(state.circles[region, seat]) + circles + growth
    theirs = float(state.circles[region, other]) + growth
    # Half a point apart: at equal sums nobody scores.
    return mine * likelihood((ahead - 0.5) / deviation) - theirs * likelihood(
        (-ahead - 0.5) / deviation
    )


@kernel
def number_gain(
    board: Record, state: Record, seat: int, region: int, number: int, rounds: float
) -> float:
    """Points that writing a number in a region brings the seat; 0 if it cannot."""
    gain = stake(state, seat, region, float(number), 0, rounds)
    gain -= stake(state, seat, region, 0.0, 0, rounds)
    if state.reach[seat, region] > 0:
        return gain + lure(board, state, seat, region, rounds)
    if state.anthills[seat] > 0 and state.open_hexes[region] > 0:
        return max(0.0, gain + opening_worth(rounds) - anthill_worth(rounds))
    return 0.0


@kernel
def circle_gain(state: Record, seat: int, region: int, rounds: float) -> float:
    if blank_circles(state, region) == 0:
        return 0.0
    return stake(state, seat, region, 0.0, 1, rounds) - stake(state, seat, region, 0.0, 0, rounds)


@kernel
def anthill_worth(rounds: float) -> float:
    return ANTHILL * min(1.0, rounds / 4.0)


@kernel
def opening_worth(rounds: float) -> float:
    return OPENING * min(1.0, rounds / 4.0)


# Cupcakes


@kernel
def cupcakes_coming(board: Record, state: Record, seat: int, rounds: float) -> float:
    """Cupcake boxes that the seat will still cross."""
    if rounds == 0.0:
        return 0.0
    coming = 0.0
    for place in range(HEXES):
        if board.cupcake[place] and is_open(state, place):
            if touches(state, place, seat):
                coming += SHARED if touches(state, place, 1 - seat) else MINE
            else:
                coming += THEIRS if touches(state, place, 1 - seat) else NOBODYS
    return min(coming, 1.2 * rounds)


@kernel
def row_worth(board: Record, state: Record, seat: int, coming: float) -> float:
    """Points of the next boxes of the seat's row; the last one counts in part."""
    worth = 0.0
    box = int(state.boxes[seat])
    while coming > 0.0 and box < board.boxes:
        worth += min(1.0, coming) * board.box_points[box]
        coming -= 1.0
        box += 1
    return worth


@kernel
def cupcake_worth(board: Record, state: Record, seat: int, rounds: float) -> float:
    """Points of a cupcake more: it moves all later ones to better boxes."""
    box = min(
        int(state.boxes[seat] + 0.3 * state.open_cupcakes * min(1.0, rounds)), board.boxes - 1
    )
    if state.boxes[seat] >= board.boxes:
        return 0.0
    return 0.2 + float(board.box_points[box])


# Crates


@kernel
def larder(board: Record, state: Record, seat: int, group: int, more: int, rounds: float) -> float:
    """Points that a group is worth with so many crates more; all of it when its power comes."""
    power = board.group_power[group]
    worth = POWER_WORTH[power]
    if power == Power.TWO_CUPCAKES:
        worth = 1.8 * cupcake_worth(board, state, seat, rounds)
    crates = float(board.group_crates[group])
    crossed = float(state.crossed[seat, group] + more)
    missing = crates - crossed
    if missing <= 0.0:
        return worth
    return worth * crossed / crates * rounds / (rounds + missing)


@kernel
def crate_gain(board: Record, state: Record, seat: int, group: int, rounds: float) -> float:
    if state.crossed[seat, group] >= board.group_crates[group]:
        return 0.0
    return larder(board, state, seat, group, 1, rounds) - larder(
        board, state, seat, group, 0, rounds
    )


@kernel
def best_crate(board: Record, state: Record, seat: int, rounds: float) -> float:
    best = 0.0
    for group in range(board.groups):
        best = max(best, crate_gain(board, state, seat, group, rounds))
    return best


# Elements and hexes


@kernel
def lure(board: Record, state: Record, seat: int, region: int, rounds: float) -> float:
    """What the best hex of a region gives beyond the number, of those the seat can write in."""
    best = 0.6 * prospect(rounds)
    for index in range(HEXES_A_REGION):
        place = board.region_hexes[region, index]
        if is_open(state, place) and touches(state, place, seat):
            if board.cupcake[place]:
                best = max(best, 0.9 * cupcake_worth(board, state, seat, rounds))
            elif board.crate[place]:
                best = max(best, 0.4 + prospect(rounds))
    return best


@kernel
def zero_gain(board: Record, state: Record, seat: int, rounds: float) -> float:
    """Points of a 0 in any region."""
    best = 0.0
    for region in range(REGIONS):
        if state.reach[seat, region] > 0:
            best = max(best, 0.5 * prospect(rounds) + lure(board, state, seat, region, rounds))
    return best


@kernel
def die_gain(board: Record, state: Record, seat: int, die: int, rounds: float) -> float:
    face = state.die[die]
    if face == Face.LEAF:
        return circle_gain(state, seat, die, rounds)
    if face == Face.CRATE:
        return best_crate(board, state, seat, rounds)
    if face == 0:
        return zero_gain(board, state, seat, rounds)
    return number_gain(board, state, seat, die, face, rounds)


@kernel
def anywhere_gain(board: Record, state: Record, seat: int, number: int, rounds: float) -> float:
    """Points of a number that may be written in any region."""
    if number == 0:
        return zero_gain(board, state, seat, rounds)
    best = 0.0
    for region in range(REGIONS):
        best = max(best, number_gain(board, state, seat, region, number, rounds))
    return best + PICK


@kernel
def circles_gain(state: Record, seat: int, count: int, rounds: float) -> float:
    best = 0.0
    for region in range(REGIONS):
        best = max(best, circle_gain(state, seat, region, rounds))
    return 0.9 * count * best


@kernel
def tile_gain(board: Record, state: Record, seat: int, rounds: float) -> float:
    """Points of the tile; `again` is for its pool to say."""
    tile = state.tile
    if tile == Tile.TWO_CRATES:
        return 1.8 * best_crate(board, state, seat, rounds)
    if tile == Tile.TWO_LEAVES:
        return circles_gain(state, seat, 2, rounds)
    if tile == Tile.ONE:
        return anywhere_gain(board, state, seat, 1, rounds)
    if tile == Tile.FREE_ZERO:
        return FREE * prospect(rounds) + zero_gain(board, state, seat, rounds)
    if tile in (Tile.CROSS_OUT, Tile.CUPCAKE):
        return DAMAGE * prospect(rounds)
    if tile == Tile.AGAIN:
        return 0.0
    return PAIR * prospect(rounds) + zero_gain(board, state, seat, rounds)


@kernel
def element_gain(board: Record, state: Record, seat: int, element: int, rounds: float) -> float:
    if element == TILE_ELEMENT:
        return tile_gain(board, state, seat, rounds)
    return die_gain(board, state, seat, element, rounds)


@kernel
def again_gain(board: Record, state: Record, seat: int, pool: int, rounds: float) -> float:
    """§7.7: the best die of the pool once more."""
    best = 0.0
    for die in range(DICE):
        if (pool >> die) & 1:
            best = max(best, die_gain(board, state, seat, die, rounds))
    return best


@kernel
def pool_gain(
    board: Record, state: Record, seat: int, pool: int, elements: int, rounds: float
) -> float:
    """Points that the elements still to apply of a pool bring the seat."""
    gain = 0.0
    for element in range(ELEMENTS):
        if (elements >> element) & 1:
            gain += element_gain(board, state, seat, element, rounds)
    if (elements >> TILE_ELEMENT) & 1 and state.tile == Tile.AGAIN:
        gain += again_gain(board, state, seat, pool, rounds)
    return gain


@kernel
def hex_gain(
    board: Record, state: Record, seat: int, place: int, number: int, rounds: float
) -> float:
    """Points of a number of the seat in a hex, and of what it gives and opens."""
    region = board.region[place]
    gain = 0.0
    if number > 0:
        gain = stake(state, seat, region, float(number), 0, rounds)
        gain -= stake(state, seat, region, 0.0, 0, rounds)
    if board.cupcake[place]:
        gain += cupcake_worth(board, state, seat, rounds)
        if touches(state, place, 1 - seat):
            gain += 0.4 * cupcake_worth(board, state, 1 - seat, rounds)
    if board.crate[place]:
        gain += 1.2
    later = prospect(rounds)
    opens = False
    for direction in range(DIRECTIONS):
        beside = board.neighbour[place, direction]
        if beside != NOWHERE and is_open(state, beside) and not touches(state, beside, seat):
            gain += ROOM * later
            if board.cupcake[beside]:
                gain += 0.25 * later * cupcake_worth(board, state, seat, rounds)
            if board.crate[beside]:
                gain += 0.3 * later
            opens = opens or state.reach[seat, board.region[beside]] == 0
    return gain + opening_worth(rounds) if opens else gain


@kernel
def cross_gain(board: Record, state: Record, seat: int, place: int, rounds: float) -> float:
    """Points of crossing out a hex: what it would have given the other, less what oneself."""
    other = 1 - seat
    gain = 0.0
    if board.cupcake[place]:
        if touches(state, place, other):
            gain += cupcake_worth(board, state, other, rounds)
        if touches(state, place, seat):
            gain -= cupcake_worth(board, state, seat, rounds)
    if touches(state, place, other):
        gain += 0.1 + board.crate[place]
        if state.reach[other, board.region[place]] == 1:
            gain += opening_worth(rounds)
    if touches(state, place, seat):
        gain -= 0.1 + board.crate[place]
        if state.reach[seat, board.region[place]] == 1:
            gain -= opening_worth(rounds)
    return gain


# What bots ask


@kernel
def weigh(board: Record, state: Record, choices: Array, count: int, weights: Array) -> None:
    """How likely a good player does each of the choices, up to a common factor."""
    rounds = rounds_left(state)
    if state.phase == Phase.SPLIT:
        value_splits(board, state, count, weights, rounds)
    else:
        for choice in range(count):
            weights[choice] = value(board, state, choices[choice], rounds)
    best = weights[0]
    for choice in range(1, count):
        best = max(best, weights[choice])
    for choice in range(count):
        weights[choice] = math.exp(max(LEAST, SURE * (weights[choice] - best)))


@kernel
def value_splits(board: Record, state: Record, count: int, values: Array, rounds: float) -> None:
    """What each split leaves to the first player, as the other takes what is worse for him."""
    first = state.first
    tile = 1 << TILE_ELEMENT
    values[0] = -pool_gain(board, state, 1 - first, ALL_ELEMENTS, tile, rounds)
    both = pool_gain(board, state, first, ALL_ELEMENTS, tile, rounds) + values[0]
    for die in range(DICE):
        mine = die_gain(board, state, first, die, rounds)
        theirs = die_gain(board, state, 1 - first, die, rounds)
        both += mine - theirs
        for dice in range(1 << die):
            values[dice] += mine
            if dice + (1 << die) < count:  # all six dice beside the tile are no split
                values[dice + (1 << die)] = values[dice] - mine - theirs
    for dice in range(count):
        values[dice] = min(values[dice], both - values[dice])


@kernel
def value(board: Record, state: Record, number: int, rounds: float) -> float:
    """Points that an action promises, compared with the others of its kind of step."""
    seat = state.actor
    if number < APPLY:
        pool = state.pool if number == TAKE else ALL_ELEMENTS & ~state.pool
        rest = ALL_ELEMENTS & ~pool
        return pool_gain(board, state, seat, pool, pool, rounds) - pool_gain(
            board, state, 1 - seat, rest, rest, rounds
        )
    if number < IGNORE:
        return urgency(board, state, seat, number - APPLY, rounds)
    if number < WRITE:
        return -1.2 - element_gain(board, state, seat, number - IGNORE, rounds)
    if number < CROSS:
        place = number - WRITE
        gain = hex_gain(board, state, seat, place, state.number, rounds)
        if state.free or touches(state, place, seat):
            return gain
        return gain - anthill_worth(rounds)
    if number < CIRCLE:
        return cross_gain(board, state, seat, number - CROSS, rounds)
    if number < CRATE:
        return circle_gain(state, seat, number - CIRCLE, rounds)
    if number < USE_AGAIN:
        return crate_gain(board, state, seat, number - CRATE, rounds)
    if number < DECLINE:
        return die_gain(board, state, seat, number - USE_AGAIN, rounds)
    return 0.0  # to decline a power


@kernel
def urgency(board: Record, state: Record, seat: int, element: int, rounds: float) -> float:
    """Which element first: marks that nothing depends on, then what opens ways for the rest."""
    if element == TILE_ELEMENT:
        if state.tile in (Tile.CROSS_OUT, Tile.CUPCAKE):
            return 0.3
        return 1.0
    face = state.die[element]
    if face == Face.LEAF:
        return 1.6
    if face == Face.CRATE:
        return 1.3
    if face == 0:
        return 1.1
    if state.reach[seat, element] > 0:
        return 0.9
    return 0.4 * number_gain(board, state, seat, element, face, rounds)


@kernel
def pending_gain(board: Record, state: Record, seat: int, rounds: float) -> float:
    """Points of the effect that the acting seat is about."""
    gain = float(state.crates_due) * best_crate(board, state, seat, rounds)
    if state.phase == Phase.WRITE:
        number = int(state.number)
        if 0 <= state.limit < REGIONS:
            gain += number_gain(board, state, seat, state.limit, number, rounds)
        else:
            gain += anywhere_gain(board, state, seat, number * state.set_size, rounds)
            gain += prospect(rounds) * (FREE * float(state.free) + PAIR * float(state.set_size - 1))
    elif state.phase == Phase.CROSS:
        gain += DAMAGE * prospect(rounds)
    elif state.phase == Phase.CIRCLE:
        gain += circles_gain(state, seat, state.circles_due, rounds)
    elif state.phase == Phase.AGAIN:
        gain += again_gain(board, state, seat, state.pool, rounds)
    return gain


@kernel
def standing(board: Record, state: Record, seat: int, rounds: float) -> float:
    """Points a seat has or will have besides the regions."""
    points = float(state.points[seat]) + 0.1 * float(state.boxes[seat])
    points += row_worth(board, state, seat, cupcakes_coming(board, state, seat, rounds))
    points += anthill_worth(rounds) * float(state.anthills[seat])
    for group in range(board.groups):
        if state.crossed[seat, group] < board.group_crates[group]:
            points += larder(board, state, seat, group, 0, rounds)
    for region in range(REGIONS):
        points += ROOM * prospect(rounds) * min(3, int(state.reach[seat, region]))
    return points


@kernel
def lead(board: Record, state: Record, rounds: float) -> float:
    """Points by which seat 0 will beat seat 1."""
    ahead = standing(board, state, 0, rounds) - standing(board, state, 1, rounds)
    for region in range(REGIONS):
        ahead += stake(state, 0, region, 0.0, 0, rounds)
    if state.phase < Phase.TAKE:
        return ahead
    seat = int(state.actor)
    sign = 1.0 - 2.0 * seat
    if state.phase == Phase.TAKE:
        return ahead + sign * max(
            value(board, state, TAKE, rounds), value(board, state, TAKE + 1, rounds)
        )
    ahead += sign * pending_gain(board, state, seat, rounds)
    ahead += sign * pool_gain(board, state, seat, state.pool, state.to_apply, rounds)
    if seat != state.first:
        rest = ALL_ELEMENTS & ~state.pool
        ahead -= sign * pool_gain(board, state, 1 - seat, rest, rest, rounds)
    return ahead


@kernel
def assess(board: Record, state: Record, shares: Array) -> None:
    """Each seat's expected share of the win."""
    rounds = rounds_left(state)
    ahead = lead(board, state, rounds)
    doubt = 0.9 + 1.2 * math.sqrt(rounds)
    shares[0] = 1.0 / (1.0 + math.exp(-ahead / doubt))
    shares[1] = 1.0 - shares[0]
