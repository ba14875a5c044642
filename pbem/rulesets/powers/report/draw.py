"""The map with what stands on it, and what was done there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Literal

from pbem.core.events import Event, of_kind
from pbem.core.texts import items, number, word
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.supply import expected
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.picture.chart import Badge, Chart, Force, Land, March, Sight
from pbem.rulesets.powers.picture.map_files import keys
from pbem.rulesets.powers.report.battles import KINDS
from pbem.rulesets.powers.state import stacks_at
from pbem.rulesets.powers.view import View


def draw(view: View) -> Chart:
    """Draw the map as it is."""
    map_, chapters = world(view), every.book(view).chapters
    lands = {at: _land(view, at, "factory" in chapters) for at in view.lands} | dict(_seas(view))
    return Chart(
        map_,
        _unfed(view, lands) if "supply" in chapters else lands,
        {seat: view.roles.get(seat, "") for seat in view.circle},
        reader=view.seat if view.seat in view.circle else "",
        keys=keys(map_.goal),
        terrain="terrain" in chapters,
        marches=tuple(_batteries(view)),
    )


def illustrate(view: View, events: tuple[Event, ...]) -> Chart:
    """Draw the map with the moves, attacks and retreats of the turn."""
    chart = draw(view)
    return replace(chart, marches=(*chart.marches, *marches(events)))


def _batteries(view: View) -> Iterator[March]:
    """P-41.1: show where guns aim."""
    aims = ((each.at, each.battery, each.owner) for each in view.stacks if each.battery)
    yield from (March(*aim, "battery") for aim in dict.fromkeys(aims))


def _seas(view: View) -> Iterator[tuple[str, Land]]:
    """Draw the seas somebody is on (P-9.2), in the colour of whoever is there alone."""
    dark = [at for at in view.glimpses.get("", {}) if at not in view.lands]
    yield from ((at, Land(sight="remembered")) for at in dark)
    for at in dict.fromkeys(each.at for each in view.stacks if each.at not in view.lands):
        forces = tuple(Force(each.row, each.owner, each.count) for each in stacks_at(view, at))
        alone = {force.owner for force in forces}
        yield at, Land(alone.pop() if len(alone) == 1 else "", forces=forces)


def _land(view: View, at: str, factories: bool) -> Land:
    """Draw a land; the one factory nearly every land has (P-14.8) would only be in the way."""
    land = view.lands[at]
    forces = tuple(Force(each.row, each.owner, each.count, bool(each.left)) for each in stacks_at(view, at))
    works = view.works.get(at, 0)
    badges: tuple[Badge, ...] = (Badge("factory", works),) if factories and works > 1 else ()
    sight: Sight = "remembered" if at in view.glimpses.get("", {}) else "seen"
    badges = (*badges, *_airfields(view, at), *_harbours(view, at), *_hidden(view, at))
    return Land(land.owner, land.before, land.fresh and sight == "seen", forces, badges, sight)


def _unfed(view: View, lands: Mapping[str, Land]) -> Mapping[str, Land]:
    """P-55.1: mark where the reader's units will be without supplies in the next supply step, as things stand."""
    if view.seat not in view.alive or view.stage or view.result:
        return lands
    counts = Counter[str]()
    for each in expected(every.book(view).points, view, view.seat).lost:
        counts[each.at] += each.count
    marked = {at: (*lands[at].badges, Badge("unfed", count)) for at, count in counts.items()}
    return {**lands, **{at: replace(lands[at], badges=badges) for at, badges in marked.items()}}


def _airfields(view: View, at: str) -> Iterator[Badge]:
    """P-37.9: mark airfields that were built, and for how many aircraft."""
    if capacity := sum(view.airfields.get(at, ())):
        yield Badge("airfield", capacity)


def _harbours(view: View, at: str) -> Iterator[Badge]:
    """P-9.3, P-9.5: mark to which seas ships at anchor sail out, and a canal."""
    yield from (Badge("anchor", to=sea) for sea in dict.fromkeys(each.harbour for each in stacks_at(view, at)) if sea)
    if at in view.canals:
        yield Badge("canal")


def _hidden(view: View, at: str) -> Iterator[Badge]:
    """P-60.4: mark own partisans in hiding."""
    if hidden := view.people.bands.get(at):
        yield Badge("bands", hidden)


def marches(events: tuple[Event, ...]) -> Iterator[March]:
    """List who went from where to where, each way once; attacks, and those that failed, by what became of them."""
    fought = {(at, seat): won for event in of_kind(events, *KINDS) for at, seat, won in _parties(event)}
    taken = {(word(each.facts["at"]), word(each.facts["seat"])) for each in of_kind(events, "conquered")}
    drawn = []
    for event in of_kind(events, "moved", "retreated"):
        seat, at = word(event.facts["seat"]), word(event.facts["at"])
        won = (at, seat) in taken or fought.get((at, seat))
        kind: Literal["move", "attack", "failed"] = "attack" if won else "move" if won is None else "failed"
        if event.kind == "retreated":
            drawn.append(March(at, word(event.facts["to"]), seat, "retreat"))
        else:
            drawn.append(March(word(event.facts["start"]), at, seat, kind))
    yield from dict.fromkeys(drawn)


def _parties(event: Event) -> Iterator[tuple[str, str, bool]]:
    """Give who fought where, and whether he has the field."""
    for place in range(1, number(event.facts["parties"]) + 1):
        seat = word(event.facts[f"seat_{place}"])
        yield word(event.facts["at"]), seat, seat == event.facts["winner"]


def lost(event: Event, seat: str) -> int:
    """Count the units a seat lost in a battle; 0, too, if it was not there."""
    for place in range(1, number(event.facts["parties"]) + 1):
        if event.facts[f"seat_{place}"] == seat:
            return sum(map(number, items(event.facts[f"dead_{place}"])))
    return 0
