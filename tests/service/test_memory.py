"""What the service does with memory that a turn has freed."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from pbem.service.house import memory


def _libc(monkeypatch: pytest.MonkeyPatch, **calls: Callable[[int], int]) -> None:
    """Put a library of C with such calls into the place of the real one."""
    monkeypatch.setattr(ctypes, "CDLL", lambda name: SimpleNamespace(**calls))


def test_a_turn_of_many_players_gives_back_what_it_freed(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []

    def trim(kept: int) -> int:
        given.append(kept)
        return 1

    _libc(monkeypatch, malloc_trim=trim)
    memory.give_back(memory.CROWD - 1)
    assert given == []
    memory.give_back(memory.CROWD)
    assert given == [0]


def test_where_malloc_has_no_such_call_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    _libc(monkeypatch)
    memory.give_back(memory.CROWD)
