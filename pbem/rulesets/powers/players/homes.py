"""P-60: what a seat that plays a people does in the lands where it lives."""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt

from pbem.core.dice import Dice
from pbem.core.seats import Seat
from pbem.rulesets.powers.chapters.partisans import most
from pbem.rulesets.powers.chapters.people import GUARDED, SQUARE, WORST, gendarmes
from pbem.rulesets.powers.chapters.treaties import peace
from pbem.rulesets.powers.people import FIRST, PARTISAN
from pbem.rulesets.powers.players.forces import Forces
from pbem.rulesets.powers.players.lines import Line, effort, gather, revolt
from pbem.rulesets.powers.players.temper import Temper
from pbem.rulesets.powers.state import owned

STEADY = 5
"""P-60.2: the effort, or the sabotage that gendarmes do not prevent, which a people keeps up for eight productions."""
KEPT = FIRST // 2
"""The welfare a land is left with."""


def homes(forces: Forces, temper: Temper, dice: Dice) -> Iterator[Line]:
    """P-60: work for friends and against enemies, rise where that can be won, and gather those who will rise next."""
    if forces.me in forces.view.people.seats:
        yield from _efforts(forces, temper)
        yield from _revolts(forces, temper)
        yield from _recruits(forces, dice)


def _efforts(forces: Forces, temper: Temper) -> Iterator[Line]:
    """P-60.2: say what changes; what is the same everywhere in one line."""
    people = forces.view.people
    wanted = {at: _wanted(forces, temper, at) for at in people.lands(forces.me)}
    changed = {at: done for at, done in wanted.items() if done != people.effort.get(at, 0)}
    if len(changed) > 1 and len(set(wanted.values())) == 1:
        yield effort("", next(iter(wanted.values())))
    else:
        for at, done in changed.items():
            yield effort(at, done)


def _wanted(forces: Forces, temper: Temper, at: str) -> int:
    """P-60.2: work where there is peace; sabotage a government that is hated, if gendarmes do not prevent all of it."""
    owner, welfare = forces.view.lands[at].owner, forces.view.people.welfare.get(at, 0)
    if not owner or owner == forces.me or welfare < KEPT:
        return 0
    can = isqrt(welfare // SQUARE)
    if peace(forces.view, forces.me, owner):
        return min(STEADY, can)
    guarded = GUARDED * gendarmes(forces.view, at)
    done = min(guarded + STEADY, WORST, can)
    return -done if done > guarded and _hated(forces, temper, owner) else 0


def _hated(forces: Forces, temper: Temper, owner: Seat) -> bool:
    """A bold people hates whoever governs it, a calm one whoever has most lands."""
    lands = {seat: len(owned(forces.view, seat)) for seat in forces.view.alive}
    return not temper.peaceful or lands.get(owner, 0) == max(lands.values())


def _revolts(forces: Forces, temper: Temper) -> Iterator[Line]:
    """P-60.6: come out where the advantage is great enough for those who are hit so easily."""
    for at, count in forces.view.people.bands.items():
        needed = temper.odds * forces.rows[PARTISAN].vulnerable["*"]
        if forces.hostile(at) and forces.advantage({PARTISAN: count}, at) >= needed:
            yield revolt(at)


def _recruits(forces: Forces, dice: Dice) -> Iterator[Line]:
    """P-60.4: gather as many as may, where fewest stand against those who hide there already."""
    people = forces.view.people
    lands = [at for at in people.lands(forces.me) if forces.hostile(at)]
    if lands:
        left = {at: sum(forces.foes(at).values()) - people.bands.get(at, 0) for at in lands}
        weakest = min(dice.shuffle(tuple(lands), "recruits"), key=lambda at: left[at])
        for _ in range(most(forces.view, forces.me) - people.gathered.get(forces.me, 0)):
            yield gather(weakest)
