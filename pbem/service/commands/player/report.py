"""`report 3`: a report once more, as it was sent."""

from __future__ import annotations

import re
from dataclasses import replace

from pbem import codec
from pbem.core.texts import Text, text
from pbem.reports.briefing import Report
from pbem.service.campaigns import chronicle
from pbem.service.desk.act import Act, PlayerActs
from pbem.service.desk.player_desk import PlayerDesk
from pbem.service.post import history
from pbem.service.post.posting import answering
from pbem.service.post.rendering import briefing
from pbem.store.repository import outbox
from pbem.store.tables import Outbox

KIND = "report-again"


def serve(desk: PlayerDesk) -> None:
    """Send the report of a turn once more, or the latest."""
    found = re.search(r"\d+", desk.argument)
    turn = int(found[0]) if found else None
    mail = history.report(desk.session, desk.game, desk.seat, turn)
    if mail is not None and _own(desk, mail):
        _queue(desk, mail)
    else:
        _from_before(desk, turn)


def _own(desk: PlayerDesk, mail: Outbox) -> bool:
    """Tell whether a report went to whoever has the seat now."""
    head = briefing(mail).heading
    return head is not None and head.player == desk.heading.player


def _from_before(desk: PlayerDesk, turn: int | None) -> None:
    """Send a report that went to an earlier player, or to nobody; or say that there is none."""
    page = chronicle.page(desk.session, desk.game, desk.seat.key, turn)
    if page is None:
        desk.tell("no-report", text("notice-no-report", turn=-1 if turn is None else turn), _which(desk))
    else:
        desk.send(chronicle.report(desk.session, desk.game, page, desk.heading), KIND)


def _which(desk: PlayerDesk) -> Text:
    pages = chronicle.pages(desk.session, desk.game, desk.seat.key)
    if not pages:
        return text("notice-no-report-yet")
    first, last = pages[0].turn, pages[-1].turn
    return text("notice-report-only" if first == last else "notice-reports", first=first, last=last)


def _queue(desk: PlayerDesk, mail: Outbox) -> None:
    """Queue the same content under a Message-ID of its own."""
    row, game = desk.game.row, desk.game
    thread = answering(desk.letter)
    at = (row.key, row.head_branch, row.head_turn)
    copy = Outbox(
        campaign=row.key,
        branch=row.head_branch,
        turn=row.head_turn,
        recipient=desk.seat.key,
        kind=KIND,
        revision=outbox.next_of_seat(desk.session, at, desk.seat.key, KIND),
        seat=desk.seat.key,
        language=mail.language,
        address=desk.answer_to or mail.address,
        mailbox=row.mailbox,
        in_reply_to=thread.in_reply_to,
        references=" ".join(thread.references),
        briefing=_said(desk, mail),
        briefing_kind=mail.briefing_kind,
        created_at=desk.house.now,
        not_before=desk.house.now,
    )
    domain = desk.house.mailbox(game.row.mailbox).address.rpartition("@")[2]
    outbox.queue(desk.session, copy, row.identity_secret, domain)


def _said(desk: PlayerDesk, mail: Outbox) -> str:
    """Give what the mail says: the same, unless the seat is another's now or its code was renewed since."""
    said, present = briefing(mail), desk.heading
    assert isinstance(said, Report)
    if (said.heading.player, said.heading.reply_to) == (present.player, present.reply_to):
        return mail.briefing
    code = present.token.rpartition("-")[2]
    token = f"{said.heading.token.rpartition('-')[0]}-{code}"
    head = replace(said.heading, player=present.player, reply_to=present.reply_to, token=token)
    return codec.dumps(replace(said, heading=head), Report)


FOR_PLAYER: PlayerActs = {"report": Act(serve, asks=True)}
