"""`report`, `report 3`: the referee's own report of a turn, with everything, in a mail of its own."""

from __future__ import annotations

import re

from pbem.core.texts import text
from pbem.service.desk.act import Act, RefereeActs
from pbem.service.desk.referee_desk import FIGURES, Blocks, RefereeDesk, lines
from pbem.service.turns import referee_report


def serve(desk: RefereeDesk) -> Blocks:
    """Mail the report."""
    turn = re.search(r"\d+", desk.asked.argument)
    referee_report.send(desk, int(turn[0][:FIGURES]) if turn else None)
    return lines((text("referee-report-sent"),), bullet=False)


FOR_REFEREE: RefereeActs = {"report": Act(serve)}
