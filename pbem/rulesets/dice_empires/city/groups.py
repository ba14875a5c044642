"""X-1.2, X-1.3: a lord's groups: counting them, adding people and taking them away.

Groups are kept by die, slaves by origin. A group nobody is left in is gone, and its die is free again.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.orders import Part, Place
from pbem.rulesets.dice_empires.state import Band, Lord, Slaves, State

DICE = range(1, 7)
"""X-1.2: the six dice of a lord."""
FULL = 6
"""X-1.2, X-1.3: as many people as a die shows at most."""


def band(lord: Lord, die: int) -> Band | None:
    """Give the group of a die; None when the die is free."""
    return next((each for each in lord.bands if each.die == die), None)


def bands_in(lord: Lord, place: Place) -> tuple[Band, ...]:
    """List the groups of citizens, or units, in a place, by die."""
    return tuple(each for each in lord.bands if each.place == place)


def citizens(lord: Lord, place: Place) -> int:
    """Count a lord's own people in a place: slaves are none of them (X-7.1, X-10.4)."""
    return sum(each.people for each in lord.bands if each.place == place)


def slaves_in(lord: Lord, place: Place) -> int:
    """Count the slaves in a place."""
    return sum(each.people for each in lord.slaves if each.place == place)


def slaves_of(lord: Lord, origin: Seat) -> Slaves | None:
    """X-1.3: give the one group of slaves a lord may have of that origin."""
    return next((each for each in lord.slaves if each.origin == origin), None)


def own_people(lord: Lord) -> int:
    """X-12.3: count a lord's own people, in the city and on the roads."""
    return sum(each.people for each in lord.bands)


def all_people(lord: Lord) -> int:
    """X-6.1: count everybody a lord has: citizens, units and slaves."""
    return own_people(lord) + sum(each.people for each in lord.slaves)


def blocked(state: State, seat: Seat) -> int:
    """D12: count the dice of a lord that his enslaved people use, where the option says that they do."""
    if state.options.slave_dice == "marker":
        return 0
    return sum(slaves.origin == seat for each in state.lords for slaves in each.slaves)


def free_dice(state: State, lord: Lord) -> tuple[int, ...]:
    """X-1.2: list a lord's free dice; those that his enslaved people use are the highest of them (D12)."""
    used = {each.die for each in lord.bands}
    free = tuple(die for die in DICE if die not in used)
    return free[: max(0, len(free) - blocked(state, lord.seat))]


def put(lord: Lord, new: Band) -> Lord:
    """Put a group on the table in the place of what its die was; with nobody in it the die is free."""
    others = [each for each in lord.bands if each.die != new.die]
    kept = [*others, new] if new.people else others
    return replace(lord, bands=tuple(sorted(kept, key=lambda each: each.die)))


def moved(lord: Lord, die: int, place: Place) -> Lord:
    """Move a whole group."""
    return replace(lord, bands=tuple(replace(b, place=place) if b.die == die else b for b in lord.bands))


def grown(lord: Lord, die: int, people: int) -> Lord:
    """Add people to a group, or take them away with a negative number."""
    return replace(lord, bands=_counted(lord.bands, die, people))


def _counted(bands: Iterable[Band], die: int, people: int) -> tuple[Band, ...]:
    """Count a group anew; it is gone with its last one."""
    changed = (replace(each, people=each.people + people) if each.die == die else each for each in bands)
    return tuple(each for each in changed if each.people > 0)


def enslaved(lord: Lord, origin: Seat, people: int, place: Part = "T") -> Lord:
    """X-10.1: add slaves to the group of their origin wherever it stands, else as a new one; negative: take them away.

    The limit of six is the caller's.
    """
    if found := slaves_of(lord, origin):
        return put_slaves(lord, replace(found, people=found.people + people))
    return put_slaves(lord, Slaves(origin, people, place))


def put_slaves(lord: Lord, new: Slaves) -> Lord:
    """Put a group of slaves in the place of the one of its origin; with nobody in it there is none."""
    others = [each for each in lord.slaves if each.origin != new.origin]
    kept = [*others, new] if new.people > 0 else others
    return replace(lord, slaves=tuple(sorted(kept, key=lambda each: each.origin)))


def gathered(lord: Lord, place: Place, people: int) -> tuple[Lord, int]:
    """X-10.5, X-10.6: fill own groups of a place, the lower die first; give the lord and how many found no room."""
    for each in bands_in(lord, place):
        fit = min(people, FULL - each.people)
        lord, people = grown(lord, each.die, fit), people - fit
    return lord, people


def smallest(bands: Iterable[Band]) -> tuple[Band, ...]:
    """X-13.7: the smallest group first, which frees dice; of equal ones the lower die."""
    return tuple(sorted(bands, key=lambda each: (each.people, each.die)))


def largest(bands: Iterable[Band]) -> tuple[Band, ...]:
    """X-13.4: the largest group first, of equal ones the lower die."""
    return tuple(sorted(bands, key=lambda each: (-each.people, each.die)))
