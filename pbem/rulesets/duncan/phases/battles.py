"""Phase 4 as a whole: the fights, what becomes of the teams, what everybody is told of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations

from pbem.core.events import Event
from pbem.core.grid import Cell
from pbem.core.seats import Seat
from pbem.core.squares import Squares
from pbem.rulesets.duncan import events
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.phases import combat
from pbem.rulesets.duncan.phases.fighters import Field, Fighter, Fighters, Tier, field_of, fighters
from pbem.rulesets.duncan.phases.lists import Told
from pbem.rulesets.duncan.phases.witness import tell, witness
from pbem.rulesets.duncan.state import NEUTRAL, State, Team, Unit


def battle(state: State, sights: Mapping[Seat, Squares]) -> Told:
    """D-6: play phase 4; `sights` is what each team that plays saw in phase 3."""
    spared = tuple(event for team in state.teams for event in _spared(team, field_of(state)))
    present = fighters(state).values()
    watching = [witness(seat, sight, state.options, present) for seat, sight in sights.items()]
    state, tiers = fought(state)
    return state, (*spared, *(event for each in watching for event in tell(each, tiers)))


def fought(state: State) -> tuple[State, tuple[Tier, ...]]:
    """D-6: let all units fight; the dead leave with their bonuses (k5)."""
    alive, tiers = combat.fight(fighters(state), field_of(state))
    teams = tuple(_after(team, alive, state) for team in state.teams)
    return replace(state, teams=teams, neutral=_living(NEUTRAL, state.neutral, alive, state.options)), tiers


def _after(team: Team, alive: Fighters, state: State) -> Team:
    """D-6.3: take a team's dead units off the board; comments on them go too."""
    units = _living(team.seat, team.units, alive, state.options)
    left = {unit.number for unit in units}
    dead = {f"u{unit.number}": state.turn for unit in team.units if unit.number not in left}
    notes = {about: text for about, text in team.notes.items() if about not in dead}
    return replace(team, units=units, fallen={**team.fallen, **dead}, notes=notes)


def _living(owner: Seat, units: tuple[Unit, ...], alive: Fighters, options: Options) -> tuple[Unit, ...]:
    """D-7.5: list who lives; what a leech has not healed for is dropped after the fights, unless it carries (H8)."""
    after = (alive[(owner, unit.number)].unit for unit in units if (owner, unit.number) in alive)
    return tuple(unit if options.leech_carry or not unit.leeched else replace(unit, leeched=0) for unit in after)


def _spared(team: Team, field: Field) -> Iterator[Event]:
    """D-3.5: tell which units on one square do not fight yet, because one of them is new."""
    if not field.options.friendly_fight:
        return
    places: dict[Cell, list[Unit]] = {}
    for unit in team.units:
        places.setdefault(unit.cell, []).append(unit)
    for at, units in places.items():
        pairs = combinations((Fighter(team.seat, unit) for unit in units), 2)
        calm = {one.unit.number for pair in pairs if not field.rivals(*pair) for one in pair}
        if calm:
            yield events.spared(team.seat, at.name, tuple(sorted(calm)))
