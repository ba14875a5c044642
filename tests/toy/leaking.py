"""The duel with one leak planted at a time: the leak tests have to find every one of them.

What leaks is always the same: whether the sum of the cards in the deck is odd, which nobody knows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

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
from tests.toy import moves, play, report, table
from tests.toy.orders import Order
from tests.toy.ruleset import TOY, Duel, changed
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


def carrying(**parts: dict[str, Any]) -> Duel:
    """The secret slips behind what is seen: the view and the events carry it, and look the same."""

    def view(state: State, seat: Seat | None) -> View:
        known = table.view(state, seat)
        return replace(known, cards=(OddCards if odd(state) else Marked)(known.cards))

    def resolve(state: State, sheets: Sheets, dice: Dice) -> Resolved:
        done = play.resolve(state, sheets, dice)
        return Resolution(done.state, tuple(inky(event, done.state) for event in done.events))

    return changed(changed(rules={"view": view, "resolve": resolve}), **parts)


def carried(view: View) -> bool:
    """Tell the secret that a view carries."""
    return isinstance(view.cards, Marked) and view.cards.odd


def resolving(leak: Callable[[Resolved, Sheets], Resolved]) -> Duel:
    """Let something of what a turn comes to leak."""
    return changed(rules={"resolve": lambda state, sheets, dice: leak(play.resolve(state, sheets, dice), sheets)})


def in_the_view() -> Duel:
    """The deck shows in what the sides of the die are said to be."""
    return changed(rules={"view": lambda state, seat: replace(table.view(state, seat), die=6 + odd(state))})


def in_an_event() -> Duel:
    """What happened is told with a fact too many."""

    def leak(done: Resolved, sheets: Sheets) -> Resolved:
        told = (replace(event, facts={**event.facts, "omen": int(odd(done.state))}) for event in done.events)
        return Resolution(done.state, tuple(told))

    return resolving(leak)


def whether_it_is_told() -> Duel:
    """Something is told in one world and not in the other."""
    return resolving(lambda done, sheets: replace(done, events=done.events[: len(done.events) - odd(done.state)]))


def in_the_order_of_rows() -> Duel:
    """Two things of the same moment are told in the order of hidden things."""

    def leak(done: Resolved, sheets: Sheets) -> Resolved:
        two = [Event(kind="yielded", seen_by=EVERYONE, facts={"by": by, "whom": "red"}) for by in ("blue", "green")]
        return replace(done, events=(*done.events, *(reversed(two) if odd(done.state) else two)))

    return resolving(leak)


def in_the_reason_of_a_refusal() -> Duel:
    """Whoever sends promises is told why they were not kept: of two reasons the hidden one."""

    def leak(done: Resolved, sheets: Sheets) -> Resolved:
        why = {"by": "red", "whom": "blue", "winner": "red" if odd(done.state) else "blue"}
        refused = (
            Event(kind="watched", seen_by=frozenset({seat}), facts=why) for seat, sheet in sheets.items() if sheet
        )
        return replace(done, events=(*done.events, *refused))

    return resolving(leak)


def in_a_number() -> Duel:
    """Turns are numbered by what nobody knows."""
    return resolving(
        lambda done, sheets: replace(done, state=replace(done.state, turn=done.state.turn + odd(done.state)))
    )


def in_who_gets_a_mail() -> Duel:
    """Who hears of a step at once depends on hidden things."""
    blue = frozenset({Seat("blue")})
    return changed(rules={"concerned": lambda before, after, events: blue if odd(after) else None})


def in_who_may_write() -> Duel:
    """Who may be written to depends on hidden things."""
    return changed(rules={"contacts": lambda state, seat: frozenset() if odd(state) else TOY.contacts(state, seat)})


def in_the_time_given() -> Duel:
    """The deadline depends on hidden things."""

    def awaiting(state: State) -> tuple[Request, ...]:
        return tuple(replace(one, hours=8 + odd(state)) for one in table.awaiting(state))

    return changed(rules={"awaiting": awaiting})


def in_the_weight_of_the_picture() -> Duel:
    """The picture has a mark that nobody sees, twice on one place."""

    def illustrate(view: View, events: tuple[Event, ...]) -> Drawing | None:
        twice = any(isinstance(event.facts, Inky) and event.facts.odd for event in events)
        return Drawing(2, 1, ("..",), ("..",), marks=(Mark((0, 0), (0, 0)),) * (1 + twice))

    return carrying(telling={"illustrate": illustrate})


def in_the_order_of_the_picture() -> Duel:
    """The picture is drawn in the order of hidden things."""

    def draw(view: View) -> Drawing | None:
        marks = (Mark((0, 0), (0, 0)), Mark((1, 0), (1, 0)))
        return Drawing(2, 1, ("..",), ("..",), marks=marks[::-1] if carried(view) else marks)

    return carrying(telling={"draw": draw})


def in_the_attachment() -> Duel:
    """What programs read in a report says more than its text."""

    def brief(before: View | None, after: View, events: tuple[Event, ...]) -> Brief:
        told = report.brief(before, after, events)
        return replace(told, facts={**told.facts, "deck": int(carried(after))})

    return carrying(telling={"brief": brief})


def in_a_suggestion() -> Duel:
    """What can be named depends on hidden things, and so does what a mistyped line may have meant."""

    def vocabulary(view: View) -> Vocabulary:
        return replace(moves.vocabulary(view), numbers={"card": (*view.cards, 90 + carried(view))})

    return carrying(words={"vocabulary": vocabulary})


def in_a_forecast() -> Duel:
    """The answer says more of an order in one world than in the other."""

    def plan(view: View, sheet: Sheet[Order]) -> tuple[None, tuple[Forecast[Order], ...]]:
        return None, tuple(replace(one, remarks=one.remarks * (1 + carried(view))) for one in report.plan(view, sheet))

    return carrying(telling={"plan": plan})


def in_a_refusal_at_receipt() -> Duel:
    """A line is warned of in one world and not in the other."""

    def check(view: View, sheet: Sheet[Order]) -> tuple[Problem, ...]:
        late = (Problem("duel-no-peace", line=line.line, severity=Severity.WARNING) for line in sheet.lines)
        return (*moves.check(view, sheet), *(late if carried(view) else ()))

    return carrying(words={"check": check})


def in_the_reason_of_a_throw() -> Duel:
    """A throw is made for a reason that names what nobody knows."""

    def resolve(state: State, sheets: Sheets, dice: Dice) -> Resolved:
        return play.resolve(state, sheets, Reasoned(dice, f" of {sum(state.deck)}"))

    return changed(rules={"resolve": resolve})


def in_the_count_of_throws() -> Duel:
    """A throw nobody sees, made for the same reason, shifts the one that is seen."""

    def resolve(state: State, sheets: Sheets, dice: Dice) -> Resolved:
        for player in state.players if odd(state) else ():
            dice.roll(state.options.die, f"duel {state.turn} {player.seat}")
        return play.resolve(state, sheets, dice)

    return changed(rules={"resolve": resolve})


class Reasoned:
    """Dice that add something to every reason."""

    def __init__(self, dice: Dice, more: str) -> None:
        self._dice, self._more = dice, more

    def roll(self, sides: int, why: str) -> int:
        return self._dice.roll(sides, why + self._more)

    def shuffle(self, items: Sequence[T], why: str) -> tuple[T, ...]:
        return self._dice.shuffle(items, why)
