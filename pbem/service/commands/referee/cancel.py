"""`cancel`, `cancel 2`: take back what the referee ordered himself; whoever was told of it is told that too."""

from __future__ import annotations

from pbem.core.seats import REFEREE
from pbem.core.texts import text
from pbem.mail.commands import referee as words
from pbem.service.desk.act import Act, RefereeActs
from pbem.service.desk.referee_desk import Blocks, RefereeDesk, lines, told
from pbem.service.referee import game_lines, withdrawal


def serve(desk: RefereeDesk) -> Blocks:
    """Take back what is named; what he had to give a reason for needs one again."""
    found = withdrawal.named(desk.session, desk.game, REFEREE, desk.language, desk.asked.argument)
    if not found.gone.lines:
        return lines(found.remarks, bullet=False)
    if not desk.asked.reason and any(map(desk.game.installed.ruleset.refereeing.reasoned, found.gone)):
        because = desk.words.t("referee-because")
        return told("referee-no-reason", line=f"{words.bare(desk.asked.words)} {because} ...")
    withdrawal.withdraw(desk.house, desk.session, desk.game, found, desk.asked.reason)
    heard = game_lines.heard(desk.game, found.gone)
    at_once = (text("referee-told-at-once", seats=heard),) if heard else ()
    return lines((*found.remarks, *at_once), bullet=False)


FOR_REFEREE: RefereeActs = {"cancel": Act(serve, tells=True)}
