"""Where people were last seen, so that what is shared out is shared among households.

Names are free: fifty guests of one address have one account, and not fifty.
"""

from __future__ import annotations

from collections import OrderedDict

MOST_KNOWN = 50_000


class Homes:
    def __init__(self) -> None:
        # Kept in memory alone, like all addresses.
        self._address: OrderedDict[str, str] = OrderedDict()
        # Addresses from which no new guests come, and on whose account.
        self._barred: dict[str, set[str]] = {}

    def note(self, person: str, address: str) -> None:
        if address:
            self._address[person] = address
            self._address.move_to_end(person)
            if len(self._address) > MOST_KNOWN:
                self._address.popitem(last=False)

    def bar(self, person: str, home: str = "") -> str:
        """Names are free: whoever was banned does not come back as somebody else at once.

        Where that is, if it was not said; empty if nobody here knows.
        """
        home = home or self._address.get(person, "")
        if home:
            self._barred.setdefault(home, set()).add(person)
        return home

    def pardon(self, person: str) -> None:
        left = {home: whom - {person} for home, whom in self._barred.items()}
        self._barred = {home: whom for home, whom in left.items() if whom}

    def is_barred(self, address: str) -> bool:
        return address in self._barred

    def account_of(self, person: str) -> str:
        """Their address; whoever was not seen since the start has an account of their own."""
        return self._address.get(person, person)
