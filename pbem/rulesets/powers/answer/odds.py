"""The chance of an attack: the movement of a sheet played many times on the supposed table, with other dice each time.

Nobody else moves there, and what one does not know of others is as it is by default: their doctrines (P-6.20).
"""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.events import Event, of_kind
from pbem.core.seats import Seat
from pbem.rulesets.powers.orders import Order
from pbem.rulesets.powers.report.draw import lost
from pbem.rulesets.powers.state import State, holder
from pbem.rulesets.powers.words.ahead import moved
from pbem.rulesets.powers.words.matter import Odds

MOST, LEAST, WORK = 200, 40, 4000
"""So many trials at most and at least; the more units stand on the table, the fewer trials."""


def odds(state: State, seat: Seat, orders: tuple[Order, ...], events: tuple[Event, ...]) -> Mapping[str, Odds]:
    """Give the chances in the lands where a first trial, which told these events, had to fight."""
    fought = tuple(dict.fromkeys(str(each.facts["at"]) for each in of_kind(events, "battle", "contest")))
    found = dict.fromkeys(fought, Odds())
    if not found:
        return {}
    units = sum(each.count for each in state.stacks if each.at in found or each.owner == seat)
    for number in range(max(LEAST, min(MOST, WORK // max(units, 1)))):
        trial = moved(state, seat, orders, f"odds {number}".encode())
        found = {at: _with(one, trial.state, seat, trial.events, at) for at, one in found.items()}
    return found


def _with(before: Odds, after: State, seat: Seat, events: list[Event], at: str) -> Odds:
    """Add a trial."""
    battles = [each for each in of_kind(events, "battle", "contest") if each.facts["at"] == at]
    won = before.won + (holder(after, at) == seat)
    return Odds(before.trials + 1, won, before.lost + sum(lost(each, seat) for each in battles))
