"""What the referee sets of the card of a formation (P-47.2): what its rows hold, told to who sees it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from pbem.core.problems import Refusal
from pbem.core.ruleset import Resolution
from pbem.core.seats import Seat
from pbem.rulesets.powers.book.points import Points
from pbem.rulesets.powers.book.worth import cost
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.formations.cards import card, fits, kept, kin, tokens
from pbem.rulesets.powers.chapters.formations.gains import crowded
from pbem.rulesets.powers.events import formations as formation_events
from pbem.rulesets.powers.formations import (
    FLEETS,
    MINISTRY,
    ON_CARDS,
    TECHNOLOGY,
    Composition,
    Formation,
    Nearby,
    beside,
    summed,
)
from pbem.rulesets.powers.orders import Units
from pbem.rulesets.powers.orders.formations import CardDecree, FormOrder, GainDecree
from pbem.rulesets.powers.referee.bounds import first_harbour, need_land, need_number
from pbem.rulesets.powers.sight import Scene, fog, seen
from pbem.rulesets.powers.state import BV, State


def rows(state: State, order: CardDecree) -> Resolution[State]:
    """Set what is ready in the rows of a card, or in a land beside it; what is true, and what is under construction in
    other places, stays as it is."""
    points = every.book(state).points
    if FormOrder not in every.book(state).orders:
        raise Refusal("powers-chapter-off", what="formation", chapter="hide")
    found = _card(state, order)
    parts = order.rows * len(found.rows) if len(order.rows) == 1 else order.rows
    if len(parts) != len(found.rows):
        raise Refusal("powers-no-rows", count=len(found.rows))
    _possible(points, order, [each for part in parts for each in part])
    if any(map(crowded, map(summed, parts))):
        raise Refusal("powers-two-houses")
    harbour = _harbour(state, order)
    new = (_filled(each, part, (order.at, harbour)) for each, part in zip(found.rows, parts, strict=True))
    changed = replace(found, rows=tuple(new))
    after = kept(state, changed)
    if len(set(_worths(after, points, changed))) > 1:
        raise Refusal("powers-rows-unequal")
    return Resolution(after, (formation_events.decreed(_seers(state, changed), changed),))


def gain(state: State, order: GainDecree) -> Resolution[State]:
    """P-56.5, P-57.3: set what is noted on a row, as long as nobody knows whether it is true."""
    science, rows_ = order.what == "science", every.book(state).points.rows
    if (TECHNOLOGY if science else MINISTRY) not in rows_:
        raise Refusal("powers-chapter-off", what="formation", chapter="secret-res" if science else "civ-hide")
    found = _card(state, order)
    if len(found.rows) == 1 or not 1 <= order.row <= len(found.rows):
        raise Refusal("powers-no-hidden-row", count=len(found.rows))
    need_number(order.count)
    noted = found.rows[order.row - 1]
    noted = replace(noted, science=order.count * BV) if science else replace(noted, politics=order.count * BV)
    changed = replace(found, rows=(*found.rows[: order.row - 1], noted, *found.rows[order.row :]))
    return Resolution(kept(state, changed), (formation_events.decreed(_seers(state, found), changed),))


def _card(state: State, order: CardDecree | GainDecree) -> Formation:
    """Give the card a decree is about; the Refusal `powers-no-formation` where there is none."""
    if (found := card(state, order.seat, order.name)) is None:
        raise Refusal("powers-no-formation", formation=formation_events.named(order.name))
    return found


def _filled(row: Composition, part: tuple[Units, ...], place: tuple[str, str]) -> Composition:
    """P-47.12: put units into a row, or beside it in a land and a harbour."""
    at, harbour = place
    if not at:
        return replace(row, ready=summed(part))
    rest = (each for each in row.nearby if each.at != at)
    return replace(row, nearby=beside(rest, [Nearby(at, summed(part), True, harbour)] if part else ()))


def _harbour(state: State, order: CardDecree) -> str:
    """P-47.12: what stands beside is on an own land, ships in its first harbour."""
    if not order.at:
        return ""
    need_land(state, order.at)
    if state.lands[order.at].owner != order.seat:
        raise Refusal("powers-not-its-owner", at=order.at)
    if order.name not in FLEETS:
        return ""
    return first_harbour(state, order.at)


def _possible(points: Points, order: CardDecree, units: Iterable[Units]) -> None:
    for each in units:
        beside_ = order.at and each.row in points.rows and ON_CARDS in points.rows[each.row].flags
        if beside_ or each.row not in points.rows or not fits(order.name, points.rows[each.row]):
            raise Refusal("powers-no-unit", row=each.row)
        need_number(each.count, least=1)


def _worths(state: State, points: Points, formation: Formation) -> Iterable[int]:
    """S-20: give what each row is worth, with those of the same number of what was split from the same card."""
    cards = kin(state, formation)
    return (sum(_worth(state, points, each.rows[row]) for each in cards) for row in range(len(formation.rows)))


def _worth(state: State, points: Points, row: Composition) -> int:
    return sum(each.count * (cost(points, state, each.row) or 0) for each in row.everything)


def _seers(state: State, formation: Formation) -> frozenset[Seat]:
    """7.4, S-23: list its owner, and who sees any token of it or anything that stands beside it."""
    points = every.book(state).points
    scene, areas = Scene(state, points.rows, (), points.hides), {each.at for each in tokens(state, formation)}
    areas |= {part.at for row in formation.rows for part in row.nearby if part.ready}
    sees = (seat for seat in state.circle if not fog(state) or areas & seen(scene, seat))
    return frozenset({formation.owner, *sees})
