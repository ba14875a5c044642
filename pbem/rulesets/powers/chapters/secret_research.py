"""Secret research (P-56.5): rows of formations may hold technology points instead of an army.

The points stay in their row, so nobody knows whether they are there at all. What they pay for is declared aloud: if
this row is true, a level more is invented. The level counts from the moment the row is shown, or its formation opened,
but not before its time; so its owner may surprise with it, or never use it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pbem.core.seats import Seat
from pbem.core.texts import Fact, share, text
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.points import Points, Turn
from pbem.rulesets.powers.chapters.formations.cards import kept
from pbem.rulesets.powers.chapters.formations.gains import proved
from pbem.rulesets.powers.chapters.formations.notices import to_seers
from pbem.rulesets.powers.chapters.tech import TOP, aimed, fields, funded, invented, price
from pbem.rulesets.powers.events import formations as formation_events
from pbem.rulesets.powers.formations import TECHNOLOGY, Claim, Composition, Formation
from pbem.rulesets.powers.orders import Units
from pbem.rulesets.powers.orders.formations import ClaimOrder
from pbem.rulesets.powers.state import BV, Table


def science(row: Composition) -> int:
    """P-56.5: give the science of a row that has not been used, in sixtieths of a BV."""
    return max(_points(row.ready) + row.science - sum(each.paid for each in row.claims), 0)


def _points(units: tuple[Units, ...]) -> int:
    return BV * sum(each.count for each in units if each.row == TECHNOLOGY)


def before(row: Composition, field: str) -> int:
    """Count the levels of a field that a row has invented already."""
    return sum(each.field == field for each in row.claims)


def needed(points: Points, table: Table, seat: Seat, row: Composition, field: str) -> int:
    """P-56.3, P-56.5: give what the next level of a field costs, if a row is true."""
    return price(points, table, seat, field, before(row, field))


def declare(turn: Turn, formation: Formation, order: ClaimOrder) -> Mapping[str, Fact]:
    """P-56.5: note on a row what it has invented; say why it cannot be."""
    if not 1 <= order.row <= len(formation.rows):
        return {"cause": "row"}
    row = formation.rows[order.row - 1]
    cause = _barred(turn, formation.owner, row, order.field)
    if cause:
        return cause
    claim = Claim(order.field, needed(turn.points, turn.state, formation.owner, row, order.field), turn.state.round + 1)
    rows = list(formation.rows)
    rows[order.row - 1] = replace(row, claims=(*row.claims, claim))
    after = replace(formation, rows=tuple(rows))
    turn.state = kept(turn.state, after)
    turn.tell(to_seers(turn, after, formation_events.claimed(after, order.row, claim)))
    proved(turn, after)
    return {}


def _barred(turn: Turn, seat: Seat, row: Composition, field: str) -> Mapping[str, Fact]:
    if field not in fields(turn.points, turn.state):
        return {"cause": "field"}
    if aimed(turn.state, seat, field) + before(row, field) > TOP:
        return {"cause": "top", "field": text("powers-field", field=field)}
    has, full = science(row), needed(turn.points, turn.state, seat, row, field)
    return {"cause": "science", "has": share(has, BV), "price": share(full, BV)} if has < full else {}


def take(row: Composition, turn: Turn, seat: Seat) -> Composition:
    """P-56.5: what a true row has invented is its owner's, and what science is left is paid openly."""
    left = science(row) + _points(row.building)
    for claim in row.claims:
        invented(turn, seat, claim.field, claim.round)
    if left:
        funded(turn, seat, left)
    return replace(row, ready=_without(row.ready), building=_without(row.building), science=0, claims=())


def _without(units: tuple[Units, ...]) -> tuple[Units, ...]:
    return tuple(each for each in units if each.row != TECHNOLOGY)


SECRET_RESEARCH = Chapter(
    "secret-res",
    needs=("tech", "hide"),
    release="R3",
    units="secret-res",
    orders=(ClaimOrder,),
    points=Points(cards={ClaimOrder: declare}, disclosed=(take,)),
)
