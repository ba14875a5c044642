"""Evropská válka as a rule set: each method calls the module named after its matter."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from pbem.core.areas import AreaMap
from pbem.core.blocks import Block, Brief, Forecast
from pbem.core.dice import Dice
from pbem.core.events import Event
from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.ruleset import Outcome, Resolution, Ruleset
from pbem.core.seats import Request, Seat
from pbem.core.sheets import Sheet
from pbem.core.texts import Text
from pbem.core.vocabulary import Vocabulary
from pbem.rulesets.europe import turn
from pbem.rulesets.europe.answer import plan
from pbem.rulesets.europe.options import Options
from pbem.rulesets.europe.orders import Order
from pbem.rulesets.europe.phases import hearing
from pbem.rulesets.europe.picture.areas import areas
from pbem.rulesets.europe.picture.chart import Chart
from pbem.rulesets.europe.position import position
from pbem.rulesets.europe.referee import decrees, oversee
from pbem.rulesets.europe.report import brief, draw
from pbem.rulesets.europe.sight import reimagine, vision
from pbem.rulesets.europe.state import State
from pbem.rulesets.europe.table import powers, setup
from pbem.rulesets.europe.view import View
from pbem.rulesets.europe.words import checks, examples, forms, phrases, ready


class Europe(Ruleset[Options, State, View, Order]):
    """The Czech game of five blocs: figures on a map, and cards in hidden hands."""

    key = "europe"
    version = 1
    earlier_scenes = MappingProxyType({"chart": (Chart, areas)})
    options_type = Options
    state_type = State
    view_type = View
    order_type = Order
    numbered = True  # E-11.4: several action lines are alternatives in the order written
    whole_rounds = True  # E-8: unless it is played step by step
    hidden_draws = True  # E-10: the deck outlives the turn it was shuffled in

    def seats(self, options: Options) -> tuple[Seat, ...]:
        """E-4.1: the powers that are played."""
        return setup.seats(options)

    def setup(self, options: Options, seats: tuple[Seat, ...], dice: Dice) -> State:
        """E-4: a figure on each home, and a shuffled deck."""
        return setup.setup(options, seats, dice)

    def awaiting(self, state: State) -> tuple[Request, ...]:
        """E-13.2: who is asked for what."""
        return forms.awaiting(state)

    def turn(self, state: State) -> int:
        """Give the turn that orders are awaited for."""
        return state.turn

    def round(self, state: State) -> int:
        """E-13.1: in sequential games a turn is a step of a round."""
        return state.round if state.options.mode == "sequential" else 0

    def view(self, state: State, seat: Seat | None) -> View:
        """E-10: what a player knows; the referee knows everything."""
        return vision.view(state, seat)

    def vocabulary(self, view: View) -> Vocabulary:
        """List what the player can name."""
        return forms.vocabulary(view)

    def phrase(self, order: Order) -> Phrase:
        """Say an order."""
        return phrases.phrase(order)

    def order(self, phrase: Phrase, view: View) -> Order | Problem:
        """Understand an order."""
        return phrases.order(phrase, view)

    def subject(self, order: Order) -> str:
        """Name what an order is about; the orders of a turn are replaced as a whole."""
        return forms.subject(order)

    def check(self, view: View, sheet: Sheet[Order]) -> tuple[Problem, ...]:
        """E-11.5: find what is wrong with a sheet."""
        return checks.check(view, sheet)

    def bundle(self, order: Order) -> str:
        """E-11.1: the orders of a turn, and the stops, are replaced as a whole."""
        return forms.bundle(order)

    def answered(self, view: View, request: Request) -> bool:
        """E-13.3: whoever said `auto` is not asked."""
        return forms.answered(view, request)

    def enough(self, view: View, sheet: Sheet[Order]) -> bool:
        """E-13.1: a turn goes on with an action, or with a card that can be used."""
        return ready.enough(view, sheet)

    def silence(self, view: View, request: Request) -> Sheet[Order]:
        """E-11.7: the standing default."""
        return forms.silence(view, request)

    def form(self, view: View, request: Request) -> Sheet[Order]:
        """Give the lines of the order form."""
        return forms.form(view, request)

    def examples(self, view: View) -> tuple[Order, ...]:
        """Give a few orders that show what can be said."""
        return examples.examples(view)

    def missing(self, view: View, sheet: Sheet[Order]) -> tuple[str, ...]:
        """List what is still without an order."""
        return forms.missing(view, sheet)

    def resolve(self, state: State, sheets: Mapping[Seat, Sheet[Order]], dice: Dice) -> Resolution[State]:
        """E-8: play to the next question."""
        return turn.resolve(state, sheets, dice)

    def concerned(self, before: State, after: State, events: tuple[Event, ...]) -> frozenset[Seat]:
        """E-13.4: who must hear of a step at once."""
        return hearing.concerned(before, after, events)

    def colour(self, seat: Seat) -> str:
        """Give the colour of a power on the map."""
        return powers.colour(seat)

    def outcome(self, state: State) -> Outcome | None:
        """E-9: who has won."""
        return None if state.result is None else Outcome(state.result.winners, state.result.reason)

    def decree(self, state: State, order: Order) -> Resolution[State]:
        """Do at once what the referee decrees."""
        return decrees.decree(state, order)

    def oversee(
        self, before: State, after: State, sheets: Mapping[Seat, Sheet[Order]], events: tuple[Event, ...]
    ) -> Brief:
        """Write everything about a round, for the referee."""
        return oversee.oversee(before, after, sheets, events)

    def standings(self, state: State) -> tuple[Block, ...]:
        """Show who came where."""
        return oversee.standings(state)

    def brief(self, before: View | None, after: View, events: tuple[Event, ...]) -> Brief:
        """Write the player's report."""
        return brief.brief(before, after, events)

    def draw(self, view: View) -> AreaMap | None:
        """Draw the map as it is."""
        return areas(draw.draw(view))

    def illustrate(self, view: View, events: tuple[Event, ...]) -> AreaMap | None:
        """Draw the map with what was done in the round."""
        return areas(draw.illustrate(view, events))

    def plan(self, view: View, sheet: Sheet[Order]) -> tuple[AreaMap | None, tuple[Forecast, ...]]:
        """Foretell what is planned, and draw it."""
        chart, forecasts = plan.plan(view, sheet)
        return areas(chart), forecasts

    def overview(self, view: View, sheet: Sheet[Order]) -> tuple[Text, ...]:
        """6.2: what the round will be played with, and what is in force."""
        return plan.overview(view, sheet)

    def reimagine(self, state: State, seat: Seat, dice: Dice) -> State:
        """Deal what the player does not know anew."""
        return reimagine.reimagine(state, seat, dice)

    def position(self, state: State) -> dict[str, object]:
        """Write the state as TOML values."""
        return position.write(state)

    def from_position(self, options: Options, seats: tuple[Seat, ...], position_: Mapping[str, object]) -> State:
        """Read a state from TOML values."""
        return position.read(options, seats, position_)
