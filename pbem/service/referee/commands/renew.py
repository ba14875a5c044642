"""`renew`: a new code for the referee; `renew red`: one for a seat."""

from __future__ import annotations

from pbem.service.identity import renewing
from pbem.service.referee import acts
from pbem.service.referee.act import Act
from pbem.service.referee.desk import Blocks, Desk, told


def serve(desk: Desk) -> Blocks:
    """Make all earlier mails worthless as a proof."""
    named, asked = desk.asked.argument.strip(" .:"), desk.asked
    if not named:
        acts.renew(desk.house, desk.session, desk.campaign, asked.reason)
        return told("referee-renewed")
    seat = desk.seat(named)
    renewing.renew(desk.house, desk.session, desk.campaign, seat, "the referee")
    acts.log(desk.house, desk.session, desk.campaign, "renewed", asked.reason, seat=seat.key)
    return told("referee-renewed-seat", seat=seat.key)


ACT = Act(serve, lambda desk: bool(desk.asked.argument.strip(" .:")))
