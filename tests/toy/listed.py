"""The duel with lists: cards are wished for one after the other, three at most; the first that can be played is."""

from __future__ import annotations

from typing import ClassVar

from pbem.core.blocks import Forecast
from pbem.core.problems import Problem
from pbem.core.seats import Request
from pbem.core.sheets import Sheet, Written
from tests.toy import moves
from tests.toy.orders import Order, Play, Promise
from tests.toy.ruleset import Toy
from tests.toy.state import State, View

MOST = 3
"""So many cards may be wished for."""


class Listed(Toy):
    """The duel, with a list of wishes; who may play may also promise, and is asked for that apart."""

    numbered: ClassVar[bool] = True

    def subject(self, order: Order) -> str:
        return "" if isinstance(order, Play) else super().subject(order)

    def awaiting(self, state: State) -> tuple[Request, ...]:
        asked = super().awaiting(state)
        return (*asked, *(Request(one.seat, "promise", one.pace, required=False) for one in asked))

    def silence(self, view: View, request: Request) -> Sheet[Order]:
        return Sheet() if request.kind == "promise" else super().silence(view, request)

    def form(self, view: View, request: Request) -> Sheet[Order]:
        if request.kind != "promise":
            return super().form(view, request)
        example = next(one for one in self.examples(view) if not isinstance(one, Play))
        return Sheet((Written(example),))

    def examples(self, view: View) -> tuple[Order, ...]:
        return (Promise(moves.opponents(view)[0]),)

    def check(self, view: View, sheet: Sheet[Order]) -> tuple[Problem, ...]:
        plays = [one for one in sheet.lines if isinstance(one.order, Play)]
        late = (Problem("duel-not-now", line=one.line, paragraph="D-2") for one in plays[MOST:])
        return (*super().check(view, sheet), *late)

    def plan(self, view: View, sheet: Sheet[Order]) -> tuple[None, tuple[Forecast, ...]]:
        return None, tuple(Forecast(one.line, str(number)) for number, one in enumerate(sheet.lines, 1))
