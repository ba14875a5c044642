"""Powers ("mocnosti"), a land war of industrial powers in chapters: the table of its parts."""

from __future__ import annotations

from pbem.core.agreements import negotiation
from pbem.core.blocks import Forecast
from pbem.core.ruleset import Comparison, Keeping, Outcome, Position, Refereeing, Rules, Ruleset, Talk, Telling, Words
from pbem.core.scene import Scene
from pbem.core.sheets import Sheet
from pbem.rulesets.powers import setup, turn, vision
from pbem.rulesets.powers.answer import comparison, plan
from pbem.rulesets.powers.chapters import in_play
from pbem.rulesets.powers.departure import departed
from pbem.rulesets.powers.events import air as air_events
from pbem.rulesets.powers.events import formations as formation_events
from pbem.rulesets.powers.events import people as people_events
from pbem.rulesets.powers.events import start as start_events
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.orders import Order, OutDecree, ProposeOrder
from pbem.rulesets.powers.picture.areas import areas
from pbem.rulesets.powers.picture.map_files import MAPS
from pbem.rulesets.powers.players import PLAYERS
from pbem.rulesets.powers.position import position
from pbem.rulesets.powers.referee import decrees, report
from pbem.rulesets.powers.report import brief, draw, published, rule_chapters
from pbem.rulesets.powers.report import treaties as announcements
from pbem.rulesets.powers.state import State
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import checks, examples, forms, phrases, treaties


def _plan(view: View, sheet: Sheet[Order]) -> tuple[Scene | None, tuple[Forecast[Order], ...]]:
    chart, forecasts = plan.plan(view, sheet)
    return (areas(chart) if chart else None), forecasts


def _outcome(state: State) -> Outcome | None:
    """P-7: who has won."""
    return None if state.result is None else Outcome(state.result.winners, state.result.reason)


POWERS: Ruleset[Options, State, View, Order] = Ruleset(
    key="powers",
    package=__package__,
    options_type=Options,
    state_type=State,
    view_type=View,
    order_type=Order,
    rules=Rules(
        seats=setup.seats,
        setup=setup.setup,
        awaiting=turn.awaiting,
        turn=lambda state: state.turn,
        round=lambda state: state.round,  # P-3, P-18: preparations come before round 1; S-14: a round has many turns
        whole_rounds=True,  # P-4.1: unless it is played seat by seat
        view=vision.view,
        resolve=turn.resolve,
        outcome=_outcome,
        playing=lambda state: frozenset(state.alive) if state.alive else None,  # P-1.7
        start_throws=in_play.start_throws,
    ),
    words=Words(
        numbered=True,  # S-1
        vocabulary=forms.vocabulary,
        phrase=phrases.phrase,
        orders=phrases.orders,
        subject=forms.subject,
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
        comparison=Comparison(comparison.laid_open, comparison.differences),
        standings=report.standings,
    ),
    talk=Talk(
        addressees=in_play.addressees,
        told=in_play.told,
        announce=announcements.announce,
        treaties=lambda view: announcements.treaties(view, ()),
        answers=lambda view: negotiation.answers(view.proposals, view.seat),
        opening=treaties.opening,
        wants_answer=lambda order: isinstance(order, ProposeOrder),
    ),
    refereeing=Refereeing(decree=decrees.decree, abandon=departed, abandonment=OutDecree, oversee=report.oversee),
    keeping=Keeping(
        hides_draws=in_play.hides_draws,
        materials=setup.materials,
        furnish=setup.furnished,
        rulebook=rule_chapters.in_play,
        maps=MAPS,
        position=Position(position.write, position.read),
        reimagine=vision.reimagine,
        shown_once={
            **start_events.SHOWN_ONCE,
            **formation_events.SHOWN_ONCE,
            **air_events.SHOWN_ONCE,
            **people_events.SHOWN_ONCE,
        },
    ),
    players=PLAYERS,
)
