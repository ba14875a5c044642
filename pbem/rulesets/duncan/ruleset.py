"""Duncan 2009 as a rule set: each method calls the module named after its matter."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pbem.core.blocks import Block, Brief, Forecast
from pbem.core.dice import Dice
from pbem.core.drawing import Drawing
from pbem.core.events import Event
from pbem.core.overtures import Overture
from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.ruleset import Outcome, Resolution, Ruleset
from pbem.core.seats import COLOURS, REFEREE, Request, Seat
from pbem.core.sheets import Sheet
from pbem.core.vocabulary import Vocabulary
from pbem.rulesets.duncan import events, turn
from pbem.rulesets.duncan.answer import plan
from pbem.rulesets.duncan.dungeon import board, generator, setup
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.orders import ExcludeOrder, Order
from pbem.rulesets.duncan.position import position
from pbem.rulesets.duncan.referee import decrees, standings
from pbem.rulesets.duncan.referee import examples as decreed
from pbem.rulesets.duncan.referee import report as oversee
from pbem.rulesets.duncan.referee import view as oversight
from pbem.rulesets.duncan.report import announcement as announcing
from pbem.rulesets.duncan.report import brief, draw, illustrate
from pbem.rulesets.duncan.report import referee_announcement as announcing_referee
from pbem.rulesets.duncan.sight import reimagine, vision
from pbem.rulesets.duncan.state import State
from pbem.rulesets.duncan.story import story
from pbem.rulesets.duncan.view import View
from pbem.rulesets.duncan.words import checks, examples, forms, phrases


class Duncan(Ruleset[Options, State, View, Order]):
    """The Czech dungeon game: teams explore, train units, fight without dice and hold gold."""

    key = "duncan"
    version = 1
    options_type = Options
    state_type = State
    view_type = View
    order_type = Order
    hidden_draws = True  # k13: with the seed anybody could work out which bonuses the others were given
    numbered = True  # k10: the list of commands
    follows = ("turn", "next_number", "units.number")
    shown_once = events.SHOWN_ONCE

    def seats(self, options: Options) -> tuple[Seat, ...]:
        """D-1.2: the first colours of the fixed order."""
        return COLOURS[: options.teams]

    def materials(self, options: Options) -> tuple[str, ...]:
        """Name the map asked for, unless it is drawn at random or already there."""
        return () if options.map == "random" or options.dungeon else (f"maps/{options.map}.txt",)

    def furnish(self, options: Options, materials: Mapping[str, str]) -> Options:
        """Keep the map in the options."""
        return replace(options, dungeon=next(iter(materials.values()), options.dungeon))

    def setup(self, options: Options, seats: tuple[Seat, ...], dice: Dice) -> State:
        """D-1: take the map, or draw one."""
        dungeon = board.read(options.dungeon) if options.dungeon else generator.generate(options, dice)
        return setup.setup(options, seats, dungeon)

    def awaiting(self, state: State) -> tuple[Request, ...]:
        """D-2.1: all teams; who may choose a bonus is asked for that too, and never waited for."""
        return forms.awaiting(state)

    def turn(self, state: State) -> int:
        """Give the turn that orders are awaited for."""
        return state.turn

    def view(self, state: State, seat: Seat | None) -> View:
        """D-5: what the team knows; the referee knows everything."""
        return oversight.view(state) if seat == REFEREE else vision.view(state, seat)

    def vocabulary(self, view: View) -> Vocabulary:
        """List what the team can name."""
        return forms.vocabulary(view)

    def phrase(self, order: Order) -> Phrase:
        """Say an order."""
        return phrases.phrase(order)

    def order(self, phrase: Phrase, view: View) -> Order | Problem:
        """Understand an order."""
        return phrases.order(phrase, view)

    def orders(self, phrase: Phrase, view: View) -> tuple[Order | Problem, ...]:
        """Understand a sentence that says several orders, such as two upgrades."""
        return phrases.orders(phrase, view)

    def subject(self, order: Order) -> str:
        """Name what an order is about; upgrades, purchases and bonuses replace nothing."""
        return forms.subject(order)

    def check(self, view: View, sheet: Sheet[Order]) -> tuple[Problem, ...]:
        """Find what is wrong with a list of orders."""
        return checks.check(view, sheet)

    def silence(self, view: View, request: Request) -> Sheet[Order]:
        """D-4.4: no order, no change."""
        return forms.silence(view, request)

    def form(self, view: View, request: Request) -> Sheet[Order]:
        """Give one line for every unit."""
        return forms.form(view, request)

    def examples(self, view: View) -> tuple[Order, ...]:
        """Give a few orders of the sorts the team, or the referee, can give."""
        return decreed.examples(view) if view.seat == REFEREE else examples.examples(view)

    def missing(self, view: View, sheet: Sheet[Order]) -> tuple[str, ...]:
        """List the units without orders, and a bonus not chosen."""
        return forms.missing(view, sheet)

    def addressees(self, order: Order) -> tuple[Seat, ...]:
        """D-9.1: questions, clues, answers and verdicts are heard at once."""
        return story.addressees(order)

    def told(self, view: View, overtures: tuple[Overture[Order], ...]) -> View:
        """D-9.1: put what was published, answered and judged since the turn began into a view."""
        return story.told(view, overtures)

    def announce(self, view: View, overture: Overture[Order], gone: bool) -> Brief | None:
        """D-9.1: tell of a question, a clue, an answer, a verdict."""
        return announcing.announce(view, overture, gone)

    def pending(self, view: View, overtures: tuple[Overture[Order], ...]) -> tuple[Block, ...]:
        """D-9.2: the answers that wait for a verdict, the bonuses and points that are due, bugs told of."""
        return announcing_referee.pending(view, overtures)

    def lasting(self, order: Order) -> Order | None:
        """D-2.2: a unit may set out again for where it was sent; upgrades, purchases and all else are done once."""
        return forms.lasting(order)

    def wants_answer(self, order: Order) -> bool:
        """D-9.1: the story goes on outside the rhythm of the turns: nothing of it holds a turn up."""
        return False

    def outlasts(self, order: Order) -> bool:
        """D-10.2: an earlier turn is restored; what was asked, answered, judged and promised since was heard."""
        return bool(story.addressees(order))

    def reasoned(self, order: Order) -> bool:
        """D-9.1: questions, clues, verdicts and gifts speak for themselves; a decree is reasoned."""
        return not story.addressees(order)

    def resolve(self, state: State, sheets: Mapping[Seat, Sheet[Order]], dice: Dice) -> Resolution[State]:
        """D-2.1: play one turn."""
        return turn.resolve(state, sheets, dice)

    def outcome(self, state: State) -> Outcome | None:
        """D-10.1: who has won."""
        return None if state.result is None else Outcome(state.result.winners, state.result.reason)

    def decree(self, state: State, order: Order) -> Resolution[State]:
        """D-10.2: what the referee does at once."""
        return decrees.decree(state, order)

    def abandon(self, state: State, seat: Seat) -> Resolution[State]:
        """D-10.2: exclude a team nobody plays any more."""
        return decrees.excluded(state, seat)

    def abandonment(self, seat: Seat) -> Order:
        """D-10.2: give the decree that excludes a team."""
        return ExcludeOrder(seat)

    def oversee(
        self, before: State, after: State, sheets: Mapping[Seat, Sheet[Order]], events: tuple[Event, ...]
    ) -> Brief:
        """Write everything about a turn, for the referee."""
        return oversee.oversee(before, after, sheets, events)

    def standings(self, state: State) -> tuple[Block, ...]:
        """D-10.1: who came where."""
        return standings.standings(state)

    def brief(self, before: View | None, after: View, events: tuple[Event, ...]) -> Brief:
        """Write the team's report."""
        return brief.brief(before, after, events)

    def draw(self, view: View) -> Drawing | None:
        """Draw the dungeon as the team knows it."""
        return draw.draw(view)

    def illustrate(self, view: View, events: tuple[Event, ...]) -> Drawing | None:
        """Draw the dungeon with the moves and fights of the turn."""
        return illustrate.illustrate(view, events)

    def plan(self, view: View, sheet: Sheet[Order]) -> tuple[Drawing | None, tuple[Forecast, ...]]:
        """Draw and foretell what is planned."""
        return plan.plan(view, sheet)

    def reimagine(self, state: State, seat: Seat, dice: Dice) -> State:
        """Deal what the team does not know anew."""
        return reimagine.reimagine(state, seat, dice)

    def position(self, state: State) -> dict[str, object]:
        """Write the state as TOML values."""
        return position.write(state)

    def from_position(self, options: Options, seats: tuple[Seat, ...], position_: Mapping[str, object]) -> State:
        """Read a state from TOML values."""
        return position.read(options, seats, position_)
