"""`renew`: a new code for the referee; `renew red`: one for a seat."""

from __future__ import annotations

from pbem.service.desk import code_renewal
from pbem.service.desk.act import Act, RefereeActs
from pbem.service.desk.referee_desk import Blocks, RefereeDesk, told
from pbem.service.referee import interventions


def serve(desk: RefereeDesk) -> Blocks:
    """Make all earlier mails worthless as a proof."""
    named, asked = desk.asked.argument.strip(" .:"), desk.asked
    if not named:
        interventions.renew(desk, asked.reason)
        return told("referee-renewed")
    seat = desk.seat(named)
    code_renewal.renew(desk.house, desk.session, desk.campaign, seat, "the referee")
    interventions.log(desk, "renewed", asked.reason, seat=seat.key)
    return told("referee-renewed-seat", seat=seat.key)


FOR_REFEREE: RefereeActs = {"renew": Act(serve, lambda desk: bool(desk.asked.argument.strip(" .:")))}
