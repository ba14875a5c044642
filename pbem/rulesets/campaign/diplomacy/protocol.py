"""C-8.12: the common protocol of the Union of States, and the news of alliances (G19).

It is made of what the parties themselves were told, and says less: colours and cities, never cells, strengths, dice or
numbers of armies (`protocol_detail = "full"` adds cells).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.rulesets.campaign.diplomacy import events
from pbem.rulesets.campaign.diplomacy.events import Spot
from pbem.rulesets.campaign.state import NEUTRAL, State


def protocol(before: State, told: tuple[Event, ...]) -> tuple[Event, ...]:
    """C-8.12: tell all who lived when the turn began what happened in it; the Union must have stood by then."""
    living = tuple(realm.seat for realm in before.realms if realm.alive)
    if not before.union:
        return tuple(_news(living, told)) if before.options.alliance_news == "all" else ()
    full = before.options.protocol_detail == "full"
    capitals = {city.name: city.capital_of for city in before.cities}
    parts = (
        _battles(living, told, full),
        _captures(living, told, full, capitals),
        _handovers(living, told, full),
        (change.told(living) for change in _changes(living, told)),
    )
    return tuple(event for part in parts for event in part)


def _facts(told: Iterable[Event], kind: str) -> Iterator[tuple[Seat, Mapping[str, object]]]:
    """Walk over the events of a kind that was told to one seat each: the seat and the facts."""
    for event in told:
        if event.kind == kind and isinstance(event.seen_by, frozenset):
            yield from ((seat, event.facts) for seat in event.seen_by)


def _seats(value: object) -> tuple[Seat, ...]:
    return tuple(Seat(str(each)) for each in value) if isinstance(value, tuple) else ()


def _battles(living: tuple[Seat, ...], told: tuple[Event, ...], full: bool) -> Iterator[Event]:
    """Tell each battle once, in an order that says nothing of when it was fought."""
    seen = []
    for seat, facts in _facts(told, "battle"):
        sides = tuple(sorted(_seats(facts["sides"]), key=_ranked(living)))
        if seat == sides[0]:
            spot = Spot(str(facts["at"]), str(facts["other"]), str(facts["city"])) if full else Spot()
            seen.append((sides, str(facts["result"]), str(facts["winner"]), spot))
    ordered = sorted(seen, key=lambda each: ([_ranked(living)(side) for side in each[0]], each[1:3], each[3].at))
    yield from (events.common_battle(living, *each) for each in ordered)


def _ranked(living: tuple[Seat, ...]) -> Callable[[Seat], int]:
    """Sort seats by their places, neutral garrisons last."""
    return lambda seat: living.index(seat) if seat in living else len(living)


def _captures(
    living: tuple[Seat, ...], told: tuple[Event, ...], full: bool, capitals: Mapping[str, Seat | None]
) -> Iterator[Event]:
    """Tell each city captured, and each capital its own state lost by it."""
    for seat, facts in _facts(told, "captured"):
        city, owner, at = str(facts["city"]), str(facts["owner"]), str(facts["at"]) if full else ""
        yield events.common_city(living, city, owner, seat, at)
        if owner != NEUTRAL and capitals.get(city) == owner:
            yield events.common_capital(living, city, owner, seat, at)


def _handovers(living: tuple[Seat, ...], told: tuple[Event, ...], full: bool) -> Iterator[Event]:
    for seat, facts in _facts(told, "given"):
        if facts["what"] == "city":
            at = str(facts["at"]) if full else ""
            yield events.common_handover(living, str(facts["city"]), seat, str(facts["whom"]), at)


def _news(living: tuple[Seat, ...], told: tuple[Event, ...]) -> Iterator[Event]:
    """G19: tell those who are not in an alliance of it."""
    for change in _changes(living, told):
        strangers = tuple(seat for seat in living if seat not in change.members)
        if strangers:
            yield change.told(strangers)


@dataclass(frozen=True)
class Change:
    """An alliance made (`why` empty), ended, or left by `who`; `members` are all who were told of it."""

    members: tuple[Seat, ...]
    why: str = ""
    who: Seat | Literal[""] = ""
    turns: int = 0
    joint: int = 0

    def told(self, seats: tuple[Seat, ...]) -> Event:
        """Tell some states of it."""
        if self.who:
            stay = tuple(each for each in self.members if each != self.who)
            return events.common_alliance_left(seats, self.who, stay)
        if self.why:
            return events.common_alliance_ended(seats, self.members, self.why)
        return events.common_alliance(seats, self.members, self.turns, self.joint)


def _changes(living: tuple[Seat, ...], told: tuple[Event, ...]) -> list[Change]:
    """List what became of alliances, each once, though every member was told; ends come before beginnings."""
    found: dict[Change, None] = {}
    for seat, facts in _facts(told, "alliance_left"):
        who = Seat(str(facts["who"]))
        found[Change(_members(living, who, seat, *_seats(facts["others"])), who=who)] = None
    gone = {change.who for change in found}
    for seat, facts in _facts(told, "alliance_ended"):
        if seat not in gone or facts["why"] != "another":
            found[Change(_members(living, seat, *_seats(facts["others"])), str(facts["why"]))] = None
    for seat, facts in _facts(told, "alliance_made"):
        first, last = (int(str(facts[key])) for key in ("first", "last"))
        turns, joint = last - first + 1 if last else 0, int(str(facts["joint"]))
        found[Change(_members(living, seat, *_seats(facts["others"])), turns=turns, joint=joint)] = None
    return list(found)


def _members(living: tuple[Seat, ...], *seats: Seat) -> tuple[Seat, ...]:
    return tuple(sorted(seats, key=_ranked(living)))
