"""`away red 20 December to 27 December`, `away red none`: days on which a player cannot play."""

from __future__ import annotations

from pbem.core.problems import Refusal
from pbem.mail import days
from pbem.mail.commands import said
from pbem.reports import dates
from pbem.service.calendar import wall_clock
from pbem.service.calendar.absences import Span
from pbem.service.desk.act import Act, RefereeActs, always
from pbem.service.desk.referee_desk import Blocks, RefereeDesk, told
from pbem.service.referee import interventions


def serve(desk: RefereeDesk) -> Blocks:
    """Book days without the limits of the campaign, or take back what is booked."""
    seat, rest = desk.seat_and_rest(desk.asked.argument.replace(":", " "))
    if said("".join(rest.split()[-1:]), "back"):
        if not interventions.away(desk.of(seat), None, desk.asked.reason):
            raise Refusal("referee-not-away", seat=seat.key)
        return told("referee-back", seat=seat.key)
    span = days.read(rest, wall_clock.local_day(desk.house.now, seat.zone))
    if span is None:
        raise Refusal("referee-no-moment", words=rest[:80])
    interventions.away(desk.of(seat), Span(*span), desk.asked.reason)
    first, last = (dates.day(day, desk.words) for day in span)
    return told("referee-away", seat=seat.key, first=first, last=last)


FOR_REFEREE: RefereeActs = {"away": Act(serve, always)}
