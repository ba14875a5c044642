"""`holiday 20.12.-27.12.`: book days, see what is booked, take it back."""

from __future__ import annotations

from datetime import date

from pbem.core.problems import Refusal
from pbem.core.texts import Text, text
from pbem.mail import days as written
from pbem.mail.commands import said
from pbem.reports import dates
from pbem.service.calendar import absences, deadlines
from pbem.service.calendar.absences import Span
from pbem.service.calendar.wall_clock import local_day
from pbem.service.desk.act import Act, PlayerActs
from pbem.service.desk.player_desk import PlayerDesk
from pbem.service.house.terms import Absences, terms
from pbem.service.turns import time_notices


def serve(desk: PlayerDesk) -> None:
    """Book, show or cancel."""
    words = desk.argument.strip()
    if not words:
        _tell(desk, *_state(desk))
    elif said(words, "none"):
        _cancel(desk)
    else:
        _book(desk, words)


def _cancel(desk: PlayerDesk) -> None:
    """Take back what is booked, but for days the present turn was put off for."""
    done = absences.cancel(desk.session, desk.seat, desk.house.now, _waited(desk))
    today = local_day(desk.house.now, desk.seat.zone)
    kept = any(one.last >= today for one in absences.booked(desk.session, desk.seat))
    told = (*((text("holiday-cancelled"),) if done else ()), *((text("holiday-counted"),) if kept else ()))
    state = _state(desk)
    _tell(desk, *told, *(state if kept or not done else state[1:]))


def _waited(desk: PlayerDesk) -> date:
    """Give the day up to which the present turn waits for whoever is away."""
    due = deadlines.present(desk.session, desk.game.row)
    waits = _limits(desk).effect == "wait" and due is not None
    return local_day(due, desk.seat.zone) if due is not None and waits else date.min


def _book(desk: PlayerDesk, words: str) -> None:
    """Book the days in the words, or say why not."""
    read = written.read(words, local_day(desk.house.now, desk.seat.zone))
    if read is None:
        _refuse(desk, text("holiday-unreadable", words=words[:100]))
        return
    limits, span = _limits(desk), Span(*read)
    try:
        absences.book(desk.session, desk.seat, span, desk.house.now, limits)
    except Refusal as refusal:
        why = text(f"refusal-{refusal.code}", **refusal.facts)
        _refuse(desk, why, how=bool(limits.days))
        return
    _tell(desk, text("holiday-booked", days=_said(desk, span)), text(f"holiday-{limits.effect}"), *_left(desk))
    if desk.game.row.state == "running":
        time_notices.arrange(desk.house, desk.session, desk.game)


def _limits(desk: PlayerDesk) -> Absences:
    return terms(desk.game.row).absences


def _refuse(desk: PlayerDesk, why: Text, how: bool = True) -> None:
    """Say that nothing was booked, why, and how it is done."""
    desk.tell("holiday", text("holiday-refused"), why, *(_state(desk) if how else ()))


def _tell(desk: PlayerDesk, *paragraphs: Text) -> None:
    desk.tell("holiday", text("holiday-subject", campaign=desk.game.row.title), *paragraphs)


def _state(desk: PlayerDesk) -> tuple[Text, ...]:
    """Say what is booked, what is left, and how to book."""
    today = local_day(desk.house.now, desk.seat.zone)
    spans = [_said(desk, one) for one in absences.booked(desk.session, desk.seat) if one.last >= today]
    listed = text("holiday-list", days=tuple(spans)) if spans else text("holiday-none")
    return (
        listed,
        *_left(desk),
        *((text("holiday-how"),) if _limits(desk).days else (text("refusal-absence-not-here"),)),
    )


def _left(desk: PlayerDesk) -> tuple[Text, ...]:
    """Say how many days may still be booked this year."""
    limits, year = _limits(desk), local_day(desk.house.now, desk.seat.zone).year
    free = absences.left(desk.session, desk.seat, limits, year)
    return (text("holiday-left", left=free, year=str(year)),) if limits.days else ()


def _said(desk: PlayerDesk, span: Span) -> str:
    """Write days in the player's language."""
    words = desk.house.catalogue(desk.seat.language)
    first, last = (dates.day(day, words) for day in (span.first, span.last))
    return first if span.days == 1 else words.t("holiday-span", first=first, last=last)


FOR_PLAYER: PlayerActs = {"holiday": Act(serve, personal=True)}
