"""The report for client programs: plain JSON values under stable English keys."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.events import Event, told
from pbem.rulesets.dice_empires.report.neighbours import own
from pbem.rulesets.dice_empires.report.outlook import commands, free, outlook
from pbem.rulesets.dice_empires.state import Slaves
from pbem.rulesets.dice_empires.view import City, View


def facts(before: View | None, after: View, events: tuple[Event, ...]) -> Mapping[str, object]:
    """Write what the report says as data; places are the codes of X-1.1."""
    return {
        "round": after.round,
        "turn": after.turn,
        "first": before is None,
        "seat": after.seat,
        "token": after.token,
        "cities": [_city(city) for city in after.cities],
        "next": _next(after),
        "result": None
        if after.result is None
        else {"winners": list(after.result.winners), "reason": after.result.reason},
        "events": [told(event) for event in events],
    }


def _city(city: City) -> dict[str, object]:
    return {
        "seat": city.seat,
        "reputation": city.reputation,
        "people": city.people,
        "ruined": city.ruined,
        "places": list(city.places),
        "groups": [{"die": band.die, "people": band.people, "place": band.place} for band in city.bands],
        "slaves": [_slaves(slaves) for slaves in city.slaves],
        "remembered": [
            {
                "place": memory.place,
                "round": memory.round,
                "citizens": list(memory.citizens),
                "slaves": [_slaves(slaves) for slaves in memory.slaves],
            }
            for memory in city.remembered
        ],
    }


def _slaves(slaves: Slaves) -> dict[str, object]:
    return {"origin": slaves.origin, "people": slaves.people, "place": slaves.place}


def _next(view: View) -> dict[str, object] | None:
    """Write what the next round begins with if nothing changes."""
    city = own(view)
    if city is None or city.ruined:
        return None
    found = outlook(view, city)
    return {
        "commands": commands(view, city),
        "free": list(free(view, city)),
        "births": found.births,
        "food": found.food,
        "mouths": found.mouths,
        "hungry": found.hungry,
    }
