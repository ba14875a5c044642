"""C-7.2 to C-7.4: who is told what of the battles and captures of a step.

Participants hear every champion's strength, bonus, die and total, and only their own armies' numbers;
watchers hear colours, place and result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.core.texts import Text
from pbem.rulesets.campaign import events
from pbem.rulesets.campaign.field.scene import Field, Knowledge, Scene, states
from pbem.rulesets.campaign.field.units import Unit
from pbem.rulesets.campaign.field.watch import Witnesses
from pbem.rulesets.campaign.rules.battle import Battle
from pbem.rulesets.campaign.rules.capture import Taken
from pbem.rulesets.campaign.state import NEUTRAL, CityMemory, Fight


def tell_battle(battle: Battle, scene: Scene, field: Field, seeing: Witnesses) -> Iterator[Event]:
    """C-7.3: tell a battle to those who fought and to those who watched."""
    place = _place(battle)
    for seat in sorted(states(battle.owners), key=lambda each: field.seats[each]):
        yield _fought(seat, place, battle)
        yield from _fates(seat, place, battle, scene)
    meeting = battle.meeting
    watchers = (seeing[meeting.at] | seeing[meeting.other]) - set(battle.owners)
    winner = battle.winner.owner if battle.winner else ""
    owners = sorted({entry.key.owner for entries in battle.rounds for entry in entries}, key=_ranked(field))
    for seat in sorted(watchers, key=_ranked(field)):
        yield events.battle_watched([seat], place, tuple(owners), _result(battle), winner)


def _ranked(field: Field) -> Callable[[Seat], int]:
    """Sort seats by their places, neutral garrisons last."""
    return lambda seat: field.seats.get(seat, len(field.seats))


def _place(battle: Battle) -> events.Place:
    meeting = battle.meeting
    city = meeting.city.name if meeting.city is not None else ""
    return events.Place(meeting.step, meeting.at.name, meeting.other.name, city)


def _result(battle: Battle) -> str:
    return "tied" if battle.tied else "won"


def _fought(seat: Seat, place: events.Place, battle: Battle) -> Event:
    entries = [(number, entry) for number, entries in enumerate(battle.rounds, 1) for entry in entries]
    lines: tuple[Text, ...] = tuple(
        events.champion(
            number,
            entry.key.owner,
            entry.key.number if entry.key.owner == seat else 0,
            entry.strength,
            entry.bonus,
            entry.roll.value,
            entry.fate,
        )
        for number, entry in entries
    )
    return events.battle(seat, place, lines, tuple(entry.roll for _, entry in entries), _outcome(seat, battle))


def _outcome(seat: Seat, battle: Battle) -> tuple[str, str, int, str]:
    """Say who won, what he has left, and how it ended for the reader."""
    if battle.winner is None:
        return "tied", "", 0, "tied"
    after = (battle.left or {}).get(battle.winner)
    mine = "won" if any(unit.owner == seat for unit in (battle.left or {}).values()) else "lost"
    return "won", battle.winner.owner, after.strength if after is not None else 0, mine


def _fates(seat: Seat, place: events.Place, battle: Battle, scene: Scene) -> Iterator[Event]:
    """Tell an owner which of his armies fell, were thrown back or driven out."""
    for unit in _own(battle.fallen, seat):
        yield events.lost(seat, unit.key.number, unit.strength, place)
    for unit in _own(battle.driven, seat):
        now = scene.units.get(unit.key, unit)
        yield events.retreated(seat, unit.key.number, unit.strength, place.step, place.at, now.cell.name)
    entering = (battle.left or {}).values() if battle.tied else ()
    for unit in _own(entering, seat):
        if unit.key in scene.units and scene.units[unit.key].bounced:
            yield events.bounced(seat, unit.key.number, place.step, scene.units[unit.key].cell.name)


def _own(units: Iterable[Unit], seat: Seat) -> list[Unit]:
    """List a seat's armies by number."""
    return sorted((each for each in units if each.owner == seat), key=lambda each: each.key.number)


def tell_capture(taken: Taken, scene: Scene, field: Field, seeing: Witnesses) -> Iterator[Event]:
    """C-5.7, C-5.8: tell a capture to the captor, the former owner and those who watched."""
    city, by = taken.city, taken.by
    at, owner = city.cell.name, city.owner or NEUTRAL
    watchers = seeing[city.cell]
    if by.owner != NEUTRAL:
        yield events.captured(by.owner, by.number, city.name, at, scene.step, owner, taken.gain)
    if city.owner is not None:
        seen = by.owner if city.owner in watchers else ""
        yield events.city_lost(city.owner, city.name, at, scene.step, seen, int(city.capital_of == city.owner))
    for seat in sorted(watchers - {by.owner, city.owner}, key=_ranked(field)):
        yield events.city_taken([seat], city.name, at, scene.step, owner, by.owner)


def note_fights(scene: Scene, battles: Iterable[Battle], seeing: Witnesses) -> Scene:
    """Keep for the map and for contacts which battles there were and who saw them (C-8.1)."""
    knowledge, fought = dict(scene.knowledge), dict(scene.fought)
    for battle in battles:
        fight = Fight(battle.meeting.at, battle.meeting.other)
        seen = seeing[fight.at] | seeing[fight.other] | states(battle.owners)
        for seat in seen:
            knowledge[seat] = _noted(knowledge[seat], fight)
        for entries in battle.rounds:
            owners = states(entry.key.owner for entry in entries)
            fought |= {(a, b): fought.get((a, b), fight) for a in owners for b in owners if a != b}
    return replace(scene, knowledge=knowledge, fought=fought)


def note_captures(scene: Scene, taken: Iterable[Taken], field: Field, seeing: Witnesses) -> Scene:
    """C-7.2: whoever sees a city fall knows its new owner, even if nothing of theirs sees it any more."""
    knowledge = dict(scene.knowledge)
    for city in (scene.cities[each.city.cell] for each in taken):
        for seat in seeing[city.cell]:
            cities = {**knowledge[seat].cities, city.name: CityMemory(city.owner, field.turn)}
            knowledge[seat] = replace(knowledge[seat], cities=cities)
    return replace(scene, knowledge=knowledge)


def _noted(known: Knowledge, fight: Fight) -> Knowledge:
    """Add a battle to those a state knows of."""
    return known if fight in known.fights else replace(known, fights=(*known.fights, fight))
