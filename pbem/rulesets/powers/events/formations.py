"""What is told of formations (P-47): all of it is done openly, but for which token and which row is true."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from pbem.core.events import EVERYONE, Event, Rank
from pbem.core.seats import Seat
from pbem.core.texts import Fact, Text, share, text
from pbem.rulesets.powers.events import holder, linked
from pbem.rulesets.powers.events import units as counted
from pbem.rulesets.powers.formations import Claim, Composition, Formation, Nearby, summed
from pbem.rulesets.powers.orders import Units
from pbem.rulesets.powers.state import BV

LOUD = ("opened", "shown", "exposed")
SHOWN_ONCE: Mapping[str, tuple[str, ...]] = {
    "formation": ("number", "units"),
    "look": ("seat", "name", "at", "goal", "true", "number"),
    "looked": ("seat", "name", "at", "goal", "seats"),
}
"""P-47.12, P-49.4: what the true row turns out to be, when a mark is turned over or tokens are found out; who falls in
the same fight is on no table afterwards. P-49.1: tokens that were looked at and go back stand where they stood. All of
it happens in open sight, but what a look shows (`look`): who looks is rightly told what is true; no view keeps it."""


def named(name: str) -> Text:
    """Name a formation."""
    return text("powers-formation", name=name)


def said(units: Iterable[Units]) -> tuple[Text, ...]:
    """Say units."""
    return counted({each.row: each.count for each in summed(units)})


def row(number: int, row: Composition) -> Text:
    """Say a row of a card."""
    ready, building, nearby = said(row.ready), said(row.building), tuple(map(_nearby, row.nearby))
    noted = tuple(_noted(row))
    more = {"some": int(bool(ready)), "more": int(bool(building)), "beside": len(nearby), "notes": len(noted)}
    parts = {"units": ready, "building": building, "nearby": nearby, "noted": noted}
    return text("powers-formation-row", number=number, **parts, **more)


def _noted(row: Composition) -> Iterator[Text]:
    """P-56.5, P-57.3: say what counts if the row is true."""
    if row.science:
        yield text("powers-formation-science", bv=share(row.science, BV))
    if row.politics:
        yield text("powers-formation-politics", points=share(row.politics, BV))
    for claim in row.claims:
        yield text("powers-formation-claim", field=_field(claim.field), round=claim.round)


def _field(key: str) -> Text:
    return text("powers-field", field=key)


def _nearby(part: Nearby) -> Text:
    """P-47.12: say what a row has in a land beside the formation."""
    return text("powers-formation-nearby", at=part.at, units=said(part.units), ready=int(part.ready))


def told(seat: Seat, name: str, what: str, at: str = "", units: Iterable[Units] = (), number: int = 0) -> Event:
    """`formation` (P-47), all who see it: seat, name, formation: the same in words, what: `formed`, `joined`,
    `detached`, `doubled`, `dropped` (a row), `branched`, `lifted`, `opened`, `shown` (the true row), `exposed` (a false
    token found out), `completed`, `arrived` (units from beside it, P-47.12), `stationed` (what it had there),
    `settled` (a row is known by what it was split from), `dissolved`; at, number (a row, or as many tokens beside),
    count (of types), units: in words."""
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


def claimed(formation: Formation, number: int, claim: Claim) -> Event:
    """`claimed` (P-56.5), who sees it: seat, name, formation, number: the row; field (in words), round: at its end what
    is invented can be used, if the row is true."""
    facts: dict[str, Fact] = {"seat": formation.owner, "name": formation.name, "formation": named(formation.name)}
    facts |= {"number": number, "field": _field(claim.field), "round": claim.round}
    return Event(kind="claimed", seen_by=EVERYONE, rank=Rank.NEWS, facts=facts)


def look(seat: Seat, formation: Formation, at: str, goal: str, true: bool) -> Event:
    """`look` (P-49.1), who looks: seat, name, formation: whose tokens aim at goal from at; true: 1 if the true one is
    among them; then number and units: the true row, in words; count (of its types)."""
    row_ = formation.rows[formation.true - 1] if true else Composition()
    said_ = said(row_.everything)
    facts = _aiming(formation, at, goal)
    facts |= {"true": int(true), "number": formation.true if true else 0, "count": len(said_), "units": said_}
    return Event(kind="look", seen_by=frozenset({seat}), rank=Rank.NEWS, facts=facts)


def decreed(sees: frozenset[Seat], formation: Formation) -> Event:
    """`decree-card`, who sees the card: seat, name, formation: whose it is; lines: its rows as they are now."""
    facts: dict[str, Fact] = {"seat": formation.owner, "who": holder(formation.owner), "name": formation.name}
    facts |= {"formation": named(formation.name), "lines": card(formation.rows)}
    return Event(kind="decree-card", seen_by=sees, rank=Rank.NEWS, facts=facts)


def made_true(formation: Formation, at: str) -> Event:
    """`decree-true`, its owner: seat, name, formation: the token of it at at is the true one now."""
    facts: dict[str, Fact] = {"seat": formation.owner, "name": formation.name, "formation": named(formation.name)}
    seen_by = frozenset({formation.owner})
    return Event(kind="decree-true", seen_by=seen_by, rank=Rank.NEWS, facts={**facts, "at": at})


def looked(seats: tuple[Seat, ...], formation: Formation, at: str, goal: str) -> Event:
    """`looked` (P-49.1), all, but in the fog: seat, name, formation: whose tokens aim at goal from at; seats: who
    looks at them, whatever they are."""
    facts: dict[str, Fact] = {**_aiming(formation, at, goal), "seats": tuple(map(holder, seats))}
    return Event(kind="looked", seen_by=EVERYONE, rank=Rank.NOTE, facts=facts)


def _aiming(formation: Formation, at: str, goal: str) -> dict[str, Fact]:
    own: dict[str, Fact] = {"seat": formation.owner, "name": formation.name, "formation": named(formation.name)}
    return {**own, "at": at, "goal": goal}
