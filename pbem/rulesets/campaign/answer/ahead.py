"""The orders of one state played ahead by the rules themselves, on the board as it supposes it.

The true steps are made (`rules.movement`). Where a die would fall nothing is decided: the own armies in that meeting
stand where they are for the rest of the turn, and it is kept that there would be a battle.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from pbem.core.events import Event, seen_by
from pbem.core.grid import Cell
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.campaign.field.scene import Field, Scene
from pbem.rulesets.campaign.field.units import Key, Unit
from pbem.rulesets.campaign.orders import Action, Order
from pbem.rulesets.campaign.rules.battle import Battle, Meeting
from pbem.rulesets.campaign.rules.meetings import bounced
from pbem.rulesets.campaign.rules.movement import first_check, step
from pbem.rulesets.campaign.rules.opening import opened
from pbem.rulesets.campaign.rules.targets import survivor
from pbem.rulesets.campaign.sight.supposed import supposed, supposed_field
from pbem.rulesets.campaign.view import View


@dataclass(frozen=True)
class Outlook:
    """An own army as it is expected to be after the movement: its way, and what is left of its plan.

    `into`: the army it has merged into. `meeting`: the first one with enemies; its way ends in the cell of that.
    """

    unit: Unit
    way: tuple[Cell, ...]
    plan: tuple[Action, ...]
    into: int = 0
    meeting: Meeting | None = None

    @property
    def number(self) -> int:
        """Give its number."""
        return self.unit.key.number

    @property
    def cell(self) -> Cell:
        """Give the cell its way ends in."""
        return self.way[-1]


@dataclass(frozen=True)
class Ahead:
    """A turn played ahead: the positions before the first step and after every step, and what is told to the state.

    `divided`: what is told before the movement; `meetings`: where a die would fall, in order.
    """

    seat: Seat
    field: Field
    scenes: tuple[Scene, ...]
    divided: tuple[Event, ...]
    meetings: tuple[Meeting, ...]

    @property
    def end(self) -> Scene:
        """Give the position after the last step."""
        return self.scenes[-1]

    @property
    def certain(self) -> Scene:
        """Give the last position that no die has had a part in."""
        return self.scenes[self.meetings[0].step - 1] if self.meetings else self.end

    @cached_property
    def armies(self) -> Mapping[int, Outlook]:
        """Give the own armies by number, those that merged into others among them."""
        units = (*self.end.units.values(), *self.end.fallen)
        return {each.key.number: self._outlook(each) for each in units if each.owner == self.seat}

    def _outlook(self, unit: Unit) -> Outlook:
        into = self.end.absorbed.get(unit.key)
        meeting = next((each for each in self.meetings if any(met.key == unit.key for met in each.units)), None)
        if meeting is None:
            return Outlook(unit, unit.way, unit.task.plan, into.number if into else 0)
        then = next(met for met in meeting.units if met.key == unit.key)
        way = then.way if then.cell == meeting.at else (*then.way, meeting.at)
        return Outlook(unit, way, then.task.plan, into.number if into else 0, meeting)

    def host(self, number: int) -> int:
        """C-4.4: give the army an own army has become by merging."""
        return survivor(Key(self.seat, number), self.end).number

    def split(self, number: int) -> tuple[Event, ...]:
        """C-4.5: list what is told of the division of an own army."""
        return tuple(each for each in self.divided if each.kind == "split" and each.facts["army"] == number)

    @cached_property
    def told(self) -> tuple[Event, ...]:
        """List what the state is told of the movement."""
        return tuple(each for each in self.end.events if seen_by(each, self.seat))

    def at(self, number: int, step: int) -> Unit | None:
        """Give an own army as it was before a step."""
        return self.scenes[step - 1].units.get(Key(self.seat, number))


class Undecided:
    """Leaves every meeting open (`meetings`): nobody falls, nobody enters, the own armies stop."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self.meetings: list[Meeting] = []

    def __call__(self, meeting: Meeting) -> Battle:
        """Stand in for the dice."""
        self.meetings.append(meeting)
        left = {each.key: bounced(each) if each.owner == self._seat else each for each in meeting.units}
        return Battle(meeting, left=left, tied=True)


def ahead(view: View, seat: Seat, sheet: Sheet[Order]) -> Ahead:
    """Play the sheet of a state ahead, as far as it can know."""
    opening = opened(supposed(view, seat), {seat: sheet})
    field, undecided = supposed_field(opening.state, seat), Undecided(seat)
    scenes = [first_check(opening.scene(field), field)]
    for _ in range(view.options.move_limit):
        scenes.append(step(scenes[-1], field, undecided))
    return Ahead(seat, field, tuple(scenes), opening.told, tuple(undecided.meetings))
