"""What a team is asked for, and what it can name."""

from __future__ import annotations

from pbem.core.seats import Request
from pbem.core.sheets import Sheet
from pbem.core.vocabulary import Vocabulary
from pbem.rulesets.duncan.orders import Order
from pbem.rulesets.duncan.state import State
from pbem.rulesets.duncan.view import View


def awaiting(state: State) -> tuple[Request, ...]:
    """List who owes orders."""
    raise NotImplementedError


def subject(order: Order) -> str:
    """Name what an order is about; empty: it replaces no other."""
    raise NotImplementedError


def vocabulary(view: View) -> Vocabulary:
    """List what can be named."""
    raise NotImplementedError


def form(view: View, request: Request) -> Sheet[Order]:
    """Give the order form."""
    raise NotImplementedError


def silence(view: View, request: Request) -> Sheet[Order]:
    """Nobody who is silent does anything."""
    raise NotImplementedError


def missing(view: View, sheet: Sheet[Order]) -> tuple[str, ...]:
    """List what is still without an order."""
    raise NotImplementedError
