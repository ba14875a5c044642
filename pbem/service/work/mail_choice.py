"""Which mails of a mailbox are taken, and which of them first, by what their headers say.

A mailbox may have been in use before. What had come before the service read it first is not ours to answer: of an
earlier day nothing is taken, of that very day what nobody has read yet. A host who wants more names a day (`since`).
Mails that show a registered address or a right code come first, since somebody may have filled the mailbox with others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, time
from zoneinfo import ZoneInfo

from sqlmodel import Session

from pbem.mail.reading.letter import Letter
from pbem.mail.watching.folder import Heading
from pbem.mail.watching.intake import Choice, Rank, Verdict
from pbem.service.desk import credentials
from pbem.service.desk.intake import head
from pbem.service.house.house import House
from pbem.settings import Mailbox
from pbem.store.engine import reading, writing
from pbem.store.repository import arrivals, mailboxes

_NEVER = Verdict(Rank.NEVER)


def choosing(house: House, mailbox: Mailbox) -> Choice:
    """Give what chooses among the mails of a mailbox."""
    chooser = _Chooser(house, mailbox)
    return Choice(chooser.since, chooser.judge, chooser.passed)


@dataclass(frozen=True)
class _Chooser:
    """The rules for one mailbox."""

    house: House
    mailbox: Mailbox

    def since(self) -> date | None:
        """Give the day before which nothing is taken."""
        return self._first_day(self._begun())

    def judge(self, headings: Sequence[Heading]) -> Sequence[Verdict]:
        """Say of some mails when they are taken."""
        begun = self._begun()
        with reading(self.house.engine) as session:
            return [self._verdict(session, heading, begun) for heading in headings]

    def passed(self, uidvalidity: int, uid: int) -> None:
        """Remember how far the mailbox was read when its last mails were not taken."""
        with writing(self.house.engine) as session:
            mailboxes.advance(session, self.mailbox.name, uidvalidity, uid)

    def _verdict(self, session: Session, heading: Heading, begun: datetime | None) -> Verdict:
        if self._before(heading, begun):
            return _NEVER
        if not heading.raw:
            return Verdict(Rank.FIRST)
        letter = head(heading.raw)
        if (
            heading.renumbered
            and heading.received
            and arrivals.is_kept(session, _arrival(self.mailbox, heading, letter))
        ):
            return _NEVER
        if credentials.by_header(self.house, session, letter):
            return Verdict(Rank.FIRST)
        return Verdict(Rank.LATER, self.house.settings.inbox.stranger_max_bytes)

    def _before(self, heading: Heading, begun: datetime | None) -> bool:
        """Tell whether a mail is older than the service."""
        since = self._first_day(begun)
        if since is None or heading.received is None:
            return False
        if heading.received < datetime.combine(since, time(), self._zone):
            return True
        return not self.mailbox.since and begun is not None and heading.received < begun and heading.seen

    def _first_day(self, begun: datetime | None) -> date | None:
        """Give the day the host has named, else that on which the mailbox was read first."""
        return self.mailbox.since or (begun.astimezone(self._zone).date() if begun else None)

    def _begun(self) -> datetime | None:
        """Give when the mailbox was read first; None: before that was kept."""
        with reading(self.house.engine) as session:
            row = mailboxes.get(session, self.mailbox.name)
            return row.since if row else None

    @property
    def _zone(self) -> ZoneInfo:
        return ZoneInfo(self.house.settings.timezone)


def _arrival(mailbox: Mailbox, heading: Heading, letter: Letter) -> arrivals.Arrival:
    assert heading.received is not None
    return arrivals.Arrival(
        mailbox=mailbox.name,
        uidvalidity=heading.uidvalidity,
        uid=heading.uid,
        received=heading.received,
        raw=b"",
        sender=letter.sender,
        message_id=letter.message_id,
        size=heading.size,
    )
