"""P-16.8: a seat nobody plays any more is out at once: its units are disbanded, its lands are nobody's."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.dice import KeyedDice
from pbem.core.problems import Refusal
from pbem.core.ruleset import Resolution
from pbem.core.seats import Seat
from pbem.rulesets.powers import events
from pbem.rulesets.powers.book.points import Turn
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.treaties import without
from pbem.rulesets.powers.setup import opened
from pbem.rulesets.powers.state import State, unseated
from pbem.rulesets.powers.turn import pass_on, preparation


def departed(state: State, seat: Seat) -> Resolution[State]:
    """Take a seat out of the war; goals are judged, as ever, at the end of the round."""
    if seat not in state.circle or seat in state.out or state.result is not None:
        raise Refusal("powers-no-seat", seat=seat)
    left, ends = without(_forgotten(unseated(state, seat), seat), (seat,))
    turn = Turn(left, every.book(state).points, {}, KeyedDice(b""))  # what is done here throws no dice
    turn.tell(events.eliminated(seat), *ends)
    asked = preparation(left)
    if asked is not None and not [each for each in asked.awaits(left) if each not in left.out]:
        turn.state = opened(left)
    elif left.on == seat:
        turn.state = replace(left, later=(), tick=left.tick + 1)
        pass_on(turn, seat)
    return Resolution(turn.state, tuple(turn.events))


def _forgotten(state: State, seat: Seat) -> State:
    """Drop what was still to be placed, and the standing orders."""
    return replace(
        state,
        grants={key: each for key, each in state.grants.items() if key != seat},
        kept={key: each for key, each in state.kept.items() if key != seat},
        standing={key: each for key, each in state.standing.items() if key != seat},
    )
