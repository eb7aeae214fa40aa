"""Positions: what may be done, what each seat knows, going on, and coming back from bytes."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator

import numpy as np
import pytest

import ludoteca
from ludoteca import research
from ludoteca.core.contract import CHANCE, OVER
from ludoteca.core.errors import BadOption, IllegalAction
from ludoteca.core.match import Chance, Match
from ludoteca.research import Position, Spec
from tests.games.variants import VARIANTS, Variant
from tests.guest import GAME as UR


def spec_of(variant: Variant) -> Spec:
    return research.spec(variant.game, variant.seats, **dict(variant.options))


SPECS = [*map(spec_of, VARIANTS), research.spec(UR)]
WITH_SECRETS = [spec for spec in SPECS if not spec.game.hides_nothing]
RICHEST = {spec.game: spec for spec in SPECS}.values()  # of each game the last

each_spec = pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.name)
each_with_secrets = pytest.mark.parametrize("spec", WITH_SECRETS, ids=lambda spec: spec.name)
each_game = pytest.mark.parametrize("spec", RICHEST, ids=lambda spec: spec.name)


def wander(spec: Spec, seed: int, steps: int = 200) -> Iterator[Position]:
    """The same position again and again, one random action further each time."""
    position, chooser = spec.initial(), random.Random(seed)
    for _ in range(steps):
        yield position
        if position.is_over:
            return
        position.apply(chooser.choice(position.legal))


def after(spec: Spec, seed: int, steps: int) -> Position:
    *_, position = wander(spec, seed, steps)
    return position


def test_a_spec_says_how_large_everything_is() -> None:
    spec = research.spec("marabunta", territory="crumbs")
    assert spec.name == "marabunta-2-territory=crumbs-boards=worker"
    assert repr(spec) == f"<Spec {spec.name}>"
    assert spec.seats == 2
    assert spec.decisions == spec.game.action_count
    assert spec.outcomes == 7
    assert spec.longest == spec.game.max_actions
    assert spec.observation is spec.game.observation
    assert [spec.text(number) for number in (63, 64, spec.decisions - 1)] == [
        "take tile",
        "take rest",
        "roll yellow crate",
    ]
    with pytest.raises(IllegalAction):
        spec.text(-1)


def test_specs_of_the_same_setting_are_equal_and_can_be_sent() -> None:
    spec = research.spec("minicity", 3, friends=True)
    assert spec == research.spec("minicity", seats=3, friends=True, hill="anthill")
    assert hash(spec) == hash(pickle.loads(pickle.dumps(spec)))
    assert spec == pickle.loads(pickle.dumps(spec))
    assert spec != research.spec("minicity", 3)
    assert spec != "minicity-3-friends=true-hill=anthill"


def test_a_board_of_ones_own_is_told_by_its_content(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("boards")
    shipped = research.spec("minicity").game.board_text("anthill")
    names = []
    for road in (10, 8):
        path = folder / "mine.toml"
        path.write_text(shipped.replace("road = 12", f"road = {road}"), encoding="utf-8")
        names.append(research.spec("minicity", hill=str(path)).name)
    assert names[0] != names[1]
    assert all(name.startswith("minicity-2-friends=false-hill=mine~") for name in names)


def test_a_setting_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOption):
        research.spec("marabunta", 3)
    with pytest.raises(BadOption):
        research.spec("chess")


@each_spec
def test_a_position_tells_what_the_rules_do(spec: Spec) -> None:
    """Played beside a match, which is asked the same things."""
    match = Match(spec.game, spec.setting, Chance.of_seed("1"))
    chooser = random.Random(1)
    for position in wander(spec, 1):
        if position.is_over:
            break
        assert position.actor == match.actor
        assert position.legal == match.legal_numbers()
        assert np.flatnonzero(position.mask).tolist() == position.legal
        assert position.mask.shape == (spec.decisions,)
        assert position.returns.tolist() == [0.0] * spec.seats
        outcomes = position.chance()
        if position.actor == CHANCE:
            assert [number for number, _ in outcomes] == position.legal
            assert sum(share for _, share in outcomes) == pytest.approx(1)
            assert all(share > 0 for _, share in outcomes)
        else:
            assert outcomes == []
        match.follow(chooser.choice(match.legal_numbers()))


def test_chance_is_as_likely_as_the_dice_are() -> None:
    position = research.spec(UR).initial()
    assert [share for _, share in position.chance()] == [1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16]


def test_at_the_end_the_win_is_shared_and_nothing_can_be_done() -> None:
    position = after(research.spec("marabunta"), 5, 2000)
    assert position.is_over
    assert position.actor == OVER
    assert (position.legal, position.chance()) == ([], [])
    assert not position.mask.any()
    assert sorted(position.returns) == [0, 1]
    with pytest.raises(IllegalAction, match="over"):
        position.apply(0)


@each_game
def test_what_is_refused_changes_nothing(spec: Spec) -> None:
    position = after(spec, 2, 60)
    before = position.to_bytes()
    illegal = next(number for number in range(spec.decisions) if not position.mask[number])
    wrong: list[object] = [illegal, -1, spec.decisions, True, 1.0, "0"]
    for number in wrong:
        with pytest.raises(IllegalAction):
            position.apply(number)  # type: ignore[arg-type]
        assert position.to_bytes() == before
    position.apply(np.int32(position.legal[0]))
    assert position.to_bytes() != before


@each_game
def test_a_copy_goes_its_own_way(spec: Spec) -> None:
    position = after(spec, 3, 50)
    copy, before = position.copy(), position.to_bytes()
    copy.apply(copy.legal[-1])
    assert position.to_bytes() == before
    position.apply(position.legal[-1])
    assert position.to_bytes() == copy.to_bytes()


@each_game
def test_bytes_and_pickles_bring_a_position_back(spec: Spec) -> None:
    rng = np.random.default_rng(4)
    position = after(spec, 4, 70).resample(0, rng)
    twins = [spec.from_bytes(position.to_bytes()), pickle.loads(pickle.dumps(position))]
    for twin in twins:
        assert twin.to_bytes() == position.to_bytes()
        for seat in range(spec.seats):
            assert twin.information(seat) == position.information(seat)
        twin.apply(twin.legal[0])
    assert twins[0].to_bytes() == twins[1].to_bytes()


def test_bytes_of_something_else_are_refused() -> None:
    spec, other = research.spec("marabunta"), research.spec("marabunta", territory="crumbs")
    with pytest.raises(ValueError, match="are no position"):
        spec.from_bytes(b"nonsense")
    with pytest.raises(ValueError, match=f"a position of {other.name}"):
        spec.from_bytes(other.initial().to_bytes())
    data = spec.initial().to_bytes()
    state = spec.initial().state.tobytes()
    shorter = data.replace(bytes([0xC5, *len(state).to_bytes(2, "big")]) + state, b"\xc4\x01\x00")
    with pytest.raises(ValueError, match="another size"):
        spec.from_bytes(shorter)


def test_a_match_becomes_a_position() -> None:
    spec = research.spec("minicity", 3)
    match = ludoteca.new_match("minicity", 3, seed=6)
    match.play(match.legal_numbers()[0])
    position = spec.of(match)
    assert position.state.tobytes() == match.state.tobytes()
    assert repr(position) == f"<Position of {spec.name} after {len(match.actions)} actions>"
    with pytest.raises(ValueError, match=f"not one of {spec.name}"):
        spec.of(ludoteca.new_match("minicity", 2, seed=6))


@each_game
def test_observations_are_written_into_rows(spec: Spec) -> None:
    position, size = after(spec, 7, 40), spec.observation.size
    rows = np.full((2, size), -1, np.int16)
    for seat in range(2):
        assert position.observe(seat, rows[seat]) is not None
        assert rows[seat].tolist() == position.observe(seat).tolist()
    wrong = [
        np.zeros(size, np.int64),
        np.zeros(size + 1, np.int16),
        np.zeros((size, 2), np.int16).T[0],
    ]
    for out in wrong:
        with pytest.raises(ValueError, match=f"row of {size} int16"):
            position.observe(0, out)
    for seat in (-1, spec.seats):
        with pytest.raises(ValueError, match=f"no seat {seat}"):
            position.observe(seat)


@each_with_secrets
def test_a_seat_cannot_tell_what_is_resampled(spec: Spec) -> None:
    rng, chooser = np.random.default_rng(8), random.Random(8)
    changed = 0
    for position in wander(spec, 8):
        if chooser.random() < 0.9:
            continue
        for seat in range(spec.seats):
            other = position.resample(seat, rng)
            changed += other.state.tobytes() != position.state.tobytes()
            assert other.information(seat) == position.information(seat)
            assert other.observe(seat).tolist() == position.observe(seat).tolist()
            if position.actor == seat:
                assert other.legal == position.legal
    assert changed > 10


def dealt(spec: Spec, *ants: str) -> Position:
    """After so many cards of Mini City, four to each seat in turn."""
    position = spec.initial()
    for ant in ants:
        position.apply(spec.game.number(spec.board, spec.game.parse(f"deal {ant}")))
    return position


def test_information_is_the_past_as_the_seat_knows_it() -> None:
    spec = research.spec("minicity")
    position = dealt(spec, "red", "red", "grey", "red", "blue")
    assert position.information(0).splitlines() == [
        f"{spec.name} seat 0",
        *("deal red", "deal red", "deal grey", "deal red", "?"),
    ]
    assert position.information(1).splitlines() == [
        f"{spec.name} seat 1",
        *("?", "?", "?", "?", "deal blue"),
    ]


def test_information_is_shared_exactly_by_what_a_seat_cannot_tell_apart() -> None:
    """The hand may be the same and yet the past another."""
    spec = research.spec("minicity")
    one = dealt(spec, "red", "blue", "red", "red", "grey")
    for other, alike in (
        (dealt(spec, "red", "blue", "red", "red", "blue"), (True, False)),
        (dealt(spec, "blue", "blue", "red", "red", "grey"), (False, True)),
        (dealt(spec, "blue", "red", "red", "red", "grey"), (False, True)),
        (dealt(spec, "red", "blue", "red", "red", "grey"), (True, True)),
        (dealt(spec, "red", "blue", "red", "red"), (False, False)),
    ):
        told = [one.information(seat) == other.information(seat) for seat in range(2)]
        assert tuple(told) == alike


def test_nobody_learns_the_true_past_from_what_was_resampled() -> None:
    """Dealt anew alike, two pasts that the seat cannot tell apart are alike to everybody."""
    spec = research.spec("minicity")
    mine, theirs = (
        ("red", "blue", "red", "red"),
        (("grey",) * 4, ("yellow", "blue", "grey", "grey")),
    )
    pasts = [dealt(spec, *mine, *hand) for hand in theirs]
    anew = [past.resample(0, np.random.default_rng(2)) for past in pasts]
    assert pasts[0].information(1) != pasts[1].information(1)
    assert anew[0].to_bytes() == anew[1].to_bytes()
    assert anew[0].information(0) == pasts[0].information(0)
    other = pasts[0].resample(0, np.random.default_rng(3))
    assert other.state.tobytes() != anew[0].state.tobytes()
    assert other.information(1) != anew[0].information(1)
    again = anew[0].resample(1, np.random.default_rng(4))
    assert again.information(1) == anew[0].information(1)
