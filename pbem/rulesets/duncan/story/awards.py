"""D-9.4: points for outside games, credited in phase 8 of the award turn (k14: the one at noon)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from pbem.core.events import Event
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.orders import AwardOrder, Order
from pbem.rulesets.duncan.state import Award, State
from pbem.rulesets.duncan.story import events as events_story
from pbem.rulesets.duncan.story.rewards import with_team

Told = tuple[State, tuple[Event, ...]]


def is_award_turn(options: Options, turn: int) -> bool:
    """D-9.4: tell whether points for outside games come with a turn."""
    return turn >= options.award_first and (turn - options.award_first) % options.award_every == 0


def award_turn(options: Options, turn: int) -> int:
    """D-9.4: give the next turn points for outside games come with, this one included."""
    if turn <= options.award_first:
        return options.award_first
    return turn + (options.award_first - turn) % options.award_every


def awarded(state: State, orders: Iterable[Order]) -> Told:
    """D-9.4: credit what the referee has awarded, or keep it for the award turn."""
    ordered = [one for one in orders if isinstance(one, AwardOrder)]
    at_once = [_award(one) for one in ordered if one.now]
    waiting = [*state.awards, *(_award(one) for one in ordered if not one.now)]
    if not is_award_turn(state.options, state.turn):
        return _credited(replace(state, awards=tuple(waiting)), at_once)
    return _credited(replace(state, awards=()), [*waiting, *at_once])


def _award(order: AwardOrder) -> Award:
    return Award(order.team, order.points, order.text)


def _credited(state: State, awards: Iterable[Award]) -> Told:
    """Write points to the teams' accounts; an excluded team gets none."""
    events: list[Event] = []
    for award in awards:
        team = state.team(award.team)
        if not team.excluded:
            state = with_team(state, replace(team, points=team.points + award.points))
            events.append(events_story.awarded(award.team, award.points, award.text))
    return state, tuple(events)
