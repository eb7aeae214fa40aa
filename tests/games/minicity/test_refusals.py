"""Every reason to refuse an action; `refused` sees to it that nothing has changed.

The texts are in the locale files: here it is the keys that count.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.core.errors import IllegalAction
from ludoteca.games.minicity.refusals import KEYS
from tests.games.minicity.table import Table, opening, play, refused, unstarted


@pytest.mark.parametrize(
    "action",
    ["go 36", "unload 1", "stock pink", "to 9", "enough", "deal red", "lay red", "first circle"],
)
def test_another_step_is_due(action: str) -> None:
    """§3.1: a card has to be played, nothing else."""
    assert refused(Table().turn("circle"), action) == "other-step"


@pytest.mark.parametrize("action", ["play red 1 left", "done", "buy snail", "spread 9"])
def test_small_parts_are_chosen_first(action: str) -> None:
    """§2.5: before the first turn."""
    match = unstarted(friends=True)
    match.advance()
    assert refused(match, action) == "other-step"


def test_nobody_sits_there() -> None:
    """§2.6: two players; a script that lets triangle begin even undoes the last token."""
    match = unstarted(
        script=[*["deal red"] * 4, *["deal blue"] * 4, *["lay grey"] * 2, "first triangle"]
    )
    match.advance()
    play(match, *["stock yellow"] * 13)
    assert refused(match, "stock yellow") == "no-seat"


def test_a_token_of_an_offer_goes_where_it_fits() -> None:
    """§2.7, Q17: the small part is all yellow; chamber 1 has one place."""
    match = opening(offer=True)
    assert refused(match, "to 1") == refused(match, "first circle") == "other-step"
    play(match, "unload 3")
    assert refused(match, "first triangle") == "no-seat"
    play(match, "first circle", "to 1")
    assert refused(match, "to 1") == "chamber-full"
    assert refused(match, "to 3") == "not-in-small"
    assert refused(match, "enough") == refused(match, "unload 1") == "other-step"


def test_there_is_no_such_card_in_the_pile() -> None:
    """Q2: the pile has one card, a violet one; a script says red."""
    match = Table().pile("violet").turn("circle", script=["deal red"])
    play(match, "play red 1 left", "go 36", "unload 0")
    assert refused(match, "done") == "none-in-pile"


def test_a_card_on_a_road_comes_from_the_pile() -> None:
    """Q2: a script lays a card that is not there."""
    table = Table().pile("violet violet").road(1, "red grey grey grey grey | blue").tokens(2, 1)
    match = table.turn("circle", script=["lay violet", "lay blue"])
    play(match, "play yellow 1 left", "go 2")
    assert refused(match, "unload 0") == "none-in-pile"


def test_the_card_is_not_in_the_hand() -> None:
    """§4.1: there is no violet one."""
    assert refused(Table().turn("circle"), "play violet 1 left") == "not-in-hand"


def test_the_small_part_has_not_so_many() -> None:
    """§6.1: two orange tokens."""
    match = Table(4).tokens(36, 0).turn("circle")
    play(match, "play red 1 left", "go 36")
    assert refused(match, "unload 3") == "not-in-small"


def test_the_reserve_has_no_such_token() -> None:
    """§2.5: all three pink tokens are in the small part."""
    match = unstarted(4)
    match.advance()
    play(match, "stock pink", "stock pink", "stock pink")
    assert refused(match, "stock pink") == "not-in-reserve"


def test_no_more_cards_may_be_played() -> None:
    """§3.2: one card for the first of four; a snail to buy keeps the turn open."""
    match = Table(4, friends=True).points("circle", 4).turn("circle", in_round=1)
    play(match, "play red 1 left", "go 36", "unload 1")
    assert refused(match, "play grey 1 left") == "card-limit"


def test_the_road_is_not_used() -> None:
    """§2.4: two players have one road."""
    assert refused(Table().turn("circle"), "play red 2 left") == "road-unused"


def test_a_card_has_to_be_played() -> None:
    """§3.3: at least one."""
    assert refused(Table().turn("circle"), "done") == "play-first"


def test_the_ant_stands_there_already() -> None:
    """§5.2: it has to move."""
    match = Table().turn("circle")
    play(match, "play red 1 left")
    assert refused(match, "go 43") == "same-chamber"


def test_the_chamber_is_too_far() -> None:
    """§5.2: two tunnels with range 1; with a millipede three are too many."""
    match = Table().turn("circle")
    play(match, "play red 1 left")
    assert refused(match, "go 37") == "too-far"
    match = Table(friends=True).owns("circle", "millipede").turn("circle")
    play(match, "play red 1 left")
    assert refused(match, "go 38") == "too-far"


def test_the_zone_is_taken() -> None:
    """§5.2: by the blue ant."""
    match = Table().ants(red=10, blue=3).turn("circle")
    play(match, "play red 1 left")
    assert refused(match, "go 3") == "zone-taken"


def test_the_chamber_has_not_so_many_free_places() -> None:
    """§6.1: chamber 44 has two."""
    match = Table(4).tokens(44, 0).small("circle", pink=3, yellow=4).turn("circle")
    play(match, "play red 1 left", "go 44")
    assert refused(match, "unload 3") == "chamber-full"


def test_the_chamber_is_full() -> None:
    """Q12: no place for a token of the ladybird."""
    match = Table(friends=True).owns("circle", "ladybird").tokens(9, 1).tokens(17, 1).turn("circle")
    play(match, "spread 9")
    assert refused(match, "to 17") == "chamber-full"


def test_the_chamber_is_empty() -> None:
    """Q12: nothing to spread."""
    match = Table(friends=True).owns("circle", "ladybird").tokens(22, 0).turn("circle")
    assert refused(match, "spread 22") == "chamber-empty"


def test_no_other_chamber_has_a_place() -> None:
    """Q12: nobody holds pink tokens, so every pink place is filled."""
    table = Table(friends=True).owns("circle", "ladybird")
    for who in ("circle", "square"):
        table.small(who, yellow=7).reserve(who, blue=3)
    assert refused(table.turn("circle"), "spread 25") == "no-other-place"


def test_the_chamber_has_another_food() -> None:
    """§9.4: yellow tokens do not go to an orange chamber."""
    match = Table(friends=True).owns("circle", "ladybird").turn("circle")
    play(match, "spread 9")
    assert refused(match, "to 2") == "other-food"


def test_a_token_has_to_be_spread() -> None:
    """Q12: at least one."""
    match = Table(friends=True).owns("circle", "ladybird").turn("circle")
    play(match, "spread 9")
    assert refused(match, "enough") == "spread-first"


@pytest.mark.parametrize(
    "action",
    ["buy snail", "spread 9", "swap red grey", "exchange yellow pink", "play red 1 left as grey"],
)
def test_the_match_is_played_without_friends(action: str) -> None:
    """§9.1: it is a variant."""
    assert refused(Table().turn("circle"), action) == "friends-off"


def test_one_friend_was_bought_already() -> None:
    """§9.3: one a turn."""
    match = Table(friends=True).points("circle", 40).turn("circle")
    play(match, "buy snail")
    assert refused(match, "buy beetle") == "one-purchase"


def test_the_friend_is_gone() -> None:
    """§9.3: square has it."""
    match = Table(friends=True).points("circle", 40).owns("square", "snail").turn("circle")
    assert refused(match, "buy snail") == "friend-gone"


def test_the_friend_is_too_dear() -> None:
    """§9.3: a ladybird costs 22 here."""
    match = Table(friends=True).points("circle", 21).turn("circle")
    assert refused(match, "buy ladybird") == "too-dear"


@pytest.mark.parametrize(
    "action", ["spread 9", "swap red grey", "exchange yellow pink", "play red 1 left as grey"]
)
def test_the_friend_is_not_owned(action: str) -> None:
    """§9.4: others have it, or nobody."""
    assert refused(Table(friends=True).turn("circle"), action) == "not-owned"


@pytest.mark.parametrize(
    ("friend", "use", "again"),
    [
        ("ladybird", ["spread 9", "to 22"], "spread 20"),
        ("dragonfly", ["swap red grey"], "swap red grey"),
        ("bumblebee", ["exchange yellow pink"], "exchange pink yellow"),
        (
            "stick-insect",
            ["play red 1 left as grey", "go 42", "unload 0"],
            "play blue 1 left as red",
        ),
    ],
)
def test_the_friend_is_used_up(friend: str, use: list[str], again: str) -> None:
    """§9.4: once a turn."""
    match = Table(friends=True).owns("circle", friend).tokens(9, 1).turn("circle")
    play(match, *use)
    assert refused(match, again) == "used-up"


def test_a_refusal_tells_the_action() -> None:
    """§5.2: so that whoever reads it sees what was refused."""
    match = Table().turn("circle")
    play(match, "play red 1 left")
    with pytest.raises(IllegalAction) as refusal:
        match.play("go 37")
    assert refusal.value.reason.key == "minicity-refused-too-far"
    assert refusal.value.action == "go 37"


def test_chance_is_held_to_the_rules_as_well() -> None:
    """§2.4: outcomes followed one by one; hands come before roads."""
    match = unstarted()
    with pytest.raises(IllegalAction) as refusal:
        match.follow("lay red")
    assert refusal.value.reason.key == "minicity-refused-other-step"
    with pytest.raises(IllegalAction):
        opening(2, first="diamond")


def test_every_reason_is_provoked_here() -> None:
    """§3.1: none of the codes is without its test."""
    source = Path(__file__).read_text(encoding="utf-8")
    missing = [key for key in KEYS[1:] if f'== "{key}"' not in source]
    assert missing == []
