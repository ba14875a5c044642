"""The letters of a seat: what it got, as it was mailed, and what it wrote; what others said to it since the turn began.

What it got is read from its own mails, what it wrote from its own rows: what goes between others is never looked at.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime

from pbem.core.seats import REFEREE
from pbem.core.texts import text
from pbem.reports import moments
from pbem.reports.briefing import Answer, Forwarded, Notice, Slip
from pbem.reports.screens import House as Named
from pbem.reports.screens import LetterRow, LettersPage
from pbem.reports.texts import Catalogue
from pbem.service.house.house import House
from pbem.service.post.rendering import briefing
from pbem.service.press import forwarded_letter
from pbem.service.window import neighbours, table
from pbem.service.window.seat_mail import OwnMail, own_mail
from pbem.service.window.sessions import Guest
from pbem.store.engine import reading
from pbem.store.repository import inbox, mailboxes, outbox, press
from pbem.store.tables import Outbox, Press

MOST = 60
"""So many letters of each kind are shown, the latest; all of them are in the archive."""
REFEREES_WORD = "referee-word"
"""The kind of mails with the referee's own words."""


@dataclass(frozen=True)
class Place:
    """Which page is asked for: `answer` is the code of a letter to be answered, `to` a seat to be written to."""

    campaign: str
    seat: str
    answer: str = ""
    to: str = ""


def letters(house: House, guest: Guest, named: Named, at: Place, token: str) -> LettersPage | None:
    """Show the letters of a seat; None: there is no such seat of this reader, or no such letter to answer."""
    with reading(house.engine) as session:
        mail = own_mail(house, session, at.campaign, at.seat, guest.person)
        if mail is None:
            return None
        found = _rows(mail, guest)
        answered = next((row for _, row in found if row.answer and row.answer == at.answer), None)
        if at.answer and answered is None:
            return None
        return replace(_page(mail, named, at, found), token=token, answered=answered)


Rows = tuple[tuple[datetime, LetterRow], ...]


def _page(mail: OwnMail, named: Named, at: Place, rows: Rows) -> LettersPage:
    others = neighbours.neighbours(mail)
    addressed = known(mail, others.contacts, (row for _, row in rows))
    return LettersPage(
        base=named.base,
        house=named.house,
        frame=table.frame(mail),
        standing=table.standing(mail),
        token="",
        slip=secrets.token_hex(16),
        step=mail.next_step,
        letters=tuple(row for _, row in rows),
        others=others,
        known=addressed,
        words=f"{dict(addressed)[at.to]}:\n\n." if at.to in dict(addressed) else "",
        full=len(rows) >= MOST,
    )


def known(mail: OwnMail, contacts: Iterable[str], rows: Iterable[LetterRow]) -> tuple[tuple[str, str], ...]:
    """List whom a seat may write to or was in letters with, and the words a letter to each begins with."""
    words, written = _words(mail), (seat for row in rows for seat in row.seats)
    return tuple((seat, neighbours.head(words, seat)) for seat in dict.fromkeys((*contacts, *sorted(set(written)))))


def _words(mail: OwnMail) -> Catalogue:
    return mail.house.catalogue(mail.seat.language, mail.campaign.ruleset)


def latest(mail: OwnMail, guest: Guest, most: int) -> tuple[LetterRow, ...]:
    """Give the latest letters, the last first."""
    return tuple(row for _, row in _rows(mail, guest, most)[:most])


def _rows(mail: OwnMail, guest: Guest, most: int = MOST) -> Rows:
    """Give so many letters of each sort, the latest first."""
    found = (*_got(mail, most), *_referees(mail, most), *_wrote(mail, guest, most))
    return tuple(sorted(found, key=lambda one: one[0], reverse=True))


def _got(mail: OwnMail, most: int) -> Iterator[tuple[datetime, LetterRow]]:
    """Give what others wrote, each once: partners get a mail each."""
    mails = {row.revision: row for row in _mails(mail, forwarded_letter.KIND, most)}
    rows = {row.id: row for row in press.numbered(mail.session, mails)}
    words = _words(mail)
    for number, row in mails.items():
        said = briefing(row)
        if isinstance(said, Forwarded) and number in rows:
            yield row.created_at, _letter(mail, words, (row, said), rows[number])


def _letter(mail: OwnMail, words: Catalogue, mailed: tuple[Outbox, Forwarded], row: Press) -> LetterRow:
    sent, said = mailed
    return LetterRow(
        own=False,
        title=words.say(said.subject),
        when=moments.brief(sent.created_at, mail.seat.zone, words),
        lines=said.words,
        notes=tuple(map(words.say, said.above)),
        colour=said.paint or said.writer,
        answer=row.code,
        seats=(said.writer,) if said.writer else (),
    )


def _referees(mail: OwnMail, most: int) -> Iterator[tuple[datetime, LetterRow]]:
    """Give what the referee said to this seat or to all."""
    words = _words(mail)
    for row in _mails(mail, REFEREES_WORD, most):
        said = briefing(row)
        if isinstance(said, Notice):
            when = moments.brief(row.created_at, mail.seat.zone, words)
            yield row.created_at, LetterRow(False, words.say(said.subject), when, said.quoted, seats=(REFEREE,))


def _mails(mail: OwnMail, kind: str, most: int) -> tuple[Outbox, ...]:
    """List the mails of a kind, each letter once, and of two the reader's own."""
    rows = outbox.of_kinds(mail.session, mail.campaign.key, mail.names, (kind,), most)
    kept = {(row.branch, row.turn, row.revision): row for row in sorted(rows, key=mail.rank)}
    return tuple(kept.values())


def _wrote(mail: OwnMail, guest: Guest, most: int) -> Iterator[tuple[datetime, LetterRow]]:
    """Give what was written for this seat, what was not sent too."""
    rows = press.of_writer(mail.session, mail.campaign.key, mail.seat.key, most)
    unsigned = press.unsigned(mail.session, {row.answers for row in rows if row.answers})
    for row in rows:
        yield row.at, _own(mail, guest, row, row.answers in unsigned)


def _own(mail: OwnMail, guest: Guest, row: Press, hidden: bool) -> LetterRow:
    """Show a letter of this seat's; `hidden`: it answers one that nobody has signed."""
    mailbox, sender, message_id = inbox.source(mail.session, row.inbox or 0) or ("", "", "")
    here, sent = mailbox == mailboxes.BROWSER and sender == guest.address, row.state == "sent"
    words = _words(mail)
    return LetterRow(
        own=True,
        title=_to(words, row, hidden),
        when=moments.brief(row.at, mail.seat.zone, words),
        lines=tuple(row.body.split("\n")),
        notes=() if sent else (words.t("press-not-sent"), *_why(mail, words, row, message_id)),
        colour=table.frame(mail).colour,
        slip=message_id[1:33] if here else "",
        sent=sent,
        seats=() if hidden or not sent else tuple(row.readers.split(",")),
    )


def _to(words: Catalogue, row: Press, hidden: bool) -> str:
    """Say to whom a letter went, as its writer knows it."""
    readers = tuple(one for one in row.readers.split(",") if one)
    if hidden:
        return words.t("press-to-nobody")
    if not readers:
        return words.t("press-to-lost")
    to = text("press-to-referee") if readers == (REFEREE,) else text("press-to", who=readers)
    return words.say(text("press-anonymously", to=to) if row.anonymous else to)


def _why(mail: OwnMail, words: Catalogue, row: Press, message_id: str) -> Iterator[str]:
    """Say why a letter was not sent, as its writer was told."""
    lines = tuple(row.body.split("\n"))
    for answer in outbox.answers(mail.session, mail.campaign.key, mail.reader, message_id) if message_id else ():
        said = briefing(answer)
        posted = said.letters if isinstance(said, Answer | Slip) else ()
        yield from (words.say(told) for one in posted if not one.sent and one.words == lines for told in one.told)
