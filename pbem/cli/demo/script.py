"""What is played in a demo: `config/demo/<game>.toml`, a campaign, its letters, and what must come of them."""

from __future__ import annotations

import tomllib
from typing import Annotated

from pydantic import Field

from pbem.reports.places import folder
from pbem.service.calendar.campaign_file import CampaignFile
from pbem.settings import Strict

REFEREE = "referee"
ALL = "all"


class Brought(Strict):
    """A mail that comes to somebody else because of a letter: to a seat, to `all` players, or to the `referee`."""

    seat: str
    says: tuple[str, ...]


class Letter(Strict):
    """A letter a player or the `referee` writes; `by`: the partner on that seat who does, by name.

    It is a reply to the newest report, or to the newest mail with `below` in its subject or reply address: `+ask` is a
    question, `.referee.` any mail to the referee. `accepted` and `refused` count the lines the answer must show as
    such, `says` are words it must hold. It is written when those before it have been answered if it comes `after`
    them, otherwise at the same time; in the window in the `browser`, or by mail.
    """

    seat: str
    text: str
    by: str = ""
    subject: str = ""
    below: str = ""
    after: bool = False
    browser: bool = False
    accepted: int = 0
    refused: int = 0
    says: tuple[str, ...] = ()
    brings: tuple[Brought, ...] = ()


class Turn(Strict):
    """The letters of one turn; where seats are `silent`, the referee lets the turn run.

    `reports`: everybody gets one first, for the referee in their own part of the album, called `name`; `told` are
    words that reports must hold.
    """

    letter: tuple[Letter, ...]
    silent: tuple[str, ...] = ()
    reports: bool = True
    name: str = ""
    told: tuple[Brought, ...] = ()


class Script(Strict):
    """A demo: the campaign, the secret its board is dealt with, its turns, what the last reports must tell."""

    secret: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
    campaign: CampaignFile
    turn: tuple[Turn, ...]


def load(game: str) -> Script:
    """Read the script of a game; a FileNotFoundError names the games there are."""
    scripts = {path.stem: path for path in sorted((folder("config") / "demo").glob("*.toml"))}
    if game not in scripts:
        raise FileNotFoundError(f"no demo of {game!r}; there are: {', '.join(scripts)}")
    return Script.model_validate(tomllib.loads(scripts[game].read_text(encoding="utf-8")))
