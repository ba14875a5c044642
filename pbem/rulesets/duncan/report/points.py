"""Purchase points, what they were spent for, victory points pile by pile, the teams, the prices now (5, D-8.3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from pbem.core.blocks import Block, Cell, Column, Lines, Table
from pbem.core.events import Event, of_kind
from pbem.core.texts import Facts, Text, number, text
from pbem.rulesets.duncan.phases import prices
from pbem.rulesets.duncan.state import Award
from pbem.rulesets.duncan.story.awards import award_turn
from pbem.rulesets.duncan.view import Purse, View
from pbem.rulesets.duncan.words import places
from pbem.rulesets.duncan.words.terms import change

_SIGNS: Mapping[str, Callable[[Facts], int]] = MappingProxyType(
    {
        "upgraded": lambda facts: -number(facts["price"]),
        "summoned": lambda facts: -number(facts["price"]),
        "allowance": lambda facts: number(facts["points"]),
        "awarded": lambda facts: number(facts["points"]),
    }
)
"""The kinds that change the purchase points, and by how much."""


def points(before: View | None, after: View, events: tuple[Event, ...]) -> tuple[Block, ...]:
    """Write what came in and went out, what the piles gave, how the teams stand, what is still to come."""
    teams = _teams(after)
    if after.seat is None:
        return (teams,) if teams.rows else ()
    tables = (*(() if before is None else (_spent(before, after, events), _won(before, after, events))), teams)
    waiting = tuple(_award(after, award) for award in after.awards)
    return (*(table for table in tables if table.rows), *((Lines(waiting),) if waiting else ()))


def _spent(before: View, after: View, events: tuple[Event, ...]) -> Table:
    """Account for the purchase points; what no event explains came from the referee."""
    entries = [(_SIGNS[event.kind](event.facts), event) for event in of_kind(events, *_SIGNS)]
    rest = after.points - before.points - sum(by for by, _ in entries)
    rows = [_row(text(f"duncan-spent-{event.kind}", **event.facts), by) for by, event in entries]
    if not rows and not rest:
        return Table((), ())
    first = _sum(text("duncan-points-before"), before.points)
    other = [_row(text("duncan-points-referee"), rest)] if rest else []
    return _table("spent", [first, *rows, *other, _sum(text("duncan-points-left"), after.points)])


def _won(before: View, after: View, events: tuple[Event, ...]) -> Table:
    """D-8.2: account for the victory points, pile by pile, doubled where an own unit stands."""
    found = of_kind(events, "income")
    rest = after.score - before.score - sum(number(event.facts["points"]) for event in found)
    if not found and not rest:
        return Table((), ())
    factor = after.options.standing_factor
    rows = [
        _row(text("duncan-won-income", factor=factor, **event.facts), number(event.facts["points"])) for event in found
    ]
    other = [_row(text("duncan-points-referee"), rest)] if rest else []
    first = _sum(text("duncan-points-before"), before.score)
    return _table("won", [first, *rows, *other, _sum(text("duncan-score-now"), after.score)])


def _table(name: str, rows: list[tuple[Cell, ...]]) -> Table:
    columns = (Column(text(f"duncan-col-{name}")), Column(text("duncan-col-points"), numeric=True))
    return Table(columns, tuple(rows))


def _row(what: Text, by: int) -> tuple[Cell, ...]:
    return (Cell(what), Cell(change(by) or "0", "up" if by > 0 else "down"))


def _sum(what: Text, figure: int) -> tuple[Cell, ...]:
    return (Cell(what, "strong"), Cell(str(figure), "number"))


def _teams(view: View) -> Table:
    """D-8.3: how the teams stand, if the rules let everybody know."""
    known = [purse for purse in view.purses if purse.score is not None and not purse.excluded]
    out = [purse for purse in view.purses if purse.excluded]
    if len(known) < 2 and not out:
        return Table((), ())
    ranked = sorted(known, key=lambda purse: -(purse.score or 0))
    columns = (Column(text("duncan-col-team")), Column(text("duncan-col-score"), numeric=True))
    return Table(columns, (*(_team(view, purse) for purse in ranked), *map(_excluded, out)))


def _team(view: View, purse: Purse) -> tuple[Cell, ...]:
    own = purse.seat == view.seat
    who = text("duncan-whose", who=purse.seat)
    return (Cell(who, "strong" if own else "plain"), Cell(str(purse.score), "number"))


def _excluded(purse: Purse) -> tuple[Cell, ...]:
    who = text("duncan-whose", who=purse.seat)
    return (Cell(who, "muted", small=text("duncan-team-excluded", turn=purse.excluded)), Cell("\u2013", "muted"))


def _award(view: View, award: Award) -> Text:
    """D-9.4: awarded points come with the next award turn."""
    turn = award_turn(view.options, view.turn)
    return text("duncan-points-waiting", points=award.points, words=award.text, said=int(bool(award.text)), turn=turn)


def shop(view: View) -> tuple[Block, ...]:
    """D-3.3: the price of a new unit now, and the squares beside the portal that look free."""
    if view.seat is None or view.portal is None or view.result is not None:
        return ()
    owned, portal = len(view.units), view.portal.name
    free, hidden = tuple(at.name for at in places.free(view)), places.undiscovered(view)
    lines = [
        text("duncan-shop-unit", price=prices.unit(owned), owned=owned, more=_affordable(view)),
        text("duncan-shop-squares", squares=", ".join(free), count=len(free), hidden=len(hidden), portal=portal),
        text("duncan-shop-upgrade"),
    ]
    return (Lines(tuple(lines)),)


def _affordable(view: View) -> int:
    """Count the units the points are enough for, one after another."""
    left, owned = view.points, len(view.units)
    while left >= prices.unit(owned):
        left -= prices.unit(owned)
        owned += 1
    return owned - len(view.units)
