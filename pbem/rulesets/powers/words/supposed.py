"""A state as one seat supposes it: made of its view alone, for the rules to say what would happen on it."""

from __future__ import annotations

from dataclasses import fields

from pbem.rulesets.powers.state import NOBODY, State, Table
from pbem.rulesets.powers.view import View


def state(view: View, others: bool = True) -> State:
    """Lay out the table as it is seen; without the `others` nobody but the seat has units on it.

    What fails on such a table can never be carried out, whatever the others do.
    """
    seen = {each.name: getattr(view, each.name) for each in fields(Table)}
    if not others:
        seen["stacks"] = tuple(stack for stack in view.stacks if (view.seat or NOBODY) in (stack.owner, stack.mover))
    return State(**seen)
