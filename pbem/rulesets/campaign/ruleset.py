"""The campaign game as a rule set: each method calls the module named after its matter."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

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
from pbem.core.texts import Text
from pbem.core.vocabulary import Vocabulary
from pbem.rulesets.campaign import events, turn
from pbem.rulesets.campaign.answer import announcement as announcing
from pbem.rulesets.campaign.answer import plan
from pbem.rulesets.campaign.diplomacy import events as protocol
from pbem.rulesets.campaign.diplomacy import table
from pbem.rulesets.campaign.land import board, generator
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.orders import EndOrder, Order, ProposeOrder
from pbem.rulesets.campaign.position import position
from pbem.rulesets.campaign.referee import oversee, oversight
from pbem.rulesets.campaign.report import brief, draw
from pbem.rulesets.campaign.rules import decrees, elimination, setup
from pbem.rulesets.campaign.sight import reimagine, vision
from pbem.rulesets.campaign.state import State
from pbem.rulesets.campaign.view import View
from pbem.rulesets.campaign.words import checks, examples, examples_referee, forms, phrases
from pbem.rulesets.campaign.words import treaty_phrases as dealings


class Campaign(Ruleset[Options, State, View, Order]):
    """The Russian campaign game: states fight for cities in the fog, and roll 1d15."""

    key = "campaign"
    version = 2
    options_type = Options
    state_type = State
    view_type = View
    order_type = Order
    upgrades = MappingProxyType({1: lambda state: state})  # version 2 has more, with defaults
    hidden_draws = True  # 5.1: with the seed, whoever only watched a battle could work out its dice
    follows = ("turn", "next_number", "armies.number", "produced_at", "capital", "standing")
    shown_once = MappingProxyType({**events.SHOWN_ONCE, **protocol.SHOWN_ONCE})

    def seats(self, options: Options) -> tuple[Seat, ...]:
        """C-2.3: the first colours of the fixed order."""
        return COLOURS[: options.seats]

    def materials(self, options: Options) -> tuple[str, ...]:
        """Name the map asked for, unless it is drawn at random or already there."""
        return () if options.map == "random" or options.board else (f"maps/{options.map}.txt",)

    def furnish(self, options: Options, materials: Mapping[str, str]) -> Options:
        """Keep the map in the options."""
        return replace(options, board=next(iter(materials.values()), options.board))

    def setup(self, options: Options, seats: tuple[Seat, ...], dice: Dice) -> State:
        """C-2: take the map, or draw one."""
        text = options.board or generator.generate(options, dice)
        return setup.setup(options, seats, board.read(text))

    def awaiting(self, state: State) -> tuple[Request, ...]:
        """C-3.1: all living states, until the end."""
        return forms.awaiting(state)

    def turn(self, state: State) -> int:
        """Give the turn that orders are awaited for."""
        return state.turn

    def view(self, state: State, seat: Seat | None) -> View:
        """C-7: what the seat knows; the referee knows everything (5.2)."""
        return oversight.view(state) if seat == REFEREE else vision.view(state, seat)

    def vocabulary(self, view: View) -> Vocabulary:
        """E-8: what the seat can name."""
        return forms.vocabulary(view)

    def phrase(self, order: Order) -> Phrase:
        """Say an order."""
        return phrases.phrase(order)

    def order(self, phrase: Phrase, view: View) -> Order | Problem:
        """Understand an order."""
        return phrases.order(phrase, view)

    def subject(self, order: Order) -> str:
        """Name what an order is about."""
        return forms.subject(order)

    def check(self, view: View, sheet: Sheet[Order]) -> tuple[Problem, ...]:
        """E-8: what is wrong with a sheet."""
        return checks.check(view, sheet)

    def silence(self, view: View, request: Request) -> Sheet[Order]:
        """C-3.1: armies without orders stay."""
        return forms.silence(view, request)

    def lasting(self, order: Order) -> Order | None:
        """G23: an army may do again what it was told; splits, names and dealings are done once."""
        return forms.lasting(order)

    def form(self, view: View, request: Request) -> Sheet[Order]:
        """Give one line for every army."""
        return forms.form(view, request)

    def examples(self, view: View) -> tuple[Order, ...]:
        """s5.1: a few orders of the sorts the seat, or the referee, can give."""
        return examples_referee.examples(view) if view.seat == REFEREE else examples.examples(view)

    def missing(self, view: View, sheet: Sheet[Order]) -> tuple[str, ...]:
        """List the armies without orders."""
        return forms.missing(view, sheet)

    def addressees(self, order: Order) -> tuple[Seat, ...]:
        """4.5: the parties hear of a proposal, an answer, the wish to end an alliance at once."""
        return dealings.addressees(order)

    def told(self, view: View, overtures: tuple[Overture[Order], ...]) -> View:
        """C-8.3: put what others have proposed and answered into the seat's view."""
        return table.told(view, overtures)

    def announce(self, view: View, overture: Overture[Order], gone: bool) -> Brief | None:
        """4.5: tell a party what another one says."""
        return announcing.announce(view, overture, gone)

    def wants_answer(self, order: Order) -> bool:
        """4.5: a proposal, or the wish to end an alliance, is to be answered; an answer is not."""
        return isinstance(order, ProposeOrder | EndOrder)

    def resolve(self, state: State, sheets: Mapping[Seat, Sheet[Order]], dice: Dice) -> Resolution[State]:
        """C-3.1: play one turn."""
        return turn.resolve(state, sheets, dice)

    def outcome(self, state: State) -> Outcome | None:
        """C-9.3: who has won."""
        return None if state.result is None else Outcome(state.result.winners, state.result.reason)

    def decree(self, state: State, order: Order) -> Resolution[State]:
        """5.2: what the referee awards, takes away and ends."""
        return decrees.decree(state, order)

    def abandon(self, state: State, seat: Seat) -> Resolution[State]:
        """C-9.4: end a state nobody plays any more."""
        return elimination.abandon(state, seat)

    def abandonment(self, seat: Seat) -> Order:
        """C-9.4: give the decree that ends a state."""
        return decrees.end_of(seat)

    def oversee(
        self, before: State, after: State, sheets: Mapping[Seat, Sheet[Order]], events: tuple[Event, ...]
    ) -> Brief:
        """5.2: the full truth of a turn."""
        return oversee.oversee(before, after, sheets, events)

    def standings(self, state: State) -> tuple[Block, ...]:
        """C-9.3: who came where."""
        return oversight.standings(state)

    def contacts(self, state: State, seat: Seat) -> frozenset[Seat]:
        """C-8.1: whom the seat may write to."""
        return forms.contacts(state, seat)

    def assembled(self, state: State) -> bool:
        """C-8.11: letters to all need the Union of States."""
        return state.union

    def brief(self, before: View | None, after: View, events: tuple[Event, ...]) -> Brief:
        """Write the seat's report."""
        return brief.brief(before, after, events)

    def draw(self, view: View) -> Drawing | None:
        """Draw the map as the seat knows it."""
        return draw.draw(view)

    def plan(self, view: View, sheet: Sheet[Order]) -> tuple[Drawing | None, tuple[Forecast, ...]]:
        """Draw and foretell what is planned."""
        return plan.plan(view, sheet)

    def overview(self, view: View, sheet: Sheet[Order]) -> tuple[Text, ...]:
        """Say first what, as things stand, will come to nothing."""
        return plan.overview(view, sheet)

    def reimagine(self, state: State, seat: Seat, dice: Dice) -> State:
        """Deal what the seat does not know anew."""
        return reimagine.reimagine(state, seat, dice)

    def position(self, state: State) -> dict[str, object]:
        """Write the state as TOML values."""
        return position.write(state)

    def from_position(self, options: Options, seats: tuple[Seat, ...], position_: Mapping[str, object]) -> State:
        """Read a state from TOML values."""
        return position.read(options, seats, position_)
