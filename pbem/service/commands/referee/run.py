"""`run now`: the present turn is resolved with the orders that are in."""

from __future__ import annotations

from pbem.core.texts import text
from pbem.service.calendar import deadlines, readiness
from pbem.service.desk.act import Act, Preview, RefereeActs, always
from pbem.service.desk.referee_desk import Blocks, RefereeDesk, told
from pbem.service.referee import interventions
from pbem.store.repository import judgements


def serve(desk: RefereeDesk) -> Blocks:
    """Resolve the turn."""
    turn = interventions.run(desk, desk.asked.reason)
    due = deadlines.present(desk.session, desk.campaign)
    return told("referee-ran", turn=turn, when=desk.when(due) if due else "-")


def _ahead(desk: RefereeDesk) -> Preview:
    """Say who has sent nothing, and which lines would be played without being judged."""
    interventions.running(desk.campaign)
    silent = tuple(sorted(readiness.silent(desk.session, desk.game)))
    held = len(judgements.open_ones(desk.session, desk.campaign))
    lacking = text("referee-run-silent", seats=silent) if silent else text("referee-run-all")
    lines = (text("referee-run-held", count=held),) if held else ()
    return Preview((text("referee-run-ahead", turn=desk.game.turn), lacking, *lines))


FOR_REFEREE: RefereeActs = {"run": Act(serve, always, _ahead)}
