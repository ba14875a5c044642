"""A letter on its way to its readers: in their language, under the writer's colour, with nothing else of the writer.

What the reader gets is made of the letter's words, of what the reader knows anyway, and of a code. The code goes back
with the answer, behind the reader's own tag, so that it is of no use to anybody else.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from sqlmodel import Session

from pbem.core.seats import REFEREE, Seat
from pbem.core.texts import Text, text
from pbem.mail import seat_tags
from pbem.reports import dates
from pbem.reports.briefing import Forwarded, Heading
from pbem.service.calendar import deadlines
from pbem.service.desk import order_sources
from pbem.service.game.games import Game
from pbem.service.house.case import Case, SeatCase
from pbem.service.house.house import House
from pbem.service.post.addresses import heading, referee_heading
from pbem.service.post.posting import Slot, Thread, to_referee, to_seat
from pbem.store import tables
from pbem.store.repository import outbox, press, seats

KIND = "press"
"""The kind of these mails in the outbox; their revision is the number of the letter."""
_LINK = re.compile(r"://|\bwww\.|\b[\w-]+\.(?:com|org|net|info|io|ru|cz|sk|eu|de|uk|me|ly|gl)\b(?:/|\?)", re.I)


@dataclass(frozen=True)
class Round:
    """A letter that goes its round: the campaign it belongs to, and the row that keeps it."""

    house: House
    session: Session
    game: Game
    letter: tables.Press
    everybody: bool = False

    def go(self) -> None:
        """Queue the letter for all its readers; a seat nobody plays gets none, and nobody learns that."""
        for reader in self.letter.readers.split(","):
            if reader == REFEREE:
                self._to_referee()
            elif (seat := seats.get(self.session, self.game.key, reader)) is not None:
                self._to_seat(seat)

    def _to_seat(self, seat: tables.Seat) -> None:
        game, session = self.game, self.session
        head = heading(self.house, game, seat, "", deadlines.present(session, game.row))
        head = replace(head, reply_to=seat_tags.press_address(head.reply_to, self.letter.code))
        answered = self._answered(seat)
        said = self._said(head, self._from(), self._how(), answered)
        slot = Slot(KIND, game.row.head_turn, self.letter.id)
        to_seat(SeatCase(self.house, session, game.row, seat), said, slot, self._thread(seat, answered))

    def _to_referee(self) -> None:
        head = referee_heading(self.house, self.game.row)
        head = replace(head, reply_to=seat_tags.press_address(head.reply_to, self.letter.code))
        signed = not self.letter.anonymous
        subject = text("press-to-the-referee", who=(self.letter.writer,)) if signed else text("press-from-nobody")
        how = text("press-how-player", who=(self.letter.writer,)) if signed else text("press-how-nobody")
        to_referee(Case(self.house, self.session, self.game.row), self._said(head, subject, how, None), KIND)

    def _said(self, head: Heading, subject: Text, how: Text, answered: tables.Press | None) -> Forwarded:
        words = tuple(self.letter.body.split("\n"))
        catalogue = self.house.catalogue(head.language)
        when = dates.short(answered.at, head.zone, catalogue) if answered else ""
        link = (text("press-link"),) if any(map(_LINK.search, words)) else ()
        binds = () if self.letter.writer == REFEREE else (text("press-binds"),)
        return Forwarded(
            heading=head,
            subject=subject,
            name=self._name(),
            writer="" if self.letter.anonymous else self.letter.writer,
            words=words,
            above=(text("press-answers", when=when),) if when else (),
            below=(how, *link, *binds),
            code=seat_tags.press(self.letter.code),
            paint=self._paint(),
        )

    def _paint(self) -> str:
        """Give the colour of whoever signs."""
        unpainted = self.letter.anonymous or self.letter.writer == REFEREE
        return "" if unpainted else self.game.installed.ruleset.telling.colour(Seat(self.letter.writer))

    def _from(self) -> Text:
        """Say from whom it is; of other readers nothing, for nobody is told others' contacts (C-7.4)."""
        if self.letter.anonymous:
            return text("press-from-nobody")
        if self.letter.writer == REFEREE:
            return text("press-from-referee")
        return text("press-from-to-all" if self.everybody else "press-from", who=(self.letter.writer,))

    def _name(self) -> Text:
        campaign = self.game.row.title
        if self.letter.anonymous:
            return text("press-name-nobody", campaign=campaign)
        if self.letter.writer == REFEREE:
            return text("press-name-referee", campaign=campaign)
        return text("press-name", who=(self.letter.writer,), campaign=campaign)

    def _how(self) -> Text:
        if self.letter.anonymous:
            return text("press-how-nobody")
        if self.letter.writer == REFEREE:
            return text("press-how-referee")
        return text("press-how", who=(self.letter.writer,))

    def _answered(self, seat: tables.Seat) -> tables.Press | None:
        """Give the reader's own letter this one answers."""
        earlier = press.of_code(self.session, self.game.key, self.letter.answers)
        return earlier if earlier is not None and earlier.writer == seat.key else None

    def _thread(self, seat: tables.Seat, answered: tables.Press | None) -> Thread:
        """Thread it below the reader's own mail and what that one answered: nothing else is the reader's."""
        if answered is None:
            return Thread()
        before = press.of_code(self.session, self.game.key, answered.answers)
        mail = outbox.of_letter(self.session, before, seat.key, KIND) if before else None
        row = self.session.get(tables.Inbox, answered.inbox) if answered.inbox else None
        by = order_sources.disclosure(self.session, seat).named
        own = row.message_id if row is not None and by is not None and row.sender in by else ""
        references = tuple(one for one in (mail.message_id if mail else "", own) if one)
        return Thread(references[-1], references) if references else Thread()
