"""D-9 within a turn: questions, clues, answers, verdicts, bonuses and awarded points (phase 8).

Whatever is said between two turns stands in the sheets, the referee's in the sheet of his own seat. Before the turn is
played, `told` puts it into the views of those who heard of it; when it is played, `credit` makes it part of the state.
Both let the story grow by the same rules (`growth`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from pbem.core.dice import Dice
from pbem.core.events import Event
from pbem.core.overtures import Overture
from pbem.core.seats import COLOURS, REFEREE, Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.duncan.orders import (
    AnswerOrder,
    AwardOrder,
    BugOrder,
    CloseOrder,
    ClueOrder,
    Decree,
    GrantOrder,
    Order,
    Plan,
    QuestionOrder,
    VerdictOrder,
)
from pbem.rulesets.duncan.state import State, Story
from pbem.rulesets.duncan.story import awards, rewards
from pbem.rulesets.duncan.story.growth import grown
from pbem.rulesets.duncan.view import View

Told = tuple[State, tuple[Event, ...]]


@dataclass(frozen=True)
class Evening:
    """What phase 8 works with: all sheets, and the dice."""

    sheets: Mapping[Seat, Sheet[Order]]
    dice: Dice


def credit(state: State, sheets: Mapping[Seat, Sheet[Order]], dice: Dice) -> Told:
    """D-2.1 phase 8: new bonuses and awarded points."""
    before = state.story
    state = replace(state, story=grown(before, spoken(sheets), state.turn))
    events: tuple[Event, ...] = ()
    for step in _steps(before):
        state, more = step(state, Evening(sheets, dice))
        events = (*events, *more)
    return state, events


def _steps(before: Story) -> tuple[Callable[[State, Evening], Told], ...]:
    """List what phase 8 does, in its order: rewards come before choices, so that one may be chosen at once (H27)."""
    return (
        lambda state, evening: rewards.first_right_rewarded(state, before, evening.dice),
        lambda state, evening: rewards.granted(state, given(evening.sheets), evening.dice),
        lambda state, evening: rewards.chosen(state, evening.sheets),
        lambda state, evening: awards.awarded(state, given(evening.sheets)),
    )


def given(sheets: Mapping[Seat, Sheet[Order]]) -> tuple[Order, ...]:
    """List the orders of the referee."""
    return tuple(sheets.get(REFEREE, Sheet[Order]()))


def spoken(sheets: Mapping[Seat, Sheet[Order]]) -> tuple[Overture[Order], ...]:
    """List what was said in all sheets, with the places of the letters."""
    return tuple(
        Overture(by, line.order, line.came)
        for by, sheet in sheets.items()
        for line in sheet.lines
        if addressees(line.order)
    )


def known(story: Story, seat: Seat | None) -> Story:
    """D-9.1: what a team knows of the story: everything published, its own answers.

    Who won a question is known to the winner alone, and places of letters to nobody: they count the letters of others.
    """
    if seat == REFEREE:
        return story
    questions = tuple(
        replace(one, came=0, winner=one.winner if one.winner == seat else None) for one in story.questions
    )
    clues = tuple(replace(one, came=0) for one in story.clues)
    asked = {one.number for one in story.questions}
    own = (one for one in story.answers if one.team == seat and one.question in asked)
    answers = tuple(replace(one, came=0, judged=0) for one in own)
    return Story(questions, clues, answers)


def told(view: View, overtures: tuple[Overture[Order], ...]) -> View:
    """D-9.1: put what was said since the turn began into a view; points and bonuses come with the turn (D-9.4)."""
    return replace(view, story=known(grown(view.story, overtures, view.turn), view.seat))


def addressees(order: Order) -> tuple[Seat, ...]:
    """D-9.1: what is published is heard by all teams, verdicts and gifts by one, answers and bugs by the referee."""
    if isinstance(order, Plan | Decree):
        return ()
    match order:
        case QuestionOrder() | ClueOrder() | CloseOrder():
            return COLOURS
        case VerdictOrder() | AwardOrder() | GrantOrder():
            return (order.team,)
        case AnswerOrder() | BugOrder():
            return (REFEREE,)
