"""What the next round begins with if nothing changes: births (X-5), food (X-6), commands (X-7.1)."""

from __future__ import annotations

from dataclasses import dataclass

from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.view import City, View

_FULL, _DICE, _FED = 6, 6, 3
"""X-1.2: people on a die, dice of a lord; X-6.1: whom a farmer feeds."""


@dataclass(frozen=True)
class Outlook:
    """Newborn, food, those who eat it, and how many of them starve."""

    births: int
    food: int
    mouths: int
    hungry: int


def outlook(view: View, city: City) -> Outlook:
    """X-4.2-3: foretell births and food from what stands in the city now; the births as if nobody starved before."""
    born = births(view, city)
    eating = city.people + (born if view.options.births_first else 0) - _spared(view.options, city)
    food = _FED * _in(city, "F")
    return Outlook(born, food, eating, min(max(0, eating - food), city.people + born))


def _in(city: City, place: str) -> int:
    """Count citizens and slaves in a part."""
    return sum(band.people for band in city.bands if band.place == place) + _slaves(city, place)


def _slaves(city: City, place: str) -> int:
    return sum(slaves.people for slaves in city.slaves if slaves.place == place)


def _spared(options: Options, city: City) -> int:
    """D6: people outside need no food where the options say so."""
    return 0 if options.units_eat else sum(band.people for band in city.bands if band.place in ("OL", "OR"))


def births(view: View, city: City) -> int:
    """X-5: count the newborn there is room for."""
    all_born = _in(city, "H") // 2
    enslaved = _born_slaves(view, city)
    room = sum(_FULL - band.people for band in city.bands if band.place == "H") + _FULL * len(free(view, city))
    return min(all_born - enslaved, room) + enslaved


def _born_slaves(view: View, city: City) -> int:
    """X-5.3: count the children of slaves who stay slaves: as many as their group has room for."""
    if view.standing.slaveborn.become == "citizens" or city.seat != view.seat:
        return 0
    return sum(min(each.people // 2, _FULL - each.people) for each in city.slaves if each.place == "H")


def free(view: View, city: City) -> tuple[int, ...]:
    """X-1.2, D12: list the free dice; those the own people in slavery use are the highest of them."""
    used = {band.die for band in city.bands}
    unused = tuple(die for die in range(1, _DICE + 1) if die not in used)
    return unused[: max(0, len(unused) - view.blocked)]


def commands(view: View, city: City) -> int:
    """X-7.1: count the commands the town hall gives."""
    hall = sum(band.people for band in city.bands if band.place == "T")
    if view.round == 1 and not view.options.first_round_bonus:
        return view.options.commands
    return view.options.commands + (hall >= 3) + (hall >= 5)
