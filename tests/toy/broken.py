"""The duel with one promise broken at a time: conformance has to find every one of them."""

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
from pbem.core.ruleset import Position, Resolution
from pbem.core.seats import REFEREE, Pace, Request, Seat
from pbem.core.sheets import Sheet, Written
from pbem.core.texts import text
from tests.toy import moves, play, report, table, written
from tests.toy.options import Options
from tests.toy.orders import Order, Play, Promise, Reply
from tests.toy.ruleset import Duel, addressees, changed
from tests.toy.state import State, View

Sheets = Mapping[Seat, Sheet[Order]]


def shows_the_card() -> Duel:
    """The card face down can be seen by everybody."""
    return changed(rules={"view": lambda state, seat: replace(table.view(state, seat), challenge=state.challenge)})


def waits_differently() -> Duel:
    """Whoever holds a high card is given less time: the waiting tells it."""

    def awaiting(state: State) -> tuple[Request, ...]:
        return tuple(
            replace(one, pace=Pace.REACTION if max(state.player(one.seat).cards) > 12 else Pace.TURN)
            for one in table.awaiting(state)
        )

    return changed(rules={"awaiting": awaiting})


def suggests_everything() -> Duel:
    """The dealt hands slip into what can be named, by way of the view."""

    def view(state: State, seat: Seat | None) -> View:
        return replace(table.view(state, seat), die=sum(sum(player.cards) for player in state.players))

    return changed(
        rules={"view": view},
        words={"vocabulary": lambda view: replace(moves.vocabulary(view), numbers={"card": (view.die,)})},
    )


def deals_nothing() -> Duel:
    """`reimagine` does nothing."""
    return changed(keeping={"reimagine": lambda state, seat, dice: state})


def hides_openly() -> Duel:
    """It is said to be an open game, and hides the hands."""
    return changed(keeping={"secret": False})


def deals_openly() -> Duel:
    """It is said to be an open game, shows all hands, and deals them anew."""
    return changed(
        rules={"view": lambda state, seat: replace(table.view(state, REFEREE), seat=seat)}, keeping={"secret": False}
    )


def forgets() -> Duel:
    """The position leaves out the duels."""
    return changed(keeping={"position": Position(lambda state: {**written.position(state), "duels": []}, written.read)})


def never_ends() -> Duel:
    """There is no outcome."""
    return changed(rules={"outcome": lambda state: None})


def counts_nothing() -> Duel:
    """The turn is always the first."""
    return changed(rules={"turn": lambda state: 1})


def changes() -> Duel:
    """A rule set with a memory of its own: the same turn played again is another."""
    played = count()

    def resolve(state: State, sheets: Sheets, dice: Dice) -> Resolution[State]:
        done = play.resolve(state, sheets, dice)
        return Resolution(replace(done.state, deck=(*done.state.deck, 100 + next(played))), done.events)

    return changed(rules={"resolve": resolve})


def keeps_lists() -> Duel:
    """A list where a tuple belongs does not come back from JSON as it was."""

    def setup(options: Options, seats: tuple[Seat, ...], dice: Dice) -> State:
        state = table.deal(options, seats, dice)
        return replace(state, deck=list(state.deck))  # type: ignore[arg-type]

    return changed(rules={"setup": setup})


def invents_throws() -> Duel:
    """An event shows a throw that was never made."""

    def resolve(state: State, sheets: Sheets, dice: Dice) -> Resolution[State]:
        done = play.resolve(state, sheets, dice)
        return Resolution(done.state, tuple(replace(event, rolls=(Roll(6, 6, "luck"),)) for event in done.events))

    return changed(rules={"resolve": resolve})


def refuses_silence() -> Duel:
    """Who does not write is given an order that is not allowed."""
    return changed(words={"silence": lambda view, request: Sheet((Written(Reply(99)),))})


def says_another() -> Duel:
    """An order is said as another one."""

    def phrase(order: Order) -> Phrase:
        said = moves.phrase(order)
        return replace(said, slots={**said.slots, "card": order.card + 1}) if isinstance(order, Play) else said

    return changed(words={"phrase": phrase})


def has_no_words() -> Duel:
    """An event nobody wrote a text for."""

    def resolve(state: State, sheets: Sheets, dice: Dice) -> Resolution[State]:
        done = play.resolve(state, sheets, dice)
        return Resolution(done.state, (*done.events, Event(kind="rumour", seen_by=EVERYONE)))

    return changed(rules={"resolve": resolve})


def says_nothing() -> Duel:
    """A report speaks of something no catalogue has."""

    def brief(before: View | None, after: View, events: tuple[Event, ...]) -> Brief:
        return replace(report.brief(before, after, events), subject=(text("duel-nowhere"),))

    return changed(telling={"brief": brief})


def foretells_wrongly() -> Duel:
    """Whoever plays a card is told that it stays in the hand."""
    return changed(telling={"comparison": report.comparison(lambda view, sheet: view.cards)})


def tells_strangers() -> Duel:
    """A promise is told to what is no seat."""

    def whom(order: Order) -> tuple[Seat, ...]:
        return (*addressees(order), Seat("Grey, all")) if isinstance(order, Promise) else ()

    return changed(talk={"addressees": whom})


def hears_voices() -> Duel:
    """Who was told nothing knows something all the same."""

    def told(view: View, overtures: tuple[Overture[Order], ...]) -> View:
        return report.told(view, overtures) if overtures else replace(view, die=view.die + 1)

    return changed(talk={"told": told})


def announces_without_words() -> Duel:
    """A promise taken back is told in a text no catalogue has."""

    def announce(view: View, overture: Overture[Order], gone: bool) -> Brief | None:
        told = report.announce(overture, gone)
        return replace(told, subject=(text("duel-hush"),)) if told and gone else told

    return changed(talk={"announce": announce})


def counts_letters() -> Duel:
    """The mail about a promise tells how many letters came before it."""

    def announce(view: View, overture: Overture[Order], gone: bool) -> Brief | None:
        told = report.announce(overture, gone)
        return replace(told, facts={"letter": overture.came}) if told else told

    return changed(talk={"announce": announce})


def raises() -> Duel:
    """A sheet with a high card is too much for `check`."""

    def check(view: View, sheet: Sheet[Order]) -> tuple[Problem, ...]:
        if any(isinstance(order, Play) and order.card not in view.cards for order in sheet):
            raise IndexError("no such card")
        return moves.check(view, sheet)

    return changed(words={"check": check})
