"""The cities as a picture of dice in their parts (X-1.1): the own one first, then the neighbours, then the others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Literal

from pbem.core.events import Event
from pbem.core.seats import REFEREE, Seat
from pbem.core.texts import Text, text
from pbem.rulesets.dice_empires.orders import PARTS, Part
from pbem.rulesets.dice_empires.picture.tableau import Box, Road, Tableau, TableDie, Town
from pbem.rulesets.dice_empires.report.neighbours import beside, bordering, living, own, ways
from pbem.rulesets.dice_empires.state import Band, Memory, Slaves
from pbem.rulesets.dice_empires.view import City, View

Look = Literal["wall", "houses", "barracks", "hall", "church", "farm"]
LOOKS: Mapping[Part, Look] = MappingProxyType(
    {"WL": "wall", "H": "houses", "B": "barracks", "T": "hall", "C": "church", "F": "farm", "WR": "wall"}
)
"""X-1.1: how the parts of a city are painted."""


def draw(view: View) -> Tableau:
    """Draw the own city, the roads beside it, and the others as far as they are known (X-11)."""
    towns = tuple(_town(view, city) for city in around(view))
    race = tuple((text("dice-empires-lord", who=city.seat), city.seat, city.reputation) for city in ranked(view))
    return Tableau(towns, race, view.options.win_reputation)


def illustrate(view: View, events: tuple[Event, ...]) -> Tableau:
    """Draw the cities, and mark the roads where there was a battle this round."""
    scene = draw(view)
    fought = {str(event.facts["road"]) for event in events if event.kind == "battle"}
    towns = (_marked(view, city, town, fought) for city, town in zip(around(view), scene.towns, strict=True))
    return replace(scene, towns=tuple(towns))


def around(view: View) -> tuple[City, ...]:
    """List the cities as they are drawn: the own one, its neighbours, then the circle; the ruined last."""
    first = own(view)
    near = tuple(beside(view, first.seat, side) for side in ("OL", "OR")) if first else ()
    wanted = dict.fromkeys([first, *near] if first else [])
    seats = [city.seat for city in wanted if city]
    rest = [city for city in view.cities if city.seat not in seats]
    return (*(city for city in wanted if city), *sorted(rest, key=lambda city: city.ruined))


def ranked(view: View) -> tuple[City, ...]:
    """X-12.1: list the lords by their reputation, equal ones in the order of the circle."""
    return tuple(sorted(view.cities, key=lambda city: -city.reputation))


def _town(view: View, city: City) -> Town:
    """Draw a city between its two roads."""
    mine = city.seat == view.seat
    named = mine or view.seat == REFEREE
    return Town(
        text("dice-empires-city-own" if mine else "dice-empires-city", who=city.seat),
        city.seat,
        tuple(_box(city, part, named) for part in PARTS),
        _road(view, city, "OL", named),
        _road(view, city, "OR", named),
        large=mine,
        dim=city.ruined,
        figures=tuple(_figures(view, city)),
    )


def _figures(view: View, city: City) -> Iterator[Text]:
    """Say beside a city where it lies, how many people it has, who begins."""
    if city.ruined:
        yield text("dice-empires-figure-ruined")
        return
    if where := bordering(view, city.seat):
        yield text("dice-empires-figure-neighbour", side=where)
    if city.seat == view.token:
        yield text("dice-empires-figure-token")
    yield text("dice-empires-figure-people", count=city.people)


def _box(city: City, part: Part, named: bool) -> Box:
    """Draw a part: who is there now, or was when the own army entered it (X-11.2)."""
    name, caption = text("dice-empires-place", place=part), text("dice-empires-caption", place=part)
    if part in city.places or city.ruined:
        dice = _dice(city.seat, (band for band in city.bands if band.place == part), named)
        chained = _chained(slaves for slaves in city.slaves if slaves.place == part)
        return Box(name, part, LOOKS[part], (*dice, *chained), caption=caption)
    memory = _memory(city, part)
    if memory is None:
        return Box(name, part, LOOKS[part], known=False, caption=caption)
    seen = tuple(TableDie(people, city.seat) for people in memory.citizens)
    there = (*seen, *_chained(memory.slaves))
    return Box(name, part, LOOKS[part], there, known=False, since=memory.round, caption=caption)


def _memory(city: City, part: Part) -> Memory | None:
    found = [memory for memory in city.remembered if memory.place == part]
    return max(found, key=lambda memory: memory.round, default=None)


def _dice(seat: Seat, bands: Iterable[Band], named: bool) -> tuple[TableDie, ...]:
    """Lay the dice of some groups, with their names where the reader commands them."""
    return tuple(
        TableDie(band.people, seat, text("dice-empires-die", die=band.die) if named and band.die else "")
        for band in bands
    )


def _chained(slaves: Iterable[Slaves]) -> tuple[TableDie, ...]:
    """X-1.3: slaves lie in the colour of their people, in chains."""
    return tuple(TableDie(each.people, each.origin, chained=True) for each in slaves)


def _road(view: View, city: City, place: Literal["OL", "OR"], named: bool) -> Road:
    """X-1.4: draw a road: the city's own troops, and those its neighbour sent over it."""
    name, caption = text("dice-empires-place", place=place), text("dice-empires-caption", place=place)
    if city.ruined:
        return Road(name, place, caption=caption)
    dice = _dice(city.seat, (band for band in city.bands if band.place == place), named)
    other = beside(view, city.seat, place)
    meeting = "OR" if place == "OL" else "OL"
    foreign = [band for band in other.bands if band.place == meeting] if other and other.seat != city.seat else []
    known = place in city.places or (other is not None and meeting in other.places)
    ours = view.seat == REFEREE or (other is not None and other.seat == view.seat)
    troops = (*dice, *(_dice(other.seat, foreign, ours) if other else ()))
    return Road(name, place, troops, known, caption=caption)


def _marked(view: View, city: City, town: Town, fought: set[str]) -> Town:
    """Mark the roads of a city where there was a battle."""
    if town.left is None or town.right is None or city.ruined or city not in living(view):
        return town
    left, right = (road in fought for road in ways(view, city.seat))
    return replace(town, left=replace(town.left, fight=left), right=replace(town.right, fight=right))
