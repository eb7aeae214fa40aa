"""What a study counts of a match, on a hill that is easy to read."""

from __future__ import annotations

from ludoteca.core.match import Match
from ludoteca.core.usage import Usage, Warmth
from ludoteca.games.minicity.drawing import draw_heat
from ludoteca.games.minicity.usage import rows_of, usage_of, ways_between
from tests.games.minicity.table import Table, opening, play


def counted(match: Match) -> Usage:
    return usage_of(match.board, list(match.steps()))


def before_turn_4() -> Table:
    return Table().hand("circle", "red red blue grey").small("circle", orange=3)


def test_a_move_and_what_is_unloaded_are_counted_for_ant_food_and_chamber() -> None:
    match = before_turn_4().turn("circle", number=4)
    play(match, "play red 1 left", "go 36", "unload 2")
    counts = counted(match).counts
    assert counts["chambers", "36", "visits"] == 1
    assert counts["chambers", "36", "tokens"] == 2
    assert counts["chambers", "36", "filled"] == 1  # one of its three places was filled before
    assert counts["foods", "orange", "visits"] == 1
    assert counts["foods", "orange", "fruitless"] == 0
    assert counts["foods", "orange", "tokens"] == 2
    assert counts["ants", "red", "moves"] == 1
    assert counts["ants", "red", "tunnels"] == 1
    assert counts["ants", "red", "fruitful"] == 1
    assert counts["tunnels", "36-43", "walked"] == 1
    assert counts["cards", "played", "times"] == 1
    # The table is set for turn 4, so nothing is told of the turns before.
    assert counts["quarters", "last-quarter", "turns"] == 1
    assert counts["quarters", "last-quarter", "tokens"] == 2
    assert counts["quarters", "last-quarter", "quiet"] == 0
    assert counts["quarters", "third-quarter", "turns"] == 1
    assert counts["quarters", "third-quarter", "quiet"] == 1


def test_a_turn_without_unloading_is_quiet() -> None:
    match = before_turn_4().turn("circle", number=4)
    play(match, "play red 1 left", "go 36", "unload 0")
    counts = counted(match).counts
    assert counts["quarters", "last-quarter", "quiet"] == 1
    assert counts["foods", "orange", "fruitless"] == 1
    assert counts["ants", "red", "fruitful"] == 0
    assert counts["chambers", "36", "tokens"] == 0


def test_a_friend_is_counted_when_bought() -> None:
    match = Table(friends=True).points("circle", 8).turn("circle")
    play(match, "buy exotic-caterpillar")
    counts = counted(match).counts
    assert counts["friends", "exotic-caterpillar", "bought"] == 1
    assert len(rows_of(match.board)["friends"]) == 10


def test_an_offer_is_counted_with_what_came_of_it() -> None:
    match = opening(offer=True)
    play(match, "unload 1", "first square", "to 9")
    counts = counted(match).counts
    assert counts["offers", "1", "times"] == counts["offers", "1", "chooser-began"] == 1
    assert counts["offers", "1", "first-won"] == 0  # one token behind, for now
    assert counts["offers", "1", "chooser-won"] == 0
    assert counts["chambers", "9", "tokens"] == 0  # no ant has stopped there
    assert list(rows_of(match.board)["offers"]) == ["0", "1", "2", "3", "4"]


def test_without_the_variants_friends_and_offers_have_no_rows() -> None:
    rows = rows_of(Table().turn("circle").board)
    assert rows["friends"] == rows["offers"] == {}


def test_of_several_shortest_ways_each_counts_in_part() -> None:
    board = Table().turn("circle").board
    # From chamber 1 to 9, one down and one to the right; counted from 0.
    assert ways_between(board, 0, 8) == {(0, 1): 0.5, (0, 7): 0.5, (1, 8): 0.5, (7, 8): 0.5}
    # To 10, one down and two to the right: three ways, two of them by 2, one of these by 3.
    third = 1 / 3
    found = ways_between(board, 0, 9)
    wanted = {(0, 1): 2 * third, (0, 7): third, (1, 2): third, (1, 8): third, (7, 8): third,
              (2, 9): third, (8, 9): 2 * third}  # fmt: skip
    assert found.keys() == wanted.keys()
    assert all(abs(found[tunnel] - share) < 1e-9 for tunnel, share in wanted.items())
    assert ways_between(board, 0, 1) == {(0, 1): 1}


def test_a_heat_map_has_chambers_places_and_tunnels() -> None:
    board = Table().turn("circle").board
    rows = rows_of(board)
    places = {name: Warmth(0.5, f"#{name}", f"<{name}>") for name in rows["chambers"]}
    ways = {name: Warmth(1, "", f"way {name}") for name in rows["tunnels"]}
    _, drawing = draw_heat(board, places, ways)
    assert drawing.count('fill-opacity="0.50"') == 49
    assert drawing.count("<circle") == 100
    assert drawing.count("warm-way") == len(ways) == 84
    assert ">#36<" in drawing
    assert "&lt;36&gt;" in drawing
    assert "warm-way" not in draw_heat(board, places, {})[1]
