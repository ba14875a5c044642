"""D-6: phase 4, the fights, tier after tier; without dice.

Round 1 is that of all units: speeds from high to low, each speed one tier. Whom a unit strikes is asked when its tier
begins (D-6.5): if others stand on its square, all of them and nobody else (D-6.1); else all units of other teams on the
neighbouring squares. All strokes of a tier fall at once with the strengths of its beginning; then the wounds are
counted, the dead leave, and leeches heal. From round 2 on (D-6.4) only units on squares with two that would fight
each other strike, and only those on their own square, until there is no such square. That comes to an end: a stroke
heals at most half of what it wounds (D-7.5), so in every round lives are lost.

`fight` gives the tiers as they were; who is told what of them is `witness.py`'s matter.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from pbem.core.grid import Cell
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.phases.fighters import Blow, Field, Fighter, Fighters, Harm, Key, Leech, Tier
from pbem.rulesets.duncan.phases.healing import healed
from pbem.rulesets.duncan.state import Unit

LEECHES = (4, 3, 2)
"""D-7.5: for how much damage one, two, three or more leeches heal a life."""
Places = Mapping[Cell, Sequence[Fighter]]


def fight(start: Fighters, field: Field) -> tuple[Fighters, tuple[Tier, ...]]:
    """D-6: fight round after round; give who lives, and the tiers in which anybody struck."""
    alive, tiers = _round(start, 1, tuple(start), field)
    number = 1
    while contested := _contested(alive, field):
        number += 1
        alive, more = _round(alive, number, contested, field)
        tiers = (*tiers, *more)
    return alive, tiers


def _round(alive: Fighters, number: int, who: Iterable[Key], field: Field) -> tuple[Fighters, tuple[Tier, ...]]:
    """D-6.2, D-6.4: play a round of those who take part in it, tier after tier."""
    speeds: dict[int, list[Key]] = defaultdict(list)
    for key in who:
        speeds[alive[key].unit.speed].append(key)
    tiers = []
    for speed in sorted(speeds, reverse=True):
        blows = tuple(_blows([alive[key] for key in speeds[speed] if key in alive], alive, field, number == 1))
        if blows:
            harms = tuple(_harms(blows))
            alive, leeches = _counted(alive, blows, harms, field.options)
            tiers.append(Tier(number, speed, blows, harms, leeches))
    return alive, tuple(tiers)


def _blows(striking: Iterable[Fighter], alive: Fighters, field: Field, around: bool) -> Iterator[Blow]:
    """D-6.2: each deals its full strength to every target."""
    places = _places(alive.values())
    for each in striking:
        for target in _targets(each, places, field, around):
            yield Blow(each, target, each.unit.strength)


def _places(alive: Iterable[Fighter]) -> Places:
    places: dict[Cell, list[Fighter]] = defaultdict(list)
    for each in alive:
        places[each.unit.cell].append(each)
    return dict(places)


def _targets(one: Fighter, places: Places, field: Field, around: bool) -> list[Fighter]:
    """D-6.1: those on its square and nobody else; else, in the first round, all of other teams around."""
    here = one.unit.cell
    mates = [other for other in places[here] if other.key != one.key and field.rivals(one, other)]
    if mates or not around:
        return mates
    near = (other for at in field.reached(here) for other in places.get(at, ()))
    return [other for other in near if other.owner != one.owner]


def _contested(alive: Fighters, field: Field) -> tuple[Key, ...]:
    """D-6.4: list the units on squares that hold two which would fight each other."""
    fought = [
        {one.key for pair in combinations(here, 2) if field.rivals(*pair) for one in pair}
        for here in _places(alive.values()).values()
        if len(here) > 1
    ]
    keys = frozenset(key for keys in fought for key in keys)
    return tuple(key for key in alive if key in keys)


def _harms(blows: Iterable[Blow]) -> Iterator[Harm]:
    """D-6.2: add up what falls on each target, then count the wounds."""
    sums: dict[Key, int] = defaultdict(int)
    targets = {}
    for blow in blows:
        sums[blow.target.key] += blow.damage
        targets[blow.target.key] = blow.target
    for key, before in targets.items():
        yield Harm(before, replace(before, unit=wounded(before.unit, sums[key])), sums[key])


def wounded(unit: Unit, damage: int) -> Unit:
    """D-6.3: while the wounds reach the strength, take the strength off them and 1 off the strength."""
    wounds, strength = unit.wounds + damage, unit.strength
    while strength >= 1 and wounds >= strength:
        wounds -= strength
        strength -= 1
    return replace(unit, wounds=wounds if strength else 0, strength=strength)


def _counted(
    alive: Fighters, blows: Iterable[Blow], harms: Iterable[Harm], options: Options
) -> tuple[Fighters, tuple[Leech, ...]]:
    """D-6.2: add the wounds, let the dead leave, then let those who live leech."""
    after = {**alive, **{harm.after.key: harm.after for harm in harms}}
    for harm in harms:
        if harm.dead:
            del after[harm.after.key]
    leeches = []
    for key, dealt in _dealt(blows).items():
        if key in after and after[key].unit.has("leech"):
            before = after[key]
            after[key] = replace(before, unit=leeched(before.unit, dealt, options))
            leeches.append(Leech(before, after[key]))
    return after, tuple(each for each in leeches if each.after.unit.lives > each.before.unit.lives)


def _dealt(blows: Iterable[Blow]) -> dict[Key, int]:
    """D-7.5: add up what each unit deals: to all targets, overkill included."""
    dealt: dict[Key, int] = defaultdict(int)
    for blow in blows:
        dealt[blow.striker.key] += blow.damage
    return dealt


def leeched(unit: Unit, dealt: int, options: Options) -> Unit:
    """D-7.5: every full 4 (3, 2) of damage dealt heal a life, at once; the remainder goes on counting."""
    portion = LEECHES[min(unit.has("leech"), len(LEECHES)) - 1]
    lives, left = divmod(unit.leeched + dealt, portion)
    return replace(healed(unit, lives, options), leeched=left)
