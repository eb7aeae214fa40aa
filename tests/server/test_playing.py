"""Playing over the socket: moves, answers, versions, undo, absent people, chat."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import ludoteca
from ludoteca.core import fairness
from tests.server.players import Json, Player, new_key, play_to_the_end

New = Callable[[], Player]


def sit_down(new: New, game: str = "marabunta", **more: object) -> tuple[str, list[Player]]:
    """A match of people only, each watching it."""
    count = {"marabunta": 2, "minicity": 2, "marracash": 3}[game]
    players = [new() for _ in range(count)]
    table = players[0].open_table(game, "me", *["open"] * (count - 1), **more)
    for player in players[1:]:
        player.join(table)
    match = players[0].start(table)
    for player in players:
        player.watch(match)
    return match, players


def on_turn(players: list[Player]) -> Player:
    return next(player for player in players if player.standing["choices"])


def off_turn(players: list[Player]) -> Player:
    return next(player for player in players if not player.standing["choices"])


def test_a_whole_match_with_a_bot(newcomer: New) -> None:
    person = newcomer()
    match = person.open_table("marabunta", "me", "random", start=True)["match"]
    situation = person.watch(match)
    play_to_the_end(match, [person], random.Random(1))
    assert person.standing["status"] == "over"
    assert person.standing["to_act"] is None
    text = person.http.get(f"/api/matches/{match}/record").text
    verified = ludoteca.verify(text)
    assert verified.is_fair
    assert verified.match.outcome is not None
    assert person.standing["result"]["scores"] == list(verified.match.outcome.scores)
    assert fairness.commitment(person.standing["seed"]) == situation["commitment"]


@pytest.mark.parametrize("game", ["marabunta", "marracash"])
def test_people_are_told_the_same_story(newcomer: New, game: str) -> None:
    match, players = sit_down(newcomer, game)
    spectator = newcomer()
    table = players[0].get("/api/lists")["mine"][0]["table"]
    code = players[0].get(f"/api/tables/{table}")["code"]
    spectator.watch(match, code=code)
    play_to_the_end(match, [*players, spectator], random.Random(2))
    everybody = [player.happened for player in (*players, spectator)]
    assert list(everybody[0]) == list(range(2, len(everybody[0]) + 2))  # no version is missing
    assert everybody[0] == everybody[1] == everybody[-1]  # nothing is hidden in these games


def test_a_move_is_accepted_once(newcomer: New) -> None:
    match, players = sit_down(newcomer)
    player = on_turn(players)
    before = player.standing
    key, action = new_key(), before["choices"][0]["number"]
    first = player.ask("play", match, key, action=action)
    again = player.ask("play", match, key, version=before["version"], action=action)
    assert first == {
        "type": "accepted",
        "match": match,
        "key": key,
        "version": before["version"] + 1,
    }
    assert again == {**first, "type": "duplicate"}
    player.watch(match)
    assert player.standing["version"] == before["version"] + 1


def test_a_late_move_is_stale_and_told_what_was_missed(newcomer: New) -> None:
    match, players = sit_down(newcomer)
    player = on_turn(players)
    version = player.standing["version"]
    player.play(match, player.standing["choices"][0]["number"])
    stale = player.ask("play", match, version=version, action=0)
    assert stale["type"] == "stale"
    assert [each["version"] for each in stale["missed"]["happenings"]] == [version + 1]
    assert stale["missed"]["happenings"] == [player.happened[version + 1]]
    assert stale["missed"]["standing"]["version"] == version + 1


def test_an_illegal_move_is_refused_with_a_reason(newcomer: New) -> None:
    match, players = sit_down(newcomer)
    player = on_turn(players)
    legal = {choice["number"] for choice in player.standing["choices"]}
    before = player.standing
    illegal = next(number for number in range(300) if number not in legal)
    refused = player.ask("play", match, action=illegal)
    assert refused["type"] == "refused"
    assert refused["reason"]["key"].startswith(("marabunta-", "refused-"))
    assert player.ask("play", match, action=99_999)["reason"]["key"] == "refused-number"
    player.watch(match)
    assert player.standing == before


def test_only_the_seat_to_act_may_play_and_see_choices(newcomer: New) -> None:
    match, players = sit_down(newcomer)
    waiting = off_turn(players)
    action = on_turn(players).standing["choices"][0]["number"]
    refused = waiting.ask("play", match, action=action)
    assert (refused["type"], refused["reason"]["key"]) == ("refused", "server-not-your-turn")


def test_a_spectator_of_a_public_table_sees_but_may_not_play(newcomer: New) -> None:
    match, players = sit_down(newcomer, public=True)
    spectator = newcomer()
    situation = spectator.watch(match)
    assert situation["your_seats"] == []
    assert situation["standing"]["choices"] == []
    answer = spectator.ask("play", match, action=on_turn(players).standing["choices"][0]["number"])
    assert (answer["type"], answer["reason"]["key"]) == ("problem", "server-only-players")
    cards = spectator.get("/api/lists")["to_watch"]
    assert match in [card["id"] for card in cards]


def test_a_match_by_link_is_closed_to_strangers(newcomer: New) -> None:
    match, _ = sit_down(newcomer)
    stranger = newcomer()
    stranger.connect()
    stranger.send(type="watch", match=match)
    assert stranger.expect("problem")["reason"]["key"] == "server-no-match"
    assert stranger.http.get(f"/api/matches/{match}/record").status_code == 404
    stranger.send(type="look", match=match, version=1)
    assert stranger.expect("problem")["reason"]["key"] == "server-not-watching"


def test_who_reconnects_gets_the_rest(newcomer: New) -> None:
    match, players = sit_down(newcomer)
    away = off_turn(players)
    version = away.standing["version"]
    away.disconnect()
    present = next(player for player in players if player is not away)
    present.play(match, present.standing["choices"][0]["number"])
    news = away.watch(match, version=version)
    assert news["type"] == "happened"
    assert [each["version"] for each in news["happenings"]] == [version + 1]
    assert away.happened[version + 1] == present.happened[version + 1]
    assert away.watch(match, version=version + 1)["happenings"] == []
    assert away.watch(match, version=version + 50)["type"] == "situation"  # from another world


def test_the_log_can_be_recalled_and_looked_back_at(newcomer: New) -> None:
    match, players = sit_down(newcomer)
    views = {}
    for _ in range(6):
        player = on_turn(players)
        views[player.standing["version"]] = player.standing["view"]
        player.play(match, player.standing["choices"][0]["number"])
        for other in players:
            other.follow(player.standing["version"])
    player = players[0]
    player.send(type="recall", match=match)
    told = player.expect("recalled")["happenings"]
    assert [each["version"] for each in told] == [1, 2, 3, 4, 5, 6, 7]
    assert told[0]["kind"] == "started"
    assert {each["version"]: each for each in told[1:]} == player.happened
    player.send(type="recall", match=match, before=3)
    assert player.expect("recalled")["happenings"] == told[:2]
    for version, view in views.items():
        player.send(type="look", match=match, version=version)
        past = player.expect("past")
        assert (past["version"], past["view"]) == (version, view)
    player.send(type="look", match=match, version=99)
    assert player.expect("problem")["reason"]["key"] == "server-no-version"


def test_own_choices_are_taken_back_freely_until_the_turn_passes(newcomer: New) -> None:
    match, players = sit_down(newcomer)
    for _ in range(40):  # until somebody may take back a choice while still to act
        player = on_turn(players)
        before = player.standing
        player.play(match, before["choices"][0]["number"])
        for other in players:
            other.follow(player.standing["version"])
        if player.standing["undo"] == "free" and player.standing["to_act"] == before["to_act"]:
            break
    assert player.standing["undo"] == "free"
    answer = player.ask("undo", match)
    assert answer["type"] == "accepted"
    player.follow(answer["version"])
    undone = player.happened[answer["version"]]
    assert (undone["kind"], undone["back_to"]) == ("undone", before["version"])
    assert player.standing["view"] == before["view"]
    assert player.standing["choices"] == before["choices"]


def until_undo_must_be_asked(match: str, players: list[Player]) -> tuple[Player, Player, Json]:
    """Play on until a choice could be taken back only with the other's consent."""
    for _ in range(200):
        player = on_turn(players)
        before = player.standing
        player.play(match, before["choices"][0]["number"])
        for other in players:
            other.follow(player.standing["version"])
        if player.standing["undo"] == "ask":
            other = next(each for each in players if each is not player)
            return player, other, before
    raise AssertionError("no choice was followed by another's without chance in between")


def test_the_others_must_agree_to_an_undo_that_touches_them(newcomer: New) -> None:
    match, players = sit_down(newcomer)
    asking, other, before = until_undo_must_be_asked(match, players)
    other.follow(asking.ask("undo", match)["version"])
    assert other.standing["consent_needed"]
    refusal = other.ask("consent", match, agree=False)
    asking.follow(refusal["version"])
    assert asking.happened[refusal["version"]]["kind"] == "undo-refused"
    assert (asking.standing["undo_asked"], asking.standing["undo"]) == (None, "no")
    again = asking.ask("undo", match)
    assert (again["type"], again["reason"]["key"]) == ("refused", "server-undo-final")

    asking, other, before = until_undo_must_be_asked(match, players)
    other.follow(asking.ask("undo", match)["version"])
    own = asking.ask("consent", match, agree=True)
    assert (own["type"], own["reason"]["key"]) == ("refused", "server-own-wish")
    consent = other.ask("consent", match, agree=True)
    asking.follow(consent["version"])
    assert asking.happened[consent["version"]]["kind"] == "undone"
    assert asking.standing["view"] == before["view"]
    nothing = other.ask("consent", match, version=consent["version"], agree=True)
    assert nothing["reason"]["key"] == "server-nothing-asked"


def test_others_may_go_on_without_somebody_who_left(newcomer: New) -> None:
    match, players = sit_down(newcomer)
    leaving, staying = players
    table = leaving.get("/api/lists")["mine"][0]["table"]
    seat = leaving.standing["seat"]
    early = staying.ask("takeover", match, seat=seat, choice="bot")
    assert early["reason"]["key"] == "server-not-absent"
    leaving.post(f"/api/tables/{table}/leave")
    while not staying.expect("presence")["seats"][seat]["absent"]:
        pass
    answer = staying.ask("takeover", match, seat=seat, choice="bot")
    assert answer["type"] == "accepted"
    assert staying.happened[answer["version"]]["level"] == "casual"
    while not any(
        each["kind"] == "decided" and each["seat"] == seat for each in staying.happened.values()
    ):
        if staying.standing["choices"]:
            staying.play(match, staying.standing["choices"][0]["number"])
        else:
            staying.receive()


def test_who_left_may_come_back(newcomer: New) -> None:
    match, players = sit_down(newcomer)
    leaving, staying = players
    table = leaving.get("/api/lists")["mine"][0]["table"]
    seat = leaving.standing["seat"]
    leaving.post(f"/api/tables/{table}/leave")
    while not staying.expect("presence")["seats"][seat]["absent"]:
        pass
    staying.ask("takeover", match, seat=seat, choice="bot")
    for _ in range(100):  # the bot may be quicker
        leaving.watch(match)
        if leaving.ask("takeover", match, seat=seat, choice="back")["type"] == "accepted":
            break
    presence = leaving.expect("presence")
    while presence["seats"][seat]["kind"] != "person":
        presence = leaving.expect("presence")
    assert presence["seats"][seat]["you"]


def test_a_match_may_be_ended_without_a_result(newcomer: New) -> None:
    match, players = sit_down(newcomer)
    leaving, staying = players
    table = leaving.get("/api/lists")["mine"][0]["table"]
    seat = leaving.standing["seat"]
    leaving.post(f"/api/tables/{table}/leave")
    while not staying.expect("presence")["seats"][seat]["absent"]:
        pass
    answer = staying.ask("takeover", match, seat=seat, choice="end")
    staying.follow(answer["version"])
    assert staying.standing["status"] == "abandoned"
    assert staying.standing["result"] is None
    late = staying.ask("play", match, action=0)
    assert late["reason"]["key"] == "refused-over"


def test_pass_and_play_shows_the_seat_to_act(newcomer: New) -> None:
    person = newcomer()
    match = person.open_table("minicity", "me", "device", start=True)["match"]
    assert person.watch(match)["your_seats"] == [0, 1]
    seen = set()
    for number in range(30):
        standing = person.standing
        assert standing["seat"] == standing["to_act"]
        seen.add(standing["seat"])
        hands = [seat["hand"] is not None for seat in standing["view"]["seats"]]
        assert hands.count(True) == 1
        assert hands[standing["to_act"]]
        person.play(match, standing["choices"][number % len(standing["choices"])]["number"])
    assert seen == {0, 1}


def test_chat_reaches_the_table_and_newcomers(newcomer: New) -> None:
    match, players = sit_down(newcomer)
    speaker, listener = players
    speaker.http.patch("/api/session", json={"name": "Ada"}).raise_for_status()
    speaker.send(type="say", match=match, text="<b>hello</b>\u0007")
    line = listener.expect("chat")
    assert (line["text"], line["player"], line["number"]) == ("<b>hello</b>", "Ada", 1)
    assert (line["you"], speaker.expect("chat")["you"]) == (False, True)
    late = Player(speaker.url, listener.cookie)
    late.connect()
    late.send(type="watch", match=match)
    assert late.expect("chat") == line
    late.close()


def test_chat_is_off_with_strangers(newcomer: New) -> None:
    match, players = sit_down(newcomer, public=True)
    players[0].send(type="say", match=match, text="hello")
    assert players[0].expect("problem")["reason"]["key"] == "server-chat-off"


def test_a_hint_is_for_the_seat_to_act(newcomer: New) -> None:
    match, players = sit_down(newcomer, hints=True)
    player, waiting = on_turn(players), off_turn(players)
    assert (player.standing["hint"], waiting.standing["hint"]) == ("told", "no")
    waiting.send(type="hint", match=match, version=waiting.standing["version"])
    assert waiting.expect("problem")["reason"]["key"] == "server-not-your-turn"
    player.send(type="hint", match=match, version=player.standing["version"])
    advice = player.expect("advice")
    told = waiting.expect("happened")["happenings"]
    assert [(each["kind"], each["seat"]) for each in told] == [("hinted", player.standing["seat"])]
    assert advice["version"] == player.standing["version"] == told[0]["version"]
    legal = {choice["number"] for choice in player.standing["choices"]}
    assert {each["number"] for each in advice["candidates"]} <= legal
    assert advice["candidates"]


def test_people_who_play_each_other_get_no_hints_unless_all_agreed(newcomer: New) -> None:
    match, players = sit_down(newcomer)
    player = on_turn(players)
    assert player.standing["hint"] == "no"
    player.send(type="hint", match=match, version=player.standing["version"])
    assert player.expect("problem")["reason"]["key"] == "server-no-hints"
    assert player.standing["version"] == 1
    table = player.get(f"/api/tables/{player.get('/api/lists')['mine'][0]['table']}")
    assert table["hints"] is False


def test_the_seat_to_act_is_told_why_something_is_forbidden(newcomer: New) -> None:
    match, players = sit_down(newcomer)
    player, waiting = on_turn(players), off_turn(players)
    version = player.standing["version"]
    waiting.send(type="why", match=match, version=version, text="take rest")
    assert waiting.expect("problem")["reason"]["key"] == "server-not-your-turn"
    player.send(type="why", match=match, version=version, text="take rest")
    told = player.expect("reason")
    assert (told["version"], told["reason"]["key"]) == (version, "marabunta-refused-other-step")
    player.send(type="why", match=match, version=version, text="dance")
    assert player.expect("reason")["reason"]["key"] == "refused-unknown"
    # What is allowed needs no reason, and nothing was done.
    allowed = player.standing["choices"][0]["text"]
    player.send(type="why", match=match, version=version, text=allowed)
    player.send(type="look", match=match, version=version)
    assert player.expect("past", "reason")["type"] == "past"
    assert player.standing["version"] == version
