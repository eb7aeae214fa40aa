"""Our games as OpenSpiel's: its own checks pass, its own searches play."""

from __future__ import annotations

import pickle
import subprocess
import sys
from operator import attrgetter

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from ludoteca.core.errors import BadOption
from ludoteca.games import names
from ludoteca.research import Spec, openspiel
from ludoteca.research.openspiel import LudotecaGame, LudotecaState
from tests.effort import THOROUGH
from tests.research.worlds import ALL, GUEST, first_of


def game_of(spec: Spec) -> LudotecaGame:
    return openspiel.load_game(spec.game, spec.seats, **spec.setting.options)


def quickly_over(spec: Spec) -> bool:
    """Mini City at random is thousands of actions long, the more the more seats there are."""
    if THOROUGH or spec.game.name != "minicity":
        return True
    return spec.seats == 2 and spec.setting.options["friends"] is True


@pytest.mark.parametrize("spec", [one for one in ALL if quickly_over(one)], ids=attrgetter("name"))
def test_random_simulations_with_serialisation_pass(spec: Spec) -> None:
    pyspiel.random_sim_test(game_of(spec), num_sims=1, serialize=True, verbose=False)


def walk(spec: Spec, actions: int, seed: int = 0) -> LudotecaState:
    """So many actions at random."""
    state, random = game_of(spec).new_initial_state(), np.random.default_rng(seed)
    for _ in range(actions):
        state.apply_action(int(random.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("spec", ALL, ids=attrgetter("name"))
def test_what_a_player_cannot_see_is_dealt_anew_and_nothing_else(spec: Spec) -> None:
    state, random = game_of(spec).new_initial_state(), np.random.default_rng(1)
    sampler = pyspiel.UniformProbabilitySampler(2, 0.0, 1.0)
    dealt = False
    for _ in range(60):
        if state.is_player_node():
            player = state.current_player()
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            dealt = dealt or str(other) != str(state)
        state.apply_action(int(random.choice(state.legal_actions())))
    hides_nothing = state.get_game().get_type().information == (
        pyspiel.GameType.Information.PERFECT_INFORMATION
    )
    assert dealt is not hides_nothing


def test_games_are_loaded_by_a_text_with_seats_and_options() -> None:
    assert {f"ludoteca_{name}" for name in names()} <= set(pyspiel.registered_names())
    game = pyspiel.load_game("ludoteca_marracash(players=4,souvenirs=true)")
    assert game.num_players() == 4
    assert game.spec.name == "marracash-4-souvenirs=true-any_raise=false-town=medina"
    assert game.observation_tensor_size() == game.spec.observation.size
    with pytest.raises(BadOption, match="5"):
        pyspiel.load_game("ludoteca_marracash(players=5)")


def test_a_win_is_one_and_all_utilities_add_up_to_zero() -> None:
    state, random = game_of(first_of("marracash")).new_initial_state(), np.random.default_rng(3)
    while not state.is_terminal():
        assert state.returns() == [0.0, 0.0, 0.0]
        state.apply_action(int(random.choice(state.legal_actions())))
    won = state.position.returns
    assert sorted(state.returns()) == pytest.approx([-0.5, -0.5, 1.0])
    assert int(np.argmax(state.returns())) == int(np.argmax(won))


def test_a_state_survives_being_pickled() -> None:
    state = walk(first_of("minicity"), 40)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.history() == state.history()
    assert again.get_game().spec == state.get_game().spec


def test_observations_are_what_one_player_sees() -> None:
    state = walk(GUEST, 20)
    game = state.get_game()
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert observer.tensor.tolist() == state.position.observe(1).tolist()
    assert {name: field.shape for name, field in observer.dict.items()} == {
        field.name: field.shape for field in GUEST.observation.fields
    }
    with pytest.raises(ValueError, match="what one player sees"):
        game.make_py_observer(pyspiel.IIGObservationType(public_info=False, perfect_recall=False))
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"planes": 3})


@pytest.mark.parametrize("spec", [first_of("marabunta"), GUEST], ids=attrgetter("name"))
def test_its_tree_search_plays_where_all_is_seen(spec: Spec) -> None:
    state, random = walk(spec, 41), np.random.RandomState(5)
    while not state.is_player_node() or len(state.legal_actions()) == 1:
        state.apply_action(int(random.choice(state.legal_actions())))
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = mcts.MCTSBot(state.get_game(), 1.4, 12, evaluator, random_state=random)
    root = bot.mcts_search(state)
    assert sorted(child.action for child in root.children) == state.legal_actions()
    assert sum(child.explore_count for child in root.children) == root.explore_count - 1 == 11
    assert root.best_child().action in state.legal_actions()


def test_its_search_over_what_is_hidden_plays() -> None:
    game, random = game_of(first_of("minicity")), np.random.RandomState(6)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, random), 1.4, 3, random_state=random
    )
    state = walk(first_of("minicity"), 30)
    while not state.is_player_node():
        state.apply_action(int(random.choice(state.legal_actions())))
    chosen = bot.get_policy(state)
    assert sorted(action for action, _ in chosen) == state.legal_actions()
    assert sum(likely for _, likely in chosen) == pytest.approx(1)


def test_a_process_that_used_it_ends_quietly() -> None:
    """What OpenSpiel keeps outlives the interpreter."""
    code = "from ludoteca.research import openspiel; openspiel.load_game('marabunta')"
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
