"""The rulings Q1 to Q13, and the bound on the number of rounds."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.match import Match
from tests.games.marabunta.table import (
    Position,
    Table,
    actor,
    at,
    crate,
    crossed,
    hexes,
    legal,
    neighbours,
    number_at,
    open_hexes,
    play,
    refused,
    region,
    seat,
    told,
)

# Q1, Q2


def test_crossed_out_hexes_count_when_a_region_is_full() -> None:
    """Q1: the last pink hex is crossed out together with a green one."""
    match = Table().cross_out_region("pink", "e10").turn("red", tile="cross-out")
    assert at(match, "d10")["region"] == "green"
    play(match, "apply tile", "cross e10", "cross d10")
    assert match.view()["end_reasons"] == ["region"]
    assert match.view()["ended_by"] == "red"


def test_a_crossed_out_pair_may_lie_in_two_regions() -> None:
    """Q2: f7 is blue, f8 pink; by tile and by power."""
    match = Table().turn("red", tile="cross-out", pink="crate")
    assert (at(match, "f7")["region"], at(match, "f8")["region"]) == ("blue", "pink")
    play(match, "apply tile", "cross f7", "cross f8")
    play(match, "apply pink", crate(match, "cross-out"), "cross e7", "cross e8")
    assert all(at(match, name)["crossed"] for name in ("f7", "f8", "e7", "e8"))


def test_two_zeros_may_lie_in_two_regions() -> None:
    """Q2: one in the blue region, one in the pink."""
    match = Table().turn("red", tile="two-zeros")
    play(match, "apply tile", "write f7", "write f8")
    assert number_at(match, "f7") == number_at(match, "f8") == ("red", 0)


def test_three_1s_may_lie_in_three_regions() -> None:
    """Q2: d9 green, e9 pink, d8 yellow, and a 1 counts in each."""
    match = Table().ready("red", "three-ones").turn("red", pink="crate")
    play(match, "apply pink", crate(match, "three-ones"))
    play(match, "write d9", "write e9", "write d8")
    for colour in ("green", "pink", "yellow"):
        assert region(match, colour)["sums"] == [1, 0]


# Q3


def unlocked(table: Table, power: str = "two") -> Position:
    match = table.ready("red", power).turn("red", pink="crate", blue="leaf")
    play(match, "apply pink", crate(match, power))
    return match


@pytest.mark.parametrize("power", ["one", "two", "three-ones"])
def test_a_power_must_be_used_if_that_is_possible_without_anthill(power: str) -> None:
    """Q3: the case of a use without anthill."""
    match = unlocked(Table().write("red", 1, "f8"), power)
    assert "decline" not in legal(match)
    assert refused(match, "decline") == "marabunta-refused-compulsory"


def test_a_power_that_must_be_used_may_be_used_with_an_anthill() -> None:
    """Q3: with or without, as the player likes."""
    match = unlocked(Table().write("red", 1, "f8"))
    play(match, "write a2")
    assert seat(match, "red")["anthills"] == 1


@pytest.mark.parametrize("power", ["one", "two", "three-ones"])
def test_a_power_may_be_declined_if_every_use_costs_an_anthill(power: str) -> None:
    """Q3: red has no number yet; the crates stay crossed, the anthills whole."""
    match = unlocked(Table(), power)
    assert "decline" in legal(match)
    play(match, "decline")
    assert seat(match, "red")["anthills"] == 2
    assert crossed(match, "red", power) == {"one": 1, "two": 2, "three-ones": 3}[power]
    assert legal(match) == ["apply blue", "ignore blue"]


def test_a_power_that_may_be_declined_may_be_used_as_well() -> None:
    """Q3: it costs the anthill then."""
    match = unlocked(Table())
    play(match, "write a2")
    assert number_at(match, "a2") == ("red", 2)
    assert seat(match, "red")["anthills"] == 1


@pytest.mark.parametrize("power", ["one", "two", "three-ones"])
def test_a_power_without_legal_use_is_lost(power: str) -> None:
    """Q3: no own number, no anthill."""
    match = unlocked(Table().anthills("red", 0), power)
    assert legal(match) == ["apply blue", "ignore blue"]
    assert crossed(match, "red", power) == {"one": 1, "two": 2, "three-ones": 3}[power]


@pytest.mark.parametrize(
    ("power", "kept"),
    [
        ("one", ()),
        ("two", ()),
        ("free-zero", ()),
        ("free-three", ()),
        ("cross-out", ("a2", "e11")),
        ("three-ones", ("a2", "b2", "e11", "e12")),
    ],
)
def test_a_power_without_room_is_lost(power: str, kept: tuple[str, ...]) -> None:
    """Q3: no open hex; no two that touch; two pairs but no three that touch."""
    match = unlocked(Table().cross_out_all_but(*kept).ended("blue"), power)
    assert legal(match) == ["apply blue", "ignore blue"]
    assert told(match)[-1] == "lost"
    assert seat(match, "red")["anthills"] == 2


def test_powers_with_an_own_anthill_cannot_be_declined() -> None:
    """Q3: they cost none of the player's."""
    for power in ("free-zero", "free-three"):
        match = unlocked(Table(), power)
        assert refused(match, "decline") == "marabunta-refused-compulsory"


def test_three_1s_that_fit_only_far_away_may_be_declined() -> None:
    """Q3: red's number touches a single open hex, three in a triangle lie elsewhere."""
    table = Table().write("red", 1, "g11").cross_out_all_but("f12", "a2", "b1", "b2")
    match = unlocked(table.ended("blue"), "three-ones")
    assert legal(match) == ["write a2", "write b1", "write b2", "decline"]


def test_a_power_is_judged_when_it_comes_up() -> None:
    """Q3: the number that unlocked it is a number to write beside."""
    match = Table().turn("red", pink="2")
    play(match, "apply pink", "write e10", crate(match, "one"))
    assert refused(match, "decline") == "marabunta-refused-compulsory"
    assert seat(match, "red")["anthills"] == 1


def test_a_power_is_judged_with_the_anthills_of_that_moment() -> None:
    """Q3: crates one after the other; the first power spends red's last anthill.

    Its 2 lies in a1, where a2 and b1 are crossed out, so the second power is lost.
    """
    table = Table().anthills("red", 1).cross_out("a2", "b1").ready("red", "two", "one")
    match = table.turn("red", tile="two-crates", blue="leaf")
    play(match, "apply tile", crate(match, "two"), "write a1")
    play(match, crate(match, "free-three"), crate(match, "one"))
    assert legal(match) == ["apply blue", "ignore blue"]
    assert crossed(match, "red", "one") == 1


def test_an_applied_die_or_tile_cannot_be_declined() -> None:
    """Q3: once applied it is written, even at the cost of an anthill."""
    for match in (Table().turn("red", pink="2"), Table().turn("red", tile="one")):
        play(match, legal(match)[0])
        assert refused(match, "decline") == "marabunta-refused-compulsory"


def test_a_declined_power_makes_no_die_declinable() -> None:
    """Q3: the next die is applied or ignored, as ever."""
    match = Table().turn("red", pink="crate", grey="2")
    play(match, "apply pink", crate(match, "one"), "decline", "apply grey")
    assert refused(match, "decline") == "marabunta-refused-compulsory"


def test_a_power_cannot_be_declined_after_its_first_hex() -> None:
    """Q3: three 1s, begun."""
    match = unlocked(Table(), "three-ones")
    play(match, "write a2")
    assert refused(match, "decline") == "marabunta-refused-compulsory"


# Q4


def test_a_set_is_chosen_in_either_orientation() -> None:
    """Q4: red has no anthill; the first pick may lie away if the second touches red's number."""
    table = Table().write("red", 1, "f8").anthills("red", 0)
    match = table.turn("red", tile="two-zeros")
    assert "f10" not in neighbours(match, "f8")
    play(match, "apply tile", "write f10")  # then only f9 is left, written by itself
    assert number_at(match, "f10") == number_at(match, "f9") == ("red", 0)


def test_only_sets_that_can_be_completed_are_offered() -> None:
    """Q4: without anthill e12 is too far from f8 for a pair, f10 is not."""
    table = Table().write("red", 1, "f8").anthills("red", 0)
    match = table.turn("red", tile="two-zeros")
    play(match, "apply tile")
    assert "f10" in hexes(match)
    assert refused(match, "write e12") == "marabunta-refused-not-beside-own"


def test_any_of_three_hexes_may_be_the_one_that_touches() -> None:
    """Q4: g8 and f10 do not touch f8; of the hexes that touch both only f9 does."""
    table = Table().write("red", 1, "f8").anthills("red", 0).ready("red", "three-ones")
    match = table.turn("red", pink="crate")
    play(match, "apply pink", crate(match, "three-ones"), "write g8", "write f10")
    assert {number_at(match, name) for name in ("g8", "f10", "f9")} == {("red", 1)}


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("anthills", [0, 1])
def test_every_set_of_three_can_be_picked_and_no_other(number: int, anthills: int) -> None:
    """Q4: compared with all threes that touch each other, on a thinned-out territory."""
    names = sorted(open_hexes(Table().match))
    table = Table().write("red", 0, "f8", "c3").anthills("red", anthills)
    table.cross_out(*(name for name in names[number::3] if name not in ("f8", "c3")))
    match = table.ready("red", "three-ones").turn("red", pink="crate")
    near = neighbours(match, "f8") | neighbours(match, "c3")
    sets = [trio for trio in threes(match) if anthills or trio & near]
    play(match, "apply pink", crate(match, "three-ones"))
    assert hexes(match) == set[str]().union(*sets)
    first = min(hexes(match), key=lambda name: names.index(name) * 31 % 84)
    twin = match.copy()
    with_first = [trio for trio in sets if first in trio]
    twin.follow(f"write {first}")
    assert hexes(twin) == set[str]().union(*with_first) - {first}
    second = max(hexes(twin))
    twin.follow(f"write {second}")
    assert hexes(twin) == {
        third for trio in with_first if second in trio for third in trio - {first, second}
    }


def threes(match: Match) -> list[set[str]]:
    """All threes of available hexes that touch each other."""
    near = {name: neighbours(match, name) for name in open_hexes(match)}
    return [
        {one, two, three}
        for one in near
        for two in near[one] & set(near)
        for three in near[one] & near[two] & set(near)
        if one < two < three
    ]


def test_a_second_hex_must_leave_room_for_the_third() -> None:
    """Q4: f10 and f11 touch, but the two hexes that touch both are crossed out."""
    match = unlocked(Table().cross_out("e11", "g9"), "three-ones")
    play(match, "write f10")
    assert refused(match, "write f11") == "marabunta-refused-no-room"


def test_one_anthill_pays_for_a_whole_set() -> None:
    """Q4: three 1s far away cost one, three 1s with one hex beside an own number none."""
    match = unlocked(Table().write("red", 1, "f8"), "three-ones")
    play(match, "write f10", "write g8", "write f9")
    assert seat(match, "red")["anthills"] == 2
    match = unlocked(Table(), "three-ones")
    play(match, "write f10", "write g8", "write f9")
    assert seat(match, "red")["anthills"] == 1


def test_both_numbers_stand_before_the_end_is_checked() -> None:
    """Q4: one zero fills the last cupcake hex, the other the last pink hex: two reasons."""
    table = Table().cross_out_cupcakes("g8").cross_out_region("pink", "f9", "g8")
    match = table.turn("red", tile="two-zeros", grey="leaf")
    play(match, "apply tile", "write g8")
    assert match.view()["end_reasons"] == ["region", "cupcakes"]


def test_the_end_is_checked_before_the_effects_of_the_hexes() -> None:
    """Q4: the last open pink hex is e10, a crate hex: the end comes before the crate."""
    table = Table().cross_out_region("pink", "e10").cross_out_cupcakes("a3")
    match = table.turn("red", pink="2", tile="cross-out")
    play(match, "apply pink")
    assert match.view()["phase"] == "crate"
    assert match.view()["end_reasons"] == ["region"]
    play(match, crate(match, "cross-out"), "cross a3", "cross a4")
    assert match.view()["end_reasons"] == ["region"]


def test_cupcakes_of_a_set_are_crossed_before_its_crates(hoard: str) -> None:
    """Q4: two cupcake hexes and a crate hex at once: 0 + 1 points, then a crate to choose."""
    match = unlocked(Table(hoard), "three-ones")
    play(match, "write e2", "write d1", "write e1")
    assert (seat(match, "red")["boxes"], seat(match, "red")["points"]) == (2, 1)
    assert match.view()["phase"] == "crate"


def test_two_crate_hexes_of_a_set_cross_two_crates(hoard: str) -> None:
    """Q4: both effects happen, one after the other."""
    match = Table(hoard).turn("red", tile="two-zeros", grey="leaf")
    play(match, "apply tile", "write e2", "write e3")
    play(match, crate(match, "two-points"), crate(match, "two-points"))
    assert crossed(match, "red", "two-points") == 2
    assert seat(match, "red")["points"] == 2
    assert legal(match) == ["apply grey", "ignore grey"]


# Q5


def test_again_for_an_applied_die() -> None:
    """Q5: written a second time, by all the rules: beside the first one or with an anthill."""
    match = Table().anthills("red", 1).turn("red", pink="3", blue="leaf", tile="again")
    play(match, "apply pink", "write f8", "apply tile", "again pink")
    assert hexes(match) == {"e9", "f9"}
    play(match, "write f9")
    assert region(match, "pink")["sums"] == [6, 0]


def test_again_for_an_ignored_die() -> None:
    """Q5: ignored first, and yet used once."""
    match = Table().turn("red", pink="3", blue="leaf", tile="again")
    play(match, "ignore pink", "apply tile", "again pink", "write f8")
    assert region(match, "pink")["sums"] == [3, 0]
    assert legal(match) == ["apply blue", "ignore blue"]


def test_again_for_a_die_still_to_come() -> None:
    """Q5: used now, and later in its own right."""
    match = Table().turn("red", pink="3", blue="leaf", tile="again")
    play(match, "apply tile", "again pink", "write f8", "apply pink", "write f9")
    assert region(match, "pink")["sums"] == [6, 0]


def test_again_for_a_leaf() -> None:
    """Q5: two circles on the same leaf."""
    match = Table().turn("red", pink="3", blue="leaf", tile="again")
    play(match, "apply blue", "apply tile", "again blue")
    assert region(match, "blue")["circles"] == [4, 2]


def test_again_for_a_crate_and_what_it_unlocks() -> None:
    """Q5: the die's two crates cross the group of the free zero, which lies in a crate hex."""
    match = Table().turn("red", pink="crate", blue="leaf", tile="again")
    play(match, "apply pink", crate(match, "free-zero"))
    play(match, "apply tile", "again pink", crate(match, "free-zero"), "write e10")
    play(match, crate(match, "one"), "write e11")
    assert number_at(match, "e11") == ("red", 1)
    assert legal(match) == ["apply blue", "ignore blue"]


def test_again_with_one_die_is_no_choice() -> None:
    """Q5: the match takes the only die by itself."""
    match = Table().turn("red", pink="3", tile="again")
    play(match, "apply tile")
    assert match.view()["phase"] == "write"


def test_again_not_for_a_die_that_could_do_nothing() -> None:
    """Q5: the pink leaf is full."""
    table = Table().circles("pink", red=5, blue=5).ended("blue")
    match = table.turn("red", pink="leaf", blue="leaf", grey="leaf", tile="again")
    play(match, "apply tile")
    assert legal(match) == ["again blue", "again grey"]
    assert refused(match, "again pink") == "marabunta-refused-useless"


def test_again_without_any_useful_die_can_only_be_ignored() -> None:
    """Q5: a pool of the tile alone; a pool with a leaf die whose leaf is full."""
    assert legal(Table().turn("red", tile="again")) == ["ignore tile"]
    table = Table().circles("pink", red=5, blue=5).ended("blue")
    assert legal(table.turn("red", pink="leaf", tile="again")) == ["ignore pink", "ignore tile"]


# Q6, Q7


def test_two_crates_are_crossed_as_far_as_possible() -> None:
    """Q6: a single crate is left."""
    table = Table().all_crates("red").crates("red", "two-points", 1)
    match = table.turn("red", tile="two-crates", blue="leaf")
    play(match, "apply tile")  # the only crate, crossed by itself
    assert seat(match, "red")["points"] == 2
    assert legal(match) == ["apply blue", "ignore blue"]


@pytest.mark.parametrize("power", [False, True])
def test_two_circles_are_filled_as_far_as_possible(power: bool) -> None:
    """Q6: only the yellow leaf has blank circles left; by tile and by power."""
    table = Table().ready("red", "two-leaves")
    for colour in ("pink", "blue", "orange", "green", "grey"):
        table.circles(colour, red=5, blue=5)
    match = table.ended("blue").turn("red", tile="two-leaves", yellow="crate")
    if power:
        play(match, "apply yellow", crate(match, "two-leaves"))
    else:
        play(match, "apply tile")
    assert region(match, "yellow")["circles"] == [3, 2]
    assert legal(match)[0] == ("apply tile" if power else "apply yellow")


def test_a_second_circle_is_filled_where_there_is_one() -> None:
    """Q6: two leaves with blank circles: both, in either order."""
    table = Table()
    for colour in ("pink", "blue", "orange", "green"):
        table.circles(colour, red=5, blue=5)
    match = table.ended("blue").turn("red", tile="two-leaves")
    play(match, "apply tile")
    assert legal(match) == ["circle grey", "circle yellow"]
    play(match, "circle yellow")
    assert region(match, "grey")["circles"] == [3, 2]


def test_two_cupcake_boxes_are_crossed_as_far_as_possible() -> None:
    """Q6: nine of ten boxes are crossed; the last one gives 5."""
    table = Table().boxes("red", 9).points("red", 0).ready("red", "two-cupcakes")
    match = table.turn("red", pink="crate")
    play(match, "apply pink", crate(match, "two-cupcakes"))
    assert (seat(match, "red")["boxes"], seat(match, "red")["points"]) == (10, 5)


def test_a_pair_to_cross_out_is_all_or_nothing() -> None:
    """Q6: single open hexes only: the tile can only be ignored."""
    table = Table().cross_out_all_but("a1", "a3", "g1", "g3").ended("blue")
    assert legal(table.turn("red", tile="cross-out")) == ["ignore tile"]


def test_there_is_no_stopping_half_way() -> None:
    """Q6: after the first crate, circle or hex only the second can be played."""
    match = Table().turn("red", tile="two-crates", pink="leaf")
    play(match, "apply tile", crate(match, "free-zero"))
    assert legal(match) == [f"crate {group}" for group in range(1, 11)]
    match = Table().turn("red", tile="two-leaves", pink="leaf")
    play(match, "apply tile", "circle blue")
    assert [text.split()[0] for text in legal(match)] == ["circle"] * 5
    match = Table().turn("red", tile="cross-out", pink="leaf")
    play(match, "apply tile", "cross a1")
    assert legal(match) == ["cross a2", "cross b1"]


def test_the_crate_of_a_written_hex_is_compulsory() -> None:
    """Q6: it cannot be left out."""
    match = Table().turn("red", pink="2", blue="leaf")
    play(match, "apply pink", "write e10")
    assert refused(match, "ignore blue") == "marabunta-refused-other-step"
    assert refused(match, "decline") == "marabunta-refused-other-step"


@pytest.mark.parametrize("element", ["pink", "tile"])
def test_with_all_crates_crossed_a_crate_can_only_be_ignored(element: str) -> None:
    """Q7: the die and the tile with two."""
    table = Table().all_crates("red")
    if element == "pink":
        match = table.turn("red", pink="crate")
    else:
        match = table.turn("red", tile="two-crates")
    assert legal(match) == [f"ignore {element}"]
    assert refused(match, f"apply {element}") == "marabunta-refused-useless"


def test_with_all_crates_crossed_a_crate_hex_does_nothing() -> None:
    """Q7: the number is written, and the next element follows."""
    match = Table().all_crates("red").turn("red", pink="2", blue="leaf")
    play(match, "apply pink", "write e10")
    assert number_at(match, "e10") == ("red", 2)
    assert legal(match) == ["apply blue", "ignore blue"]


def test_a_crate_that_does_nothing_is_not_left_to_the_other_player() -> None:
    """Q7: red has no crate to cross, and blue does not get red's."""
    match = Table().all_crates("red").turn("red", pink="2")
    play(match, "apply pink", "write e10")
    assert actor(match) == "blue"
    play(match, "ignore blue")
    assert match.view()["phase"] == "element"


def test_with_all_boxes_crossed_a_cupcake_hex_does_nothing_to_the_board() -> None:
    """Q7: yet it is filled, and counts for the end."""
    table = Table().boxes("red", 10).points("red", 0).cross_out_cupcakes("g8")
    match = table.turn("red", pink="2", blue="leaf")
    play(match, "apply pink", "write g8")
    assert (seat(match, "red")["boxes"], seat(match, "red")["points"]) == (10, 0)
    assert match.view()["end_reasons"] == ["cupcakes"]


def test_with_all_boxes_crossed_the_power_of_two_cupcakes_is_lost() -> None:
    """Q7: nothing is left to cross."""
    table = Table().boxes("red", 10).points("red", 0).ready("red", "two-cupcakes")
    match = table.turn("red", pink="crate")
    play(match, "apply pink", crate(match, "two-cupcakes"))
    assert (seat(match, "red")["boxes"], seat(match, "red")["points"]) == (10, 0)


@pytest.mark.parametrize("face", ["0", "1", "2", "3"])
def test_a_number_without_any_place_can_only_be_ignored(face: str) -> None:
    """Q7: no own number and no anthill."""
    match = Table().write("blue", 1, "f8").anthills("red", 0).turn("red", pink=face)
    assert legal(match) == ["ignore pink"]


@pytest.mark.parametrize("tile", ["one", "two-zeros"])
def test_a_tile_without_any_place_can_only_be_ignored(tile: str) -> None:
    """Q7: as long as it brings no anthill of its own."""
    match = Table().write("blue", 1, "f8").anthills("red", 0).turn("red", tile=tile)
    assert legal(match) == ["ignore tile"]


@pytest.mark.parametrize("tile", ["free-zero", "cross-out", "one"])
def test_a_tile_can_only_be_ignored_when_the_territory_is_full(tile: str) -> None:
    """Q7: not one open hex."""
    match = Table().cross_out_all_but().ended("blue").turn("red", tile=tile)
    assert legal(match) == ["ignore tile"]


def test_a_tile_of_two_leaves_can_only_be_ignored_when_all_are_full() -> None:
    """Q7: not one blank circle; a power of two leaves is lost."""
    table = Table().ready("red", "two-leaves")
    for colour in ("pink", "blue", "orange", "green", "grey", "yellow"):
        table.circles(colour, red=5, blue=5)
    match = table.ended("blue").turn("red", tile="two-leaves", pink="crate")
    assert legal(match) == ["apply pink", "ignore pink", "ignore tile"]
    play(match, "apply pink", crate(match, "two-leaves"))
    assert actor(match) == "blue"


# Q8 to Q13


def test_one_mark_may_meet_two_conditions() -> None:
    """Q8: g8 is the last pink hex and the last cupcake hex: the reason is a set."""
    table = Table().cross_out_cupcakes("g8").cross_out_region("pink", "g8")
    match = table.turn("blue", pink="3", grey="leaf")
    play(match, "apply pink")  # the only hex
    assert match.view()["end_reasons"] == ["region", "cupcakes"]
    assert match.view()["ended_by"] == "blue"


def test_a_crossed_out_pair_is_one_mark() -> None:
    """Q8: it takes the last cupcake hex, g8, and with f9 the last pink hex: two reasons."""
    table = Table().cross_out_cupcakes("g8").cross_out_region("pink", "g8", "f9")
    match = table.turn("blue", tile="cross-out")
    play(match, "apply tile", "cross g8")  # f9 is the only open hex beside it
    assert match.view()["end_reasons"] == ["region", "cupcakes"]


def test_the_first_mark_that_meets_a_condition_decides() -> None:
    """Q8: blue fills a leaf, then red the last cupcake hex: blue has triggered the end."""
    table = Table().circles("grey", red=4, blue=5).cross_out_cupcakes("g8")
    match = table.turn("blue", grey="leaf", other={"pink": "2"})
    play(match, "apply grey", "apply pink", "write g8")
    assert actor(match) == "red"
    assert match.view()["ended_by"] == "blue"
    assert match.view()["end_reasons"] == ["leaf"]


def test_the_player_who_applies_triggers_the_end() -> None:
    """Q8: the first player of the round here, by a power."""
    table = Table().ready("red", "two-leaves").circles("green", red=3, blue=6)
    match = table.turn("red", last=True, pink="crate", grey="leaf")
    play(match, "apply pink", crate(match, "two-leaves"), "circle green", "circle pink")
    assert match.view()["ended_by"] == "red"


def test_an_anthill_is_crossed_exactly_when_nothing_touches() -> None:
    """Q9: the hex decides, there is no separate choice."""
    for place, left in (("f9", 2), ("e11", 1)):
        match = Table().write("red", 1, "f8").turn("red", pink="2")
        play(match, "apply pink", f"write {place}")
        assert seat(match, "red")["anthills"] == left


def test_a_power_is_finished_before_the_second_crate_is_chosen() -> None:
    """Q10: two crates; the first unlocks a 1 in a crate hex, whose crate unlocks a cross-out."""
    match = Table().write("red", 1, "e11").turn("red", tile="two-crates", blue="leaf")
    play(match, "apply tile", crate(match, "one"))
    assert match.view()["phase"] == "write"
    play(match, "write e10")
    assert match.view()["phase"] == "crate"
    play(match, crate(match, "cross-out"))
    assert match.view()["phase"] == "cross"
    play(match, "cross a1", "cross a2")
    assert match.view()["phase"] == "crate"
    play(match, crate(match, "three-points"))
    assert legal(match) == ["apply blue", "ignore blue"]


def test_a_chain_of_powers() -> None:
    """Q10: a 1, a free zero and a free 3, each written in a crate hex that unlocks the next."""
    table = Table().ready("red", "one", "free-zero", "free-three", "three-points")
    match = table.turn("red", pink="crate", blue="leaf")
    play(match, "apply pink", crate(match, "one"), "write e10")
    play(match, crate(match, "free-zero"), "write e8")
    play(match, crate(match, "free-three"), "write f6")
    play(match, crate(match, "three-points"))
    assert [number_at(match, name) for name in ("e10", "e8", "f6")] == [
        ("red", 1),
        ("red", 0),
        ("red", 3),
    ]
    assert seat(match, "red")["points"] == 3
    assert seat(match, "red")["anthills"] == 1
    assert legal(match) == ["apply blue", "ignore blue"]


def test_two_crate_hexes_at_once_and_what_they_unlock(hoard: str) -> None:
    """Q10: three 1s over two crate hexes; the first crate's power comes before the second."""
    table = Table(hoard).ready("red", "three-ones", "two-leaves")
    match = table.turn("red", pink="crate", blue="leaf")
    play(match, "apply pink", crate(match, "three-ones"), "write e2", "write e3", "write d2")
    play(match, crate(match, "two-leaves"))
    assert match.view()["phase"] == "circle"
    play(match, "circle pink", "circle grey")
    assert match.view()["phase"] == "crate"
    play(match, crate(match, "two"))
    assert legal(match) == ["apply blue", "ignore blue"]


def test_a_declined_power_does_not_take_the_second_crate() -> None:
    """Q10: the crates still due are crossed after it."""
    match = Table().turn("red", tile="two-crates", blue="leaf")
    play(match, "apply tile", crate(match, "one"), "decline")
    assert match.view()["phase"] == "crate"


def test_the_cupcake_tile_lapses_when_one_fills_the_last_cupcake_hex() -> None:
    """Q11: applied last, it has nothing left to cross out."""
    match = Table().cross_out_cupcakes("g8").turn("red", pink="2", tile="cupcake")
    play(match, "apply pink", "write g8")  # then the tile is ignored by itself
    assert actor(match) == "blue"
    assert seat(match, "red")["boxes"] == 1
    assert match.view()["ended_by"] == "red"


def test_before_that_the_cupcake_tile_is_compulsory() -> None:
    """Q11: the tile first would take the cupcake hex away."""
    match = Table().cross_out_cupcakes("g8").turn("red", pink="2", tile="cupcake")
    assert legal(match) == ["apply pink", "apply tile", "ignore pink"]
    play(match, "apply tile")
    assert at(match, "g8")["crossed"]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_touching_number_need_not_differ(number: int) -> None:
    """Q12: equal numbers may touch."""
    table = Table().write("red", number, "f8").anthills("red", 0)
    match = table.turn("red", pink=str(number))
    play(match, "apply pink", "write f9")
    assert number_at(match, "f8") == number_at(match, "f9") == ("red", number)


def test_boxes_crossed_by_a_power_count_for_a_tie() -> None:
    """Q13: red crosses two by §9.5 (0 + 1 points) and beats blue's single one."""
    table = Table().ready("red", "two-cupcakes").boxes("blue", 1).points("blue", 1)
    match = table.circles("grey", red=5, blue=5).ended("blue")
    turn = match.turn("red", last=True, pink="crate")
    play(turn, "apply pink", crate(turn, "two-cupcakes"))
    assert turn.outcome is not None
    assert turn.outcome.scores == (1, 1)
    assert turn.view()["winner"] == "red"


def test_bound_a_match_has_at_most_19_rounds() -> None:
    """§3.5, Bound: seven tiles, then the cupcake tile takes a cupcake hex in each of 12 rounds.

    Both players do as little as the rules let them; round 19 crosses out the last one.
    """
    match = ludoteca.new_match("marabunta", seed=1, chance=["first red"])
    while match.outcome is None:
        choices = legal(match)
        play(match, next((text for text in choices if text.startswith("ignore")), choices[0]))
    assert match.view()["round"] == 19
    assert match.outcome.reasons == ("cupcakes",)
    assert match.outcome.scores == (0, 0)


@pytest.mark.parametrize("seed", range(3))
def test_bound_no_match_is_longer(seed: int) -> None:
    """§3.5, Bound: whatever is played, here the first or the last choice in turn."""
    match = ludoteca.new_match("marabunta", seed=seed)
    while match.outcome is None:
        choices = match.legal_numbers()
        match.play(choices[0] if len(match.actions) % 2 else choices[-1])
    assert match.view()["round"] <= 19
