"""A letter that has just come, before anybody knows whose it is, and the ways to put it away."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from sqlmodel import Session

from pbem.core.texts import Text
from pbem.mail import commands
from pbem.mail.commands import Found
from pbem.mail.reading.letter import Letter
from pbem.service.desk import unreadable_parts
from pbem.service.desk.authentication import Caller, identify
from pbem.service.house.house import House
from pbem.service.post import answer_rate
from pbem.service.post.posting import notice, to_stranger
from pbem.store.repository import inbox, mailboxes, people
from pbem.store.tables import Inbox, InboxState, Person, Reason


@dataclass(frozen=True)
class Arrival:
    """A letter and its row; `secret` is the passphrase it held.

    `deferred`: it has waited until there was room for letters of strangers.
    """

    house: House
    session: Session
    row: Inbox
    letter: Letter
    secret: str = ""
    deferred: bool = False

    @cached_property
    def found(self) -> Found | None:
        """Give the command the letter holds."""
        return commands.in_letter(self.letter.subject, self.letter.lines)

    @cached_property
    def caller(self) -> Caller:
        """Say who wrote, as far as it is proven."""
        signed_in = self.row.mailbox == mailboxes.BROWSER
        return identify(self.house, self.session, self.letter, self.secret, signed_in)

    @cached_property
    def person(self) -> Person | None:
        """Give whose address it came from; that alone proves nothing."""
        return people.by_address(self.session, self.letter.sender)

    @property
    def language(self) -> str:
        """Choose the language to answer in: the writer's own, that of the command's words, or the host's."""
        if self.person is not None:
            return self.person.language
        spoken = self.found.languages if self.found else ()
        return spoken[0] if spoken else self.house.settings.language

    def tell(self, subject: Text, *paragraphs: Text, quoted: tuple[str, ...] = (), language: str = "") -> None:
        """Answer the writer as a stranger: nothing of any seat is in it.

        Whoever has a right code could have us write to any number of addresses in whose name they write; so an answer
        to an address nobody has registered counts among those to strangers.
        """
        if self.person is None and not self._room():
            return
        unread = () if self.letter.lines or self.found else unreadable_parts.told(self.letter)
        said = notice(self.house, language or self.language, subject, *paragraphs, *unread, quoted=quoted)
        to_stranger(self.house, self.session, self.row, self.letter, said)

    def _room(self) -> bool:
        """Tell whether a stranger may be answered now."""
        if self.row.admitted_at is None and not answer_rate.room(self.house, self.session):
            return False
        return answer_rate.admit(self.house, self.session, self.row)

    def settle(self, note: str, state: InboxState = "rejected", reason: Reason = "") -> None:
        """Say what became of the letter."""
        inbox.settle(self.session, self.row, state, note, reason)
