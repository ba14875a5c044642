"""What the referee sets of a seat: its advantage, its technology, its political points."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.problems import Refusal
from pbem.core.ruleset import Resolution
from pbem.core.texts import text
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.civ_pol import given as with_points
from pbem.rulesets.powers.chapters.national import gifted
from pbem.rulesets.powers.chapters.tech import TOP, fields, known
from pbem.rulesets.powers.events import holder
from pbem.rulesets.powers.orders import AdvantageDecree, LevelDecree, PoliticsDecree
from pbem.rulesets.powers.orders.learning import ResearchOrder
from pbem.rulesets.powers.referee.bounds import need_number, need_seat
from pbem.rulesets.powers.referee.news import told
from pbem.rulesets.powers.state import BV, State

MOST_POINTS = 9999
"""So many political points a seat may be given."""


def advantage(state: State, order: AdvantageDecree) -> Resolution[State]:
    """P-52: make the side of a seat stronger in one type alone, where the chapter is in play."""
    points = every.book(state).points
    if not points.armed:
        raise Refusal("powers-chapter-off", what="advantage", chapter="national")
    if order.seat not in state.roles:
        raise Refusal("powers-no-seat", seat=order.seat)
    if order.row not in gifted(points, state.options):
        raise Refusal("powers-no-advantage", row=text("powers-unit", row=order.row))
    given = {**state.advantages, state.roles[order.seat]: (order.row,)}
    news = told("decree-advantage", who=holder(order.seat), row=text("powers-unit", row=order.row))
    return Resolution(replace(state, advantages=given), news)


def level(state: State, order: LevelDecree) -> Resolution[State]:
    """P-56: set a level of technology, where the chapter is in play."""
    if ResearchOrder not in every.book(state).orders:
        raise Refusal("powers-chapter-off", what="technology", chapter="tech")
    need_seat(state, order.seat)
    need_number(order.level, TOP, least=1)
    if order.field not in fields(every.book(state).points, state):
        raise Refusal("powers-no-field", field=text("powers-field", field=order.field))
    field = text("powers-field", field=order.field)
    news = told("decree-level", who=holder(order.seat), field=field, level=order.level)
    return Resolution(known(state, order.seat, order.field, order.level), news)


def politics(state: State, order: PoliticsDecree) -> Resolution[State]:
    """P-57.3: set the political points of a seat, where the chapter is in play."""
    if not every.book(state).points.leftover:
        raise Refusal("powers-chapter-off", what="politics", chapter="civ-pol")
    need_seat(state, order.seat)
    need_number(order.count, MOST_POINTS)
    news = told("decree-politics", who=holder(order.seat), count=order.count)
    return Resolution(with_points(state, order.seat, order.count * BV), news)
