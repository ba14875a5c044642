"""The talk: orders that others hear of as soon as they are given, such as proposals. A game may have none."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from pbem.core.blocks import Block, Brief
from pbem.core.overtures import Overture
from pbem.core.ruleset.types import OrderT, ViewT
from pbem.core.seats import Seat

T = TypeVar("T")


def _unchanged(view: T, overtures: object) -> T:
    return view


def _no_mail(view: object, overture: object, gone: bool) -> Brief | None:
    return None


def _nothing(view: object) -> tuple[Block, ...]:
    return ()


def _no_answers(view: T) -> tuple[()]:
    return ()


def _none(view: object, other: Seat) -> None:
    return None


def _always(order: object) -> bool:
    return True


def _never(order: object) -> bool:
    return False


@dataclass(frozen=True, kw_only=True, eq=False)
class Talk(Generic[ViewT, OrderT]):
    """What is said across the table before a turn is played."""

    addressees: Callable[[OrderT], tuple[Seat, ...]]
    """List who is told of an order as soon as it is given, REFEREE too if he is to hear of it. The service leaves out
    whoever gave it. What is told is the order itself: it may hold nothing else they must not know."""
    told: Callable[[ViewT, tuple[Overture[OrderT], ...]], ViewT] = _unchanged
    """Put what others have said to this seat since the turn began, and what it said itself, into its view."""
    announce: Callable[[ViewT, Overture[OrderT], bool], Brief | None] = _no_mail
    """Write the mail that tells a seat of an overture, or (True) that it is gone again; None: it is not worth one. The
    view is the addressee's (REFEREE's too), with everything it was told until now."""
    treaties: Callable[[ViewT], tuple[Block, ...]] = _nothing
    """Show a seat how it stands with others: whom it knows, what binds it, what is on offer; by default nothing."""
    answers: Callable[[ViewT], tuple[OrderT, ...]] = _no_answers
    """List what a seat may say to what is on offer to it, each an order; by default nothing."""
    opening: Callable[[ViewT, Seat], OrderT | None] = _none
    """Give the plainest treaty a seat may offer to another, to begin its own words with; None: there is none, or not
    now. What `check` refuses is not shown. By default none."""
    wants_answer: Callable[[OrderT], bool] = _always
    """Tell whether those an order is told to should have time to answer it: a turn does not run early before they have
    written again. By default every one does."""
    outlasts: Callable[[OrderT], bool] = _never
    """Tell whether an order still stands when the turn it was given for is taken back: it was heard outside the rhythm
    of the turns, and counts with the one that is open again. By default none does."""
