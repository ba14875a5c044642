"""Duncan 2009, teams that explore a dungeon, train units, fight without dice and hold gold: the table of its parts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pbem.core.dice import Dice
from pbem.core.ruleset import Comparison, Keeping, Outcome, Position, Refereeing, Rules, Ruleset, Talk, Telling, Words
from pbem.core.seats import COLOURS, REFEREE, Seat
from pbem.rulesets.duncan import events, turn
from pbem.rulesets.duncan.answer import comparison, plan
from pbem.rulesets.duncan.dungeon import board, generator, setup
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.orders import ExcludeOrder, Order
from pbem.rulesets.duncan.picture.theme import DUNGEON
from pbem.rulesets.duncan.players import PLAYERS
from pbem.rulesets.duncan.position import position
from pbem.rulesets.duncan.referee import decrees, report, standings
from pbem.rulesets.duncan.referee import examples as decreed
from pbem.rulesets.duncan.referee import view as referee_view
from pbem.rulesets.duncan.report import announcement, brief, draw, illustrate, published, referee_announcement
from pbem.rulesets.duncan.sight import reimagine, vision
from pbem.rulesets.duncan.state import State
from pbem.rulesets.duncan.story import story
from pbem.rulesets.duncan.view import View
from pbem.rulesets.duncan.words import checks, examples, forms, phrases


def _setup(options: Options, seats: tuple[Seat, ...], dice: Dice) -> State:
    """D-1: take the map, or draw one."""
    dungeon = board.read(options.dungeon) if options.dungeon else generator.generate(options, dice)
    return setup.setup(options, seats, dungeon)


def _view(state: State, seat: Seat | None) -> View:
    """D-5: what the team knows; the referee knows everything."""
    return referee_view.view(state) if seat == REFEREE else vision.view(state, seat)


def _outcome(state: State) -> Outcome | None:
    """D-10.1: who has won."""
    return None if state.result is None else Outcome(state.result.winners, state.result.reason)


def _examples(view: View) -> tuple[Order, ...]:
    return decreed.examples(view) if view.seat == REFEREE else examples.examples(view)


def _heard_at_once(order: Order) -> bool:
    """D-9.1: questions, clues, answers and verdicts."""
    return bool(story.addressees(order))


def _map_asked_for(options: Options) -> tuple[str, ...]:
    """Name the map, unless it is drawn at random or already there."""
    return () if options.map == "random" or options.dungeon else (f"maps/{options.map}.txt",)


def _with_map(options: Options, materials: Mapping[str, str]) -> Options:
    return replace(options, dungeon=next(iter(materials.values()), options.dungeon))


DUNCAN: Ruleset[Options, State, View, Order] = Ruleset(
    key="duncan",
    package=__package__,
    options_type=Options,
    state_type=State,
    view_type=View,
    order_type=Order,
    rules=Rules(
        seats=lambda options: COLOURS[: options.teams],  # D-1.2
        setup=_setup,
        awaiting=forms.awaiting,
        turn=lambda state: state.turn,
        view=_view,
        resolve=turn.resolve,
        outcome=_outcome,
    ),
    words=Words(
        numbered=True,  # k10: the list of commands
        vocabulary=forms.vocabulary,
        phrase=phrases.phrase,
        orders=phrases.orders,
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
        illustrate=illustrate.illustrate,
        plan=plan.plan,
        standings=standings.standings,
        comparison=Comparison(comparison.laid_open, comparison.differences),
        themes=(DUNGEON,),
    ),
    talk=Talk(
        addressees=story.addressees,
        told=story.told,
        announce=announcement.announce,
        wants_answer=lambda order: False,  # D-9.1: the story goes on outside the turns and holds none of them up
        outlasts=_heard_at_once,  # D-10.2: an earlier turn is restored; what was asked and judged since was heard
    ),
    refereeing=Refereeing(
        decree=decrees.decree,
        abandon=decrees.excluded,
        abandonment=ExcludeOrder,
        reasoned=lambda order: not _heard_at_once(order),  # D-9.1: questions and gifts speak for themselves
        oversee=report.oversee,
        pending=referee_announcement.pending,
    ),
    keeping=Keeping(
        materials=_map_asked_for,
        furnish=_with_map,
        position=Position(position.write, position.read),
        hides_draws=lambda options: True,  # k13: the seed tells which bonuses the others were given
        reimagine=reimagine.reimagine,
        follows=("turn", "next_number", "units.number"),
        shown_once=events.SHOWN_ONCE,
    ),
    players=PLAYERS,
)
