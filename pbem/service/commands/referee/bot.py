"""`bot red bold`, `bot red none`: a house player has a seat until somebody takes it over."""

from __future__ import annotations

from pbem.mail.commands import said
from pbem.service.campaigns import house_seats, lifecycle
from pbem.service.desk.act import Act, RefereeActs, always
from pbem.service.desk.referee_desk import Blocks, RefereeDesk, told
from pbem.service.referee import interventions


def serve(desk: RefereeDesk) -> Blocks:
    """Give the seat to a house player, or take it from one."""
    seat, rest = desk.seat_and_rest(desk.asked.argument.replace(":", " "))
    name = rest.strip(" .!").lower()
    if name == house_seats.NOBODY or said(name, "back"):
        house_seats.leave(desk.of(seat))
        interventions.log(desk, "bot", desk.asked.reason, seat=seat.key, name=house_seats.NOBODY)
        return told("referee-bot-left", seat=seat.key)
    house_seats.take(desk.of(seat), name)
    lifecycle.begun_if_full(desk)
    interventions.log(desk, "bot", desk.asked.reason, seat=seat.key, name=name)
    return told("referee-bot", seat=seat.key, name=name)


FOR_REFEREE: RefereeActs = {"bot": Act(serve, always)}
