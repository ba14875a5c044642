"""`verify`: the latest turns are played again from what was kept, and must come out the same."""

from __future__ import annotations

from pbem.core.texts import text
from pbem.service.desk.act import Act, RefereeActs
from pbem.service.desk.referee_desk import Blocks, RefereeDesk, lines, told
from pbem.service.turns.verify import verify

MOST = 20
"""So many turns are played again for one letter: the mail of all waits meanwhile."""


def serve(desk: RefereeDesk) -> Blocks:
    """Say what was found, turn by turn where something is wrong."""
    assert desk.game
    found = verify(desk.house, desk.session, desk.campaign, MOST)
    wrong = tuple(one for one in found if one.faults)
    if not wrong:
        return told("referee-verified", count=len(found), campaign=desk.campaign.key, most=MOST)
    faults = (text("referee-fault", turn=one.number, branch=one.branch, faults="; ".join(one.faults)) for one in wrong)
    return lines((text("referee-faults", count=len(wrong)), *faults), bullet=False)


FOR_REFEREE: RefereeActs = {"verify": Act(serve)}
