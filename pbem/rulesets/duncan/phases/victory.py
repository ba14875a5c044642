"""D-10.1: the end of the game, and who has won it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pbem.rulesets.duncan import events
from pbem.rulesets.duncan.phases.lists import Told
from pbem.rulesets.duncan.state import Result, State, Team


def decide(state: State) -> Told:
    """D-10.1: end the game after the last turn, or when every pile is empty; most victory points win."""
    reason = _reason(state)
    if not reason:
        return state, ()
    winners = tuple(team.seat for team in _best(state))
    return replace(state, result=Result(winners, reason)), (events.ended(winners, reason),)


def _reason(state: State) -> str:
    """D-10.1: tell why the game ends with the turn just played; empty: it goes on."""
    if state.turn >= state.options.turn_limit:
        return "turn_limit"
    empty = bool(state.piles) and all(pile.left == 0 for pile in state.piles)
    return "exhausted" if empty and state.options.end_when_exhausted else ""


def _best(state: State) -> tuple[Team, ...]:
    """D-10.1, H11: list those with most points, ties broken as the option says; who was excluded has not won."""
    playing = tuple(team for team in state.teams if not team.excluded)
    best = _most(playing, lambda team: team.score)
    match state.options.tie_break:
        case "piles":
            return _most(best, lambda team: sum(pile.holder == team.seat for pile in state.piles))
        case "units":
            return _most(best, lambda team: len(team.units))
        case "shared":
            return best


def _most(teams: tuple[Team, ...], of: Callable[[Team], int]) -> tuple[Team, ...]:
    most = max(map(of, teams), default=0)
    return tuple(team for team in teams if of(team) == most)
