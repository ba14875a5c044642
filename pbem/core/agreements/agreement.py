"""Agreements in force: from which turn to which, between whom, and how they end."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from pbem.core.agreements.orders import EndOrder
from pbem.core.overtures import Overture
from pbem.core.seats import Seat


@dataclass(frozen=True)
class Agreement:
    """What its members are bound by from turn `first` to turn `last` (None: without limit).

    `number` is that of its proposal. A game adds the terms that last as fields of its own.
    """

    number: int
    members: tuple[Seat, ...]
    first: int
    last: int | None = None

    def holds(self, turn: int) -> bool:
        """Tell whether it is in force in a turn."""
        return self.first <= turn and not self.over(turn - 1)

    def over(self, turn: int) -> bool:
        """Tell whether it is over when that turn has been played."""
        return self.last is not None and self.last <= turn

    def others(self, member: Seat) -> tuple[Seat, ...]:
        """List the other members."""
        return tuple(each for each in self.members if each != member)


AgreementT = TypeVar("AgreementT", bound=Agreement)


def in_force(agreements: Iterable[AgreementT], turn: int) -> tuple[AgreementT, ...]:
    """List the agreements in force in a turn."""
    return tuple(each for each in agreements if each.holds(turn))


def between(agreements: Iterable[AgreementT], one: Seat, other: Seat, turn: int) -> tuple[AgreementT, ...]:
    """List the agreements in force between two seats in a turn."""
    return tuple(each for each in in_force(agreements, turn) if {one, other} <= set(each.members) and one != other)


def clause_between(
    clause: Callable[[AgreementT], bool], agreements: Iterable[AgreementT], one: Seat, other: Seat, turn: int
) -> bool:
    """Tell whether a clause is in force between two seats in a turn; `clause` finds it in an agreement."""
    return any(map(clause, between(agreements, one, other, turn)))


def wanting_end(agreement: Agreement, said: Iterable[Overture[object]]) -> tuple[Seat, ...]:
    """List the members who want an agreement to end, in their order: with the consent of all, it ends at once."""
    named = agreement.number, frozenset(agreement.members)
    orders = ((each.by, each.order) for each in said)
    words = {by for by, order in orders if isinstance(order, EndOrder) and named == _named(order)}
    return tuple(member for member in agreement.members if member in words)


def _named(order: EndOrder) -> tuple[int, frozenset[Seat]]:
    return order.number, frozenset(order.members)


def with_notice(agreement: AgreementT, turn: int, notice: int) -> AgreementT:
    """Give notice in `turn`: it binds for so many turns more, and ends then, unless it ends before."""
    last = turn + notice
    return agreement if agreement.over(last) else replace(agreement, last=last)


@dataclass(frozen=True)
class Departure(Generic[AgreementT]):
    """An agreement that some members leave, and those who stay: they remain bound if they are two or more."""

    agreement: AgreementT
    stay: tuple[Seat, ...]

    @property
    def rest(self) -> tuple[AgreementT, ...]:
        """Give what is left of the agreement, or nothing."""
        return (replace(self.agreement, members=self.stay),) if len(self.stay) > 1 else ()


def departures(agreements: Iterable[AgreementT], gone: Iterable[Seat]) -> tuple[Departure[AgreementT], ...]:
    """Let some seats leave all their agreements, because they have fallen or are bound otherwise now."""
    away = frozenset(gone)
    return tuple(Departure(each, tuple(member for member in each.members if member not in away)) for each in agreements)
