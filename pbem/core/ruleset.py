"""The one interface of a game.

A rule set is pure: no files, clock, randomness, logging or globals. `check`, `vocabulary`, `silence`,
`draw`, `plan` and `brief` get a seat's view and nothing else; only `resolve` sees the state.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from pbem.core.blocks import Block, Brief, Forecast, Lines, Section
from pbem.core.dice import Dice
from pbem.core.events import Event, headline
from pbem.core.overtures import Overture
from pbem.core.phrases import Phrase
from pbem.core.problems import Problem, Refusal
from pbem.core.scene import Scene
from pbem.core.seats import REFEREE, Request, Seat
from pbem.core.sheets import Sheet
from pbem.core.texts import Text
from pbem.core.vocabulary import Vocabulary

OptionsT = TypeVar("OptionsT")
StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")
OrderT = TypeVar("OrderT")


@dataclass(frozen=True)
class Resolution(Generic[StateT]):
    """The state at the next question, and what happened on the way there."""

    state: StateT
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Outcome:
    """The end: who won (nobody: a draw). Everybody is told."""

    winners: tuple[Seat, ...]
    reason: str


class Ruleset(ABC, Generic[OptionsT, StateT, ViewT, OrderT]):
    """A game. All types are frozen dataclasses the codec can write; a member of a union carries a Literal `kind`."""

    key: ClassVar[str]
    version: ClassVar[int]
    options_type: ClassVar[type]
    state_type: ClassVar[type]
    view_type: ClassVar[type]
    order_type: ClassVar[object]
    upgrades: ClassVar[Mapping[int, Callable[[Any], Any]]] = {}
    """`upgrades[n]` turns the plain JSON value of a state of version n into that of version n + 1."""
    earlier_scenes: ClassVar[Mapping[str, tuple[type, Callable[[Any], Scene | None]]]] = {}
    """By kind the types of scenes that earlier versions kept in mails, and how they are drawn today."""
    hidden_draws: ClassVar[bool] = False
    """True when dice decide secrets that outlive a turn, see `hides_draws`."""
    numbered: ClassVar[bool] = False
    """True when orders are a list carried out in the order written: they are numbered from 1, a later letter goes on
    at the end, and `cancel 2` takes the second away. `subject` may then be empty: such an order replaces no other."""
    whole_rounds: ClassVar[bool] = False
    """True when a turn is a whole round, unless `round` says that it is a step of one: mails then speak of rounds."""
    follows: ClassVar[tuple[str, ...]] = ()
    """Fields of the view, such as `next_number` or `units.number`, that follow from the rest of it: where a turn looked
    the same to a seat, they must be the same, or they count what it cannot know. Read by the leak test alone."""
    shown_once: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """By kind of event the facts a turn rightly shows and the view does not keep, such as the strength of whoever one
    fought. Read by the leak test alone."""

    @abstractmethod
    def seats(self, options: OptionsT) -> tuple[Seat, ...]:
        """List the seats in their fixed order."""

    def materials(self, options: OptionsT) -> tuple[str, ...]:
        """Name the files of the rule set's package the options ask for, such as `maps/islands.txt`."""
        return ()

    def furnish(self, options: OptionsT, materials: Mapping[str, str]) -> OptionsT:
        """Put the text of those files into the options, so that a campaign keeps what it was started with."""
        return options

    def hides_draws(self, options: OptionsT) -> bool:
        """Tell whether dice decide secrets that outlive a turn: the seeds are then shown at the end only. By default
        what `hidden_draws` says, whatever the options are.
        """
        return self.hidden_draws

    @abstractmethod
    def setup(self, options: OptionsT, seats: tuple[Seat, ...], dice: Dice) -> StateT:
        """Make the state before the first turn."""

    @abstractmethod
    def awaiting(self, state: StateT) -> tuple[Request, ...]:
        """List who owes us orders; nobody: the game is over."""

    @abstractmethod
    def turn(self, state: StateT) -> int:
        """Give the number of the turn that orders are now awaited for, from 1."""

    def round(self, state: StateT) -> int:
        """Give the round that turn is a step of, where several steps make a round: reports are then headed with both.
        0, as by default: a turn is a round.
        """
        return 0

    @abstractmethod
    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """Project what the seat knows (None: the public; REFEREE: everything), linear in what is seen."""

    @abstractmethod
    def vocabulary(self, view: ViewT) -> Vocabulary:
        """List what the seat can name."""

    @abstractmethod
    def phrase(self, order: OrderT) -> Phrase:
        """Turn an order into the phrase that says it."""

    @abstractmethod
    def order(self, phrase: Phrase, view: ViewT) -> OrderT | Problem:
        """Turn a phrase into the order it says; the view may only settle what the words leave open."""

    def orders(self, phrase: Phrase, view: ViewT) -> tuple[OrderT | Problem, ...]:
        """Turn a phrase that may say several orders at once into them, in their order; by default it says one."""
        return (self.order(phrase, view),)

    @abstractmethod
    def subject(self, order: OrderT) -> str:
        """Name what the order is about (`army 3`): a later order on the same subject replaces it."""

    def bundle(self, order: OrderT) -> str:
        """Name what a later letter replaces as a whole: a letter with an order of a bundle takes away all orders of
        that bundle in earlier letters. By default "": each order stands or is replaced on its own.
        """
        return ""

    def answered(self, view: ViewT, request: Request) -> bool:
        """Tell whether a seat that is asked for a reaction has answered beforehand, such as by a standing order not to
        be asked. It is awaited like all others, and nobody can tell the difference. By default nobody has.
        """
        return False

    def enough(self, view: ViewT, sheet: Sheet[OrderT]) -> bool:
        """Tell whether orders are what a seat is asked for, so that the turn need not wait for more of it.

        By default any are. Else a turn would run, and be told of, although nothing can come of it.
        """
        return True

    @abstractmethod
    def check(self, view: ViewT, sheet: Sheet[OrderT]) -> tuple[Problem, ...]:
        """Find what the rules refuse or warn of, as far as the seat can know; errors drop their line."""

    @abstractmethod
    def silence(self, view: ViewT, request: Request) -> Sheet[OrderT]:
        """Give the orders of one who did not write; `check` accepts them."""

    def lasting(self, order: OrderT) -> OrderT | None:
        """Give what of an order may be carried out once more in a later turn, for one who does not write.

        None, as by default: nothing.
        """
        return None

    @abstractmethod
    def form(self, view: ViewT, request: Request) -> Sheet[OrderT]:
        """Give the lines of the order form, one for everything the seat may command."""

    def examples(self, view: ViewT) -> tuple[OrderT, ...]:
        """Give a few orders that show what can be said, with things the seat (REFEREE too) knows; by default none."""
        return ()

    @abstractmethod
    def missing(self, view: ViewT, sheet: Sheet[OrderT]) -> tuple[str, ...]:
        """List the subjects still without an order, in the words of `subject`."""

    def addressees(self, order: OrderT) -> tuple[Seat, ...]:
        """List who is told of an order as soon as it is given, REFEREE too if he is to hear of it; by default nobody.

        The service leaves out whoever gave it. What is told is the order itself: it may hold nothing else they must
        not know.
        """
        return ()

    def told(self, view: ViewT, overtures: tuple[Overture[OrderT], ...]) -> ViewT:
        """Put what others have said to this seat since the turn began, and what it said itself, into its view."""
        return view

    def wants_answer(self, order: OrderT) -> bool:
        """Tell whether those an order is told to should have time to answer it: a turn does not run early before they
        have written again. By default every one does.
        """
        return True

    def outlasts(self, order: OrderT) -> bool:
        """Tell whether an order still stands when the turn it was given for is taken back: it was heard outside the
        rhythm of the turns, and counts with the one that is open again. By default none does.
        """
        return False

    def reasoned(self, order: OrderT) -> bool:
        """Tell whether the referee says why when he orders this; by default he does. What he publishes in his own words
        speaks for itself, and is read to the end of the line.
        """
        return True

    def announce(self, view: ViewT, overture: Overture[OrderT], gone: bool) -> Brief | None:
        """Write the mail that tells a seat of an overture, or that it is `gone` again; None: it is not worth one.

        `view` is the addressee's (REFEREE's too), with everything it was told until now.
        """
        return None

    def pending(self, view: ViewT, overtures: tuple[Overture[OrderT], ...]) -> tuple[Block, ...]:
        """Show the referee what waits for his word; `overtures` were said since the turn began, to him and by him. By
        default whatever others said to him.
        """
        briefs = (self.announce(view, one, False) for one in overtures if one.by != REFEREE)
        return tuple(block for brief in briefs if brief for section in brief.sections for block in section.blocks)

    @abstractmethod
    def resolve(self, state: StateT, sheets: Mapping[Seat, Sheet[OrderT]], dice: Dice) -> Resolution[StateT]:
        """Play to the next question."""

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """Give the result, once there is one."""

    def decree(self, state: StateT, order: OrderT) -> Resolution[StateT]:
        """Do at once what the referee decrees: award, take away, end a player's game. A Refusal says why it cannot be.

        The order was written by the referee and checked against `view(state, REFEREE)`.
        """
        raise Refusal("no-decree")

    def abandon(self, state: StateT, seat: Seat) -> Resolution[StateT]:
        """End a seat nobody plays any more, as the rule book has it; a Refusal says that it has nothing for this."""
        raise Refusal("no-abandon")

    def abandonment(self, seat: Seat) -> OrderT | None:
        """Give the decree that does the same, so that the end of a seat is kept and done again like others."""
        return None

    def oversee(
        self, before: StateT, after: StateT, sheets: Mapping[Seat, Sheet[OrderT]], events: tuple[Event, ...]
    ) -> Brief:
        """Write the referee's own report of a turn: everything. By default all events, with who was told of each."""
        lines = tuple(headline(self.key, event) for event in events)
        return Brief((), (Section(None, (Lines(lines),)),))

    def standings(self, state: StateT) -> tuple[Block, ...]:
        """Show who came where, when the game is over: everybody may see everything then. By default nothing."""
        return ()

    def concerned(self, before: StateT, after: StateT, events: tuple[Event, ...]) -> frozenset[Seat] | None:
        """List who should hear of what was just played at once; others may wait for a later step, if they wish, and are
        told of all of it then. None, as by default: everybody; so it is at the end of a round.

        It follows from what everybody knows. Whoever must give orders now hears at once in any case.
        """
        return None

    def colour(self, seat: Seat) -> str:
        """Give the colour a seat is painted in, a key of the palette; by default seats are called after theirs."""
        return str(seat)

    def contacts(self, state: StateT, seat: Seat) -> frozenset[Seat]:
        """List whom the seat may write to: by default everybody else who is asked for anything."""
        return frozenset(request.seat for request in self.awaiting(state)) - {seat}

    def assembled(self, state: StateT) -> bool:
        """Tell whether letters may go to all at once: whoever writes learns it, so it must be known to everybody."""
        return True

    @abstractmethod
    def brief(self, before: ViewT | None, after: ViewT, events: tuple[Event, ...]) -> Brief:
        """Write the seat's report from its views and its own events; without `before`, the first one."""

    @abstractmethod
    def draw(self, view: ViewT) -> Scene | None:
        """Draw what the view shows."""

    def illustrate(self, view: ViewT, events: tuple[Event, ...]) -> Scene | None:
        """Draw the map of a report: the view and what this seat saw happen; by default what the view shows."""
        return self.draw(view)

    @abstractmethod
    def plan(self, view: ViewT, sheet: Sheet[OrderT]) -> tuple[Scene | None, tuple[Forecast, ...]]:
        """Draw what is planned, and say of each order what is to be expected, from the seat's knowledge alone."""

    def overview(self, view: ViewT, sheet: Sheet[OrderT]) -> tuple[Text, ...]:
        """Say at the head of the answer what holds for all orders together, such as standing orders in force and what
        the turn will be played with, from the seat's knowledge alone; by default nothing.
        """
        return ()

    @abstractmethod
    def reimagine(self, state: StateT, seat: Seat, dice: Dice) -> StateT:
        """Deal everything the seat does not know anew: the same view, other secrets."""

    @abstractmethod
    def position(self, state: StateT) -> dict[str, object]:
        """Write the whole state as TOML values a person can read and write."""

    @abstractmethod
    def from_position(self, options: OptionsT, seats: tuple[Seat, ...], position: Mapping[str, object]) -> StateT:
        """Read what `position` writes; what is left out takes its default. A ValueError says what is wrong where."""
