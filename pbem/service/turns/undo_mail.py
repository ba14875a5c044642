"""The mail that corrects what was told: what was taken back, why, what counts now, which orders stand and which not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime

from sqlmodel import Session

from pbem.core.blocks import Block, Lines, Listing, Section
from pbem.core.seats import Seat as SeatKey
from pbem.core.sheets import Sheet as Orders
from pbem.core.texts import Fact, Text, text
from pbem.language.forms.say import say
from pbem.registry import AnyOrder
from pbem.reports import dates
from pbem.reports.briefing import Leaflet
from pbem.service.calendar import deadlines
from pbem.service.game import games
from pbem.service.game.games import Game
from pbem.service.house.case import SeatCase
from pbem.service.house.house import House
from pbem.service.post.addresses import heading
from pbem.service.post.posting import to_seat_again
from pbem.store.repository import seats, sheets
from pbem.store.tables import Seat, Sheet, Turn

KIND = "correction"


@dataclass(frozen=True)
class AwaitedTurn:
    """A turn that orders were awaited for, as the rules count, and where its sheets are: branch and number."""

    turn: int
    step: tuple[int, int]


@dataclass(frozen=True)
class Back:
    """A game that was gone back in: the row at its head and the game then, the game now; the question open again.

    `lost` are the questions whose orders do not count any more, the one that was open last; `steps` the rows taken
    back. `again`: the game after the turn was played again, if it was; `same`: as before. `shown`:
    the game was over, and all its secrets shown.
    """

    was: Turn
    before: Game
    now: Game
    open: AwaitedTurn
    lost: tuple[AwaitedTurn, ...]
    steps: tuple[tuple[int, int], ...]
    again: Game | None = None
    same: bool = False
    shown: bool = False

    @property
    def taken_back(self) -> tuple[int, ...]:
        """List the turns that were taken back, as the rules count."""
        return tuple(dict.fromkeys(question.turn for question in (self.open, *self.lost[:-1])))

    @property
    def game(self) -> Game:
        """Give the game as it counts."""
        return self.again or self.now


def given(session: Session, back: Back, question: AwaitedTurn) -> Mapping[str, Sheet]:
    """Give the sheets somebody gave for a question, by seat."""
    rows = sheets.last(session, back.now.key, *question.step)
    return {seat: row for seat, row in rows.items() if row.author != "silence"}


def lost(session: Session, back: Back, question: AwaitedTurn) -> Mapping[str, Orders[AnyOrder]]:
    """Give what does not count any more of the orders somebody gave for a question, by seat."""
    found = {seat: _lapsed(back.now, row) for seat, row in given(session, back, question).items()}
    return {seat: orders for seat, orders in found.items() if orders.lines}


def _lapsed(game: Game, row: Sheet) -> Orders[AnyOrder]:
    """Give what of a sheet does not stand once its turn is taken back."""
    talk, lines = game.installed.ruleset.talk, games.sheet(game.installed, row.orders).lines
    return Orders(tuple(line for line in lines if talk is None or not talk.outlasts(line.order)))


def tell(house: House, session: Session, back: Back, reason: str) -> int:
    """Send every player the correction, with the reason if there is one to tell; give how many were told."""
    players, due = seats.players(session, back.now.key), deadlines.present(session, back.now.row)
    standing = given(session, back, AwaitedTurn(back.open.turn, (back.now.row.head_branch, back.open.step[1])))
    gone = [] if back.same else [(question.turn, lost(session, back, question)) for question in back.lost]
    for seat, person in players:
        words = [(turn, own_words(found[seat.key])) for turn, found in gone if seat.key in found]
        blocks = (*_what(house, back, seat, due, reason), *_stands(back, seat, standing), *_lost(words))
        head = heading(house, back.game, seat, person.name, due)
        said = Leaflet(head, _subject(back), blocks)
        to_seat_again(SeatCase(house, session, back.now.row, seat), said, KIND)
    return len(players)


def _turns(back: Back) -> dict[str, Fact]:
    return {"turn": back.taken_back[0], "last": back.taken_back[-1], "count": len(back.taken_back)}


def _subject(back: Back) -> Text:
    return text("correction-subject" if back.again is None else "correction-again-subject", **_turns(back))


def _what(house: House, back: Back, seat: Seat, due: datetime | None, reason: str) -> Iterable[Section]:
    """Say what was taken back, why, and what counts now."""
    lines = [text("correction-taken", **_turns(back))]
    lines += [text("correction-why", reason=reason)] if reason else []
    if back.again is not None:
        lines += [text("correction-replayed"), *([text("correction-same")] if back.same else [])]
    else:
        lines += [text("correction-report", turn=back.open.turn)]
    if back.shown:
        lines += [text("correction-dice", anchor=back.now.row.dice_anchor)]
    if due is not None:
        when = dates.long(due, seat.zone, house.catalogue(seat.language))
        lines += [text("correction-now", turn=back.game.turn, deadline=when)]
    yield Section(None, (Lines(tuple(lines), bullet=False),))


def _stands(back: Back, seat: Seat, standing: Mapping[str, Sheet]) -> Iterable[Section]:
    """Show the orders that stand for the turn that is open again, or that those awaited are missing."""
    if back.again is not None or not back.now.asks(SeatKey(seat.key)):
        return
    turn, row = back.open.turn, standing.get(seat.key)
    orders = _said(back.now, row, seat.language) if row is not None else ()
    if not orders and not back.now.owes(seat.key):
        return
    said = text("correction-stand" if orders else "correction-none", turn=turn)
    blocks: tuple[Block, ...] = (Lines((said,), bullet=False), *([Listing(orders)] if orders else []))
    yield Section(text("correction-heading-stand", turn=turn), blocks)


def _lost(words: Iterable[tuple[int, tuple[str, ...]]]) -> Iterable[Section]:
    """Give the words of orders back that do not count any more."""
    for turn, lines in words:
        if lines:
            back = Lines((text("correction-lost", turn=turn),), bullet=False)
            yield Section(text("correction-heading-lost", turn=turn), (back, Listing(lines)))


def _said(game: Game, row: Sheet, language: str) -> tuple[str, ...]:
    installed = game.installed
    orders = games.sheet(installed, row.orders)
    said = (say(installed.ruleset.words.phrase(order), installed.lexicons[language]) for order in orders)
    return tuple(line for order in said for line in order.splitlines())


def own_words(orders: Orders[AnyOrder]) -> tuple[str, ...]:
    """Give the words orders were written in; those without are left out."""
    written = dict.fromkeys(line.words for line in orders.lines if line.words)
    return tuple(line for words in written for line in words.splitlines())
