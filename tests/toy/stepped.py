"""The duel step by step: two challenges make a round, others may promise peace meanwhile, Red's servant replies for it.

Seats are not painted in the colours they are called after, and seeds are hidden in a game of three.
"""

from __future__ import annotations

from dataclasses import replace

from pbem.core.blocks import Forecast
from pbem.core.events import Event
from pbem.core.problems import Problem, Severity
from pbem.core.seats import Pace, Request, Seat
from pbem.core.sheets import Sheet, Written
from tests.toy import moves
from tests.toy.options import Options
from tests.toy.orders import Order, Promise
from tests.toy.ruleset import Toy
from tests.toy.state import State, View

STEPS = 4
"""So many turns make a round: two challenges and the replies."""
HOURS = 8
"""So long a reply may take."""
PAINT = {"blue": "violet", "red": "orange"}


class Stepped(Toy):
    """The duel in rounds."""

    def hides_draws(self, options: Options) -> bool:
        return options.seats > 2

    def colour(self, seat: Seat) -> str:
        return PAINT.get(seat, "teal")

    def round(self, state: State) -> int:
        return (state.turn + STEPS - 1) // STEPS

    def awaiting(self, state: State) -> tuple[Request, ...]:
        asked = tuple(replace(one, hours=HOURS * (one.pace is Pace.REACTION)) for one in super().awaiting(state))
        others = (one.seat for one in state.players if asked and one.seat != asked[0].seat)
        return (*asked, *(Request(seat, "promise", required=False) for seat in others))

    def answered(self, view: View, request: Request) -> bool:
        return view.seat == "red"

    def concerned(self, before: State, after: State, events: tuple[Event, ...]) -> frozenset[Seat] | None:
        if self.round(before) != self.round(after):
            return None
        lying = before.challenge or after.challenge
        return frozenset({before.mover, *((lying.whom,) if lying else ())})

    def check(self, view: View, sheet: Sheet[Order]) -> tuple[Problem, ...]:
        asked = replace(view, awaited=view.seat)
        known = ((line, asked if isinstance(line.order, Promise) else view) for line in sheet.lines)
        return tuple(problem for line, view in known for problem in moves.faults(view, line))

    def silence(self, view: View, request: Request) -> Sheet[Order]:
        return Sheet() if request.kind == "promise" else super().silence(view, request)

    def form(self, view: View, request: Request) -> Sheet[Order]:
        if request.kind != "promise":
            return super().form(view, request)
        return Sheet((Written(Promise(moves.opponents(view)[0])),))


PRELUDE = 2
"""So many turns come before the start."""


class Preluded(Stepped):
    """The duel whose first challenge is a trial of arms, before round 1."""

    def round(self, state: State) -> int:
        return max(0, (state.turn - PRELUDE + STEPS - 1) // STEPS)


class Bundled(Toy):
    """The duel with lists: wishes for cards are replaced by those of a later letter all together, promises stay."""

    numbered = True

    def subject(self, order: Order) -> str:
        return super().subject(order) if isinstance(order, Promise) else ""

    def bundle(self, order: Order) -> str:
        return "" if isinstance(order, Promise) else "wishes"

    def check(self, view: View, sheet: Sheet[Order]) -> tuple[Problem, ...]:
        """Refuse a promise beside more than two wishes, so that the rest of a list matters."""
        found = super().check(view, sheet)
        wishes = [one for one in sheet.lines if not isinstance(one.order, Promise)]
        peace = [one for one in sheet.lines if isinstance(one.order, Promise)]
        late = (Problem("duel-not-now", one.line, 0, 1, {}, Severity.ERROR) for one in peace if len(wishes) > 2)
        return (*found, *late)

    def plan(self, view: View, sheet: Sheet[Order]) -> tuple[None, tuple[Forecast, ...]]:
        return None, tuple(Forecast(one.line, str(number)) for number, one in enumerate(sheet.lines, 1))
