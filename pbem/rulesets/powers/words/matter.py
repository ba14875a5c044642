"""A matter of orders: when they can be given, how they are said, what is wrong with them, what they will bring.

Each room of `words` that has orders ends in its `MATTER`; `matters.py` lists them. A new kind of order is a row there
and changes nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Generic, Literal, TypeVar

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.core.texts import Text
from pbem.rulesets.powers.orders import Order
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words.ahead import Ahead

When = Literal["play", "build", "place", "keep", "bid", "any"]
"""P-3, P-18, S-15: before the start, in the rounds of the game, or at any time."""
Understood = tuple[Order | Problem, ...]
Meaning = Callable[[Phrase, View], Understood]
Lines = Mapping[int, Order]
Found = Iterator[tuple[int, Problem]]
Told = Iterator[Text]
OrderT = TypeVar("OrderT", contravariant=True)


@dataclass(frozen=True)
class Odds:
    """How many of the trials an attack won, and how many own units it cost in all of them."""

    trials: int = 0
    won: int = 0
    lost: int = 0


@dataclass(frozen=True)
class Work:
    """A sheet, what came of it on the supposed table, and the chances of its attacks."""

    view: View
    seat: Seat
    orders: tuple[Order, ...]
    played: Ahead | None = None
    chances: Mapping[str, Odds] = field(default_factory=dict)


def _right(view: View, order: object) -> Iterator[Problem]:
    return iter(())


def _nothing(work: Work, order: object, place: int) -> Told:
    return iter(())


def _none(order: object) -> str:
    return ""


@dataclass(frozen=True)
class Matter(Generic[OrderT]):
    """The words of a matter.

    `when` names its kinds of orders and their time; `subject` what an order replaces an earlier one about (empty:
    nothing); `check` judges a line by itself, `together` lines with those before them; `foretold` says what the line
    at a place of the sheet will bring.
    """

    when: Mapping[type[Order], When]
    phrase: Callable[[OrderT], Phrase]
    meanings: Mapping[str, Meaning]
    check: Callable[[View, OrderT], Iterator[Problem]] = _right
    together: Callable[[View, Lines, Ahead], Found] | None = None
    foretold: Callable[[Work, OrderT, int], Told] = _nothing
    subject: Callable[[OrderT], str] = _none
