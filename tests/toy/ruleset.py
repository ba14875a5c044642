"""The duel as a rule set: the table of its parts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pbem.core.ruleset import Keeping, Position, Rules, Ruleset, Talk, Telling, Words, single
from pbem.core.seats import Seat
from tests.toy import moves, play, report, table, written
from tests.toy.options import Options
from tests.toy.orders import Order, Play, Promise
from tests.toy.state import State, View

Duel = Ruleset[Options, State, View, Order]
SEATS = tuple(map(Seat, ("blue", "red", "green", "white")))


def subject(order: Order) -> str:
    if isinstance(order, Promise):
        return f"peace {order.to}"
    return "move" if isinstance(order, Play) else "reply"


def addressees(order: Order) -> tuple[Seat, ...]:
    return (order.to,) if isinstance(order, Promise) else ()


RULES: Rules[Options, State, View, Order] = Rules(
    seats=lambda options: SEATS[: options.seats],
    setup=table.deal,
    awaiting=table.awaiting,
    turn=lambda state: state.turn,
    view=table.view,
    resolve=play.resolve,
    outcome=table.outcome,
)
WORDS: Words[View, Order] = Words(
    vocabulary=moves.vocabulary,
    phrase=moves.phrase,
    orders=single(moves.order),
    subject=subject,
    check=moves.check,
    silence=moves.silence,
    form=moves.silence,
    missing=moves.missing,
)
TELLING: Telling[State, View, Order] = Telling(
    brief=report.brief,
    plan=lambda view, sheet: (None, report.plan(view, sheet)),
    comparison=report.comparison(report.hand_after),
)
TALK: Talk[View, Order] = Talk(
    addressees=addressees,
    told=report.told,
    announce=lambda view, overture, gone: report.announce(overture, gone),
    wants_answer=lambda order: False,
)
KEEPING: Keeping[Options, State] = Keeping(
    position=Position(written.position, written.read),
    hides_draws=lambda options: True,
    reimagine=table.reimagine,
    follows=("turn", "duels.turn", "duels.dice"),
)
TOY: Duel = Ruleset(
    key="duel",
    package=__package__,
    options_type=Options,
    state_type=State,
    view_type=View,
    order_type=Order,
    rules=RULES,
    words=WORDS,
    telling=TELLING,
    talk=TALK,
    keeping=KEEPING,
)


def changed(ruleset: Duel = TOY, **parts: dict[str, Any]) -> Duel:
    """Give the duel with some functions of some roles replaced: `changed(rules={"turn": ...})`."""
    return replace(ruleset, **{role: replace(getattr(ruleset, role), **part) for role, part in parts.items()})
