"""`end`: the campaign is over, with standings, all seeds and the history for whoever wants it."""

from __future__ import annotations

from pbem.core.problems import Refusal
from pbem.core.texts import text
from pbem.service.desk.referee_desk import Blocks, Desk, told
from pbem.service.referee import close
from pbem.service.referee.command import Act, Preview, always


def serve(desk: Desk) -> Blocks:
    """Close the campaign."""
    closed = close.close(desk.house, desk.session, desk.campaign, desk.asked.reason, desk.asked.tell)
    return told("referee-ended", turn=closed.turn, count=closed.told)


def _ahead(desk: Desk) -> Preview:
    """Say that this is for good."""
    if desk.campaign.state == "ended":
        raise Refusal("ended", campaign=desk.campaign.title)
    return Preview((text("referee-end-ahead", campaign=desk.campaign.title, turn=desk.campaign.head_turn + 1),))


ACT = Act(serve, always, _ahead, tells=True)
