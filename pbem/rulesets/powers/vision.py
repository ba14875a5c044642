"""What each seat knows (7.4), and what might be true instead (S-19): a table without secrets, and what each chapter
puts into it."""

from __future__ import annotations

from dataclasses import fields

from pbem.core.dice import Dice
from pbem.core.seats import Seat
from pbem.rulesets.powers.book.points import chain
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.state import State, Table
from pbem.rulesets.powers.view import View

ASKED = ("works", "standing", "kept", "later", "memory", "pacts", "proposals", "handed", "dues")
"""Parts of the state that a view has only as far as a chapter puts them there."""


def view(state: State, seat: Seat | None) -> View:
    """Project what a seat knows (None: the public; REFEREE: everything)."""
    open_ = {each.name: getattr(state, each.name) for each in fields(Table) if each.name not in ASKED}
    return chain(every.book(state).points.seen, View(seat=seat, **open_), state)


def reimagine(state: State, seat: Seat, dice: Dice) -> State:
    """Deal anew what the seat does not know."""
    return chain(every.book(state).points.redeal, state, seat, dice)
