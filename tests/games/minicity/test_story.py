"""Words: what happened, what is to be done, what a choice means. Keys count, not sentences."""

from __future__ import annotations

import pytest

from ludoteca.core.message import Argument, Message, message
from tests.games.minicity.table import Position, Table, event, opening, play, told, unstarted

CIRCLE = message("minicity-seat", seat="circle")
SQUARE = message("minicity-seat", seat="square")


def ant(name: str) -> Message:
    return message("minicity-ant", ant=name)


def food(name: str) -> Message:
    return message("minicity-food", food=name)


def friend(name: str) -> Message:
    return message("minicity-friend", friend=name)


def chamber(number: int, name: str) -> Message:
    return message("minicity-chamber", chamber=str(number), food=food(name))


def helped(*friends: str) -> Position:
    """Circle's turn, with these friends; three tokens in chamber 9, none in 22."""
    table = Table(4, friends=True).owns("circle", *friends).points("circle", 10)
    return table.tokens(9, 3).tokens(22, 0).tokens(36, 0).turn("circle")


# What happened


def test_the_story_of_an_opening() -> None:
    """Q5: as circle is told it: own cards, roads, small parts, who is first."""
    match = opening(first="square", hands=["red blue grey violet", "red red red red"])
    story = match.story(0)
    keys = [*["dealt"] * 4, *["dealt-hidden"] * 4, *["laid"] * 2, *["stocked"] * 14]
    assert told(match, "circle") == [*keys, "first", "turn"]
    assert story[0].arguments == {"seat": CIRCLE, "ant": ant("red")}
    assert story[4].arguments == {"seat": SQUARE}
    assert story[8].arguments == {"ant": ant("blue"), "road": 1}
    assert story[17].arguments == {"seat": SQUARE, "food": food("yellow")}
    assert event(match, "first").arguments == {"seat": SQUARE}
    assert event(match, "turn").arguments == {"seat": SQUARE, "turn": 1, "cards": 2}


def test_the_story_of_an_offer() -> None:
    """§2.7: what was drawn, offered, decided and put away."""
    match = opening(first="square", offer=True)
    assert told(match)[-1] == "drawn"
    play(match, "unload 1", "first square", "to 9")
    assert told(match)[-5:] == ["drawn", "offered", "begins", "put", "turn"]
    assert event(match, "drawn").arguments == {"seat": SQUARE}
    assert event(match, "offered").arguments == {"seat": SQUARE, "tokens": 1}
    assert event(match, "begins").arguments == {"seat": CIRCLE, "first": SQUARE}
    assert event(match, "put").arguments == {"seat": CIRCLE, "chamber": chamber(9, "yellow")}


def test_what_to_do_in_an_offer() -> None:
    """§2.7: and what each choice means, as the one who decides sees it."""
    match = opening(offer=True)
    assert match.prompt() == message("minicity-prompt-offer", seat=CIRCLE, other=SQUARE)
    assert match.describe("unload 0") == message("minicity-do-offer", tokens=0)
    play(match, "unload 2")
    assert match.prompt() == message("minicity-prompt-begin", seat=SQUARE, tokens=2)
    told_other: dict[str, Argument] = {"other": CIRCLE, "tokens": 2}
    assert match.describe("first circle") == message("minicity-do-come-second", **told_other)
    assert match.describe("first square") == message("minicity-do-begin", **told_other)
    play(match, "first circle")
    assert match.prompt() == message("minicity-prompt-put", seat=SQUARE, left=2)
    assert match.describe("to 1") == message("minicity-do-put", chamber=chamber(1, "yellow"))


def test_cards_laid_on_the_second_road_are_told_with_it() -> None:
    """Q5: road 2 comes after road 1."""
    match = opening(3)
    assert [e.arguments["road"] for e in match.story() if e.key == "minicity-laid"] == [1, 1, 2, 2]


def test_the_story_of_a_card() -> None:
    """§3.1: the card, the move, the tokens."""
    match = Table(4).tokens(36, 0).turn("circle")
    play(match, "play red 1 left", "go 36", "unload 2", "done")
    card = {"seat": CIRCLE, "card": ant("red"), "road": 1, "end": "left"}
    assert event(match, "played").arguments == card
    assert event(match, "moved").arguments == {"ant": ant("red"), "chamber": chamber(36, "orange")}
    unloaded = {"seat": CIRCLE, "tokens": 2, "chamber": chamber(36, "orange")}
    assert event(match, "unloaded").arguments == unloaded
    assert event(match, "done").arguments == {"seat": CIRCLE}


def test_the_story_of_the_next_turn() -> None:
    """§3.1: whose turn it is and how many cards it allows."""
    match = Table().turn("circle")
    play(match, "play red 1 left", "go 36", "unload 0", "done")
    assert told(match)[-2:] == ["dealt-hidden", "turn"]
    assert event(match, "turn").arguments == {"seat": SQUARE, "turn": 4, "cards": 3}


def test_the_story_of_an_ant_that_stays() -> None:
    """Q1: it is blocked."""
    match = Table().ants(yellow=36, blue=44).turn("circle")
    play(match, "play red 1 left")
    assert event(match, "blocked").arguments == {"ant": ant("red")}


def test_the_story_of_the_stream() -> None:
    """§4.2: which road, then its new cards."""
    table = Table(3).road(2, "red grey grey grey grey | blue")
    match = table.tokens(2, 4).turn("circle", script=["lay violet", "lay grey"])
    play(match, "play yellow 2 left", "go 2")
    assert told(match) == ["played", "moved", "cleared", "laid", "laid"]
    assert event(match, "cleared").arguments == {"road": 2}
    assert match.story()[-1].arguments == {"ant": ant("grey"), "road": 2}


def test_the_story_of_shuffled_discards() -> None:
    """Q2: how many cards the new pile has."""
    match = Table(road=4).pile("").turn("circle")
    play(match, "play red 1 left", "go 36", "unload 0")
    assert told(match)[-4:] == ["cleared", "shuffled", "laid", "laid"]
    assert event(match, "shuffled").arguments == {"cards": 88}


@pytest.mark.parametrize("refusal", [True, False])
def test_the_story_of_points(refusal: bool) -> None:
    """§9.2: whether the tokens are refused or there are none."""
    match = helped()
    if refusal:
        play(match, "play red 1 left", "go 36", "unload 0")
        assert told(match) == ["played", "moved", "unloaded", "earned"]
        assert event(match, "earned").arguments == {"seat": CIRCLE, "points": 5}
    else:
        match = Table(4, friends=True).tokens(44, 0).small("circle", yellow=7).turn("circle")
        play(match, "play red 1 left", "go 44")
        assert told(match) == ["played", "moved", "earned"]
        assert event(match, "earned").arguments == {"seat": CIRCLE, "points": 8}


def test_the_story_of_a_friend_bought() -> None:
    """§9.3: which, and for how many points."""
    match = helped()
    play(match, "buy snail")
    assert told(match) == ["bought"]
    bought = {"seat": CIRCLE, "friend": friend("snail"), "cost": 4}
    assert event(match, "bought").arguments == bought


def test_the_story_of_a_beetle() -> None:
    """Q13: a point on purchase, and one at the start of a turn."""
    match = helped()
    play(match, "buy beetle")
    assert told(match) == ["bought", "beetle"]
    assert event(match, "beetle").arguments == {"seat": CIRCLE}
    match = Table(friends=True).owns("square", "beetle").turn("circle")
    play(match, "play red 1 left", "go 36", "unload 1", "done", "stock pink")
    assert told(match)[-3:] == ["dealt-hidden", "turn", "beetle"]
    assert event(match, "beetle").arguments == {"seat": SQUARE}


@pytest.mark.parametrize(("goal", "copies"), [(37, 1), (38, 2)])
def test_the_story_of_millipedes(goal: int, copies: int) -> None:
    """Q8: how many have helped."""
    match = helped("millipede", "millipede")
    play(match, "play red 1 left", f"go {goal}")
    assert told(match)[:3] == ["played", "moved", "millipede"]
    assert event(match, "millipede").arguments == {"seat": CIRCLE, "copies": copies}


def test_the_story_of_a_stick_insect() -> None:
    """Q14: the card and the ant it moves."""
    match = helped("stick-insect")
    play(match, "play red 2 right as grey")
    card = {"seat": CIRCLE, "card": ant("red"), "ant": ant("grey"), "road": 2, "end": "right"}
    assert event(match, "played-as").arguments == card


def test_the_story_of_a_ladybird() -> None:
    """§9.4: where the tokens come from and go to."""
    match = helped("ladybird")
    play(match, "spread 9", "to 22", "enough")
    assert told(match) == ["spread", "spread-to", "enough-spread"]
    source, target = chamber(9, "yellow"), chamber(22, "yellow")
    assert event(match, "spread").arguments == {"seat": CIRCLE, "chamber": source}
    way = {"seat": CIRCLE, "source": source, "target": target}
    assert event(match, "spread-to").arguments == way
    assert event(match, "enough-spread").arguments == {"seat": CIRCLE}


def test_the_story_of_a_dragonfly() -> None:
    """§9.4: which ants."""
    match = helped("dragonfly")
    play(match, "swap blue violet")
    pair = {"seat": CIRCLE, "first": ant("blue"), "second": ant("violet")}
    assert event(match, "swapped").arguments == pair


def test_the_story_of_a_bumblebee() -> None:
    """§9.4: which tokens."""
    match = helped("bumblebee")
    play(match, "exchange orange pink")
    swap = {"seat": CIRCLE, "given": food("orange"), "taken": food("pink")}
    assert event(match, "exchanged").arguments == swap


def test_the_story_of_a_grasshopper() -> None:
    """Q9: what it brings, and that it was enough."""
    match = helped("grasshopper")
    play(match, "play red 1 left", "go 36", "unload 2", "stock pink", "enough")
    assert told(match)[-2:] == ["stocked", "enough-stock"]
    assert event(match, "stocked").arguments == {"seat": CIRCLE, "food": food("pink")}
    assert event(match, "enough-stock").arguments == {"seat": CIRCLE}


def test_the_story_of_a_win() -> None:
    """§8.1: tokens left and place of everybody."""
    table = Table().small("circle", orange=1).reserve("circle").tokens(36, 2)
    match = table.small("square", yellow=3).reserve("square").turn("circle")
    play(match, "play red 1 left", "go 36", "unload 1")
    assert told(match) == ["played", "moved", "unloaded", "result", "result"]
    results = [result.arguments for result in match.story()[-2:]]
    assert results[0] == {"seat": CIRCLE, "left": 0, "place": 1}
    assert results[1] == {"seat": SQUARE, "left": 3, "place": 2}


def test_the_story_of_the_turn_limit() -> None:
    """Q16: how many turns, then the result."""
    match = Table().turn("circle", number=400)
    play(match, "play red 1 left", "go 36", "unload 0", "done")
    assert told(match)[-3:] == ["turn-limit", "result", "result"]
    assert event(match, "turn-limit").arguments == {"turns": 400}


# What is to be done


def test_the_prompt_for_the_small_part() -> None:
    """§2.5: how many are to go."""
    match = unstarted()
    match.advance()
    assert match.prompt() == message("minicity-prompt-small-part", seat=CIRCLE, left=7)
    play(match, "stock pink", "stock pink")
    assert match.prompt() == message("minicity-prompt-small-part", seat=CIRCLE, left=5)


def test_the_prompts_of_a_turn() -> None:
    """§3.1: a first card, the move, the tokens, more cards, the refill."""
    match = Table(4).tokens(36, 0).turn("circle")
    assert match.prompt() == message("minicity-prompt-first-card", seat=CIRCLE, left=3)
    play(match, "play red 1 left")
    assert match.prompt() == message("minicity-prompt-go", seat=CIRCLE, ant=ant("red"), range=1)
    play(match, "go 36")
    orange = chamber(36, "orange")
    assert match.prompt() == message("minicity-prompt-unload", seat=CIRCLE, chamber=orange)
    play(match, "unload 2")
    assert match.prompt() == message("minicity-prompt-choice", seat=CIRCLE, left=2)
    play(match, "done")
    assert match.prompt() == message("minicity-prompt-refill", seat=CIRCLE, left=2)


def test_the_prompts_of_friends() -> None:
    """§9.4, §9.5: where a token goes, and what the grasshopper may bring."""
    match = helped("ladybird", "grasshopper")
    play(match, "spread 9")
    yellow = chamber(9, "yellow")
    assert match.prompt() == message("minicity-prompt-spread", seat=CIRCLE, source=yellow)
    play(match, "to 22", "enough", "play red 1 left", "go 36", "unload 2")
    assert match.prompt() == message("minicity-prompt-grasshopper", seat=CIRCLE, left=2)


def test_nothing_is_to_be_done_when_the_match_is_over() -> None:
    """§8.1: and that is said."""
    table = Table().small("circle", orange=1).reserve("circle").tokens(36, 2)
    match = table.turn("circle")
    play(match, "play red 1 left", "go 36", "unload 1")
    assert match.prompt() == message("match-over")


# What a choice means


def test_to_stay_described() -> None:
    """Q1: it is no destination."""
    table = Table(friends=True).ants(yellow=36, blue=44).owns("circle", "millipede")
    match = table.turn("circle")
    play(match, "play red 1 left")
    assert match.describe("go 43").key == "minicity-do-stay"
    assert match.describe("go 29").key == "minicity-do-go-far"


def test_a_card_described() -> None:
    """§5.1, §4.2: with its range, and whether the road is cleared."""
    match = Table().road(1, "red red red red red | blue").turn("circle")
    red = ant("red")
    told_card: dict[str, Argument] = {"card": red, "ant": red, "road": 1}
    left = message("minicity-do-play", end="left", range=6, stream="yes", **told_card)
    assert match.describe("play red 1 left") == left
    right = message("minicity-do-play", end="right", range=1, stream="no", **told_card)
    assert match.describe("play red 1 right") == right


def test_a_card_as_another_described() -> None:
    """Q14: the range is that of the announced ant."""
    table = Table(friends=True).owns("circle", "stick-insect").road(1, "grey | blue")
    match = table.turn("circle")
    assert match.describe("play red 1 left as grey") == message(
        "minicity-do-play-as",
        card=ant("red"),
        ant=ant("grey"),
        road=1,
        end="left",
        range=2,
        stream="no",
    )


def test_a_goal_described() -> None:
    """Q8: its free places, and the millipedes it takes."""
    table = Table(4, friends=True).owns("circle", "millipede", "millipede")
    match = table.tokens(36, 1).tokens(38, 3).turn("circle")
    play(match, "play red 1 left")
    near, far = chamber(36, "orange"), chamber(38, "green")
    assert match.describe("go 36") == message("minicity-do-go", chamber=near, free=2)
    beyond = message("minicity-do-go-far", chamber=far, free=0, millipedes=2)
    assert match.describe("go 38") == beyond


@pytest.mark.parametrize("friends", [False, True])
def test_an_unloading_described(friends: bool) -> None:
    """§6.1, §9.2: how many of which food; nothing, with the points for it."""
    match = Table(4, friends=friends).tokens(36, 0).turn("circle")
    play(match, "play red 1 left", "go 36")
    two = message("minicity-do-unload", tokens=2, food=food("orange"))
    assert match.describe("unload 2") == two
    refuse = message("minicity-do-refuse", points=5)
    nothing = message("minicity-do-unload-nothing")
    assert match.describe("unload 0") == (refuse if friends else nothing)


def test_other_choices_described() -> None:
    """§9.3, §9.4: friends bought and used, tokens stocked, the end of a turn."""
    match = helped("ladybird")
    snail = message("minicity-do-buy", friend=friend("snail"), cost=4)
    assert match.describe("buy snail") == snail
    yellow = chamber(9, "yellow")
    assert match.describe("spread 9") == message("minicity-do-spread", chamber=yellow)
    assert match.describe("to 22") == message("minicity-do-to", chamber=chamber(22, "yellow"))
    swap = message("minicity-do-swap", first=ant("yellow"), second=ant("grey"))
    assert match.describe("swap yellow grey") == swap
    exchange = message("minicity-do-exchange", given=food("pink"), taken=food("blue"))
    assert match.describe("exchange pink blue") == exchange
    assert match.describe("stock pink") == message("minicity-do-stock", food=food("pink"))
    assert match.describe("done") == message("minicity-do-done")
    assert match.describe("enough") == message("minicity-do-enough")


def test_an_outcome_of_chance_described() -> None:
    """§2.4, §2.6: as it is told afterwards."""
    match = unstarted()
    dealt = message("minicity-dealt", seat=CIRCLE, ant=ant("red"))
    assert match.describe("deal red") == dealt
    for _ in range(8):
        match.follow("deal red")
    assert match.describe("lay grey") == message("minicity-laid", ant=ant("grey"), road=1)
    assert match.describe("first square") == message("minicity-first", seat=SQUARE)
