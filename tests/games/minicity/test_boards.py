"""Board files: the shipped hill, one's own, and every fault told with its line."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from ludoteca.core.errors import BadBoard, BadOption
from ludoteca.core.message import Message, message
from ludoteca.games.minicity.boards import load_board
from ludoteca.games.minicity.drawing import draw_board
from ludoteca.games.minicity.game import GAME
from ludoteca.games.minicity.tunnels import do_cross, is_between

Hill = dict[str, Any]
Change = Callable[[Hill], object]

FOODS = ["yellow", "orange", "blue", "green", "pink"]
ANTS = ["yellow", "blue", "red", "grey", "violet"]
FRIENDS = {  # copies and cost
    "millipede": (2, 8),
    "ladybird": (1, 5),
    "dragonfly": (1, 8),
    "bumblebee": (2, 6),
    "stick-insect": (1, 9),
    "beetle": (1, 2),
    "orange-caterpillar": (1, 3),
    "exotic-caterpillar": (1, 8),
    "grasshopper": (1, 8),
    "snail": (1, 4),
}
SIZES = {
    "yellow": [4, 4, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1],
    "orange": [4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1],
    "blue": [4, 3, 3, 2, 2, 2, 1, 1, 1, 1],
    "green": [4, 3, 2, 2, 2, 1, 1, 1],
    "pink": [4, 3, 2, 2, 1],
}


def shipped() -> Hill:
    return tomllib.loads(GAME.board_text("anthill"))


def written(value: Any) -> str:
    """A value as TOML has it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {written(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return f"[{', '.join(map(written, value))}]"
    if isinstance(value, str):
        return f'"{value}"'
    return str(value).lower() if isinstance(value, bool) else str(value)


def write(hill: Hill) -> str:
    """A board file, one line for each fact, chamber and friend."""
    lines = [f"{key} = {written(hill[key])}" for key in hill if key not in ("chambers", "friends")]
    for table in ("chambers", "friends"):
        if isinstance(hill.get(table), dict):
            lines += ["", f"[{table}]"]
            lines += [f"{key} = {written(item)}" for key, item in hill[table].items()]
        elif table in hill:
            lines.insert(0, f"{table} = {written(hill[table])}")
    return "\n".join(lines) + "\n"


def chambers(hill: Hill) -> list[Hill]:
    return list(hill["chambers"].values())


# The shipped hill


def test_the_shipped_hill_is_valid() -> None:
    assert GAME.check_board("anthill.toml", GAME.board_text("anthill")) == "hill"
    assert GAME.options[1].choices == ("anthill",)


def test_each_chamber_of_the_shipped_hill_has_a_line_of_its_own() -> None:
    lines = [line.split("=")[0].strip() for line in GAME.board_text("anthill").splitlines()]
    assert [line for line in lines if line.isdecimal()] == [str(n) for n in range(1, 50)]


def test_the_shipped_hill_has_the_sizes_of_the_rules_page_and_friends_of_ours() -> None:
    hill = shipped()
    assert len(hill["chambers"]) == 49
    for food in FOODS:
        sizes = [chamber["places"] for chamber in chambers(hill) if chamber["food"] == food]
        assert sorted(sizes, reverse=True) == SIZES[food]
    assert hill["road"] == 12
    friends = {name: (card["copies"], card["cost"]) for name, card in hill["friends"].items()}
    assert friends == FRIENDS


def test_the_shipped_hill_marks_one_place_in_each_of_its_large_chambers() -> None:
    marks = {
        "two_ants": {"yellow": 4, "orange": 4, "blue": 2, "green": 2, "pink": 2},
        "three_ants": {"yellow": 1, "orange": 3, "blue": 2, "green": 1},
    }
    drawn = chambers(shipped())
    for mark, wanted in marks.items():
        assert Counter(chamber["food"] for chamber in drawn if mark in chamber) == wanted
        assert {chamber[mark] for chamber in drawn if mark in chamber} == {1}
    marked = [chamber for chamber in drawn if "two_ants" in chamber or "three_ants" in chamber]
    assert len(marked) == 21
    for food in FOODS:
        sizes = [chamber["places"] for chamber in marked if chamber["food"] == food]
        assert sorted(sizes, reverse=True) == SIZES[food][: len(sizes)]


def reached(hill: Hill, start: str, without: str = "") -> set[str]:
    """Chambers that can be reached when one of them is lost."""
    found, edge = set[str](), {start}
    while edge:
        found |= edge
        ends = {str(end) for name in edge for end in hill["chambers"][name]["tunnels"]}
        edge = ends - found - {without}
    return found


def test_no_lost_chamber_cuts_the_shipped_hill_in_two() -> None:
    hill = shipped()
    for lost in hill["chambers"]:
        start = "2" if lost == "1" else "1"
        assert len(reached(hill, start, lost)) == 48


def test_the_shipped_hill_is_wide_and_its_colours_are_mixed() -> None:
    """76 to 84 tunnels, 8 to 10 from end to end, no colour far from any chamber."""
    board = load_board("anthill", GAME.board_text("anthill"), False)
    tunnels = sum(len(chamber.tunnels) for chamber in board.hill.chambers) // 2
    assert 76 <= tunnels <= 84
    distance = board.record.distance
    assert 8 <= distance.max() <= 10
    for food in range(5):
        places = [n for n, chamber in enumerate(board.hill.chambers) if chamber.food == food]
        assert distance[:, places].min(axis=1).max() <= 3
        assert all(distance[one, other] > 1 for one, other in combinations(places, 2))


def test_the_record_of_a_hill_is_what_the_file_says() -> None:
    board = load_board("anthill", GAME.board_text("anthill"), True)
    record, hill = board.record, shipped()
    assert board.hill.name == hill["name"] == "anthill"
    for number, (name, chamber) in enumerate(hill["chambers"].items()):
        drawn = board.hill.chambers[number]
        assert drawn.at == tuple(chamber["at"])
        assert [str(end + 1) for end in drawn.tunnels] == [str(end) for end in chamber["tunnels"]]
        assert FOODS[record.food[number]] == chamber["food"]
        assert record.places[number] == chamber["places"]
        assert record.two_ants[number] == chamber.get("two_ants", 0)
        assert record.three_ants[number] == chamber.get("three_ants", 0)
        if "start" in chamber:
            assert record.start_zone[ANTS.index(chamber["start"])] == number
        beside = [n for n in range(49) if record.distance[number, n] == 1]
        assert [n + 1 for n in beside] == sorted(chamber["tunnels"])
        assert record.distance[number, number] == 0
        assert GAME.board_text("anthill").splitlines()[drawn.line - 1].split("=")[0].strip() == name
        for limit in (0, 1, 2, 32):
            near = {n for n in range(49) if record.distance[number, n] <= limit}
            assert record.within[number, limit] == sum(1 << n for n in near)
        assert record.of_food[record.food[number]] >> number & 1
    assert sum(record.of_food.tolist()) == (1 << 49) - 1
    assert record.distance.min() == 0
    assert (record.distance == record.distance.T).all()
    assert record.friend_copies.tolist() == [copies for copies, _ in FRIENDS.values()]
    assert record.friend_cost.tolist() == [cost for _, cost in FRIENDS.values()]
    assert (record.road_length, record.friends) == (12, 1)
    assert load_board("anthill", GAME.board_text("anthill"), False).record.friends == 0


# Faults


def chamber(hill: Hill, number: int) -> Hill:
    facts: Hill = hill["chambers"][str(number)]
    return facts


def put(number: int, **facts: Any) -> Change:
    """Other facts of a chamber; None takes one away."""

    def change(hill: Hill) -> None:
        for key, value in facts.items():
            if value is None:
                del chamber(hill, number)[key]
            else:
                chamber(hill, number)[key] = value

    return change


def put_friend(name: str, facts: Any) -> Change:
    return lambda hill: hill["friends"].update({name: facts})


def find(hill: Hill, **facts: Any) -> str:
    """The first chamber with these facts."""
    names: list[str] = [
        name
        for name, facts_ in hill["chambers"].items()
        if all(facts_.get(key) == value for key, value in facts.items())
    ]
    return names[0]


def count(what: Message, found: int, wanted: int) -> Message:
    return message("minicity-board-count", what=what, found=found, wanted=wanted)


def food(name: str) -> Message:
    return message("minicity-food", food=name)


def fault_of(text: str) -> BadBoard:
    with pytest.raises(BadBoard) as refusal:
        GAME.check_board("mine.toml", text)
    return refusal.value


def line_of(text: str, start: str) -> int:
    lines = enumerate(text.splitlines(), start=1)
    return next(number for number, line in lines if line.startswith(start))


ALL_KEYS = "kind, name, road, chambers, friends"
CHAMBER_KEYS = {"keys": "at, food, places, tunnels", "others": "start, two_ants, three_ants"}
TUNNELS = {"least": 2, "most": 4}


@pytest.mark.parametrize(
    ("change", "start", "fault"),
    [
        pytest.param(
            lambda hill: hill.pop("kind"),
            "",
            message("board-key-missing", key="kind"),
            id="no kind",
        ),
        pytest.param(
            lambda hill: hill.update(kind="territory"),
            "kind",
            message("board-kind-unknown", kind="territory", allowed="hill"),
            id="another kind",
        ),
        pytest.param(
            lambda hill: hill.update(queen="Maud"),
            "queen",
            message("board-key-unknown", key="queen", allowed=ALL_KEYS),
            id="unknown key",
        ),
        pytest.param(
            lambda hill: hill.pop("name"),
            "",
            message("board-key-missing", key="name"),
            id="no name",
        ),
        pytest.param(
            lambda hill: hill.update(road="12"),
            "road",
            message("board-key-kind", key="road", kind="int"),
            id="road is text",
        ),
        *[
            pytest.param(
                lambda hill, road=road: hill.update(road=road),
                "road",
                message("minicity-board-road", road=road, least=4, most=30),
                id=f"road of {road}",
            )
            for road in (2, 11, 32, -4)
        ],
        pytest.param(
            lambda hill: hill.update(chambers=[1, 2]),
            "chambers",
            message("board-key-kind", key="chambers", kind="dict"),
            id="chambers in a list",
        ),
        pytest.param(
            lambda hill: hill["chambers"].update({"queen": chamber(hill, 1)}),
            "queen",
            message("minicity-board-chamber-name", name="queen", wanted="50"),
            id="a chamber with a name",
        ),
        pytest.param(
            lambda hill: hill["chambers"].pop("7"),
            "8 =",
            message("minicity-board-chamber-name", name="8", wanted="7"),
            id="a number left out",
        ),
        pytest.param(
            lambda hill: hill["chambers"].pop("49"),
            "[chambers]",
            count(message("minicity-board-chambers"), 48, 49),
            id="48 chambers",
        ),
        pytest.param(
            lambda hill: hill["chambers"].update({"50": chamber(hill, 1)}),
            "[chambers]",
            count(message("minicity-board-chambers"), 50, 49),
            id="50 chambers",
        ),
        pytest.param(
            lambda hill: hill["chambers"].update({"5": 3}),
            "5 =",
            message("minicity-board-chamber-keys", name="5", **CHAMBER_KEYS),
            id="a chamber that is a number",
        ),
        pytest.param(
            put(5, food=None),
            "5 =",
            message("minicity-board-chamber-keys", name="5", **CHAMBER_KEYS),
            id="no food",
        ),
        pytest.param(
            put(5, ant="red"),
            "5 =",
            message("minicity-board-chamber-keys", name="5", **CHAMBER_KEYS),
            id="unknown key of a chamber",
        ),
        *[
            pytest.param(
                put(6, at=at),
                "6 =",
                message("minicity-board-at", name="6", limit=9999),
                id=f"at {at}",
            )
            for at in ([1], [1, 2, 3], [1.5, 2], [10000, 0], [0, -10000], "here", [True, 0])
        ],
        pytest.param(
            put(8, food="red"),
            "8 =",
            message("minicity-board-food", food="red", allowed=", ".join(FOODS)),
            id="no such food",
        ),
        *[
            pytest.param(
                put(8, places=places),
                "8 =",
                message("minicity-board-size", places=str(places), limit=4),
                id=f"{places} places",
            )
            for places in (0, 5, -1, 1.0, True)
        ],
        pytest.param(
            put(9, start="orange"),
            "9 =",
            message("minicity-board-ant", ant="orange", allowed=", ".join(ANTS)),
            id="no such ant",
        ),
        *[
            pytest.param(
                put(10, places=2, **marks),
                "10 =",
                message("minicity-board-marks", name="10", places=2),
                id=f"marks {marks}",
            )
            for marks in (
                {"two_ants": 3},
                {"two_ants": 2, "three_ants": 1},
                {"three_ants": -1},
                {"two_ants": True},
            )
        ],
        *[
            pytest.param(
                put(11, tunnels=tunnels),
                "11 =",
                message("minicity-board-tunnels", name="11", **TUNNELS),
                id=f"tunnels {tunnels}",
            )
            for tunnels in (3, [], [2], [1, 2, 3, 4, 5])
        ],
        *[
            pytest.param(
                put(11, tunnels=[2, end]),
                "11 =",
                message("minicity-board-tunnel", name="11", end=str(end)),
                id=f"tunnel to {end}",
            )
            for end in (0, 50, 11, 2, "12", True)
        ],
    ],
)
def test_a_fault_in_one_line_is_told_with_it(change: Change, start: str, fault: Message) -> None:
    hill = shipped()
    change(hill)
    text = write(hill)
    refusal = fault_of(text)
    assert refusal.fault == fault
    assert refusal.line == line_of(text, start)
    assert str(refusal).startswith(f"mine.toml, line {refusal.line}: ")


def test_a_file_that_is_no_toml_is_told_with_its_line() -> None:
    text = GAME.board_text("anthill").replace("road = 12", "road = twelve")
    refusal = fault_of(text)
    assert refusal.fault == message("board-toml-quotes", text="twelve")
    assert refusal.line == line_of(text, "road")


def test_a_tunnel_needs_both_its_ends() -> None:
    hill = shipped()
    here = chamber(hill, 1)["tunnels"]
    end = next(n for n in here if len(chamber(hill, n)["tunnels"]) > 2)
    chamber(hill, end)["tunnels"].remove(1)
    text = write(hill)
    refusal = fault_of(text)
    assert refusal.fault == message("minicity-board-one-way", name="1", other=str(end))
    assert refusal.line == line_of(text, f"{end} =")


@pytest.mark.parametrize("name", FOODS)
def test_the_places_of_every_food_are_counted(name: str) -> None:
    """§1.2: 28, 24, 20, 16 and 12."""
    hill = shipped()
    wanted = dict(zip(FOODS, (28, 24, 20, 16, 12), strict=True))[name]
    hill["chambers"][find(hill, food=name, places=2)]["places"] = 3
    text = write(hill)
    refusal = fault_of(text)
    what = message("minicity-board-food-places", food=food(name))
    assert refusal.fault == count(what, wanted + 1, wanted)
    assert refusal.line == line_of(text, "[chambers]")


@pytest.mark.parametrize("size", [1, 3, 4])
def test_every_food_has_chambers_of_every_size(size: int) -> None:
    """§1.2: here pink lacks one size, and has its 12 places all the same."""
    hill = shipped()
    sizes = {1: [4, 2, 2, 2, 2], 3: [4, 4, 2, 1, 1], 4: [3, 3, 3, 2, 1]}[size]
    pink = [chamber for chamber in chambers(hill) if chamber["food"] == "pink"]
    for place, chamber_ in zip(sizes, sorted(pink, key=lambda c: -int(c["places"])), strict=True):
        chamber_["places"] = place
    refusal = fault_of(write(hill))
    assert refusal.fault == message("minicity-board-size-missing", food=food("pink"), size=size)


@pytest.mark.parametrize(
    ("mark", "key", "numbers"),
    [
        ("two_ants", "minicity-board-two-ants", (4, 4, 2, 2, 2)),
        ("three_ants", "minicity-board-three-ants", (1, 3, 2, 1, 0)),
    ],
)
@pytest.mark.parametrize("name", FOODS)
def test_marked_places_are_counted_food_by_food(
    name: str, mark: str, key: str, numbers: tuple[int, ...]
) -> None:
    """§1.7"""
    hill = shipped()
    wanted = numbers[FOODS.index(name)]
    hill["chambers"][find(hill, food=name, places=1)][mark] = 1
    text = write(hill)
    refusal = fault_of(text)
    assert refusal.fault == count(message(key, food=food(name)), wanted + 1, wanted)
    assert refusal.line == line_of(text, "[chambers]")


@pytest.mark.parametrize("name", ANTS)
def test_every_ant_has_one_start_zone(name: str) -> None:
    """§1.3"""
    what = message("minicity-board-starts", ant=message("minicity-ant", ant=name))
    hill = shipped()
    del hill["chambers"][find(hill, start=name)]["start"]
    text = write(hill)
    refusal = fault_of(text)
    assert refusal.fault == count(what, 0, 1)
    assert refusal.line == line_of(text, "[chambers]")
    hill = shipped()
    last = max(int(key) for key, facts in hill["chambers"].items() if "start" not in facts)
    hill["chambers"][str(last)]["start"] = name
    text = write(hill)
    refusal = fault_of(text)
    assert refusal.fault == count(what, 2, 1)
    starts = [int(key) for key, facts in hill["chambers"].items() if facts.get("start") == name]
    assert refusal.line == line_of(text, f"{max(starts)} =")


def ring(names: list[int]) -> dict[int, list[int]]:
    """Tunnels that lead round through some chambers."""
    following = names[1:] + names[:1]
    return {name: sorted({names[place - 1], following[place]}) for place, name in enumerate(names)}


def test_the_hill_is_one_piece() -> None:
    """§1.2: here two rings that do not touch."""
    hill = shipped()
    for name, ends in (ring(list(range(1, 26))) | ring(list(range(26, 50)))).items():
        chamber(hill, name)["tunnels"] = ends
    text = write(hill)
    refusal = fault_of(text)
    assert refusal.fault == message("minicity-board-torn", name="26")
    assert refusal.line == line_of(text, "26 =")


def test_two_chambers_do_not_stand_at_one_place() -> None:
    hill = shipped()
    chamber(hill, 30)["at"] = chamber(hill, 4)["at"]
    text = write(hill)
    refusal = fault_of(text)
    assert refusal.fault == message("minicity-board-same-place", name="4", other="30")
    assert refusal.line == line_of(text, "30 =")


def test_no_tunnel_runs_through_a_chamber() -> None:
    """§1.2: a third chamber is moved to the middle of a tunnel."""
    hill = shipped()
    for facts in chambers(hill):
        facts["at"] = [2 * z for z in facts["at"]]
    end = chamber(hill, 1)["tunnels"][0]
    other = next(n for n in range(49, 0, -1) if n not in chamber(hill, 1)["tunnels"])
    chamber(hill, other)["at"] = [
        (one + two) // 2
        for one, two in zip(chamber(hill, 1)["at"], chamber(hill, end)["at"], strict=True)
    ]
    text = write(hill)
    refusal = fault_of(text)
    assert refusal.fault == message("minicity-board-through", tunnel=f"1-{end}", name=str(other))
    assert refusal.line == line_of(text, "1 =")


def test_no_two_tunnels_cross() -> None:
    """§1.2: two chambers of the outer ring change their places."""
    hill = shipped()
    one, other = chamber(hill, 30), chamber(hill, 40)
    one["at"], other["at"] = other["at"], one["at"]
    text = write(hill)
    refusal = fault_of(text)
    assert refusal.fault.key == "minicity-board-crossing"
    tunnels = [refusal.fault.arguments[key] for key in ("tunnel", "other")]
    first, second = ([int(end) for end in str(tunnel).split("-")] for tunnel in tunnels)
    assert first[1] in chamber(hill, first[0])["tunnels"]
    assert second[1] in chamber(hill, second[0])["tunnels"]
    assert not set(first) & set(second)
    assert refusal.line == line_of(text, f"{first[0]} =")


@pytest.mark.parametrize(
    ("change", "start", "fault"),
    [
        pytest.param(
            put_friend("wasp", {"copies": 1, "cost": 1}),
            "wasp",
            message("minicity-board-friend", name="wasp", allowed=", ".join(FRIENDS)),
            id="no such friend",
        ),
        pytest.param(
            lambda hill: hill["friends"].pop("snail"),
            "[friends]",
            message("minicity-board-friend-missing", name="snail"),
            id="a friend is missing",
        ),
        *[
            pytest.param(
                put_friend("snail", facts),
                "snail",
                message("minicity-board-friend-keys", name="snail", keys="copies, cost"),
                id=f"snail {facts}",
            )
            for facts in (4, {"copies": 1}, {"copies": 1, "cost": 4, "hand": 5})
        ],
        *[
            pytest.param(
                put_friend("snail", {"copies": copies, "cost": 4}),
                "snail",
                message(
                    "minicity-board-friend-value",
                    name="snail",
                    key="copies",
                    text=str(copies),
                    limit=2,
                ),
                id=f"{copies} snails",
            )
            for copies in (0, 3, True, "1")
        ],
        *[
            pytest.param(
                put_friend("snail", {"copies": 1, "cost": cost}),
                "snail",
                message(
                    "minicity-board-friend-value",
                    name="snail",
                    key="cost",
                    text=str(cost),
                    limit=99,
                ),
                id=f"a snail for {cost}",
            )
            for cost in (0, 100, -4, 1.5)
        ],
        pytest.param(
            put_friend("snail", {"copies": 2, "cost": 4}),
            "[friends]",
            count(message("minicity-board-friend-cards"), 13, 12),
            id="13 friend cards",
        ),
        pytest.param(
            put_friend("bumblebee", {"copies": 1, "cost": 4}),
            "[friends]",
            count(message("minicity-board-friend-cards"), 11, 12),
            id="11 friend cards",
        ),
    ],
)
def test_a_fault_of_the_friends_is_told_with_its_line(
    change: Change, start: str, fault: Message
) -> None:
    """§1.8"""
    test_a_fault_in_one_line_is_told_with_it(change, start, fault)


# The drawing


@pytest.mark.parametrize(
    ("one", "other", "cross"),
    [
        (((0, 0), (4, 4)), ((0, 4), (4, 0)), True),
        (((0, 0), (4, 4)), ((0, 4), (1, 3)), False),
        (((0, 0), (4, 4)), ((5, 0), (9, 4)), False),
        (((0, 0), (4, 0)), ((1, 0), (3, 0)), False),  # upon each other: `is_between` sees it
    ],
)
def test_tunnels_cross_where_each_has_an_end_on_either_side(
    one: tuple[tuple[int, int], tuple[int, int]],
    other: tuple[tuple[int, int], tuple[int, int]],
    cross: bool,
) -> None:
    assert do_cross(one, other) == do_cross(other, one) == cross


@pytest.mark.parametrize(
    ("point", "between"),
    [((2, 2), True), ((0, 0), True), ((5, 5), False), ((2, 3), False), ((-1, -1), False)],
)
def test_a_chamber_lies_on_a_tunnel_or_beside_it(point: tuple[int, int], between: bool) -> None:
    assert is_between((0, 0), (4, 4), point) == between
    assert is_between((4, 4), (0, 0), point) == between


@pytest.mark.parametrize("table", ["chambers", "friends"])
@pytest.mark.parametrize("name", ["(a+)+b", "(", "[", "\\\\", ".*"])
def test_no_name_is_taken_for_a_pattern(table: str, name: str) -> None:
    """A search for `(a+)+b` among so many `a` would not end."""
    text = write(shipped() | {table: {}})
    start = f"[{table}]\n"
    text = text.replace(start, f'{start}"{name}" = 1\n{"a" * 60} = 1\n')
    refusal = fault_of(text)
    assert refusal.line == line_of(text, f'"{name}"')
    assert refusal.fault.arguments["name"] == name.replace("\\\\", "\\")


# A hill of one's own


def test_a_hill_of_ones_own_may_have_other_roads_and_friends() -> None:
    hill = shipped()
    hill.update(name="mine", road=30)
    put_friend("bumblebee", {"copies": 1, "cost": 99})(hill)
    put_friend("snail", {"copies": 2, "cost": 1})(hill)
    assert GAME.check_board("mine.toml", write(hill)) == "hill"
    board = load_board("mine.toml", write(hill), True)
    assert (board.hill.name, board.record.road_length) == ("mine", 30)
    assert board.record.friend_copies.tolist() == [2, 1, 1, 1, 1, 1, 1, 1, 1, 2]


def test_a_hill_without_friend_cards_is_for_the_base_game_only() -> None:
    hill = shipped()
    hill.pop("friends")
    assert GAME.check_board("mine.toml", write(hill)) == "hill"
    assert load_board("mine.toml", write(hill), False).hill.friends == ()
    with pytest.raises(BadOption) as refused:
        load_board("mine.toml", write(hill), True)
    assert refused.value.reason == message("minicity-board-without-friends", hill="anthill")
    assert "Friends" not in draw_board("mine.toml", write(hill))
