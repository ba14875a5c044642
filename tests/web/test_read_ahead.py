"""Cold or warm tells nothing: the states of running campaigns are read when a turn has been played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem import codec
from pbem.registry import Registry
from pbem.service.game import games
from pbem.service.joining import front_page
from pbem.service.window.read_ahead import read_ahead, reading_ahead
from pbem.store.engine import reading, writing
from pbem.store.repository import campaigns
from tests.servers.waiting import until
from tests.service.kit import Office
from tests.service.test_history import days


def read(office: Office, monkeypatch: pytest.MonkeyPatch) -> int:
    """Open the campaign as somebody who checks a letter does; count how often a state is unpacked for it."""
    found: list[bytes] = []
    unpack = codec.unpack

    def counted(data: bytes) -> str:
        found.append(data)
        return unpack(data)

    with monkeypatch.context() as patch, reading(office.house.engine) as session:
        patch.setattr(codec, "unpack", counted)
        row = campaigns.get(session, office.key)
        assert row is not None
        games.opened(session, office.house.registry, row)
    return len(found)


def crowded() -> None:
    """Let so many other states be read that none of the last ones is remembered."""
    games._read.cache_clear()


def test_whoever_asks_first_finds_the_state_read(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many others are asked for in between; and after each turn anew."""
    for number in (1, 2):
        days(office, number, number)
        crowded()
        read_ahead(office.house)
        crowded()
        assert read(office, monkeypatch) == 0
        assert read(office, monkeypatch) == 0


def test_what_was_read_is_let_go_with_its_turn(office: Office) -> None:
    days(office, 1, 1)
    read_ahead(office.house)
    days(office, 2, 2)
    read_ahead(office.house)
    assert [turn for _, _, turn in games._AHEAD] == [2]
    with writing(office.house.engine) as session:
        row = campaigns.claim(session, office.key, wait=True)
        assert row is not None
        campaigns.set_state(session, row, "ended")
    read_ahead(office.house)
    assert not games._AHEAD


def test_the_window_reads_on_the_bell(office: Office) -> None:
    games._AHEAD.clear()
    with reading_ahead(office.house):
        until(lambda: bool(games._AHEAD), what="the first turn")
        days(office, 1, 1)
        office.house.wake.notify()
        until(lambda: [turn for _, _, turn in games._AHEAD] == [1], what="the next turn")


def test_only_the_games_that_are_played_here_are_loaded(office: Office) -> None:
    """Section 10: an idle window needs little more than the service, and whoever comes first waits for no game."""
    registry = Registry()
    house = replace(office.house, registry=registry)
    read_ahead(house)
    front_page.front(house, "en", "")
    assert list(registry._loaded) == ["campaign"]
