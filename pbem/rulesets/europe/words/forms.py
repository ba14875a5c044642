"""What is asked, what can be named, what an order is about, and the order form."""

from __future__ import annotations

from pbem.core.seats import Request
from pbem.core.sheets import Sheet
from pbem.core.vocabulary import Vocabulary
from pbem.rulesets.europe.orders import Order
from pbem.rulesets.europe.state import State
from pbem.rulesets.europe.view import View


def awaiting(state: State) -> tuple[Request, ...]:
    """E-13.2: who is asked for what; whoever is not may send standing orders."""
    raise NotImplementedError


def vocabulary(view: View) -> Vocabulary:
    """List what the player can name."""
    raise NotImplementedError


def subject(order: Order) -> str:
    """Name what an order is about; actions, card actions and stops replace nothing one by one."""
    raise NotImplementedError


def bundle(order: Order) -> str:
    """E-11.1: name what a later letter replaces as a whole: the turn's orders, the stops."""
    raise NotImplementedError


def answered(view: View, request: Request) -> bool:
    """E-13.3: tell whether a player has asked not to be asked."""
    raise NotImplementedError


def silence(view: View, request: Request) -> Sheet[Order]:
    """E-11.7: the standing default."""
    raise NotImplementedError


def form(view: View, request: Request) -> Sheet[Order]:
    """Give the lines of the order form."""
    raise NotImplementedError


def missing(view: View, sheet: Sheet[Order]) -> tuple[str, ...]:
    """List what is still without an order."""
    raise NotImplementedError
