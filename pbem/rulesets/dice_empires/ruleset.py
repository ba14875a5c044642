"""Dice Empires, the Slovak game of lords whose people are the pips of six dice: the table of its parts."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from pbem.core.blocks import Forecast
from pbem.core.options import completed
from pbem.core.ruleset import Comparison, Keeping, Outcome, Position, Refereeing, Rules, Ruleset, Telling, Words
from pbem.core.seats import COLOURS
from pbem.core.shapes import Sketch
from pbem.core.sheets import Sheet
from pbem.rulesets.dice_empires import setup, turn
from pbem.rulesets.dice_empires.answer import comparison, overview, plan
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.orders import Order, RuinDecree
from pbem.rulesets.dice_empires.picture.sketch import sketch
from pbem.rulesets.dice_empires.picture.tableau import Tableau
from pbem.rulesets.dice_empires.players import PLAYERS
from pbem.rulesets.dice_empires.position import position
from pbem.rulesets.dice_empires.referee import decrees, report, standings
from pbem.rulesets.dice_empires.report import brief, draw, published
from pbem.rulesets.dice_empires.sight import audience, reimagine, vision
from pbem.rulesets.dice_empires.state import State
from pbem.rulesets.dice_empires.view import View
from pbem.rulesets.dice_empires.words import checks, examples, forms, phrases


def _at_war(state: Mapping[str, Any]) -> dict[str, Any]:
    """Version 2 has rounds of peace (D54); games begun before it have none."""
    return {**state, "options": completed(Options, state["options"])}


def _plan(view: View, sheet: Sheet[Order]) -> tuple[Sketch | None, tuple[Forecast[Order], ...]]:
    tableau, forecasts = plan.plan(view, sheet)
    return sketch(tableau), forecasts


def _outcome(state: State) -> Outcome | None:
    """X-12: who has won."""
    return None if state.result is None else Outcome(state.result.winners, state.result.reason)


DICE_EMPIRES: Ruleset[Options, State, View, Order] = Ruleset(
    key="dice_empires",
    version=2,
    package=__package__,
    options_type=Options,
    state_type=State,
    view_type=View,
    order_type=Order,
    rules=Rules(
        seats=lambda options: COLOURS[: options.players],  # seated in a circle
        setup=setup.setup,
        awaiting=forms.awaiting,
        turn=lambda state: state.turn,
        round=lambda state: state.round if state.options.pace == "command" else None,  # a command of a round
        whole_rounds=True,  # unless it is played step by step
        view=vision.view,
        resolve=turn.resolve,
        outcome=_outcome,
        playing=lambda state: frozenset(lord.seat for lord in state.lords if not lord.ruined),
        concerned=lambda before, after, events: audience.concerned(before, after),
    ),
    words=Words(
        numbered=True,  # the list of commands, in the order the lord wants them
        vocabulary=forms.vocabulary,
        phrase=phrases.phrase,
        orders=phrases.orders,
        subject=forms.subject,
        enough=forms.enough,
        check=checks.check,
        silence=forms.silence,
        form=forms.form,
        examples=examples.examples,
        missing=forms.missing,
    ),
    telling=Telling(
        brief=brief.brief,
        programs=published.PROGRAMS,
        draw=lambda view: sketch(draw.draw(view)),
        illustrate=lambda view, events: sketch(draw.illustrate(view, events)),
        plan=_plan,
        overview=overview.overview,
        standings=standings.standings,
        comparison=Comparison(comparison.laid_open, comparison.differences),
    ),
    refereeing=Refereeing(
        decree=decrees.decree,
        abandon=decrees.ruined,
        abandonment=RuinDecree,
        oversee=report.oversee,
    ),
    keeping=Keeping(
        upgrades=MappingProxyType({1: _at_war}),
        position=Position(position.write, position.read),
        hides_draws=lambda options: options.visibility == "fog",  # the dice of a battle tell its strength
        reimagine=reimagine.reimagine,
        earlier_scenes=MappingProxyType({"tableau": (Tableau, sketch)}),
    ),
    players=PLAYERS,
)
