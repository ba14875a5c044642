"""`log`: who did what lately, and why."""

from __future__ import annotations

from pbem.core.blocks import Listing
from pbem.reports import dates
from pbem.service.campaigns import overview
from pbem.service.campaigns.overview import LogEntry
from pbem.service.desk.act import Act, RefereeActs
from pbem.service.desk.referee_desk import Blocks, RefereeDesk

MOST = 40


def serve(desk: RefereeDesk) -> Blocks:
    """List the latest lines of the log, the newest last."""
    return (Listing(tuple(_line(desk, entry) for entry in overview.log(desk.session, desk.campaign, MOST))),)


def _line(desk: RefereeDesk, entry: LogEntry) -> str:
    """Write one line."""
    when = dates.short(entry.at, desk.campaign.timezone, desk.words)
    return f"{when}  {entry.words}"[:400]


FOR_REFEREE: RefereeActs = {"log": Act(serve)}
