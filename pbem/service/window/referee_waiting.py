"""What waits for the referee: questions put to him, lines to judge, applications, reports that came back, proposals."""

from __future__ import annotations

from pbem.core.blocks import Section
from pbem.core.texts import text
from pbem.mail.commands import verdicts
from pbem.reports.oversight import Button, Waiting
from pbem.service.commands.referee import status
from pbem.service.desk import deliveries
from pbem.service.joining import open_campaigns, wishes
from pbem.service.turns import held_lines
from pbem.service.window import referee_letter
from pbem.service.window.referee_case import RefereeCase
from pbem.store.repository import applications, judgements
from pbem.store.tables import Application, Judgement, Outbox


def all_of(case: RefereeCase) -> tuple[Waiting, ...]:
    """List it, what was asked of him first."""
    held = judgements.open_ones(case.session, case.campaign)
    asking = applications.listing(case.session, case.campaign.key, "asked")
    lost = deliveries.undelivered_reports(case.session, case.campaign)
    return (
        *referee_letter.questions(case),
        *(_line(case, one) for one in held),
        *(_lost(case, one) for one in lost),
        *(_applicant(case, one) for one in asking),
    )


def _line(case: RefereeCase, row: Judgement) -> Waiting:
    """A line nobody understood: what it may mean is one button."""
    words, problem = case.words, held_lines.problem(row)
    judge = case.line("judge", str(row.id))
    named = {kind: f"{judge} {verdicts.word(kind, case.language)}" for kind in verdicts.ALL}
    meant = problem.try_
    reading = Button(words.t("window-r-read-as", words=meant), f"{named['read']} {meant}")
    others = (
        Button(words.t("window-r-read"), f"{named['read']} ", edit=True),
        Button(words.t("window-r-ask"), f"{named['ask']} ", edit=True),
        Button(words.t("window-r-reject"), f"{named['reject']} ", edit=True, grave=True),
    )
    return Waiting(
        words.seat(row.seat),
        case.timed("window-r-held", row.created_at, line=row.line, turn=row.turn, number=row.id),
        row.seat,
        (row.words,),
        (words.say(held_lines.wrong(row)),),
        (reading, *others) if meant else others,
    )


def _lost(case: RefereeCase, mail: Outbox) -> Waiting:
    """A report that reached none of the addresses of its seat."""
    words, seat = case.words, mail.seat or ""
    small = words.t("window-r-lost", turn=mail.turn + 1, address=mail.address)
    again = Button(words.t("window-r-again"), case.line("resend", seat))
    other = Button(words.t("window-r-address"), case.line("addresses", seat, "add "), edit=True)
    return Waiting(words.seat(seat), small, seat, (deliveries.verdict(mail),), (), (again, other), grave=True)


def _applicant(case: RefereeCase, row: Application) -> Waiting:
    """Somebody who asks for a seat."""
    words, kept = case.words, wishes.kept(row.wishes)
    wished = tuple(words.say(one) for one in open_campaigns.understood(kept, "joining-referee"))
    let = Button(words.t("window-r-approve"), case.line("approve", str(row.id)))
    no = Button(words.t("window-r-refuse"), case.line("refuse", str(row.id)), edit=True, grave=True)
    return Waiting(
        words.t("window-r-asks", name=row.name or row.address),
        row.address,
        "",
        tuple(kept.words.splitlines()),
        wished,
        (let, no),
    )


def proposals(case: RefereeCase) -> tuple[Section, ...]:
    """Show what waits for his word across the table, and what he has ordered himself."""
    blocks = status.proposals(case)
    return (Section(text("window-r-proposals"), blocks),) if blocks else ()


def strangers(case: RefereeCase) -> tuple[Section, ...]:
    """Show letters that did not count."""
    blocks = status.strangers(case)
    return (Section(None, blocks),) if blocks else ()
