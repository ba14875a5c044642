"""D-7.8, D-9.3: how teams come by bonuses, in phase 8: for a first right answer, by grace of the referee, by choice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from pbem.core.dice import Dice
from pbem.core.events import Event, Roll
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.orders import BONUSES, Bonus, ChooseOrder, GrantOrder, Order
from pbem.rulesets.duncan.state import State, Story, Team
from pbem.rulesets.duncan.story import events as events_story
from pbem.rulesets.duncan.story.questions import first_right

Told = tuple[State, tuple[Event, ...]]


def first_right_rewarded(state: State, before: Story, dice: Dice) -> Told:
    """D-9.3: the first right answer to a question gets a bonus, as soon as all earlier ones are judged.

    Those who are right but later are told so; `before` is the story as it was when the turn began.
    """
    playing = frozenset(team.seat for team in state.teams if not team.excluded)
    events: tuple[Event, ...] = ()
    for question in state.story.questions:
        first = None if question.winner else first_right(state.story, question.number, playing)
        if first is not None:
            state, more = reward(_won(state, question.number, first.team), first.team, question.number, dice)
            events = (*events, *more)
    return state, (*events, *_unrewarded(state.story, before))


def _won(state: State, number: int, team: Seat) -> State:
    questions = (replace(one, winner=team) if one.number == number else one for one in state.story.questions)
    return replace(state, story=replace(state.story, questions=tuple(questions)))


def _unrewarded(story: Story, before: Story) -> tuple[Event, ...]:
    """D-9.3: tell who was right and not first, as soon as that is certain."""
    had = {one.number: one.winner for one in before.questions}
    winners = {one.number: one.winner for one in story.questions if one.winner}
    told = {(one.team, one.question) for one in before.answers if one.verdict == "right" and had.get(one.question)}
    return tuple(
        events_story.not_first(one.team, one.question)
        for one in story.answers
        if one.verdict == "right"
        and winners.get(one.question, one.team) != one.team
        and (one.team, one.question) not in told
    )


def reward(state: State, seat: Seat, question: int, dice: Dice) -> Told:
    """D-7.8: give a team its next bonus: drawn or due from the referee, every so manieth its own choice (X18)."""
    team = state.team(seat)
    number = team.received + 1
    team = replace(team, received=number)
    if is_choice(number, state.options):
        return with_team(state, replace(team, choices=team.choices + 1)), (events_story.choice(seat, number, question),)
    if state.options.bonus_draw == "referee":
        return with_team(state, replace(team, due=team.due + 1)), (events_story.due(seat, number, question),)
    why = f"bonus {seat} {number}"
    roll = Roll(len(BONUSES), dice.roll(len(BONUSES), why), why)
    drawn = BONUSES[roll.value - 1]
    told = events_story.received(seat, drawn, number, question, roll)
    return with_team(state, replace(team, stock=(*team.stock, drawn))), (told,)


def is_choice(number: int, options: Options) -> bool:
    """D-7.8: with the option at 4, numbers 4, 8, 12 are the team's choice; at 0 none is."""
    return options.bonus_choice_every > 0 and number % options.bonus_choice_every == 0


def granted(state: State, orders: Iterable[Order], dice: Dice) -> Told:
    """D-7.8: what the referee gives: a bonus like any other, or one he names."""
    events: tuple[Event, ...] = ()
    for order in orders:
        if isinstance(order, GrantOrder) and not state.team(order.team).excluded:
            state, more = _named(state, order.team, order.bonus) if order.bonus else reward(state, order.team, 0, dice)
            events = (*events, *more)
    return state, events


def _named(state: State, seat: Seat, bonus: Bonus) -> Told:
    """H10: a bonus the referee names is one that is due; else it counts like any other, and takes no choice away."""
    team = state.team(seat)
    number = 0
    if team.due:
        team = replace(team, due=team.due - 1)
    elif not is_choice(team.received + 1, state.options):
        number = team.received + 1
        team = replace(team, received=number)
    told = events_story.received(seat, bonus, number, 0)
    return with_team(state, replace(team, stock=(*team.stock, bonus))), (told,)


def chosen(state: State, sheets: Mapping[Seat, Sheet[Order]]) -> Told:
    """D-7.8, H27: who may choose bonuses gets those it names, in the order written."""
    events: tuple[Event, ...] = ()
    for team in state.teams:
        orders = tuple(sheets.get(team.seat, Sheet[Order]()))
        wished = [(place, one.bonus) for place, one in enumerate(orders, 1) if isinstance(one, ChooseOrder)]
        got, late = wished[: team.choices], wished[team.choices :]
        stock = (*team.stock, *(bonus for _, bonus in got))
        state = with_team(state, replace(team, stock=stock, choices=team.choices - len(got)))
        events = (*events, *(events_story.chosen(team.seat, place, bonus) for place, bonus in got))
        events = (*events, *(events_story.no_choice(team.seat, place, bonus) for place, bonus in late))
    return state, events


def with_team(state: State, team: Team) -> State:
    """Put a changed team into the state."""
    return replace(state, teams=tuple(team if one.seat == team.seat else one for one in state.teams))
