"""The public face: `import ludoteca`."""

from __future__ import annotations

import json

import pytest

import ludoteca
from ludoteca.core import errors
from ludoteca.core.errors import BadOption
from ludoteca.core.fairness import commitment
from ludoteca.core.message import message
from ludoteca.games import find_game


def test_the_example_of_the_design_works() -> None:
    match = ludoteca.new_match("marabunta", seats=2, seed=7, territory="picnic", boards="worker")
    while match.to_act is not None:
        assert match.outcome is None
        action = match.legal()[0]
        match.play(action)
        json.dumps(match.view(match.to_act))
    assert match.outcome is not None
    again = ludoteca.load(match.record())
    assert again.outcome == match.outcome
    assert ludoteca.verify(match.record()).is_fair


def test_games_are_listed_by_name_and_all_can_be_found() -> None:
    assert "marabunta" in ludoteca.games()
    for name in ludoteca.games():
        assert find_game(name).name == name


def test_the_package_of_games_can_be_imported_under_any_name() -> None:
    import ludoteca.games as package

    assert package.find_game is find_game
    assert package.names() == tuple(ludoteca.games())


def test_the_list_of_games_is_a_copy() -> None:
    ludoteca.games().clear()
    find_game("marabunta")
    assert "marabunta" in ludoteca.games()


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadOption) as refusal:
        ludoteca.new_match("chess")
    allowed = ", ".join(ludoteca.games())
    assert refusal.value.reason == message("bad-game", game="chess", allowed=allowed)
    assert "chess" in str(refusal.value)


def test_unknown_options_and_seats_are_refused() -> None:
    with pytest.raises(BadOption) as refusal:
        ludoteca.new_match("marabunta", weather="rain")
    assert refusal.value.reason.key == "bad-option"
    with pytest.raises(BadOption) as refusal:
        ludoteca.new_match("marabunta", seats=3)
    assert refusal.value.reason.key == "bad-seats"


def test_a_seed_may_be_a_number_or_its_text() -> None:
    number = ludoteca.new_match("marabunta", seed=12)
    text = ludoteca.new_match("marabunta", seed="12")
    assert number.record(seed=True) == text.record(seed=True)
    assert number.chance.commitment == commitment("12")
    assert ludoteca.load(number.record(), seed=12).chance.seed == "12"


def test_without_a_seed_every_match_has_a_secret_one() -> None:
    one, other = ludoteca.new_match("marabunta"), ludoteca.new_match("marabunta")
    assert one.chance.seed is not None
    assert one.chance.seed != other.chance.seed
    assert len(one.chance.seed) == 64
    assert one.chance.seed not in one.record()
    assert one.chance.commitment == commitment(one.chance.seed)


def test_chance_can_be_scripted() -> None:
    match = ludoteca.new_match("marabunta", seed=1, chance=["first blue"])
    assert match.view()["first"] == "blue"


def test_what_can_go_wrong_can_be_caught_by_name() -> None:
    assert ludoteca.IllegalAction is errors.IllegalAction
    assert ludoteca.LudotecaError is errors.LudotecaError
    match = ludoteca.new_match("marabunta", seed=1)
    with pytest.raises(errors.LudotecaError) as refusal:
        match.play("dance")
    assert type(refusal.value) is errors.IllegalAction
    assert str(refusal.value) == str(errors.IllegalAction(refusal.value.reason))
    assert "dance" in str(refusal.value)


def test_every_public_name_is_there_and_others_are_not() -> None:
    for name in ludoteca.__all__:
        assert getattr(ludoteca, name) is not None
    with pytest.raises(AttributeError, match="module 'ludoteca' has no attribute 'chess'"):
        getattr(ludoteca, "chess")  # noqa: B009
