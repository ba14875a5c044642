"""The duel with lists: cards are wished for one after the other, three at most; the first that can be played is."""

from __future__ import annotations

from pbem.core.blocks import Forecast
from pbem.core.problems import Problem
from pbem.core.seats import Request
from pbem.core.sheets import Sheet, Written
from tests.toy import moves, table
from tests.toy.orders import Order, Play, Promise
from tests.toy.ruleset import changed
from tests.toy.ruleset import subject as subject_of
from tests.toy.state import State, View

MOST = 3
"""So many cards may be wished for."""


def subject(order: Order) -> str:
    return "" if isinstance(order, Play) else subject_of(order)


def awaiting(state: State) -> tuple[Request, ...]:
    """Who may play may also promise, and is asked for that apart."""
    asked = table.awaiting(state)
    return (*asked, *(Request(one.seat, "promise", one.pace, required=False) for one in asked))


def silence(view: View, request: Request) -> Sheet[Order]:
    return Sheet() if request.kind == "promise" else moves.silence(view, request)


def form(view: View, request: Request) -> Sheet[Order]:
    return Sheet((Written(examples(view)[0]),)) if request.kind == "promise" else moves.silence(view, request)


def examples(view: View) -> tuple[Order, ...]:
    return (Promise(moves.opponents(view)[0]),)


def check(view: View, sheet: Sheet[Order]) -> tuple[Problem, ...]:
    plays = [one for one in sheet.lines if isinstance(one.order, Play)]
    late = (Problem("duel-not-now", line=one.line, paragraph="D-2") for one in plays[MOST:])
    return (*moves.check(view, sheet), *late)


def plan(view: View, sheet: Sheet[Order]) -> tuple[None, tuple[Forecast[Order], ...]]:
    return None, tuple(Forecast[Order](one.line, str(number)) for number, one in enumerate(sheet.lines, 1))


LISTED = changed(
    rules={"awaiting": awaiting},
    words={
        "numbered": True,
        "subject": subject,
        "silence": silence,
        "form": form,
        "examples": examples,
        "check": check,
    },
    telling={"plan": plan, "comparison": None},
)
