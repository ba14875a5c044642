"""What is kept of mails that went out, and for how long: `[keep]` in the settings.

What a mail says is kept for ever, and so is every word of it as it was sent, since letters quote it. Its pictures and
files can be made again from what it says, and go after their time. A step takes few mails: it is made when there is
nothing else to do, and a turn that falls due meanwhile waits for one step at most.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta

from pbem.mail.sending.mime import PICTURES, WORDLESS, emptied
from pbem.service.house.house import House
from pbem.settings import Keep
from pbem.store.engine import reading, writing
from pbem.store.repository import thinning
from pbem.store.repository.thinning import Stored
from pbem.store.tables import MailKept

STEP = 20
"""So many mails are thinned out in one step."""


@dataclass(frozen=True)
class _Stage:
    """After so many days mails of which that much is kept lose parts of a kind; 0 days: never."""

    days: int
    before: MailKept
    after: MailKept
    parts: re.Pattern[bytes]


def _stages(keep: Keep) -> tuple[_Stage, ...]:
    return (
        _Stage(keep.mails_days, "unpictured", "words", WORDLESS),
        _Stage(keep.mails_days, "whole", "words", WORDLESS),
        _Stage(keep.pictures_days, "whole", "unpictured", PICTURES),
    )


def thin(house: House) -> int:
    """Thin out some mails that are older than the host keeps them whole; tell how many."""
    for stage in _stages(house.settings.keep):
        if mails := _old(house, stage):
            return _thinned(house, stage, mails)
    return 0


def _old(house: House, stage: _Stage) -> Sequence[Stored]:
    if not stage.days:
        return ()
    with reading(house.engine) as session:
        return thinning.older(session, stage.before, house.now - timedelta(days=stage.days), STEP)


def _thinned(house: House, stage: _Stage, mails: Sequence[Stored]) -> int:
    """Thin out mails; all that takes time is done before the transaction that writes begins."""
    left = [thinning.shorter(mail, None if mail.mail is None else emptied(mail.mail, stage.parts)) for mail in mails]
    with writing(house.engine) as session:
        for mail, stored in zip(mails, left, strict=True):
            thinning.thin(session, mail, stage.after, stored)
    return len(mails)
