"""What phase 8 tells a team, and what decrees tell: one constructor for each kind of event.

The text of a kind is `duncan-event-<kind>`. Seats stand in facts as seat keys, bonuses by their kinds. What the referee
wrote stands in facts as he wrote it.
"""

from __future__ import annotations

from pbem.core.events import EVERYONE, Event, Rank, Roll
from pbem.core.seats import Seat
from pbem.core.texts import Fact
from pbem.rulesets.duncan import events


def _event(kind: str, seat: Seat, rank: Rank = Rank.NEWS, rolls: tuple[Roll, ...] = (), **facts: Fact) -> Event:
    return Event(kind=kind, seen_by=frozenset({seat}), facts=facts, rank=rank, rolls=rolls)


def received(owner: Seat, bonus: str, number: int, question: int, roll: Roll | None = None) -> Event:
    """`received` (D-7.8): bonus, number (the how manieth; 0: besides those counted), question (0: granted)."""
    rolls = (roll,) if roll is not None else ()
    return _event("received", owner, rolls=rolls, bonus=bonus, number=number, question=question)


def choice(owner: Seat, number: int, question: int) -> Event:
    """`choice` (D-7.8), a bonus the team may choose: number, question (0: granted)."""
    return _event("choice", owner, number=number, question=question)


def due(owner: Seat, number: int, question: int) -> Event:
    """`due` (H10), a bonus the referee has yet to pick: number, question (0: granted)."""
    return _event("due", owner, number=number, question=question)


def chosen(owner: Seat, order: int, bonus: str) -> Event:
    """`chosen` (D-7.8): order (its place in the list), bonus."""
    return _event("chosen", owner, order=order, bonus=bonus)


def no_choice(owner: Seat, order: int, bonus: str) -> Event:
    """`failed` (D-7.8), a choice where none was open: order, what (`choose`), why (`no_choice`), bonus."""
    return events.failed(owner, order, "choose", "no_choice", bonus=bonus)


def not_first(owner: Seat, question: int) -> Event:
    """`not_first` (D-9.3), a right answer without reward: question."""
    return _event("not_first", owner, Rank.NOTE, question=question)


def awarded(owner: Seat, points: int, words: str) -> Event:
    """`awarded` (D-9.4), points for outside games: points, words (what for; may be empty), said (1: they are not)."""
    return _event("awarded", owner, points=points, words=words, said=int(bool(words)))


def fined(owner: Seat, points: int, of: str, words: str) -> Event:
    """`fined` (D-10.2), for the team: points (those taken), of (`purchase`, `victory`), words (may be empty), said."""
    return _event("fined", owner, points=points, of=of, words=words, said=int(bool(words)))


def removed(owner: Seat, unit: int, at: str) -> Event:
    """`removed` (D-10.2), for its team: unit, at."""
    return _event("removed", owner, unit=unit, at=at)


def changed(owner: Seat, unit: int, of: str, value: int) -> Event:
    """`changed`, for its team, a value of a unit set by the referee: unit, of (a parameter, `wounds`), value."""
    return _event("changed", owner, unit=unit, of=of, value=value)


def excluded(who: Seat) -> Event:
    """`excluded` (D-10.2), for all: who."""
    return Event(kind="excluded", seen_by=EVERYONE, facts={"who": who}, rank=Rank.HEADLINE)


def rule(option: str, value: str) -> Event:
    """`rule` (D-10.2), for all, an option that is other from now on: option, value."""
    return Event(kind="rule", seen_by=EVERYONE, facts={"option": option, "value": value}, rank=Rank.HEADLINE)
