"""X-11.2: a foreign city as it might be in the fog: the same people in sight, and as many altogether."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pbem.core.dice import Dice
from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.city.groups import DICE, FULL, all_people
from pbem.rulesets.dice_empires.orders import WORKPLACES, Place
from pbem.rulesets.dice_empires.sight.vision import EVERYWHERE, in_sight
from pbem.rulesets.dice_empires.state import Band, Lord, Slaves, State

WHY = "reimagine"


def resettled(state: State, own: Lord, other: Lord, dice: Dice) -> Lord:
    """Deal who lives where in another's city; what he remembers is nobody's knowledge."""
    if other.ruined:
        return replace(other, memories=())
    places = () if own.ruined else tuple(in_sight(state, own, other.seat))
    seen = tuple(band for band in other.bands if band.place in places)
    known = _known(state, own.seat, other)
    strangers = tuple(lord.seat for lord in state.lords if lord.seat not in (other.seat, own.seat))
    origins = strangers if known or state.options.slave_dice == "victim" else (*strangers, own.seat)
    hidden = all_people(other) - _count(seen) - sum(each.people for each in known)
    most = min(hidden, FULL * (len(DICE) - len(seen)))
    citizens = _between(min(most, max(0 if seen else 1, hidden - FULL * len(origins))), most, dice)
    groups = (*(band.people for band in seen), *_sizes(citizens, len(DICE) - len(seen), dice))
    elsewhere = tuple(place for place in EVERYWHERE if place not in places)
    where = (*(band.place for band in seen), *(_one(elsewhere, dice) for _ in groups[len(seen) :]))
    bands = zip(dice.shuffle(tuple(DICE), WHY), groups, where, strict=False)
    slaves = (*known, *_slaves(hidden - citizens, dice.shuffle(origins, WHY), dice))
    return replace(
        other,
        bands=tuple(sorted((Band(*band) for band in bands), key=lambda band: band.die)),
        slaves=tuple(sorted(slaves, key=lambda each: each.origin)),
        memories=(),
    )


def _known(state: State, own: Seat, other: Lord) -> tuple[Slaves, ...]:
    """D12: where slaves use dice of their lord, he knows how many groups of his people others keep."""
    return tuple(each for each in other.slaves if each.origin == own and state.options.slave_dice == "victim")


def _count(bands: tuple[Band, ...]) -> int:
    return sum(band.people for band in bands)


def _between(low: int, high: int, dice: Dice) -> int:
    return low + dice.roll(high - low + 1, WHY) - 1


def _one(places: tuple[Place, ...], dice: Dice) -> Place:
    return places[dice.roll(len(places), WHY) - 1]


def _sizes(people: int, most: int, dice: Dice) -> Iterator[int]:
    """X-1.2: part people into so many groups at most, of six at most."""
    groups = _between(-(-people // FULL), min(most, people), dice) if people else 0
    for others in reversed(range(groups)):
        size = _between(max(1, people - FULL * others), min(FULL, people - others), dice)
        people -= size
        yield size


def _slaves(people: int, origins: tuple[Seat, ...], dice: Dice) -> Iterator[Slaves]:
    """X-1.3: part slaves into groups of six at most, one of an origin."""
    for others, origin in zip(reversed(range(len(origins))), origins, strict=True):
        size = _between(max(0, people - FULL * others), min(FULL, people), dice)
        people -= size
        if size:
            yield Slaves(origin, size, WORKPLACES[dice.roll(len(WORKPLACES), WHY) - 1])
