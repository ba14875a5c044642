"""`preview red`: the report of the present state as that seat gets it, in a mail of its own."""

from __future__ import annotations

import dataclasses

from pbem.reports.briefing import Briefing, Report
from pbem.service.desk.act import Act, RefereeActs
from pbem.service.desk.referee_desk import Blocks, RefereeDesk, told
from pbem.service.post.addresses import referee_heading
from pbem.service.post.posting import answering, to_referee
from pbem.service.referee import interventions
from pbem.store.tables import Seat


def serve(desk: RefereeDesk) -> Blocks:
    """Send the report of the present state."""
    seat = desk.seat(desk.asked.argument)
    assert desk.game
    return sent(desk, seat, interventions.preview(desk.of(seat)))


def sent(desk: RefereeDesk, seat: Seat, said: Briefing) -> Blocks:
    """Send a report of a seat, with the referee's own code in place of the seat's."""
    assert isinstance(said, Report)
    own = referee_heading(desk.house, desk.campaign)
    heading = dataclasses.replace(said.heading, token=own.token, reply_to=own.reply_to, player="")
    thread = dataclasses.replace(answering(desk.letter), to=desk.letter.sender)
    to_referee(desk, dataclasses.replace(said, heading=heading), "preview", thread)
    return told("referee-preview", seat=seat.key, language=seat.language)


FOR_REFEREE: RefereeActs = {"preview": Act(serve)}
