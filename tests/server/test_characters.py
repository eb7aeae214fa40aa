"""Characters at a table of the server: offered, seated beside levels, drawn."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.players import Player

New = Callable[[], Player]


def test_characters_sit_at_one_table_with_a_level(newcomer: New) -> None:
    guest = newcomer()
    facts = {game["name"]: game for game in guest.get("/api/games")}
    first, second, *_ = facts["marracash"]["characters"]
    table = guest.open_table("marracash", "me", first, "random", second, start=True)
    assert [seat["level"] for seat in table["seats"]] == [None, first, "random", second]
    guest.post(f"/api/tables/{table['id']}/leave")
    # A character belongs to its game.
    wrong = [{"kind": "me"}, {"kind": "bot", "level": first}]
    answer = guest.post("/api/tables", {"game": "marabunta", "seats": wrong}, expect=400)
    assert answer["reason"]["key"] == "server-no-level"
    own = facts["marabunta"]["characters"]
    assert answer["reason"]["arguments"]["allowed"].endswith(", ".join(own))
    portrait = guest.http.get(f"/api/games/marracash/portraits/{first}")
    assert portrait.headers["content-type"].startswith("image/svg+xml")
    assert portrait.text.startswith("<svg")
    for path in ("marabunta/portraits/" + first, "chess/portraits/ada"):
        assert guest.get(f"/api/games/{path}", expect=404)
