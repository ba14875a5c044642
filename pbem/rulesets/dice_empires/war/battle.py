"""X-8.1 to X-8.5: battles on the roads, and the slaves taken after them (X-10.2)."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.dice import Dice
from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.city import circle
from pbem.rulesets.dice_empires.city.groups import enslaved
from pbem.rulesets.dice_empires.orders import Road
from pbem.rulesets.dice_empires.state import Lord, State
from pbem.rulesets.dice_empires.war import events
from pbem.rulesets.dice_empires.war.captives import toll
from pbem.rulesets.dice_empires.war.losses import fallen
from pbem.rulesets.dice_empires.war.records import Battle
from pbem.rulesets.dice_empires.war.strength import fight

Told = tuple[State, tuple[Event, ...]]


def roads_of(state: State) -> tuple[Seat, ...]:
    """X-8.7: list the roads: the start lord's left road, then each next lord's left road; one lord alone has none."""
    order = circle.from_token(state)
    return order if len(order) > 1 else ()


def battles(state: State, dice: Dice) -> Told:
    """X-8.7: fight on all roads; what is beaten and not gone is halted there, and the battle is not new any more."""
    told: tuple[Event, ...] = ()
    halted: tuple[Seat, ...] = ()
    for road in _contested(state):
        state, battle = _fought(state, road, dice)
        told = (*told, *events.battle(state, battle))
        halted = (*halted, road) if battle.halted else halted
    return replace(state, fought=halted), told


def _contested(state: State) -> tuple[Seat, ...]:
    """X-8.1: list the roads on which both neighbours have units."""
    present = circle.present(state)
    return tuple(road for road in roads_of(state) if len(present.get(road, ())) == len(circle.ROADS))


def _fought(state: State, road: Seat, dice: Dice) -> tuple[State, Battle]:
    """X-8.1: fight one battle."""
    ends = circle.ends(state, road)
    lords = tuple(circle.lord(state, seat) for seat in ends)
    sides = tuple((lord, circle.troops(lord, place)) for lord, place in zip(lords, circle.ROADS, strict=True))
    forces = fight(sides[0], sides[1], f"battle {ends[0]}-{ends[1]}", dice, holds=False)
    battle = judged(state, Battle(road, forces, road not in state.fought))
    after = tuple(_after(lord, battle, place) for lord, place in zip(lords, circle.ROADS, strict=True))
    return circle.changed(state, *after), battle


def judged(state: State, battle: Battle) -> Battle:
    """X-8.3: the weaker side loses the difference, or slaves; a draw costs nothing."""
    one, other = battle.forces
    if one.strength == other.strength:
        return battle
    winner, loser = (one, other) if one.strength > other.strength else (other, one)
    cost = toll(state.options, (circle.lord(state, winner.seat), winner), loser)
    return replace(battle, loser=loser.seat, toll=cost)


def _after(lord: Lord, battle: Battle, place: Road) -> Lord:
    """X-8.3: take the losses; to the winner give his slaves (and a rest in the barracks) or his point."""
    if battle.loser is None:
        return lord
    if battle.loser == lord.seat:
        return fallen(lord, place, battle.toll.killed + battle.toll.captured)
    if battle.toll.captured:
        return home(enslaved(lord, battle.loser, battle.toll.captured), place)
    return replace(lord, reputation=lord.reputation + battle.point)


def home(lord: Lord, place: Road) -> Lord:
    """X-10.2: bring all units on a road into the barracks."""
    return replace(lord, bands=tuple(replace(b, place="B") if b.place == place else b for b in lord.bands))
