"""What is told of formations (P-47): all of it is done openly, but for which token and which row is true."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from pbem.core.events import EVERYONE, Event, Rank
from pbem.core.seats import Seat
from pbem.core.texts import Text, text
from pbem.rulesets.powers.events import linked
from pbem.rulesets.powers.events import units as counted
from pbem.rulesets.powers.formations import Composition, Formation, summed
from pbem.rulesets.powers.orders import Units

LOUD = ("opened", "exposed")


def named(name: str) -> Text:
    """Name a formation."""
    return text("powers-formation", name=name)


def said(units: Iterable[Units]) -> tuple[Text, ...]:
    """Say units."""
    return counted({each.row: each.count for each in summed(units)})


def row(number: int, row: Composition) -> Text:
    """Say a row of a card."""
    ready, building = said(row.ready), said(row.building)
    more = {"some": int(bool(ready)), "more": int(bool(building))}
    return text("powers-formation-row", number=number, units=ready, building=building, **more)


def told(seat: Seat, name: str, what: str, at: str = "", units: Iterable[Units] = (), number: int = 0) -> Event:
    """`formation` (P-47), all who see it: seat, name, formation: the same in words, what: `formed`, `joined`,
    `detached`, `doubled`, `dropped` (a row), `branched`, `lifted`, `opened`, `exposed` (a false token found out),
    `completed`, `settled` (a row is known by what it was split from), `dissolved`; at, number (a row, or as many tokens
    beside), count (of types), units: in words."""
    said_ = said(units)
    return Event(
        kind="formation",
        seen_by=EVERYONE,
        rank=Rank.NEWS if what in LOUD else Rank.NOTE,
        facts={
            "seat": seat,
            "name": name,
            "formation": named(name),
            "what": what,
            **({"at": at} if at else {}),
            "number": number,
            "count": len(said_),
            "units": said_,
        },
    )


def divided(new: Formation, name: str) -> Event:
    """`formation` (P-47.13), as `told` has it, what: `divided`: seat, name and formation: what was split; other, lines:
    what was split off, and its rows."""
    event = told(new.owner, name, "divided")
    return replace(event, facts={**event.facts, "other": named(new.name), "lines": card(new.rows)})


def card(rows: Iterable[Composition]) -> Text:
    """Say the rows of a card."""
    return linked("next", tuple(row(number, each) for number, each in enumerate(rows, 1)))
