"""What is said of an army on its way: what happened to it when its orders were played ahead, in the order of the steps.

One row a kind of event the rules tell its owner of. Battles are not among them: of these only the meeting is known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import assert_never

from pbem.core.events import Event
from pbem.core.grid import Cell, Direction
from pbem.core.texts import Text, number, text, word
from pbem.rulesets.campaign.answer.ahead import Ahead, Outlook
from pbem.rulesets.campaign.field.steps import neighbour
from pbem.rulesets.campaign.field.units import Key, Unit
from pbem.rulesets.campaign.orders import (
    Action,
    Approach,
    Attack,
    Capture,
    Flee,
    Goto,
    Join,
    Move,
    Resume,
    Stay,
    Wait,
    WaitJoin,
)
from pbem.rulesets.campaign.rules.targets import locate, survivor
from pbem.rulesets.campaign.state import NEUTRAL

Say = Callable[[Event, Outlook, Ahead], Text | None]


def remarks(army: Outlook, ahead: Ahead) -> Iterator[Text]:
    """Say what is told of an army on its way, and where there would be a battle."""
    told = (event for event in ahead.told if event.kind in _SAID and _about(event) == army.number)
    said: list[Text] = []
    for event in told:
        remark = _SAID[event.kind](event, army, ahead)
        if remark is not None and remark not in said:
            said.append(remark)
    yield from said
    if army.meeting is not None:
        enemy = next(each.owner for each in army.meeting.units if ahead.field.hostile(each.owner, ahead.seat))
        yield text("campaign-plan-battle", who=enemy, at=army.meeting.at.name)


def goal_of(action: Action, unit: Unit, ahead: Ahead) -> Cell | None:
    """Find the cell an action leads to, at the end of the turn, as far as the state knows."""
    match action:
        case Join(army):
            host = ahead.end.units.get(survivor(Key(ahead.seat, army), ahead.end))
            return None if host is None else host.cell
        case Goto(to) | Capture(to) | Attack(to) | Approach(to):
            quarry = unit.task.quarry or locate(unit, to, ahead.end, ahead.field)
            return None if quarry is None else quarry.cell
        case Move() | Flee() | WaitJoin() | Wait() | Stay() | Resume():
            return None
        case _:
            assert_never(action)


def _about(event: Event) -> int:
    """Give the army an event is about: of two that join, the one that does."""
    return number(event.facts.get("joined", event.facts.get("army", 0)))


def _blocked(event: Event, army: Outlook, ahead: Ahead) -> Text | None:
    """C-4.2: say how many steps of how many are made; a flight has no number of steps."""
    direction, at = Direction(word(event.facts["direction"])), _cell(event, army, ahead)
    asked = _asked(number(event.facts["step"]), direction, army, ahead)
    if asked is None:
        return None
    there, board = neighbour(at, direction), ahead.field.board
    inside = 0 <= there.row < board.height and 0 <= there.column < board.width
    total, left = asked
    why = "ground" if inside else "edge"
    return text("campaign-plan-blocked", steps=total - left, asked=total, at=at.name, why=why)


def _cell(event: Event, army: Outlook, ahead: Ahead) -> Cell:
    then = ahead.at(army.number, number(event.facts["step"]))
    assert then is not None
    return then.cell


def _asked(step: int, direction: Direction, army: Outlook, ahead: Ahead) -> tuple[int, int] | None:
    """Give the steps of a blocked move as ordered, and those not made: go back to where the move began."""
    left = _move(step, direction, army, ahead)
    if left is None:
        return None
    total, rest = left.steps, _length(step, army, ahead)
    while step > 1 and _length(step - 1, army, ahead) == rest:
        earlier = _move(step - 1, direction, army, ahead)
        if earlier is None or earlier.steps not in (total, total + 1):
            break
        step, total = step - 1, earlier.steps
    return total, left.steps


def _move(step: int, direction: Direction, army: Outlook, ahead: Ahead) -> Move | None:
    """Find the next move of an army in a direction, before a step."""
    then = ahead.at(army.number, step)
    plan = () if then is None else then.task.plan
    return next((each for each in plan if isinstance(each, Move) and each.direction is direction), None)


def _length(step: int, army: Outlook, ahead: Ahead) -> int:
    then = ahead.at(army.number, step)
    return 0 if then is None else len(then.task.plan)


def _halted(event: Event, army: Outlook, ahead: Ahead) -> Text:
    """C-1.7, C-4.7, C-4.8: say before whose army or city it stops, or for want of room."""
    at = word(event.facts["before"])
    if event.facts["why"] == "full":
        return text("campaign-plan-full", at=at)
    if event.facts["why"] == "ally_city":
        return text("campaign-plan-ally-city", at=at)
    return text("campaign-plan-halts", at=at, who=_enemy(at, ahead))


def _enemy(at: str, ahead: Ahead) -> str:
    """Say which enemy stands in a cell."""
    there = (each.owner for each in ahead.end.units.values() if each.cell.name == at)
    return next((owner for owner in there if ahead.field.hostile(owner, ahead.seat)), NEUTRAL)


def _failed(event: Event, army: Outlook, ahead: Ahead) -> Text:
    """E-7: say why an action comes to nothing."""
    if event.facts["why"] not in ("no_way", "held"):
        return text("campaign-plan-no-fear" if event.facts["what"] == Flee.kind else "campaign-plan-unknown")
    then = ahead.at(army.number, number(event.facts["step"]))
    plan = () if then is None else then.task.plan
    action = next((each for each in plan if each.kind == event.facts["what"]), None)
    goal = None if action is None or then is None else goal_of(action, then, ahead)
    if goal is None:
        return text("campaign-plan-unknown")
    if event.facts["why"] == "held":
        return text("campaign-plan-held", at=goal.name, who=_enemy(goal.name, ahead))
    return text("campaign-plan-no-way", at=goal.name)


def _merged(event: Event, army: Outlook, ahead: Ahead) -> Text:
    """C-4.4: say what strength there will be, and what of it is lost above the limit (merge_overflow=trim)."""
    strength, lost = number(event.facts["strength"]), number(event.facts["lost"])
    own, total = army.unit.strength, strength + lost
    facts = {"army": event.facts["army"], "own": own, "other": total - own, "total": total}
    place = {"step": event.facts["step"], "at": event.facts["at"]}
    if lost:
        return Text("campaign-plan-trimmed", {**facts, **place, "strength": strength, "lost": lost})
    return Text("campaign-plan-joins", {**facts, **place, "limit": ahead.field.options.merge_max})


def _transferred(event: Event, army: Outlook, ahead: Ahead) -> Text:
    """C-4.4, merge_overflow=transfer: say how strong both are afterwards."""
    return Text("campaign-plan-transferred", {name: event.facts[name] for name in _BOTH})


_BOTH = ("army", "step", "at", "strength", "rest")


def _refused(event: Event, army: Outlook, ahead: Ahead) -> Text:
    """C-4.4: say that both together are too large."""
    total, own = number(event.facts["total"]), army.unit.strength
    facts = {name: event.facts[name] for name in ("army", "total", "limit", "step", "at")}
    return Text("campaign-plan-too-large", {**facts, "own": own, "other": total - own})


def _fired(event: Event, army: Outlook, ahead: Ahead) -> Text:
    """E-4: say which condition holds, and when."""
    return Text("campaign-plan-fired", {name: event.facts[name] for name in ("rule", "step")})


_SAID: Mapping[str, Say] = {
    "blocked": _blocked,
    "halted": _halted,
    "failed": _failed,
    "merged": _merged,
    "transferred": _transferred,
    "merge_refused": _refused,
    "fired": _fired,
}
