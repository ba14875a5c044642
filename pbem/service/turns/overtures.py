"""Overtures on their way: whoever an order is addressed to is mailed at once what is said now, and what no more is.

A letter makes one such mail for each of them, made from their own view; nothing of the letter itself goes into it. A
turn that runs early leaves them time: who had sent orders before, and was told, is waited for until they write again,
as if a line had been asked back. That ends with the deadline as all waiting does, and others cannot tell it from an
order still missing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sqlmodel import Session

from pbem import codec
from pbem.core.blocks import Brief, Lines, Section
from pbem.core.overtures import Overture, Unanswered
from pbem.core.seats import REFEREE, Seat
from pbem.core.sheets import Sheet
from pbem.core.texts import text
from pbem.registry import AnyOrder, AnyRuleset, AnyView
from pbem.reports.briefing import Heading, Leaflet
from pbem.service.calendar import deadlines
from pbem.service.game import dealings, games
from pbem.service.game.games import Game
from pbem.service.house.case import Case, SeatCase
from pbem.service.house.house import House
from pbem.service.post.addresses import heading, referee_heading
from pbem.service.post.posting import following, to_referee, to_seat_again
from pbem.store import tables
from pbem.store.repository import seats, sheets

KIND = "overture"
"""The kind of these mails."""

Change = tuple[Overture[AnyOrder], bool]


def tell(house: House, session: Session, game: Game, row: tables.Sheet, before: Sheet[AnyOrder]) -> None:
    """Mail everybody who hears of it what a sheet just kept says that the one before it did not, and the reverse."""
    if not row.addressed and not dealings.addressed(game.installed.ruleset, row.seat, before):
        return
    after = games.sheet(game.installed, row.orders)
    changed = tuple(dealings.changes(game.installed.ruleset, row.seat, before, after))
    if not changed:
        return
    rows = sheets.last(session, game.key, game.row.head_branch, game.next_step)
    there = (REFEREE, *game.installed.ruleset.rules.seats(games.options(game.installed, game.row)))
    for seat in dict.fromkeys(seat for seat, _, _ in changed if seat in there):
        said = [(overture, gone) for whom, overture, gone in changed if whom == seat]
        view = game.view(seat, dealings.among(game, rows, seat))
        waited = _wait(session, game, rows.get(seat), tuple(_heard(game.installed.ruleset, view, said)))
        told = announced(game.installed.ruleset, view, said)
        if told is not None:
            _send(house, session, game, seat, _with_note(game, told) if waited else told)


def _heard(ruleset: AnyRuleset, view: AnyView, said: Sequence[Change]) -> Iterator[Change]:
    """Leave out what a seat is not told: nothing may be waited for, nor any reminder sent, that it never heard of.

    Whoever named it would learn from the waiting that it plays.
    """
    talk = ruleset.talk
    return (one for one in said if one[1] or (talk is not None and talk.announce(view, *one) is not None))


def announced(ruleset: AnyRuleset, view: AnyView, said: Sequence[Change]) -> Brief | None:
    """Write what a seat is told of some changes, each thing once; its view has all it heard until now.

    None: nothing is worth a mail.
    """
    talk = ruleset.talk
    every = (talk.announce(view, overture, gone) for overture, gone in said) if talk else ()
    briefs: list[Brief] = []
    for one in every:
        if one is not None and all((one.subject, one.sections) != (had.subject, had.sections) for had in briefs):
            briefs.append(one)
    if not briefs:
        return None
    subject = tuple(words for one in briefs for words in one.subject)
    sections = tuple(section for one in briefs for section in one.sections)
    return Brief(subject, sections, {"overtures": [dict(one.facts) for one in briefs]})


def _wait(session: Session, game: Game, row: tables.Sheet | None, said: Sequence[Change]) -> bool:
    """Let a turn that runs early wait for a seat that sent orders before it was asked something; tell whether it does.

    When what was asked is gone before they wrote again, it does no more.
    """
    if row is None or row.seat == REFEREE:
        return False
    was: tuple[Unanswered, ...] = codec.loads(row.unanswered, tuple[Unanswered, ...])
    now = was
    for overture, gone in said:
        open_one = Unanswered(overture.by, overture.came)
        now = tuple(one for one in now if one != open_one)
        if not gone and _asks(game, row, overture):
            now = (*now, open_one)
    if now != was:
        row.unanswered = codec.dumps(now, tuple[Unanswered, ...])
        session.add(row)
    return bool(now)


def _asks(game: Game, row: tables.Sheet, overture: Overture[AnyOrder]) -> bool:
    """Tell whether an overture wants an answer of a seat that has said nothing on the matter itself."""
    ruleset, standing = game.installed.ruleset, games.sheet(game.installed, row.orders)
    matter = ruleset.words.subject(overture.order)
    spoken = bool(matter) and any(ruleset.words.subject(order) == matter for order in standing)
    return ruleset.talk is not None and ruleset.talk.wants_answer(overture.order) and not spoken


def _with_note(game: Game, told: Brief) -> Brief:
    """Say that the turn waits for an answer, where it may run early."""
    if not deadlines.schedule(game.row).runs_early:
        return told
    return replace(told, sections=(*told.sections, Section(None, (Lines((text("overture-waits"),), bullet=False),))))


def _send(house: House, session: Session, game: Game, seat: Seat, told: Brief) -> None:
    """Mail it to everybody who has the seat, or to the referee; an empty seat gets nothing."""
    if seat == REFEREE:
        head = replace(referee_heading(house, game.row), deadline=deadlines.present(session, game.row))
        to_referee(Case(house, session, game.row), leaflet(head, told), KIND, following(session, game.row, REFEREE))
        return
    row = seats.get(session, game.key, seat)
    if row is None or row.person is None:
        return
    head = heading(house, game, row, "", deadlines.present(session, game.row))
    to_seat_again(
        SeatCase(house, session, game.row, row), leaflet(head, told), KIND, following(session, game.row, seat)
    )


def leaflet(head: Heading, told: Brief) -> Leaflet:
    """Write the mail."""
    subject = text("overture-subject", turn=head.turn, news=told.subject)
    return Leaflet(head, subject, told.sections, facts=told.facts, unasked=True)
