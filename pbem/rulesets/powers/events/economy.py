"""What happened in the war economy (P-53), for all to hear."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pbem.core.events import EVERYONE, Event, Rank
from pbem.core.seats import Seat
from pbem.core.texts import Fact, Text, text
from pbem.rulesets.powers.orders.economy import Goods


def wares(counts: Mapping[str, int]) -> tuple[Text, ...]:
    """Say so much of each ware, as far as there is any."""
    return tuple(text("powers-ware-counted", ware=ware, count=count) for ware, count in counts.items() if count)


def worked(seat: Seat, made: Mapping[str, Mapping[str, int]]) -> Event:
    """`worked` (P-53.1), all: seat, lands: what the plants of each have made, in words."""
    lands = tuple(text("powers-wares-at", at=at, wares=wares(counts)) for at, counts in made.items())
    return Event(kind="worked", seen_by=EVERYONE, facts={"seat": seat, "lands": lands})


def starved(seat: Seat, at: str, count: int) -> Event:
    """`starved` (P-53.2), all: seat, at, count (workers)."""
    facts: dict[str, Fact] = {"seat": seat, "at": at, "count": count}
    return Event(kind="starved", seen_by=EVERYONE, rank=Rank.NEWS, facts=facts)


def bartered(seats: tuple[Seat, Seat], given: Goods, got: Goods) -> Event:
    """`bartered` (P-53.5), all: seat, to, given: what `seat` gave, got: what it got for that, in words."""
    facts: dict[str, Fact] = {"seat": seats[0], "to": seats[1], "given": said((given,)), "got": said((got,))}
    return Event(kind="bartered", seen_by=EVERYONE, rank=Rank.NEWS, facts=facts)


def said(goods: Iterable[Goods]) -> tuple[Text, ...]:
    """Say goods."""
    return tuple(text("powers-ware-counted", ware=each.ware, count=each.count) for each in goods)


def hauled(seat: Seat, start: str, at: str, goods: Goods) -> Event:
    """`hauled` (P-54.1), all: seat, start, at (where they come), wares: in words."""
    return Event(
        kind="hauled", seen_by=EVERYONE, facts={"seat": seat, "start": start, "at": at, "wares": said((goods,))}
    )


def laid(seat: Seat, lands: tuple[str, str], count: int) -> Event:
    """`laid` (P-54.1), all: seat, at, to (the lands a railway joins), count (as many there are now)."""
    facts: dict[str, Fact] = {"seat": seat, "at": lands[0], "to": lands[1], "count": count}
    return Event(kind="laid", seen_by=EVERYONE, facts=facts)
