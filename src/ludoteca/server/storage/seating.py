"""Somebody takes a seat that a bot kept; written with the entry of the log that tells of it."""

from __future__ import annotations

import msgspec

from ludoteca.server.storage.store import SeatRow


class Seating(msgspec.Struct, frozen=True):
    table_id: str
    seat: int
    person: str

    def of(self, place: SeatRow) -> SeatRow:
        """The seat from then on."""
        return msgspec.structs.replace(
            place, kind="person", identity_id=self.person, level=None, held=False
        )


# Both databases understand it.
SEAT = """
    UPDATE seats SET kind = 'person', identity_id = :person, level = NULL, held = false
    WHERE table_id = :table_id AND seat = :seat
"""
