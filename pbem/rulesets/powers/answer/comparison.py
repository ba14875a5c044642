"""Forecast and turn side by side: what production brought, where the own units are where nobody fought (for tests)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pbem.core.events import Event, of_kind
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.powers.orders import Order
from pbem.rulesets.powers.state import Stack, State, Table
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import forms, supposed
from pbem.rulesets.powers.words.ahead import Ahead, ahead, ended

FIGHTS = ("battle", "meeting", "contest", "raid", "interception")


def laid_open(state: State, seat: Seat) -> State:
    """Nobody else has standing orders, and all is seen by all (7.4)."""
    own = {key: each for key, each in state.standing.items() if key == seat}
    return replace(state, standing=own, options=replace(state.options, visibility="open"))


def differences(before: View, sheet: Sheet[Order], after: View, events: tuple[Event, ...]) -> tuple[str, ...]:
    """List what came otherwise than foretold; what dice decide is left open."""
    orders, seat = tuple(sheet), before.seat
    if seat is None or forms.asked(before) != "orders" or (before.sequential and not ended(orders)):
        return ()
    if any(True for _ in of_kind(events, *FIGHTS)):
        return ()
    return tuple(_otherwise(ahead(supposed.state(before), seat, orders), seat, after, events))


def _otherwise(played: Ahead, seat: Seat, after: View, events: tuple[Event, ...]) -> Iterator[str]:
    costs = [event.facts["cost"] for event in of_kind(events, "produced") if event.facts["seat"] == seat]
    told = [deal.cost for deal in played.deals.values() if not deal.refused]
    if costs[: len(told)] != told:
        yield f"costs of {told} are foretold, {costs} came"
    if seat in after.alive and _own(played.table, seat) != _own(after, seat):
        yield f"units are foretold as {_own(played.table, seat)}, they are {_own(after, seat)}"


def _own(table: Table, seat: Seat) -> list[Stack]:
    """List the own units, without what a player turn has spent."""
    own = (replace(each, spent=0) for each in table.stacks if each.owner == seat)
    return sorted(own, key=lambda each: (each.at, each.row, each.left))
