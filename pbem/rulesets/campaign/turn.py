"""C-3.1: a turn from the deadline to the reports, phase after phase."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial

from pbem.core.agreements.agreement import in_force
from pbem.core.dice import Dice
from pbem.core.events import Event
from pbem.core.ruleset import Resolution
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.campaign import events
from pbem.rulesets.campaign.diplomacy import alliances, ex_allies, phase
from pbem.rulesets.campaign.diplomacy.non_aggression import tell_attacks_on_allies
from pbem.rulesets.campaign.diplomacy.protocol import protocol
from pbem.rulesets.campaign.field.ground import field_of
from pbem.rulesets.campaign.field.memory import remember, share_memories, tell_discoveries, tell_sightings
from pbem.rulesets.campaign.field.scene import Field, Scene
from pbem.rulesets.campaign.field.sides import sharers
from pbem.rulesets.campaign.field.units import Unit, unit
from pbem.rulesets.campaign.field.watch import look
from pbem.rulesets.campaign.orders import Order
from pbem.rulesets.campaign.rules import elimination, freeze, movement, production, victory
from pbem.rulesets.campaign.rules.battle import fight
from pbem.rulesets.campaign.rules.contacts import make_contacts
from pbem.rulesets.campaign.rules.opening import opened
from pbem.rulesets.campaign.state import NEUTRAL, State

Told = tuple[State, tuple[Event, ...]]
AFTERWARDS: tuple[Callable[[State], Told], ...] = (alliances.expire, elimination.eliminate, victory.decide)
"""C-3.1 the end of phase 6, when all that was agreed has taken effect, to phase 8."""


def resolve(state: State, sheets: Mapping[Seat, Sheet[Order]], dice: Dice) -> Resolution[State]:
    """C-3.1: play one turn."""
    start = state
    opening = opened(state, sheets)
    state, told, field = opening.state, opening.told, field_of(opening.state, state.turn)
    scene = movement.march(opening.scene(field), field, partial(fight, field=field, dice=dice))
    state, met = _marched(state, scene, field)
    told = (*told, *scene.events, *_ways(scene, field), *tell_attacks_on_allies(scene, field), *met)
    state, scene, more = _afterwards(state, scene, sheets, field)
    told = (*told, *more)
    state, seen = _seen(freeze.stand(state, opening.orders), scene, field)
    return Resolution(replace(state, turn=state.turn + 1), (*told, *seen, *protocol(start, told)))


def _afterwards(
    state: State, scene: Scene, sheets: Mapping[Seat, Sheet[Order]], field: Field
) -> tuple[State, Scene, tuple[Event, ...]]:
    """C-3.1 phases 5 to 8: production, diplomacy, ends of states and of the game."""
    before = state
    state, told = production.produce(state)
    state, scene, dealt = phase.take_effect(state, scene, sheets, field)
    told = (*told, *dealt)
    for ending in AFTERWARDS:
        state, more = ending(state)
        told = (*told, *more)
    return state, scene, (*told, *ex_allies.warn(before, state))


def _marched(state: State, scene: Scene, field: Field) -> Told:
    """C-3.1 phase 4: armies and cities as they are after the movement, and the contacts made."""
    realms, told = make_contacts(state.realms, scene, field)
    armies = tuple(each.army() for each in scene.units.values())
    return replace(state, armies=armies, cities=tuple(scene.cities.values()), realms=realms), told


def _ways(scene: Scene, field: Field) -> Iterator[Event]:
    """Tell every owner the way of each of his armies."""
    for each in _marchers(scene, field):
        if each.owner != NEUTRAL:
            after = scene.units[each.key].strength if each.key in scene.units else 0
            way = tuple(cell.name for cell in each.way)
            yield events.march(each.owner, each.key.number, way, each.before, after)


def _marchers(scene: Scene, field: Field) -> list[Unit]:
    """List all armies that took part in the movement, the lost ones too."""
    return sorted((*scene.units.values(), *scene.fallen), key=lambda each: field.rank(each.key))


def _seen(state: State, scene: Scene, field: Field) -> Told:
    """C-3.1 phase 9: look at the end position, remember, and tell what was seen."""
    bound = in_force(state.alliances, state.turn + 1)
    field = replace(field, viewers=sharers(bound, "share_view"))
    armies = sorted((unit(army, None) for army in state.armies), key=lambda each: field.rank(each.key))
    realms = {realm.seat: realm for realm in state.realms}
    knowledge = {
        seat: replace(known, known=known.known | realms[seat].known) for seat, known in scene.knowledge.items()
    }
    cities = {city.cell: city for city in state.cities}
    units = {each.key: each for each in armies}
    end = look(replace(scene, units=units, cities=cities, knowledge=knowledge), field)
    mine: dict[Seat, list[Unit]] = {}
    for each in _marchers(scene, field):
        mine.setdefault(each.owner, []).append(each)
    kept = (remember(realm, end.knowledge[seat], mine.get(seat, ()), field) for seat, realm in realms.items())
    after = share_memories(kept, sharers(bound, "share_explored"), field)
    ordered = tuple(each.army() for each in armies)
    return replace(state, realms=after, armies=ordered), tuple(_tell(state, end, field))


def _tell(state: State, end: Scene, field: Field) -> Iterator[Event]:
    """Tell the living what they have seen and discovered."""
    for realm in state.realms:
        known = end.knowledge[realm.seat]
        yield from tell_sightings(realm.seat, known, field)
        yield from tell_discoveries(realm.seat, known, state.cities)
