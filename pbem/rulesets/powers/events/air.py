"""What is told of aircraft (P-36, P-37)."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.events import EVERYONE, Event, Rank
from pbem.core.seats import Seat
from pbem.core.texts import Fact, Text, text
from pbem.rulesets.powers.events import holder, listed
from pbem.rulesets.powers.orders.air import InterceptOrder
from pbem.rulesets.powers.state import Stack

SHOWN_ONCE: Mapping[str, tuple[str, ...]] = {"sighted": ("seat", "over", "rows", "counts"), "raid": ("at",)}
"""P-36.7, P-49.5: in the fog one sees aircraft pass, and raids that do no lasting harm; no table shows them after.
Both happen in open sight: they are told of areas one sees at that moment, where no aircraft is hidden."""


def flew(task: str, units: Stack, start: str, goal: str) -> Event:
    """`flew` (P-36.3), all: seat, task (`strike`, `escort`, `rebase`), start, goal, rows, counts, units."""
    facts: dict[str, Fact] = {"seat": units.owner, "task": task, "start": start, "goal": goal, **listed((units,))}
    return Event(kind="flew", seen_by=EVERYONE, rank=Rank.NOTE, facts=facts)


def sighted(watcher: Seat, units: Stack, over: tuple[str, ...]) -> Event:
    """`sighted` (P-49.5), one who sees a part of the way in the fog: seat (whose they are), over (areas), rows, counts,
    units."""
    facts: dict[str, Fact] = {"seat": units.owner, "over": over, **listed((units,))}
    return Event(kind="sighted", seen_by=frozenset({watcher}), rank=Rank.NOTE, facts=facts)


def in_vain(seat: Seat, at: str) -> Event:
    """`in-vain` (P-36.5), all: seat, at: nobody was there to attack."""
    return Event(kind="in-vain", seen_by=EVERYONE, rank=Rank.NOTE, facts={"seat": seat, "at": at})


def bombed(seat: Seat, at: str, what: str, counts: tuple[int, int]) -> Event:
    """`bombed` (P-44.1), all: seat, at, what (`factory`, `airfield`), lost, count (as many are left)."""
    lost, left = counts
    facts: dict[str, Fact] = {"seat": seat, "at": at, "what": what, "lost": lost, "count": left}
    return Event(kind="bombed", seen_by=EVERYONE, rank=Rank.NEWS, facts=facts)


def patrol(order: InterceptOrder) -> Text:
    """P-37.4: say where fighters rise."""
    over, under = order.odds
    facts: dict[str, Fact] = {
        "off": int(order.off),
        "named": len(order.areas),
        "count": order.count,
        "over": over,
        "under": under,
        "steps": order.steps,
        "joint": len(order.allies),
    }
    allies = tuple(map(holder, order.allies))
    return text("powers-stands-intercept", areas=order.areas, allies=allies, **facts)
