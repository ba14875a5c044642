"""What the referee sets of damage that stays (P-30): how much which units have, and who holds it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from pbem.core.events import EVERYONE, Event, Rank
from pbem.core.problems import Refusal
from pbem.core.ruleset import Resolution
from pbem.core.seats import Seat
from pbem.core.texts import Fact, share
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.hold import holders, slots
from pbem.rulesets.powers.events import holder, units
from pbem.rulesets.powers.events.damage import SIXTHS, by
from pbem.rulesets.powers.orders.damage import DamageDecree, HoldOrder
from pbem.rulesets.powers.state import NOBODY, Stack, State, gathered, ready

DEADLY = 6
"""P-6.3: a unit with so much damage is destroyed."""


def damage(state: State, order: DamageDecree) -> Resolution[State]:
    """Damage so many of the units and repair the others of the type there; damage nobody holds would not last."""
    book = every.book(state)
    if HoldOrder not in book.orders:
        raise Refusal("powers-chapter-off", what="damage", chapter="hold")
    token = order.units.row in book.points.rows and "token" in book.points.rows[order.units.row].flags
    meant = () if token else ready(state, order.seat, order.units.row, order.at)
    there = sum(each.count for each in meant)
    if not 0 < order.units.count <= there:
        raise Refusal("powers-not-so-many", at=order.at, most=there)
    if not 0 <= order.damage < DEADLY * SIXTHS:
        raise Refusal("powers-no-damage", most=DEADLY)
    others = [each for each in state.stacks if each not in meant]
    held = _held(state, order, others)
    after = replace(state, stacks=gathered((*others, *_damaged(meant, order, held))))
    return Resolution(after, (_told(order, held),))


def _held(state: State, order: DamageDecree, others: Iterable[Stack]) -> Seat:
    """P-30.1: give who holds the damage: one who may, and has slots left; nobody where all damage stays."""
    if not order.damage or slots(state) is None:
        return NOBODY
    if order.holder == order.seat or order.holder not in state.alive:
        raise Refusal("powers-no-holder")
    most = dict(holders(state))[order.holder] - sum(each.count for each in others if each.held == order.holder)
    if order.units.count > most:
        raise Refusal("powers-slots-full", who=holder(order.holder), most=most)
    return order.holder


def _damaged(meant: Iterable[Stack], order: DamageDecree, held: Seat) -> Iterator[Stack]:
    left = order.units.count
    for each in meant:
        hurt, left = min(left, each.count), left - min(left, each.count)
        yield replace(each, count=hurt, damage=order.damage, held=held)
        yield replace(each, count=each.count - hurt, damage=0, held=NOBODY)


def _told(order: DamageDecree, held: Seat) -> Event:
    """`decree-damage`, all: who, at, units, damage, sixths, held (0: by nobody), by: who holds it, in words."""
    facts: dict[str, Fact] = {"who": holder(order.seat), "at": order.at, "damage": share(order.damage, SIXTHS)}
    facts |= {"sixths": order.damage, "units": units({order.units.row: order.units.count})}
    facts |= {"held": int(bool(held)), "by": by(held)}
    return Event(kind="decree-damage", seen_by=EVERYONE, facts=facts, rank=Rank.NEWS)
