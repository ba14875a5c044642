"""A start by invasion (P-7.3): the attacker begins on a sea, with transports, and owns no land until he takes one."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import TypeVar

from pbem.core.seats import Seat
from pbem.rulesets.powers.board.units import Row
from pbem.rulesets.powers.board.world import Side
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.points import Beginning, Points, price
from pbem.rulesets.powers.chapters.goals.played import terms
from pbem.rulesets.powers.chapters.goals.register import GOALS
from pbem.rulesets.powers.chapters.goals.two import Blitz
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.moves.cargo import WHOLE, room, size
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.orders import PlaceOrder, Units
from pbem.rulesets.powers.state import BV, Stack, Table, gathered

TableT = TypeVar("TableT", bound=Table)
TRANSPORT, INFANTRY = "trs", "inf"
PLAYED_FOR = ("blitz", "elim")


def sea(table: Table, seat: Seat) -> str:
    """Give the sea a seat begins on; empty: it begins on lands."""
    return next((side.sea for side in world(table).sides if side.key == table.roles.get(seat)), "")


def put(points: Points, table: TableT, seat: Seat, order: PlaceOrder) -> tuple[TableT, str]:
    """P-3.1: put ships on the sea, and land units aboard those that are there; or say why they cannot be."""
    if order.harbour:
        return table, "no_harbour"
    before, why = table, ""
    for each in sorted(order.units, key=lambda units: not points.rows[units.row].afloat):
        for _ in range(max(each.count, 1)):
            table, why = _one(points, table, Stack(seat, each.row, order.at))
            if why:
                return before, why
    return table, why


def _one(points: Points, table: TableT, unit: Stack) -> tuple[TableT, str]:
    row = points.rows[unit.row]
    if not row.afloat and row.type != "LE":
        return _aboard(points, table, unit)
    if row.type == "LE" and not _deck(points, table, unit):
        return table, "no_deck"
    return replace(table, stacks=gathered((*table.stacks, unit))), ""


def _aboard(points: Points, table: TableT, unit: Stack) -> tuple[TableT, str]:
    """P-10.1: take a unit aboard the fullest ship that has room for it; fortresses are never carried."""
    row = points.rows[unit.row]
    fitting = [each for each in _fleet(table, unit) if _room(points, each) >= size(row)]
    if not fitting or not row.speed:
        return table, "no_room"
    ship = max(fitting, key=lambda each: (len(each.load), each.kind))
    loaded = replace(ship, count=1, load=tuple(sorted((*ship.load, unit.row))))
    return replace(table, stacks=gathered((*table.stacks, replace(ship, count=-1), loaded))), ""


def _fleet(table: Table, unit: Stack) -> list[Stack]:
    return [each for each in table.stacks if (each.owner, each.at) == (unit.owner, unit.at)]


def _room(points: Points, ship: Stack) -> int:
    return room(points.rows, ship) if points.rows[ship.row].carries else 0


def _deck(points: Points, table: Table, unit: Stack) -> bool:
    """P-37.7: tell whether the carriers there can refuel one aircraft more."""
    fleet = _fleet(table, unit)
    flying = sum(each.count for each in fleet if points.rows[each.row].type == "LE")
    return flying < sum(points.rows[each.row].refuels * each.count for each in fleet)


def usual(points: Points, table: Table, seat: Seat, left: int) -> tuple[PlaceOrder, ...]:
    """P-3.2: for one who does not write: infantry aboard, and as many transports as it takes."""
    ship, unit = (price(points, table, row) or BV for row in (TRANSPORT, INFANTRY))
    at = sea(table, seat)
    free = sum(_room(points, each) * each.count for each in _fleet(table, Stack(seat, TRANSPORT, at))) // WHOLE
    fleets = ((_ships(points.rows[TRANSPORT], count - free), count) for count in range(left // unit, -1, -1))
    ships, count = next((fleet for fleet in fleets if fleet[0] * ship + fleet[1] * unit <= left), (0, 0))
    ships = ships if count else left // ship
    units = tuple(Units(row, many) for row, many in ((TRANSPORT, ships), (INFANTRY, count)) if many)
    return (PlaceOrder(units, at),) if units else ()


def _ships(row: Row, units: int) -> int:
    """Count the ships it takes to carry so many units."""
    return max(0, -(-units // row.carries))


def wrong(options: Options, chapters: Collection[str], seats: int) -> str:
    """P-7.3: say why a campaign cannot begin like this, or nothing."""
    map_ = world(options)
    afloat = [side for side in map_.sides[:seats] if side.sea]
    if "invasion" not in chapters:
        return "".join(f"side {side.key} begins on a sea: that takes the chapter invasion" for side in afloat[:1])
    if len(afloat) != 1 or afloat[0].lands:
        return f'invasion: of the sides of {map_.name} one must begin on a sea, without lands: sea = ["..."]'
    return _goal(options, chapters, afloat[0])


def _goal(options: Options, chapters: Collection[str], invader: Side) -> str:
    key = next((key for key in PLAYED_FOR if key in chapters), "")
    if not key:
        return "invasion: it is played for the goal blitz or elim"
    said = terms(GOALS[key], options)
    if isinstance(said, Blitz) and said.attacker != invader.key:
        return f"invasion: side {invader.key} invades; make it the attacker of the goal"
    if isinstance(said, Blitz) and not (said.lands or said.target):
        return "invasion: say in [goal] how many lands the attacker must take: lands = 3"
    return ""


INVASION = Chapter(
    "invasion",
    needs=("naval", "landing"),
    excludes=("civ-start",),
    release="R2",
    points=Points(begins=(Beginning(sea, put, usual),)),
)
