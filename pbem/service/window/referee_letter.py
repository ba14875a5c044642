"""A line of the referee's, sent from the window: a mail like any other, from his address to his own reply address.

What cannot be taken back is asked back as by mail; the question stands on the page, too, and is answered there with yes
or no. What ends a game or gives a seat away wants a sign-in of the last minutes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime

from pbem import codec
from pbem.core.blocks import Section
from pbem.mail.commands import referee as words
from pbem.mail.commands.referee import Asked
from pbem.mail.reading.letter import read
from pbem.reports.briefing import Leaflet, Notice
from pbem.reports.compose import compose
from pbem.reports.oversight import Letter, Refused, Waiting
from pbem.service.desk.challenges import facts
from pbem.service.house.house import House
from pbem.service.post.addresses import referee_heading
from pbem.service.post.posting import REFEREE
from pbem.service.post.rendering import briefing, catalogue
from pbem.service.referee.confirmation_code import KIND
from pbem.service.window import browser_mail, referee_case
from pbem.service.window.referee_case import Asking, RefereeCase
from pbem.store.engine import reading, writing
from pbem.store.repository import arrivals, challenges, mailboxes, outbox
from pbem.store.tables import Challenge, Inbox, Outbox

MOST, HOUR = 120, timedelta(hours=1)
"""So many letters an hour a referee sends by the window: each button is one."""
GRAVE = frozenset({"end", "replace", "remove", "renew"})
"""Words that end a game or give a seat away."""
FRESH = timedelta(minutes=15)
"""A browser that was signed in longer ago signs in anew before it sends one of them."""


@dataclass(frozen=True)
class Written:
    """What a form says: the line, why, whether the players are told; `question`: it is answered instead."""

    line: str
    slip: str
    reason: str = ""
    tell: bool = False
    question: str = ""
    yes: bool = False


def amending(written: Written) -> Written:
    """Make the letter of a changed position: its text below the word, up to a dot."""
    text = "\n".join(written.line.splitlines())
    return replace(written, line=f"{words.named('amend').word('en')}:\n{text}\n.")


def composed(case: RefereeCase, written: Written) -> str:
    """Write the lines of the mail; the reason stands at the end of the first, before its colon."""
    first, _, rest = written.line.strip().partition("\n")
    reason = " ".join(written.reason.split())
    if not reason:
        return f"{first}\n{rest}".rstrip("\n")
    colon = ":" if first.rstrip().endswith(":") else ""
    tell = f" {case.words.t('window-r-tell-word')}" if written.tell else ""
    because = case.words.t("referee-because")
    return f"{first.rstrip(' :')}{tell} {because} {reason}{colon}\n{rest}".rstrip("\n")


def send(house: House, asking: Asking, written: Written) -> Refused | None:
    """Lay the letter into the inbox; empty: it is there; None: there is no such campaign of this referee."""
    with writing(house.engine) as session:
        case = referee_case.opened(house, session, asking)
        if case is None or not browser_mail.SLIP.fullmatch(written.slip):
            return None
        if letter(case, written.slip) is None and (refused := _sent(case, written)):
            return refused
    house.wake.notify()
    return ""


def _sent(case: RefereeCase, written: Written) -> Refused:
    asked = _question(case, written.question) if written.question else None
    if written.question and asked is None:
        return "known"
    said = composed(case, written) if asked is None else case.words.t("window-r-yes" if written.yes else "window-r-no")
    keys = {one.key for one in words.read("", list(enumerate(said.splitlines(), 1)))}
    keys |= {_about(asked[0])} if asked is not None and written.yes else set()
    if not said.strip():
        return "empty"
    if keys & GRAVE and case.asking.guest.since <= case.house.now - FRESH:
        return "stale"
    since = case.house.now - HOUR
    if arrivals.count_by(case.session, mailboxes.BROWSER, case.asking.guest.address, since) >= MOST:
        return "many"
    _store(case, said, written.slip, asked[1] if asked is not None else "")
    return ""


def _store(case: RefereeCase, said: str, slip: str, to: str) -> None:
    house, session, address = case.house, case.session, case.asking.guest.address
    made, name = EmailMessage(policy=SMTP), browser_mail.message_id(house, slip)
    made["From"] = address
    made["To"] = to or referee_heading(house, case.campaign).reply_to
    made["Date"] = format_datetime(house.now)
    made["Message-ID"] = name
    made.set_content("\n".join(said.splitlines()) + "\n", charset="utf-8", cte="base64")
    uid = mailboxes.next_uid(session, mailboxes.BROWSER)
    arrivals.store(session, arrivals.Arrival(mailboxes.BROWSER, 1, uid, house.now, made.as_bytes(), address, name))


def letter(case: RefereeCase, slip: str) -> Inbox | None:
    """Give a letter this referee sent from here to this campaign."""
    if not browser_mail.SLIP.fullmatch(slip):
        return None
    name = browser_mail.message_id(case.house, slip)
    found = arrivals.of_message(case.session, name, case.asking.guest.address, mailboxes.BROWSER)
    return found if found is not None and (found.campaign or case.campaign.key) == case.campaign.key else None


def page(house: House, asking: Asking, slip: str) -> Letter | None:
    """Show a letter that was sent, and what was answered."""
    with reading(house.engine) as session:
        case = referee_case.opened(house, session, asking)
        row = letter(case, slip) if case is not None else None
        if case is None or row is None:
            return None
        answers = outbox.answers(session, case.campaign.key, REFEREE, row.message_id)
        lines = "\n".join(line for _, line in read(row.raw).lines)
        open_ones = questions(case)
        told = tuple(_told(case, one) for one in answers)
        return Letter(case.frame("overview", len(open_ones)), lines, "", row.state == "new", True, told, open_ones)


def draft(house: House, asking: Asking, written: Written, why: Refused = "") -> Letter | None:
    """Show a line that is not sent yet."""
    with reading(house.engine) as session:
        case = referee_case.opened(house, session, asking)
        return None if case is None else Letter(case.frame("overview", 0), written.line, why)


def _told(case: RefereeCase, row: Outbox) -> tuple[str, tuple[Section, ...], str]:
    """Show an answer: its sections where it has some, else as text."""
    said = briefing(row)
    content = compose(said, catalogue(case.house, said, row))
    return content.subject, said.sections if isinstance(said, Leaflet) else (), content.text


def questions(case: RefereeCase) -> tuple[Waiting, ...]:
    """List the questions that were put to this referee and can be answered still."""
    return tuple(_waiting(case, row, said) for row, said in _asked(case))


def _asked(case: RefereeCase) -> Sequence[tuple[Challenge, Notice]]:
    """Find the open questions, with the mails that put them."""
    session, address = case.session, case.asking.guest.address
    rows = [
        row
        for row in challenges.waiting(session, KIND, case.campaign.key)
        if row.address == address and row.expires_at > case.house.now
    ]
    mails = {mail.revision: mail for mail in outbox.loose_of(session, address, f"ask-{KIND}")} if rows else {}
    found = [(row, mails.get(int(row.code[:15], 16))) for row in rows]
    read_ = [(row, briefing(mail)) for row, mail in found if mail is not None]
    return [(row, said) for row, said in read_ if isinstance(said, Notice)]


def _waiting(case: RefereeCase, row: Challenge, said: Notice) -> Waiting:
    told = tuple(case.words.say(one) for one in said.paragraphs[:-1])
    return Waiting(case.words.say(said.subject), quoted=said.quoted, told=told, question=row.code[:20])


def _question(case: RefereeCase, named: str) -> tuple[Challenge, str] | None:
    """Give a question that is open, and where it is answered."""
    return next(((row, said.reply_to) for row, said in _asked(case) if row.code[:20] == named), None)


def _about(row: Challenge) -> str:
    """Name the word a question is about."""
    return codec.loads(str(facts(row)["asked"]), Asked).key
