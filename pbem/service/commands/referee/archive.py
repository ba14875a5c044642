"""`archive`: the page about the finished campaign, in a file; before the end there is none."""

from __future__ import annotations

import dataclasses

from pbem.core.blocks import Lines, Section
from pbem.core.texts import text
from pbem.reports.briefing import Leaflet
from pbem.service.campaigns import parcels, public_page
from pbem.service.desk.act import Act, RefereeActs
from pbem.service.desk.referee_desk import Blocks, RefereeDesk, told
from pbem.service.post.addresses import referee_heading
from pbem.service.post.posting import answering, to_referee


def serve(desk: RefereeDesk) -> Blocks:
    """Send the file in a mail of its own."""
    if not public_page.over(desk.game):
        return told("referee-archive-not-over", campaign=desk.campaign.key)
    lines = Lines((text("archive-body-whole"), text("archive-open")), bullet=False)
    head, thread = referee_heading(desk.house, desk.campaign), answering(desk.letter)
    said = Leaflet(head, text("archive-whole"), (Section(None, (lines,)),), enclosed=parcels.everybody(desk.game))
    thread = dataclasses.replace(thread, to=desk.letter.sender)
    to_referee(desk, said, parcels.KIND_WHOLE, thread)
    return told("referee-archive")


FOR_REFEREE: RefereeActs = {"archive": Act(serve)}
