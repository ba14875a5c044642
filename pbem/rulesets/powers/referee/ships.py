"""What the referee sets of ships: what they carry (P-10.1), and where canals are (P-9.5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from pbem.core.problems import Refusal
from pbem.core.ruleset import Resolution
from pbem.core.texts import Fact
from pbem.rulesets.powers.book.points import Points
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.events import holder, units
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.moves.cargo import room
from pbem.rulesets.powers.orders.naval import CanalDecree, FreightDecree, LoadOrder
from pbem.rulesets.powers.referee.bounds import need_land, need_number
from pbem.rulesets.powers.referee.news import told
from pbem.rulesets.powers.state import Stack, State, gathered, ready

NEVER = frozenset({"token", "neutral", "building"})


def canal(state: State, order: CanalDecree) -> Resolution[State]:
    """Dig a canal between two seas, or fill it up."""
    need_land(state, order.at)
    _at_sea(state, "canal")
    need_number(order.count, 1)
    if order.count and len(world(state).harbours(order.at)) <= 1:
        raise Refusal("powers-no-canal-there", at=order.at)
    canals = {*state.canals, order.at} if order.count else {*state.canals} - {order.at}
    return Resolution(
        replace(state, canals=tuple(sorted(canals))), told("decree-canal", at=order.at, count=order.count)
    )


def freight(state: State, order: FreightDecree) -> Resolution[State]:
    """Put units aboard the emptiest of the ships, in the place of what these carry; or empty the fullest."""
    _at_sea(state, "freight")
    points = every.book(state).points
    row, count = order.ships.row, order.ships.count
    if row not in points.rows or not (points.rows[row].afloat and points.rows[row].carries):
        raise Refusal("powers-no-carrier", row=row)
    meant = [*ready(state, order.seat, row, order.at)]
    there = sum(each.count for each in meant)
    if not 0 < count <= there:
        raise Refusal("powers-not-so-many", at=order.at, most=there)
    load = _load(points, order)
    others = [each for each in state.stacks if each not in meant]
    meant.sort(key=lambda each: (len(each.load) if load else -len(each.load), each.kind))
    after = replace(state, stacks=gathered((*others, *_laden(meant, count, load))))
    said: dict[str, Fact] = {"units": units({row: count}), "count": len(load), "load": _said(order)}
    return Resolution(after, told("decree-freight", who=holder(order.seat), at=order.at, **said))


def _at_sea(state: State, what: str) -> None:
    if LoadOrder not in every.book(state).orders:
        raise Refusal("powers-chapter-off", what=what, chapter="naval")


def _load(points: Points, order: FreightDecree) -> tuple[str, ...]:
    """P-10.1: list what each ship carries: units of the land that move, for which it has room."""
    for each in order.load:
        row = points.rows.get(each.row)
        if row is None or row.afloat or row.type == "LE" or not row.speed or NEVER & row.flags:
            raise Refusal("powers-not-carried", row=each.row)
    load = tuple(sorted(each.row for each in order.load for _ in range(each.count)))
    if room(points.rows, Stack(order.seat, order.ships.row, order.at, load=load)) < 0:
        raise Refusal("powers-too-much-aboard", most=points.rows[order.ships.row].carries)
    return load


def _laden(meant: Iterable[Stack], left: int, load: tuple[str, ...]) -> Iterator[Stack]:
    for each in meant:
        many, left = min(left, each.count), left - min(left, each.count)
        yield replace(each, count=many, load=load)
        yield replace(each, count=each.count - many)


def _said(order: FreightDecree) -> Fact:
    counts: dict[str, int] = {}
    for each in order.load:
        counts[each.row] = counts.get(each.row, 0) + each.count
    return units(counts)
