"""Salvos at the same time: meeting engagements (S-7), and the contest of attackers when no defender is left (S-8.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from pbem.core.dice import Dice
from pbem.core.seats import Seat
from pbem.rulesets.powers.battle.course import Course
from pbem.rulesets.powers.battle.ending import stalemate, stayers
from pbem.rulesets.powers.battle.field import Party
from pbem.rulesets.powers.battle.forces import Ending, Force, Outcome, Site
from pbem.rulesets.powers.battle.points import BattlePoints
from pbem.rulesets.powers.battle.record import Record

MEETING = 3
"""S-7: the most salvos of a meeting engagement."""


def meeting(forces: Sequence[Force], site: Site, points: BattlePoints, dice: Dice) -> Outcome:
    """S-7: enemies cross the same border. Three salvos at most; then all fall back, or who is left goes on."""
    course = Course((), forces, replace(site, land=None), points, dice)
    _exchange(course, MEETING)
    left = course.field.attackers()
    if len(left) == 1:
        return outcome(course, "meeting", "won", left[0].seat)
    _fall_back(course, left)
    return outcome(course, "meeting", "parted" if left else "dead", None)


def scramble(forces: Sequence[Force], site: Site, points: BattlePoints, dice: Dice) -> Outcome:
    """S-8.3: several seats enter a land where nobody stands."""
    return contest(Course((), forces, site, points, dice), "contest")


def contest(course: Course, kind: Literal["battle", "contest"]) -> Outcome:
    """S-8.1: attackers at war fight until only one of them is left, without terrain; one seat gets the land."""
    course.survey(replace(course.field.site, land=None))
    _exchange(course, course.field.site.max_salvos)
    left = course.field.attackers()
    if _at_war(course, left):
        _fall_back(course, left)
        return outcome(course, kind, "parted", None)
    worth = {party.place: stayers(course.field, party) for party in left}
    winner = max(left, key=lambda party: worth[party.place], default=None)
    if winner is None or not worth[winner.place]:
        _fall_back(course, left)
        return outcome(course, kind, "unconquered" if left else "dead", None)
    _fall_back(course, [party for party in left if party is not winner])
    return outcome(course, kind, "conquered", winner.seat)


def _exchange(course: Course, salvos: int) -> None:
    """Fire at the same time until no two parties at war are left, nobody can hurt anybody, or it is enough."""
    for number in range(1, salvos + 1):
        left = course.field.attackers()
        if not _at_war(course, left) or stalemate(course.field, course.points):
            return
        course.field.number += 1
        course.salvo(left, str(number))


def _at_war(course: Course, left: Sequence[Party]) -> bool:
    pairs = ((one, other) for place, one in enumerate(left) for other in left[:place])
    return any(not course.field.truce(one.seat, other.seat) for one, other in pairs)


def _fall_back(course: Course, parties: Sequence[Party]) -> None:
    for party in parties:
        course.leave(party, party.troops, back=True)


def outcome(
    course: Course, kind: Literal["battle", "meeting", "contest"], ending: Ending, seat: Seat | None
) -> Outcome:
    """Give the end of a battle and its record."""
    record = Record(course.field.site.name, kind, course.start, tuple(course.volleys), ending)
    return Outcome(ending, seat, course.after(), record)
