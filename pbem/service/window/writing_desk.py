"""The writing desk: a letter written in the browser goes the way of every letter; the answer is shown and mailed.

The letter is a real mail, kept in the inbox under the door `browser`. It is sent once, whoever presses the button
twice, and only while the turn that was on the page is still the one to be played. Before, it can be checked.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Literal

from pbem.mail.reading.letter import read
from pbem.reports import dates, scenes
from pbem.reports.answer import facts as answer_facts
from pbem.reports.briefing import Answer, Slip
from pbem.reports.columns import clean
from pbem.reports.compose import compose, slip_facts
from pbem.reports.screens import Checking, Desk, DeskNote, Frame, Shown
from pbem.reports.screens import House as Named
from pbem.reports.texts import Catalogue
from pbem.service.house.house import House
from pbem.service.post.posting import recipient
from pbem.service.post.rendering import briefing, catalogue
from pbem.service.press.letter_finder import answered
from pbem.service.window import browser_mail, letters, neighbours, table
from pbem.service.window.check import check
from pbem.service.window.seat_mail import OwnMail, own_mail
from pbem.service.window.sessions import Guest
from pbem.store.engine import reading, writing
from pbem.store.repository import arrivals, mailboxes, outbox
from pbem.store.tables import Inbox, Outbox

LATEST = 3
"""So many letters are named beside the writing desk."""
MOST, HOUR = 30, timedelta(hours=1)
"""So many letters an hour one address sends by the window; then the limits of mail hold as well."""
Result = Literal["sent", "played", "many", "empty", "missing"]
"""`played`: a turn has been played since the page was made; `missing`: no such seat of this reader."""


@dataclass(frozen=True)
class Written:
    """What a form of the desk says: the seat, the words, the step they were written for, the number of the form.

    `reply` is the code of a letter of another seat's that it answers.
    """

    campaign: str
    seat: str
    words: str
    step: str
    slip: str
    reply: str = ""


def desk(house: House, guest: Guest, named: Named, at: tuple[str, str, str], token: str) -> Desk | None:
    """Give the desk of a seat; with a slip, that letter and its answers. None: there is none for this reader."""
    key, seat, slip = at
    with reading(house.engine) as session:
        mail = own_mail(house, session, key, seat, guest.person)
        letter = _letter(mail, guest, slip) if mail is not None and slip else None
        if mail is None or (slip and letter is None):
            return None
        return _desk(mail, guest, (named, token), letter)


def unsent(house: House, guest: Guest, named: Named, what: tuple[Written, DeskNote], token: str) -> Desk | None:
    """Give the desk with words that were not sent, and why."""
    written, why = what
    with reading(house.engine) as session:
        mail = own_mail(house, session, written.campaign, written.seat, guest.person)
        if mail is None:
            return None
        return replace(_desk(mail, guest, (named, token), None), words=written.words, why=why, reply=written.reply)


def look(house: House, guest: Guest, written: Written, admitted: bool = True) -> Checking | None:
    """Say what a letter would be answered, if the browser is admitted; None: there is no such seat of this reader."""
    with reading(house.engine) as session:
        mail = own_mail(house, session, written.campaign, written.seat, guest.person)
        if mail is None or not browser_mail.REPLY.fullmatch(written.reply):
            return None
        frame, why = table.frame(mail), _unfit(mail, written) if admitted else "wait"
        return Checking(frame, why, () if why else (_checked(mail, guest, written, frame),))


def looked(desk: Desk, written: Written, found: Checking) -> Desk:
    """Put what was said of a letter on the desk it was written at."""
    return replace(desk, words=written.words, reply=written.reply, why=found.why, answers=found.answers, checked=True)


def _checked(mail: OwnMail, guest: Guest, written: Written, frame: Frame) -> Shown:
    done = check(mail, guest, written.words, written.reply)
    words = mail.house.catalogue(frame.language, frame.game, mail.latest.said.heading.in_round if mail.latest else None)
    told = [words.t("window-commands", words=done.commands)] if done.commands else []
    if mail.campaign.state != "running":
        why = f"notice-{mail.campaign.state}"
        told = [words.t(why if words.has(why) else "window-not-now", campaign=clean(mail.campaign.title))]
    if done.said is None:
        return Shown("", "", None, "", tuple(told))
    when = words.t("window-checked", when=dates.clock(mail.house.now, mail.seat.zone))
    return replace(_answer("", "", done.said, words), notes=tuple(told), checked=when)


def _desk(mail: OwnMail, guest: Guest, page: tuple[Named, str], letter: Inbox | None) -> Desk:
    (named, token), last = page, mail.latest
    said = mail.report(last) if last is not None else None
    answers = tuple(_shown(mail, one) for one in _answers(mail, letter)) if letter is not None else ()
    wrote = read(letter.raw) if letter is not None else None
    others, newest = neighbours.neighbours(mail), letters.latest(mail, guest, LATEST)
    return Desk(
        base=named.base,
        house=named.house,
        frame=table.frame(mail),
        standing=table.standing(mail),
        token=token,
        slip=secrets.token_hex(16),
        step=mail.next_step,
        words="\n".join(line for _, line in wrote.lines) if wrote is not None else "",
        examples=said.examples if said is not None else (),
        picture=scenes.for_page(said.drawing, mail.words(said.heading)) if said and said.drawing else "",
        last=scenes.paint(said.drawing, mail.words(said.heading)) if said and said.drawing else "",
        why="",
        awaited=letter is not None and not answers and letter.state == "new",
        put_by=letter is not None and not answers and letter.state != "new",
        answers=answers,
        stands=table.stands(mail),
        reply=answered(wrote) if wrote is not None else "",
        signs=scenes.as_text(said.drawing, mail.words(said.heading)) if said and said.drawing else (),
        others=others,
        known=letters.known(mail, others.contacts, newest),
        letters=newest,
    )


def send(house: House, guest: Guest, written: Written) -> Result:
    """Lay a letter into the inbox."""
    with writing(house.engine) as session:
        mail = own_mail(house, session, written.campaign, written.seat, guest.person)
        if mail is None or not _well_formed(written):
            return "missing"
        if _letter(mail, guest, written.slip) is not None:
            return "sent"
        if refused := _refused(mail, guest, written):
            return refused
        _store(mail, guest, written)
    house.wake.notify()
    return "sent"


def _well_formed(written: Written) -> bool:
    return bool(browser_mail.SLIP.fullmatch(written.slip) and browser_mail.REPLY.fullmatch(written.reply))


def _unfit(mail: OwnMail, written: Written) -> Literal["", "played", "empty"]:
    if not written.words.strip():
        return "empty"
    return "" if written.step == mail.next_step else "played"


def _refused(mail: OwnMail, guest: Guest, written: Written) -> Literal["", "played", "many", "empty"]:
    if unfit := _unfit(mail, written):
        return unfit
    since = mail.house.now - HOUR
    return "many" if arrivals.count_by(mail.session, mailboxes.BROWSER, guest.address, since) >= MOST else ""


def _store(mail: OwnMail, guest: Guest, written: Written) -> None:
    house, session = mail.house, mail.session
    raw = browser_mail.raw(mail, guest, written.words, written.slip, written.reply)
    uid = mailboxes.next_uid(session, mailboxes.BROWSER)
    message_id = browser_mail.message_id(house, written.slip)
    arrivals.store(session, arrivals.Arrival(mailboxes.BROWSER, 1, uid, house.now, raw, guest.address, message_id))


def _letter(mail: OwnMail, guest: Guest, slip: str) -> Inbox | None:
    """Give a letter this reader sent from here, for this seat as far as it was looked at."""
    found = arrivals.of_message(
        mail.session, browser_mail.message_id(mail.house, slip), guest.address, mailboxes.BROWSER
    )
    if found is None or not browser_mail.SLIP.fullmatch(slip):
        return None
    whose = (found.campaign or mail.campaign.key, found.seat or mail.seat.key)
    return found if whose == (mail.campaign.key, mail.seat.key) else None


def _answers(mail: OwnMail, letter: Inbox) -> tuple[Outbox, ...]:
    name = recipient(mail.seat, mail.person)
    return tuple(outbox.answers(mail.session, mail.campaign.key, name, letter.message_id))


def _shown(mail: OwnMail, row: Outbox) -> Shown:
    """Show an answer as it is mailed: orders and letters line by line, anything else as text."""
    said = briefing(row)
    words = catalogue(mail.house, said, row)
    content = compose(said, words)
    if not isinstance(said, Answer | Slip):
        return Shown(content.subject, content.text, None, "")
    return _answer(content.subject, content.text, said, words)


def _answer(title: str, mailed: str, said: Answer | Slip, words: Catalogue) -> Shown:
    """Show an answer line by line, with its plans as a picture and as text."""
    drawing = said.drawing if isinstance(said, Answer) else None
    if drawing is None:
        return Shown(title, mailed, _facts(said, words), "")
    picture, signs = scenes.for_page(drawing, words), scenes.as_text(drawing, words)
    return Shown(title, mailed, _facts(said, words), picture, signs=signs)


def _facts(said: Answer | Slip, words: Catalogue) -> Mapping[str, object]:
    return answer_facts(said, words) if isinstance(said, Answer) else slip_facts(said, words)
