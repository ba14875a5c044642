"""Between orders and phrases."""

from __future__ import annotations

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.rulesets.europe.orders import Order
from pbem.rulesets.europe.view import View


def phrase(order: Order) -> Phrase:
    """Say an order."""
    raise NotImplementedError


def order(phrase: Phrase, view: View) -> Order | Problem:
    """Understand an order."""
    raise NotImplementedError
