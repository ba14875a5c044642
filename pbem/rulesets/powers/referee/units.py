"""What the referee sets of units: how many of a type a seat, or nobody, has ready in a land."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.problems import Refusal
from pbem.core.ruleset import Resolution
from pbem.rulesets.powers.board.units import Row
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.formations import ON_CARDS
from pbem.rulesets.powers.orders import UnitsDecree
from pbem.rulesets.powers.referee.bounds import first_harbour, guests, need_land, need_number, need_seat
from pbem.rulesets.powers.referee.hidden import hides, token
from pbem.rulesets.powers.referee.news import units_set
from pbem.rulesets.powers.state import NOBODY, Stack, State, gathered
from pbem.rulesets.powers.tokens import UNSURE
from pbem.rulesets.powers.veils import looks


def units(state: State, order: UnitsDecree) -> Resolution[State]:
    """Set the ready units of a type; those under construction stay. Only a neutral army is nobody's."""
    if hides(order):
        return token(state, order)
    row = _known(state, order)
    where = (order.seat, order.units.row, order.at, 0)
    others = (each for each in state.stacks if (each.owner, each.row, each.at, each.left) != where)
    harbour = first_harbour(state, order.at) if row.afloat else ""
    new = Stack(order.seat, order.units.row, order.at, order.units.count, harbour=harbour)
    stacks = gathered((*others, new))
    return Resolution(replace(state, stacks=stacks), units_set(order.seat, order.at, *_as_seen(stacks, order)))


def _known(state: State, order: UnitsDecree) -> Row:
    """Give the row of the units; a Refusal for what cannot be set, or not for that seat there."""
    need_land(state, order.at)
    if order.seat:
        need_seat(state, order.seat)
    need_number(order.units.count)
    name, rows = order.units.row, every.book(state).points.rows
    if name not in rows or ON_CARDS in rows[name].flags or name in ("building", *UNSURE.values()):
        raise Refusal("powers-no-unit", row=name)
    if ("neutral" in rows[name].flags) != (order.seat == NOBODY):
        raise Refusal("powers-no-unit", row=name)
    if order.seat != state.lands[order.at].owner and not guests(state):
        raise Refusal("powers-not-its-owner", at=order.at)
    return rows[name]


def _as_seen(stacks: tuple[Stack, ...], order: UnitsDecree) -> tuple[str, int]:
    """S-21: of tokens all are told how many there are now, not which are true."""
    row = looks(order.units.row)
    own = (each for each in stacks if (each.owner, each.at, each.left) == (order.seat, order.at, 0))
    there = (each for each in own if looks(each.row) == row)
    return row, sum(each.count for each in there)
