"""The battle for a land (P-6, S-8): salvos D1 A1 D2 A2 ... until one side is gone, retreats, or cannot go on."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.core.dice import Dice
from pbem.rulesets.powers.battle.course import ONE, Course
from pbem.rulesets.powers.battle.ending import conquered, stalemate
from pbem.rulesets.powers.battle.field import Field
from pbem.rulesets.powers.battle.forces import Ending, Force, Outcome, Site
from pbem.rulesets.powers.battle.many import contest, outcome
from pbem.rulesets.powers.battle.points import BattlePoints

DIVED = 3
"""P-13.2: who is in line 3 stays where he is, whoever has the sea."""


def battle(
    holder: Sequence[Force], attackers: Sequence[Force], site: Site, points: BattlePoints, dice: Dice
) -> Outcome:
    """Fight for a land: the first holder force is the owner's. P-6.14: if nobody holds it, nobody fires."""
    course = Course(holder, attackers, site, points, dice)
    ending = _fought(course)
    if ending is not None:
        return outcome(course, "battle", ending, course.field.parties[0].seat)
    for party in course.field.parties:
        party.troops = [each for each in party.troops if each.line == DIVED] if party.defending else party.troops
    return contest(course, "battle")


def _fought(course: Course) -> Ending | None:
    """Give how it ended for the holder; None: he is gone, and the land is the attackers'."""
    field, points = course.field, course.points
    course.announce()
    course.prelude()
    for number in range(1, field.site.max_salvos + 1):
        field.number = number
        if _taken(field, points):
            return None
        course.salvo(field.parties[:1], f"D{number}", field.site.first_salvo if number == 1 else ONE)
        course.withdraw()
        if not field.attackers():
            return "retreated" if course.withdrawn or course.returned else "held"
        if _taken(field, points):
            return None
        course.announce()
        course.salvo(field.attackers(), f"A{number}")
        if not field.attackers():
            return "held"
        if not field.held:
            return None
        if any(spent(field) for spent in points.spent):
            return "spent"
        if conquered(field, points):
            return None
        if stalemate(field, points):
            break
    return _forced(course)


def first_fire(
    holder: Sequence[Force], attackers: Sequence[Force], site: Site, points: BattlePoints, dice: Dice
) -> bool:
    """P-49.3: tell whether the holder's fire before the attackers' first salvo destroys them all."""
    course = Course(holder, attackers, site, points, dice)
    course.announce()
    course.prelude()
    course.field.number = 1
    if _taken(course.field, points):
        return False
    course.salvo(course.field.parties[:1], "D1", site.first_salvo)
    return not course.field.attackers()


def _taken(field: Field, points: BattlePoints) -> bool:
    """P-6.10: it is conquered, and no attacker has a shot to fire first."""
    return conquered(field, points) and not any(delays(field) for delays in points.delays)


def _forced(course: Course) -> Ending:
    """P-6.9 d, P-6.11: the attackers must retreat; who may not is destroyed."""
    field = course.field
    for party in field.attackers():
        course.leave(party, [each for each in party.troops if field.forces[field.kinds[each.kind].force].may_retreat])
        party.troops = []
    return "stalemate"
