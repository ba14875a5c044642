"""Forecast and turn side by side: card actions, the alternative carried out, the lands after it (for tests alone)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from pbem.core.blocks import Forecast
from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.europe.answer import plan
from pbem.rulesets.europe.answer.ahead import Ahead, ahead, outcome
from pbem.rulesets.europe.orders import Action, ActionOrder, Attack, Draft, Fate, Hold, Move, Order
from pbem.rulesets.europe.picture.chart import Chart
from pbem.rulesets.europe.state import Standing, State
from pbem.rulesets.europe.view import View

_ACTIONS = ("drafted", "moved", "held", "declared", "stopped", "battle", "fate", "fate_drawn")
_CARDS = ("sabotaged", "spied")
_ASIDES = ("skipped", "fewer", "walked_in")


@dataclass(frozen=True)
class _Turn:
    """A letter with what was foretold of it, what its player saw happen, and what he knows after it."""

    view: View
    sheet: Sheet[Order]
    played: Ahead
    events: tuple[Event, ...]
    after: View


def laid_open(state: State, seat: Seat) -> State:
    """Let nobody else move: the others have no standing default. The lands are seen by all."""
    others = (power if power.seat == seat else replace(power, standing=Standing()) for power in state.powers)
    return replace(state, powers=tuple(others))


def differences(before: View, sheet: Sheet[Order], after: View, events: tuple[Event, ...]) -> tuple[str, ...]:
    """List what came otherwise than foretold; what a spy sees and what cards decide is left open."""
    played = ahead(before, tuple(sheet))
    if played is None:
        return ()
    own = tuple(event for event in events if event.facts.get("seat") == before.seat)
    return tuple(_otherwise(_Turn(before, sheet, played, own, after)))


def _otherwise(turn: _Turn) -> Iterator[str]:
    played = turn.played
    yield from _lists("card actions", _of(played.cards.values(), _CARDS), _kinds(turn.events, _CARDS))
    action = next((_done(event) for event in turn.events if event.kind in _ACTIONS), None)
    deeds = [_foretold(attempt.action) for attempt in played.deeds]
    if action not in deeds if deeds else action is not None:
        yield f"one of {deeds} is foretold, {action} came"
    if not any(attempt.open for attempt in played.attempts):
        yield from _lists("what is skipped", _quiet(played), _kinds(turn.events, _ASIDES))
    if len(deeds) == 1 and not isinstance(action, Attack):
        foretold = outcome(played.table, played.seat, played.deeds[0].action or Hold()).lands
        if foretold != turn.after.lands:
            yield f"the lands are foretold as {foretold}, they are {turn.after.lands}"
    yield from _shown(turn, action)


def _lists(what: str, foretold: list[Event], came: list[Event]) -> Iterator[str]:
    if foretold != came:
        yield f"{what}: {foretold} is foretold, {came} came"


def _kinds(events: tuple[Event, ...], kinds: tuple[str, ...]) -> list[Event]:
    return [event for event in events if event.kind in kinds]


def _of(told: Any, kinds: tuple[str, ...]) -> list[Event]:
    return [event for events in told for event in events if event.kind in kinds]


def _quiet(played: Ahead) -> list[Event]:
    """List what the player alone will be told of alternatives and cards, as it was foretold."""
    tried = played.attempts[: played.attempts.index(played.deeds[-1]) + 1] if played.deeds else ()
    return _of((*played.cards.values(), *(attempt.told for attempt in tried)), _ASIDES)


def _shown(turn: _Turn, action: Action | None) -> Iterator[str]:
    """The map shows what is done; lines that are said to do nothing have done nothing."""
    chart, forecasts = plan.plan(turn.view, turn.sheet)
    arrows = {(arrow.origin, arrow.to, arrow.figures) for arrow in chart.arrows} if isinstance(chart, Chart) else set()
    if isinstance(action, Move | Attack):
        arrow = (action.origin, action.to, action.figures if isinstance(action, Attack) else 1)
        if arrow not in arrows:
            yield f"the map shows {sorted(arrows)}, and not {arrow}"
    for order, forecast in zip(turn.sheet, forecasts, strict=True):
        if len(turn.played.deeds) == 1 and isinstance(order, ActionOrder) and _carried_out(order, forecast, action):
            yield f"{order} is said to do nothing, and {action} came"


def _carried_out(order: ActionOrder, forecast: Forecast[Order], action: Action | None) -> bool:
    moves = [choice.action for choice in order.choices if isinstance(choice.action, Move)]
    return forecast.idle and action in moves


def _done(event: Event) -> Action:
    """Say what everybody saw a power do, as an order."""
    facts: dict[str, Any] = dict(event.facts)
    match event.kind:
        case "drafted":
            return Draft(facts["at"])
        case "moved":
            return Move(facts["start"], facts["end"])
        case "held":
            return Hold()
        case "fate" | "fate_drawn":
            return Fate()
        case _:
            return Attack(facts["start"], facts["end"], facts["figures"])


def _foretold(action: Action | None) -> Action | None:
    """Leave out of an action what only cards decide."""
    match action:
        case Attack(origin, to, number):
            return Attack(origin, to, number)
        case Fate():
            return Fate()
        case Draft() | Move() | Hold() | None:
            return action
