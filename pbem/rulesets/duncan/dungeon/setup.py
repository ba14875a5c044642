"""D-1: the game before its first turn."""

from __future__ import annotations

from dataclasses import replace

from pbem.core import squares
from pbem.core.grid import Cell
from pbem.core.seats import Seat
from pbem.rulesets.duncan.dungeon.board import Dungeon
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.sight import eyes
from pbem.rulesets.duncan.state import Memory, Pile, PileMemory, State, Team


def setup(options: Options, seats: tuple[Seat, ...], dungeon: Dungeon) -> State:
    """Put the teams into the dungeon: a portal each, the points to start with; what the portals see is discovered.

    Portals nobody plays are plain floor.
    """
    if len(seats) > len(dungeon.portals):
        raise ValueError(f"the map has {len(dungeon.portals)} portals, {len(seats)} are wanted")
    blank = Memory(squares.none(dungeon.board.height))
    portals = spaced(dungeon.portals, len(seats))
    teams = tuple(Team(seat, at, blank, options.start_points) for seat, at in zip(seats, portals, strict=True))
    bare = State(options, dungeon.board, 1, (), capacities(dungeon.piles, options), dungeon.neutral)
    return enlighten(bare, teams)


def spaced(portals: tuple[Cell, ...], teams: int) -> tuple[Cell, ...]:
    """Take portals for fewer teams than a map has, evenly spaced in its order, so that opposite ones remain."""
    return tuple(portals[number * len(portals) // teams] for number in range(min(teams, len(portals))))


def enlighten(state: State, teams: tuple[Team, ...]) -> State:
    """D-5.5: let teams that have discovered nothing know what they see now; who was just summoned sees later."""
    known = tuple(
        team if any(team.memory.discovered) else remembering(state, team, eyes.now(state, team)) for team in teams
    )
    return replace(state, teams=known)


def capacities(piles: tuple[Pile, ...], options: Options) -> tuple[Pile, ...]:
    """D-1.5: say what piles hold at first: as the map has it, else as the options have it; 0 is without limit."""
    usual = {"small": options.small_pile_capacity, "large": options.large_pile_capacity}
    return tuple(replace(pile, left=(usual[pile.size] if pile.left is None else pile.left) or None) for pile in piles)


def remembering(state: State, team: Team, discovered: squares.Squares) -> Team:
    """D-5.5: let a team know some squares, and the piles on them as they were when the last turn ended."""
    known = [pile for pile in state.piles if squares.has(discovered, pile.cell)]
    piles = {pile.cell.name: PileMemory(pile.size, pile.holder, state.turn - 1, empty=pile.left == 0) for pile in known}
    return replace(team, memory=replace(team.memory, discovered=discovered, piles=piles))
