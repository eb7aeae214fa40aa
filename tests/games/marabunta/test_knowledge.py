"""What bots are told makes sense: along whole games, and where the best is known."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest

from ludoteca.core.contract import OVER
from ludoteca.core.kernel import Record, copy_record, new_record
from ludoteca.core.match import Match
from ludoteca.games.marabunta.boards import MarabuntaBoard
from ludoteca.games.marabunta.game import GAME
from tests.games.marabunta.compare import BOARDS, TERRITORIES, load
from tests.games.marabunta.table import Table, crate, play

STRIDE = 5  # positions from one that is looked at to the next, since uncompiled that takes long


def weights_of(board: Record, state: Record) -> tuple[list[int], list[float]]:
    choices = np.zeros(GAME.max_choices, np.int16)
    count = GAME.kernels.legal(board, state, choices)
    weights = np.zeros(GAME.max_choices, np.float64)
    GAME.judgement.weigh(board, state, choices, count, weights)
    return choices[:count].tolist(), weights[:count].tolist()


def weights(match: Match) -> dict[str, float]:
    """The weight of each choice, by its text."""
    numbers, found = weights_of(match.board.record, match.state)
    texts = [match.game.text(match.game.action(match.board, number)) for number in numbers]
    return dict(zip(texts, found, strict=True))


def shares_of(board: Record, state: Record) -> list[float]:
    shares = np.zeros(2, np.float64)
    GAME.judgement.assess(board, state, shares)
    found: list[float] = shares.tolist()
    return found


def shares(match: Match) -> list[float]:
    return shares_of(match.board.record, match.state)


def positions(board: MarabuntaBoard, seed: int) -> Iterator[Record]:
    """Every position of a game played at random, the end left out; always the same record."""
    state = new_record(GAME.state_type)
    GAME.kernels.start(board.record, state, 2)
    draw = random.Random(seed)
    choices = np.zeros(GAME.max_choices, np.int16)
    while state.actor != OVER:
        yield state
        count = GAME.kernels.legal(board.record, state, choices)
        GAME.kernels.apply(board.record, state, int(choices[draw.randrange(count)]))


def mirrored(state: Record) -> Record:
    """The same position with the seats exchanged."""
    twin = copy_record(state)
    for name in ("points", "anthills", "crossed", "boxes", "reach", "sums"):
        getattr(twin, name)[:] = getattr(state, name)[::-1]
    twin.circles[:] = state.circles[:, ::-1]
    for name in ("mark", "touch"):
        held = getattr(state, name)
        getattr(twin, name)[:] = np.array([0, 2, 1, 3], np.int8)[held]
    for name in ("actor", "first", "ended_by"):
        seat = int(getattr(state, name))
        setattr(twin, name, 1 - seat if seat >= 0 else seat)
    return twin


@pytest.mark.parametrize("boards", BOARDS)
@pytest.mark.parametrize("territory", TERRITORIES)
def test_along_whole_games(territory: str, boards: str) -> None:
    board = load(territory, boards)
    for state in islice(positions(board, seed=1), 0, None, STRIDE):
        before = state.tobytes()
        found = shares_of(board.record, state)
        assert sum(found) == pytest.approx(1.0)
        assert all(0.0 <= share <= 1.0 for share in found)
        twin = mirrored(state)
        assert shares_of(board.record, twin) == pytest.approx(found[::-1], abs=1e-9)
        if state.actor >= 0:
            _, given = weights_of(board.record, state)
            assert all(0.0 < weight <= 1.0 for weight in given)
            assert max(given) == 1.0
            assert weights_of(board.record, twin)[1] == pytest.approx(given, abs=1e-9)
        assert state.tobytes() == before


# Who will win


def test_nobody_is_ahead_at_the_start() -> None:
    assert shares(Table().match) == pytest.approx([0.5, 0.5], abs=0.1)


def test_many_points_ahead_near_the_end() -> None:
    match = Table().points("red", 30).cross_out_cupcakes("a3").rolled("red")
    assert shares(match)[0] > 0.97


def test_a_region_counts_for_the_higher_sum() -> None:
    match = Table().write("red", 3, "f8").circles("pink", red=7).rolled("red")
    assert shares(match)[0] > 0.6


def test_a_hand_counts_before_it_is_applied() -> None:
    table = Table().cross_out_cupcakes().ended("red")
    table.write("red", 0, "f10").write("blue", 2, "f9")
    enough, too_little = table.one_die("red", "pink", "3"), table.one_die("red", "pink", "1")
    assert shares(enough)[0] > shares(too_little)[0] + 0.1


def test_the_better_pool_counts_before_it_is_taken() -> None:
    table = Table().ready("red", "three-points")
    match = table.rolled("blue", tile="two-crates", pink="leaf")
    play(match, "split tile | pink blue orange green grey yellow")
    even = shares(match)
    match = table.rolled("blue", tile="two-crates", pink="leaf")
    play(match, "split tile pink blue orange green grey | yellow")
    assert shares(match)[0] > even[0]


# What looks good


def test_a_split_leaves_something_in_both_pools() -> None:
    table = Table().write("red", 1, "f8", "c7").write("blue", 1, "f7", "b8")
    match = table.rolled("red", tile="one", pink="3", yellow="3", blue="3", grey="crate")
    found = weights(match)
    everything = "split tile | pink blue orange green grey yellow"
    assert found[everything] < 0.1
    assert found["split tile pink blue grey | orange green yellow"] > 3 * found[everything]
    best = max(found, key=found.__getitem__).removeprefix("split ")
    assert all(len(pool.split()) >= 2 for pool in best.split("|"))


def test_the_full_pool_is_taken() -> None:
    match = Table().rolled("blue", tile="two-crates", pink="crate", blue="leaf")
    play(match, "split tile pink blue orange green grey | yellow")
    found = weights(match)
    assert found["take tile"] > 10 * found["take rest"]


def test_a_leaf_is_not_ignored() -> None:
    found = weights(Table().write("red", 3, "f8").one_die("red", "pink", "leaf"))
    assert found["apply pink"] > 20 * found["ignore pink"]


def test_the_tile_that_crosses_out_can_wait() -> None:
    match = Table().turn("red", tile="cross-out", pink="leaf", grey="crate", blue="3")
    found = weights(match)
    assert found["apply tile"] < found["apply grey"] < found["apply pink"]


def test_a_cupcake_beside_is_written_in() -> None:
    table = Table().write("red", 1, "a2", "b2").boxes("red", 3).anthills("red", 0)
    match = table.one_die("red", "pink", "0")
    play(match, "apply pink")
    found = weights(match)
    assert found["write a3"] == max(found.values())


def test_a_cupcake_that_the_other_could_take_comes_first() -> None:
    table = Table().write("red", 0, "a2", "c2").write("blue", 0, "a4").boxes("red", 3)
    match = table.boxes("blue", 3).anthills("red", 0).one_die("red", "pink", "0")
    play(match, "apply pink")
    found = weights(match)
    assert found["write a3"] > 2 * found["write c1"]


def test_a_number_goes_where_it_decides() -> None:
    table = Table().cross_out_cupcakes().ended("blue")
    table.write("red", 1, "f9").write("blue", 1, "f11").circles("pink", red=6)
    table.write("red", 0, "b9").write("blue", 3, "b11", "c11")
    match = table.turn("red", tile="one")
    play(match, "apply tile")
    found = weights(match)
    assert found["write f10"] > 5 * found["write b10"]


def test_the_other_s_cupcake_is_crossed_out() -> None:
    table = Table().write("red", 1, "a2").write("blue", 1, "a10").boxes("red", 4).boxes("blue", 4)
    match = table.turn("red", tile="cupcake")
    play(match, "apply tile")
    found = weights(match)
    assert found["cross a9"] > 10 * found["cross a3"]


@pytest.mark.parametrize("owner", ["red", "blue"])
def test_the_only_way_into_a_region_is_cut_off_for_the_other(owner: str) -> None:
    """From f8 only e8 lies in the yellow region, and it holds a crate."""
    match = Table().write(owner, 0, "f8").turn("red", tile="cross-out")
    play(match, "apply tile")
    found = weights(match)
    if owner == "blue":
        assert found["cross e8"] > 5 * found["cross a1"]
    else:
        assert found["cross e8"] < 0.2 * found["cross a1"]


def test_circles_go_to_a_region_that_is_won() -> None:
    table = Table().cross_out_cupcakes().ended("blue")
    table.write("red", 3, "f8").write("blue", 3, "b8")
    match = table.turn("red", tile="two-leaves")
    play(match, "apply tile")
    found = weights(match)
    assert found["circle pink"] > 3 * found["circle yellow"]


def test_the_last_crate_of_a_group() -> None:
    table = Table().ready("red", "three-points").crates("red", "one", 1)
    match = table.one_die("red", "pink", "crate")
    play(match, "apply pink")
    found = weights(match)
    assert found[crate(match, "three-points")] == max(found.values())


def test_the_better_die_is_used_again() -> None:
    table = Table().write("red", 3, "f8").ready("red", "free-three")
    match = table.turn("red", tile="again", pink="leaf", grey="crate")
    play(match, "apply tile")
    found = weights(match)
    assert found["again grey"] > found["again pink"]
    assert shares(match)[0] > 0.5


def test_an_anthill_at_the_end_wins_an_empty_region() -> None:
    table = Table().cross_out_cupcakes().ended("blue").write("blue", 3, "f8", "b8")
    match = table.crates("red", "one", 0).one_die("red", "pink", "crate")
    play(match, "apply pink", crate(match, "one"))
    found = weights(match)
    assert found["write a1"] > 5 * found["decline"]
    assert found["write a1"] > 5 * found["write f9"]


def test_full_boards_want_nothing_more() -> None:
    """No crate, no box, no blank circle left: such elements may as well be ignored."""
    table = Table().write("red", 0, "a2").all_crates("red").boxes("red", 10)
    table.circles("pink", red=8, blue=2).ended("red")
    match = table.turn("red", pink="leaf", grey="crate", blue="0")
    assert shares(match)[0] > 0.8
    assert all(weight > 0.0 for weight in weights(match).values())
