"""What happened, and who saw it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum

from pbem.core.seats import Seat
from pbem.core.texts import Fact, Text, plain


class Rank(Enum):
    """How loud an event is: a headline may reach the subject line, a note stays in its section."""

    HEADLINE = 3
    NEWS = 2
    NOTE = 1


@dataclass(frozen=True)
class Roll:
    """One throw: the die's sides, the value shown and the reason it was thrown for."""

    sides: int
    value: int
    why: str


@dataclass(frozen=True)
class Everyone:
    """The audience of what is told to all, the public included."""

    kind: str = "everyone"


EVERYONE = Everyone()
Audience = frozenset[Seat] | Everyone


@dataclass(frozen=True, kw_only=True)
class Event:
    """A thing that happened, as one audience saw it. The same thing in different eyes is several events.

    `kind` names its text: `<ruleset>-event-<kind>` in the catalogues. `seen_by` has no default.
    `rolls` are the throws this audience witnessed.
    """

    kind: str
    seen_by: Audience
    facts: Mapping[str, Fact] = field(default_factory=dict)
    rank: Rank = Rank.NOTE
    rolls: tuple[Roll, ...] = ()


def seen_by(event: Event, seat: Seat | None) -> bool:
    """Tell whether that seat (None: the public) is in the audience of the event."""
    return isinstance(event.seen_by, Everyone) or (seat is not None and seat in event.seen_by)


def headline(key: str, event: Event) -> Text:
    """Give the text of an event of the rule set `key`."""
    return Text(f"{key}-event-{event.kind}", event.facts)


def told(event: Event) -> dict[str, object]:
    """Write an event for client programs: its kind and its facts as JSON values."""
    return {"kind": event.kind, **{name: plain(fact) for name, fact in event.facts.items()}}


def of_kind(events: Iterable[Event], *kinds: str) -> tuple[Event, ...]:
    """List the events of some kinds, as they came."""
    return tuple(event for event in events if event.kind in kinds)
