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

    def note(self, person: str, address: str) -> None:
        if address:
            self._address[person] = address
            self._address.move_to_end(person)
            if len(self._address) > MOST_KNOWN:
                self._address.popitem(last=False)

    def account_of(self, person: str) -> str:
        """Their address; whoever was not seen since the start has an account of their own."""
        return self._address.get(person, person)
