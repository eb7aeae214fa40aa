"""The rulings Q1 to Q16; Q6, what is secret, has a file of its own."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import BadBoard
from ludoteca.core.match import Match
from ludoteca.games.minicity.game import GAME
from tests.games.minicity.table import (
    Table,
    actor,
    ant_at,
    around,
    free_places,
    friends_of,
    goals,
    grid_hill,
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
    told,
    unstarted,
)

REFUSE = ("play red 1 left", "go 36", "unload 0")  # a card with which nothing is unloaded


# Q1


def test_an_ant_passes_where_another_stands() -> None:
    """Q1: 36 and 44, the only ways out of the corner, are taken; the chambers behind are not."""
    match = Table().ants(yellow=36, blue=44).road(1, "red | violet").turn("circle")
    play(match, "play red 1 left")
    assert goals(match) == {29, 37, 45}
    assert refused(match, "go 36") == "zone-taken"


def cornered(table: Table) -> Table:
    """Red can stop nowhere with range 1."""
    return table.ants(yellow=36, blue=44)


def test_an_ant_with_no_zone_in_reach_stays() -> None:
    """Q1: the card may be played; nothing is unloaded, and the turn goes on."""
    match = cornered(Table()).turn("circle")
    assert "play red 1 left" in legal(match)
    play(match, "play red 1 left")
    assert ant_at(match, "red") == 43
    assert (actor(match), phase(match)) == ("circle", "choice")
    assert road(match) == "red blue | violet"
    assert told(match) == ["played", "blocked"]


def test_an_ant_that_stays_gains_no_points() -> None:
    """Q1: though its chamber has free places."""
    match = cornered(Table(4, friends=True)).tokens(43, 0).turn("circle")
    play(match, "play red 1 left")
    assert points(match, "circle") == 0


def test_a_card_whose_ant_stays_counts_as_played() -> None:
    """Q1: it is the one card that a turn needs, and one of three."""
    match = cornered(Table()).turn("circle")
    play(match, "play red 1 left")
    assert match.view()["cards_played"] == 1
    play(match, "done")
    assert actor(match) == "square"


def test_at_the_stream_the_road_is_cleared_even_if_the_ant_stays() -> None:
    """Q1: and two new cards are laid."""
    table = cornered(Table()).road(1, "blue grey grey grey grey | blue")
    match = table.turn("circle", script=["lay violet", "lay grey"])
    play(match, "play red 1 left")
    assert (ant_at(match, "red"), road(match)) == (43, "violet | grey")
    assert told(match) == ["played", "blocked", "cleared", "laid", "laid"]


def test_an_ant_may_go_where_only_a_millipede_reaches() -> None:
    """Q1: a friend helps and never obliges, so it may also stay."""
    match = cornered(Table(friends=True)).owns("circle", "millipede").turn("circle")
    play(match, "play red 1 left")
    assert legal(match) == ["go 29", "go 37", "go 43", "go 45"]
    play(match, "go 29")
    assert ant_at(match, "red") == 29
    assert "millipede" in told(match)


def test_an_ant_that_a_millipede_could_move_may_stay() -> None:
    """Q1: as if it could stop nowhere; the millipede is still there for another move."""
    table = cornered(Table(4, friends=True)).tokens(43, 0).owns("circle", "millipede")
    match = table.turn("circle")
    play(match, "play red 1 left", "go 43")
    assert ant_at(match, "red") == 43
    assert (actor(match), phase(match)) == ("circle", "choice")
    assert points(match, "circle") == 0
    assert told(match) == ["played", "stayed"]


def test_with_a_zone_in_range_an_ant_cannot_stay_whatever_millipedes_there_are() -> None:
    """Q1, §5.2"""
    match = Table(friends=True).ants(yellow=36).owns("circle", "millipede").turn("circle")
    play(match, "play red 1 left")
    assert refused(match, "go 43") == "same-chamber"


# Q2


def test_the_discards_are_shuffled_when_a_card_is_needed() -> None:
    """Q2: the pile has one card for a hand that needs two."""
    table = Table().hand("circle", "red red blue grey").pile("violet")
    match = table.turn("circle", script=["deal violet", "deal violet"])
    assert match.view()["pile"] == 1
    play(match, *REFUSE, "play red 1 left", "go 43", "unload 0", "done")
    assert hand(match, "circle") == "blue grey violet violet"
    assert match.view()["pile"] == 83  # all but two hands and four cards on the road
    assert sum(match.view()["discards"].values()) == 0
    assert told(match, "circle")[-4:] == ["dealt", "shuffled", "dealt", "turn"]


def test_the_discards_are_not_shuffled_before_a_card_is_needed() -> None:
    """Q2: the last card is drawn, and the pile stays empty."""
    match = Table().pile("violet").turn("circle")
    play(match, *REFUSE, "done")
    assert (actor(match), match.view()["pile"]) == ("square", 0)
    assert sum(match.view()["discards"].values()) == 84


def test_a_cleared_road_is_in_the_discards_before_its_new_cards_are_drawn() -> None:
    """Q2: all violet cards are on it or in hands, and the new cards are violet."""
    table = Table(road=30).road(1, "violet " * 11 + "blue blue blue | violet")
    table.hand("circle", "red violet violet violet").hand("square", "violet " * 4).pile("")
    match = table.turn("circle", script=["lay violet", "lay violet"])
    assert match.view()["discards"]["violet"] == 0
    play(match, *REFUSE)
    assert road(match) == "violet | violet"
    assert match.view()["pile"] == 86  # all but seven cards in hands and two on the road


# Q3


@pytest.mark.parametrize("length", [4, 12, 30])
def test_roads_have_an_even_number_of_spaces_from_4_to_30(length: int) -> None:
    """Q3: both of them the same."""
    assert GAME.check_board("mine.toml", grid_hill(length)) == "hill"
    match = opening(3, hill=grid_hill(length))
    assert [len(spaces) for spaces in match.view()["roads"]] == [length, length]
    assert match.view()["roads"][0][length // 2 - 1 : length // 2 + 1] == ["blue", "violet"]


@pytest.mark.parametrize("length", [2, 5, 13, 31, 32])
def test_other_roads_are_refused(length: int) -> None:
    """Q3: odd, too short or too long."""
    with pytest.raises(BadBoard) as refusal:
        GAME.check_board("mine.toml", grid_hill(length))
    assert refusal.value.fault.key == "minicity-board-road"


def test_a_road_of_4_is_cleared_by_every_card() -> None:
    """Q3: the space beside the middle touches the stream."""
    match = Table(road=4).turn("circle", script=["lay red", "lay red", "lay grey", "lay grey"])
    play(match, *REFUSE)
    assert road(match) == "red | red"
    play(match, "play grey 1 right", "go 42", "unload 0")
    assert road(match) == "grey | grey"


# Q4


def test_the_others_rank_by_the_tokens_they_have_left() -> None:
    """Q4: square and diamond have three each and share the second place."""
    table = Table(4).small("circle", orange=1).reserve("circle").tokens(36, 2)
    table.small("square", yellow=3).reserve("square")
    table.small("triangle", pink=1).reserve("triangle", green=3)
    table.small("diamond", blue=1).reserve("diamond", blue=2)
    match = table.turn("circle")
    play(match, "play red 1 left", "go 36", "unload 1")
    assert match.outcome is not None
    assert match.outcome.ranks == (1, 2, 4, 2)
    assert match.outcome.scores == (25, 22, 21, 22)
    assert match.outcome.returns == (1.0, 0.0, 0.0, 0.0)
    assert [box["rank"] for box in match.view()["seats"]] == [1, 2, 4, 2]


def test_nobody_has_a_rank_before_the_end() -> None:
    """Q4: nor is there a winner."""
    view = Table().turn("circle").view()
    assert [box["rank"] for box in view["seats"]] == [None, None]
    assert view["winners"] == []


# Q5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_order_of_the_setup(seats: int) -> None:
    """Q5: hands, roads from left to right, small parts in seat order, then the first player."""
    match = unstarted(seats)
    steps = []
    while match.view()["turn"] == 0:
        steps.append((actor(match), phase(match), match.view()["turn_seat"]))
        match.follow(match.legal_numbers()[0])
    names = ["circle", "square", "triangle", "diamond"][:seats]
    wanted = [("chance", "deal", who) for who in names for _ in range(4)]
    wanted += [("chance", "lay", "circle")] * (2 if seats == 2 else 4)
    wanted += [(who, "small-part", who) for who in names for _ in range(7)]
    assert steps == [*wanted, ("chance", "first", None)]


def test_cards_are_laid_from_left_to_right() -> None:
    """Q5: road 1, then road 2."""
    match = opening(3, roads=["yellow blue", "red grey"])
    assert (road(match, 1), road(match, 2)) == ("yellow | blue", "red | grey")


# Q7


@pytest.mark.parametrize("before", [(), REFUSE], ids=["before the first card", "between cards"])
def test_friends_are_bought_and_used_before_and_between_cards(before: tuple[str, ...]) -> None:
    """Q7: all at the same moments."""
    table = Table(friends=True).points("circle", 4).tokens(36, 1)
    table.owns("circle", "ladybird", "dragonfly", "bumblebee")
    match = table.turn("circle")
    play(match, *before)
    kinds = {text.split()[0] for text in legal(match)} - {"done"}
    assert kinds == {"play", "buy", "spread", "swap", "exchange"}
    play(match, "exchange yellow pink", "swap yellow blue", "buy snail", "spread 36", "to 2")
    assert not {text.split()[0] for text in legal(match)} - {"play", "done"}


def after_three_cards(table: Table) -> Match:
    """Circle has gone to and fro between two full chambers: no tokens, no points."""
    table.tokens(36, 3).tokens(43, 2).hand("circle", "red red red blue")
    match = table.turn("circle")
    for goal in (36, 43, 36):
        play(match, "play red 1 left", f"go {goal}")
    return match


@pytest.mark.parametrize(
    ("friend", "use"),
    [
        ("dragonfly", ["swap red grey"]),
        ("bumblebee", ["exchange yellow pink"]),
        ("ladybird", ["spread 36", "to 2", "enough"]),
    ],
)
def test_friends_are_used_after_the_last_card(friend: str, use: list[str]) -> None:
    """Q7: until refilling starts; then the turn ends by itself."""
    match = after_three_cards(Table(friends=True).owns("circle", friend).tokens(2, 1))
    assert (actor(match), phase(match)) == ("circle", "choice")
    assert match.view()["cards_played"] == 3
    assert "done" in legal(match)
    assert not offered(match, "play")
    play(match, *use)
    assert actor(match) == "square"


def test_a_friend_is_bought_after_the_last_card() -> None:
    """Q7: the snail; its fifth card is drawn in this very turn."""
    match = after_three_cards(Table(friends=True).points("circle", 4))
    assert legal(match) == ["done", "buy beetle", "buy snail"]
    play(match, "buy snail")
    assert actor(match) == "square"
    assert seat(match, "circle")["hand_size"] == 5


def test_a_turn_ends_by_itself_when_nothing_is_left_to_choose() -> None:
    """Q7: three cards are played, and no friend can be bought or used."""
    match = after_three_cards(Table())
    assert actor(match) == "square"
    assert "done" not in told(match)


@pytest.mark.parametrize("action", ["buy snail", "swap red grey", "exchange yellow pink"])
def test_friends_are_not_bought_or_used_within_a_card_play(action: str) -> None:
    """Q7: neither before the move nor before the unloading."""
    table = Table(friends=True).points("circle", 30).owns("circle", "dragonfly", "bumblebee")
    match = table.turn("circle")
    play(match, "play red 1 left")
    assert refused(match, action) == "other-step"
    play(match, "go 36")
    assert refused(match, action) == "other-step"


def test_friends_are_not_bought_or_used_while_refilling() -> None:
    """Q7: the first token ends it."""
    table = Table(4, friends=True).points("circle", 30).owns("circle", "dragonfly").tokens(36, 0)
    match = table.turn("circle")
    play(match, "play red 1 left", "go 36", "unload 2", "done", "stock pink")
    assert refused(match, "buy snail") == "other-step"
    assert refused(match, "swap red grey") == "other-step"


# Q8


def test_each_copy_of_a_friend_works_once_a_turn() -> None:
    """Q8: two bumblebees, two exchanges."""
    table = Table(4, friends=True).owns("circle", "bumblebee", "bumblebee")
    match = table.turn("circle")
    play(match, "exchange yellow pink", "exchange yellow pink")
    assert small(match, "circle") == "orange orange blue green pink pink pink"
    assert friends_of(match, "circle") == {"bumblebee": (2, 2)}
    assert refused(match, "exchange orange green") == "used-up"


def test_a_friend_works_again_in_the_next_turn_of_its_owner() -> None:
    """Q8: what was used stays used, for all to see, until then."""
    match = Table(friends=True).owns("circle", "dragonfly").turn("circle")
    play(match, "swap yellow grey", *REFUSE, "done")
    assert friends_of(match, "circle") == {"dragonfly": (1, 1)}
    play(match, "play blue 1 left", "go 14", "unload 0", "done")
    assert friends_of(match, "circle") == {"dragonfly": (1, 0)}
    play(match, "swap yellow grey")


def test_nobody_uses_the_friend_of_another() -> None:
    """Q8: it works for its owner."""
    match = Table(friends=True).owns("square", "dragonfly").turn("circle")
    assert refused(match, "swap yellow blue") == "not-owned"


@pytest.mark.parametrize(("goal", "used"), [(36, 0), (29, 1), (37, 1), (22, 2), (30, 2), (38, 2)])
def test_millipedes_are_used_exactly_as_far_as_the_range_does_not_reach(
    goal: int, used: int
) -> None:
    """Q8: range 1; one millipede for two tunnels, both in one move for three."""
    match = Table(friends=True).owns("circle", "millipede", "millipede").turn("circle")
    play(match, "play red 1 left")
    assert goals(match) == around(43, 3)
    play(match, f"go {goal}")
    assert friends_of(match, "circle") == {"millipede": (2, used)}


def test_two_millipedes_may_help_two_cards() -> None:
    """Q8: one after the other."""
    table = Table(friends=True).owns("circle", "millipede", "millipede")
    match = table.hand("circle", "red red red red").turn("circle")
    play(match, "play red 1 left", "go 37", "unload 0", "play red 1 right")
    assert goals(match) == around(37, 2)
    play(match, "go 39", "unload 0", "play red 1 right")
    assert match.view()["card"]["range"] == 2
    assert goals(match) == around(39, 2) - {25}


def test_pointless_uses_are_no_actions() -> None:
    """Q8: to announce the card's own colour, or to swap two tokens of one food."""
    match = Table(friends=True).owns("circle", "stick-insect", "bumblebee").turn("circle")
    assert refused(match, "play red 1 left as red") == "refused-unknown"
    assert refused(match, "exchange yellow yellow") == "refused-unknown"
    assert not any(given == taken for given, taken in map(str.split, offered(match, "exchange")))


def test_a_bumblebee_without_two_foods_to_swap_cannot_be_used() -> None:
    """Q8: only yellow tokens are left; so the turn ends by itself."""
    table = Table(friends=True).owns("circle", "bumblebee")
    match = after_three_cards(table.small("circle", yellow=7).reserve("circle", yellow=2))
    assert actor(match) == "square"


# Q9


def grasshopper(table: Table) -> Table:
    """Circle can unload two orange tokens in chamber 36 and refill at once."""
    table.small("circle", orange=2, yellow=5).tokens(36, 0)
    return table.owns("circle", "grasshopper")


@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_grasshopper_brings_none_some_or_all_of_the_refill(count: int) -> None:
    """Q9: two tokens are missing; what is left out is refilled at the end of the turn."""
    match = grasshopper(Table(4, friends=True)).turn("circle")
    play(match, "play red 1 left", "go 36", "unload 2")
    foods = ["yellow", "orange", "blue", "green", "pink"]
    for _ in range(count):
        assert legal(match) == [*(f"stock {food}" for food in foods), "enough"]
        play(match, "stock green")
    if count < 2:
        play(match, "enough")
    assert small(match, "circle") == ("yellow " * 5 + "green " * count).strip()
    assert (actor(match), phase(match)) == ("circle", "choice")
    play(match, "done", *["stock green"] * (2 - count))
    assert small(match, "circle") == "yellow " * 5 + "green green"


def test_there_is_no_second_unloading_at_the_same_stop() -> None:
    """Q9: an orange token comes, and chamber 36 has a place for it, yet it has to wait."""
    match = grasshopper(Table(4, friends=True)).turn("circle")
    play(match, "play red 1 left", "go 36", "unload 2", "stock orange", "stock orange")
    assert (phase(match), free_places(match, 36)) == ("choice", 1)
    assert refused(match, "unload 1") == "other-step"


def test_a_grasshopper_needs_an_unloading() -> None:
    """Q9: not when nothing was unloaded, though the small part is not full."""
    table = grasshopper(Table(4, friends=True)).small("circle", orange=2, yellow=3)
    match = table.turn("circle")
    play(match, *REFUSE)
    assert phase(match) == "choice"


def test_a_grasshopper_needs_a_reserve() -> None:
    """Q9: there is nothing to bring."""
    match = grasshopper(Table(4, friends=True)).reserve("circle").turn("circle")
    play(match, "play red 1 left", "go 36", "unload 2")
    assert phase(match) == "choice"


def test_a_grasshopper_stops_when_the_reserve_is_empty() -> None:
    """Q9: two tokens are missing, one is there."""
    table = grasshopper(Table(4, friends=True)).reserve("circle", blue=1)
    match = table.turn("circle")
    play(match, "play red 1 left", "go 36", "unload 2")
    assert legal(match) == ["stock blue", "enough"]
    play(match, "stock blue")
    assert (phase(match), reserve(match, "circle")) == ("choice", "")


def test_at_the_stream_the_grasshopper_comes_before_the_road_is_cleared() -> None:
    """Q9: unload, grasshopper, clear, new cards."""
    table = grasshopper(Table(4, friends=True)).road(1, "blue grey grey grey grey | blue")
    match = table.turn("circle", script=["lay violet", "lay grey"])
    play(match, "play red 1 left", "go 36", "unload 2")
    assert phase(match) == "grasshopper"
    assert road(match) == "red blue grey grey grey grey | blue"
    play(match, "stock pink", "enough")
    assert road(match) == "violet | grey"
    steps = ["played", "moved", "unloaded", "stocked", "enough-stock", "cleared", "laid", "laid"]
    assert told(match) == steps


def test_at_the_stream_the_win_comes_before_the_grasshopper() -> None:
    """Q9: nothing is brought, nothing is cleared."""
    table = grasshopper(Table(4, friends=True)).road(1, "blue grey grey grey grey | blue")
    match = table.small("circle", orange=2).reserve("circle").turn("circle")
    play(match, "play red 1 left", "go 36", "unload 2")
    assert match.view()["winners"] == ["circle"]
    assert road(match) == "red blue grey grey grey grey | blue"


def test_a_grasshopper_can_win_in_the_middle_of_a_turn() -> None:
    """Q9: the last token of the reserve is brought at once and unloaded with the second card."""
    table = Table(4, friends=True).owns("circle", "grasshopper").tokens(36, 2).tokens(29, 0)
    table.small("circle", orange=1).reserve("circle", green=1).hand("circle", "red red blue grey")
    match = table.turn("circle")
    play(match, "play red 1 left", "go 36", "unload 1", "stock green")
    play(match, "play red 1 left", "go 29", "unload 1")
    assert match.view()["winners"] == ["circle"]
    assert hand(match, "circle") == "blue grey"


def test_a_grasshopper_fills_the_room_of_a_caterpillar() -> None:
    """Q9, Q10: up to ten tokens."""
    table = grasshopper(Table(4, friends=True)).owns("circle", "exotic-caterpillar")
    match = table.turn("circle")
    play(match, "play red 1 left", "go 36", "unload 2", *["stock blue"] * 5)
    assert len(small(match, "circle").split()) == 10
    assert phase(match) == "choice"


# Q10


@pytest.mark.parametrize(
    ("friend", "limit"), [("orange-caterpillar", 8), ("exotic-caterpillar", 10)]
)
def test_a_caterpillar_works_at_the_end_of_the_turn_in_which_it_was_bought(
    friend: str, limit: int
) -> None:
    """Q10: it raises the limit, which is filled as usual."""
    match = Table(4, friends=True).points("circle", 8).turn("circle")
    play(match, f"buy {friend}")
    assert len(small(match, "circle").split()) == 7
    play(match, *REFUSE, "done", *["stock yellow"] * (limit - 7))
    assert len(small(match, "circle").split()) == limit
    assert actor(match) == "square"


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_with_both_caterpillars_the_larger_counts(order: tuple[int, int]) -> None:
    """Q10: ten, not eleven, whichever came first."""
    names = ("orange-caterpillar", "exotic-caterpillar")
    table = Table(4, friends=True).owns("circle", names[order[0]]).points("circle", 8)
    match = table.turn("circle")
    play(match, f"buy {names[order[1]]}")
    assert seat(match, "circle")["small_limit"] == 10


def test_a_snail_draws_its_card_at_the_end_of_the_turn() -> None:
    """Q10: not at once."""
    match = Table(friends=True).points("circle", 4).turn("circle")
    play(match, "buy snail")
    assert seat(match, "circle")["hand_size"] == 4
    play(match, *REFUSE, "done")
    assert seat(match, "circle")["hand_size"] == 5


def test_a_snail_does_not_allow_more_cards_a_turn() -> None:
    """Q10: five cards in hand, three to play."""
    table = Table(friends=True).owns("circle", "snail").hand("circle", "red red red blue grey")
    match = table.turn("circle")
    assert match.view()["card_limit"] == 3


# Q11


def test_a_swap_is_no_move() -> None:
    """Q11: nothing is unloaded and no points are gained, though both chambers are free."""
    table = Table(4, friends=True).owns("circle", "dragonfly").tokens(36, 0).tokens(2, 0)
    match = table.ants(red=36, grey=2).turn("circle")
    play(match, "swap red grey")
    assert (phase(match), points(match, "circle")) == ("choice", 0)
    assert (tokens(match, 36), tokens(match, 2)) == (0, 0)
    assert match.view()["cards_played"] == 0


# Q12


def test_a_ladybird_moves_tokens_filled_before_the_game() -> None:
    """Q12: with two players chamber 9 begins with one."""
    match = Table(friends=True).owns("circle", "ladybird").turn("circle")
    assert tokens(match, 9) == 1
    play(match, "spread 9", "to 22")
    assert (tokens(match, 9), tokens(match, 22)) == (0, 1)


def test_a_ladybird_moves_at_least_one_token() -> None:
    """Q12: `enough` only after the first."""
    match = Table(friends=True).owns("circle", "ladybird").tokens(9, 3).turn("circle")
    play(match, "spread 9")
    assert refused(match, "enough") == "spread-first"
    assert refused(match, "done") == "other-step"
    play(match, "to 22", "enough")
    assert (tokens(match, 9), tokens(match, 22), phase(match)) == (2, 1, "choice")


def test_a_ladybird_needs_a_chamber_with_tokens() -> None:
    """Q12: 22 is empty; and a token does not stay where it is."""
    match = Table(friends=True).owns("circle", "ladybird").tokens(9, 1).tokens(22, 0).turn("circle")
    assert refused(match, "spread 22") == "chamber-empty"
    play(match, "spread 9")
    assert refused(match, "to 9") == "same-chamber"


def test_a_ladybird_fills_only_free_places() -> None:
    """Q12: 17 has one place, and it is taken."""
    match = Table(friends=True).owns("circle", "ladybird").tokens(9, 1).tokens(17, 1).turn("circle")
    play(match, "spread 9")
    assert refused(match, "to 17") == "chamber-full"


def test_a_ladybird_cannot_be_used_where_no_token_could_go() -> None:
    """Q12: the only free pink places are in the chamber itself."""
    table = Table(4, friends=True).owns("circle", "ladybird")
    for who, pink in (("circle", 2), ("square", 0), ("triangle", 0), ("diamond", 0)):
        table.small(who, pink=pink, yellow=5).reserve(who, blue=3)
    match = table.tokens(25, 2).tokens(49, 1).turn("circle")
    assert (free_places(match, 25), free_places(match, 49)) == (2, 0)
    assert refused(match, "spread 25") == "no-other-place"
    assert "49" in offered(match, "spread")


def test_a_ladybird_with_nothing_to_spread_does_not_keep_a_turn_open() -> None:
    """Q12, Q7: with four players the hill is empty; a snail is this turn's purchase."""
    table = Table(4, friends=True).owns("circle", "ladybird").points("circle", 4)
    match = table.hand("circle", "red red red blue").turn("circle")
    play(match, "buy snail")
    assert not offered(match, "spread")
    for goal in (36, 43, 36):
        play(match, "play red 1 left", f"go {goal}", "unload 0")
    assert actor(match) == "square"


def test_a_ladybird_ends_by_itself_when_no_token_can_move() -> None:
    """Q12: two tokens to spread, but elsewhere a single free place."""
    table = Table(4, friends=True).owns("circle", "ladybird")
    for who, pink in (("circle", 3), ("square", 0), ("triangle", 0), ("diamond", 0)):
        table.small(who, pink=pink, yellow=4).reserve(who, blue=3)
    match = table.tokens(25, 2).tokens(49, 0).turn("circle")
    play(match, "spread 25")  # there is one place to go to
    assert (tokens(match, 25), tokens(match, 49), phase(match)) == (1, 1, "choice")


def test_a_ladybird_gives_no_points_and_wins_nothing() -> None:
    """Q12: it only moves tokens that are in the hill."""
    match = Table(friends=True).owns("circle", "ladybird").turn("circle")
    left = seat(match, "circle")["left"]
    play(match, "spread 9", "to 22")
    assert (seat(match, "circle")["left"], points(match, "circle")) == (left, 0)


# Q13


def test_a_beetle_gives_its_first_point_on_purchase() -> None:
    """Q13: 5 less 3 and 1 more; the next comes at the start of the owner's next turn."""
    match = Table(friends=True).points("circle", 5).turn("circle")
    play(match, "buy beetle")
    assert points(match, "circle") == 3
    play(match, "play red 1 left", "go 36", "unload 1", "done", "stock pink")
    assert (actor(match), points(match, "circle")) == ("square", 3)
    play(match, "play blue 1 left", "go 14", "unload 0", "done")
    assert (actor(match), points(match, "circle")) == ("circle", 4)


def test_the_point_of_a_beetle_can_be_spent_in_the_same_turn() -> None:
    """Q13: three points and one at the start of the turn buy the snail."""
    match = Table(friends=True).owns("circle", "beetle").points("circle", 3).turn("square")
    play(match, *REFUSE, "done")
    assert points(match, "circle") == 4
    play(match, "buy snail")


# Q14


def test_with_a_stick_insect_the_range_counts_the_announced_colour() -> None:
    """Q14: two grey cards lie there, so the red card as grey goes 3."""
    table = Table(friends=True).owns("circle", "stick-insect").road(1, "grey | grey")
    match = table.turn("circle")
    play(match, "play red 1 left as grey")
    card = match.view()["card"]
    assert (card["ant"], card["range"]) == ("grey", 3)
    assert goals(match) == around(49, 3)


def test_cards_of_its_own_colour_do_not_help_a_card_played_as_another() -> None:
    """Q14: beside two red ones the red card as grey goes 1."""
    table = Table(friends=True).owns("circle", "stick-insect").road(1, "red red | violet")
    match = table.turn("circle")
    play(match, "play red 1 left as grey")
    assert match.view()["card"]["range"] == 1


def test_a_card_played_as_another_counts_as_what_it_shows_from_then_on() -> None:
    """Q14: a grey card beside it goes 1, a red one 2."""
    table = Table(friends=True).owns("circle", "stick-insect").road(1, "grey | grey")
    table.hand("circle", "red grey red blue")
    for card, reach in (("grey", 1), ("red", 2)):
        match = table.turn("circle")
        play(match, "play red 1 left as grey", "go 42", "unload 0", f"play {card} 1 left")
        assert match.view()["card"]["range"] == reach


def test_a_stick_insect_and_a_millipede_may_help_one_card() -> None:
    """Q14, Q7: both belong to a card being played."""
    table = Table(friends=True).owns("circle", "stick-insect", "millipede")
    match = table.turn("circle")
    play(match, "play red 1 left as grey", "go 35")
    used = {"millipede": (1, 1), "stick-insect": (1, 1)}
    assert friends_of(match, "circle") == used


# Q15


def test_points_have_no_upper_limit() -> None:
    """Q15: far more than any friend costs."""
    match = Table(4, friends=True).points("circle", 1000).tokens(44, 0).turn("circle")
    play(match, "play red 1 left", "go 44", "unload 0")
    assert points(match, "circle") == 1008


# Q16


def test_a_match_still_open_after_400_turns_ends() -> None:
    """Q16: the fewest tokens left win."""
    table = Table().small("circle", yellow=5).reserve("circle").tokens(36, 1)
    match = table.turn("square", number=400)
    play(match, *REFUSE, "done")
    assert match.outcome is not None
    assert (match.outcome.reasons, match.outcome.ranks) == (("turns",), (1, 2))
    assert match.view()["end_reasons"] == ["turns"]
    assert match.view()["winners"] == ["circle"]


def test_turn_399_is_not_the_last() -> None:
    """Q16: the turn after it is played."""
    match = Table().turn("circle", number=399)
    play(match, *REFUSE, "done")
    assert (actor(match), match.view()["turn"]) == ("square", 400)


def test_at_the_turn_limit_a_win_may_be_shared() -> None:
    """Q16: circle and triangle have five tokens each."""
    table = Table(3).small("circle", yellow=5).reserve("circle")
    table.small("triangle", blue=5).reserve("triangle")
    match = table.tokens(36, 0).turn("square", number=400)
    play(match, *REFUSE, "done")
    assert match.outcome is not None
    assert match.outcome.ranks == (1, 3, 1)
    assert match.outcome.returns == (0.5, 0.0, 0.5)
    assert match.view()["winners"] == ["circle", "triangle"]


def test_a_win_in_turn_400_is_a_win() -> None:
    """Q16: the last token is unloaded in time."""
    table = Table().small("circle", orange=1).reserve("circle").tokens(36, 2)
    match = table.turn("circle", number=400)
    play(match, "play red 1 left", "go 36", "unload 1")
    assert match.outcome is not None
    assert match.outcome.reasons == ("unloaded",)
