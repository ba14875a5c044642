"""D-10.2: what the referee does at once."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.problems import Problem
from pbem.core.ruleset import Resolution
from pbem.core.seats import Seat
from pbem.rulesets.duncan.orders import Order
from pbem.rulesets.duncan.state import State
from pbem.rulesets.duncan.view import View


def decree(state: State, order: Order) -> Resolution[State]:
    """Do what the referee decrees; a Refusal `no-decree` for any other order."""
    raise NotImplementedError


def check(order: Order, view: View) -> Iterator[Problem]:
    """Find what is wrong with an order of the referee."""
    raise NotImplementedError


def excluded(state: State, seat: Seat) -> Resolution[State]:
    """D-10.2: exclude a team nobody plays any more."""
    raise NotImplementedError
