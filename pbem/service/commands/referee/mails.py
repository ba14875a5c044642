"""`mails`, `mails red`, `resend red`: what did not arrive, or still waits; the latest report of a seat once more."""

from __future__ import annotations

from pbem.core.blocks import Cell, Column, Table
from pbem.core.problems import Refusal
from pbem.core.texts import text
from pbem.reports import dates
from pbem.service.desk import deliveries
from pbem.service.desk.act import Act, RefereeActs
from pbem.service.desk.referee_desk import Blocks, RefereeDesk, told
from pbem.service.referee import interventions
from pbem.store.tables import Outbox

MOST = 40


def _list(desk: RefereeDesk) -> Blocks:
    """List the latest mails that have not arrived."""
    named = desk.asked.argument.strip(" .:")
    seat = desk.seat(named).key if named else ""
    found = deliveries.open_mails(desk.session, desk.campaign, seat)[:MOST]
    if not found:
        return told("referee-mails-none")
    columns = tuple(Column(text(f"referee-column-{one}")) for one in ("when", "seat", "mail", "became"))
    return (Table(columns, tuple(_row(desk, mail) for mail in found)),)


def _row(desk: RefereeDesk, mail: Outbox) -> tuple[Cell, ...]:
    words = desk.words
    return (
        Cell(dates.short(mail.created_at, desk.campaign.timezone, words)),
        Cell(words.seat(mail.seat), "tag", mail.seat) if mail.seat else Cell(mail.recipient),
        Cell(mail.address, small=text("referee-mail-of", kind=mail.kind, turn=mail.turn + 1)),
        Cell(text(f"referee-mail-{mail.state}"), small=deliveries.verdict(mail)),
    )


def _resend(desk: RefereeDesk) -> Blocks:
    """Send the report again."""
    seat = desk.seat(desk.asked.argument)
    if not interventions.resend(desk.of(seat)):
        raise Refusal("referee-no-report", seat=seat.key)
    interventions.log(desk, "resent", desk.asked.reason, seat=seat.key)
    return told("referee-resent", seat=seat.key)


FOR_REFEREE: RefereeActs = {"mails": Act(_list), "resend": Act(_resend)}
