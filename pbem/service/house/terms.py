"""What a referee settles for a campaign beside the rules of its game: who is believed, may join, may be away."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Literal

from pydantic import ConfigDict, Field, with_config

from pbem import codec
from pbem.core.languages import Language
from pbem.store.tables import Campaign

_STRICT = ConfigDict(extra="forbid")
"""A misspelt key in a campaign's file is told, not passed over."""


@with_config(_STRICT)
@dataclass(frozen=True)
class Identity:
    """Who is believed: a token from a registered address, or whoever has the token or the passphrase.

    With `authenticated` the host's own mail server must besides have found the sender's domain genuine.
    """

    proof: Literal["token+address", "token"] = "token+address"
    authenticated: bool = False


@with_config(_STRICT)
@dataclass(frozen=True)
class Joining:
    """Who may join by mail: `confirm` by replying, `approve` by the referee, only the invited, a waiting list."""

    confirm: bool = True
    approve: bool = False
    invited_only: bool = False
    waiting_list: bool = True


@with_config(_STRICT)
@dataclass(frozen=True)
class Absences:
    """What a player may be away: `days` in a year (0: none), `longest` at once, told so many hours ahead.

    `effect`: turns wait until the player is back, or they run and the player's silence is excused.
    """

    days: Annotated[int, Field(ge=0, le=366)] = 0
    longest: Annotated[int, Field(ge=1, le=366)] = 14
    notice_hours: Annotated[float, Field(ge=0, le=720)] = 24
    effect: Literal["wait", "excuse"] = "excuse"


@with_config(_STRICT)
@dataclass(frozen=True)
class Brake:
    """When a turn does not run and the referee is told.

    The mailbox was not read in the last so many minutes before the deadline (0: never mind), or the share of silent
    players is by so much greater than usual (0: never mind).
    """

    unread_minutes: Annotated[float, Field(ge=0, le=1440)] = 15
    silent_share: Annotated[float, Field(ge=0, le=1)] = 0


@with_config(_STRICT)
@dataclass(frozen=True)
class Press:
    """Letters between players: so many `hourly` and so many characters each, `anonymous` ones allowed or not.

    `addresses`: players who are in contact are told each other's address at once; else only when both wish it.
    """

    anonymous: bool = False
    hourly: Annotated[int, Field(ge=1, le=1000)] = 20
    longest: Annotated[int, Field(ge=100, le=100_000)] = 8000
    addresses: bool = False


@with_config(_STRICT)
@dataclass(frozen=True)
class Referee:
    """Who the referee is: his addresses (none: the host's `referee`), whether he gets a report of every turn.

    `unclear`: a line nobody understands is asked back, or held until he judges it.
    """

    address: tuple[str, ...] = ()
    language: Literal[""] | Language = ""
    reports: bool = False
    unclear: Literal["ask player", "hold for referee"] = "ask player"


@with_config(_STRICT)
@dataclass(frozen=True)
class Missed:
    """What becomes of a seat that sends nothing: after so many turns in a row (0: never) that were not excused.

    `stay`: nothing; `offer`: the seat is offered to the waiting list, and stays its player's until somebody takes it;
    `vacate`: it is taken from its player; `house`: besides, a house player has it until somebody takes it over;
    `disorder`: besides, the rule book's end of a state. `orders`: who sends nothing does as the rule book has it, or
    what was ordered last once more, as far as that is still possible.
    """

    after: Annotated[int, Field(ge=0, le=100)] = 0
    then: Literal["stay", "offer", "vacate", "disorder", "house"] = "stay"
    orders: Literal["rules", "last"] = "rules"


@with_config(_STRICT)
@dataclass(frozen=True)
class HousePlayers:
    """Which house player has the seats that are free when the game starts (`player`; empty: nobody).

    `choose`: whoever joins first may name another. `hours`: so long after the first player has joined the game starts
    with house players on the seats still free (0: it waits).
    """

    player: Annotated[str, Field(pattern="^[a-z]*$")] = ""
    choose: bool = False
    hours: Annotated[float, Field(ge=0, le=8760)] = 0


@with_config(_STRICT)
@dataclass(frozen=True)
class Archive:
    """What the page about a finished campaign tells beside the game itself: `names` of the players, or colours only.

    `publish`: the house shows it in its window to everybody, once the campaign is over.
    """

    names: bool = False
    publish: bool = False


@dataclass(frozen=True)
class Terms:
    """All of it; `start`: by itself when all seats are taken, when the first is, or when the referee says so.

    `browser`: players and referee see it in the window of the house.
    """

    start: Literal["full", "first", "referee"] = "full"
    identity: Identity = Identity()
    joining: Joining = Joining()
    absences: Absences = Absences()
    brake: Brake = Brake()
    press: Press = Press()
    referee: Referee = Referee()
    missed: Missed = Missed()
    archive: Archive = Archive()
    house_players: HousePlayers = HousePlayers()
    browser: bool = True


def terms(campaign: Campaign) -> Terms:
    """Read the terms of a campaign; what an older one does not name is as it was made for."""
    return _read(campaign.settings)


@lru_cache(maxsize=1000)
def _read(settings: str) -> Terms:
    """Read terms once, whoever asks how often."""
    return codec.loads(settings, Terms)


def written(agreed: Terms) -> str:
    """Write terms as they are kept."""
    return codec.dumps(agreed, Terms)
