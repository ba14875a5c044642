"""The duel with one promise broken in each class: conformance has to find every one of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import count

from pbem.core.blocks import Brief
from pbem.core.dice import Dice
from pbem.core.events import EVERYONE, Event, Roll
from pbem.core.overtures import Overture
from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.ruleset import Outcome, Resolution
from pbem.core.seats import Pace, Request, Seat
from pbem.core.sheets import Sheet, Written
from pbem.core.texts import text
from pbem.core.vocabulary import Vocabulary
from tests.toy.orders import Order, Play, Promise, Reply
from tests.toy.ruleset import Toy
from tests.toy.state import State, View

Sheets = Mapping[Seat, Sheet[Order]]


class ShowsTheCard(Toy):
    """The card face down can be seen by everybody."""

    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), challenge=state.challenge)


class WaitsDifferently(Toy):
    """Whoever holds a high card is given less time: the waiting tells it."""

    def awaiting(self, state: State) -> tuple[Request, ...]:
        return tuple(
            replace(one, pace=Pace.REACTION if max(state.player(one.seat).cards) > 12 else Pace.TURN)
            for one in super().awaiting(state)
        )


class SuggestsEverything(Toy):
    """The dealt hands slip into what can be named, by way of the view."""

    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), die=sum(sum(player.cards) for player in state.players))

    def vocabulary(self, view: View) -> Vocabulary:
        return replace(super().vocabulary(view), numbers={"card": (view.die,)})


class DealsNothing(Toy):
    """`reimagine` does nothing."""

    def reimagine(self, state: State, seat: Seat, dice: Dice) -> State:
        return state


class Forgets(Toy):
    """The position leaves out the duels."""

    def position(self, state: State) -> dict[str, object]:
        return {**super().position(state), "duels": []}


class NeverEnds(Toy):
    """There is no outcome."""

    def outcome(self, state: State) -> Outcome | None:
        return None


class CountsNothing(Toy):
    """The turn is always the first."""

    def turn(self, state: State) -> int:
        return 1


class Changes(Toy):
    """A rule set with a memory of its own: the same turn played again is another."""

    def __init__(self) -> None:
        self._played = count()

    def resolve(self, state: State, sheets: Sheets, dice: Dice) -> Resolution[State]:
        resolution = super().resolve(state, sheets, dice)
        deck = (*resolution.state.deck, 100 + next(self._played))
        return Resolution(replace(resolution.state, deck=deck), resolution.events)


class KeepsLists(Toy):
    """A list where a tuple belongs does not come back from JSON as it was."""

    def setup(self, options: object, seats: tuple[Seat, ...], dice: Dice) -> State:
        state = super().setup(options, seats, dice)  # type: ignore[arg-type]
        return replace(state, deck=list(state.deck))  # type: ignore[arg-type]


class InventsThrows(Toy):
    """An event shows a throw that was never made."""

    def resolve(self, state: State, sheets: Sheets, dice: Dice) -> Resolution[State]:
        resolution = super().resolve(state, sheets, dice)
        events = tuple(replace(event, rolls=(Roll(6, 6, "luck"),)) for event in resolution.events)
        return Resolution(resolution.state, events)


class RefusesSilence(Toy):
    """Who does not write is given an order that is not allowed."""

    def silence(self, view: View, request: Request) -> Sheet[Order]:
        return Sheet((Written(Reply(99)),))


class SaysAnother(Toy):
    """An order is said as another one."""

    def phrase(self, order: Order) -> Phrase:
        said = super().phrase(order)
        return replace(said, slots={**said.slots, "card": order.card + 1}) if isinstance(order, Play) else said


class HasNoWords(Toy):
    """An event nobody wrote a text for."""

    def resolve(self, state: State, sheets: Sheets, dice: Dice) -> Resolution[State]:
        resolution = super().resolve(state, sheets, dice)
        return Resolution(resolution.state, (*resolution.events, Event(kind="rumour", seen_by=EVERYONE)))


class SaysNothing(Toy):
    """A report speaks of something no catalogue has."""

    def brief(self, before: View | None, after: View, events: tuple[Event, ...]) -> Brief:
        return replace(super().brief(before, after, events), subject=(text("duel-nowhere"),))


class TellsStrangers(Toy):
    """A promise is told to what is no seat."""

    def addressees(self, order: Order) -> tuple[Seat, ...]:
        return (*super().addressees(order), Seat("Grey, all")) if isinstance(order, Promise) else ()


class HearsVoices(Toy):
    """Who was told nothing knows something all the same."""

    def told(self, view: View, overtures: tuple[Overture[Order], ...]) -> View:
        return super().told(view, overtures) if overtures else replace(view, die=view.die + 1)


class AnnouncesWithoutWords(Toy):
    """A promise taken back is told in a text no catalogue has."""

    def announce(self, view: View, overture: Overture[Order], gone: bool) -> Brief | None:
        told = super().announce(view, overture, gone)
        return replace(told, subject=(text("duel-hush"),)) if told and gone else told


class CountsLetters(Toy):
    """The mail about a promise tells how many letters came before it."""

    def announce(self, view: View, overture: Overture[Order], gone: bool) -> Brief | None:
        told = super().announce(view, overture, gone)
        return replace(told, facts={"letter": overture.came}) if told else told


class Raises(Toy):
    """A sheet with a high card is too much for `check`."""

    def check(self, view: View, sheet: Sheet[Order]) -> tuple[Problem, ...]:
        if any(isinstance(order, Play) and order.card not in view.cards for order in sheet):
            raise IndexError("no such card")
        return super().check(view, sheet)
