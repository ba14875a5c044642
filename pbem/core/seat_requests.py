"""What one seat is asked for: perhaps several things at once, answered by one sheet.

A team owes its orders, and may besides choose something nobody waits for: two requests, one mail, one order form.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pbem.core.ruleset import OptionsT, OrderT, Ruleset, StateT, ViewT
from pbem.core.seats import Request, Seat
from pbem.core.sheets import Sheet

Requests = tuple[Request, ...]


def by_seat(ruleset: Ruleset[OptionsT, StateT, ViewT, OrderT], state: StateT) -> Mapping[Seat, Requests]:
    """List who is asked, in the order of the requests, and for what."""
    every = ruleset.rules.awaiting(state)
    return {seat: of_seat(every, seat) for seat in dict.fromkeys(request.seat for request in every)}


def of_seat(requests: Iterable[Request], seat: Seat) -> Requests:
    """Give what one seat is asked for."""
    return tuple(request for request in requests if request.seat == seat)


def silence(ruleset: Ruleset[OptionsT, StateT, ViewT, OrderT], view: ViewT, requests: Requests) -> Sheet[OrderT]:
    """Give the orders of one who did not write: those of silence on each thing asked."""
    return Sheet(tuple(line for request in requests for line in ruleset.words.silence(view, request).lines))


def form(ruleset: Ruleset[OptionsT, StateT, ViewT, OrderT], view: ViewT, requests: Requests) -> Sheet[OrderT]:
    """Give the lines of the order form, thing after thing."""
    return Sheet(tuple(line for request in requests for line in ruleset.words.form(view, request).lines))
