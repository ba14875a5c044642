"""The rules: who plays, who is asked for what, what a seat knows, what comes of the orders."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic

from pbem.core.dice import Dice
from pbem.core.events import Event, Roll
from pbem.core.ruleset.types import OptionsT, OrderT, StateT, ViewT
from pbem.core.seats import Request, Seat
from pbem.core.sheets import Sheet


@dataclass(frozen=True)
class Resolution(Generic[StateT]):
    """The state at the next question, and what happened on the way there."""

    state: StateT
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Outcome:
    """The end: who won (nobody: a draw). Everybody is told."""

    winners: tuple[Seat, ...]
    reason: str


def _no_round(state: object) -> int | None:
    return None


def _everybody(before: object, after: object, events: tuple[Event, ...]) -> frozenset[Seat] | None:
    return None


def _all(state: object) -> frozenset[Seat] | None:
    return None


def _no_throws(view: object) -> tuple[Roll, ...]:
    return ()


def _always(state: object) -> bool:
    return True


@dataclass(frozen=True, kw_only=True, eq=False)
class Rules(Generic[OptionsT, StateT, ViewT, OrderT]):
    """What the rule book says. Only `resolve` and `view` see the state and are asked by the service alone."""

    seats: Callable[[OptionsT], tuple[Seat, ...]]
    """List the seats in their fixed order."""
    setup: Callable[[OptionsT, tuple[Seat, ...], Dice], StateT]
    """Make the state before the first turn."""
    awaiting: Callable[[StateT], tuple[Request, ...]]
    """List who owes us orders; nobody: the game is over."""
    turn: Callable[[StateT], int]
    """Give the number of the turn that orders are now awaited for, from 1."""
    view: Callable[[StateT, Seat | None], ViewT]
    """Project what the seat knows (None: the public; REFEREE: everything), linear in what is seen."""
    resolve: Callable[[StateT, Mapping[Seat, Sheet[OrderT]], Dice], Resolution[StateT]]
    """Play to the next question."""
    outcome: Callable[[StateT], Outcome | None]
    """Give the result, once there is one."""
    round: Callable[[StateT], int | None] = _no_round
    """Give the round that turn is a step of, where several steps make a round: reports are then headed with both.
    None, as by default: a turn is a round. 0: the turn comes before the start, such as a bid or a placement."""
    whole_rounds: bool = False
    """True when a turn is a whole round, unless `round` gives the round it is a step of: mails then speak of rounds."""
    playing: Callable[[StateT], frozenset[Seat] | None] = _all
    """List who is still in the game; None, as by default: everybody. A seat that is not is given to no newcomer."""
    concerned: Callable[[StateT, StateT, tuple[Event, ...]], frozenset[Seat] | None] = _everybody
    """List who should hear of what was just played at once; others may wait for a later step, if they wish, and are
    told of all of it then. None, as by default: everybody; so it is at the end of a round. It follows from what
    everybody knows. Whoever must give orders now hears at once in any case."""
    start_throws: Callable[[ViewT], tuple[Roll, ...]] = _no_throws
    """List the throws of `setup` that the seat may know: its first report shows them. They are proven at the end, when
    the secret is shown the board was dealt with."""
    contacts: Callable[[StateT, Seat], frozenset[Seat]] | None = None
    """List whom the seat may write to; None: everybody else who is asked for anything."""
    assembled: Callable[[StateT], bool] = _always
    """Tell whether letters may go to all at once: whoever writes learns it, so it must be known to everybody."""
