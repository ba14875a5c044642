"""The words: how orders are said and understood, what is refused at receipt, what stands for one who is silent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.ruleset.types import OrderT, ViewT
from pbem.core.seats import Request
from pbem.core.sheets import Sheet
from pbem.core.vocabulary import Vocabulary

V = TypeVar("V")
T = TypeVar("T")


def single(order: Callable[[Phrase, V], T | Problem]) -> Callable[[Phrase, V], tuple[T | Problem, ...]]:
    """Make `orders` of a function for games in which a phrase says one order."""

    def orders(phrase: Phrase, view: V) -> tuple[T | Problem, ...]:
        return (order(phrase, view),)

    return orders


def _one_matter(order: object) -> str:
    return "order"


def _no_bundle(order: object) -> str:
    return ""


def _unanswered(view: object, request: Request) -> bool:
    return False


def _any(view: object, sheet: object) -> bool:
    return True


def _right(view: object, sheet: object) -> tuple[Problem, ...]:
    return ()


def _nothing(view: object, request: Request) -> Sheet[T]:
    return Sheet()


def _done_once(order: object) -> None:
    return None


def _no_examples(view: object) -> tuple[T, ...]:
    return ()


def _none_missing(view: object, sheet: object) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True, kw_only=True, eq=False)
class Words(Generic[ViewT, OrderT]):
    """What passes between letters and orders. All get a seat's view and nothing else."""

    vocabulary: Callable[[ViewT], Vocabulary]
    """List what the seat can name."""
    phrase: Callable[[OrderT], Phrase]
    """Turn an order into the phrase that says it."""
    orders: Callable[[Phrase, ViewT], tuple[OrderT | Problem, ...]]
    """Turn a phrase into the orders it says, in their order; `single` makes it of a function that gives one. The view
    may only settle what the words leave open."""
    numbered: bool = False
    """True when orders are a list carried out in the order written: they are numbered from 1, a later letter goes on
    at the end, and `cancel 2` takes the second away. `subject` may then be empty: such an order replaces no other."""
    subject: Callable[[OrderT], str] = _one_matter
    """Name what the order is about (`army 3`): a later order on the same subject replaces it. By default all orders
    are about the same: the last one counts."""
    bundle: Callable[[OrderT], str] = _no_bundle
    """Name what a later letter replaces as a whole: a letter with an order of a bundle takes away all orders of that
    bundle in earlier letters. By default "": each order stands or is replaced on its own."""
    answered: Callable[[ViewT, Request], bool] = _unanswered
    """Tell whether a seat that is asked for a reaction has answered beforehand, such as by a standing order not to be
    asked. It is awaited like all others, and nobody can tell the difference. By default nobody has."""
    enough: Callable[[ViewT, Sheet[OrderT]], bool] = _any
    """Tell whether orders are what a seat is asked for, so that the turn need not wait for more of it. By default any
    are. Else a turn would run, and be told of, although nothing can come of it."""
    check: Callable[[ViewT, Sheet[OrderT]], tuple[Problem, ...]] = _right
    """Find what the rules refuse or warn of, as far as the seat can know; errors drop their line."""
    silence: Callable[[ViewT, Request], Sheet[OrderT]] = _nothing
    """Give the orders of one who did not write; `check` accepts them. By default none."""
    lasting: Callable[[OrderT], OrderT | None] = _done_once
    """Give what of an order may be carried out once more in a later turn, for one who does not write. None, as by
    default: nothing."""
    form: Callable[[ViewT, Request], Sheet[OrderT]] = _nothing
    """Give the lines of the order form, one for everything the seat may command; by default none."""
    examples: Callable[[ViewT], tuple[OrderT, ...]] = _no_examples
    """Give a few orders that show what can be said, with things the seat (REFEREE too) knows; by default none."""
    missing: Callable[[ViewT, Sheet[OrderT]], tuple[str, ...]] = _none_missing
    """List the subjects still without an order, in the words of `subject`; by default none."""
