"""X-7.1: how many commands a lord is asked for."""

from __future__ import annotations

from pbem.core.seats import REFEREE
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.view import City, View


def own(view: View) -> City | None:
    """Give the reader's own city; nobody else has one."""
    if view.seat is None or view.seat == REFEREE:
        return None
    return next((city for city in view.cities if city.seat == view.seat), None)


def allowed(options: Options, hall: int, round: int) -> int:
    """X-7.1: three, one more from 3 own citizens in the town hall on, another from 5 on (D3: in round 1 too)."""
    if round == 1 and not options.first_round_bonus:
        return options.commands
    return options.commands + (hall >= 3) + (hall >= 5)


def hall(city: City) -> int:
    """X-7.1: count the citizens in the town hall; slaves never count."""
    return sum(band.people for band in city.bands if band.place == "T")


def owed(view: View) -> int:
    """Count the commands a letter may fill now: those of the round, or one at the pace `command`."""
    city = own(view)
    if city is None or city.ruined or view.result is not None:
        return 0
    if view.options.pace == "command":
        return int(view.queue[:1] == (view.seat,))
    return allowed(view.options, hall(city), view.round)
