"""An act of the referee's: what does it, whether it says why, whether it is asked back first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pbem.core.texts import Text
from pbem.service.desk.referee_desk import Blocks, Desk


@dataclass(frozen=True)
class Preview:
    """What an act would change, for the question that is put before it; `quoted` are lines as they are written."""

    told: tuple[Text, ...]
    quoted: tuple[str, ...] = ()


def always(desk: Desk) -> bool:
    """Every such line changes something."""
    return True


def never(desk: Desk) -> bool:
    """No such line changes anything that needs a reason."""
    return False


@dataclass(frozen=True)
class Act:
    """What serves a line.

    `changes`: it needs a reason. `ahead` makes it one that is confirmed first, and says what it would change; a Refusal
    of it is told at once. `tells`: it tells the players why by itself, when they are to know.
    """

    serve: Callable[[Desk], Blocks]
    changes: Callable[[Desk], bool] = never
    ahead: Callable[[Desk], Preview] | None = None
    tells: bool = False
