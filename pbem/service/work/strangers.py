"""Letters that show no right code: let in while there is room, else put in a line, and taken up by themselves.

The limit is on what strangers are answered, all together, within an hour. It is counted by the letters that were let
in, at most so many of one sender as a stranger gets answers. A right code passes it, for it cannot be guessed; so does
a registered address, which is answered at that address only and has a limit of its own. Whether an address is
registered makes no difference to what is counted, or anybody could find out by looking when the door closes.

Whatever else waits does so in a line that is fair (`store.repository.deferrals`), for some days at most. The referee
hears when it begins and when it is over.
"""

from __future__ import annotations

from datetime import timedelta

from sqlmodel import Session

from pbem.core.texts import text
from pbem.service.desk.arrival import Arrival
from pbem.service.desk.credentials import shown
from pbem.service.house.house import House
from pbem.service.joining import join_request, wishes
from pbem.service.post import answer_rate
from pbem.service.post.posting import notice, to_host
from pbem.store.engine import reading, writing
from pbem.store.repository import applications, deferrals, host, inbox, invitations
from pbem.store.tables import Inbox

BEGUN, OVER = "limit-flood", "limit-flood-over"
MOST_INVITED = 5
"""So many people may show the same invitation and wait for nobody, until one of them has confirmed."""
AT_ONCE = 20
"""So many letters are taken up, or given up, in one round of work."""


def settle(arrival: Arrival) -> bool:
    """Put off a letter that shows nothing while there is no room, or others have waited before it."""
    house, session = arrival.house, arrival.session
    showing = "code" if _invited(arrival) else shown(house, session, arrival.letter, arrival.caller)
    if showing == "code":
        return False
    room = answer_rate.room(house, session)
    if arrival.deferred or (room and not deferrals.any_waiting(session)) or showing == "address":
        if room:
            answer_rate.admit(house, session, arrival.row)
        return False
    _defer(arrival)
    return True


def next_in_line(house: House, session: Session) -> Inbox | None:
    """Take the next letter out of the line, if there is room for it; its transaction settles it."""
    place = deferrals.first(session) if answer_rate.room(house, session) else None
    if place is None:
        return None
    deferrals.leave(session, place.inbox)
    letter = session.get(Inbox, place.inbox)
    assert letter is not None
    inbox.settle(session, letter, "new", reason=letter.reason)
    return letter


def is_room(house: House) -> bool:
    """Tell whether a letter waits that can be taken up."""
    with reading(house.engine) as session:
        return deferrals.any_waiting(session) and answer_rate.room(house, session)


def tend(house: House) -> int:
    """Give up what has waited too long, and say when it is over; tell how many letters were given up."""
    with reading(house.engine) as session:
        if host.flood(session) is None:
            return 0
    with writing(house.engine) as session:
        given_up = _expire(house, session)
        if not deferrals.any_waiting(session) and _calm(house, session):
            host.set_flood(session, house.now, None)
            told = notice(house, house.settings.language, text(OVER), text(f"{OVER}-body"))
            to_host(house, session, told)
    return given_up


def _expire(house: House, session: Session) -> int:
    """Give up the letters that have waited too long."""
    before = house.now - timedelta(days=house.settings.inbox.wait_days)
    for count in range(AT_ONCE):
        place = deferrals.overdue(session, before)
        if place is None:
            return count
        deferrals.leave(session, place.inbox)
        letter = session.get(Inbox, place.inbox)
        assert letter is not None
        inbox.settle(session, letter, "expired", "waited too long among strangers", letter.reason)
    return AT_ONCE


def _calm(house: House, session: Session) -> bool:
    """Tell whether strangers write less than half of what is answered: who is told must not be told every hour."""
    lately = inbox.admitted_since(session, house.now - answer_rate.HOUR)
    return 2 * lately <= house.settings.stranger_answers_per_hour


def _defer(arrival: Arrival) -> None:
    """Put a letter into the line; the referee is told when it is the first."""
    house, session = arrival.house, arrival.session
    arrival.settle("too many letters of strangers", "deferred", arrival.row.reason)
    deferrals.add(session, arrival.row, house.now)
    if host.flood(session) is None:
        host.set_flood(session, house.now, house.now)
        limits = {"count": house.settings.stranger_answers_per_hour, "days": house.settings.inbox.wait_days}
        body = text(f"{BEGUN}-body", **limits)
        to_host(house, session, notice(house, house.settings.language, text(BEGUN), body))


def _invited(arrival: Arrival) -> bool:
    """Tell whether a letter asks for a seat with a good invitation that not too many have shown already."""
    if arrival.found is None or arrival.found.key != "join":
        return False
    asked = join_request.request(arrival)
    if asked.campaign is None or not asked.code:
        return False
    found = invitations.get(arrival.session, asked.campaign.key, asked.code)
    if found is None or found.state != "open":
        return False
    shown_before = applications.listing(arrival.session, asked.campaign.key, "unconfirmed")
    return sum(wishes.kept(one.wishes).invitation == asked.code for one in shown_before) < MOST_INVITED
