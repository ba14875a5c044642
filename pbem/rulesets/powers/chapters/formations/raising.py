"""What BV are spent on for a formation (P-47.7, P-47.12): units for each row, all of the same price, in the land where
it stands or in one beside it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from pbem.core.seats import Seat
from pbem.core.texts import Fact
from pbem.rulesets.powers.book.points import Deal, Points, completions, too_early
from pbem.rulesets.powers.book.purse import Purse
from pbem.rulesets.powers.book.worth import cost
from pbem.rulesets.powers.chapters.formations.cards import card, fits, kept, tokens
from pbem.rulesets.powers.chapters.formations.gains import crowded
from pbem.rulesets.powers.chapters.formations.nearby import comes
from pbem.rulesets.powers.events import formations as formation_events
from pbem.rulesets.powers.formations import ARMIES, ON_CARDS, Composition, Formation, Nearby, beside, summed
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.orders import Units
from pbem.rulesets.powers.orders.formations import RaiseOrder
from pbem.rulesets.powers.state import Stack, Table


@dataclass(frozen=True)
class Site:
    """The land that builds and pays; `beside`: the formation does not stand there (P-47.12). Or why there is none."""

    at: str = ""
    harbour: str = ""
    beside: bool = False
    why: str = ""


def raised(points: Points, table: Table, seat: Seat, order: RaiseOrder, left: Purse) -> Deal:
    """P-47.7: spend BV of one land on units for each row, all worth the same."""
    formation = card(table, seat, order.name)
    site = _site(points, table, formation, order) if formation else Site(why="none")
    at = site.at or order.at
    facts: dict[str, Fact] = {"at": at, "name": order.name, "formation": formation_events.named(order.name), "count": 0}
    why, bv = _priced(points, table, seat, order, formation)
    if site.beside and any(ON_CARDS in points.rows[row].flags for row in _named(order) if row in points.rows):
        why = why or "housed"
    if why or site.why or not formation:
        return Deal(table, left, refused="formation", facts={**facts, "cause": why or site.why})
    rest = left.paying(bv, at)
    if not bv or rest is None:
        return Deal(table, left, refused="short", facts={**facts, "cost": bv})
    parts = order.rows * len(formation.rows) if len(order.rows) == 1 else order.rows
    rows = tuple(_grown(row, more, site) for row, more in zip(formation.rows, parts, strict=True))
    after = kept(table, replace(formation, rows=rows))
    told: dict[str, Fact] = {"lines": formation_events.card(rows), "beside": int(site.beside)}
    return Deal(after, rest, bv, facts={**facts, **told})


def _grown(row: Composition, more: tuple[Units, ...], site: Site) -> Composition:
    if not site.beside:
        return replace(row, building=summed(row.building, more))
    return replace(row, nearby=beside(row.nearby, [Nearby(site.at, summed(more), harbour=site.harbour)]))


def _site(points: Points, table: Table, formation: Formation, order: RaiseOrder) -> Site:
    stand = {(each.at, each.harbour) for each in tokens(table, formation)}
    if len(stand) == 1 and order.at in ("", min(stand)[0]):
        at = min(stand)[0]
        return Site(at) if _own(table, formation.owner, at) else Site(why="spread")
    return _beside(points, table, formation, order) if order.at else Site(why="spread")


def _own(table: Table, seat: Seat, at: str) -> bool:
    return at in table.lands and table.lands[at].owner == seat


def _beside(points: Points, table: Table, formation: Formation, order: RaiseOrder) -> Site:
    """P-47.12: give an own land next to every token, from where each of the units gets to all of them in a turn."""
    at, stand = order.at, tokens(table, formation)
    near = _own(table, formation.owner, at) and {each.at for each in stand} <= {at, *world(table).neighbours[at]}
    rows = sorted({each.row for row in order.rows for each in row if each.row in points.rows})
    for harbour in ("",) if formation.name in ARMIES else world(table).harbours(at) if near else ():
        units = [Stack(formation.owner, row, at, harbour=harbour) for row in rows]
        if near and all(comes(points, table, unit, token) for unit in units for token in stand):
            return Site(at, harbour, True)
    return Site(why="beside")


def _priced(
    points: Points, table: Table, seat: Seat, order: RaiseOrder, formation: Formation | None
) -> tuple[str, int]:
    """Say why units cannot be raised, or what they cost."""
    if formation is None:
        return "none", 0
    if not all(_buildable(points, table, seat, order.name, row) for row in _named(order)):
        return "types", 0
    if len(order.rows) not in (1, len(formation.rows)):
        return "count", 0
    if any(crowded(part) for part in _after(formation, order)):
        return "houses", 0
    costs = {sum((cost(points, table, each.row) or 0) * max(each.count, 1) for each in row) for row in order.rows}
    return ("unequal", 0) if len(costs) > 1 else ("", costs.pop())


def _named(order: RaiseOrder) -> tuple[str, ...]:
    return tuple(each.row for row in order.rows for each in row)


def _after(formation: Formation, order: RaiseOrder) -> Iterator[tuple[Units, ...]]:
    """Give what each row would have, under construction or not."""
    parts = order.rows * len(formation.rows) if len(order.rows) == 1 else order.rows
    return (summed(row.everything, part) for row, part in zip(formation.rows, parts, strict=True))


def _buildable(points: Points, table: Table, seat: Seat, name: str, row: str) -> bool:
    known = row in points.rows and fits(name, points.rows[row]) and cost(points, table, row) is not None
    return known and completions(points, row) == 1 and too_early(points, table, seat, row) is None
