"""A campaign as a referee writes it down: one TOML file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, ValidationError

from pbem.core.languages import Language
from pbem.service.calendar.schedule import Schedule
from pbem.service.house.terms import (
    Absences,
    Archive,
    Brake,
    HousePlayers,
    Identity,
    Joining,
    Missed,
    Press,
    Referee,
    Terms,
)
from pbem.settings import Address, ConfigFault, Strict, Zone, told

_PARTS = (Schedule, Identity, Joining, Absences, Brake, Press, Referee, Missed, Archive, HousePlayers)

KEY = r"^[a-z][a-z0-9]{1,11}$"
LONGEST_TITLE = 80
Key = Annotated[str, Field(pattern=KEY)]


class PartnerEntry(Strict):
    """One more of a team: at least one address they write from."""

    name: str
    address: tuple[Address, ...] = Field(min_length=1)


class SeatEntry(Strict):
    """Who sits where: at least one address the player writes from; `partner`: who else plays the seat."""

    seat: str
    name: str
    address: tuple[Address, ...] = Field(min_length=1)
    language: Language | None = None
    timezone: Zone | None = None
    partner: tuple[PartnerEntry, ...] = ()


class CampaignFile(Strict):
    """A campaign: the `key` is what mails and addresses call it.

    `start`: by itself when all seats are taken, when the first is, or when the referee says so.
    """

    key: Key
    title: Annotated[str, Field(min_length=1, max_length=LONGEST_TITLE)]
    ruleset: str
    language: Language = "en"
    timezone: Zone = "UTC"
    mailbox: str = ""
    start: Literal["full", "first", "referee"] = "full"
    schedule: Schedule = Schedule()
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
    options: dict[str, object] = Field(default_factory=dict)
    seat: tuple[SeatEntry, ...] = ()

    def terms(self) -> Terms:
        """Give what is settled beside the rules of the game."""
        return Terms(
            self.start,
            self.identity,
            self.joining,
            self.absences,
            self.brake,
            self.press,
            self.referee,
            self.missed,
            self.archive,
            self.house_players,
            self.browser,
        )


def load(path: Path) -> CampaignFile:
    """Read a campaign's file; a ConfigFault tells all that is wrong with it."""
    try:
        return check(str(path), tomllib.loads(path.read_text(encoding="utf-8")))
    except FileNotFoundError:
        raise ConfigFault(str(path), ("no such file; see config/campaigns/ for examples",)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise ConfigFault(str(path), (f"not TOML: {fault}",)) from None
    except OSError as fault:
        raise ConfigFault(str(path), (f"cannot be read: {fault.strerror}",)) from None


def check(name: str, table: Mapping[str, object]) -> CampaignFile:
    """Turn a table into a campaign's file, or tell every fault."""
    try:
        return CampaignFile.model_validate(table)
    except ValidationError as invalid:
        keys = {key for model in (CampaignFile, SeatEntry) for key in model.model_fields}
        keys |= {field.name for part in _PARTS for field in fields(part)}
        raise ConfigFault(name, told(invalid, keys)) from None
