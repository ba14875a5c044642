"""`archive`: everything of the seat in a file; when the campaign is over, `archive all`: everything of everybody."""

from __future__ import annotations

from datetime import timedelta

from pbem.core.texts import text
from pbem.mail.commands import said
from pbem.service.campaigns import parcels, public_page
from pbem.service.desk.act import Act, PlayerActs
from pbem.service.desk.player_desk import PlayerDesk
from pbem.service.post.posting import answering
from pbem.store.repository import outbox

AGAIN = timedelta(minutes=30)
"""A file is not packed more often: it takes long, and holds the same."""


def serve(desk: PlayerDesk) -> None:
    """Queue the file."""
    whole = any(said(word, "all") for word in desk.argument.split())
    kind = parcels.KIND_WHOLE if whole else parcels.KIND
    if whole and not public_page.over(desk.game):
        desk.tell("archive-not-over", text("archive-not-over"), text("archive-not-over-body"))
    elif outbox.of_seat_since(desk.session, desk.game.key, desk.seat.key, kind, desk.house.now - AGAIN):
        minutes = int(AGAIN.total_seconds() // 60)
        desk.tell("archive-again", text("archive-again"), text("archive-again-body", minutes=minutes))
    else:
        files = (parcels.everybody(desk.game),) if whole else parcels.whole(desk.session, desk.game, desk.seat.key)
        to = answering(desk.letter)
        parcels.send(desk.case, desk.heading, files, to)


FOR_PLAYER: PlayerActs = {"archive": Act(serve, asks=True)}
