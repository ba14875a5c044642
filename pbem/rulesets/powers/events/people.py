"""What happens between government and people (P-60): to be heard by all, but for who goes into hiding."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.events import EVERYONE, Event, Rank
from pbem.core.seats import Seat
from pbem.core.texts import Fact, Text, share, text
from pbem.rulesets.powers.people import FULL, POINT

SHOWN_ONCE: Mapping[str, tuple[str, ...]] = {"hunted": ("seat", "at", "to")}
"""P-60.4: all hear of a hunt that has found nobody; no table shows it after. It happens in open sight."""


def points(welfare: int) -> Text:
    """Say an amount of welfare."""
    return share(welfare, POINT)


def percent(yields: int) -> int:
    """Give what a land yields, in hundredths of the usual."""
    return 100 * yields // FULL


def toiled(seat: Seat, efforts: Mapping[str, int], yields: Mapping[str, int], left: Mapping[str, int]) -> Event:
    """`toiled` (P-60.2), all: seat (a people), lands: what it did in each, what that brought, its welfare, in words."""
    lands = tuple(
        text(
            "powers-toil",
            at=at,
            work=int(effort > 0),
            effort=abs(effort),
            percent=percent(yields[at]),
            welfare=points(left[at]),
        )
        for at, effort in efforts.items()
    )
    return Event(kind="toiled", seen_by=EVERYONE, facts={"seat": seat, "lands": lands})


def gathered(seat: Seat, at: str, count: int) -> Event:
    """`gathered` (P-60.4), the people alone: seat, at, count (as many hide there now)."""
    facts: dict[str, Fact] = {"seat": seat, "at": at, "count": count}
    return Event(kind="gathered", seen_by=frozenset({seat}), facts=facts)


def revolted(seat: Seat, at: str, count: int) -> Event:
    """`revolted` (P-60.6), all: seat, at, count."""
    facts: dict[str, Fact] = {"seat": seat, "at": at, "count": count}
    return Event(kind="revolted", seen_by=EVERYONE, rank=Rank.NEWS, facts=facts)


def in_vain(seat: Seat, at: str, people: Seat) -> Event:
    """`hunted` (P-60.4), all: seat, at, to (the people): nobody was found."""
    facts: dict[str, Fact] = {"seat": seat, "at": at, "to": people}
    return Event(kind="hunted", seen_by=EVERYONE, rank=Rank.NEWS, facts=facts)


def mourned(seat: Seat, at: str, count: int, lost: int) -> Event:
    """`mourned` (P-60.4), all: seat, at, count (partisans that were lost), welfare: what that cost."""
    facts: dict[str, Fact] = {"seat": seat, "at": at, "count": count, "welfare": points(lost)}
    return Event(kind="mourned", seen_by=EVERYONE, rank=Rank.NEWS, facts=facts)


def punished(seat: Seat, at: str, people: Seat, lost: int) -> Event:
    """`punished` (P-60.3), all: seat, at, to (the people), welfare: what it lost."""
    facts: dict[str, Fact] = {"seat": seat, "at": at, "to": people, "welfare": points(lost)}
    return Event(kind="punished", seen_by=EVERYONE, rank=Rank.NEWS, facts=facts)
