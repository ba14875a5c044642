"""What a goal is: one value, the one contribution to the point `goal`; and what it answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar

from pbem.core.dice import Dice
from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.core.texts import Fact
from pbem.rulesets.powers.chapters.goals.standing import Places, Standing
from pbem.rulesets.powers.chapters.goals.tasks import Aim
from pbem.rulesets.powers.memory import Memory

TermsT = TypeVar("TermsT")


@dataclass(frozen=True)
class Verdict:
    """The end: why, who has won (nobody: a draw), the places, and each seat's result as its goal counts it.

    `compared`: the places are what is played for; else everybody plays for a result of his own.
    """

    reason: str
    winners: tuple[Seat, ...]
    places: Places
    results: Mapping[Seat, int] = field(default_factory=dict)
    compared: bool = True


@dataclass(frozen=True)
class Case(Generic[TermsT]):
    """What a goal judges: its terms, how the war stands, what it remembers, political points in sixtieths (P-57.3)."""

    terms: TermsT
    standing: Standing
    memory: Memory = Memory()
    politics: Mapping[str, int] = field(default_factory=dict)
    welfare: Mapping[str, int] = field(default_factory=dict)
    """P-60.5: of each people, in hundredths of what it began with."""


@dataclass(frozen=True)
class Ground:
    """What terms may speak of: the sides of the scenario, in their order, and the lands of the map."""

    sides: tuple[str, ...]
    lands: frozenset[str]


def _nothing_dealt(case: Case[TermsT], dice: Dice) -> Memory:
    return case.memory


def _nothing_counted(case: Case[TermsT]) -> Memory:
    return case.memory


def _no_results(case: Case[TermsT]) -> Mapping[Seat, int]:
    return {}


def _same(case: Case[TermsT], seat: Seat, dice: Dice) -> Memory:
    return case.memory


@dataclass(frozen=True, kw_only=True)
class Goal(Generic[TermsT]):
    """A goal of the rule book. `seats` is the fewest and the most it is for, `rounds` likewise (0: without limit);
    `needs` are chapters."""

    key: str
    terms: type[TermsT]
    """The details a scenario's `[goal]` gives; a frozen dataclass the codec can keep."""
    seats: tuple[int, int]
    needs: tuple[str, ...] = ("multi",)
    rounds: tuple[int, int] = (1, 200)
    sides: Callable[[TermsT], tuple[str, ...]] = lambda terms: ()
    """List the sides that must be there; none: any."""
    check: Callable[[TermsT, Ground], Iterable[Problem]]
    deal: Callable[[Case[TermsT], Dice], Memory] = _nothing_dealt
    """Once, when all know their sides; or before the sides are bid for, with `before_bids`."""
    before_bids: bool = False
    count: Callable[[Case[TermsT]], Memory] = _nothing_counted
    """At the end of every round, before `judge`."""
    judge: Callable[[Case[TermsT]], Verdict | None]
    """At the end of every round: None, the war goes on."""
    aims: Callable[[Case[TermsT], Seat], tuple[Aim, ...]]
    """What a seat plays for, and whether it stands so now; of a secret goal, only whose task is in the memory."""
    results: Callable[[Case[TermsT]], Mapping[Seat, int]] = _no_results
    """What everybody whose task is in the memory would have if the war ended now."""
    secret: bool = False
    """A seat knows its own task only: see `seen_by`."""
    redeal: Callable[[Case[TermsT], Seat, Dice], Memory] = _same
    """Deal what the seat cannot know anew; its own view stays the same."""


def seen_by(goal: Goal[TermsT], memory: Memory, seat: Seat | None) -> Memory:
    """P-23.1: give of the memory what a seat may know; None: the public."""
    if not goal.secret:
        return memory
    return replace(memory, tasks={whose: task for whose, task in memory.tasks.items() if whose == seat})


def wrong(what: str, **facts: Fact) -> Problem:
    """Tell what is wrong with the terms of a goal."""
    return Problem(f"powers-goal-{what}", facts=facts)


def unknown_lands(lands: Iterable[str], ground: Ground) -> Iterable[Problem]:
    """Section 8.1: lands a goal names must be there."""
    return (wrong("land", land=land) for land in lands if land not in ground.lands)


def unknown_sides(sides: Iterable[str], ground: Ground) -> Iterable[Problem]:
    """P-2.2: sides a goal names must be there."""
    return (wrong("side", side=side) for side in sides if side not in ground.sides)


def ended(standing: Standing) -> str:
    """Tell why a war ends whatever the goal is: its rounds are played, or nobody is left."""
    return "rounds" if standing.last_round else "" if standing.alive else "nobody"
