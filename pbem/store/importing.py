"""Taking in a campaign another database exported.

The file is first loaded into an SQLite database of its own, at the version that wrote it, within limits
(`export_file`); that one is brought to our version and looked through, references and hashes. Only what passes is
copied, and counted ids are given anew. A running campaign arrives paused and its unsent mail held, so that nothing
happens before the referee says so.

Anybody may have made the file, so nothing of it reaches beyond its campaign. Its persons are new ones, without an
address: those of the file stand in its rows marked as unproven, and count once their owner has said yes. What was open
when it was written, and needs no more than a code or a yes to go on, is closed: questions, invitations, applications,
letters that were not read, the consent to show an address, the end of a pause. The secret of its reply addresses is
new.
"""

from __future__ import annotations

import json
import secrets
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError
from sqlmodel import Session, col, select

from pbem.store import checks, export_file
from pbem.store.engine import open_engine, reading
from pbem.store.export_file import BadExport
from pbem.store.repository import outbox, people, timers
from pbem.store.tables import (
    Absence,
    Address,
    Amendment,
    Application,
    Campaign,
    Challenge,
    Dice,
    Event,
    Inbox,
    Invitation,
    Judgement,
    Mailbox,
    Outbox,
    Partner,
    Person,
    Press,
    Row,
    Seat,
    Sheet,
    Timer,
    Turn,
)

__all__ = ["BadExport", "KeyTaken", "copied", "opened", "read"]

RowT = TypeVar("RowT", bound=Row)

IMPORTED: Final = "imported"
"""The note on what came with a file."""
_UNSENT = ("queued", "sending", "unknown", "collected", "held")
_UNREAD = ("new", "waiting", "asked", "held")


class KeyTaken(ValueError):
    """There is a campaign of this key already."""


@dataclass(frozen=True)
class Copied:
    """A campaign that was taken in, and for each person of it the addresses the file gives, the first one first."""

    campaign: Campaign
    addresses: tuple[tuple[Person, tuple[str, ...]], ...]


@dataclass
class _Copy:
    """One import under way: from where to where, under which key, and the new numbers of people and letters."""

    source: Session
    target: Session
    key: str
    people: dict[int, int] = field(default_factory=dict)
    letters: dict[int, int] = field(default_factory=dict)


def read(session: Session, path: Path, now: datetime, key: str = "") -> Campaign:
    """Take a campaign in, under its own key or another, in a writing transaction.

    BadExport and KeyTaken, both ValueErrors, tell that nothing was taken.
    """
    with opened(path) as source:
        return copied(source, session, now, key).campaign


@contextmanager
def opened(path: Path) -> Iterator[Session]:
    """Load a file into a database of its own, for as long as the block runs; a BadExport tells what is wrong."""
    with tempfile.TemporaryDirectory(prefix="pbem-import-") as folder:
        url = f"sqlite:///{folder}/import.db"
        export_file.load(path, url)
        engine = open_engine(url)
        try:
            with reading(engine) as session:
                _look_through(session, path)
                yield session
        finally:
            engine.dispose()


def _look_through(source: Session, path: Path) -> None:
    """Refuse a file without a campaign, or one whose turns and sheets are not what was written."""
    found = source.exec(select(Campaign)).all()
    if len(found) != 1:
        raise BadExport(f"{path} cannot be imported: it holds {len(found)} campaigns in place of one")
    wrong = checks.faults(source, found[0])
    if wrong:
        raise BadExport(f"{path} cannot be imported: {'; '.join(wrong[:3])}; export the campaign again")


def copied(source: Session, target: Session, now: datetime, key: str = "") -> Copied:
    """Copy the campaign of an opened file, each kind of row after those it points to."""
    found = source.exec(select(Campaign)).one()
    copy = _Copy(source, target, key or found.key)
    if target.get(Campaign, copy.key) is not None:
        raise KeyTaken(f"there is a campaign {copy.key!r} already; give the imported one another key")
    try:
        return _copied(copy, found, now)
    except SQLAlchemyError as fault:
        said = str(getattr(fault, "orig", fault)).splitlines()[0]
        raise BadExport(f"the file cannot be imported: its rows do not fit together: {said[:120]}") from None


def _copied(copy: _Copy, found: Campaign, now: datetime) -> Copied:
    campaign = _as(found, key=copy.key, identity_secret=secrets.token_bytes(32))
    if campaign.state == "running":
        campaign.state, campaign.note, campaign.braked = "paused", IMPORTED, ""
    copy.target.add(campaign)
    written = tuple(_copy_people(copy))
    _copy_letters(copy)
    _copy_requests(copy)
    _copy_questions(copy)
    _copy_mails(copy, campaign)
    _copy_game(copy, campaign)
    _copy_words(copy)
    copy.target.add(Event(at=now, campaign=copy.key, who="referee", kind=IMPORTED))
    copy.target.flush()
    return Copied(campaign, written)


def _as(row: RowT, **changes: object) -> RowT:
    """Make a new row like another."""
    return type(row)(**{**row.model_dump(), **changes})


def _copy_people(copy: _Copy) -> Iterator[tuple[Person, tuple[str, ...]]]:
    """Copy the seats and who has them: new persons without an address, whoever may have those addresses here."""
    made: list[tuple[Person, Sequence[Address]]] = []
    for person in copy.source.exec(select(Person).order_by(col(Person.id))):
        mine = people.add(copy.target, person.name, person.language, person.zone, ())
        copy.people[person.id] = mine.id
        made.append((mine, people.addresses(copy.source, person.id)))
    for seat in copy.source.exec(select(Seat)):
        person_here = None if seat.person is None else copy.people[seat.person]
        copy.target.add(_as(seat, campaign=copy.key, person=person_here))
    copy.target.flush()
    for partner in copy.source.exec(select(Partner)):
        copy.target.add(_as(partner, campaign=copy.key, person=copy.people[partner.person]))
    return ((mine, tuple(row.address for row in rows)) for mine, rows in made)


def _copy_letters(copy: _Copy) -> None:
    """Copy the letters, under mailboxes of their own, for the UIDs of the real ones are counted elsewhere.

    What was not read before is not read here: whoever has made the file may have put it there in anybody's name.
    """
    names = {}
    for mailbox in copy.source.exec(select(Mailbox)):
        names[mailbox.key] = f"imported/{copy.key}/{mailbox.key}"
        copy.target.add(_as(mailbox, key=names[mailbox.key], state="imported", detail=""))
    copy.target.flush()
    for letter in copy.source.exec(select(Inbox).order_by(col(Inbox.id))):
        mine = _as(letter, id=None, campaign=copy.key, mailbox=names[letter.mailbox])
        mine.sender = outbox.unproven(letter.sender)
        if letter.state in _UNREAD:
            mine.state, mine.reason, mine.note = "rejected", "imported", IMPORTED
        copy.target.add(mine)
        copy.target.flush()
        copy.letters[letter.id] = mine.id


def _copy_requests(copy: _Copy) -> None:
    """Copy absences, applications and invitations; those still open are closed, for codes of a file prove nothing."""
    for absence in copy.source.exec(select(Absence)):
        copy.target.add(_as(absence, id=None, campaign=copy.key))
    for application in copy.source.exec(select(Application)):
        asked = _as(application, id=None, campaign=copy.key, address=outbox.unproven(application.address))
        if asked.state not in ("seated", "refused"):
            asked.state = "withdrawn"
        copy.target.add(asked)
    for invitation in copy.source.exec(select(Invitation)):
        if copy.target.get(Invitation, invitation.code) is None:
            invited = _as(invitation, campaign=copy.key)
            invited.state = "withdrawn" if invited.state == "open" else invited.state
            copy.target.add(invited)


def _copy_questions(copy: _Copy) -> None:
    """Copy what people were asked; persons and letters in it are those of the copy, and what was open is closed."""
    for challenge in copy.source.exec(select(Challenge)):
        if copy.target.get(Challenge, challenge.code) is None:
            letter = None if challenge.inbox is None else copy.letters.get(challenge.inbox)
            state = "expired" if challenge.state == "waiting" else challenge.state
            mine = _as(challenge, campaign=copy.key, inbox=letter, state=state, facts=_facts(copy, challenge.facts))
            mine.address = outbox.unproven(challenge.address)
            copy.target.add(mine)


def _facts(copy: _Copy, written: str) -> str:
    """Give the facts of a question with the numbers that persons and letters have here; nobody's number is left out."""
    told = json.loads(written)
    facts = dict(told) if isinstance(told, dict) else {}
    if "person" in facts:
        person = facts.pop("person")
        facts.update({"person": copy.people[person]} if isinstance(person, int) and person in copy.people else {})
    if "letters" in facts:
        letters = facts["letters"] if isinstance(facts["letters"], list) else []
        facts["letters"] = [copy.letters[one] for one in letters if isinstance(one, int) and one in copy.letters]
    return json.dumps(facts, ensure_ascii=False)


def _copy_mails(copy: _Copy, campaign: Campaign) -> None:
    """Copy the mails; what is not sent is held, to be written anew. A Message-ID that exists here is derived anew."""
    for mail in copy.source.exec(select(Outbox).order_by(col(Outbox.id))):
        mine = _as(mail, id=None, campaign=copy.key, recipient=_recipient(copy, mail))
        mine.address = outbox.unproven(mail.address)
        if mail.state in _UNSENT:
            mine.state, mine.raw = "held", None
        if copy.target.exec(select(Outbox.id).where(Outbox.message_id == mail.message_id)).first() is not None:
            domain = mail.message_id.strip("<>").partition("@")[2]
            mine.message_id = outbox.message_id(campaign.identity_secret, domain, mine)
        copy.target.add(mine)
    copy.target.flush()


def _recipient(copy: _Copy, mail: Outbox) -> str:
    """Name whom a mail is for: a partner of a seat has another number here."""
    seat, dot, number = mail.recipient.partition(".")
    if not dot or not (number.isascii() and number.isdigit()):
        return mail.recipient
    return f"{seat}.{copy.people.get(int(number), 0)}"


def _copy_game(copy: _Copy, campaign: Campaign) -> None:
    """Copy turns (parents first), sheets, timers and the log; no timer goes off before the referee says so."""
    for turn in copy.source.exec(select(Turn).order_by(col(Turn.branch), col(Turn.number))):
        copy.target.add(_as(turn, campaign=copy.key))
        copy.target.flush()
    for amendment in copy.source.exec(select(Amendment)):
        copy.target.add(_as(amendment, campaign=copy.key))
    for dealt in copy.source.exec(select(Dice)):
        copy.target.add(_as(dealt, campaign=copy.key))
    for sheet in copy.source.exec(select(Sheet)):
        source = None if sheet.inbox is None else copy.letters[sheet.inbox]
        copy.target.add(_as(sheet, campaign=copy.key, inbox=source))
    for timer in copy.source.exec(select(Timer)):
        runs = timer.kind == timers.RESUME or campaign.state == "recruiting"
        state = "cancelled" if runs and timer.state == "waiting" else timer.state
        copy.target.add(_as(timer, campaign=copy.key, state=state))
    for event in copy.source.exec(select(Event).order_by(col(Event.id))):
        copy.target.add(_as(event, id=None, campaign=copy.key))


def _copy_words(copy: _Copy) -> None:
    """Copy the letters between players and the lines held for the referee."""
    for letter in copy.source.exec(select(Press).order_by(col(Press.id))):
        taken = copy.target.exec(select(Press.id).where(Press.code == letter.code)).first() is not None
        code = f"{letter.code}/{copy.key}" if taken else letter.code
        source = None if letter.inbox is None else copy.letters.get(letter.inbox)
        copy.target.add(_as(letter, id=None, campaign=copy.key, code=code, inbox=source))
    for held in copy.source.exec(select(Judgement).order_by(col(Judgement.id))):
        source = None if held.inbox is None else copy.letters.get(held.inbox)
        copy.target.add(_as(held, id=None, campaign=copy.key, inbox=source))
