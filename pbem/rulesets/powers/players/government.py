"""P-60.3, P-60.4: what a power does about the people that lives in its lands."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.dice import Dice
from pbem.rulesets.powers.book.points import price, purse
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.partisans import FINDERS, idle
from pbem.rulesets.powers.chapters.people import GUARDED, gendarmes
from pbem.rulesets.powers.people import FIRST, GENDARME
from pbem.rulesets.powers.players.forces import Forces, Rows
from pbem.rulesets.powers.players.lines import Line, build, hunt, relief, reprisal
from pbem.rulesets.powers.players.temper import Temper
from pbem.rulesets.powers.state import BV

SELDOM = 3
"""Who does not know whether anybody hides there looks one time in so many."""


def governed(forces: Forces) -> tuple[str, ...]:
    """List the own lands in which the people of another lives."""
    people = forces.view.people
    mine = forces.me in people.seats
    return () if mine else tuple(at for at in forces.own if people.lives.get(at, forces.me) != forces.me)


def leading(forces: Forces, at: str, units: Rows) -> Rows:
    """Keep gendarmes where there is a people to guard against."""
    return {row: count for row, count in units.items() if row != GENDARME or at not in governed(forces)}


def policing(forces: Forces, temper: Temper, dice: Dice) -> Iterator[Line]:
    """P-60.3, P-60.4: before the movement, punish those whom too few can stop, and look for partisans."""
    for at in governed(forces):
        if not temper.peaceful and _sabotage(forces, at) > 2 * _guarded(forces, at) > 0:
            yield reprisal(at)
        elif _hunts(forces, at) and dice.roll(SELDOM, "hunt") == 1:
            yield hunt(at)


def welfare(forces: Forces) -> Iterator[Line]:
    """P-60.3: in production, gendarmes where they are too few, and relief for those who work and tire."""
    points = every.book(forces.view).points
    left = purse(points, forces.view, forces.me).lands if governed(forces) else {}
    for at in governed(forces):
        if _sabotage(forces, at) > _guarded(forces, at) and left.get(at, 0) >= (
            price(points, forces.view, GENDARME) or 0
        ):
            yield build(GENDARME, at, 1)
        elif _tires(forces, at) and left.get(at, 0) >= BV:
            yield relief(at, 1)


def _sabotage(forces: Forces, at: str) -> int:
    return max(-forces.view.people.effort.get(at, 0), 0)


def _guarded(forces: Forces, at: str) -> int:
    """P-60.3: give how much sabotage the own gendarmes prevent."""
    return GUARDED * gendarmes(forces.view, at)


def _tires(forces: Forces, at: str) -> bool:
    """P-60.2: tell whether a people that works has less welfare than at the start of the war."""
    people = forces.view.people
    return people.effort.get(at, 0) > 0 and people.welfare.get(at, 0) < FIRST


def _hunts(forces: Forces, at: str) -> bool:
    """P-60.4: hunt with gendarmes enough to find one, where no enemy stands beside and the people is at odds."""
    found = gendarmes(forces.view, at) >= FINDERS and not forces.threat(at) and _sabotage(forces, at)
    return bool(found) and not idle(every.book(forces.view).points, forces.view, forces.me, at)
