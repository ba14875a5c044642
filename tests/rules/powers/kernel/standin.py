"""A battle of heads instead of the real one: the larger side wins and loses as many as the smaller one had."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.core.dice import Dice
from pbem.core.seats import Seat
from pbem.rulesets.powers.battle.forces import After, Fighters, Force, Outcome, Site
from pbem.rulesets.powers.battle.record import Record
from pbem.rulesets.powers.book.points import Points
from pbem.rulesets.powers.moves.fight import Sides, size


def heads(forces: Sequence[Force], seats: set[Seat]) -> int:
    units = (each for force in forces for each in force.fighters if force.seat in seats)
    return sum(each.count for each in units if not each.unit.building)


def fought(sides: Sides, site: Site, points: Points, dice: Dice) -> Outcome:
    """Equal sides: attackers retreat, or fall back; of attackers at war the largest stays."""
    forces = (*sides[0], *sides[1])
    holder = {force.seat for force in sides[0]}
    strangers = {force.seat for force in sides[1]}
    if site.land is None:
        one, other = sorted(strangers)
        return _outcome(forces, {one: heads(forces, {other}), other: heads(forces, {one})}, set())
    held, came = heads(forces, holder), heads(forces, strangers)
    if holder and came <= held:
        losses = {**dict.fromkeys(strangers, came if came < held else 0), **dict.fromkeys(holder, came)}
        if came == held:
            losses = dict.fromkeys(holder | strangers, 0)
        return _outcome(forces, losses, strangers)
    order = sorted(strangers, key=lambda seat: (-heads(forces, {seat}), seat))
    friends = {seat for seat in order if seat == order[0] or frozenset((seat, order[0])) in site.truces}
    beaten = max((heads(forces, {seat}) for seat in strangers - friends), default=0)
    losses = {**dict.fromkeys((holder | strangers) - friends, 999), order[0]: held + beaten}
    return _outcome(forces, losses, set())


def _outcome(forces: Sequence[Force], losses: dict[Seat, int], leaving: set[Seat]) -> Outcome:
    fates, left = [], dict(losses)
    for force in forces:
        dead = min(left.get(force.seat, 0), size(force.fighters))
        left[force.seat] = left.get(force.seat, 0) - dead
        alive = size(force.fighters) - dead
        rest = (Fighters(force.fighters[0].unit, alive),) if alive else ()
        fates.append(After(withdrawn=rest) if force.seat in leaving else After(rest))
    return Outcome("held", None, tuple(fates), Record("", "battle", (), (), ""))
