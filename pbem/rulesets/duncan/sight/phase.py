"""Phase 3 (D-5.6): flashes, then smokes, then the sight of portals and units; and what is remembered of piles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from pbem.core import sight, squares
from pbem.core.events import Event
from pbem.core.grid import Cell, cell
from pbem.core.seats import Seat
from pbem.core.squares import Squares
from pbem.rulesets.duncan.sight import events as events_sight
from pbem.rulesets.duncan.sight import eyes
from pbem.rulesets.duncan.state import Memory, Pile, PileMemory, State, Team

FLASH, SMOKE = 3, 5
"""t13.1: the radius of a flash and of a smoke."""


@dataclass(frozen=True)
class _Glance:
    """What phase 3 does for one team: what its flashes light, what smoke covers, what it sees in the end."""

    before: Team
    lit: Squares
    smoked: Squares
    seen: Squares


def look(
    state: State, flashes: Mapping[Seat, tuple[Cell, ...]], smokes: tuple[Cell, ...]
) -> tuple[State, tuple[Event, ...]]:
    """D-5.6: play phase 3 of turn `state.turn`: all flashes, then all smokes, then portals and units see."""
    smoked = _area(state, smokes, SMOKE)
    blinds = state.options.smoke_mode == "blind" and bool(smokes)
    state = replace(state, blinded=smoked if blinds else ())
    glances = [_glance(state, team, flashes.get(team.seat, ()), smoked) for team in state.teams]
    after = replace(state, teams=tuple(_looked(state, each) for each in glances))
    told = (_told(state, each, team, flashes) for each, team in zip(glances, after.teams, strict=True))
    return after, tuple(event for events in told for event in events)


def remember(state: State) -> State:
    """D-5.5: after phase 7 of turn `state.turn`, put piles as now seen into the memories; a holder knows its own."""
    return replace(state, teams=tuple(_remembering(state, team) for team in state.teams))


def _area(state: State, cells: tuple[Cell, ...], radius: int) -> Squares:
    """D-5.6: give the squares around some squares, through walls."""
    width, height = state.board.width, state.board.height
    return squares.union(squares.none(height), *(sight.disc(at, radius, width, height) for at in cells))


def _glance(state: State, team: Team, flashes: tuple[Cell, ...], smoked: Squares) -> _Glance:
    """D-5.6: let a team look; smoke cancels a flash of the same turn."""
    lit = squares.minus(_area(state, flashes, FLASH), smoked)
    shows = state.options.flash_shows_units and bool(flashes)
    ready = replace(team, memory=replace(team.memory, flashed=lit if shows else ()))
    return _Glance(team, lit, smoked, eyes.in_turn(state, ready))


def _looked(state: State, glance: _Glance) -> Team:
    """D-5.6: put what a team saw, and what smoke took from it, into its memory."""
    team, memory = glance.before, glance.before.memory
    kept = memory.discovered if state.blinded else squares.minus(memory.discovered, glance.smoked)
    discovered = squares.union(kept, glance.lit, glance.seen)
    forgotten = squares.minus(memory.discovered, discovered)
    found = dict(_as_seen(state.piles, squares.union(glance.lit, glance.seen), state.turn))
    piles = {name: pile for name, pile in memory.piles.items() if squares.has(discovered, cell(name))}
    shows = state.options.flash_shows_units and any(glance.lit)
    gone, shown = forgotten if any(forgotten) else (), glance.lit if shows else ()
    return replace(team, memory=Memory(discovered, {**piles, **found}, gone, shown))


def _as_seen(piles: tuple[Pile, ...], seen: Squares, turn: int) -> Iterator[tuple[str, PileMemory]]:
    """D-5.5: write down the piles in sight as they are now."""
    for pile in piles:
        if squares.has(seen, pile.cell):
            yield pile.cell.name, PileMemory(pile.size, pile.holder, turn, pile.left == 0)


def _remembering(state: State, team: Team) -> Team:
    """D-5.5: put the piles a team sees, and those it holds, into its memory as they are now."""
    own = squares.of((pile.cell for pile in state.piles if pile.holder == team.seat), state.board.height)
    known = squares.union(eyes.in_turn(state, team), squares.both(own, team.memory.discovered))
    found = dict(_as_seen(state.piles, known, state.turn))
    return replace(team, memory=replace(team.memory, piles={**team.memory.piles, **found}))


def _told(state: State, glance: _Glance, after: Team, flashes: Mapping[Seat, tuple[Cell, ...]]) -> Iterator[Event]:
    """Tell a team what it discovered, and what it lost sight of; an excluded one is told nothing (D-10.2)."""
    seat, memory = after.seat, after.memory
    if after.excluded:
        return
    new = squares.minus(memory.discovered, glance.before.memory.discovered)
    for at in flashes.get(seat, ()):
        area = _area(state, (at,), FLASH)
        dark = squares.both(area, glance.smoked)
        yield events_sight.flash(seat, at, squares.count(squares.both(area, new)), squares.count(dark))
    if any(new):
        yield events_sight.discovered(seat, new)
    yield from (events_sight.pile_found(seat, pile) for pile in state.piles if squares.has(new, pile.cell))
    portals = (each for each in state.teams if squares.has(new, each.portal) and each.seat != seat)
    yield from (events_sight.portal_found(seat, each.seat, each.portal) for each in portals)
    if memory.forgotten:
        yield events_sight.forgot(seat, memory.forgotten)
    choked = tuple(unit.number for unit in after.units if squares.has(state.blinded, unit.cell))
    if choked:
        yield events_sight.blinded(seat, choked)
