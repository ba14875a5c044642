"""`report 3`: a report once more, as it was sent."""

from __future__ import annotations

import re
from dataclasses import replace

from pbem import codec
from pbem.core.texts import Text, text
from pbem.reports.briefing import Report
from pbem.service.letters.desk import Desk
from pbem.service.post.posting import answering
from pbem.service.post.rendering import briefing
from pbem.service.turns import past
from pbem.store.repository import outbox
from pbem.store.tables import Outbox

KIND = "report-again"


def serve(desk: Desk) -> None:
    """Send the report of a turn once more, or the latest."""
    asked = re.search(r"\d+", desk.argument)
    mail = past.report(desk.session, desk.game, desk.seat, int(asked[0]) if asked else None)
    if mail is None:
        desk.tell("no-report", text("notice-no-report", turn=int(asked[0]) if asked else -1), _which(desk))
    else:
        _queue(desk, mail)
    desk.settle("command report")


def _which(desk: Desk) -> Text:
    """Say of which turns there are reports."""
    span = past.span(desk.session, desk.game, desk.seat)
    if span is None:
        return text("notice-no-report-yet")
    words = "notice-report-only" if span[0] == span[1] else "notice-reports"
    return text(words, first=span[0], last=span[1])


def _queue(desk: Desk, mail: Outbox) -> None:
    """Queue the same content under a Message-ID of its own."""
    row, game = desk.game.row, desk.game
    thread = answering(desk.letter)
    at = (row.key, row.head_branch, row.head_turn, desk.seat.key, KIND)
    copy = Outbox(
        campaign=row.key,
        branch=row.head_branch,
        turn=row.head_turn,
        recipient=desk.seat.key,
        kind=KIND,
        revision=outbox.next_of_seat(desk.session, *at),
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


def _said(desk: Desk, mail: Outbox) -> str:
    """Give what the mail says: the same, unless the seat is another's now or its code was renewed since."""
    said, present = briefing(mail), desk.heading
    assert isinstance(said, Report)
    if (said.heading.player, said.heading.reply_to) == (present.player, present.reply_to):
        return mail.briefing
    code = present.token.rpartition("-")[2]
    token = f"{said.heading.token.rpartition('-')[0]}-{code}"
    head = replace(said.heading, player=present.player, reply_to=present.reply_to, token=token)
    return codec.dumps(replace(said, heading=head), Report)
