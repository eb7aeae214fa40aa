"""What a device is called in the list of one's sessions: its browser and its system, no more."""

from __future__ import annotations

# What a User-Agent holds, and what people call it. Many say that they are also another one, so the
# first that is found counts.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def find_name(agent: str, names: tuple[tuple[str, str], ...]) -> str | None:
    return next((name for mark, name in names if mark in agent), None)


def device_of(agent: str | None) -> tuple[str | None, str | None]:
    """Browser and system, as far as they are known; nothing of a stranger's text is kept."""
    return find_name(agent or "", BROWSERS), find_name(agent or "", SYSTEMS)
