"""Opening the house for a command: the configuration, the database, a campaign."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, ParamSpec, TypeVar

import typer

from pbem.cli.output import Exit, fail

if TYPE_CHECKING:
    from sqlmodel import Session

    from pbem.service.house import House
    from pbem.store.tables import Campaign

P = ParamSpec("P")
R = TypeVar("R")

ConfigPath = Annotated[
    Path, typer.Option("--config", "-c", envvar="PBEM_CONFIG", help="The configuration file.", show_default=True)
]
CONFIG = Path("pbem.toml")


def _campaign_keys(incomplete: str) -> list[str]:
    """Complete the keys of campaigns in the shell."""
    from pbem.store.engine import reading
    from pbem.store.repository import campaigns

    house = _house(Path(os.environ.get("PBEM_CONFIG", str(CONFIG))))
    with reading(house.engine) as session:
        return [row.key for row in campaigns.listing(session) if row.key.startswith(incomplete)]


Key = Annotated[str, typer.Argument(help="The key of the campaign.", autocompletion=_campaign_keys)]
Reason = Annotated[str, typer.Option("--reason", "-r", help="Why; it goes into the log.")]


def _house(config: Path) -> House:
    """Open the house without checks."""
    from pbem import settings
    from pbem.service.house import open_house

    loaded = settings.load(config)
    loaded.data.mkdir(parents=True, exist_ok=True)
    return open_house(loaded)


def opened_unchecked(config: Path) -> House:
    """Open the house, whatever its tables are like; a wrong configuration is a usage error."""
    from pbem.settings import ConfigFault

    try:
        return _house(config)
    except ConfigFault as fault:
        fail(str(fault), Exit.USAGE)
    except (ValueError, OSError) as fault:
        fail(f"{config}: {fault}", Exit.USAGE)


def house(config: Path) -> House:
    """Open the house; old tables are told with their remedy."""
    from pbem.store import migrate

    opened = opened_unchecked(config)
    if migrate.current(opened.settings.database_url) != migrate.head():
        fail("The tables of the database are not those of this version. Run: pbem db upgrade")
    return opened


@contextmanager
def claimed(opened: House, key: str) -> Iterator[tuple[Session, Campaign]]:
    """Lock a campaign for one writing transaction."""
    from pbem.store.engine import writing
    from pbem.store.repository import campaigns

    with writing(opened.engine) as session:
        campaign = campaigns.claim(session, key, wait=True)
        if campaign is None:
            fail(f"There is no campaign {key!r}. pbem campaign list shows all.")
        yield session, campaign
    opened.wake.notify()


def faults_told(command: Callable[P, R]) -> Callable[P, R]:
    """Turn the known faults of a command into a message and an exit code."""

    @wraps(command)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> R:
        from sqlalchemy.exc import OperationalError

        from pbem.core.problems import Defect, Refusal
        from pbem.reports.texts import wording
        from pbem.settings import ConfigFault

        try:
            return command(*args, **kwargs)
        except ConfigFault as fault:
            fail(str(fault), Exit.USAGE)
        except Refusal as refusal:
            fail(wording("en").t(f"refusal-{refusal.code}", **refusal.facts))
        except Defect as defect:
            fail(f"A fault of the program: {defect}")
        except OperationalError as fault:
            fail(f"The database is away: {fault.orig}", Exit.AWAY)

    return guarded
