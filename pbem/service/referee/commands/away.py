"""`away red 20 December to 27 December`, `away red none`: days on which a player cannot play."""

from __future__ import annotations

from pbem.core.problems import Refusal
from pbem.mail import days
from pbem.mail.commands import fold
from pbem.reports import dates
from pbem.service.calendar import wall_clock
from pbem.service.calendar.absences import Span
from pbem.service.desk.referee_desk import Blocks, Desk, told
from pbem.service.referee import interventions
from pbem.service.referee.command import Act, always

_NONE = frozenset(
    fold("none cancel back нет отмена вернулся žádná žádné zrušit zpět žiadna žiadne zrušiť späť").split()
)


def serve(desk: Desk) -> Blocks:
    """Book days without the limits of the campaign, or take back what is booked."""
    seat, rest = desk.seat_and_rest(desk.asked.argument.replace(":", " "))
    if fold(" ".join(rest.split()[-1:])) in _NONE:
        if not interventions.away(desk.house, desk.session, desk.campaign, seat, None, desk.asked.reason):
            raise Refusal("referee-not-away", seat=seat.key)
        return told("referee-back", seat=seat.key)
    span = days.read(rest, wall_clock.local_day(desk.house.now, seat.zone))
    if span is None:
        raise Refusal("referee-no-moment", words=rest[:80])
    interventions.away(desk.house, desk.session, desk.campaign, seat, Span(*span), desk.asked.reason)
    first, last = (dates.day(day, desk.words) for day in span)
    return told("referee-away", seat=seat.key, first=first, last=last)


ACT = Act(serve, always)
