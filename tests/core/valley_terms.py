"""What the villages of the valley bargain for: peace, water, and the way of their herds."""

from __future__ import annotations

from dataclasses import dataclass

from pbem.core.agreements import orders
from pbem.core.agreements.agreement import Agreement
from pbem.core.seats import Seat

VILLAGES = tuple(map(Seat, ("ash", "elm", "fir", "oak")))


@dataclass(frozen=True)
class Peace:
    """Nobody steals anybody's goats."""


@dataclass(frozen=True)
class Water:
    """The spring is open to all."""

    hours: int


@dataclass(frozen=True)
class Herds:
    """One village may drive its herds over the meadows of another."""

    whose: Seat
    over: Seat


Clause = Peace | Water | Herds


@dataclass(frozen=True)
class Bargain:
    """What villages would agree on, for some years or for ever."""

    members: tuple[Seat, ...]
    clauses: tuple[Clause, ...]
    years: int | None = None


@dataclass(frozen=True)
class Accord(Agreement):
    """What villages have agreed on."""

    clauses: tuple[Clause, ...] = ()


@dataclass(frozen=True)
class ProposeOrder(orders.ProposeOrder[Bargain]):
    """Propose a bargain."""

    treaty: Bargain


def seats(names: str) -> tuple[Seat, ...]:
    return tuple(map(Seat, names.split()))


def bargain(members: str, *clauses: Clause, years: int | None = None) -> Bargain:
    """Write a bargain."""
    return Bargain(seats(members), clauses, years)
