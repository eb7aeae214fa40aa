"""Chapter 9: the friends variant."""

from __future__ import annotations

import pytest

from tests.games.minicity.table import (
    FRIENDS,
    Table,
    actor,
    ant_at,
    around,
    free_places,
    friends_of,
    goals,
    hand,
    legal,
    offered,
    opening,
    phase,
    play,
    points,
    refused,
    reserve,
    road,
    seat,
    small,
    tokens,
)

# §9.1, §9.2


def test_everybody_begins_with_0_points_and_all_friends_lie_face_up() -> None:
    """§9.1: twelve cards that nobody owns."""
    view = opening(4, friends=True).view()
    assert [box["points"] for box in view["seats"]] == [0, 0, 0, 0]
    assert [box["friends"] for box in view["seats"]] == [[], [], [], []]
    assert sum(card["left"] for card in view["friends"]) == 12


def test_without_the_variant_there_are_no_points_and_no_friends() -> None:
    """§9.1: what was refused is not paid for, and nothing is for sale."""
    match = Table(4).tokens(36, 0).turn("circle")
    play(match, "play red 1 left", "go 36", "unload 0")
    assert seat(match, "circle")["points"] is None
    assert match.view()["friends"] is None
    assert match.state.points.tolist() == [0, 0, 0, 0]
    assert not offered(match, "buy")


POINTS = [  # food, where the red ant comes from and goes to
    ("yellow", 16, 9, 4),
    ("orange", 16, 15, 5),
    ("blue", 16, 23, 6),
    ("green", 9, 16, 7),
    ("pink", 9, 10, 8),
]


@pytest.mark.parametrize(("food", "start", "goal", "gain"), POINTS)
def test_who_will_not_unload_gains_points_by_food(
    food: str, start: int, goal: int, gain: int
) -> None:
    """§9.2: yellow 4, orange 5, blue 6, green 7, pink 8."""
    table = Table(4, friends=True).ants(red=start).tokens(goal, 0).points("circle", 20)
    match = table.turn("circle")
    play(match, "play red 1 left", f"go {goal}")
    assert match.view()["chambers"][goal - 1]["food"] == food
    play(match, "unload 0")
    assert points(match, "circle") == 20 + gain


@pytest.mark.parametrize(("food", "start", "goal", "gain"), POINTS)
def test_who_cannot_unload_gains_the_same_points(
    food: str, start: int, goal: int, gain: int
) -> None:
    """§9.2: for whatever reason: no token of that food is in the small part."""
    table = Table(4, friends=True).ants(red=start).tokens(goal, 0)
    other = "orange" if food == "yellow" else "yellow"
    match = table.small("circle", **{other: 6}).turn("circle")
    play(match, "play red 1 left", f"go {goal}")
    assert points(match, "circle") == gain
    assert phase(match) == "choice"


def test_a_full_chamber_gives_no_points() -> None:
    """§9.2: there must be a free place."""
    match = Table(4, friends=True).ants(red=16).tokens(9, 4).turn("circle")
    play(match, "play red 1 left", "go 9")
    assert points(match, "circle") == 0


def test_one_free_place_is_enough_for_points() -> None:
    """§9.2: three of four places are filled."""
    match = Table(4, friends=True).ants(red=16).tokens(9, 3).turn("circle")
    play(match, "play red 1 left", "go 9", "unload 0")
    assert points(match, "circle") == 4


@pytest.mark.parametrize("count", [1, 2])
def test_who_unloads_anything_gains_no_points(count: int) -> None:
    """§9.2: not even when more could be unloaded."""
    match = Table(4, friends=True).ants(red=16).tokens(9, 0).turn("circle")
    play(match, "play red 1 left", "go 9", f"unload {count}")
    assert points(match, "circle") == 0


def test_points_are_gained_with_every_card() -> None:
    """§9.2: yellow, then pink."""
    table = Table(4, friends=True).ants(red=16).tokens(9, 0).tokens(10, 0)
    match = table.hand("circle", "red red red red").turn("circle")
    play(match, "play red 1 left", "go 9", "unload 0", "play red 1 left", "go 10", "unload 0")
    assert points(match, "circle") == 12


def test_only_the_player_who_moved_the_ant_gains_points() -> None:
    """§9.2: nobody else."""
    match = Table(4, friends=True).ants(red=16).tokens(9, 0).turn("triangle")
    play(match, "play red 1 left", "go 9", "unload 0")
    assert [box["points"] for box in match.view()["seats"]] == [0, 0, 4, 0]


# §9.3


def test_a_friend_is_bought_for_its_cost() -> None:
    """§9.3: a bumblebee costs 6 here; one of two is left for the others."""
    match = Table(friends=True).points("circle", 10).turn("circle")
    play(match, "buy bumblebee")
    assert points(match, "circle") == 4
    assert friends_of(match, "circle") == {"bumblebee": (1, 0)}
    assert {card["friend"]: card["left"] for card in match.view()["friends"]}["bumblebee"] == 1


@pytest.mark.parametrize("name", FRIENDS)
def test_exactly_the_points_of_the_cost_are_enough(name: str) -> None:
    """§9.3: one less is not."""
    cost = FRIENDS[name][1]
    match = Table(friends=True).points("circle", cost).turn("circle")
    assert name in offered(match, "buy")
    play(match, f"buy {name}")
    assert points(match, "circle") == (1 if name == "beetle" else 0)
    match = Table(friends=True).points("circle", cost - 1).turn("circle")
    assert name not in offered(match, "buy")
    assert refused(match, f"buy {name}") == "too-dear"


def test_one_friend_a_turn_is_bought() -> None:
    """§9.3: points for a second one do not help; in the next turn they do."""
    table = Table(friends=True).points("circle", 40)
    match = table.turn("circle")
    play(match, "buy snail")
    assert not offered(match, "buy")
    assert refused(match, "buy bumblebee") == "one-purchase"
    play(match, "play red 1 left", "go 36", "unload 0")
    assert refused(match, "buy bumblebee") == "one-purchase"
    play(match, "done", "play blue 1 left", "go 14", "unload 0", "done")
    assert actor(match) == "circle"
    play(match, "buy bumblebee")
    assert friends_of(match, "circle") == {"bumblebee": (1, 0), "snail": (1, 0)}


def test_a_friend_that_is_sold_is_gone() -> None:
    """§9.3: there is one snail; of two millipedes the second can still be bought."""
    table = Table(friends=True).points("circle", 40).owns("square", "snail", "millipede")
    match = table.turn("circle")
    assert refused(match, "buy snail") == "friend-gone"
    play(match, "buy millipede")
    assert friends_of(match, "circle") == {"millipede": (1, 0)}


def test_points_gained_in_a_turn_can_be_spent_in_it() -> None:
    """§9.3: four points for a refused yellow chamber buy the snail."""
    match = Table(4, friends=True).ants(red=16).tokens(9, 0).turn("circle")
    assert not offered(match, "buy")
    play(match, "play red 1 left", "go 9", "unload 0", "buy snail")
    assert points(match, "circle") == 0


def test_a_friend_works_at_once() -> None:
    """§9.3: a millipede in the very turn in which it was bought."""
    match = Table(friends=True).points("circle", 10).turn("circle")
    play(match, "buy millipede", "play red 1 left", "go 37")
    assert ant_at(match, "red") == 37
    assert friends_of(match, "circle") == {"millipede": (1, 1)}


# §9.4


def test_a_millipede_carries_an_ant_one_chamber_further() -> None:
    """§9.4: range 1, and yet a chamber two tunnels away."""
    match = Table(friends=True).owns("circle", "millipede").turn("circle")
    play(match, "play red 1 left")
    assert match.view()["card"]["range"] == 1
    assert goals(match) == {29, 36, 37, 44, 45} == around(43, 2)
    play(match, "go 45")
    assert friends_of(match, "circle") == {"millipede": (1, 1)}


def test_a_millipede_helps_once_a_turn() -> None:
    """§9.4: not with the second card; again in the next turn of its owner."""
    table = Table(friends=True).owns("circle", "millipede").hand("circle", "red red red red")
    match = table.turn("circle")
    play(match, "play red 1 left", "go 37", "unload 0", "play red 1 right")
    assert goals(match) == around(37, 1)
    play(match, "go 44", "unload 0", "done")
    play(match, "play blue 1 left", "go 14", "unload 0", "done")
    assert friends_of(match, "circle") == {"millipede": (1, 0)}
    play(match, "play red 1 right")
    assert match.view()["card"]["range"] == 2
    assert goals(match) == around(44, 3) - {25}


def test_a_ladybird_spreads_the_tokens_of_a_chamber() -> None:
    """§9.4: three yellow tokens of chamber 9 go to 17, 17 being full then, and to 22."""
    table = Table(4, friends=True).owns("circle", "ladybird")
    match = table.tokens(9, 3).tokens(17, 0).tokens(22, 0).turn("circle")
    play(match, "spread 9", "to 17")
    assert "to 17" not in legal(match)
    play(match, "to 22", "to 22")
    assert [tokens(match, chamber) for chamber in (9, 17, 22)] == [0, 1, 2]
    assert friends_of(match, "circle") == {"ladybird": (1, 1)}
    assert phase(match) == "choice"


def test_a_ladybird_keeps_to_one_food() -> None:
    """§9.4: chambers of the same colour only."""
    match = Table(4, friends=True).owns("circle", "ladybird").tokens(9, 1).turn("circle")
    play(match, "spread 9")
    yellow = {1, 4, 7, 12, 17, 20, 22, 26, 30, 33, 37, 39, 42}
    open_ones = {chamber for chamber in yellow if free_places(match, chamber)}
    assert {int(name) for name in offered(match, "to")} == open_ones
    assert refused(match, "to 2") == "other-food"


def test_a_ladybird_helps_once_a_turn() -> None:
    """§9.4: nothing more is spread."""
    match = Table(4, friends=True).owns("circle", "ladybird").tokens(9, 1).turn("circle")
    play(match, "spread 9", "to 22")
    assert not offered(match, "spread")
    assert refused(match, "spread 22") == "used-up"


def test_a_dragonfly_swaps_two_ants() -> None:
    """§9.4: any two, once a turn."""
    match = Table(friends=True).owns("circle", "dragonfly").turn("circle")
    pairs = ["yellow blue", "yellow red", "yellow grey", "yellow violet", "blue red", "blue grey"]
    pairs += ["blue violet", "red grey", "red violet", "grey violet"]
    assert offered(match, "swap") == pairs
    play(match, "swap red violet")
    assert match.view()["ants"] == {"yellow": 1, "blue": 7, "red": 25, "grey": 49, "violet": 43}
    assert not offered(match, "swap")
    assert refused(match, "swap yellow blue") == "used-up"


def test_a_bumblebee_swaps_a_token_of_the_small_part_with_one_of_the_reserve() -> None:
    """§9.4: a yellow token goes, a pink one comes; once a turn."""
    match = Table(4, friends=True).owns("circle", "bumblebee").turn("circle")
    pink, yellow = (reserve(match, "circle").count(food) for food in ("pink", "yellow"))
    play(match, "exchange yellow pink")
    assert small(match, "circle") == "yellow orange orange blue green pink pink"
    assert reserve(match, "circle").count("pink") == pink - 1
    assert reserve(match, "circle").count("yellow") == yellow + 1
    assert not offered(match, "exchange")
    assert refused(match, "exchange orange pink") == "used-up"


def test_a_bumblebee_takes_only_what_is_there() -> None:
    """§9.4: given from the small part, taken from the reserve."""
    table = Table(4, friends=True).owns("circle", "bumblebee")
    match = table.small("circle", yellow=3, blue=4).reserve("circle", blue=1, pink=1).turn("circle")
    assert offered(match, "exchange") == ["yellow blue", "yellow pink", "blue pink"]
    assert refused(match, "exchange green pink") == "not-in-small"
    assert refused(match, "exchange yellow green") == "not-in-reserve"


def test_a_stick_insect_makes_a_card_that_of_another_ant() -> None:
    """§9.4: a red card moves grey; afterwards it lies there as the red card it is."""
    match = Table(friends=True).owns("circle", "stick-insect").turn("circle")
    play(match, "play red 1 left as grey")
    assert goals(match) == {42, 48}
    play(match, "go 42", "unload 0")
    assert (ant_at(match, "grey"), ant_at(match, "red")) == (42, 43)
    assert road(match) == "red blue | violet"
    assert hand(match, "circle") == "yellow blue grey"


def test_a_stick_insect_announces_any_ant_once_a_turn() -> None:
    """§9.4: five ants with each card, and afterwards only the card's own."""
    table = Table(friends=True).owns("circle", "stick-insect")
    match = table.hand("circle", "red red red red").turn("circle")
    ants = ["as yellow", "as blue", "", "as grey", "as violet"]
    ends = [f"red 1 {end} {ant}".rstrip() for end in ("left", "right") for ant in ants]
    assert offered(match, "play") == ends
    play(match, "play red 1 left as grey", "go 42", "unload 0")
    assert offered(match, "play") == ["red 1 left", "red 1 right"]
    assert refused(match, "play red 1 left as blue") == "used-up"


# §9.5


def pass_turn(*steps: str) -> list[str]:
    """A card that is refused, and the end of the turn."""
    return ["play red 1 left", "go 36", "unload 0", *steps, "done"]


def test_a_beetle_gives_a_point_in_each_turn_of_its_owner() -> None:
    """§9.5: and none in those of others."""
    match = Table(friends=True).owns("circle", "beetle").turn("square")
    play(match, *pass_turn())
    assert (actor(match), points(match, "circle")) == ("circle", 1)
    play(match, "play blue 1 left", "go 14", "unload 1", "done", *["stock pink"])
    assert (actor(match), points(match, "circle"), points(match, "square")) == ("square", 1, 5)


@pytest.mark.parametrize(("name", "limit"), [("orange-caterpillar", 8), ("exotic-caterpillar", 10)])
def test_a_caterpillar_makes_room_in_the_small_part(name: str, limit: int) -> None:
    """§9.5: eight or ten tokens instead of seven."""
    match = Table(4, friends=True).owns("circle", name).turn("circle")
    assert seat(match, "circle")["small_limit"] == limit
    play(match, *pass_turn(), *["stock yellow"] * (limit - 7))
    assert len(small(match, "circle").split()) == limit
    assert actor(match) == "square"


def test_a_grasshopper_refills_the_small_part_right_after_unloading() -> None:
    """§9.5: so that the new tokens can be unloaded with the next card."""
    table = Table(4, friends=True).owns("circle", "grasshopper").tokens(36, 0).tokens(29, 0)
    table.small("circle", orange=2, yellow=5).hand("circle", "red red blue grey")
    match = table.turn("circle")
    play(match, "play red 1 left", "go 36", "unload 2")
    assert phase(match) == "grasshopper"
    play(match, "stock green", "stock pink")
    assert small(match, "circle") == "yellow " * 5 + "green pink"
    play(match, "play red 1 left", "go 29", "unload 1")
    assert tokens(match, 29) == 1


def test_a_snail_gives_a_hand_of_five() -> None:
    """§9.5: drawn at the end of the turn."""
    match = Table(4, friends=True).owns("circle", "snail").turn("circle")
    play(match, *pass_turn())
    assert (seat(match, "circle")["hand_size"], seat(match, "circle")["hand_limit"]) == (5, 5)
    assert seat(match, "square")["hand_limit"] == 4


def test_with_two_snails_the_hand_is_still_five() -> None:
    """§9.5, on a hill of one's own that has two of them."""
    cards = FRIENDS | {"snail": (2, 4), "bumblebee": (1, 6)}
    match = Table(4, friends=cards).owns("circle", "snail", "snail").turn("circle")
    play(match, *pass_turn())
    assert (seat(match, "circle")["hand_size"], seat(match, "circle")["hand_limit"]) == (5, 5)
