"""Evropská válka, the Czech game of five blocs with figures on a map and hidden cards: the table of its parts."""

from __future__ import annotations

from types import MappingProxyType

from pbem.core.areas import AreaMap
from pbem.core.blocks import Forecast
from pbem.core.ruleset import Comparison, Keeping, Outcome, Position, Refereeing, Rules, Ruleset, Telling, Words, single
from pbem.core.sheets import Sheet
from pbem.rulesets.europe import turn
from pbem.rulesets.europe.answer import comparison, plan
from pbem.rulesets.europe.options import Options
from pbem.rulesets.europe.orders import Order
from pbem.rulesets.europe.phases import audience
from pbem.rulesets.europe.picture.areas import areas
from pbem.rulesets.europe.picture.chart import Chart
from pbem.rulesets.europe.players import PLAYERS
from pbem.rulesets.europe.position import position
from pbem.rulesets.europe.referee import decrees, report
from pbem.rulesets.europe.report import brief, draw, published
from pbem.rulesets.europe.sight import reimagine, vision
from pbem.rulesets.europe.state import State
from pbem.rulesets.europe.table import powers, setup
from pbem.rulesets.europe.view import View
from pbem.rulesets.europe.words import checks, examples, forms, phrases, readiness


def _plan(view: View, sheet: Sheet[Order]) -> tuple[AreaMap | None, tuple[Forecast[Order], ...]]:
    chart, forecasts = plan.plan(view, sheet)
    return areas(chart), forecasts


def _outcome(state: State) -> Outcome | None:
    """E-9: who has won."""
    return None if state.result is None else Outcome(state.result.winners, state.result.reason)


EUROPE: Ruleset[Options, State, View, Order] = Ruleset(
    key="europe",
    package=__package__,
    options_type=Options,
    state_type=State,
    view_type=View,
    order_type=Order,
    rules=Rules(
        seats=setup.seats,
        setup=setup.setup,
        awaiting=forms.awaiting,
        turn=lambda state: state.turn,
        round=lambda state: state.round if state.options.mode == "sequential" else None,  # E-13.1: steps of a round
        whole_rounds=True,  # E-8: unless it is played step by step
        view=vision.view,
        resolve=turn.resolve,
        outcome=_outcome,
        concerned=audience.concerned,
    ),
    words=Words(
        numbered=True,  # E-11.4: several action lines are alternatives in the order written
        vocabulary=forms.vocabulary,
        phrase=phrases.phrase,
        orders=single(phrases.order),
        subject=forms.subject,
        bundle=forms.bundle,
        answered=forms.answered,
        enough=readiness.enough,
        check=checks.check,
        silence=forms.silence,
        form=forms.form,
        examples=examples.examples,
        missing=forms.missing,
    ),
    telling=Telling(
        brief=brief.brief,
        programs=published.PROGRAMS,
        draw=lambda view: areas(draw.draw(view)),
        illustrate=lambda view, events: areas(draw.illustrate(view, events)),
        plan=_plan,
        overview=plan.overview,
        standings=report.standings,
        comparison=Comparison(comparison.laid_open, comparison.differences),
        colour=powers.colour,
    ),
    refereeing=Refereeing(decree=decrees.decree, oversee=report.oversee),
    keeping=Keeping(
        position=Position(position.write, position.read),
        hides_draws=lambda options: True,  # E-10: the deck outlives the turn it was shuffled in
        reimagine=reimagine.reimagine,
        earlier_scenes=MappingProxyType({"chart": (Chart, areas)}),
    ),
    players=PLAYERS,
)
