"""What is told of uncertain tokens (P-48); all of it is seen by everybody who sees the place."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.events import EVERYONE, Event, Rank
from pbem.core.seats import Seat
from pbem.core.texts import Fact, Text
from pbem.rulesets.powers.events import units
from pbem.rulesets.powers.tokens import UNSURE


def _told(kind: str, rank: Rank, /, **facts: Fact) -> Event:
    return Event(kind=kind, seen_by=EVERYONE, rank=rank, facts=facts)


def hidden(seat: Seat, at: str, row: str, count: int) -> Event:
    """`hidden` (P-48.2), all: seat, at, row, count (units), units: the same in words, tokens: what they are now."""
    now = units({UNSURE[row]: 3 * count})
    return _told("hidden", Rank.NOTE, seat=seat, at=at, row=row, count=count, units=units({row: count}), tokens=now)


def unveiled(seat: Seat, at: str, row: str, true: int, false: int) -> Event:
    """`unveiled` (P-48.4, P-49.4), all: seat, at, row, count (true ones), units: the same in words, false."""
    found = units({row: true})
    facts: dict[str, Fact] = {
        "row": row,
        "count": true,
        "units": found,
        "false": false,
        "tokens": _many(row, true + false),
    }
    return _told("unveiled", Rank.NEWS, seat=seat, at=at, **facts)


def covered(seat: Seat, at: str, tokens: Mapping[str, int]) -> Event:
    """`covered` (P-49.3), all: seat, at, tokens (in words): the attackers were destroyed before they met them."""
    return _told("covered", Rank.NOTE, seat=seat, at=at, tokens=units(tokens))


def thinned(seat: Seat, at: str, row: str, count: int) -> Event:
    """`thinned` (P-48.1), all: seat, at, row, count (false tokens taken away there), tokens: the same in words."""
    return _told("thinned", Rank.NOTE, seat=seat, at=at, row=row, count=count, tokens=_many(row, count))


def joined(seat: Seat, at: str, row: str, count: int) -> Event:
    """`joined` (P-48.1), all: seat, at, row, count (false tokens put to others there), tokens: the same in words."""
    return _told("joined", Rank.NOTE, seat=seat, at=at, row=row, count=count, tokens=_many(row, count))


def mixed(seat: Seat, at: str, to: str, row: str, count: int) -> Event:
    """`mixed` (P-48.3), all: seat, at, to, row, count (false tokens shown), tokens: the same in words."""
    return _told("mixed", Rank.NOTE, seat=seat, at=at, to=to, row=row, count=count, tokens=_many(row, count))


def _many(row: str, count: int) -> tuple[Text, ...]:
    return units({UNSURE[row]: count})
