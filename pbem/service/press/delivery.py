"""Letters to other players sent on at once, and what their writer is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pbem.core.texts import Text, text
from pbem.mail import seat_tags
from pbem.reports.briefing import Posted, Slip
from pbem.service.desk.player_desk import PlayerDesk
from pbem.service.desk.player_letter import Ending, Missive
from pbem.service.press.forwarded_letter import Round
from pbem.service.press.permission import HOUR, Bench, Verdict
from pbem.store import tables
from pbem.store.repository import outbox, press

LIMIT = "press-limit"
"""The kind of the one answer that says that the letters of this hour are used up."""


@dataclass(frozen=True)
class Delivery:
    """What became of the letters of a mail; `spent`: none went, since those of the hour are used up."""

    posted: tuple[Posted, ...] = ()
    spent: bool = False


def deliver(desk: PlayerDesk, letters: Sequence[Missive], trial: bool = False) -> Delivery:
    """Send letters on, or say why not; on trial nothing is sent. Those of a mail read before are not sent again."""
    if not letters or (desk.row.id is not None and press.of_mail(desk.session, desk.row.id)):
        return Delivery()
    bench = Bench(desk)
    done = [_one(bench, letter, trial) for letter in letters]
    return Delivery(tuple(posted for posted, _ in done), all(verdict.spent for _, verdict in done))


def answer(desk: PlayerDesk, delivery: Delivery, trial: bool = False) -> None:
    """Answer a mail for the letters it held, when it is not answered for its orders besides.

    Whoever writes more than the campaign allows is told once, and then no more for an hour.
    """
    told = delivery.posted
    if told and not (delivery.spent and _knows(desk)):
        desk.send(slip(desk, delivery, trial), LIMIT if delivery.spent else "answer")
    if desk.row.state == "new":
        desk.settle("letters to others" if told else "letters to others, answered before")


def slip(desk: PlayerDesk, delivery: Delivery, trial: bool) -> Slip:
    """Say what became of the letters of a mail without orders."""
    return Slip(desk.heading, delivery.posted, trial)


def _one(bench: Bench, letter: Missive, trial: bool) -> tuple[Posted, Verdict]:
    verdict = bench.judge(letter)
    if trial:
        bench.before.append(letter)
    else:
        _keep(bench.desk, letter, verdict)
    why = (verdict.why,) if verdict.why else ()
    told = (*why, *_remarks(letter, sent=not why))
    return Posted(letter.line, verdict.to, not why, told, letter.lines), verdict


def _keep(desk: PlayerDesk, letter: Missive, verdict: Verdict) -> None:
    """Keep a letter, and send it on if it may go."""
    row = tables.Press(
        code=seat_tags.new_press(),
        campaign=desk.game.key,
        branch=desk.game.row.head_branch,
        turn=desk.game.row.head_turn,
        writer=desk.seat.key,
        readers=",".join(verdict.readers or letter.whom.seats),
        anonymous=verdict.anonymous,
        body="\n".join(letter.lines),
        inbox=desk.row.id,
        answers=verdict.answers.code if verdict.answers else "",
        at=desk.house.now,
        state="refused" if verdict.why else "sent",
    )
    press.add(desk.session, row)
    if not verdict.why:
        Round(desk.house, desk.session, desk.game, row, verdict.everybody).go()


def _remarks(letter: Missive, sent: bool) -> tuple[Text, ...]:
    """Say what became of the lines: where the letter ended, what was left out of it, what in it was no order."""
    ended = letter.ending is Ending.ORDER and not letter.whom.unknown
    inside = tuple(map(str, letter.orders))
    return (
        *((text("press-ends", line=letter.last + 1),) if ended and sent else ()),
        *((text("press-orders-inside", lines=inside, count=len(inside)),) if inside else ()),
        *(text(f"press-cut-{code}") for code in dict.fromkeys(letter.cut)),
    )


def _knows(desk: PlayerDesk) -> bool:
    """Tell whether the writer was told within the hour that there are no more letters."""
    address = desk.answer_to or desk.letter.sender
    return outbox.told_since(desk.session, address, LIMIT, desk.house.now - HOUR)
