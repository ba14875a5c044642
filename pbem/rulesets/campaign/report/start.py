"""The first report (C-2.1, C-2.2): who you are, what you have, what to do first."""

from __future__ import annotations

from pbem.core.seats import COLOURS, Seat
from pbem.core.texts import Text, text
from pbem.rulesets.campaign.view import View


def start(view: View) -> tuple[Text, ...]:
    """Welcome the player: the colour, the cities, the capital to choose, how to write."""
    cities = [city for city in view.cities if city.owner == view.seat]
    if view.seat is None or not cities:
        return (text("campaign-start-goal"),)
    places = tuple(text("campaign-start-city", city=city.name, at=city.cell.name) for city in cities)
    return (
        text("campaign-start-colour", who=view.seat, count=len(cities), cities=places),
        text("campaign-start-capital", city=cities[-1].name, first=cities[0].name, every=view.options.production_every),
        text("campaign-start-orders", steps=view.options.move_limit),
        text("campaign-start-treaties", other=_other(view.seat)),
        text("campaign-start-goal"),
    )


def _other(seat: Seat) -> str:
    """Give a colour for an example that is not the reader's own."""
    return next(colour for colour in COLOURS if colour != seat)
