"""What does a command: the deed, and what must be known before it is done; its words are in `pbem.mail.commands`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from pbem.core.texts import Text
from pbem.service.desk.player_desk import PlayerDesk
from pbem.service.desk.referee_desk import Blocks, RefereeDesk

OnDesk = TypeVar("OnDesk", PlayerDesk, RefereeDesk)
Done = TypeVar("Done")


@dataclass(frozen=True)
class Preview:
    """What an act would change, for the question that is put before it; `quoted` are lines as they are written."""

    told: tuple[Text, ...]
    quoted: tuple[str, ...] = ()


def always(desk: RefereeDesk) -> bool:
    """Every such line changes something."""
    return True


def never(desk: PlayerDesk | RefereeDesk) -> bool:
    """No such line changes anything that needs a reason."""
    return False


@dataclass(frozen=True)
class Act(Generic[OnDesk, Done]):
    """What serves a command.

    `changes`: it needs a reason. `ahead` makes it one that is confirmed first, and says what it would change; a Refusal
    of it is told at once. `tells`: it tells the players why by itself, when they are to know.

    `asks`: it only wants to know something, so it is served in a trial too. `personal`: it is about the player and not
    about the game, so it is served before the campaign begins. `secret`: what follows the word is never shown.
    """

    serve: Callable[[OnDesk], Done]
    changes: Callable[[OnDesk], bool] = never
    ahead: Callable[[OnDesk], Preview] | None = None
    tells: bool = False
    asks: bool = False
    personal: bool = False
    secret: bool = False


PlayerAct = Act[PlayerDesk, str | None]
"""It answers by itself, and says what is noted of the letter, if that is more than the command's name."""
RefereeAct = Act[RefereeDesk, Blocks]
"""It gives what stands in the answer below the line."""
PlayerActs = Mapping[str, PlayerAct]
"""What a file serves to players, by the keys of the commands."""
RefereeActs = Mapping[str, RefereeAct]
"""What a file serves to the referee, by the keys of the commands."""
