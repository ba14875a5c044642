"""Upkeep (P-35): what units cost once they are there, by the last update of all payments.

An update falls at the start of a round (P-35.2). Its die is thrown when the round before has ended, so that everybody
knows what he will pay before he gives his orders.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import groupby

from pbem.core.dice import Dice
from pbem.core.events import Roll
from pbem.core.options import fraction
from pbem.core.seats import REFEREE, Seat
from pbem.core.texts import Fact
from pbem.rulesets.powers import events
from pbem.rulesets.powers.book.chapter import Chapter, Phase
from pbem.rulesets.powers.book.points import Points, Turn, due, yielded
from pbem.rulesets.powers.book.purse import Purse
from pbem.rulesets.powers.book.worth import cost
from pbem.rulesets.powers.dues import Dues
from pbem.rulesets.powers.events import dues as dues_events
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.orders.dues import DisbandOrder, InsistOrder, PayingOrder, ReleaseOrder
from pbem.rulesets.powers.sight import fog, holder
from pbem.rulesets.powers.state import BV, NOBODY, Stack, State, Table, gathered, owned
from pbem.rulesets.powers.view import View

DIE = 6
MOST = 30
"""S-19: as many BV as somebody's unseen units may have cost."""
TOKEN = "token"
"""P-48.1: uncertain tokens count for a third of a unit each, and are never disbanded."""
SOON = 4
"""P-35.2: up to so many rounds after an update the chance of another grows; after more of them it is so high."""


def rated(points: Points, table: Table, row: str) -> int:
    """P-35.1: give what a unit counts for, in sixtieths: its price, a fortress a share of it, buildings nothing."""
    kind = points.rows[row]
    price = (int(kind.cost * BV) if TOKEN in kind.flags else cost(points, table, row)) or 0
    fortress = "fortress" in kind.flags
    return int(price * fraction(table.options.upkeep_fort)) if fortress else price


def worth(points: Points, table: Table, seat: Seat) -> int:
    """P-35.1: give what all units of a seat count for, those under construction too."""
    own = (each for each in table.stacks if each.owner == seat)
    hidden = (each for asked in points.reserves for each in asked(table, seat))
    return sum(each.count * _counted(points, table, each) for each in (*own, *hidden))


def _counted(points: Points, table: Table, stack: Stack) -> int:
    """P-39.1: of a unit that is not all paid, what is paid counts."""
    return stack.paid or rated(points, table, stack.row)


def after_update(points: Points, table: Table, seat: Seat) -> int:
    """P-35.2: give what a seat would pay after an update now."""
    dues = replace(table.dues, worth={**table.dues.worth, seat: worth(points, table, seat)}, relief={})
    return payment(replace(table, dues=dues), seat)


def payment(table: Table, seat: Seat) -> int:
    """P-35.1, P-35.3, P-35.5: give what a seat pays in a phase of production, in sixtieths of a BV."""
    at_update, gone = table.dues.worth.get(seat, 0), table.dues.relief.get(seat, 0)
    full = fraction(table.options.upkeep) * (at_update - fraction("1/2") * gone)
    fed = fraction(table.options.upkeep_land) * BV * len(owned(table, seat))
    return max(int(full - fed), 0)


def shares(table: Table, seat: Seat, left: Purse) -> Mapping[str, int]:
    """P-35.4: give what each land pays: those the seat names first, then those farthest from the enemy."""
    owed, found = payment(table, seat), {}
    named = table.dues.paying.get(seat, PayingOrder()).lands
    far = distances(table, seat)
    for at in sorted(left.lands, key=lambda at: (named.index(at) if at in named else len(named), -far.get(at, 0))):
        found[at] = min(owed, left.lands[at])
        owed -= found[at]
    return {at: share for at, share in found.items() if share}


def distances(table: Table, seat: Seat) -> Mapping[str, int]:
    """Give how many steps each land is from the nearest land of another power, as far as the seat knows."""
    near = world(table).neighbours
    found = {at: 0 for at in table.lands if holder(table, seat, at) not in (seat, NOBODY)}
    edge, steps = list(found), 0
    while edge:
        steps += 1
        edge = list(dict.fromkeys(each for at in edge for each in near[at] if each not in found))
        found |= dict.fromkeys(edge, steps)
    return found


def taken(table: Table, seat: Seat, left: Purse) -> Purse:
    """P-35.1: what the lands pay for upkeep nobody can spend."""
    paid = shares(table, seat, left)
    return replace(left, lands={at: has - paid.get(at, 0) for at, has in left.lands.items()})


def begin(turn: Turn) -> None:
    """P-35.2: in round 1 what everybody has is what he pays for."""
    if not turn.state.dues.since:
        turn.state = _updated(turn, turn.state.round)


def _updated(turn: Turn, round_: int) -> State:
    now = {str(seat): worth(turn.points, turn.state, seat) for seat in turn.state.alive}
    return replace(turn.state, dues=replace(turn.state.dues, since=round_, worth=now, relief={}, insisted=False))


def update(turn: Turn) -> None:
    """P-35.2: throw for an update at the start of the round that comes."""
    coming = turn.state.round + 1
    since = coming - turn.state.dues.since
    value = turn.dice.roll(DIE, f"upkeep {coming}")
    insisted = turn.state.dues.insisted and since > SOON
    done = insisted or (value < since if since <= SOON else value <= SOON)
    turn.tell(dues_events.updated(coming, Roll(DIE, value, f"upkeep {coming}"), done))
    turn.state = _updated(turn, coming) if done else replace(turn.state, dues=replace(turn.state.dues, insisted=False))


def keep(turn: Turn) -> None:
    """P-35.2, P-35.4: keep who pays where, who goes first, and that somebody insists."""
    for seat in turn.state.alive:
        for order in turn.orders(seat):
            turn.state = replace(turn.state, dues=_with(turn.state, seat, order))


def _with(state: State, seat: Seat, order: object) -> Dues:
    match order:
        case PayingOrder():
            return replace(state.dues, paying={**state.dues.paying, seat: order})
        case ReleaseOrder():
            return replace(state.dues, release={**state.dues.release, seat: order})
        case InsistOrder() if state.options.demand_all_upkeep:
            return replace(state.dues, insisted=True)
        case _:
            return state.dues


def disband(turn: Turn) -> None:
    """P-35.3: units are sent home before the movement; the payment falls by half their share."""
    for seat in turn.actors:
        for line, order in enumerate(turn.orders(seat), 1):
            if isinstance(order, DisbandOrder):
                _disbanded(turn, seat, line, order)


def _disbanded(turn: Turn, seat: Seat, line: int, order: DisbandOrder) -> None:
    there = sorted(
        (each for each in turn.state.stacks if (each.owner, each.row, each.at) == (seat, order.units.row, order.at)),
        key=lambda each: (each.left > 0, -each.damage),
    )
    units = [replace(each, count=1) for each in there for _ in range(each.count)]
    if not units or len(units) < order.units.count:
        facts: dict[str, Fact] = {"at": order.at, "row": order.units.row}
        turn.tell(events.failed(seat, line, order.kind, "no_units", facts))
        return
    gone = tuple(units[: order.units.count or len(units)])
    turn.tell(dues_events.disbanded(seat, order.at, "order", gone))
    relief = turn.state.dues.relief.get(seat, 0) + sum(_counted(turn.points, turn.state, each) for each in gone)
    known = min(relief, turn.state.dues.worth.get(seat, 0))
    dues = replace(turn.state.dues, relief={**turn.state.dues.relief, seat: known})
    turn.state = replace(_without(turn.state, gone), dues=dues)


def _without(state: State, gone: tuple[Stack, ...]) -> State:
    return replace(state, stacks=gathered((*state.stacks, *(replace(each, count=-1) for each in gone))))


def pay(turn: Turn) -> None:
    """P-35.1, P-35.4: units that cannot be paid go; the rest is paid by the lands."""
    for seat in turn.actors:
        if not due(turn.points, turn.state, seat):
            continue
        gone = tuple(_unpaid(turn, seat))
        for at, units in groupby(sorted(gone, key=lambda each: (each.at, each.row)), lambda each: each.at):
            turn.tell(dues_events.disbanded(seat, at, "upkeep", units))
        if parts := shares(turn.state, seat, yielded(turn.points, turn.state, seat)):
            turn.tell(dues_events.paid(seat, parts))


def _unpaid(turn: Turn, seat: Seat) -> Iterator[Stack]:
    """P-35.4: take units away, those named first and then the cheapest, until the lands can pay; at full relief."""
    named = turn.state.dues.release.get(seat, ReleaseOrder()).rows
    full = yielded(turn.points, turn.state, seat).total
    while payment(turn.state, seat) > full:
        rate = {each.row: rated(turn.points, turn.state, each.row) for each in turn.state.stacks if each.owner == seat}
        mine = [each for each in turn.state.stacks if each.owner == seat and rate[each.row]]
        mine = [each for each in mine if TOKEN not in turn.rows[each.row].flags]
        if not mine:
            return
        first = min(mine, key=lambda each: (_place(named, each.row), rate[each.row], turn.rows[each.row].place))
        gone = replace(first, count=1)
        less = max(turn.state.dues.worth.get(seat, 0) - rate[first.row], 0)
        dues = replace(turn.state.dues, worth={**turn.state.dues.worth, seat: less})
        turn.state = replace(_without(turn.state, (gone,)), dues=dues)
        yield gone


def _place(named: tuple[str, ...], row: str) -> int:
    return named.index(row) if row in named else len(named)


def seen(view: View, state: State) -> View:
    """7.4: what everybody pays follows from units all have seen, but in the fog; who pays where is a seat's own."""
    own = _of(state.dues, view.seat)
    counted = own if fog(state) and view.seat != REFEREE else state.dues
    return replace(view, dues=replace(own, worth=counted.worth, relief=counted.relief, insisted=False))


def _of(dues: Dues, seat: Seat | None) -> Dues:
    """Leave of what is kept about upkeep what concerns one seat."""
    return replace(
        dues,
        worth={key: each for key, each in dues.worth.items() if key == seat},
        relief={key: each for key, each in dues.relief.items() if key == seat},
        paying={key: each for key, each in dues.paying.items() if key == seat},
        release={key: each for key, each in dues.release.items() if key == seat},
    )


def redeal(state: State, seat: Seat, dice: Dice) -> State:
    """S-19: for all a seat knows the others may let anybody go first, or insist; in the fog, pay anything."""
    own, others = _of(state.dues, seat), [key for key in state.circle if key != seat]
    first = {str(key): ReleaseOrder(("tnk",)) for key in others if dice.roll(2, f"reimagine upkeep {key}") == 1}
    dues = replace(state.dues, release={**own.release, **first}, paying=own.paying)
    if fog(state):
        worth = {str(key): dice.roll(MOST, f"reimagine worth {key}") * BV for key in others}
        dues = replace(dues, worth={**own.worth, **worth}, relief=own.relief)
    return replace(state, dues=dues)


UPKEEP = Chapter(
    "upkeep",
    needs=("land",),
    release="R3",
    phases=(
        Phase("first payments", "count", begin),
        Phase("disbanding", "count", disband, 1),
        Phase("who pays", "agree", keep, 5),
        Phase("upkeep", "dues", pay),
        Phase("update of payments", "end", update, 5),
    ),
    orders=(DisbandOrder, InsistOrder, PayingOrder, ReleaseOrder),
    points=Points(takes=(taken,), seen=(seen,), redeal=(redeal,)),
)
