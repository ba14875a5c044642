"""What the readings of a mailbox are used for."""

from __future__ import annotations

from pbem.mail.watching.mailbox import Readings
from pbem.service.desk.intake import reading_to_end
from pbem.service.house.house import House
from pbem.service.work.mail_choice import choosing
from pbem.settings import Mailbox


def readings(house: House, mailbox: Mailbox) -> Readings:
    """Choose what is taken, know when the mailbox was read to its end, and what time it is there."""
    ended, choice, reference = reading_to_end(house, mailbox), choosing(house, mailbox), house.reference
    if reference is None:
        return Readings(ended, choice=choice)
    return Readings(ended, choice=choice, now=lambda: house.now, ahead=reference.asked, arrived=reference.arrived)
