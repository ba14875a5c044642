"""E-9.5: what the players ordered for the last round, in their own words, kept until the game is over.

Standing orders are left out: those that were not triggered are never disclosed (E-10.1).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import get_args

from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.europe.orders import Order, StandingOrder
from pbem.rulesets.europe.state import Letter, State

_STANDING = get_args(StandingOrder)


def keep(state: State, sheets: Mapping[Seat, Sheet[Order]]) -> State:
    """E-9.5: keep the words of all letters: of a simultaneous round, or with those written since a turn began."""
    before = {} if state.options.mode == "simultaneous" else {one.seat: one.words for one in state.letters}
    said = {seat: (*before.get(seat, ()), *_words(sheets.get(seat, Sheet[Order]()))) for seat in state.circle}
    return replace(state, letters=tuple(Letter(seat, words) for seat, words in said.items() if words))


def afresh(state: State, seat: Seat) -> State:
    """E-9.5: in a sequential game a player's new turn takes the place of his last one."""
    if state.options.mode == "simultaneous":
        return state
    return replace(state, letters=tuple(one for one in state.letters if one.seat != seat))


def _words(sheet: Sheet[Order]) -> tuple[str, ...]:
    """List the lines of a letter that ordered something for this turn, each once."""
    lines = (line.words for line in sheet.lines if line.words and not isinstance(line.order, _STANDING))
    return tuple(dict.fromkeys(lines))
