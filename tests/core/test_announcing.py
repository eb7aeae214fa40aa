"""A first compile is told to whoever uses the library."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from ludoteca.core import announcing, kernel


@pytest.fixture(autouse=True)
def unsaid(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(announcing, "unsaid", [announcing.WORDS])


@pytest.mark.skipif(kernel.MODE == "python", reason="nothing is compiled in this mode")
def test_the_first_kernel_that_is_compiled_announces_it(
    caplog: pytest.LogCaptureFixture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel, "cache_folder", lambda: tmp_path)  # where no earlier run kept them

    @kernel.kernel
    def three() -> int:
        return 3

    @kernel.kernel
    def four() -> int:
        return 4

    assert (three(), four()) == (3, 4)
    assert caplog.messages == [announcing.WORDS]


def test_it_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    announcing.announce()
    announcing.announce()
    [told] = caplog.records
    assert (told.name, told.levelno) == ("ludoteca.core", logging.WARNING)


def test_whoever_tells_it_in_other_words_silences_it(caplog: pytest.LogCaptureFixture) -> None:
    announcing.hush()
    announcing.announce()
    assert caplog.messages == []


def test_the_level_of_the_logger_silences_it_too(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR, logger="ludoteca"):
        announcing.announce()
    assert caplog.messages == []
