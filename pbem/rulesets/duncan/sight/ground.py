"""The ground a team has not discovered, dealt anew: walls and floor, the portals of others and piles on it."""

from __future__ import annotations

from dataclasses import replace

from pbem.core import sight, squares
from pbem.core.dice import Dice
from pbem.core.grid import Cell
from pbem.core.squares import Squares
from pbem.rulesets.duncan.sight import eyes
from pbem.rulesets.duncan.state import Board, Pile, State, Team

WHY = "reimagine ground"
TRIES = 8


def reshaped(state: State, team: Team, dice: Dice) -> State:
    """Deal the ground a team knows nothing of, as much of it as leaves what it sees unchanged.

    What would be seen otherwise, and what lies beside it, is left as it is, and the rest tried again.
    """
    unknown, seen = _unknown(state, team), eyes.now(state, team)
    chosen = unknown
    for _ in range(TRIES):
        dealt = replace(state, board=_mixed(state.board, chosen, dice))
        other = eyes.now(dealt, team)
        if other == seen:
            return _furnished(dealt, team, unknown, dice)
        changed = squares.union(squares.minus(seen, other), squares.minus(other, seen))
        chosen = squares.minus(chosen, _widened(changed))
    far = squares.minus(unknown, _near(state, team))
    return _furnished(replace(state, board=_mixed(state.board, far, dice)), team, unknown, dice)


def _unknown(state: State, team: Team) -> Squares:
    """Give the squares that are not discovered, without those the team knows by what it has there."""
    whole = (1 << state.board.width) - 1
    dark = tuple(whole & ~row for row in eyes.discovered(state, team))
    own = [*(unit.cell for unit in team.units), *(pile.cell for pile in state.piles if pile.holder == team.seat)]
    return squares.minus(dark, squares.of(own, state.board.height))


def _near(state: State, team: Team) -> Squares:
    """Give the squares that might stand between the team's eyes and what they see."""
    options, board = state.options, state.board
    looking = [(team.portal, options.portal_sight), *((unit.cell, unit.sight) for unit in team.units)]
    discs = (sight.disc(at, reach + 1, board.width, board.height, "square") for at, reach in looking)
    return squares.union(squares.none(board.height), *discs)


def _widened(chosen: Squares) -> Squares:
    wide = tuple(row | row << 1 | row >> 1 for row in chosen)
    return tuple(a | b | c for a, b, c in zip((0, *wide[:-1]), wide, (*wide[1:], 0), strict=True))


def _mixed(board: Board, chosen: Squares, dice: Dice) -> Board:
    """Mix walls and floor among some squares."""
    places = tuple(squares.cells(chosen))
    signs = dice.shuffle([board.rows[at.row][at.column] for at in places], WHY)
    rows = [list(row) for row in board.rows]
    for at, sign in zip(places, signs, strict=True):
        rows[at.row][at.column] = sign
    return Board(tuple("".join(row) for row in rows))


def _furnished(state: State, team: Team, unknown: Squares, dice: Dice) -> State:
    """Put the portals and piles that stood on unknown ground onto other unknown floor; not every pile is there."""
    floor = squares.minus(unknown, state.board.walls)
    free = list(dice.shuffle(tuple(squares.cells(floor)), WHY))
    teams = tuple(replace(each, portal=_place(each.portal, unknown, free)) for each in state.teams)
    known = [pile for pile in state.piles if pile.holder == team.seat or not squares.has(unknown, pile.cell)]
    others = (pile for pile in state.piles if pile not in known)
    laid = tuple(_laid(pile, free.pop(), dice) for pile in others if free and dice.roll(4, WHY) > 1)
    return replace(state, teams=teams, piles=(*known, *laid))


def _place(at: Cell, unknown: Squares, free: list[Cell]) -> Cell:
    """Find another square for what stands on unknown ground."""
    return free.pop() if free and squares.has(unknown, at) else at


def _laid(pile: Pile, at: Cell, dice: Dice) -> Pile:
    """Deal a pile nobody of the team has seen."""
    return replace(pile, cell=at, size="small" if dice.roll(2, WHY) == 1 else "large")
