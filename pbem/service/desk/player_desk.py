"""A letter on the table of a campaign: its seat, its game, and the ways to answer it and to put it away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from sqlmodel import Session

from pbem.core.seats import Seat
from pbem.core.texts import Text
from pbem.language.reading.readers import Readers
from pbem.mail.commands import Found
from pbem.mail.reading.letter import Letter
from pbem.registry import AnyView
from pbem.reports.briefing import Briefing, Heading
from pbem.service.calendar import deadlines
from pbem.service.desk import line_breaks, quotations, unreadable_parts
from pbem.service.desk.quotations import Sent
from pbem.service.game import dealings
from pbem.service.game.games import Game
from pbem.service.house.case import SeatCase
from pbem.service.house.house import House
from pbem.service.house.terms import terms
from pbem.service.post.addresses import heading
from pbem.service.post.posting import answering, notice, to_seat_again
from pbem.store import tables
from pbem.store.repository import inbox, partners, people


@dataclass(frozen=True)
class PlayerDesk:
    """A letter, its seat and the game it is for; `found` is the command it holds, if any."""

    house: House
    session: Session
    game: Game
    seat: tables.Seat
    row: tables.Inbox
    letter: Letter
    found: Found | None = None

    @property
    def case(self) -> SeatCase:
        """Give the seat that is worked at."""
        return SeatCase(self.house, self.session, self.game.row, self.seat)

    @property
    def heading(self) -> Heading:
        """Head the answer."""
        person = people.get(self.session, self.seat.person) if self.seat.person is not None else None
        deadline = deadlines.present(self.session, self.game.row)
        return heading(self.house, self.game, self.seat, person.name if person else "", deadline)

    @cached_property
    def said(self) -> dealings.Said:
        """Give the sheet that stood when the letter was laid here, and what the seat has heard."""
        return dealings.said(self.session, self.game, self.seat.key)

    @cached_property
    def view(self) -> AnyView:
        """Give what the seat knows, with what it has heard since the turn began."""
        return self.game.view(Seat(self.seat.key), self.said.heard)

    @property
    def readers(self) -> Readers:
        """Give what reads the seat's orders."""
        return self.game.readers(Seat(self.seat.key), self.seat.language, self.said.heard)

    @cached_property
    def members(self) -> Sequence[tables.Person]:
        """List those who have the seat: they all get the answer, and are told who ordered what."""
        return partners.readers(self.session, self.seat)

    @property
    def writer(self) -> str:
        """Name who wrote, where several persons have the seat; nobody but those is named."""
        person = self.author if len(self.members) > 1 else None
        return person.name if person else ""

    @cached_property
    def author(self) -> tables.Person | None:
        """Give which of those who have the seat wrote; None: a letter from elsewhere, whoever has that address."""
        person = people.by_address(self.session, self.letter.sender)
        return next((one for one in self.members if person and one.id == person.id), None)

    @cached_property
    def answer_to(self) -> str:
        """Give where the answer goes besides the registered address: a letter its player confirmed may be anybody's."""
        return self.letter.sender if self.author or terms(self.game.row).identity.proof == "token" else ""

    @property
    def argument(self) -> str:
        """Give what follows the word of the command."""
        return self.found.argument if self.found else ""

    def send(self, briefing: Briefing, kind: str) -> None:
        """Queue an answer below the letter, to the address it came from if that is the player's."""
        thread = replace(answering(self.letter), to=self.answer_to)
        to_seat_again(self.case, briefing, kind, thread, self.members)

    def tell(self, kind: str, subject: Text, *paragraphs: Text, quoted: tuple[str, ...] = ()) -> None:
        """Queue a notice as the answer, in the language of the seat."""
        self.send(notice(self.house, self.seat.language, subject, *paragraphs, quoted=quoted), kind)

    def settle(self, note: str, state: tables.InboxState = "done", reason: tables.Reason = "") -> None:
        """Say what became of the letter."""
        inbox.settle(self.session, self.row, state, note, reason)


def laid(case: SeatCase, game: Game, row: tables.Inbox, letter: Letter) -> tuple[PlayerDesk, tuple[Sent, ...]]:
    """Lay a letter on the desk without what it quotes and what is beyond all orders; give what of ours it answers."""
    sent = quotations.sent(case.session, case.seat, letter)
    own = letter.against(quotations.texts(sent, letter), line_breaks.parted(game, case.seat))
    return PlayerDesk(case.house, case.session, game, case.seat, row, unreadable_parts.bounded(own)), sent
