"""D-9 within a turn: questions, clues, answers, verdicts, bonuses and awarded points (phase 8)."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.dice import Dice
from pbem.core.events import Event
from pbem.core.overtures import Overture
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.duncan.orders import Order
from pbem.rulesets.duncan.state import State, Story
from pbem.rulesets.duncan.view import View


def credit(state: State, sheets: Mapping[Seat, Sheet[Order]], dice: Dice) -> tuple[State, tuple[Event, ...]]:
    """D-2.1 phase 8: new bonuses and awarded points."""
    raise NotImplementedError


def known(story: Story, seat: Seat | None) -> Story:
    """What a team knows of the story: everything published, its own answers."""
    raise NotImplementedError


def told(view: View, overtures: tuple[Overture[Order], ...]) -> View:
    """Put what was said since the turn began into a view."""
    raise NotImplementedError


def addressees(order: Order) -> tuple[Seat, ...]:
    """List who hears of an order at once."""
    raise NotImplementedError
