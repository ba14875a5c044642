"""D-5.5: what a team knows, as a value: the projection of the state through its eyes and its memory.

`look` and `remember` (phase 3 and after phase 7) are in `phase.py`, what is seen now in `eyes.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pbem.core import squares
from pbem.core.grid import reading
from pbem.core.seats import COLOURS, Seat
from pbem.core.squares import Squares
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.sight import eyes
from pbem.rulesets.duncan.sight.phase import look, remember
from pbem.rulesets.duncan.state import NEUTRAL, Pile, State, Team, Unit
from pbem.rulesets.duncan.story import story
from pbem.rulesets.duncan.view import ForeignUnit, KnownPile, KnownPortal, Purse, View

__all__ = ["foreign_units", "look", "open_options", "remember", "view"]

_RANKS = {seat: place for place, seat in enumerate((*COLOURS, NEUTRAL))}
_TERRAIN = "?.?#"
"""Signs for: nothing, discovered, a wall nobody discovered, a wall discovered."""
_FOG = "?:..s:.."
"""Signs for the sums of discovered 1, seen 2, forgotten 4."""


def view(state: State, seat: Seat | None) -> View:
    """D-5.5: give what a team knows; the public knows the turn, what is published and open scores."""
    team = next((each for each in state.teams if each.seat == seat), None)
    return _public(state) if team is None else _known(state, team)


def open_options(options: Options) -> Options:
    """Give the options everybody knows: without the dungeon, and without capacities, which are never told (D-8.2)."""
    return replace(options, dungeon="", small_pile_capacity=0, large_pile_capacity=0)


def _public(state: State) -> View:
    """Show what all the world may know."""
    blank = ("?" * state.board.width,) * state.board.height
    return View(
        seat=None,
        options=open_options(state.options),
        turn=state.turn,
        terrain=blank,
        fog=blank,
        purses=_purses(state, None),
        story=story.known(state.story, None),
        rules=state.rules,
        result=state.result,
    )


def _known(state: State, team: Team) -> View:
    """Look through one team's eyes."""
    seen = eyes.now(state, team)
    discovered = squares.union(team.memory.discovered, seen)
    forgotten = team.memory.forgotten or squares.none(state.board.height)
    portals = (KnownPortal(each.seat, each.portal) for each in state.teams)
    return View(
        seat=team.seat,
        options=open_options(state.options),
        turn=state.turn,
        terrain=squares.painted(state.board.width, _TERRAIN, discovered, state.board.walls),
        fog=squares.painted(state.board.width, _FOG, discovered, seen, forgotten),
        portal=team.portal,
        portals=tuple(each for each in portals if squares.has(discovered, each.cell)),
        units=team.units,
        next_number=team.next_number,
        foreign=_foreign(state, team.seat, seen),
        piles=tuple(_piles(state, team, seen, discovered)),
        points=team.points,
        score=team.score,
        stock=team.stock,
        received=team.received,
        choices=team.choices,
        due=team.due,
        purses=_purses(state, team.seat),
        notes=team.notes,
        fallen=team.fallen,
        story=story.known(state.story, team.seat),
        awards=tuple(each for each in state.awards if each.team == team.seat),
        rules=state.rules,
        result=state.result,
    )


def foreign_units(state: State, seat: Seat | None) -> Iterator[tuple[Seat, Unit]]:
    """D-7.4: walk over the units a team might see: those of others and neutral ones, never an invisible one."""
    others = ((each.seat, unit) for each in state.teams if each.seat != seat for unit in each.units)
    yield from (one for one in others if not one[1].has("invisibility"))
    yield from ((NEUTRAL, unit) for unit in state.neutral if not unit.has("invisibility"))


def _foreign(state: State, seat: Seat, seen: Squares) -> tuple[ForeignUnit, ...]:
    """D-5.5: show the units of others in sight, in an order that tells nothing of their numbers."""
    told = state.options.enemy_stats
    shown = [_stranger(*one, told) for one in foreign_units(state, seat) if squares.has(seen, one[1].cell)]
    return tuple(sorted(shown, key=_place))


def _stranger(owner: Seat, unit: Unit, told: str) -> ForeignUnit:
    """H9: show of a unit what the option enemy_stats tells."""
    strength = None if told == "hidden" else unit.strength
    speed, sight = (unit.speed, unit.sight) if told == "exact" else (None, None)
    return ForeignUnit(owner, unit.cell, strength, speed, sight)


def _place(unit: ForeignUnit) -> tuple[tuple[int, int], int, tuple[int, int, int]]:
    """Sort units by square, team, and what is told of them."""
    return reading(unit.cell), _RANKS[unit.owner], (unit.strength or 0, unit.speed or 0, unit.sight or 0)


def _piles(state: State, team: Team, seen: Squares, discovered: Squares) -> Iterator[KnownPile]:
    """D-5.5: show the piles a team knows, by row, then column: those in sight, its own, and those it remembers."""
    for pile in sorted(state.piles, key=lambda each: reading(each.cell)):
        in_sight = squares.has(seen, pile.cell)
        if in_sight or pile.holder == team.seat:
            told = KnownPile(pile.cell, pile.size, pile.holder, state.turn - 1, pile.left == 0, in_sight)
            yield told
        elif pile.cell.name in team.memory.piles and squares.has(discovered, pile.cell):
            yield _remembered(pile, team)


def _remembered(pile: Pile, team: Team) -> KnownPile:
    """D-5.5: show a pile as last seen; one that was the team's own and is not any more has been lost to somebody."""
    memory = team.memory.piles[pile.cell.name]
    lost = memory.holder == team.seat
    return KnownPile(pile.cell, memory.size, None if lost else memory.holder, memory.turn, memory.empty, lost=lost)


def _purses(state: State, seat: Seat | None) -> tuple[Purse, ...]:
    """D-8.3: show what each team has as far as it is told: the own purse, of others the score where scores are open."""
    return tuple(_purse(each, each.seat == seat, state.options) for each in state.teams)


def _purse(team: Team, own: bool, options: Options) -> Purse:
    if not own:
        return Purse(team.seat, team.score if options.scores == "open" else None, excluded=team.excluded)
    counts = (team.received, team.choices, team.due, team.excluded)
    return Purse(team.seat, team.score, team.points, team.stock, *counts)
