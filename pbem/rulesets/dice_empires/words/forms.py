"""What is asked, what can be named, what an order is about, and the order form."""

from __future__ import annotations

from dataclasses import fields

from pbem.core.seats import Request, Seat
from pbem.core.sheets import Sheet, Written
from pbem.core.vocabulary import Vocabulary
from pbem.rulesets.dice_empires.orders import (
    Command,
    CommandOrder,
    ConvertAutoOrder,
    ConvertOrder,
    GroupDecree,
    Order,
    Pass,
    PlanOrder,
    ReputationDecree,
    RuinDecree,
    StandingOrder,
    Step,
)
from pbem.rulesets.dice_empires.state import Standing, State
from pbem.rulesets.dice_empires.view import View
from pbem.rulesets.dice_empires.words import count

DICE = (1, 2, 3, 4, 5, 6)
"""X-1.2: the dice of a lord."""


def awaiting(state: State) -> tuple[Request, ...]:
    """X-13.1: ask all, or at the pace `command` one after the other; the others may send standing orders."""
    if state.result is not None:
        return ()
    playing = tuple(lord.seat for lord in state.lords if not lord.ruined)
    if state.options.pace == "plan":
        return tuple(Request(seat, "commands") for seat in playing)
    return tuple(_asked(seat, state.queue[:1]) for seat in playing)


def _asked(seat: Seat, turn: tuple[Seat, ...]) -> Request:
    """X-7.5: ask a lord for a command if it is his turn; standing orders may come at any time."""
    return Request(seat, "command") if seat in turn else Request(seat, "standing", required=False)


def vocabulary(view: View) -> Vocabulary:
    """List the dice, and where one's own stand; cities are named after their seats."""
    bands = (band for city in view.cities if city.seat == view.seat for band in city.bands)
    places: dict[str, tuple[int, ...]] = {}
    for band in bands:
        places[band.place] = (*places.get(band.place, ()), band.die)
    return Vocabulary(numbers={"die": DICE}, places={"die": places}, seat=view.seat or "")


def subject(order: Order) -> str:
    """Name what an order is about: a kind of standing order, the one attempt to convert; commands replace nothing."""
    match order:
        case CommandOrder() | ReputationDecree() | GroupDecree() | RuinDecree():
            return ""
        case ConvertAutoOrder():
            return "convert auto"
        case _:
            return _kind(order)


def _kind(order: ConvertOrder | StandingOrder) -> str:
    return order.kind


def bare(command: Command) -> CommandOrder:
    """X-13.2: write a command without condition or alternative."""
    return CommandOrder((Step(command),))


def silence(view: View, request: Request) -> Sheet[Order]:
    """X-13.5: one who does not write has the standing plan; without one, no commands."""
    if request.kind == "standing":
        return Sheet()
    return Sheet(tuple(Written[Order](command) for command in view.standing.plan.commands))


def form(view: View, request: Request) -> Sheet[Order]:
    """Give a line for each command, those of the plan first; who is not on turn gets the standing orders in force."""
    if request.kind == "standing":
        return Sheet(tuple(Written[Order](order) for order in in_force(view.standing)))
    planned = view.standing.plan.commands
    empty = count.owed(view, Sheet(tuple(Written[Order](order) for order in planned)))
    return Sheet(tuple(Written[Order](order) for order in (*planned, *(bare(Pass()) for _ in range(empty)))))


def in_force(standing: Standing) -> tuple[StandingOrder, ...]:
    """X-13.6: list the standing orders as orders, in the order they are shown; an empty plan is none."""
    orders: tuple[StandingOrder, ...] = tuple(getattr(standing, choice.name) for choice in fields(Standing))
    return tuple(order for order in orders if order != PlanOrder())


def enough(view: View, sheet: Sheet[Order]) -> bool:
    """X-13.1: standing orders may be sent first: whose command is awaited is waited for all the same."""
    if view.options.pace == "command" and view.queue[:1] != (view.seat,):
        return True
    return any(isinstance(order, CommandOrder) for order in sheet)


def missing(view: View, sheet: Sheet[Order]) -> tuple[str, ...]:
    """X-7.1: say how many commands have no line yet."""
    left = count.owed(view, sheet)
    if left == 1:
        return ("one-command 1",)
    return (f"{'few' if left < 5 else 'many'}-commands {left}",) if left > 0 else ()
