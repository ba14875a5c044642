"""`hold` and `release`: everything stops at once, and goes on."""

from __future__ import annotations

from pbem.core.problems import Refusal
from pbem.service.desk.referee_desk import Blocks, Desk, told
from pbem.service.referee import interventions
from pbem.service.referee.command import Act, always


def _hold(desk: Desk) -> Blocks:
    """Stop the campaign; the referee's own letters are still answered."""
    interventions.hold(desk.house, desk.session, desk.campaign, desk.asked.reason)
    return told("referee-held")


def _release(desk: Desk) -> Blocks:
    """Let it go on."""
    was_held = interventions.is_held(desk.campaign)
    mails = interventions.release(desk.house, desk.session, desk.campaign, desk.asked.reason)
    if not (was_held or mails):
        raise Refusal("referee-not-held")
    return told("referee-released", mails=mails)


HOLD, RELEASE = Act(_hold, always), Act(_release, always)
