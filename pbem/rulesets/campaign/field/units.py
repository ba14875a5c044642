"""An army while the turn is being played: where it has been, what it still has to do, what it has met."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, replace
from typing import NamedTuple, assert_never

from pbem.core.grid import Cell, Direction
from pbem.core.seats import Seat
from pbem.rulesets.campaign.orders import (
    Action,
    Approach,
    ArmyOrder,
    Attack,
    Capture,
    Flee,
    Goto,
    Happening,
    Join,
    Move,
    Resume,
    Rule,
    Stay,
    Target,
    Wait,
    WaitJoin,
)
from pbem.rulesets.campaign.state import Army


class Key(NamedTuple):
    """Which army: its owner and its number."""

    owner: Seat
    number: int


class Watched(NamedTuple):
    """C-7.3: a foreign army as one state knows it: which it is, and since which step it has been watched throughout.

    One that leaves sight and returns is not known as the same one: it is watched since another step.
    """

    key: Key
    since: int


class Quarry(NamedTuple):
    """What an action is aimed at: the cell where it is or was last seen, and the armies or the city there.

    Several armies of one colour in one cell are aimed at together: nobody who sees them can tell them apart.
    """

    cell: Cell
    armies: frozenset[Watched] = frozenset()
    city: str = ""


@dataclass(frozen=True)
class Sought(Target):
    """E-4 `it`, once the rule has fired: the army or city that fired it, which a plan keeps for as long as it lasts."""

    quarry: Quarry | None = None


@dataclass(frozen=True)
class FleeFrom(Flee):
    """E-5 `flee`, once the rule has fired: from what fired it."""

    quarry: Quarry | None = None


@dataclass(frozen=True, slots=True)
class Flight:
    """E-5 flee: the own cells still to be retraced, and the direction afterwards."""

    back: tuple[Cell, ...]
    direction: Direction


class Task(NamedTuple):
    """What an army has to do: the rest of its plan, and its rules while they are armed.

    `shelved` is the last plan with something left to do that a rule replaced (E-5 resume), `sought` the quarry its
    first action had, `spent` the rules that have fired (E-4), `quarry` and `flight` belong to the first action of the
    plan, `met` are the armies and cities seen at earlier checks (E-3), `told` the complaints already made, `aim` is
    where the last `capture` or `attack` led to: that city is taken even in passing (C-5.7).
    """

    plan: tuple[Action, ...] = ()
    rules: tuple[Rule, ...] = ()
    shelved: tuple[Action, ...] = ()
    sought: Quarry | None = None
    spent: frozenset[int] = frozenset()
    careful: bool = False
    passing: bool = False
    quarry: Quarry | None = None
    flight: Flight | None = None
    met: frozenset[Watched | str] = frozenset()
    told: frozenset[str] = frozenset()
    aim: Cell | None = None

    def over(self) -> Task:
        """Go on to the next action of the plan."""
        return self._with(until_stay(self.plan[1:]))

    def instead(self, action: Action) -> Task:
        """Put another action in the place of the first one."""
        return self._with((action, *self.plan[1:]))

    def _with(self, plan: tuple[Action, ...]) -> Task:
        """Put another plan; written out because it happens at nearly every step of every army."""
        spent, careful, passing = self.spent, self.careful, self.passing
        met, told, aim = self.met, self.told, self.aim
        return Task(plan, self.rules, self.shelved, self.sought, spent, careful, passing, None, None, met, told, aim)

    def meeting(self, seen: Set[Watched | str]) -> Task:
        """E-3: remember what was seen at a check; written out because it happens often."""
        spent, careful, passing, sought = self.spent, self.careful, self.passing, self.sought
        quarry, flight, met, told, aim = self.quarry, self.flight, self.met | seen, self.told, self.aim
        return Task(
            self.plan, self.rules, self.shelved, sought, spent, careful, passing, quarry, flight, met, told, aim
        )

    def towards(self, quarry: Quarry, aim: Cell | None) -> Task:
        """Aim the first action; written out because it happens at every step of who has a goal."""
        return Task(
            self.plan,
            self.rules,
            self.shelved,
            self.sought,
            self.spent,
            self.careful,
            self.passing,
            quarry,
            self.flight,
            self.met,
            self.told,
            aim,
        )

    def idle(self) -> Task:
        """End the plan; the rules stay as they are."""
        return self._replace(plan=(), quarry=None, flight=None)

    def off(self) -> Task:
        """End the plan and all rules."""
        return self.idle()._replace(rules=())


def until_stay(plan: tuple[Action, ...]) -> tuple[Action, ...]:
    """E-5: `stay` ends the plan, so a plan that begins with it is empty."""
    return () if plan and isinstance(plan[0], Stay) else plan


def bound(plan: tuple[Action, ...], it: Quarry | None) -> tuple[Action, ...]:
    """E-4: say what `it` is in the plan of a rule that has fired; another rule that fires later does not change it."""
    return tuple(_bound(action, it) for action in plan)


def _bound(action: Action, it: Quarry | None) -> Action:
    """Say what `it` is in one action."""
    match action:
        case Flee():
            return FleeFrom(quarry=it)
        case Goto() | Capture() | Attack() | Approach():
            return replace(action, to=Sought(it=True, quarry=it)) if action.to.it else action
        case Move() | Join() | WaitJoin() | Wait() | Stay() | Resume():
            return action
        case _:
            assert_never(action)


def task(order: ArmyOrder | None) -> Task:
    """Make the task of an order; without one the army stays (C-3.1)."""
    if order is None:
        return Task()
    return Task(until_stay(order.plan), order.rules, careful=order.careful, passing=order.passing)


class Unit(NamedTuple):
    """An army on its way: `way` are its cells this turn, `before` its strength at the start of movement.

    `bounced`: no more steps this turn (C-5.5). `owed`: strength it gets if it takes the city it won (C-5.4 with
    capture_mode=on_stop). `news`: what happened to it in this step (E-1).
    """

    key: Key
    cell: Cell
    strength: int
    name: str
    before: int
    way: tuple[Cell, ...]
    task: Task = Task()
    bounced: bool = False
    owed: int = 0
    news: tuple[Happening, ...] = ()

    @property
    def owner(self) -> Seat:
        """Give the state it belongs to."""
        return self.key.owner

    def at(self, cell: Cell) -> Unit:
        """Step into a cell."""
        way = (*self.way, cell)
        return Unit(
            self.key, cell, self.strength, self.name, self.before, way, self.task, self.bounced, self.owed, self.news
        )

    def answering(self, task: Task, news: tuple[Happening, ...], leaves: bool) -> Unit:
        """Take up a task for this step; who leaves the cell leaves what it was owed there."""
        owed = 0 if leaves else self.owed
        if task is self.task and owed == self.owed and news == self.news:
            return self
        return Unit(
            self.key, self.cell, self.strength, self.name, self.before, self.way, task, self.bounced, owed, news
        )

    def doing(self, task: Task) -> Unit:
        """Take up another task."""
        return self.answering(task, self.news, leaves=False)

    def told(self, happening: Happening) -> Unit:
        """Add to what happened to it in this step."""
        return self._replace(news=(*self.news, happening))

    def army(self) -> Army:
        """Give the army it is after the turn."""
        return Army(self.owner, self.key.number, self.cell, self.strength, self.name)


def unit(army: Army, order: ArmyOrder | None) -> Unit:
    """Make an army ready to march."""
    key = Key(army.owner, army.number)
    return Unit(key, army.cell, army.strength, army.name, army.strength, (army.cell,), task(order))
