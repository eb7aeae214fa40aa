"""Many games at once: the same as one at a time, on any number of threads."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from ludoteca import research
from ludoteca.core.contract import CHANCE, OVER
from ludoteca.core.extras import NoGpu
from ludoteca.core.generator import random_below
from ludoteca.core.gpu import is_available
from ludoteca.core.kernel import MODE
from ludoteca.research.dlpack import capsule_of, lent
from tests.games.variants import VARIANTS, Variant

STEPS = 40 if MODE != "python" else 6


def spec_of(variant: Variant) -> research.Spec:
    return research.spec(variant.game_name, variant.seats, **dict(variant.options))


def everything(games: research.Vector) -> bytes:
    last = games.last
    arrays = last.observation, last.mask, last.actor, last.reward, last.done, games.states()
    return b"".join(array.tobytes() for array in arrays)


def play(games: research.Vector, steps: int) -> None:
    for _ in range(steps):
        games.step(games.sample())


class OneByOne:
    """The same game played by a `Position`, with the dice that game `index` has to have."""

    def __init__(
        self, spec: research.Spec, seed: int, index: int, games: int, episode: int = 0
    ) -> None:
        self.spec, self.seed = spec, seed
        self.stream = index + games * episode
        self.draws = 0
        self.position = spec.initial()
        self.go_on()

    def go_on(self) -> None:
        position = self.position
        while not position.is_over:
            if position.actor == CHANCE:
                position.apply(self.draw())
            elif len(position.legal) == 1:
                position.apply(position.legal[0])
            else:
                return

    def draw(self) -> int:
        weights = np.zeros(self.spec.outcomes, np.int32)
        kernels, board = self.spec.game.kernels, self.spec.board.record
        total = int(kernels.chance(board, self.position.state, weights))
        point = random_below(total, self.seed, self.stream, self.draws)
        self.draws += 1
        return self.position.legal[int(np.searchsorted(np.cumsum(weights), point, side="right"))]

    def shown(self) -> tuple[int, bytes, bytes]:
        seat = self.position.actor
        return seat, self.position.mask.tobytes(), self.position.observe(seat).tobytes()


def shown(games: research.Vector, index: int) -> tuple[int, bytes, bytes]:
    last = games.last
    seat = int(last.actor[index])
    return seat, last.mask[index].tobytes(), last.observation[index].tobytes()


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_games_go_as_they_do_one_at_a_time(variant: Variant) -> None:
    spec = spec_of(variant)
    games = research.vector(spec, 3, seed=11)
    games.reset()
    single = [OneByOne(spec, 11, index, 3) for index in range(3)]
    generator = np.random.default_rng(5)
    for _ in range(STEPS):
        assert [shown(games, index) for index in range(3)] == [each.shown() for each in single]
        actions = [int(generator.choice(each.position.legal)) for each in single]
        step = games.step(actions)
        assert not step.done.any()
        assert not step.reward.any()
        for each, action in zip(single, actions, strict=True):
            each.position.apply(action)
            each.go_on()


@pytest.mark.skipif(MODE == "python", reason="whole games take long uncompiled")
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_end_is_rewarded_and_another_game_begins(variant: Variant) -> None:
    spec, seed = spec_of(variant), 4
    going_on = research.vector(spec, 3, seed=seed)
    ending = research.vector(spec, 3, seed=seed, auto_reset=False)
    going_on.reset(), ending.reset()
    was_over = np.zeros(3, np.bool_)
    while not was_over.all():
        step = going_on.step(going_on.sample())
        last = ending.step(ending.sample())
        assert (was_over <= last.done).all()
        assert ((last.actor == OVER) == last.done).all()
        assert not last.mask[last.done].any()
        for index in range(3):
            if last.done[index] and not was_over[index]:
                state = ending.states()["state"][index : index + 1].view(np.recarray)[0]
                returns = spec.game.outcome(spec.board, state).returns
                assert last.reward[index].tolist() == np.array(returns, np.float32).tolist()
                assert step.reward[index].tolist() == last.reward[index].tolist()
                assert step.done[index]
                assert shown(going_on, index) == OneByOne(spec, seed, index, 3, episode=1).shown()
            else:
                assert not last.reward[index].any()
        was_over |= last.done
    over = ending.states()
    assert not ending.step([-7, 10**6, 0]).reward.any()  # nobody asks
    assert ending.states().tobytes() == over.tobytes()
    assert ending.restore(over).done.all()
    before = everything(going_on)
    with pytest.raises(ValueError, match="game 0 is over, and games with auto_reset never are"):
        going_on.restore(over)
    assert everything(going_on) == before


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_threads_and_halts_do_not_matter(variant: Variant) -> None:
    """Three threads, and one that is interrupted, saved and put back elsewhere."""
    spec = spec_of(variant)
    straight, spread = (research.vector(spec, 7, seed=3, threads=count) for count in (1, 3))
    halted = research.vector(spec, 7, seed=3, threads=2)
    for games in (straight, spread, halted):
        games.reset()
    play(straight, 2 * STEPS)
    play(spread, 2 * STEPS)
    play(halted, STEPS)
    again = research.vector(spec, 7, seed=3, threads=1)
    again.restore(halted.states().tobytes())
    play(again, STEPS)
    assert everything(straight) == everything(spread) == everything(again)


def test_an_illegal_action_changes_nothing() -> None:
    games = research.vector(research.spec("marabunta"), 4, seed=1)
    with pytest.raises(ValueError, match="reset them first"):
        games.step([0, 0, 0, 0])
    games.reset()
    before = everything(games)
    for bad in (-1, 317, 2**40, int(np.flatnonzero(~games.last.mask[2])[0])):
        actions = games.sample()
        actions[2] = bad
        with pytest.raises(ValueError, match=f"action {bad} is not legal in game 2; nothing was"):
            games.step(actions)
        assert everything(games) == before
    huge = games.sample().astype(np.uint64)
    huge[1] = 2**64 - 1
    with pytest.raises(ValueError, match=f"action {2**64 - 1} is not legal in game 1"):
        games.step(huge)
    forbidden = np.argmin(games.last.mask, axis=1)
    games.last.mask[:] = True  # to write there makes nothing legal
    with pytest.raises(ValueError, match="is not legal in game 0"):
        games.step(forbidden)


@pytest.mark.parametrize("actions", [[0, 0, 0], [0.0, 1.0, 2.0, 3.0], [True] * 4, [[0, 0, 0, 0]]])
def test_what_is_no_list_of_actions_is_refused(actions: list[Any]) -> None:
    games = research.vector(research.spec("marabunta"), 4)
    games.reset()
    with pytest.raises(ValueError, match="whole numbers, one for each of 4 games"):
        games.step(actions)


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.int32, np.uint16, np.int64])
def test_actions_may_be_integers_of_any_width(kind: type[np.integer[Any]]) -> None:
    spec = research.spec("marabunta")
    one, other = research.vector(spec, 4), research.vector(spec, 4)
    actions = np.argmax(one.reset().mask, axis=1)
    other.reset()
    one.step(actions)
    other.step(actions.astype(kind))
    assert everything(one) == everything(other)


def test_sampling_follows_the_logits() -> None:
    spec = research.spec("marabunta")
    games = research.vector(spec, 4000, seed=2)
    mask = games.reset().mask
    first, second = np.flatnonzero(mask[0])[:2]
    same = (mask == mask[0]).all(axis=1)  # games that stand before the same choice
    logits = np.full((4000, spec.decisions), -1e9, np.float32)
    logits[:, first], logits[:, second] = np.log(3), 0.0
    drawn = games.sample(logits)[same]
    assert set(drawn.tolist()) == {int(first), int(second)}
    # Three in four: six times the deviation on either side.
    assert abs(np.mean(drawn == first) - 0.75) < 6 * np.sqrt(0.75 * 0.25 / len(drawn))
    with pytest.raises(ValueError, match="317 for each of 4000 games"):
        games.sample(logits[:, :300])
    for nothing in (np.nan, np.inf, -np.inf):
        logits[2, mask[2]] = nothing
        with pytest.raises(ValueError, match="the logits of game 2 are not finite"):
            games.sample(logits)
    logits[2, np.flatnonzero(mask[2])[0]] = 0.0  # the others of minus infinity are never drawn
    assert games.sample(logits)[2] == np.flatnonzero(mask[2])[0]
    one, other = games.sample(), games.sample(logits)
    assert not np.shares_memory(one, other)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"n": 0}, "n is 0; it must be 1 or more"),
        ({"n": 4, "seed": -1}, "seed is -1; it must be from 0 to"),
        ({"n": 4, "threads": 0}, "threads is 0"),
        ({"n": 4, "device": "tpu"}, "the device is 'tpu'"),
    ],
)
def test_wrong_settings_are_refused_in_words(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        research.vector(research.spec("marabunta"), **wrong)


@pytest.mark.parametrize("wrong", [{"n": 4.0}, {"n": 4, "seed": 1.5}, {"n": True}])
def test_numbers_that_are_not_whole_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(TypeError, match="it must be a whole number"):
        research.vector(research.spec("marabunta"), **wrong)


@pytest.mark.parametrize("seats", [2.0, "2", True])
def test_seats_are_a_whole_number(seats: Any) -> None:
    with pytest.raises(TypeError, match=f"seats is {seats!r}; it must be a whole number"):
        research.spec("marabunta", seats)


@pytest.mark.parametrize("game", [3, None, research.Spec])
def test_what_is_no_game_has_no_spec(game: Any) -> None:
    with pytest.raises(TypeError, match=f"{game!r} is no game: give the name of one"):
        research.spec(game)


def test_the_name_of_a_game_is_no_spec() -> None:
    with pytest.raises(TypeError, match=r"'marabunta' is no spec: .* made by research\.spec"):
        research.vector("marabunta", 4)  # type: ignore[call-overload]


@pytest.mark.skipif(is_available(), reason="there is one here")
def test_without_a_gpu_it_says_so() -> None:
    with pytest.raises(NoGpu):
        research.vector(research.spec("marabunta"), 4, "cuda")


def test_states_of_other_games_are_refused() -> None:
    games = research.vector(research.spec("minicity", seats=2), 4)
    games.reset()
    before = everything(games)
    others = research.vector(research.spec("marabunta"), 4)
    others.reset()
    crowd = research.vector(research.spec("minicity", seats=3), 4)  # as long to the byte
    crowd.reset()
    for states in (
        others.states(),
        others.states().tobytes(),
        crowd.states(),
        crowd.states().tobytes(),
        bytes(crowd.states().nbytes),
        games.states()[:3],
        b"",
    ):
        with pytest.raises(ValueError, match="not the states of 4 games of minicity-2"):
            games.restore(states)
    assert everything(games) == before


class Lent:
    """NumPy borrows as JAX and Torch do, where the memory is that of the CPU."""

    def __init__(self, array: NDArray[Any]) -> None:
        self.array = array

    def __dlpack__(self, **_: object) -> object:
        array = self.array
        return capsule_of(self, array.ctypes.data, array.shape, array.dtype, (1, 0))

    def __dlpack_device__(self) -> tuple[int, int]:
        return 1, 0


@pytest.mark.parametrize("kind", [np.int16, np.bool_, np.int8, np.float32, np.int64])
def test_arrays_are_lent_and_given_back(kind: type[np.generic]) -> None:
    array = np.arange(6).reshape(2, 3).astype(kind)
    before = len(lent)
    taken = np.from_dlpack(Lent(array))  # type: ignore[arg-type]
    assert taken.dtype == kind
    assert np.array_equal(taken, array)
    assert np.shares_memory(taken, array)
    assert len(lent) == before + 1
    del taken
    unused = Lent(array).__dlpack__()
    assert len(lent) == before + 1
    del unused
    assert len(lent) == before
