"""`log`: who did what lately, and why."""

from __future__ import annotations

import json

from pbem.core.blocks import Listing
from pbem.reports import dates
from pbem.service.desk.act import Act, RefereeActs
from pbem.service.desk.referee_desk import Blocks, RefereeDesk
from pbem.store.repository import events
from pbem.store.tables import Event

MOST = 40


def serve(desk: RefereeDesk) -> Blocks:
    """List the latest lines of the log, the newest last."""
    found = events.of_campaign(desk.session, desk.campaign.key, MOST)
    return (Listing(tuple(_line(desk, entry) for entry in reversed(found))),)


def _line(desk: RefereeDesk, entry: Event) -> str:
    """Write one line; the log itself is kept in English."""
    facts = json.loads(entry.payload)
    when = dates.short(entry.at, desk.campaign.timezone, desk.words)
    said = ", ".join(f"{name}: {value}" for name, value in facts.items() if value not in ("", [], None))
    return f"{when}  {entry.who} {entry.kind}  {said}".rstrip()[:400]


FOR_REFEREE: RefereeActs = {"log": Act(serve)}
