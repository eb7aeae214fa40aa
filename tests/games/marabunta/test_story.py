"""Words: what happened, what is to be done, what a choice means. Keys count, not sentences."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.message import Message, message
from tests.games.marabunta.table import (
    Table,
    crate,
    event,
    play,
    thrown,
    told,
    unstarted,
)

RED = message("marabunta-seat", seat="red")
BLUE = message("marabunta-seat", seat="blue")


def die(colour: str, face: str) -> Message:
    return message("marabunta-die", region=message("region", region=colour), face=face)


def tile(name: str) -> Message:
    return message("marabunta-tile", tile=name)


def power(name: str) -> Message:
    return message("marabunta-power", power=name)


def hex_of(name: str, colour: str) -> Message:
    return message("marabunta-hex", hex=name, region=message("region", region=colour))


# What happened


def test_the_story_of_an_opening() -> None:
    """§3.1: who is first, the round, the tile, the dice."""
    match = ludoteca.new_match("marabunta", seed=1, chance=["first blue", *thrown("one")])
    assert told(match) == ["first", "round", "turned", *["rolled"] * 6]
    assert event(match, "first").arguments == {"seat": BLUE}
    assert event(match, "round").arguments == {"number": 1, "seat": BLUE}
    assert event(match, "turned").arguments == {"tile": tile("one")}
    assert match.story()[3].arguments == {"die": die("pink", "0")}


def test_everybody_is_told_the_same() -> None:
    """§3.1: nothing is hidden from a seat or a spectator."""
    match = ludoteca.new_match("marabunta", seed=1)
    assert match.story(0) == match.story(1) == match.story(None)
    assert match.record(redacted=True) == match.record()


def test_the_story_of_a_split() -> None:
    """§3.2, §3.3: the pools with their elements, the tile first."""
    match = Table().rolled("red", tile="again", pink="leaf")
    play(match, "split tile pink | blue orange green grey yellow", "take tile")
    assert told(match) == ["split", "took"]
    pool = (tile("again"), die("pink", "leaf"))
    rest = tuple(die(colour, "0") for colour in ("blue", "orange", "green", "grey", "yellow"))
    assert event(match, "split").arguments == {"seat": RED, "pool": pool, "rest": rest}
    assert event(match, "took").arguments == {"seat": BLUE, "pool": pool}


def test_the_story_of_the_rest_taken() -> None:
    """§3.3: the other pool."""
    match = Table().rolled("red", tile="again", pink="leaf")
    play(match, "split tile blue orange green grey yellow | pink", "take rest")
    assert event(match, "took").arguments == {"seat": BLUE, "pool": (die("pink", "leaf"),)}


def test_the_story_of_a_leaf() -> None:
    """§5.1: applied, and the circle."""
    match = Table().turn("red", pink="leaf", blue="leaf")
    play(match, "apply pink", "ignore blue")
    assert told(match) == ["applied", "circled", "ignored"]
    assert event(match, "applied").arguments == {"seat": RED, "element": die("pink", "leaf")}
    circled = {"seat": RED, "region": message("region", region="pink")}
    assert event(match, "circled").arguments == circled
    assert event(match, "ignored").arguments == {"seat": RED, "element": die("blue", "leaf")}


def test_the_story_of_a_number_and_an_anthill() -> None:
    """§6.3: the number, then the anthill and how many are left."""
    match = Table().turn("red", pink="2")
    play(match, "apply pink", "write e11")
    assert told(match) == ["applied", "wrote", "anthill"]
    wrote = {"seat": RED, "number": 2, "hexes": (hex_of("e11", "pink"),)}
    assert event(match, "wrote").arguments == wrote
    assert event(match, "anthill").arguments == {"seat": RED, "left": 1}


def test_the_story_of_a_cupcake() -> None:
    """§8.1: the box, and its points."""
    match = Table().boxes("blue", 2).write("blue", 1, "f9").turn("blue", pink="2")
    play(match, "apply pink", "write g8")
    assert told(match) == ["applied", "wrote", "boxes"]
    assert event(match, "boxes").arguments == {"seat": BLUE, "boxes": 1, "points": 2}


def test_the_story_of_a_pair() -> None:
    """§7.4: the first hex is picked, with the second both are written."""
    match = Table().turn("red", tile="two-zeros")
    play(match, "apply tile", "write f7", "write f8")
    assert told(match) == ["applied", "picked", "wrote", "anthill"]
    assert event(match, "applied").arguments == {"seat": RED, "element": tile("two-zeros")}
    assert event(match, "picked").arguments == {"seat": RED, "place": hex_of("f7", "blue")}
    both = (hex_of("f7", "blue"), hex_of("f8", "pink"))
    assert event(match, "wrote").arguments == {"seat": RED, "number": 0, "hexes": both}


def test_the_story_of_a_pair_crossed_out() -> None:
    """§7.6: picked, then crossed out."""
    match = Table().turn("red", tile="cross-out")
    play(match, "apply tile", "cross a2", "cross a1")
    assert told(match) == ["applied", "picked", "crossed-out"]
    assert event(match, "picked").arguments == {"seat": RED, "place": hex_of("a2", "grey")}
    both = (hex_of("a1", "grey"), hex_of("a2", "grey"))
    assert event(match, "crossed-out").arguments == {"seat": RED, "hexes": both}


def test_the_story_of_two_leaves() -> None:
    """§7.2: one circle after the other."""
    match = Table().turn("red", tile="two-leaves")
    play(match, "apply tile", "circle grey", "circle pink")
    assert told(match) == ["applied", "circled", "circled"]


def test_the_story_of_again() -> None:
    """§7.7: the die that is used again."""
    match = Table().turn("red", pink="leaf", tile="again")
    play(match, "apply tile")
    assert told(match) == ["applied", "used-again", "circled"]
    used = {"seat": RED, "element": die("pink", "leaf")}
    assert event(match, "used-again").arguments == used


def test_the_story_of_a_crate() -> None:
    """§5.2: the group's power, and how many crates it lacks."""
    match = Table().turn("red", pink="crate")
    play(match, "apply pink", crate(match, "three-ones"))
    assert told(match) == ["applied", "crate-crossed"]
    crossed = {"seat": RED, "power": power("three-ones"), "left": 2}
    assert event(match, "crate-crossed").arguments == crossed


def test_the_story_of_points() -> None:
    """§9.7: unlocked, and three points."""
    match = Table().ready("red", "three-points").turn("red", pink="crate")
    play(match, "apply pink", crate(match, "three-points"))
    assert told(match) == ["applied", "crate-crossed", "unlocked", "points"]
    unlocked = {"seat": RED, "power": power("three-points")}
    assert event(match, "unlocked").arguments == unlocked
    assert event(match, "points").arguments == {"seat": RED, "points": 3}


def test_the_story_of_two_cupcakes() -> None:
    """§9.5: two boxes at once, 0 + 1 points."""
    match = Table().ready("red", "two-cupcakes").turn("red", pink="crate")
    play(match, "apply pink", crate(match, "two-cupcakes"))
    assert told(match) == ["applied", "crate-crossed", "unlocked", "boxes"]
    assert event(match, "boxes").arguments == {"seat": RED, "boxes": 2, "points": 1}


def test_the_story_of_two_worthless_cupcakes() -> None:
    """§9.5: +0 and +0 on `queen`: boxes without points, and yet not lost."""
    match = Table(boards="queen").ready("red", "two-cupcakes").turn("red", pink="crate")
    play(match, "apply pink", crate(match, "two-cupcakes"))
    assert told(match) == ["applied", "crate-crossed", "unlocked", "boxes"]
    assert event(match, "boxes").arguments == {"seat": RED, "boxes": 2, "points": 0}


@pytest.mark.parametrize("name", ["one", "free-zero", "cross-out", "two-leaves"])
def test_the_story_of_a_power_with_a_choice(name: str) -> None:
    """§9.1: unlocked; what it does is the next step."""
    match = Table().ready("red", name).turn("red", pink="crate")
    play(match, "apply pink", crate(match, name))
    assert told(match) == ["applied", "crate-crossed", "unlocked"]


@pytest.mark.parametrize("last", [False, True])
def test_the_story_of_a_lost_power(last: bool) -> None:
    """Q3: no own number, no anthill; in the middle of a round and at its end."""
    table = Table().anthills("red", 0).ready("red", "two")
    match = table.turn("red", last=last, pink="crate", script=thrown("one"))
    play(match, "apply pink", crate(match, "two"))
    assert told(match)[:4] == ["applied", "crate-crossed", "unlocked", "lost"]
    assert event(match, "lost").arguments == {"power": power("two")}
    assert ("round" in told(match)) == last


def test_the_story_of_lost_cupcakes() -> None:
    """Q7: all boxes are crossed already."""
    match = Table().boxes("red", 10).ready("red", "two-cupcakes").turn("red", pink="crate")
    play(match, "apply pink", crate(match, "two-cupcakes"))
    assert told(match) == ["applied", "crate-crossed", "unlocked", "lost"]


def test_the_story_of_a_declined_power() -> None:
    """Q3: left for the sake of an anthill; that is not lost."""
    match = Table().turn("red", pink="crate")
    play(match, "apply pink", crate(match, "one"), "decline")
    assert told(match) == ["applied", "crate-crossed", "unlocked", "declined"]
    assert event(match, "declined").arguments == {"seat": RED}


def test_the_story_of_an_end() -> None:
    """§10.1, Q8: who has triggered it, and all reasons."""
    table = Table().cross_out_cupcakes("g8").cross_out_region("pink", "g8")
    match = table.turn("red", pink="3")
    play(match, "apply pink")
    assert told(match) == ["applied", "wrote", "anthill", "boxes", "ending"]
    reasons = (
        message("marabunta-end-reason", reason="region"),
        message("marabunta-end-reason", reason="cupcakes"),
    )
    assert event(match, "ending").arguments == {"seat": RED, "reasons": reasons}


def test_the_story_of_a_new_round() -> None:
    """§3.4: its number and its first player, then the tile and the dice."""
    match = Table().turn("red", last=True, pink="leaf", script=thrown("one"))
    play(match, "apply pink")
    assert told(match) == ["applied", "circled", "round", "turned", *["rolled"] * 6]
    assert event(match, "round").arguments == {"number": 2, "seat": BLUE}


def test_the_story_of_round_8() -> None:
    """§3.5: nobody turns the cupcake tile, and yet it is told."""
    match = Table().turn("red", last=True, in_round=7, pink="leaf", script=thrown(None))
    play(match, "ignore pink")
    assert told(match) == ["ignored", "round", "turned", *["rolled"] * 6]
    assert event(match, "turned").arguments == {"tile": tile("cupcake")}


def test_the_story_of_the_result() -> None:
    """§11.2, §11.3: region by region, then the winner."""
    table = Table().write("red", 3, "f8").write("blue", 1, "e6").points("red", 1)
    match = table.circles("grey", red=5, blue=5).ended("blue").turn("red", last=True, orange="1")
    play(match, "ignore orange")
    assert told(match) == [
        "ignored",
        "region-won",
        "region-won",
        *["region-tied"] * 4,
        "won",
    ]
    pink, blue, orange = match.story()[1:4]
    assert pink.arguments == {
        "seat": RED,
        "region": message("region", region="pink"),
        "points": 2,
        "red": 3,
        "blue": 0,
    }
    assert blue.arguments["seat"] == BLUE
    tied = {"region": message("region", region="orange"), "red": 0, "blue": 0}
    assert orange.arguments == tied
    assert event(match, "won").arguments == {"seat": RED, "red": 3, "blue": 2}


def test_the_story_of_a_tie_decided_by_boxes() -> None:
    """§11.3: equal points, three boxes against two."""
    table = Table().boxes("red", 2).boxes("blue", 3).points("red", 3).points("blue", 3)
    match = table.circles("grey", red=5, blue=5).ended("red").turn("red", last=True, orange="1")
    play(match, "ignore orange")
    assert told(match) == ["ignored", *["region-tied"] * 6, "tie-boxes", "won"]
    assert event(match, "tie-boxes").arguments == {"red": 2, "blue": 3}
    assert event(match, "won").arguments == {"seat": BLUE, "red": 3, "blue": 3}


def test_the_story_of_a_tie_decided_by_who_triggered_the_end() -> None:
    """§11.3: equal points, equal boxes."""
    table = Table().circles("grey", red=5, blue=5).ended("blue")
    match = table.turn("red", last=True, orange="1")
    play(match, "ignore orange")
    assert told(match) == ["ignored", *["region-tied"] * 6, "tie-ended", "won"]
    assert event(match, "tie-ended").arguments == {"seat": BLUE}
    assert event(match, "won").arguments == {"seat": BLUE, "red": 0, "blue": 0}


# What is to be done


@pytest.mark.parametrize(
    ("name", "key", "arguments"),
    [
        ("two-crates", "crate", {}),
        ("two-leaves", "circle", {}),
        ("one", "write-any", {"number": 1}),
        ("two-zeros", "write-set", {"number": 0, "left": 2}),
        ("free-zero", "write-any", {"number": 0}),
        ("cross-out", "cross", {"left": 2}),
        ("again", "again", {}),
        ("cupcake", "cross-cupcake", {}),
    ],
)
def test_the_prompt_for_a_tile(name: str, key: str, arguments: dict[str, int]) -> None:
    """§7.1: each tile asks for its own kind of mark."""
    match = Table().turn("red", pink="leaf", blue="leaf", tile=name)
    assert match.prompt() == message("marabunta-prompt-element", seat=RED)
    play(match, "apply tile")
    assert match.prompt() == message(f"marabunta-prompt-{key}", seat=RED, **arguments)


def test_the_prompt_for_the_second_hex() -> None:
    """§7.6: one is left."""
    match = Table().turn("red", tile="cross-out")
    play(match, "apply tile", "cross e11")
    assert match.prompt() == message("marabunta-prompt-cross", seat=RED, left=1)


def test_the_prompt_for_a_die() -> None:
    """§5.3: the number and the region."""
    match = Table().turn("blue", pink="3")
    play(match, "apply pink")
    pink = message("region", region="pink")
    assert match.prompt() == message("marabunta-prompt-write", seat=BLUE, number=3, region=pink)


def test_the_prompts_of_a_round() -> None:
    """§3.2, §3.3: split, then take; nothing when all is over."""
    match = Table().rolled("red")
    assert match.prompt() == message("marabunta-prompt-split", seat=RED)
    play(match, "split tile | pink blue orange green grey yellow")
    assert match.prompt() == message("marabunta-prompt-take", seat=BLUE)
    table = Table().circles("grey", red=5, blue=5).ended("red")
    match = table.turn("red", last=True, pink="leaf")
    play(match, "ignore pink")
    assert match.prompt() == message("match-over")


# What a choice means


def test_a_split_described() -> None:
    """§3.2: both pools; and what taking either means."""
    match = Table().rolled("red", tile="one")
    rest = tuple(die(colour, "0") for colour in ("pink", "blue", "orange", "green", "grey"))
    pool = (tile("one"), die("yellow", "0"))
    text = "split tile yellow | pink blue orange green grey"
    assert match.describe(text) == message("marabunta-do-split", pool=pool, rest=rest)
    play(match, text)
    assert match.describe("take tile") == message("marabunta-do-take", pool=pool)
    assert match.describe("take rest") == message("marabunta-do-take", pool=rest)


def test_an_element_described() -> None:
    """§4.1, §4.2: the die with its face, the tile with its name."""
    match = Table().turn("red", pink="leaf", tile="one")
    pink = die("pink", "leaf")
    assert match.describe("apply pink") == message("marabunta-do-apply", element=pink)
    assert match.describe("ignore tile") == message("marabunta-do-ignore", element=tile("one"))


def test_a_hex_described() -> None:
    """Q9: whether it costs an anthill can be read off the hex."""
    match = Table().write("red", 1, "f8").turn("red", pink="2")
    play(match, "apply pink")
    near, far = hex_of("f9", "pink"), hex_of("e11", "pink")
    assert match.describe("write f9") == message("marabunta-do-write", number=2, place=near)
    costly = message("marabunta-do-write-anthill", number=2, place=far)
    assert match.describe("write e11") == costly


def test_a_free_hex_described() -> None:
    """§7.5: the free zero costs nothing anywhere."""
    match = Table().turn("red", tile="free-zero")
    play(match, "apply tile")
    place = hex_of("e11", "pink")
    assert match.describe("write e11") == message("marabunta-do-write", number=0, place=place)


def test_a_hex_of_a_set_described() -> None:
    """Q4: what a set costs is known with its last hex."""
    match = Table().turn("red", tile="two-zeros")
    play(match, "apply tile")
    place = hex_of("e11", "pink")
    assert match.describe("write e11") == message("marabunta-do-pick", number=0, place=place)


def test_other_choices_described() -> None:
    """§7.2: a cross, a circle, a crate, a die once more, and leaving a power."""
    match = Table().turn("red", pink="crate", tile="again")
    place, pink = hex_of("e11", "pink"), message("region", region="pink")
    assert match.describe("cross e11") == message("marabunta-do-cross", place=place)
    assert match.describe("circle pink") == message("marabunta-do-circle", region=pink)
    told_crate = message("marabunta-do-crate", group=8, power=power("free-three"), left=3)
    assert match.describe("crate 8") == told_crate
    again = message("marabunta-do-again", element=die("pink", "crate"))
    assert match.describe("again pink") == again
    assert match.describe("decline") == message("marabunta-do-decline")


def test_an_outcome_of_chance_described() -> None:
    """§3.1: as it is told afterwards."""
    match = unstarted()
    assert match.describe("first red") == message("marabunta-first", seat=RED)
    assert match.describe("turn one") == message("marabunta-turned", tile=tile("one"))
    rolled = message("marabunta-rolled", die=die("pink", "3"))
    assert match.describe("roll pink 3") == rolled
