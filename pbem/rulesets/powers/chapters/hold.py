"""Repair prevention (P-30): who holds the damage of which units of others.

After a battle the survivors are repaired, but for those a seat holds: each has so many slots, by the number of seats.
What is held is said beforehand (`hold`, P-30.3), changes with the agreements of a round, never in a battle (P-30.2).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from fractions import Fraction

from pbem.core.seats import Seat
from pbem.rulesets.powers.book.chapter import Chapter, Phase
from pbem.rulesets.powers.book.points import Points, Turn, peace, repaired
from pbem.rulesets.powers.events import damage as damage_events
from pbem.rulesets.powers.options import hold_count
from pbem.rulesets.powers.orders.damage import HoldOrder, Quarry
from pbem.rulesets.powers.state import NOBODY, Stack, Standing, Table, gathered, ties

LEAST = Fraction(3, 2)
SIXTHS = 6


def slots(table: Table) -> Fraction | None:
    """P-30.1: give how many units a seat may hold: 6 by the number of seats, rounded down, at least 3/2; None: all."""
    fixed = hold_count(table.options)
    if fixed is None:
        return None
    return Fraction(fixed) if fixed >= 0 else max(Fraction(SIXTHS // max(len(table.alive), 1)), LEAST)


def pooled(table: Table) -> tuple[str, ...]:
    """P-30.1: list the pairs of seats that agree to hold one unit more with their two halves: `blue+red`."""
    most = slots(table)
    if most is None or most.denominator == 1:
        return ()
    allies = {seat: standing.hold.ally for seat, standing in table.standing.items() if seat in table.alive}
    return tuple(f"{seat}+{ally}" for seat, ally in sorted(allies.items()) if seat < ally and allies.get(ally) == seat)


def holders(table: Table) -> tuple[tuple[str, int], ...]:
    """List who may hold how many, in the order of ties: seats, then pairs of them."""
    most = slots(table) or Fraction(0)
    own = ((str(seat), int(most)) for seat in ties(table) if seat in table.alive)
    return (*own, *((pair, 1) for pair in pooled(table)))


def wanted(table: Table, holder: str) -> HoldOrder:
    """P-30.3: give the standing order of a holder; of a pair, that of the first of them."""
    return table.standing.get(Seat(holder.partition("+")[0]), Standing()).hold


def names(quarries: Iterable[Quarry], stack: Stack) -> bool:
    """Tell whether units are named in a list."""
    return any((each.units.row, each.at) == (stack.row, stack.at) for each in quarries)


def mended(turn: Turn, left: tuple[Stack, ...], others: tuple[Stack, ...]) -> tuple[tuple[Stack, ...], ...]:
    """P-30.2: repair who is left of a battle, but for who is held; free slots take those named, then the best."""
    if slots(turn.state) is None:
        return tuple((each,) for each in left)
    units = [replace(each, count=1) for each in left for _ in range(each.count)]
    for holder, most in holders(turn.state):
        used = sum(each.count for each in (*others, *units) if each.held == holder)
        for place in _chosen(turn, units, holder)[: max(most - used, 0)]:
            units[place] = replace(units[place], held=holder)
            turn.tell(damage_events.held(units[place], holder))
    mended = iter(each if each.held else repaired(turn.points, turn.state, each) for each in units)
    return tuple(gathered(next(mended) for _ in range(each.count)) for each in left)


def _chosen(turn: Turn, units: list[Stack], holder: str) -> list[int]:
    """P-30.3: list the units a holder would hold, those named first, of these and of others the most damaged first.

    By default he holds only units of enemies he has just fought.
    """
    order, seats = wanted(turn.state, holder), tuple(map(Seat, holder.split("+")))
    present = {each.owner for each in units}
    fought = any(seat in present for seat in seats) or any(_was_there(turn, seat) for seat in seats)
    found = [
        (not names(order.named, each), -each.damage, -turn.rows[each.row].cost, turn.rows[each.row].place, place)
        for place, each in enumerate(units)
        if each.damage and not each.held and each.owner not in seats and _foe(turn, seats, each.owner)
        if fought or any(turn.sees(seat, each.at) for seat in seats)
        if _listed(order, each, units[:place]) or (order.best and fought)
    ]
    return [each[-1] for each in sorted(found)]


def _was_there(turn: Turn, seat: Seat) -> bool:
    """Tell whether a seat took part in the battle that was told last, were all its units lost."""
    facts = turn.events[-1].facts if turn.events else {}
    parties = facts.get("parties", 0)
    return any(facts[f"seat_{place}"] == seat for place in range(1, (parties if isinstance(parties, int) else 0) + 1))


def _foe(turn: Turn, seats: tuple[Seat, ...], owner: Seat) -> bool:
    return owner == NOBODY or not any(peace(turn.points, turn.state, seat, owner) for seat in seats)


def _listed(order: HoldOrder, unit: Stack, before: list[Stack]) -> bool:
    """Tell whether a unit is among as many as are named."""
    same = sum((each.row, each.at) == (unit.row, unit.at) and each.damage > 0 for each in before)
    return any(
        (each.units.row, each.at) == (unit.row, unit.at) and not 0 < each.units.count <= same for each in order.named
    )


def keep(turn: Turn) -> None:
    """P-30.2: keep the orders about holds; who is held no more is repaired at once."""
    for seat in turn.state.alive:
        for order in turn.orders(seat):
            if isinstance(order, HoldOrder):
                standing = replace(turn.state.standing.get(seat, Standing()), hold=order)
                turn.state = replace(turn.state, standing={**turn.state.standing, seat: standing})
    turn.state = replace(turn.state, stacks=gathered(_still(turn)))


def _still(turn: Turn) -> Iterator[Stack]:
    """List all units, repaired where nobody holds them any more: by order, without consent, or out of the war."""
    everybody, known = slots(turn.state) is None, {holder for holder, _ in holders(turn.state)}
    for stack in turn.state.stacks:
        order = wanted(turn.state, stack.held)
        freed = stack.held not in known or not (order.best or names(order.named, stack))
        yield repaired(turn.points, turn.state, stack) if stack.damage and not everybody and freed else stack


HOLD = Chapter(
    "hold",
    needs=("land",),
    release="R2",
    phases=(Phase("holds", "agree", keep, 2),),
    orders=(HoldOrder,),
    points=Points(mend=(mended,)),
)
