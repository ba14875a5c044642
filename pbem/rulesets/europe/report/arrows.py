"""The arrows of a round: who went where, whom an attack was on, and what became of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Literal

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.core.texts import Facts
from pbem.rulesets.europe.picture.chart import Arrow
from pbem.rulesets.europe.table import lands, powers

Look = Literal["move", "attack", "failed", "stopped", "retreat", "open", "plan", "plan-attack"]


def arrows(events: tuple[Event, ...]) -> tuple[Arrow, ...]:
    """Draw what was done on the map, in the order in which it was done; then the attack that is still open."""
    done = tuple(arrow for event in events for arrow in _DRAWN.get(event.kind, _nothing)(event.facts))
    return (*done, *((_between(events[-1].facts, "open"),) if undecided(events) else ()))


def undecided(events: tuple[Event, ...]) -> bool:
    """E-13.2: tell whether the last thing told is an attack about which somebody is asked."""
    return bool(events) and events[-1].kind in ("declared", "laid")


def arrow(seat: Seat, start: str, end: str, look: Look, figures: int = 1) -> Arrow:
    """Draw the way of a power's figures; a voyage leads round the coast, to the west or through the middle sea."""
    sea = lands.by_sea(start, end, True)
    return Arrow(start, end, powers.colour(seat), look, figures, sea, _bend(start, end) if sea else 1)


def _bend(start: str, end: str) -> int:
    """Ships of the Atlantic keep to its side of the land between, those of the Mediterranean to the south."""
    there, here = lands.territories(True)[end], lands.territories(True)[start]
    if there.harbour == "A":
        return 1 if there.at[1] > here.at[1] else -1
    return 1 if there.at[0] > here.at[0] else -1


def _nothing(facts: Facts) -> Iterator[Arrow]:
    yield from ()


def _moved(facts: Facts) -> Iterator[Arrow]:
    yield _between(facts, "move")


def _battle(facts: Facts) -> Iterator[Arrow]:
    yield _between(facts, "attack" if facts["won"] else "failed")


def _stopped(facts: Facts) -> Iterator[Arrow]:
    yield _between(facts, "stopped")


def _retreated(facts: Facts) -> Iterator[Arrow]:
    yield _between(facts, "retreat")


def _between(facts: Facts, look: Look) -> Arrow:
    figures = facts.get("figures", 1)
    number = figures if isinstance(figures, int) else 1
    return arrow(Seat(str(facts["seat"])), str(facts["start"]), str(facts["end"]), look, number)


_DRAWN: Mapping[str, Callable[[Facts], Iterator[Arrow]]] = MappingProxyType(
    {"moved": _moved, "battle": _battle, "stopped": _stopped, "retreated": _retreated}
)
