"""C-9.3: who has won, once somebody has."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.agreements.agreement import in_force
from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.rulesets.campaign import events
from pbem.rulesets.campaign.diplomacy import alliances
from pbem.rulesets.campaign.state import Result, State


def decide(state: State) -> tuple[State, tuple[Event, ...]]:
    """C-9.3: end the game if it is won; else an alliance with separate victory may break up (C-8.7)."""
    result = result_of(state)
    if result is None:
        return alliances.break_up(state)
    return replace(state, result=result), (events.ended(result.winners, result.reason),)


def result_of(state: State) -> Result | None:
    """C-9.3: give the result of a position at the end of its turn."""
    living = tuple(realm.seat for realm in state.realms if realm.alive)
    if not living:
        return Result((), "nobody")
    teams = _teams(state, living)
    for reason, won in (("all_cities", _all_cities), ("last_standing", _last_standing)):
        if state.options.victory in (reason, "either"):
            winners = next((team for team in teams if won(state, team)), None)
            if winners is not None:
                return Result(winners, reason)
    return _at_the_limit(state, living)


def _teams(state: State, living: tuple[Seat, ...]) -> list[tuple[Seat, ...]]:
    """C-9.3: who may win together: the members of each joint-victory alliance, whoever of them won; each alone."""
    joint = [each.members for each in in_force(state.alliances, state.turn + 1) if each.joint]
    return [*(tuple(seat for seat in living if seat in each) for each in joint), *((seat,) for seat in living)]


def _all_cities(state: State, team: tuple[Seat, ...]) -> bool:
    """C-9.3 (a): they own every city of the map, neutral ones included."""
    return bool(state.cities) and all(city.owner in team for city in state.cities)


def _last_standing(state: State, team: tuple[Seat, ...]) -> bool:
    """C-9.3 (b): nobody else is left."""
    return all(realm.seat in team for realm in state.realms if realm.alive)


def _at_the_limit(state: State, living: tuple[Seat, ...]) -> Result | None:
    """C-9.3: at the turn limit most cities win, then the total strength; a tie is a draw."""
    if not 0 < state.options.turn_limit <= state.turn:
        return None
    score = {seat: _score(state, seat) for seat in living}
    best = [seat for seat in living if score[seat] == max(score.values())]
    return Result((best[0],) if len(best) == 1 else (), "turn_limit")


def _score(state: State, seat: Seat) -> tuple[int, int]:
    strength = sum(army.strength for army in state.armies if army.owner == seat)
    return sum(city.owner == seat for city in state.cities), strength
