"""`report`, `report 3`: the referee's own report of a turn, with everything, in a mail of its own."""

from __future__ import annotations

import re

from pbem.core.texts import text
from pbem.service.referee import overseeing
from pbem.service.referee.act import Act
from pbem.service.referee.desk import FIGURES, Blocks, Desk, lines


def serve(desk: Desk) -> Blocks:
    """Mail the report."""
    turn = re.search(r"\d+", desk.asked.argument)
    overseeing.send(desk.house, desk.session, desk.campaign, int(turn[0][:FIGURES]) if turn else None)
    return lines((text("referee-report-sent"),), bullet=False)


ACT = Act(serve)
