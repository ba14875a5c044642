"""Allies in the report (P-33): what changed hands, who is whose guest, who leads whose units."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.events import Event
from pbem.core.texts import Text, text
from pbem.rulesets.powers.events import holder, units
from pbem.rulesets.powers.orders import GiveLandOrder, HandingOrder
from pbem.rulesets.powers.report.happened import said
from pbem.rulesets.powers.report.tables import army
from pbem.rulesets.powers.state import NOBODY, Stack, stacks_at
from pbem.rulesets.powers.view import View

TOLD = ("betrayed", "risen", "units_given", "land_given", "led", "not_handed")


def allies(view: View, events: tuple[Event, ...]) -> Iterator[Text]:
    """Say what happened between allies, and how they stand."""
    yield from said(events, *TOLD)
    yield from _guests(view)
    yield from (_led(view, stack) for stack in view.stacks if stack.mover != stack.owner)
    yield from (_waiting(order) for order in view.handed.get(view.seat or "", ()))


def _guests(view: View) -> Iterator[Text]:
    """P-33.4: list who stands in lands of others."""
    for at, land in view.lands.items():
        there = stacks_at(view, at)
        for seat in dict.fromkeys(each.owner for each in there):
            if land.owner and seat not in (land.owner, NOBODY):
                own = army(each for each in there if each.owner == seat)
                yield text("powers-guests", at=at, holder=holder(land.owner), who=seat, units=own)


def _led(view: View, stack: Stack) -> Text:
    """P-33.6: say who leads; the referee reads it like the owner."""
    mine = stack.commander == view.seat
    who = stack.owner if mine else stack.commander
    counted = units({stack.row: stack.count})
    return text(f"powers-lead-{'theirs' if mine else 'own'}", who=who, at=stack.at, units=counted)


def _waiting(order: HandingOrder) -> Text:
    """S-14: say what is still to come in a round played in turn."""
    given = () if isinstance(order, GiveLandOrder) else order.units
    counted = tuple(one for each in given for one in units({each.row: max(each.count, 1)}))
    return text("powers-waiting", what=order.kind, at=order.at, who=holder(order.to), units=counted)
