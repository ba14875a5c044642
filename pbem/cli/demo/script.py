"""What is played in a demo: `config/demo/<game>.toml`, a campaign and the letters of its players."""

from __future__ import annotations

import tomllib
from typing import Annotated

from pydantic import Field

from pbem.reports.places import folder
from pbem.service.campaign_file import CampaignFile
from pbem.settings import Strict


class Letter(Strict):
    """A letter a player writes: `accepted` and `refused` count the lines the answer must show as such."""

    seat: str
    text: str
    subject: str = ""
    accepted: int = 0
    refused: int = 0


class Turn(Strict):
    """The letters of one turn, in the order written; where seats are `silent`, the referee lets the turn run."""

    letter: tuple[Letter, ...]
    silent: tuple[str, ...] = ()


class Script(Strict):
    """A demo: the campaign, the secret its board is dealt with, and its turns."""

    secret: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
    campaign: CampaignFile
    turn: tuple[Turn, ...]


def load(game: str) -> Script:
    """Read the script of a game; a FileNotFoundError names the games there are."""
    scripts = {path.stem: path for path in sorted((folder("config") / "demo").glob("*.toml"))}
    if game not in scripts:
        raise FileNotFoundError(f"no demo of {game!r}; there are: {', '.join(scripts)}")
    return Script.model_validate(tomllib.loads(scripts[game].read_text(encoding="utf-8")))
