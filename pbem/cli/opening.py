"""Opening the house for a command: the configuration, the database, a campaign."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, ParamSpec, TypeVar

import typer

from pbem.cli.output import Exit, fail
from pbem.core import languages

if TYPE_CHECKING:
    from sqlmodel import Session

    from pbem.service.house.case import Case
    from pbem.service.house.house import House
    from pbem.store.tables import Campaign, Seat

P = ParamSpec("P")
R = TypeVar("R")

ConfigPath = Annotated[
    Path, typer.Option("--config", "-c", envvar="PBEM_CONFIG", help="The configuration file.", show_default=True)
]
CONFIG = Path("pbem.toml")
DAMAGED = (
    "The database is damaged: {damage}. Stop the service if it runs, and put the last good copy in its place: "
    "pbem restore COPY. Letters that came after that copy are still on the mail server and are read again."
)
"""What to do about damage; on the same words `pbem doctor` ends."""


def _campaign_keys(ctx: typer.Context, incomplete: str) -> list[str]:
    """Complete the keys of campaigns in the shell; whatever is wrong, there is nothing to offer."""
    from sqlalchemy.exc import SQLAlchemyError

    from pbem import settings
    from pbem.store import migrate

    config = ctx.params.get("config") or os.environ.get("PBEM_CONFIG", str(CONFIG))
    try:
        if migrate.current(settings.load(Path(config)).database_url) != migrate.head():
            return []
        return [key for key in _keys(Path(config)) if key.startswith(incomplete)]
    except (settings.ConfigFault, SQLAlchemyError, OSError, ValueError):
        return []


def _keys(config: Path) -> list[str]:
    from pbem.store.engine import reading
    from pbem.store.repository import campaigns

    with reading(_house(config).engine) as session:
        return [row.key for row in campaigns.listing(session)]


Key = Annotated[str, typer.Argument(help="The key of the campaign.", autocompletion=_campaign_keys)]
Language = Annotated[languages.Language | None, typer.Option(help="By default the one configured.")]


def _reason(reason: str) -> str:
    """Take the reason that is set for many commands, where none is given."""
    return reason or os.environ.get("PBEM_REASON", "")


def _needed(ctx: typer.Context, reason: str) -> str:
    """Ask for a reason where something is changed; a dry run changes nothing."""
    given = _reason(reason)
    if not (given.strip() or ctx.params.get("dry_run") or ctx.resilient_parsing):
        fail('Say why: --reason "..."; it goes into the log. PBEM_REASON does for many commands.', Exit.USAGE)
    return given


Why = Annotated[str, typer.Option("--reason", "-r", callback=_reason, help="Why; it goes into the log.")]
Reason = Annotated[str, typer.Option("--reason", "-r", callback=_needed, help="Why; needed, for it goes into the log.")]
ToldReason = Annotated[
    str, typer.Option("--reason", "-r", help="Why; it is mailed to the person and goes into the log.")
]


def _house(config: Path, serving: bool = False) -> House:
    from pbem import settings
    from pbem.service.house.house import open_house
    from pbem.store.engine import COMMAND, SERVICE

    loaded = settings.load(config)
    loaded.data.mkdir(parents=True, exist_ok=True)
    return open_house(loaded, waits=SERVICE if serving else COMMAND)


def opened_unchecked(config: Path, serving: bool = False) -> House:
    """Open the house, whatever its tables are like; a wrong configuration is a usage error."""
    from pbem.settings import ConfigFault

    try:
        return _house(config, serving)
    except ConfigFault as fault:
        fail(str(fault), Exit.USAGE)
    except (ValueError, OSError) as fault:
        fail(f"{config}: {fault}", Exit.USAGE)


def house(config: Path, serving: bool = False) -> House:
    """Open the house, as the service or for a command; tables of another version are told with their remedy."""
    from pbem.store import migrate

    opened = opened_unchecked(config, serving)
    present = migrate.current(opened.settings.database_url)
    if present is not None and not migrate.knows(present):
        fail(f"The database has version {present}, which is newer than this pbem: install a newer one.")
    if present != migrate.head():
        fail("The tables of the database are not those of this version. Run: pbem db upgrade")
    return opened


def case_of(opened: House, session: Session, campaign: Campaign) -> Case:
    """Open the case of a campaign."""
    from pbem.service.house.case import Case

    return Case(opened, session, campaign)


@contextmanager
def claimed(opened: House, key: str) -> Iterator[tuple[Session, Campaign]]:
    """Lock a campaign for one writing transaction."""
    from pbem.store.engine import writing
    from pbem.store.repository import campaigns

    with writing(opened.engine) as session:
        campaign = campaigns.claim(session, key, wait=True)
        if campaign is None:
            fail(f"There is no campaign {key!r}. pbem campaign list shows all.")
        with _refusals_told(campaign):
            yield session, campaign
    opened.wake.notify()


@contextmanager
def looked_at(opened: House, key: str, begun: bool = False) -> Iterator[tuple[Session, Campaign]]:
    """Read a campaign; `begun`: only one that has been dealt has what is asked for."""
    from pbem.store.engine import reading
    from pbem.store.repository import campaigns

    with reading(opened.engine) as session:
        campaign = campaigns.get(session, key)
        if campaign is None:
            fail(f"There is no campaign {key!r}. pbem campaign list shows all.")
        if begun and campaign.state == "recruiting":
            fail(f"{key} has not started yet. pbem campaign start {key} starts it.")
        with _refusals_told(campaign):
            yield session, campaign


def seated(session: Session, key: str, seat: str) -> Seat:
    """Give a seat of a campaign."""
    from pbem.store.repository import seats

    row = seats.get(session, key, seat)
    if row is None:
        there = ", ".join(one.key for one in seats.of_campaign(session, key))
        fail(f"There is no seat {seat!r} in {key!r}; there are: {there}.")
    return row


def moment(written: str, zone: str) -> datetime:
    """Read a day or a time in a zone."""
    from pbem.service.calendar import wall_clock

    try:
        return wall_clock.moment(written, zone)
    except ValueError as fault:
        fail(str(fault), Exit.USAGE)


@contextmanager
def _refusals_told(campaign: Campaign) -> Iterator[None]:
    """Say what is refused, and for a held campaign that it needs the referee."""
    from pbem.core.problems import Refusal
    from pbem.reports.texts import wording

    try:
        yield
    except Refusal as refusal:
        if campaign.state == "held" or campaign.restored_from:
            fail(held_told(campaign), Exit.HELD)
        fail(wording("en").t(f"refusal-{refusal.code}", **refusal.facts))


def held_told(campaign: Campaign) -> str:
    """Say that a campaign is held, or its turn by the brake, why, and what lets it go on."""
    from pbem.service.turns import brake

    why = f": {campaign.note}" if campaign.note else ""
    if brake.braked(campaign):
        ways = f"pbem turn run {campaign.key} runs it now, pbem referee extend {campaign.key} gives more time"
        return f"The turn of {campaign.key} waits{why}. {ways}."
    if campaign.restored_from:
        return f"{campaign.key} is held since the database was {campaign.note}: pbem referee release {campaign.key}"
    return f"{campaign.key} is held{why}. When that is mended: pbem referee release {campaign.key}"


def faults_told(command: Callable[P, R]) -> Callable[P, R]:
    """Turn the known faults of a command into a message and an exit code."""

    @wraps(command)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> R:
        from sqlalchemy.exc import OperationalError

        from pbem.core.problems import Defect
        from pbem.settings import ConfigFault
        from pbem.store.engine import Damaged, HeldElsewhere
        from pbem.store.lock import InUse

        try:
            return command(*args, **kwargs)
        except ConfigFault as fault:
            fail(str(fault), Exit.USAGE)
        except Defect as defect:
            fail(f"A fault of the program: {defect}")
        except Damaged as damage:
            fail(DAMAGED.format(damage=damage), Exit.DAMAGED)
        except HeldElsewhere as fault:
            fail(f"The database is busy, another process holds what is needed; try again: {fault.orig}", Exit.AWAY)
        except OperationalError as fault:
            fail(f"The database is away: {fault.orig}", Exit.AWAY)
        except BrokenPipeError:
            raise  # who reads what is printed has enough, as `head` has: the command ends without a word
        except (InUse, OSError) as fault:
            fail(str(fault))

    return guarded
