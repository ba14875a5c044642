"""The map of Europe with its figures, and what was done on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.core.texts import Text, text
from pbem.rulesets.europe.orders import Land as Sign
from pbem.rulesets.europe.picture.chart import Caption, Chart, Land, Owner
from pbem.rulesets.europe.report import outlines
from pbem.rulesets.europe.report.arrows import arrows
from pbem.rulesets.europe.state import Result, Stack
from pbem.rulesets.europe.table import figures as standing
from pbem.rulesets.europe.table import lands as table
from pbem.rulesets.europe.table import powers
from pbem.rulesets.europe.view import View


def draw(view: View) -> Chart:
    """Draw the map as it is."""
    played = table.territories(standing.neutrals(view.options, view.circle))
    unplayed = (sign for sign in outlines.RINGS if sign not in played)
    wilds = (*outlines.wilds(), *(ring for sign in unplayed for ring in outlines.rings(sign)))
    return Chart(
        outlines.WIDTH,
        outlines.HEIGHT,
        tuple(_land(view, each) for each in played.values()),
        outlines.causeways(played.keys()),
        shore=wilds,
        captions=tuple(Caption(outlines.at(place), _sea(sea)) for sea, place in outlines.SEAS.items()),
        owners=tuple(_owners(view)),
        harbours=(("A", _sea("atlantic")), ("M", _sea("mediterranean"))),
    )


def illustrate(view: View, events: tuple[Event, ...]) -> Chart:
    """Draw the map with what was done in the round."""
    return replace(draw(view), arrows=arrows(events))


def _land(view: View, territory: table.Territory) -> Land:
    """Draw a territory and whoever stands there."""
    sign = territory.land
    figures, label, port = outlines.PLACES[sign]
    stack = view.lands.get(sign)
    return Land(
        sign,
        land_name(sign),
        outlines.rings(sign),
        outlines.at(figures),
        outlines.at(label),
        powers.colour(Seat(territory.home)),
        *_stack(stack),
        harbour=territory.harbour,
        port=outlines.at(port) if port else (0, 0),
        ringed=sign in _won(view.result),
        neighbours=territory.neighbours,
    )


def _stack(stack: Stack | None) -> tuple[str, int]:
    return (powers.colour(stack.power), stack.figures) if stack else ("", 0)


def _won(result: Result | None) -> Iterator[Sign]:
    """E-9.1: the three homes the game was won with."""
    if result is not None and result.of:
        yield from powers.homes(Seat(result.of))


def land_name(sign: Sign) -> Text:
    """Name a territory."""
    return text("europe-land", land=sign)


def _sea(sea: str) -> Text:
    return text("europe-sea", sea=sea)


def _owners(view: View) -> Iterator[Owner]:
    """Name who plays as they sit; then the powers nobody plays, for their homes are worth a victory, too (E-9.1)."""
    idle = (seat for seat in powers.SEATS if seat not in view.circle)
    yield from (_owner(seat, "europe-power") for seat in view.circle)
    yield from (_owner(seat, "europe-power-idle") for seat in idle)


def _owner(seat: Seat, words: str) -> Owner:
    return Owner(powers.colour(seat), powers.bloc(seat).code, text(words, who=seat))
