"""Into the outbox: a briefing, for a seat, the referee or a stranger, in the transaction of its cause."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Literal

from sqlmodel import Session

from pbem.core.texts import Text
from pbem.mail.reading.letter import Letter
from pbem.mail.sending.compose import can_be_written_to
from pbem.reports.briefing import Answer, Briefing, Forwarded, Leaflet, Notice, Report, Slip
from pbem.service.house.case import Case, SeatCase
from pbem.service.house.house import House
from pbem.service.post import answer_rate, briefing_text, habits
from pbem.service.post.addresses import (
    in_steps,
    notice_heading,
    referee_addresses,
    referee_heading,
    referee_language,
)
from pbem.store import plain
from pbem.store.repository import campaigns, host, outbox, partners, people
from pbem.store.tables import Campaign, Inbox, Outbox, Person, Seat

REFEREE = "referee"
Place = dict[str, str | int]
"""Columns of the outbox that say whom a mail is for."""
OVERTAKES = timedelta(days=1)
"""An answer goes before whatever has waited for less: who writes a letter waits for nobody's thousand reports."""


@dataclass(frozen=True)
class Thread:
    """What a mail answers: the Message-ID, and those before it; `to` is the proven address to answer, if any.

    `whose`: whose letter it answers, if any; a machine's is never answered. `alone`: of several readers of a seat
    only the one who has that address gets it.
    """

    in_reply_to: str = ""
    references: tuple[str, ...] = ()
    to: str = ""
    whose: Literal["", "person", "machine"] = ""
    alone: bool = False


_NEW = Thread()


def answering(letter: Letter) -> Thread:
    """Thread a mail below the letter it answers."""
    earlier = (*letter.references, letter.message_id) if letter.message_id else ()
    return Thread(letter.message_id, earlier, whose="machine" if letter.automatic else "person")


def following(session: Session, campaign: Campaign, recipient: str) -> Thread:
    """Thread a mail below the earlier ones to the same seat."""
    earlier = outbox.thread(session, campaign.key, recipient)
    return Thread(earlier[-1], earlier) if earlier else Thread()


@dataclass(frozen=True)
class Envelope:
    """Where a mail goes that belongs to no seat, from which mailbox, and what it answers."""

    address: str
    mailbox: str = ""
    thread: Thread = _NEW


@dataclass(frozen=True)
class Slot:
    """What makes a mail to a seat unique: the kind, the turn row it belongs to, and how often it was written."""

    kind: str
    step: int
    revision: int = 0


def recipient(seat: Seat, reader: Person) -> str:
    """Name a reader of a seat among those mail is for."""
    return seat.key if reader.id == seat.person else f"{seat.key}.{reader.id}"


def to_seat(
    case: SeatCase, briefing: Briefing, slot: Slot, thread: Thread, members: Sequence[Person] | None = None
) -> None:
    """Queue a mail to everybody who has the seat; an empty seat gets none. `members` are those, where they are known.

    What answers somebody goes to the address it came from, and to the other readers in their own threads.
    """
    session, campaign, seat = case.session, case.campaign, case.seat
    asked = partners.readers(session, seat) if members is None else members
    readers = () if thread.whose == "machine" else asked
    if isinstance(briefing, Notice) and briefing.heading is None and readers:
        head = notice_heading(case.house, campaign, seat, readers[0].name)
        briefing = replace(briefing, heading=in_steps(case.house, session, campaign, head))
    owners = _owner_of(session, thread.to, readers)
    elsewhere = bool(thread.to) and owners is None
    for reader in readers:
        mine = thread.to if reader.id == owners else people.address_of(session, reader.id or 0)
        named = recipient(seat, reader)
        first = reader.id == (owners or seat.person)
        below = thread if first else following(session, campaign, named)
        at = habits.wanted(reader, briefing, slot.kind, answers=bool(thread.whose), now=case.now)
        if mine and at is not None and (first or not thread.alone):
            _to_reader(case, _to(briefing, reader.name), slot, replace(below, to=mine), _Reader(named, at))
    if readers and elsewhere:
        _to_reader(case, _to(briefing, ""), slot, thread, _Reader(f"{seat.key}.elsewhere"))


@dataclass(frozen=True)
class _Reader:
    """Who reads a mail, by the name in the outbox, and not before when."""

    recipient: str
    at: datetime | None = None


def _owner_of(session: Session, address: str, readers: Sequence[Person]) -> int | None:
    """Give which of the readers has an address; that it is somebody else's changes nothing."""
    person = people.by_address(session, address) if address else None
    return next((reader.id for reader in readers if person and reader.id == person.id), None)


def _to(briefing: Briefing, name: str) -> Briefing:
    """Put the reader's own name on a mail: a seat may have several readers."""
    head = briefing.heading
    return briefing if head is None or head.player == name else replace(briefing, heading=replace(head, player=name))


def _to_reader(case: SeatCase, briefing: Briefing, slot: Slot, thread: Thread, reader: _Reader) -> None:
    """Queue a mail about a seat to one reader; whoever got too many answers gets a warning in its place, then none.

    What may not go yet is collected for a digest; a player's letter goes by itself, to be answered.
    """
    house, session, campaign, seat = case.house, case.session, case.campaign, case.seat
    pace = answer_rate.pace(house, session, thread.to) if thread.whose else "answer"
    if pace == "silence":
        return
    if pace == "warn":
        at = (campaign.key, campaign.head_branch, slot.step)
        slot = Slot(answer_rate.WARNING, slot.step, outbox.next_of_seat(session, at, seat.key, answer_rate.WARNING))
        briefing = replace(answer_rate.warning(house, session, thread.to, seat.language), heading=briefing.heading)
    whose: Place = {
        "campaign": campaign.key,
        "seat": seat.key,
        "recipient": reader.recipient,
        "mailbox": campaign.mailbox,
    }
    place: Place = {"kind": slot.kind, "branch": campaign.head_branch, "turn": slot.step, "revision": slot.revision}
    mail = _mail(house, briefing, thread.to, seat.language, thread, **whose, **place)
    if reader.at is not None and reader.at > house.now:
        mail.not_before, mail.state = reader.at, "queued" if isinstance(briefing, Forwarded) else "collected"
    _queue(house, session, mail, campaign.identity_secret)


def to_seat_again(
    case: SeatCase,
    briefing: Briefing,
    kind: str,
    thread: Thread | None = None,
    members: Sequence[Person] | None = None,
) -> None:
    """Queue one more mail of a kind that may be sent any number of times in a turn, below the earlier ones to the seat
    where no `thread` is named.
    """
    session, campaign, seat = case.session, case.campaign, case.seat
    thread = following(session, campaign, seat.key) if thread is None else thread
    campaigns.claim(session, campaign.key, wait=True)
    at = (campaign.key, campaign.head_branch, campaign.head_turn)
    slot = Slot(kind, campaign.head_turn, outbox.next_of_seat(session, at, seat.key, kind))
    to_seat(case, briefing, slot, thread, members)


def to_stranger(house: House, session: Session, row: Inbox, letter: Letter, notice: Notice) -> None:
    """Queue the answer to somebody who has no seat, or has not shown which."""
    assert row.id is not None
    envelope = Envelope(letter.sender, row.mailbox, answering(letter))
    to_address(house, session, envelope, notice, Slot(notice.subject.id, 0, row.id))


def to_address(house: House, session: Session, envelope: Envelope, notice: Notice, slot: Slot) -> None:
    """Queue a notice that belongs to no seat, unless it would answer a machine or the address takes no mail."""
    address, thread = envelope.address, envelope.thread
    if not can_be_written_to(address):
        return
    pace = answer_rate.pace(house, session, address) if thread.whose == "person" else "answer"
    if thread.whose == "machine" or pace == "silence":
        return
    if pace == "warn":
        notice, slot = (
            answer_rate.warning(house, session, address, notice.language),
            replace(slot, kind=answer_rate.WARNING),
        )
    whose = {"recipient": address, "mailbox": envelope.mailbox}
    mail = _mail(house, notice, address, notice.language, thread, **whose, kind=slot.kind, revision=slot.revision)
    _queue(house, session, mail, host.secret(session, house.now))


def to_referee(
    case: Case, briefing: Notice | Leaflet | Report | Forwarded, kind: str = "", thread: Thread = _NEW
) -> None:
    """Queue a mail to the referee of a campaign, in his language and under his own reply address.

    `thread.to` is where he wrote from, which must be one of his addresses; else his first one is written to.
    """
    campaign = case.campaign
    addresses = referee_addresses(case.house, campaign)
    language = referee_language(case.house, campaign)
    if thread.whose == "machine":
        return
    address = thread.to if thread.to in addresses else addresses[0]
    if isinstance(briefing, Report):
        kind, language = kind or "report", briefing.heading.language
    else:
        kind, briefing = kind or briefing.subject.id, _to_him(case, briefing, language)
    mail = _mail(case.house, briefing, address, language, thread, recipient=REFEREE, kind=kind)
    _place(case.session, campaign, mail)
    _queue(case.house, case.session, mail, campaign.identity_secret)


def to_host(house: House, session: Session, notice: Notice, campaign: Campaign | None = None) -> None:
    """Queue a notice to the referee of the house; one about a campaign goes to the referee of that."""
    if campaign is not None:
        to_referee(Case(house, session, campaign), notice)
        return
    language, address = referee_language(house, None), referee_addresses(house, None)[0]
    place: Place = {"recipient": REFEREE, "kind": notice.subject.id, "revision": int(house.now.timestamp() * 1000)}
    mail = _mail(house, replace(notice, language=language), address, language, _NEW, **place)
    _queue(house, session, mail, host.secret(session, house.now))


def _to_him(case: Case, briefing: Notice | Leaflet | Forwarded, language: str) -> Notice | Leaflet | Forwarded:
    """Put the referee's language and reply address on a notice; what else he gets was made with them."""
    head = briefing.heading or referee_heading(case.house, case.campaign)
    headed = replace(briefing, heading=in_steps(case.house, case.session, case.campaign, head))
    return replace(headed, language=language) if isinstance(headed, Notice) else headed


def _place(session: Session, campaign: Campaign, mail: Outbox) -> None:
    """Give a mail to the referee its place in the campaign."""
    campaigns.claim(session, campaign.key, wait=True)
    mail.campaign, mail.branch, mail.turn = campaign.key, campaign.head_branch, campaign.head_turn
    mail.mailbox = campaign.mailbox
    mail.revision = outbox.next_revision(session, (campaign.key, mail.branch, mail.turn), REFEREE, mail.kind)


def notice(house: House, language: str, subject: Text, *paragraphs: Text, quoted: tuple[str, ...] = ()) -> Notice:
    """Write a notice that belongs to no seat."""
    return Notice(None, language, subject, paragraphs, quoted)


def _mail(house: House, briefing: Briefing, address: str, language: str, thread: Thread, **place: str | int) -> Outbox:
    """Make an outbox row; `place` says whom it is for."""
    return plain.made(
        Outbox,
        **place,
        language=language,
        address=address,
        message_id="",
        in_reply_to=thread.in_reply_to,
        references=" ".join(thread.references),
        briefing=briefing_text.written(briefing),
        briefing_kind=briefing.kind,
        created_at=house.now,
        not_before=house.now - OVERTAKES if isinstance(briefing, Answer | Slip) else house.now,
    )


def _queue(house: House, session: Session, mail: Outbox, secret: bytes) -> None:
    """Queue it under a Message-ID of the mailbox's domain."""
    domain = house.mailbox(mail.mailbox).address.rpartition("@")[2]
    outbox.queue(session, mail, secret, domain)
