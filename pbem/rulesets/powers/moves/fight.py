"""What the map wants of a battle, and what it gets back: the only door to `battle/`.

Of seats at war with each other at most one is left standing; where one of the holder's forces stands, he holds.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence

from pbem.core.dice import Dice
from pbem.core.events import Roll
from pbem.core.options import fraction
from pbem.core.texts import Fact
from pbem.rulesets.powers.battle.battle import battle
from pbem.rulesets.powers.battle.doctrine import Doctrine
from pbem.rulesets.powers.battle.forces import After, Fighters, Force, Outcome, Site, Unit
from pbem.rulesets.powers.battle.many import meeting, scramble
from pbem.rulesets.powers.battle.record import Record
from pbem.rulesets.powers.board.units import Row
from pbem.rulesets.powers.board.world import Area
from pbem.rulesets.powers.book.points import Points
from pbem.rulesets.powers.options import die, tech_steps
from pbem.rulesets.powers.state import BV, Stack, Table, ties

Sides = tuple[Sequence[Force], Sequence[Force]]
"""The forces of the holder, who defends (there may be none), and all others."""


def fought(sides: Sides, site: Site, points: Points, dice: Dice) -> Outcome:
    """Fight a battle (S-8), a meeting engagement (no land, S-7), or a contest (no holder, S-8.3)."""
    holder, others = sides
    if site.land is None:
        return meeting(others, site, points.battle, dice)
    if not holder:
        return scramble(others, site, points.battle, dice)
    return battle(holder, others, site, points.battle, dice)


def unit(units: Stack, rows: Mapping[str, Row], where: str, marks: Iterable[str]) -> Unit:
    """Tell what the units of a stack are in a battle, `where` they stood before it, and what chapters mark them as."""
    aboard = sum(int(rows[row].cost * BV) for row in units.load)
    paid = units.paid or BV
    return Unit(units.owner, rows[units.row], units.left > 0, paid, where=where, marks=frozenset(marks), aboard=aboard)


def force(units: Stack, unit: Unit, doctrine: Doctrine, may_retreat: bool) -> Force:
    """Make a force of a stack."""
    return Force(units.owner, (Fighters(unit, units.count, units.damage),), doctrine, may_retreat)


def site(table: Table, name: str, land: Area | None = None) -> Site:
    """Give the place of a battle, and the options it is fought by."""
    options = table.options
    return Site(
        name=name,
        land=land,
        die=die(options),
        first_salvo=fraction(options.first_salvo),
        max_salvos=options.max_salvos,
        ties=ties(table),
        rough_forts=options.rough_forts,
        recon_vuln=fraction(options.recon_vuln),
        sea=land is not None and land.kind == "sea",
        landing=(fraction(options.landing_bonus), options.landing_units),
        levels=table.learning.levels,
        steps=tech_steps(options),
    )


def size(fighters: Sequence[Fighters]) -> int:
    """Count units."""
    return sum(each.count for each in fighters)


def living(after: After) -> int:
    """Count those who are not dead, wherever they go."""
    return size((*after.standing, *after.withdrawn, *after.returned))


def told(army: Sequence[Force], after: Sequence[After]) -> dict[str, Fact]:
    """Give the facts of a seat's forces for the report of its battle."""
    names = [_name(each) for each in army]
    numbers: dict[str, list[int]] = {
        "counts": [size(each.fighters) for each in army],
        "dead": [size(each.fighters) - living(left) for each, left in zip(army, after, strict=True)],
        "back": [size((*left.withdrawn, *left.returned)) for left in after],
    }
    rows = tuple(dict.fromkeys(names))
    facts: dict[str, Fact] = {"seat": army[0].seat, "rows": rows}
    for fact, found in numbers.items():
        facts[fact] = tuple(
            sum(number for name, number in zip(names, found, strict=True) if name == row) for row in rows
        )
    return facts


def _name(force: Force) -> str:
    unit = force.fighters[0].unit
    return "building" if unit.building else unit.row.key


def facts(outcome: Outcome) -> Mapping[str, Fact]:
    """Tell how it ended and who has the field; `record` is the battle salvo by salvo, as JSON."""
    return {
        "ending": outcome.ending,
        "winner": outcome.winner or "",
        "record": json.dumps(outcome.record, default=vars, separators=(",", ":")),
    }


def rolls(record: Record) -> tuple[Roll, ...]:
    """List the throws of a battle."""
    return tuple(
        Roll(6, volley.die, f"{record.place} {volley.label} {volley.seat}".rstrip())
        for volley in record.volleys
        if volley.die
    )
