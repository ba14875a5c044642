"""`hold` and `release`: everything stops at once, and goes on."""

from __future__ import annotations

from pbem.core.problems import Refusal
from pbem.service.referee import acts
from pbem.service.referee.act import Act, always
from pbem.service.referee.desk import Blocks, Desk, told


def _hold(desk: Desk) -> Blocks:
    """Stop the campaign; the referee's own letters are still answered."""
    acts.hold(desk.house, desk.session, desk.campaign, desk.asked.reason)
    return told("referee-held")


def _release(desk: Desk) -> Blocks:
    """Let it go on."""
    was_held = acts.is_held(desk.campaign)
    mails = acts.release(desk.house, desk.session, desk.campaign, desk.asked.reason)
    if not (was_held or mails):
        raise Refusal("referee-not-held")
    return told("referee-released", mails=mails)


HOLD, RELEASE = Act(_hold, always), Act(_release, always)
