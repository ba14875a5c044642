"""The duel as a rule set: each method calls a function of a module."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from pbem.core.blocks import Brief, Forecast
from pbem.core.dice import Dice
from pbem.core.drawing import Drawing
from pbem.core.events import Event
from pbem.core.overtures import Overture
from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.ruleset import Outcome, Resolution, Ruleset
from pbem.core.seats import Request, Seat
from pbem.core.sheets import Sheet
from pbem.core.vocabulary import Vocabulary
from tests.toy import moves, play, report, table, written
from tests.toy.options import Options
from tests.toy.orders import Order, Play, Promise
from tests.toy.state import State, View

SEATS = tuple(map(Seat, ("blue", "red", "green", "white")))


class Toy(Ruleset[Options, State, View, Order]):
    """The duel of hidden cards."""

    key: ClassVar[str] = "duel"
    version: ClassVar[int] = 1
    options_type: ClassVar[type] = Options
    state_type: ClassVar[type] = State
    view_type: ClassVar[type] = View
    order_type: ClassVar[object] = Order
    hidden_draws: ClassVar[bool] = True
    follows: ClassVar[tuple[str, ...]] = ("turn", "duels.turn", "duels.dice")

    def seats(self, options: Options) -> tuple[Seat, ...]:
        return SEATS[: options.seats]

    def setup(self, options: Options, seats: tuple[Seat, ...], dice: Dice) -> State:
        return table.deal(options, seats, dice)

    def awaiting(self, state: State) -> tuple[Request, ...]:
        return table.awaiting(state)

    def turn(self, state: State) -> int:
        return state.turn

    def view(self, state: State, seat: Seat | None) -> View:
        return table.view(state, seat)

    def vocabulary(self, view: View) -> Vocabulary:
        return moves.vocabulary(view)

    def phrase(self, order: Order) -> Phrase:
        return moves.phrase(order)

    def order(self, phrase: Phrase, view: View) -> Order | Problem:
        return moves.order(phrase, view)

    def subject(self, order: Order) -> str:
        if isinstance(order, Promise):
            return f"peace {order.to}"
        return "move" if isinstance(order, Play) else "reply"

    def check(self, view: View, sheet: Sheet[Order]) -> tuple[Problem, ...]:
        return moves.check(view, sheet)

    def silence(self, view: View, request: Request) -> Sheet[Order]:
        return moves.silence(view, request)

    def form(self, view: View, request: Request) -> Sheet[Order]:
        return moves.silence(view, request)

    def missing(self, view: View, sheet: Sheet[Order]) -> tuple[str, ...]:
        return moves.missing(view, sheet)

    def addressees(self, order: Order) -> tuple[Seat, ...]:
        return (order.to,) if isinstance(order, Promise) else ()

    def told(self, view: View, overtures: tuple[Overture[Order], ...]) -> View:
        return report.told(view, overtures)

    def wants_answer(self, order: Order) -> bool:
        return False

    def announce(self, view: View, overture: Overture[Order], gone: bool) -> Brief | None:
        return report.announce(overture, gone)

    def resolve(self, state: State, sheets: Mapping[Seat, Sheet[Order]], dice: Dice) -> Resolution[State]:
        return play.resolve(state, sheets, dice)

    def outcome(self, state: State) -> Outcome | None:
        return table.outcome(state)

    def brief(self, before: View | None, after: View, events: tuple[Event, ...]) -> Brief:
        return report.brief(before, after, events)

    def draw(self, view: View) -> Drawing | None:
        return None

    def plan(self, view: View, sheet: Sheet[Order]) -> tuple[Drawing | None, tuple[Forecast, ...]]:
        return None, report.plan(view, sheet)

    def reimagine(self, state: State, seat: Seat, dice: Dice) -> State:
        return table.reimagine(state, seat, dice)

    def position(self, state: State) -> dict[str, object]:
        return written.position(state)

    def from_position(self, options: Options, seats: tuple[Seat, ...], position: Mapping[str, object]) -> State:
        return written.read(options, seats, position)
