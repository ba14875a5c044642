"""E-11.4 to E-11.6: which of the alternatives is carried out: the first that is possible at its moment."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import assert_never

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.rulesets.europe import events
from pbem.rulesets.europe.actions import attack, draft, guards, move
from pbem.rulesets.europe.orders import Action, Attack, Choice, Draft, Fate, Hold, Move
from pbem.rulesets.europe.state import State


@dataclass(frozen=True)
class Chosen:
    """An action as it is carried out (None: none is possible), and what only its player is told on the way there."""

    action: Action | None
    told: tuple[Event, ...] = ()


def choose(state: State, seat: Seat, choices: Iterable[Choice]) -> Chosen:
    """E-11.4: take the first alternative that is possible now."""
    told: tuple[Event, ...] = ()
    for choice in choices:
        judged = _judged(state, seat, choice)
        told = (*told, *judged.told)
        if judged.action is not None:
            return Chosen(judged.action, told)
    return Chosen(None, told)


def _judged(state: State, seat: Seat, choice: Choice) -> Chosen:
    """E-11.5: judge one alternative."""
    if not all(guards.holds(state, seat, guard) for guard in choice.when):
        return Chosen(None, (_skipped(seat, choice.action, "guard"),))
    match choice.action:
        case Draft() as order:
            return _plain(seat, order, draft.refused(state, seat, order))
        case Move() as order:
            return _plain(seat, order, move.refused(state, seat, order))
        case Attack() as order:
            ready = attack.ready(state, seat, order)
            return Chosen(ready.action, ready.told) if ready.action else _plain(seat, order, ready.why)
        case Fate() | Hold():
            return Chosen(choice.action)
        case _:
            assert_never(choice.action)


def _plain(seat: Seat, action: Action, why: str) -> Chosen:
    """Give an action that can be carried out as it stands, or why not."""
    return Chosen(None, (_skipped(seat, action, why),)) if why else Chosen(action)


def _skipped(seat: Seat, action: Action, why: str) -> Event:
    """E-11.5: tell the player, and nobody else, why an alternative was not carried out."""
    match action:
        case Draft(at):
            return events.skipped(seat, "draft", why, at=at)
        case Move(start, end):
            return events.skipped(seat, "move", why, start=start, end=end)
        case Attack(start, end, of=of):
            return events.skipped(seat, "attack", why, start=start, end=end, on=of)
        case Fate() | Hold():
            return events.skipped(seat, action.kind, why)
        case _:
            assert_never(action)
