"""`preview red`: the report of the present state as that seat gets it, in a mail of its own."""

from __future__ import annotations

import dataclasses

from pbem.reports.briefing import Report
from pbem.service.desk.act import Act, RefereeActs
from pbem.service.desk.referee_desk import Blocks, RefereeDesk, told
from pbem.service.post.addresses import referee_heading
from pbem.service.post.posting import answering, to_referee
from pbem.service.referee import interventions


def serve(desk: RefereeDesk) -> Blocks:
    """Send the report, with the referee's own code in place of the seat's."""
    seat = desk.seat(desk.asked.argument)
    assert desk.game
    said = interventions.preview(desk.of(seat))
    assert isinstance(said, Report)
    own = referee_heading(desk.house, desk.campaign)
    heading = dataclasses.replace(said.heading, token=own.token, reply_to=own.reply_to, player="")
    thread = dataclasses.replace(answering(desk.letter), to=desk.letter.sender)
    shown = dataclasses.replace(said, heading=heading)
    to_referee(desk, shown, "preview", thread)
    return told("referee-preview", seat=seat.key, language=seat.language)


FOR_REFEREE: RefereeActs = {"preview": Act(serve)}
