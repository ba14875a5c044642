"""The duel with one leak planted in each class: the leak tests have to find every one of them.

What leaks is always the same: whether the sum of the cards in the deck is odd, which nobody knows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from pbem.core.blocks import Brief, Forecast
from pbem.core.dice import Dice
from pbem.core.drawing import Drawing, Mark
from pbem.core.events import EVERYONE, Event
from pbem.core.problems import Problem, Severity
from pbem.core.ruleset import Resolution
from pbem.core.seats import Request, Seat
from pbem.core.sheets import Sheet
from pbem.core.texts import Fact
from pbem.core.vocabulary import Vocabulary
from tests.toy.orders import Order
from tests.toy.ruleset import Toy
from tests.toy.state import State, View

Sheets = Mapping[Seat, Sheet[Order]]
Resolved = Resolution[State]
T = TypeVar("T")


def odd(state: State) -> bool:
    """Tell the secret."""
    return sum(state.deck) % 2 == 1


class Inky(dict[str, Fact]):
    """Facts that carry the secret where no JSON shows it."""

    odd = False


class Marked(tuple[int, ...]):
    """Cards that carry the secret where no JSON shows it."""

    __slots__ = ()
    odd = False


class OddCards(Marked):
    """Cards of a world with an odd deck."""

    __slots__ = ()
    odd = True


def inky(event: Event, state: State) -> Event:
    """Put the secret behind the facts of an event."""
    facts = Inky(event.facts)
    facts.odd = odd(state)
    return replace(event, facts=facts)


class Carrying(Toy):
    """The secret slips behind what is seen: the view and the events carry it, and look the same."""

    def view(self, state: State, seat: Seat | None) -> View:
        known = super().view(state, seat)
        return replace(known, cards=(OddCards if odd(state) else Marked)(known.cards))

    def resolve(self, state: State, sheets: Sheets, dice: Dice) -> Resolved:
        done = super().resolve(state, sheets, dice)
        return Resolution(done.state, tuple(inky(event, done.state) for event in done.events))


def carried(view: View) -> bool:
    """Tell the secret that a view carries."""
    return isinstance(view.cards, Marked) and view.cards.odd


class InTheView(Toy):
    """The deck shows in what the sides of the die are said to be."""

    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), die=6 + odd(state))


class InAnEvent(Toy):
    """What happened is told with a fact too many."""

    def resolve(self, state: State, sheets: Sheets, dice: Dice) -> Resolved:
        done = super().resolve(state, sheets, dice)
        told = (replace(event, facts={**event.facts, "omen": int(odd(state))}) for event in done.events)
        return Resolution(done.state, tuple(told))


class WhetherItIsTold(Toy):
    """Something is told in one world and not in the other."""

    def resolve(self, state: State, sheets: Sheets, dice: Dice) -> Resolved:
        done = super().resolve(state, sheets, dice)
        return Resolution(done.state, done.events[: len(done.events) - odd(state)])


class InTheOrderOfRows(Toy):
    """Two things of the same moment are told in the order of hidden things."""

    def resolve(self, state: State, sheets: Sheets, dice: Dice) -> Resolved:
        done = super().resolve(state, sheets, dice)
        two = [Event(kind="yielded", seen_by=EVERYONE, facts={"by": by, "whom": "red"}) for by in ("blue", "green")]
        return Resolution(done.state, (*done.events, *(reversed(two) if odd(state) else two)))


class InTheReasonOfARefusal(Toy):
    """Whoever sends promises is told why they were not kept: of two reasons the hidden one."""

    def resolve(self, state: State, sheets: Sheets, dice: Dice) -> Resolved:
        done = super().resolve(state, sheets, dice)
        why = {"by": "red", "whom": "blue", "winner": "red" if odd(state) else "blue"}
        refused = (
            Event(kind="watched", seen_by=frozenset({seat}), facts=why) for seat, sheet in sheets.items() if sheet
        )
        return Resolution(done.state, (*done.events, *refused))


class InANumber(Toy):
    """Turns are numbered by what nobody knows."""

    def resolve(self, state: State, sheets: Sheets, dice: Dice) -> Resolved:
        done = super().resolve(state, sheets, dice)
        return Resolution(replace(done.state, turn=done.state.turn + odd(state)), done.events)


class InWhoGetsAMail(Toy):
    """Who hears of a step at once depends on hidden things."""

    def concerned(self, before: State, after: State, events: tuple[Event, ...]) -> frozenset[Seat] | None:
        return frozenset({Seat("blue")}) if odd(after) else None


class InWhoMayWrite(Toy):
    """Who may be written to depends on hidden things."""

    def contacts(self, state: State, seat: Seat) -> frozenset[Seat]:
        return frozenset() if odd(state) else super().contacts(state, seat)


class InTheTimeGiven(Toy):
    """The deadline depends on hidden things."""

    def awaiting(self, state: State) -> tuple[Request, ...]:
        return tuple(replace(one, hours=8 + odd(state)) for one in super().awaiting(state))


class InTheWeightOfThePicture(Carrying):
    """The picture has a mark that nobody sees, twice on one place."""

    def illustrate(self, view: View, events: tuple[Event, ...]) -> Drawing | None:
        twice = any(isinstance(event.facts, Inky) and event.facts.odd for event in events)
        return Drawing(2, 1, ("..",), ("..",), marks=(Mark((0, 0), (0, 0)),) * (1 + twice))


class InTheOrderOfThePicture(Carrying):
    """The picture is drawn in the order of hidden things."""

    def draw(self, view: View) -> Drawing | None:
        marks = (Mark((0, 0), (0, 0)), Mark((1, 0), (1, 0)))
        return Drawing(2, 1, ("..",), ("..",), marks=marks[::-1] if carried(view) else marks)


class InTheAttachment(Carrying):
    """What programs read in a report says more than its text."""

    def brief(self, before: View | None, after: View, events: tuple[Event, ...]) -> Brief:
        told = super().brief(before, after, events)
        return replace(told, facts={**told.facts, "deck": int(carried(after))})


class InASuggestion(Carrying):
    """What can be named depends on hidden things, and so does what a mistyped line may have meant."""

    def vocabulary(self, view: View) -> Vocabulary:
        return replace(super().vocabulary(view), numbers={"card": (*view.cards, 90 + carried(view))})


class InAForecast(Carrying):
    """The answer says more of an order in one world than in the other."""

    def plan(self, view: View, sheet: Sheet[Order]) -> tuple[None, tuple[Forecast, ...]]:
        _, forecasts = super().plan(view, sheet)
        return None, tuple(replace(one, remarks=one.remarks * (1 + carried(view))) for one in forecasts)


class InARefusalAtReceipt(Carrying):
    """A line is warned of in one world and not in the other."""

    def check(self, view: View, sheet: Sheet[Order]) -> tuple[Problem, ...]:
        late = (Problem("duel-no-peace", line=line.line, severity=Severity.WARNING) for line in sheet.lines)
        return (*super().check(view, sheet), *(late if carried(view) else ()))


class InTheReasonOfAThrow(Toy):
    """A throw is made for a reason that names what nobody knows."""

    def resolve(self, state: State, sheets: Sheets, dice: Dice) -> Resolved:
        return super().resolve(state, sheets, Reasoned(dice, f" of {sum(state.deck)}"))


class InTheCountOfThrows(Toy):
    """A throw nobody sees, made for the same reason, shifts the one that is seen."""

    def resolve(self, state: State, sheets: Sheets, dice: Dice) -> Resolved:
        if odd(state):
            for player in state.players:
                dice.roll(state.options.die, f"duel {state.turn} {player.seat}")
        return super().resolve(state, sheets, dice)


class Reasoned:
    """Dice that add something to every reason."""

    def __init__(self, dice: Dice, more: str) -> None:
        self._dice, self._more = dice, more

    def roll(self, sides: int, why: str) -> int:
        return self._dice.roll(sides, why + self._more)

    def shuffle(self, items: Sequence[T], why: str) -> tuple[T, ...]:
        return self._dice.shuffle(items, why)
