"""A letter looked at before it is sent: what is said of its lines is said by the code that answers mails.

A check is the trial a mail with the word for it gets, but that nothing is kept, queued or put off: it only reads.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from pbem.mail import commands as words
from pbem.mail.reading.letter import Letter, read
from pbem.reports.briefing import Answer, Slip
from pbem.service import commands
from pbem.service.desk.player_desk import PlayerDesk, laid
from pbem.service.game import games
from pbem.service.house.case import SeatCase
from pbem.service.orders import submissions
from pbem.service.orders.requests import Wishes
from pbem.service.press import delivery
from pbem.service.window import browser_mail
from pbem.service.window.seat_mail import OwnMail
from pbem.service.window.sessions import Guest
from pbem.store.repository import mailboxes
from pbem.store.tables import Inbox


@dataclass(frozen=True)
class Checked:
    """What would be answered to the orders of a letter, or to its letters to others; the `commands` it holds besides.

    None: no orders are taken now.
    """

    said: Answer | Slip | None
    commands: tuple[str, ...] = ()


def check(mail: OwnMail, guest: Guest, text: str, reply: str = "") -> Checked:
    """Look at a letter of a seat, or at its answer to another seat's."""
    if mail.campaign.state != "running":
        return Checked(None)
    raw = browser_mail.raw(mail, guest, text, "0" * 32, reply)
    desk = _desk(mail, raw, read(raw))
    wishes = replace(submissions.wishes(desk, tuple(commands.PLAYER)), trial=True)
    named = tuple(words.command(one.key).word(mail.seat.language) for one in wishes.commands)
    return Checked(_said(desk, wishes), named)


def _said(desk: PlayerDesk, wishes: Wishes) -> Answer | Slip | None:
    delivered = delivery.deliver(desk, wishes.letters, trial=True)
    if wishes.orders or not (wishes.commands or wishes.letters):
        return submissions.checked(desk, wishes, delivered.posted)
    return delivery.slip(desk, delivered, trial=True) if wishes.letters else None


def _desk(mail: OwnMail, raw: bytes, letter: Letter) -> PlayerDesk:
    """Lay a letter on the desk that lies in no inbox."""
    case = SeatCase(mail.house, mail.session, mail.campaign, mail.seat)
    row = Inbox(
        mailbox=mailboxes.BROWSER,
        uidvalidity=1,
        uid=0,
        received_at=mail.house.now,
        sender=letter.sender,
        message_id=letter.message_id,
        sha256="",
        raw=raw,
        campaign=mail.campaign.key,
        seat=mail.seat.key,
    )
    return laid(case, games.opened(mail.session, mail.house.registry, mail.campaign), row, letter)[0]
