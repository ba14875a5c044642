"""The daily digest: the notices collected for a person, and how all of their games stand, in one mail.

It goes out when the first of the collected notices is due, the next morning in the person's zone; on a day without
notices there is none.
"""

from __future__ import annotations

import logging

from sqlmodel import Session

from pbem.core.texts import Text, text
from pbem.reports import dates
from pbem.reports.briefing import Notice
from pbem.service.calendar import deadlines
from pbem.service.game import turn_names
from pbem.service.house.house import House
from pbem.service.post.posting import Envelope, Slot, notice, to_address
from pbem.service.post.rendering import briefing
from pbem.store.engine import reading, writing
from pbem.store.repository import campaigns, deliveries, people, sheets
from pbem.store.tables import Campaign, Outbox, Person, Seat

log = logging.getLogger("pbem.digest")

KIND = "daily-digest"
_NOTHING = '{"lines":[]}'


def send_due(house: House) -> int:
    """Send the digests that are due, one a transaction; tell how many."""
    done = 0
    while _anything_due(house) and _send_one(house):
        done += 1
    return done


def send(house: House, session: Session, person: Person) -> bool:
    """Send what is collected for a person; False when there is nothing."""
    addresses = [row.address for row in people.addresses(session, person.id or 0)]
    mails = deliveries.collected(session, addresses=addresses)
    if not mails:
        return False
    to = people.address_of(session, person.id or 0) or mails[0].address
    said = (*_games(house, session, person, to), *(_told(house, person, mail) for mail in mails))
    quoted = tuple(line for mail in mails if isinstance(one := briefing(mail), Notice) for line in one.quoted)
    letter = notice(house, person.language, text("digest-subject"), *said, quoted=quoted)
    to_address(house, session, Envelope(to, mails[0].mailbox), letter, Slot(KIND, 0, mails[-1].id or 0))
    deliveries.gone(session, mails, house.now, "went with a digest")
    return True


def _anything_due(house: House) -> bool:
    """Look whether a digest is due, without writing anything."""
    with reading(house.engine) as session:
        return deliveries.any_due(session, house.now)


def _send_one(house: House) -> bool:
    """Send the digest of one person; another worker may be at it."""
    with writing(house.engine) as session:
        due = deliveries.collected(session, house.now)
        if not due:
            return False
        person = people.by_address(session, due[0].address)
        try:
            with session.begin_nested():
                assert person is not None, "the address is nobody's any more"
                return send(house, session, person)
        except Exception as fault:  # the edge of one digest: its notices go out one by one
            log.exception("the digest for %s could not be written: %s", due[0].address, fault)
            deliveries.singly(session, [mail for mail in due if mail.address == due[0].address])
            return True


def _games(house: House, session: Session, person: Person, address: str) -> tuple[Text, ...]:
    """Say how each game of a person stands: the turn, the deadline in their zone, their own orders."""
    told = []
    for seat in people.seats_at(session, address):
        campaign = campaigns.get(session, seat.campaign)
        if campaign is not None and campaign.state != "recruiting":
            told.append(_game(house, session, person, campaign, seat))
    return tuple(told)


def _game(house: House, session: Session, person: Person, campaign: Campaign, seat: Seat) -> Text:
    turn, due = campaign.head_turn + 1, deadlines.present(session, campaign)
    ending = turn_names.ending(house, session, campaign)
    if due is None or campaign.state != "running":
        return text(f"digest-game-idle{ending}", campaign=campaign.title, turn=turn)
    sheet = sheets.last_of(session, campaign.key, campaign.head_branch, turn, seat.key)
    given = sheet is not None and sheet.orders != _NOTHING
    orders = text("digest-orders-in" if given else "digest-orders-missing")
    when = dates.long(due, person.zone, house.catalogue(person.language))
    return text(f"digest-game{ending}", campaign=campaign.title, turn=turn, deadline=when, orders=orders)


def _told(house: House, person: Person, mail: Outbox) -> Text:
    """Say what a collected notice says, in the words of its own game."""
    said = briefing(mail)
    assert isinstance(said, Notice)
    words = house.catalogue(person.language, said.heading.ruleset if said.heading else "")
    body = " ".join(words.say(paragraph) for paragraph in said.paragraphs)
    return text("digest-notice", subject=words.say(said.subject), words=body)
