"""D-8: phases 6 and 7: piles are captured, and give points to who holds them; and what every turn gives by option."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from pbem.core import squares
from pbem.core.events import Event
from pbem.core.grid import Cell
from pbem.core.seats import Seat
from pbem.core.squares import Squares
from pbem.rulesets.duncan import events
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.phases.lists import Told
from pbem.rulesets.duncan.state import Pile, State

Sights = Mapping[Seat, Squares]
"""What each team sees when the fights are over: by its portal and the units that live (D-5.5)."""


def capture(state: State, sights: Sights) -> Told:
    """D-8.1: play phase 6: whose unit alone stands on a pile holds it, and keeps it when the unit leaves."""
    piles: list[Pile] = []
    told: tuple[Event, ...] = ()
    standing = _standing(state)
    for pile in state.piles:
        who = standing.get(pile.cell, ())
        if len(who) > 1:
            told = (*told, *_contested(pile, who, sights))
        elif who and pile.holder != who[0]:
            told = (*told, *_captured(pile, who[0], sights))
            pile = replace(pile, holder=who[0])
        piles.append(pile)
    return replace(state, piles=tuple(piles)), told


def _standing(state: State) -> Mapping[Cell, tuple[Seat, ...]]:
    """D-8.1: list by square whose units stand there; neutral ones hold nothing (D-1.6)."""
    found: dict[Cell, tuple[Seat, ...]] = {}
    for team in state.teams:
        for at in {unit.cell for unit in team.units}:
            found[at] = (*found.get(at, ()), team.seat)
    return found


def _contested(pile: Pile, who: tuple[Seat, ...], sights: Sights) -> Iterator[Event]:
    """D-8.1: tell teams with new units on one pile that nobody takes it, as far as they see the square."""
    seeing = [seat for seat in who if squares.has(sights[seat], pile.cell)]
    if seeing:
        yield events.contested(seeing, pile.cell.name, pile.size, pile.holder or "", who)


def _captured(pile: Pile, by: Seat, sights: Sights) -> Iterator[Event]:
    """D-8.1: tell the new holder, the old one, and all others who see the pile."""
    at, size, was = pile.cell.name, pile.size, pile.holder
    seeing = [seat for seat, sight in sights.items() if squares.has(sight, pile.cell)]
    yield events.captured(by, at, size, was or "" if by in seeing else "")
    if was is not None:
        yield events.pile_lost(was, at, size, by if was in seeing else "")
    others = [seat for seat in seeing if seat not in (by, was)]
    if others:
        yield events.pile_taken(others, at, size, by, was or "")


def pay(state: State, sights: Sights) -> Told:
    """D-8.2: play phase 7: each held pile gives its points, and has so much less."""
    paid: dict[Seat, int] = {}
    piles: list[Pile] = []
    told: tuple[Event, ...] = ()
    standing = _standing(state)
    for pile in state.piles:
        stands = pile.holder in standing.get(pile.cell, ())
        points = worth(pile, stands, state.options)
        if pile.holder is not None and points:
            paid[pile.holder] = paid.get(pile.holder, 0) + points
            told = (*told, events.income(pile.holder, pile.cell.name, pile.size, points, stands))
            pile = replace(pile, left=None if pile.left is None else pile.left - points)
            told = (*told, *_emptied(pile, sights))
        piles.append(pile)
    teams = tuple(replace(team, score=team.score + paid.get(team.seat, 0)) for team in state.teams)
    return replace(state, teams=teams, piles=tuple(piles)), told


def worth(pile: Pile, stands: bool, options: Options) -> int:
    """D-8.2: count what a pile gives: twice its points where a unit of the holder stands, at most what is left."""
    points = options.small_pile_points if pile.size == "small" else options.large_pile_points
    full = points * (options.standing_factor if stands else 1)
    return full if pile.left is None else min(full, pile.left)


def _emptied(pile: Pile, sights: Sights) -> Iterator[Event]:
    """D-8.2: tell the holder and those who see it that a pile is empty now."""
    if pile.left == 0:
        seeing = [seat for seat, sight in sights.items() if squares.has(sight, pile.cell) or seat == pile.holder]
        yield events.emptied(seeing, pile.cell.name, pile.size)


def allow(state: State) -> Told:
    """H21: by the option income_per_turn every team gets purchase points in phase 8."""
    points = state.options.income_per_turn
    if not points:
        return state, ()
    teams = tuple(team if team.excluded else replace(team, points=team.points + points) for team in state.teams)
    return replace(state, teams=teams), tuple(
        events.allowance(team.seat, points) for team in teams if not team.excluded
    )
