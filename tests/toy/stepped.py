"""The duel step by step: two challenges make a round, others may promise peace meanwhile, Red's servant replies for it.

Seats are not painted in the colours they are called after, and seeds are hidden in a game of three.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pbem.core.blocks import Forecast
from pbem.core.events import Event
from pbem.core.problems import Problem, Severity
from pbem.core.ruleset import Ruleset
from pbem.core.seats import Pace, Request, Seat
from pbem.core.sheets import Sheet, Written
from tests.toy import moves, table
from tests.toy.options import Options as ToyOptions
from tests.toy.orders import Order, Promise
from tests.toy.ruleset import changed, subject
from tests.toy.state import State, View

STEPS = 4
"""So many turns make a round: two challenges and the replies."""
HOURS = 8
"""So long a reply may take."""
PRELUDE = 2
"""So many turns come before the start."""
PAINT = {"blue": "violet", "red": "orange"}


def round_of(state: State) -> int:
    return (state.turn + STEPS - 1) // STEPS


def awaiting(state: State) -> tuple[Request, ...]:
    asked = tuple(replace(one, hours=HOURS * (one.pace is Pace.REACTION)) for one in table.awaiting(state))
    others = (one.seat for one in state.players if asked and one.seat != asked[0].seat)
    return (*asked, *(Request(seat, "promise", required=False) for seat in others))


def concerned(before: State, after: State, events: tuple[Event, ...]) -> frozenset[Seat] | None:
    if round_of(before) != round_of(after):
        return None
    lying = before.challenge or after.challenge
    return frozenset({before.mover, *((lying.whom,) if lying else ())})


def check(view: View, sheet: Sheet[Order]) -> tuple[Problem, ...]:
    asked = replace(view, awaited=view.seat)
    known = ((line, asked if isinstance(line.order, Promise) else view) for line in sheet.lines)
    return tuple(problem for line, view in known for problem in moves.faults(view, line))


def silence(view: View, request: Request) -> Sheet[Order]:
    return Sheet() if request.kind == "promise" else moves.silence(view, request)


def form(view: View, request: Request) -> Sheet[Order]:
    if request.kind != "promise":
        return moves.silence(view, request)
    return Sheet((Written(Promise(moves.opponents(view)[0])),))


def round_after_trial(state: State) -> int:
    return max(0, (state.turn - PRELUDE + STEPS - 1) // STEPS)


def in_rounds(round: Callable[[State], int]) -> Ruleset[ToyOptions, State, View, Order]:
    """Make the duel a game of steps."""
    return changed(
        rules={"round": round, "awaiting": awaiting, "concerned": concerned},
        words={
            "answered": lambda view, request: view.seat == "red",
            "check": check,
            "silence": silence,
            "form": form,
        },
        telling={"colour": lambda seat: PAINT.get(seat, "teal")},
        keeping={"hides_draws": lambda options: options.seats > 2},
    )


STEPPED = in_rounds(round_of)
"""The duel in rounds."""
PRELUDED = in_rounds(round_after_trial)
"""The duel whose first challenge is a trial of arms, before round 1."""


def check_wishes(view: View, sheet: Sheet[Order]) -> tuple[Problem, ...]:
    """Refuse a promise beside more than two wishes, so that the rest of a list matters."""
    found = moves.check(view, sheet)
    wishes = [one for one in sheet.lines if not isinstance(one.order, Promise)]
    peace = [one for one in sheet.lines if isinstance(one.order, Promise)]
    late = (Problem("duel-not-now", one.line, 0, 1, {}, Severity.ERROR) for one in peace if len(wishes) > 2)
    return (*found, *late)


def plan(view: View, sheet: Sheet[Order]) -> tuple[None, tuple[Forecast[Order], ...]]:
    return None, tuple(Forecast[Order](one.line, str(number)) for number, one in enumerate(sheet.lines, 1))


BUNDLED = changed(
    words={
        "numbered": True,
        "subject": lambda order: subject(order) if isinstance(order, Promise) else "",
        "bundle": lambda order: "" if isinstance(order, Promise) else "wishes",
        "check": check_wishes,
    },
    telling={"plan": plan, "comparison": None},
)
"""The duel with lists: wishes for cards are replaced by those of a later letter all together, promises stay."""
