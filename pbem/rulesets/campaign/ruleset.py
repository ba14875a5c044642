"""The Russian campaign game, states that fight for cities in the fog and roll 1d15: the table of its parts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from pbem.core.agreements import negotiation
from pbem.core.agreements import orders as agreements
from pbem.core.dice import Dice
from pbem.core.ruleset import (
    Comparison,
    Keeping,
    Outcome,
    Position,
    Refereeing,
    Rules,
    Ruleset,
    Talk,
    Telling,
    Words,
    single,
)
from pbem.core.seats import COLOURS, REFEREE, Seat
from pbem.rulesets.campaign import events, turn
from pbem.rulesets.campaign.answer import announcement as announcing
from pbem.rulesets.campaign.answer import comparison, plan
from pbem.rulesets.campaign.diplomacy import events as protocol
from pbem.rulesets.campaign.diplomacy import proposals
from pbem.rulesets.campaign.land import board, generator
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.orders import Order
from pbem.rulesets.campaign.players import PLAYERS
from pbem.rulesets.campaign.position import position
from pbem.rulesets.campaign.referee import report, view
from pbem.rulesets.campaign.report import brief, diplomacy, draw, published
from pbem.rulesets.campaign.rules import decrees, elimination, setup
from pbem.rulesets.campaign.sight import reimagine, vision
from pbem.rulesets.campaign.state import State
from pbem.rulesets.campaign.view import View
from pbem.rulesets.campaign.words import checks, examples, examples_referee, forms, phrases, treaty_phrases


def _setup(options: Options, seats: tuple[Seat, ...], dice: Dice) -> State:
    """C-2: take the map, or draw one."""
    text = options.board or generator.generate(options, dice)
    return setup.setup(options, seats, board.read(text))


def _view(state: State, seat: Seat | None) -> View:
    """C-7: what the seat knows; the referee knows everything (5.2)."""
    return view.view(state) if seat == REFEREE else vision.view(state, seat)


def _outcome(state: State) -> Outcome | None:
    """C-9.3: who has won."""
    return None if state.result is None else Outcome(state.result.winners, state.result.reason)


def _examples(view: View) -> tuple[Order, ...]:
    return examples_referee.examples(view) if view.seat == REFEREE else examples.examples(view)


def _map_asked_for(options: Options) -> tuple[str, ...]:
    """Name the map, unless it is drawn at random or already there."""
    return () if options.map == "random" or options.board else (f"maps/{options.map}.txt",)


def _with_map(options: Options, materials: Mapping[str, str]) -> Options:
    return replace(options, board=next(iter(materials.values()), options.board))


CAMPAIGN: Ruleset[Options, State, View, Order] = Ruleset(
    key="campaign",
    version=2,
    package=__package__,
    options_type=Options,
    state_type=State,
    view_type=View,
    order_type=Order,
    rules=Rules(
        seats=lambda options: COLOURS[: options.seats],  # C-2.3
        setup=_setup,
        awaiting=forms.awaiting,
        turn=lambda state: state.turn,
        view=_view,
        resolve=turn.resolve,
        outcome=_outcome,
        playing=lambda state: frozenset(realm.seat for realm in state.realms if realm.alive),  # C-9.2
        contacts=forms.contacts,
        assembled=lambda state: state.union,  # C-8.11: letters to all need the Union of States
    ),
    words=Words(
        vocabulary=forms.vocabulary,
        phrase=phrases.phrase,
        orders=single(phrases.order),
        subject=forms.subject,
        check=checks.check,
        silence=forms.silence,
        lasting=forms.lasting,
        form=forms.form,
        examples=_examples,
        missing=forms.missing,
    ),
    telling=Telling(
        brief=brief.brief,
        programs=published.PROGRAMS,
        draw=draw.draw,
        plan=plan.plan,
        standings=view.standings,
        comparison=Comparison(comparison.laid_open, comparison.differences, comparison.brought),
    ),
    talk=Talk(
        addressees=agreements.addressees,
        told=proposals.told,
        announce=announcing.announce,
        treaties=lambda view: diplomacy.diplomacy(view, ()),
        answers=lambda view: negotiation.answers(view.proposals, view.seat),
        opening=examples.opening,
        wants_answer=treaty_phrases.wants_answer,
    ),
    refereeing=Refereeing(
        decree=decrees.decree,
        abandon=elimination.abandon,
        abandonment=decrees.end_of,
        oversee=report.oversee,
    ),
    keeping=Keeping(
        upgrades=MappingProxyType({1: lambda state: state}),  # version 2 has more, with defaults
        materials=_map_asked_for,
        furnish=_with_map,
        position=Position(position.write, position.read),
        hides_draws=lambda options: True,  # 5.1: with the seed, whoever watched a battle could work out its dice
        reimagine=reimagine.reimagine,
        follows=("turn", "next_number", "armies.number", "produced_at", "capital", "standing"),
        shown_once=MappingProxyType({**events.SHOWN_ONCE, **protocol.SHOWN_ONCE}),
    ),
    players=PLAYERS,
)
