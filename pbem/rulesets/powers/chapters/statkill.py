"""Statistical destruction (P-31): once a turn a damaged unit of the enemy is destroyed by dice, or repaired."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from pbem.core.dice import Dice
from pbem.core.events import Roll
from pbem.core.seats import Seat
from pbem.rulesets.powers.book.chapter import Chapter, Phase
from pbem.rulesets.powers.book.points import Points, Turn, peace, repaired
from pbem.rulesets.powers.chapters.hold import names
from pbem.rulesets.powers.events import damage as damage_events
from pbem.rulesets.powers.orders.damage import FinishOrder
from pbem.rulesets.powers.state import Stack, Standing, gathered, ties

DIE = 6
HALF = 18
"""P-31: in sixths, the damage from which on the default order plays for a unit."""


def keep(turn: Turn) -> None:
    """P-31.1: keep the standing orders about whom to finish off."""
    for seat in turn.state.alive:
        for order in turn.orders(seat):
            if isinstance(order, FinishOrder):
                standing = replace(turn.state.standing.get(seat, Standing()), finish=order)
                turn.state = replace(turn.state, standing={**turn.state.standing, seat: standing})


def finish(turn: Turn) -> None:
    """P-31.1: each seat plays for one unit it sees, in the order of ties; what is gone by then it cannot name."""
    for seat in (each for each in ties(turn.state) if each in turn.actors and each in turn.state.alive):
        if unit := target(turn, seat):
            dead, rolls = destroyed(unit.damage, turn.dice, f"finish off {unit.at}")
            turn.tell(damage_events.finished(seat, unit, dead, rolls))
            one = replace(unit, count=0 if dead else 1)
            after = one if dead else repaired(turn.points, turn.state, one)
            others = (each for each in turn.state.stacks if each != unit)
            left = replace(unit, count=unit.count - 1)
            turn.state = replace(turn.state, stacks=gathered((*others, left, after)))


def destroyed(damage: int, dice: Dice, why: str) -> tuple[bool, tuple[Roll, ...]]:
    """P-31.2: throw for whole BPk; just above them a second time for the sixths. The chance is damage/6."""
    whole, sixths = divmod(damage, 6)
    first = dice.roll(DIE, why)
    if first != whole + 1 or not sixths:
        return first <= whole, (Roll(DIE, first, why),)
    second = dice.roll(DIE, why)
    return second <= sixths, (Roll(DIE, first, why), Roll(DIE, second, why))


def judged(turn: Turn, seat: Seat, building: Stack) -> bool:
    """P-44.3: a damaged building is destroyed with the same chance."""
    dead, rolls = destroyed(building.damage, turn.dice, f"bombs {building.at}")
    turn.tell(damage_events.finished(seat, building, dead, rolls))
    return dead


def target(turn: Turn, seat: Seat) -> Stack | None:
    """P-31.1: give the unit a seat plays for: of those named, else of those it holds, if they are damaged enough."""
    order = turn.state.standing.get(seat, Standing()).finish
    hurt = [each for each in turn.state.stacks if each.damage and _foe(turn, seat, each) and turn.sees(seat, each.at)]
    named = [each for each in hurt if names(order.named, each)]
    own = [each for each in hurt if seat in each.held.split("+") and each.damage >= HALF]
    return _best(turn, named) or (_best(turn, own) if order.best else None)


def _foe(turn: Turn, seat: Seat, units: Stack) -> bool:
    return units.owner != seat and not peace(turn.points, turn.state, seat, units.owner)


def _best(turn: Turn, units: Iterable[Stack]) -> Stack | None:
    """Give the unit for which damage times cost is greatest."""
    rows = turn.rows
    return max(units, key=lambda each: (each.damage * rows[each.row].cost, -rows[each.row].place), default=None)


STATKILL = Chapter(
    "statkill",
    needs=("hold",),
    release="R2",
    phases=(Phase("whom to finish off", "agree", keep, 3), Phase("statistical destruction", "statkill", finish)),
    orders=(FinishOrder,),
    points=Points(judges=(judged,)),
)
