"""Dice Empires as a rule set: each method calls the module named after its matter."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from pbem.core.blocks import Block, Brief, Forecast
from pbem.core.dice import Dice
from pbem.core.events import Event
from pbem.core.options import completed
from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.ruleset import Outcome, Resolution, Ruleset
from pbem.core.seats import COLOURS, Request, Seat
from pbem.core.shapes import Sketch
from pbem.core.sheets import Sheet
from pbem.core.texts import Text
from pbem.core.vocabulary import Vocabulary
from pbem.rulesets.dice_empires import turn
from pbem.rulesets.dice_empires.answer import overview, plan
from pbem.rulesets.dice_empires.city import setup
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.orders import Order, RuinDecree
from pbem.rulesets.dice_empires.picture.sketch import sketch
from pbem.rulesets.dice_empires.picture.tableau import Tableau
from pbem.rulesets.dice_empires.position import position
from pbem.rulesets.dice_empires.referee import decrees, oversee
from pbem.rulesets.dice_empires.report import brief, draw
from pbem.rulesets.dice_empires.sight import hearing, reimagine, vision
from pbem.rulesets.dice_empires.state import State
from pbem.rulesets.dice_empires.view import View
from pbem.rulesets.dice_empires.words import checks, examples, forms, phrases


def _at_war(state: Mapping[str, Any]) -> dict[str, Any]:
    """Version 2 has rounds of peace (D54); games begun before it have none."""
    return {**state, "options": completed(Options, state["options"])}


class DiceEmpires(Ruleset[Options, State, View, Order]):
    """The Slovak game of lords whose people are the pips of six dice."""

    key = "dice_empires"
    version = 2
    upgrades = MappingProxyType({1: _at_war})
    earlier_scenes = MappingProxyType({"tableau": (Tableau, sketch)})
    options_type = Options
    state_type = State
    view_type = View
    order_type = Order
    numbered = True  # the list of commands, in the order the lord wants them
    whole_rounds = True  # unless it is played step by step

    def seats(self, options: Options) -> tuple[Seat, ...]:
        """X-1.4: the first colours of the fixed order, seated in a circle."""
        return COLOURS[: options.players]

    def hides_draws(self, options: Options) -> bool:
        """X-11.2: in fog, whoever knew the dice of a battle could work out the other's strength."""
        return options.visibility == "fog"

    def setup(self, options: Options, seats: tuple[Seat, ...], dice: Dice) -> State:
        """X-3: six people in every town hall."""
        return setup.setup(options, seats, dice)

    def awaiting(self, state: State) -> tuple[Request, ...]:
        """X-13.1: all lords, or one after the other."""
        return forms.awaiting(state)

    def turn(self, state: State) -> int:
        """Give the turn that orders are awaited for."""
        return state.turn

    def round(self, state: State) -> int:
        """X-13.1: at the pace `command` a turn is one command of a round."""
        return state.round if state.options.pace == "command" else 0

    def view(self, state: State, seat: Seat | None) -> View:
        """X-11: what a lord knows; the referee knows everything."""
        return vision.view(state, seat)

    def vocabulary(self, view: View) -> Vocabulary:
        """List what the lord can name."""
        return forms.vocabulary(view)

    def phrase(self, order: Order) -> Phrase:
        """Say an order."""
        return phrases.phrase(order)

    def order(self, phrase: Phrase, view: View) -> Order | Problem:
        """Understand an order."""
        return phrases.order(phrase, view)

    def orders(self, phrase: Phrase, view: View) -> tuple[Order | Problem, ...]:
        """Understand a sentence that may say two standing orders: `plunder enslave 2 until town hall`."""
        return phrases.orders(phrase, view)

    def subject(self, order: Order) -> str:
        """Name what an order is about; commands replace nothing."""
        return forms.subject(order)

    def check(self, view: View, sheet: Sheet[Order]) -> tuple[Problem, ...]:
        """X-13.4: find what is wrong with a list of orders."""
        return checks.check(view, sheet)

    def silence(self, view: View, request: Request) -> Sheet[Order]:
        """X-13.5: the standing plan."""
        return forms.silence(view, request)

    def enough(self, view: View, sheet: Sheet[Order]) -> bool:
        """X-13.1: a step goes on with a command."""
        return forms.enough(view, sheet)

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
        """X-4: play to the next question."""
        return turn.resolve(state, sheets, dice)

    def outcome(self, state: State) -> Outcome | None:
        """X-12: who has won."""
        return None if state.result is None else Outcome(state.result.winners, state.result.reason)

    def decree(self, state: State, order: Order) -> Resolution[State]:
        """Do at once what the referee decrees."""
        return decrees.decree(state, order)

    def abandon(self, state: State, seat: Seat) -> Resolution[State]:
        """X-12.3: end a city nobody leads any more."""
        return decrees.ruined(state, seat)

    def abandonment(self, seat: Seat) -> Order:
        """Give the decree that ends a city."""
        return RuinDecree(seat)

    def oversee(
        self, before: State, after: State, sheets: Mapping[Seat, Sheet[Order]], events: tuple[Event, ...]
    ) -> Brief:
        """Write everything about a round, for the referee."""
        return oversee.oversee(before, after, sheets, events)

    def concerned(self, before: State, after: State, events: tuple[Event, ...]) -> frozenset[Seat] | None:
        """X-13.1: who hears of a command at once."""
        return hearing.concerned(before, after)

    def standings(self, state: State) -> tuple[Block, ...]:
        """Show who came where."""
        return oversee.standings(state)

    def brief(self, before: View | None, after: View, events: tuple[Event, ...]) -> Brief:
        """Write the lord's report."""
        return brief.brief(before, after, events)

    def draw(self, view: View) -> Sketch | None:
        """Draw the cities."""
        return sketch(draw.draw(view))

    def illustrate(self, view: View, events: tuple[Event, ...]) -> Sketch | None:
        """Draw the cities, and mark the roads with a battle."""
        return sketch(draw.illustrate(view, events))

    def plan(self, view: View, sheet: Sheet[Order]) -> tuple[Sketch | None, tuple[Forecast, ...]]:
        """Foretell what is planned, and draw the city as it would be then."""
        tableau, forecasts = plan.plan(view, sheet)
        return sketch(tableau), forecasts

    def overview(self, view: View, sheet: Sheet[Order]) -> tuple[Text, ...]:
        """Say how many commands a letter fills, what will be eaten, and which standing orders are in force."""
        return overview.overview(view, sheet)

    def reimagine(self, state: State, seat: Seat, dice: Dice) -> State:
        """Deal what the lord does not know anew."""
        return reimagine.reimagine(state, seat, dice)

    def position(self, state: State) -> dict[str, object]:
        """Write the state as TOML values."""
        return position.write(state)

    def from_position(self, options: Options, seats: tuple[Seat, ...], position_: Mapping[str, object]) -> State:
        """Read a state from TOML values."""
        return position.read(options, seats, position_)
