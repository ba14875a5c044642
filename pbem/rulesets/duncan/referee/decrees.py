"""D-10.2: what the referee does at once: points taken, a unit removed or set, a team excluded, a rule changed."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from pbem.core.events import Event
from pbem.core.problems import Refusal
from pbem.core.ruleset import Resolution
from pbem.core.seats import Seat
from pbem.rulesets.duncan import rule_changes
from pbem.rulesets.duncan.orders import Decree, ExcludeOrder, FineOrder, Order, RemoveOrder, RuleOrder, SetOrder
from pbem.rulesets.duncan.state import Result, State, Team, Unit
from pbem.rulesets.duncan.story import events as events_story
from pbem.rulesets.duncan.story.rewards import with_team

Told = tuple[State, Event]
NO_ONE_LEFT = "excluded"
"""The reason of an end without winners: every team is excluded."""


def decree(state: State, order: Order) -> Resolution[State]:
    """Do what the referee decrees; a Refusal `no-decree` for any other order, and one that names what is not there."""
    if not isinstance(order, Decree):
        raise Refusal("no-decree")
    match order:
        case FineOrder():
            state, told = _fined(state, order)
        case RemoveOrder():
            state, told = _removed(state, order)
        case SetOrder():
            state, told = _set(state, order)
        case ExcludeOrder(team):
            return excluded(state, team)
        case RuleOrder():
            state, told = _changed(state, order)
        case _:
            assert_never(order)
    return Resolution(state, (told,))


def excluded(state: State, seat: Seat) -> Resolution[State]:
    """D-10.2: exclude a team; its units vanish, its piles become unheld, what it was to get is void."""
    team = _team(state, seat)
    gone = replace(team, units=(), excluded=state.turn, choices=0, due=0)
    piles = tuple(replace(pile, holder=None) if pile.holder == seat else pile for pile in state.piles)
    awards = tuple(award for award in state.awards if award.team != seat)
    state = with_team(replace(state, piles=piles, awards=awards), gone)
    if all(one.excluded for one in state.teams):
        state = replace(state, result=Result((), NO_ONE_LEFT))
    return Resolution(state, (events_story.excluded(seat),))


def _team(state: State, seat: Seat) -> Team:
    team = next((one for one in state.teams if one.seat == seat and not one.excluded), None)
    if team is None:
        raise Refusal("duncan-no-team", who=seat)
    return team


def _unit(team: Team, number: int) -> Unit:
    unit = next((one for one in team.units if one.number == number), None)
    if unit is None:
        raise Refusal("duncan-no-unit", who=team.seat, unit=number)
    return unit


def _fined(state: State, order: FineOrder) -> Told:
    """D-10.2: take points away, as many as there are."""
    team = _team(state, order.team)
    victory = order.of == "victory"
    taken = min(order.points, team.score if victory else team.points)
    fewer = replace(team, score=team.score - taken) if victory else replace(team, points=team.points - taken)
    return with_team(state, fewer), events_story.fined(team.seat, taken, order.of, order.text)


def _removed(state: State, order: RemoveOrder) -> Told:
    """D-10.2: take a unit off the board; its bonuses are lost with it."""
    team = _team(state, order.team)
    unit = _unit(team, order.unit)
    left = tuple(one for one in team.units if one is not unit)
    fallen = {**team.fallen, f"u{unit.number}": state.turn}
    told = events_story.removed(team.seat, unit.number, unit.cell.name)
    return with_team(state, replace(team, units=left, fallen=fallen)), told


def _set(state: State, order: SetOrder) -> Told:
    """Set a value of a unit."""
    team = _team(state, order.team)
    unit = _unit(team, order.unit)
    other = _valued(unit, order)
    units = tuple(other if one is unit else one for one in team.units)
    told = events_story.changed(team.seat, unit.number, order.of, order.value)
    return with_team(state, replace(team, units=units)), told


def _valued(unit: Unit, order: SetOrder) -> Unit:
    """D-1.4: wounds are always fewer than the strength; the highest one is kept (H7)."""
    value = order.value
    match order.of:
        case "strength":
            return replace(unit, strength=value, wounds=min(unit.wounds, value - 1), best=max(unit.best, value))
        case "speed":
            return replace(unit, speed=value)
        case "sight":
            return replace(unit, sight=value)
        case "wounds":
            return replace(unit, wounds=value)


def _changed(state: State, order: RuleOrder) -> Told:
    """D-10.2: change an option; the next reports say so."""
    options = rule_changes.changed(state.options, order.option, order.value)
    if options is None:
        raise Refusal("duncan-no-rule", option=order.option, value=order.value)
    told = (*(name for name in state.rules if name != order.option), order.option)
    event = events_story.rule(order.option, rule_changes.written(options, order.option))
    return replace(state, options=options, rules=told), event
