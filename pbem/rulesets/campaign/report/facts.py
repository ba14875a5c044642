"""The report for client programs: plain JSON values under stable English keys."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.events import Event, told
from pbem.rulesets.campaign.report import diplomacy
from pbem.rulesets.campaign.state import NEUTRAL
from pbem.rulesets.campaign.view import ForeignArmy, KnownCity, OwnArmy, View


def facts(before: View | None, after: View, events: tuple[Event, ...]) -> Mapping[str, object]:
    """Write what the report says as data: `turn` is the one orders are awaited for; the ground is in the map."""
    return {
        "turn": after.turn,
        "first": before is None,
        "seat": after.seat,
        "capital": after.capital,
        "alive": after.alive,
        "armies": [_army(army) for army in after.armies],
        "cities": [_city(city) for city in after.cities],
        "foreign": [_foreign(army) for army in after.foreign],
        "contacts": list(after.contacts),
        **diplomacy.facts(after),
        "events": [told(event) for event in events],
    }


def _army(army: OwnArmy) -> dict[str, object]:
    return {
        "number": army.number,
        "name": army.name,
        "cell": army.cell.name,
        "strength": army.strength,
        "bonus": army.bonus,
        "city": army.city,
    }


def _city(city: KnownCity) -> dict[str, object]:
    return {
        "name": city.name,
        "cell": city.cell.name,
        "owner": city.owner or NEUTRAL,
        "standing": city.standing,
        "turn": city.turn,
        "seen": city.seen,
        "capital": city.capital,
    }


def _foreign(army: ForeignArmy) -> dict[str, object]:
    return {
        "owner": army.owner,
        "cell": army.cell.name,
        "city": army.city,
        "strength": army.strength,
        "allied": army.allied,
    }
