"""`log`: who did what lately, and why."""

from __future__ import annotations

from pbem.core.blocks import Lines
from pbem.reports import dates
from pbem.service.campaigns import log_words, overview
from pbem.service.campaigns.log_words import LogReader
from pbem.service.campaigns.overview import LogEntry
from pbem.service.desk.act import Act, RefereeActs
from pbem.service.desk.referee_desk import Blocks, RefereeDesk

MOST = 40


def serve(desk: RefereeDesk) -> Blocks:
    """List the latest lines of the log, the newest last."""
    reader = log_words.reader(desk.session, desk.campaign, desk.words)
    told = tuple(_line(desk, reader, entry) for entry in overview.log(desk.session, desk.campaign, MOST))
    return (Lines(told),)


def _line(desk: RefereeDesk, reader: LogReader, entry: LogEntry) -> str:
    """Write one line."""
    return f"{dates.short(entry.at, desk.campaign.timezone, desk.words)}: {reader.line(entry)}"


FOR_REFEREE: RefereeActs = {"log": Act(serve)}
