"""`end`: the campaign is over, with standings, all seeds and the history for whoever wants it."""

from __future__ import annotations

from pbem.core.problems import Refusal
from pbem.core.texts import text
from pbem.service.desk.act import Act, Preview, RefereeActs, always
from pbem.service.desk.referee_desk import Blocks, RefereeDesk, told
from pbem.service.referee import close


def serve(desk: RefereeDesk) -> Blocks:
    """Close the campaign."""
    closed = close.close(desk, desk.asked.reason, desk.asked.tell)
    return told("referee-ended", turn=closed.turn, count=closed.told)


def _ahead(desk: RefereeDesk) -> Preview:
    if desk.campaign.state == "ended":
        raise Refusal("ended", campaign=desk.campaign.title)
    return Preview((text("referee-end-ahead", campaign=desk.campaign.title, turn=desk.campaign.head_turn + 1),))


FOR_REFEREE: RefereeActs = {"end": Act(serve, always, _ahead, tells=True)}
