"""The third line of submarines (P-13): they avoid battle, pass seas that are held, and hinder nobody there."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from pbem.core.seats import Seat
from pbem.rulesets.powers.battle.field import Field, Troop
from pbem.rulesets.powers.battle.forces import Unit
from pbem.rulesets.powers.battle.points import Aimed, BattlePoints
from pbem.rulesets.powers.board.units import Row
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.points import Points, Turn
from pbem.rulesets.powers.orders import Doctrine
from pbem.rulesets.powers.state import Stack, Table

DIVED = "dived"
THIRD = 3
SUBMARINE, AIRCRAFT, SHIP = "PM", "LE", "NA"


def slips(turn: Turn, units: Stack, orders: Doctrine, at: str) -> bool:
    """P-6.26: tell whether submarines avoid battle on a sea: as ordered, or where the odds are worse than ordered; else
    when alone, or when hunters are there."""
    if turn.rows[units.row].type != SUBMARINE or at in turn.state.lands:
        return False
    there = bound_for(turn, at)
    if orders.subs in ("avoid", "fight"):
        return orders.subs == "avoid"
    if orders.subs:
        return _worse(turn, there, units.owner, Fraction(orders.subs))
    hunters = (each for each in there if each.owner != units.owner and hunts(turn.rows[each.row]))
    return alone(turn, there, units.owner) or any(hunters)


def _worse(turn: Turn, there: Sequence[Stack], seat: Seat, odds: Fraction) -> bool:
    """P-6.26: tell whether the odds are worse: own strength against ships to that of others against submarines."""
    ours = sum(_strength(turn, each, SHIP) for each in there if each.owner == seat)
    theirs = sum(_strength(turn, each, SUBMARINE) for each in there if each.owner != seat)
    return ours < odds * theirs


def _strength(turn: Turn, units: Stack, against: str) -> Fraction:
    row = turn.rows[units.row]
    return units.count * max(row.attack.get(against, Fraction(0)), row.defence.get(against, Fraction(0)))


def bound_for(turn: Turn, at: str) -> list[Stack]:
    """List who is on a sea or enters it next."""
    coming = (march.units for march in turn.marches if march.at == at or (march.path and march.goal == at))
    return [*(stack for stack in turn.state.stacks if stack.at == at), *coming]


def alone(turn: Turn, there: Sequence[Stack], seat: Seat) -> bool:
    """P-6.26: tell whether a seat has nothing but submarines there."""
    return all(turn.rows[each.row].type == SUBMARINE for each in there if each.owner == seat)


def hunts(row: Row) -> bool:
    """P-6.26: tell whether a type fires at submarines."""
    return row.attack.get(SUBMARINE, 0) > 0 or row.defence.get(SUBMARINE, 0) > 0


def out_of_sight(table: Table, row: Row, at: str) -> bool:
    """7.4, P-49.6: at sea only their owner knows of submarines; who fights them learns of it from the battle."""
    return row.type == SUBMARINE and at not in table.lands


def third(troop: Troop, unit: Unit) -> int | None:
    """P-13.1: who avoids battle stands in line 3."""
    return THIRD if DIVED in unit.marks else None


def out_of_reach(aimed: Aimed) -> bool:
    """P-13.1: line 3 is a target only for aircraft, in their own first salvo."""
    return aimed.target.line == THIRD and not (aimed.shooter.body.type == AIRCRAFT and aimed.number == 1)


def holds(field: Field, troop: Troop) -> bool:
    """P-13.2: line 3 does not keep a sea from being conquered."""
    return troop.line != THIRD


SUB3 = Chapter(
    "sub3",
    needs=("naval", "line2"),
    release="R2",
    doctrine=("subs",),
    points=Points(
        battle=BattlePoints(stands=(third,), barred=(out_of_reach,), holds_ground=(holds,)),
        slips=(slips,),
        hides=(out_of_sight,),
    ),
)
