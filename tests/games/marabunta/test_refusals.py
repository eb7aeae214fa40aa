"""Every reason to refuse an action; `refused` sees to it that nothing has changed.

The texts are in the locale files: here it is the keys that count.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.core.errors import IllegalAction
from ludoteca.games.marabunta.refusals import KEYS
from tests.games.marabunta.table import Table, crate, play, refused, thrown, unstarted


@pytest.mark.parametrize(
    "action", ["take tile", "apply pink", "write e11", "cross a1", "decline", "turn one"]
)
def test_another_step_is_due(action: str) -> None:
    """§3.2: the elements have to be split, nothing else."""
    match = Table().rolled("red")
    assert refused(match, action) == "marabunta-refused-other-step"


@pytest.mark.parametrize("choice", ["apply", "ignore"])
def test_the_element_is_not_in_the_pool(choice: str) -> None:
    """§3.3: the tile and the grey die are the other player's."""
    match = Table().turn("red", pink="leaf", blue="leaf")
    assert refused(match, f"{choice} grey") == "marabunta-refused-not-in-pool"
    assert refused(match, f"{choice} tile") == "marabunta-refused-not-in-pool"


def test_the_element_is_useless() -> None:
    """Q7: a crate with all crates crossed."""
    match = Table().all_crates("red").turn("red", pink="crate", blue="leaf")
    assert refused(match, "apply pink") == "marabunta-refused-useless"


def test_the_cupcake_tile_is_compulsory() -> None:
    """§7.8: there are cupcake hexes left."""
    match = Table().turn("red", pink="leaf", tile="cupcake")
    assert refused(match, "ignore tile") == "marabunta-refused-cupcake-compulsory"


def test_the_hex_is_taken() -> None:
    """§6.1: it holds a number."""
    match = Table().write("blue", 1, "e11").turn("red", pink="2")
    play(match, "apply pink")
    assert refused(match, "write e11") == "marabunta-refused-hex-taken"


def test_the_hex_is_crossed_out() -> None:
    """§6.1: a hex crossed out can be neither written in nor crossed out again."""
    table = Table().cross_out("e11")
    match = table.turn("red", pink="2")
    play(match, "apply pink")
    assert refused(match, "write e11") == "marabunta-refused-hex-crossed"
    match = table.turn("red", tile="cross-out")
    play(match, "apply tile")
    assert refused(match, "cross e11") == "marabunta-refused-hex-crossed"


def test_the_hex_is_of_another_region() -> None:
    """§5.3: d12 is green."""
    match = Table().turn("red", pink="2")
    play(match, "apply pink")
    assert refused(match, "write d12") == "marabunta-refused-other-region"


def test_the_hex_has_no_cupcake() -> None:
    """§7.8: e11 is a plain hex."""
    match = Table().turn("red", tile="cupcake")
    play(match, "apply tile")
    assert refused(match, "cross e11") == "marabunta-refused-no-cupcake-hex"


def test_the_hex_is_picked_already() -> None:
    """§7.4: two zeros need two hexes."""
    match = Table().turn("red", tile="two-zeros")
    play(match, "apply tile", "write e11")
    assert refused(match, "write e11") == "marabunta-refused-already-picked"


def test_the_hex_is_not_beside_the_picked_one() -> None:
    """§7.6: a pair that does not touch."""
    match = Table().turn("red", tile="cross-out")
    play(match, "apply tile", "cross e11")
    assert refused(match, "cross a1") == "marabunta-refused-not-beside-picked"


def test_the_hex_is_not_beside_an_own_number() -> None:
    """§6.2: and there is no anthill left."""
    match = Table().write("red", 1, "f8").anthills("red", 0).turn("red", pink="2")
    play(match, "apply pink")
    assert refused(match, "write e11") == "marabunta-refused-not-beside-own"


def test_there_is_no_room_for_the_set() -> None:
    """§7.6: a1 is open, but both its neighbours are not."""
    match = Table().cross_out("a2", "b1").turn("red", tile="cross-out")
    play(match, "apply tile")
    assert refused(match, "cross a1") == "marabunta-refused-no-room"


def test_there_is_no_room_for_three_1s() -> None:
    """§9.8: beside a1 only a2 is open: a pair, no three."""
    match = Table().cross_out("b1").ready("red", "three-ones").turn("red", pink="crate")
    play(match, "apply pink", crate(match, "three-ones"))
    assert refused(match, "write a1") == "marabunta-refused-no-room"


def test_the_circle_is_on_the_same_leaf() -> None:
    """§7.2: two different leaves."""
    match = Table().turn("red", tile="two-leaves")
    play(match, "apply tile", "circle pink")
    assert refused(match, "circle pink") == "marabunta-refused-same-leaf"


def test_the_leaf_is_full() -> None:
    """§7.2: ten circles are filled."""
    match = Table().circles("pink", red=5, blue=5).ended("blue").turn("red", tile="two-leaves")
    play(match, "apply tile")
    assert refused(match, "circle pink") == "marabunta-refused-leaf-full"


def test_there_is_no_such_group() -> None:
    """§1.7: `worker` has ten groups; a board may have twelve."""
    match = Table().turn("red", pink="crate")
    play(match, "apply pink")
    assert refused(match, "crate 11") == "marabunta-refused-no-group"


def test_the_group_is_full() -> None:
    """§5.2: its crates are all crossed."""
    match = Table().crates("red", "two", 2).turn("red", pink="crate")
    play(match, "apply pink")
    assert refused(match, crate(match, "two")) == "marabunta-refused-group-full"


def test_the_tile_is_gone() -> None:
    """§4.3: a script that turns the discarded tile again; even the last move is taken back."""
    match = Table().turn("red", last=True, pink="leaf", script=["turn free-zero"])
    assert refused(match, "apply pink") == "marabunta-refused-tile-gone"


def test_another_die_is_rolled_first() -> None:
    """§3.1: dice are rolled in order; so the script is wrong, and nothing has happened."""
    match = Table().turn("red", last=True, pink="leaf", script=["turn one", "roll blue 1"])
    assert refused(match, "ignore pink") == "marabunta-refused-other-die"


def test_the_power_is_compulsory() -> None:
    """Q3: it can be used without anthill."""
    match = Table().write("red", 1, "f8").turn("red", pink="crate")
    play(match, "apply pink", crate(match, "one"))
    assert refused(match, "decline") == "marabunta-refused-compulsory"


def test_a_refusal_tells_the_action() -> None:
    """§6.1: so that whoever reads it sees what was refused."""
    match = Table().write("blue", 1, "e11").turn("red", pink="2")
    play(match, "apply pink")
    with pytest.raises(IllegalAction) as refusal:
        match.play("write e11")
    assert refusal.value.action == "write e11"


def test_chance_is_held_to_the_rules_as_well() -> None:
    """§3.1: outcomes followed one by one."""
    match = unstarted()
    for action in ("first red", *thrown("one")[:3]):
        match.follow(action)
    with pytest.raises(IllegalAction) as refusal:
        match.follow("roll pink 1")
    assert refusal.value.reason.key == "marabunta-refused-other-die"


def test_every_reason_is_provoked_here() -> None:
    """§6.1: none of the codes is without its test."""
    source = Path(__file__).read_text(encoding="utf-8")
    missing = [key for key in KEYS[1:] if f'"marabunta-refused-{key}"' not in source]
    assert missing == []
