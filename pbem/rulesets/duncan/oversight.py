"""The referee sees everything."""

from __future__ import annotations

from pbem.core.blocks import Block
from pbem.rulesets.duncan.state import State
from pbem.rulesets.duncan.view import View


def view(state: State) -> View:
    """Give the whole truth as a view."""
    raise NotImplementedError


def standings(state: State) -> tuple[Block, ...]:
    """D-10.1: who came where."""
    raise NotImplementedError
