"""Inviting people one has played with to a table."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.server import timing
from ludoteca.server.people.avatars import avatar_of
from ludoteca.server.people.identity import Signer
from ludoteca.server.people.sessions import Sessions
from ludoteca.server.problems import NotAllowed, NotFound, Refusal, TooMany
from ludoteca.server.protocol import Invitation, InvitationState, Invited, Opponent
from ludoteca.server.storage.invitation_store import InvitationRow, Invitations
from ludoteca.server.storage.lobby_store import LobbyStore
from ludoteca.server.storage.person_store import People
from ludoteca.server.storage.result_store import ResultRow, ResultStore
from ludoteca.server.storage.store import SeatRow, Store, Table

MATCHES = 100  # the latest of somebody, among whose players they may invite
MOST_OPPONENTS = 20
MOST_A_DAY = 5  # invitations from one person to another
DAY = 24 * 3600 * 1000


class Inviting:
    def __init__(
        self, store: Store, past: ResultStore, people: People, sessions: Sessions, delay: float
    ) -> None:
        self._store = store
        self._past = past
        self._people = people
        self._sessions = sessions
        self._lobby = LobbyStore(store)
        self._kept = Invitations(store.database)
        self._delay = int(delay * 1000)  # whoever is here sees it by themselves
        self.signer: Signer

    async def opponents(self, found: Table, identity: str) -> list[Opponent]:
        """The latest first, and how each stands to a table, which concerns its players alone."""
        table, places = found
        demand_player(places, identity)
        mine = (await self._past.of_person(identity))[:MATCHES]
        matches = await self._past.rows_of_matches(row.match_id for row in mine)
        latest: dict[str, ResultRow] = {}
        for own in mine:
            for row in matches[own.match_id]:
                if row.identity_id not in (None, identity) and len(latest) < MOST_OPPONENTS:
                    latest.setdefault(row.identity_id or "", row)
        known = await self._people.find(latest)
        invited = await self._kept.of_table(table.id)
        return [
            Opponent(
                match=row.match_id,
                seat=row.seat,
                name=known[person].name,
                avatar=known[person].avatar or avatar_of(person),
                game=row.game,
                ended=row.ended,
                state=state_of(person, places, invited),
            )
            for person, row in latest.items()
            if person in known
        ]

    async def invite(self, found: Table, identity: str, match_id: str, seat: int) -> str | None:
        """Whoever was invited; nobody if they were before.

        Those who are muted are not told so: it is kept like any other, and shown to nobody.
        """
        table, places = found
        demand_player(places, identity)
        if not await self._lobby.with_seat([table.id]):
            raise Refusal("server-no-free-seat")
        rows = await self._past.of_match(match_id)
        person = next((row.identity_id for row in rows if row.seat == seat), None)
        if not any(row.identity_id == identity for row in rows) or person in (None, identity):
            raise NotAllowed("server-not-an-opponent")
        assert person is not None
        if any(place.identity_id == person for place in places):
            raise Refusal("server-sits-here")
        now = timing.now()
        if await self._kept.count(identity, person, now - DAY) >= MOST_A_DAY:
            raise TooMany("server-too-many")
        row = InvitationRow(table.id, person, identity, now)
        return person if await self._kept.add(row, now + self._delay) else None

    async def decline(self, table_id: str, identity: str) -> None:
        if not await self._kept.decline(table_id, identity):
            raise NotFound("server-no-invitation")

    async def inviter(self, table_id: str, identity: str) -> str:
        invitation = (await self._kept.of_table(table_id)).get(identity)
        if invitation is None:
            raise NotFound("server-no-invitation")
        return invitation.inviter

    async def of_person(self, identity: str) -> list[Invitation]:
        """Those to tables where there is still a seat, the latest first."""
        rows = await self._kept.of_person(identity)
        free = await self._lobby.with_seat([row.table_id for row in rows])
        names = await self._store.names({row.inviter for row in rows})
        return [
            Invitation(
                table=table.id,
                code=self.signer.table_code(table.id),
                game=table.game,
                seats=len(places),
                clock=table.clock,
                rated=table.rated,
                running=table.match_id is not None,
                player=names.get(row.inviter),
                at=row.at,
            )
            for row in rows
            for table, places in [free[row.table_id]] * (row.table_id in free)
            if all(place.identity_id != identity for place in places)
        ]

    async def tell(self, identity: str) -> None:
        """Whoever is in the lobby, of all that they are invited to."""
        here = [each for each in self._sessions.connections_of(identity) if each.visits]
        if here:
            told = Invited(await self.of_person(identity))
            for connection in here:
                connection.send(told)


def demand_player(places: list[SeatRow], identity: str) -> None:
    if not any(place.identity_id == identity for place in places):
        raise NotAllowed("server-only-players")


def state_of(
    person: str, places: list[SeatRow], invited: Mapping[str, InvitationRow]
) -> InvitationState:
    if any(place.identity_id == person for place in places):
        return "seated"
    row = invited.get(person)
    if row is None:
        return "free"
    return "declined" if row.declined else "invited"
