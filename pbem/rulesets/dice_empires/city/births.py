"""X-5: births: one newborn for every two people in the houses."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.rulesets.dice_empires import events
from pbem.rulesets.dice_empires.city.circle import changed, lord, ruling
from pbem.rulesets.dice_empires.city.groups import (
    FULL,
    band,
    bands_in,
    citizens,
    enslaved,
    free_dice,
    grown,
    put,
    slaves_in,
)
from pbem.rulesets.dice_empires.events import Birth
from pbem.rulesets.dice_empires.state import Band, Lord, State


def births(state: State) -> tuple[State, tuple[Event, ...]]:
    """X-4.2: the births of all lords, from nobody's view but their own."""
    told: tuple[Event, ...] = ()
    for each in ruling(state):
        after, birth = newborn(state, each.seat)
        state = changed(state, after)
        told = (*told, events.births(state.options, each.seat, birth)) if birth.born else told
    return state, told


def newborn(state: State, seat: Seat) -> tuple[Lord, Birth]:
    """X-5.1: count the newborn of a city and give them their places."""
    before = lord(state, seat)
    houses = citizens(before, "H") + slaves_in(before, "H")
    after, kept = _slaveborn(before)
    after, unborn = _housed(state, after, houses // 2 - sum(kept.values()))
    return after, _told(before, after, Birth(houses, houses // 2, unborn, origins=(*kept,), enslaved=(*kept.values(),)))


def _slaveborn(one: Lord) -> tuple[Lord, dict[Seat, int]]:
    """X-5.3: the children of slaves that stay slaves: as many as their group has room for; the rest are citizens."""
    if one.standing.slaveborn.become == "citizens":
        return one, {}
    kept = {
        each.origin: min(each.people // 2, FULL - each.people)
        for each in one.slaves
        if each.place == "H" and 1 < each.people < FULL
    }
    for origin, people in kept.items():
        one = enslaved(one, origin, people)
    return one, kept


def _housed(state: State, one: Lord, people: int) -> tuple[Lord, int]:
    """X-5.2: into the groups in the houses first, then into new ones; give how many found no place at all."""
    for each in _turns(one):
        fit = min(people, FULL - each.people)
        one, people = grown(one, each.die, fit), people - fit
    for die in free_dice(state, one):
        fit = min(people, FULL)
        one, people = put(one, Band(die, fit, "H")) if fit else one, people - fit
    return one, people


def _turns(one: Lord) -> tuple[Band, ...]:
    """X-13.6: list the groups in the houses as they get newborn: those named, then the fullest, then the lower die."""
    named = one.standing.births.dice

    def place(each: Band) -> tuple[int, int, int]:
        return (named.index(each.die) if each.die in named else len(named), -each.people, each.die)

    return tuple(sorted(bands_in(one, "H"), key=place))


def _told(before: Lord, after: Lord, birth: Birth) -> Birth:
    """Add which groups of citizens grew, and which are new."""
    grew = [(each, band(before, each.die)) for each in bands_in(after, "H") if each not in before.bands]
    return replace(
        birth,
        dice=tuple(each.die for each, _ in grew),
        before=tuple(old.people if old else 0 for _, old in grew),
        after=tuple(each.people for each, _ in grew),
    )
