"""Every goal as a chapter (P-7, P-19 to P-29): it deals, counts, judges, and keeps secret what is one seat's own."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.dice import Dice
from pbem.core.seats import REFEREE, Seat
from pbem.rulesets.powers.book.chapter import Chapter, Phase
from pbem.rulesets.powers.book.points import Points, Turn
from pbem.rulesets.powers.chapters.goals.goal import seen_by
from pbem.rulesets.powers.chapters.goals.lot import KEY
from pbem.rulesets.powers.chapters.goals.played import case, judged
from pbem.rulesets.powers.chapters.goals.register import GOALS, AnyGoal, needed
from pbem.rulesets.powers.memory import Memory
from pbem.rulesets.powers.state import Result, State
from pbem.rulesets.powers.view import View


def chapter(goal: AnyGoal) -> Chapter:
    """Make a chapter of a goal. A scored goal of its own (P-27, P-28) is played instead of `g-score`, not on it."""

    def dealt(state: State, dice: Dice) -> State:
        return replace(state, memory=goal.deal(case(goal, state), dice))

    def count(turn: Turn) -> None:
        turn.state = replace(turn.state, memory=goal.count(case(goal, turn.state)))

    def end(state: State) -> Result | None:
        return judged(goal, state)

    def seen(view: View, state: State) -> View:
        """P-23.1: what is dealt in secret is known when all is over."""
        open_ = view.seat == REFEREE or state.result is not None
        return replace(view, memory=state.memory if open_ else seen_by(goal, state.memory, view.seat))

    def redeal(state: State, seat: Seat, dice: Dice) -> State:
        if state.result is not None or state.memory == Memory():
            return state
        return replace(state, memory=goal.redeal(case(goal, state), seat, dice))

    return Chapter(
        goal.key,
        needs=needed(goal),
        excludes=tuple(key for key in GOALS if key != goal.key),
        phases=(Phase("goal counted", "points", count),),
        points=Points(
            start=(dealt,) if goal.before_bids else (),
            dealt=() if goal.before_bids else (dealt,),
            seen=(seen,),
            redeal=(redeal,),
            goal=(end,),
        ),
    )


ENDHOLD = Chapter("g-endhold", needs=("multi",))
"""P-21: goals that ask who holds a land ask the option `endhold`; see `played.standing`."""
RANDOM = Chapter(KEY, needs=("land",), release="R3")
"""P-17.6: the goal is drawn when the game is made, and joins its chapters."""
CHAPTERS = (*map(chapter, GOALS.values()), ENDHOLD, RANDOM)
