"""The campaigns somebody referees, for the page of one's own games."""

from __future__ import annotations

from sqlmodel import Session

from pbem.reports.screens import House as Named
from pbem.reports.screens import Refereed
from pbem.service.house.house import House
from pbem.service.window import referee_case, referee_waiting
from pbem.service.window.referee_case import Asking
from pbem.service.window.sessions import Guest


def refereed(house: House, session: Session, guest: Guest, named: Named) -> tuple[Refereed, ...]:
    """List them, with what waits in each."""
    rows = referee_case.refereed(house, session, guest)
    return tuple(_one(house, session, Asking(guest, named, "", row.key)) for row in rows)


def _one(house: House, session: Session, asking: Asking) -> Refereed:
    case = referee_case.opened(house, session, asking)
    assert case is not None
    frame = case.frame("overview", len(referee_waiting.all_of(case)))
    return Refereed(frame.campaign, frame.title, frame.state, frame.due, frame.left, frame.waits)
