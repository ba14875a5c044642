"""What is asked, what can be named, what an order is about, and the order form."""

from __future__ import annotations

from pbem.core.seats import Request
from pbem.core.sheets import Sheet
from pbem.core.vocabulary import Vocabulary
from pbem.rulesets.dice_empires.orders import Order
from pbem.rulesets.dice_empires.state import State
from pbem.rulesets.dice_empires.view import View


def awaiting(state: State) -> tuple[Request, ...]:
    """List who is asked: all, or at the pace `command` one after the other; the others may send standing orders."""
    raise NotImplementedError


def vocabulary(view: View) -> Vocabulary:
    """List what the lord can name."""
    raise NotImplementedError


def subject(order: Order) -> str:
    """Name what an order is about; commands replace nothing."""
    raise NotImplementedError


def silence(view: View, request: Request) -> Sheet[Order]:
    """X-13.5: the standing plan."""
    raise NotImplementedError


def form(view: View, request: Request) -> Sheet[Order]:
    """Give the lines of the order form."""
    raise NotImplementedError


def missing(view: View, sheet: Sheet[Order]) -> tuple[str, ...]:
    """List what is still without an order."""
    raise NotImplementedError
