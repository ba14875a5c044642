"""What is read of a line so far: who is told, what each is to do, and on what condition."""

from __future__ import annotations

from typing import NamedTuple

from pbem.language.units.conditions import Condition
from pbem.language.units.items import Item
from pbem.language.units.who import Who


class Deed(NamedTuple):
    """A rule: its condition, and what is done then."""

    condition: Condition
    then: tuple[Item, ...]


class Block(NamedTuple):
    """What somebody is told."""

    who: Who | None = None
    plan: tuple[Item, ...] = ()
    rules: tuple[Deed, ...] = ()

    @property
    def empty(self) -> bool:
        """Tell whether nothing is told yet."""
        return not self.plan and not self.rules

    def done(self, open_: bool) -> tuple[Item, ...]:
        """Give what is to be done, by the last rule where that goes on (`open_`)."""
        return self.rules[-1].then if open_ and self.rules else self.plan


class State(NamedTuple):
    """How far a line is read, and what of it."""

    at: int
    blocks: tuple[Block, ...] = ()
    gap: str = "start"
    """What stands before: `start`, `none`, `weak` (`,` `and` `then`), `strong` (`;` `.`), `colon`."""
    open: bool = False
    """What follows belongs to the last rule."""
    contrast: bool = False
    closed: bool = False
    """Nothing more is said of those told last: they do not move."""
    amend: bool = False
    """What follows is said in place of the last item: "up 2, sorry, up 3"."""


def settled(state: State) -> bool:
    """Tell whether the last condition has its deed."""
    rules = state.blocks[-1].rules
    return not rules or bool(rules[-1].then)


def complete(state: State) -> bool:
    """Tell whether whoever was told last was told something, and each condition has its deed."""
    return not state.blocks or (not state.blocks[-1].empty and settled(state))
