"""A table by kinds finds the row of a value."""

from __future__ import annotations

from dataclasses import dataclass

from pbem.core.kinds import by_kind


@dataclass(frozen=True)
class Wait:
    ticks: int


@dataclass(frozen=True)
class Flee:
    pass


@dataclass(frozen=True)
class FleeFrom(Flee):
    army: int


def wait(name: str, action: Wait) -> str:
    return f"{name} waits {action.ticks}"


def flee(name: str, action: Flee) -> str:
    return f"{name} flees {getattr(action, 'army', 'nobody')}"


DEEDS = by_kind(Wait, wait).row(Flee, flee)


def test_each_kind_has_its_deed() -> None:
    assert DEEDS.done("red 1", Wait(3)) == "red 1 waits 3"
    assert DEEDS.done("red 1", Flee()) == "red 1 flees nobody"


def test_a_subclass_is_of_its_nearest_kind() -> None:
    assert DEEDS.done("red 1", FleeFrom(7)) == "red 1 flees 7"
    nearer = DEEDS.row(FleeFrom, lambda name, action: f"{name} runs from {action.army}")
    assert nearer.done("red 1", FleeFrom(7)) == "red 1 runs from 7"
    assert nearer.done("red 1", Flee()) == "red 1 flees nobody"


def test_a_table_with_a_row_more_is_another_table() -> None:
    DEEDS.row(FleeFrom, lambda name, action: name)
    assert DEEDS.done("red 1", FleeFrom(7)) == "red 1 flees 7"
