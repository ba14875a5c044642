"""`hold` and `release`: everything stops at once, and goes on."""

from __future__ import annotations

from pbem.core.problems import Refusal
from pbem.service.desk.act import Act, RefereeActs, always
from pbem.service.desk.referee_desk import Blocks, RefereeDesk, told
from pbem.service.referee import interventions


def _hold(desk: RefereeDesk) -> Blocks:
    interventions.hold(desk, desk.asked.reason)
    return told("referee-held")


def _release(desk: RefereeDesk) -> Blocks:
    was_held = interventions.is_held(desk.campaign)
    mails = interventions.release(desk, desk.asked.reason)
    if not (was_held or mails):
        raise Refusal("referee-not-held")
    return told("referee-released", mails=mails)


FOR_REFEREE: RefereeActs = {"hold": Act(_hold, always), "release": Act(_release, always)}
