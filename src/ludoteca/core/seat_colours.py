"""The colours of the seats in pictures to share, by seat, as the pages have them."""

from __future__ import annotations

SEAT_COLOURS = ("#c24a0a", "#00629b", "#00704e", "#86456f")
