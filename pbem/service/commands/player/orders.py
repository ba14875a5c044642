"""`orders`: what stands now; `orders 3 r2`: what stood in an earlier turn, and what ran."""

from __future__ import annotations

import re

from pbem.core.texts import text
from pbem.language.letter.merging import unwritten
from pbem.reports.briefing import Leaflet
from pbem.service.desk import order_sources
from pbem.service.desk.act import Act, PlayerActs
from pbem.service.desk.player_desk import PlayerDesk
from pbem.service.orders import receipts, submissions


def serve(desk: PlayerDesk) -> None:
    """Send the receipt once more."""
    turn, revision = _asked(desk.argument)
    if turn is None and revision is None:
        _present(desk)
    else:
        _past(desk, desk.game.turn if turn is None else turn, revision)


def _asked(argument: str) -> tuple[int | None, int | None]:
    """Read turn and revision: the revision has a word or an r before it."""
    revision = re.search(r"(?<![\w-])(?:r|rev\w*|в|верс\w*|ред\w*|ver\w*)\.?\s*#?(\d+)", argument.casefold())
    rest = argument.casefold().replace(revision[0], "") if revision else argument
    turn = re.search(r"\d+", rest)
    return int(turn[0]) if turn else None, int(revision[1]) if revision else None


def _present(desk: PlayerDesk) -> None:
    row = submissions.standing_row(desk)
    standing = submissions.standing(desk, row)
    remarks = (text("remark-kept"),) if standing.lines else ()
    outcome = submissions.Outcome(submissions.NOTHING, unwritten(standing), row, remarks)
    submissions.answer(desk, outcome, kind="receipt")


def _past(desk: PlayerDesk, turn: int, revision: int | None) -> None:
    """Show what stood, when and from which letter it came, and what ran."""
    shown = order_sources.disclosure(desk.session, desk.seat)
    found = receipts.of_turn(desk.session, desk.game, desk.seat.key, turn, shown)
    if not found or (revision is not None and not any(one.revision == revision for one in found)):
        most = text("notice-no-receipt-body", turn=turn, count=len(found), present=desk.game.turn)
        desk.tell("no-receipt", text("notice-no-receipt", turn=turn), most)
        return
    words = desk.house.catalogue(desk.seat.language, desk.game.installed.ruleset.key)
    sections = receipts.sections(desk.game, found, revision, receipts.Reader(desk.seat.language, desk.seat.zone, words))
    desk.send(Leaflet(desk.heading, text("receipt-title", turn=turn), sections), "receipt")


FOR_PLAYER: PlayerActs = {"orders": Act(serve, asks=True)}
