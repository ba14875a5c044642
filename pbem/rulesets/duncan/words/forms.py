"""What a team is asked for: who owes orders, what can be named, the order form, what is still missing."""

from __future__ import annotations

from pbem.core.seats import Request
from pbem.core.sheets import Sheet, Written
from pbem.core.vocabulary import Vocabulary
from pbem.rulesets.duncan.orders import BonusOrder, BuyOrder, ChooseOrder, MoveOrder, NoteOrder, Order, UpgradeOrder
from pbem.rulesets.duncan.state import State
from pbem.rulesets.duncan.view import View
from pbem.rulesets.duncan.words import story_phrases
from pbem.rulesets.duncan.words.extremes import extremes


def awaiting(state: State) -> tuple[Request, ...]:
    """D-2.1: all teams owe orders until the game is over; a bonus to choose is asked for and never waited for."""
    if state.result is not None:
        return ()
    playing = [team for team in state.teams if not team.excluded]
    orders = tuple(Request(team.seat, "orders") for team in playing)
    return (*orders, *(Request(team.seat, "choice", required=False) for team in playing if team.choices))


def subject(order: Order) -> str:
    """Name what an order is about; upgrades, purchases, bonuses and choices replace nothing: each is done (D-2.3)."""
    match order:
        case MoveOrder(unit):
            return f"unit {unit}"
        case NoteOrder(unit=unit, cell=cell):
            return f"note u{unit}" if unit else f"note {cell}"
        case UpgradeOrder() | BuyOrder() | BonusOrder() | ChooseOrder():
            return ""
        case _:
            return story_phrases.subject(order)


def vocabulary(view: View) -> Vocabulary:
    """List the numbers of own units, of questions published and of answers known, and the size of the board."""
    numbers = {
        "unit": tuple(unit.number for unit in view.units),
        "question": tuple(question.number for question in view.story.questions),
        "answer": tuple(answer.number for answer in view.story.answers),
    }
    columns = len(view.terrain[0]) if view.terrain else 0
    return Vocabulary(
        numbers=numbers,
        columns=columns,
        rows=len(view.terrain),
        places={"unit": _standing(view)},
        seat=view.seat or "",
        extremes=extremes(view.units),
    )


def _standing(view: View) -> dict[str, tuple[int, ...]]:
    """List the own units by the square they stand on."""
    cells = dict.fromkeys(unit.cell.name for unit in view.units)
    return {cell: tuple(unit.number for unit in view.units if unit.cell.name == cell) for cell in cells}


def form(view: View, request: Request) -> Sheet[Order]:
    """Give one line for every own unit: to stay where it is. A bonus is never chosen by sending a form back."""
    if request.kind != "orders":
        return Sheet()
    return Sheet(tuple(Written[Order](MoveOrder(unit.number, unit.cell.name)) for unit in view.units))


def silence(view: View, request: Request) -> Sheet[Order]:
    """D-4.4: units without orders stay; nothing is bought, no bonus used or chosen."""
    return Sheet()


def lasting(order: Order) -> Order | None:
    """D-2.2: give what of an order may be carried out once more: a move, for a unit that is not there yet."""
    return order if isinstance(order, MoveOrder) else None


def missing(view: View, sheet: Sheet[Order]) -> tuple[str, ...]:
    """List the units no order names, and a choice of a bonus for which no kind is named."""
    named = {order.unit for order in sheet if isinstance(order, MoveOrder | UpgradeOrder | BonusOrder)}
    chosen = sum(isinstance(order, ChooseOrder) for order in sheet)
    units = tuple(f"unit {unit.number}" for unit in view.units if unit.number not in named)
    return (*units, *(("choice",) if chosen < view.choices else ()))
