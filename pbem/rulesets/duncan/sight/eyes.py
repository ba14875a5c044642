"""Where a team sees now (D-5.1 to D-5.4): always worked out from where its portal and its units stand, never stored."""

from __future__ import annotations

from pbem.core import sight, squares
from pbem.core.squares import Squares
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.state import Memory, State, Team


def rule(options: Options) -> sight.Rule:
    """D-5.2, D-5.3: give the rule of sight these options ask for."""
    return sight.Rule(options.sight_metric, options.corner_peek)


def in_turn(state: State, team: Team) -> Squares:
    """D-5.1: what a team sees while turn `state.turn` is played, from phase 3 on; units summoned in it see nothing."""
    return _seen(state, team, state.turn)


def now(state: State, team: Team) -> Squares:
    """D-5.5: what a team sees between the turns; units summoned in the last turn see from the next phase 3."""
    return _seen(state, team, state.turn - 1)


def discovered(state: State, team: Team) -> Squares:
    """D-5.5: what a team has discovered before turn `state.turn` is played: its memory and what it sees."""
    return squares.union(team.memory.discovered, now(state, team))


def _seen(state: State, team: Team, summoned: int) -> Squares:
    """Join what the units, the portal and (H6) the flashes of a team show; those of turn `summoned` see nothing.

    D-10.2: a team that was excluded sees nothing any more.
    """
    if team.excluded:
        return squares.none(state.board.height)
    walls, width = state.board.walls, state.board.width
    awake = [(unit.cell, unit.sight) for unit in team.units if not unit.bought or unit.bought != summoned]
    by_units = sight.seen(walls, width, awake, rule(state.options))
    by_portal = sight.seen(walls, width, [(team.portal, state.options.portal_sight)], rule(state.options))
    if state.blinded:
        by_units = squares.minus(by_units, state.blinded)
    return squares.union(by_units, by_portal, *_flashed(team.memory))


def _flashed(memory: Memory) -> tuple[Squares, ...]:
    """H6: list what flashes show this turn."""
    return (memory.flashed,) if memory.flashed else ()
