"""What a seat ordered for a turn, revision by revision: what stood, its digest, when and from which letter it came."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlmodel import Session

from pbem.core.blocks import Block, Cell, Column, Lines, Section, Table
from pbem.core.texts import Text, text
from pbem.language.forms.say import say
from pbem.language.letter.merging import unwritten
from pbem.mail.reading.letter import read
from pbem.registry import AnyOrder, AnyRuleset
from pbem.reports import dates
from pbem.reports.answer import DIGEST
from pbem.reports.briefing import Origin
from pbem.reports.texts import Catalogue
from pbem.service.desk import order_sources
from pbem.service.desk.order_sources import ALL, Disclosure
from pbem.service.game import games
from pbem.service.game.games import Game
from pbem.service.post import history
from pbem.store import tables
from pbem.store.repository import sheets


@dataclass(frozen=True)
class Ordered:
    """One order as it stood: in our words, in the player's, on which line of which letter; in a team, `by` whom."""

    subject: str
    words: str
    line: int
    message_id: str
    order: AnyOrder
    by: str = ""


@dataclass(frozen=True)
class Receipt:
    """One revision of a sheet; `written` is the date the letter itself bears, `ran`: it is what was carried out."""

    step: history.Step
    revision: int
    digest: str
    author: str
    kept: datetime
    received: datetime | None
    message_id: str
    written: datetime | None
    orders: tuple[Ordered, ...]
    ran: bool


@dataclass(frozen=True)
class Reader:
    """In which language and zone a receipt is written."""

    language: str
    zone: str
    words: Catalogue


def of_turn(session: Session, game: Game, seat: str, turn: int, shown: Disclosure = ALL) -> tuple[Receipt, ...]:
    """List all revisions of a seat's orders for a turn, the first one first, with what may be `shown` of letters."""
    found = []
    for step in history.steps(session, game, turn):
        rows = tuple(sheets.revisions(session, game.key, step[0], step[1], seat))
        played = step != (game.row.head_branch, game.next_step)
        made = [_receipt(session, game, rows[place:], played and place == 0, shown) for place in range(len(rows))]
        found += made[::-1]
    return tuple(found)


def _receipt(session: Session, game: Game, rows: Sequence[tables.Sheet], ran: bool, shown: Disclosure) -> Receipt:
    """Describe the first of some revisions, the newest first."""
    row = rows[0]
    letter = session.get(tables.Inbox, row.inbox) if row.inbox is not None else None
    return Receipt(
        step=(row.branch, row.turn),
        revision=row.revision,
        digest=row.digest,
        author=row.author,
        kept=row.created_at,
        received=letter.received_at if letter else None,
        message_id=letter.message_id if letter and (shown.named is None or letter.sender in shown.named) else "",
        written=read(letter.raw).date if letter else None,
        orders=_orders(session, game, rows, shown),
        ran=ran,
    )


def _orders(session: Session, game: Game, rows: Sequence[tables.Sheet], shown: Disclosure) -> tuple[Ordered, ...]:
    """List the orders of the first of some revisions, each with its line and letter, in a team with its writer."""
    ruleset, sheet = game.installed.ruleset, unwritten(games.sheet(game.installed, rows[0].orders))
    found = zip(sheet.lines, order_sources.places(session, game, rows, sheet, shown), strict=True)
    return tuple(
        Ordered(ruleset.words.subject(one.order), one.words, line, _letter_of(place), one.order, _writer_of(place))
        for one, (line, place) in found
    )


def _letter_of(place: Origin | None) -> str:
    return place.message_id if place else ""


def _writer_of(place: Origin | None) -> str:
    return place.by if place else ""


def sections(game: Game, found: Sequence[Receipt], revision: int | None, reader: Reader) -> tuple[Section, ...]:
    """Write the revisions of a turn for a player; without a number, the last of each step in full."""
    ends = {one.step: one.revision for one in found}
    shown = [one for one in found if one.revision == (ends[one.step] if revision is None else revision)]
    ran = [one for one in found if one.ran]
    verdict = tuple(_ran(one) for one in ran) or (text("receipt-open"),)
    return (
        *(Section(_title(one), _one(game, one, reader)) for one in shown),
        Section(text("receipt-ran"), (Lines(verdict, bullet=False),)),
        Section(text("receipt-revisions"), (_table(found, reader),)),
    )


def _title(one: Receipt) -> Text:
    return text("receipt-revision", revision=one.revision)


def _one(game: Game, one: Receipt, reader: Reader) -> tuple[Block, ...]:
    ruleset, lexicon = game.installed.ruleset, game.installed.lexicons[reader.language]
    told = tuple(
        text(
            "receipt-order",
            order=_numbered(ruleset, number, say(ruleset.words.phrase(order.order), lexicon)),
            source=_from(order),
        )
        for number, order in enumerate(one.orders, 1)
    )
    facts = (*_letter(one, reader), text("receipt-digest", digest=one.digest))
    return (Lines(told or (text("receipt-nothing"),)), Lines(facts, bullet=False))


def _numbered(ruleset: AnyRuleset, number: int, words: str) -> str:
    """Put its number before an order of a list."""
    return f"[{number}] {words}" if ruleset.words.numbered else words


def _from(order: Ordered) -> Text:
    if not order.line:
        return text("receipt-from-nobody")
    if order.by:
        return text("receipt-from-member", who=order.by, line=order.line, words=order.words)
    if not order.message_id:
        return text("receipt-from-line", line=order.line, words=order.words)
    return text("receipt-from", line=order.line, words=order.words, letter=order.message_id)


def _letter(one: Receipt, reader: Reader) -> tuple[Text, ...]:
    if one.received is None:
        when = dates.long(one.kept, reader.zone, reader.words)
        return (text(f"receipt-by-{one.author}", when=when),)
    came = text("receipt-came", when=dates.long(one.received, reader.zone, reader.words))
    letter = (text("receipt-letter", letter=one.message_id),) if one.message_id else ()
    own = text("receipt-dated", when=dates.long(one.written, reader.zone, reader.words)) if one.written else None
    return (came, *letter, *([own] if own else ()))


def _ran(one: Receipt) -> Text:
    return text("receipt-ran-this", revision=one.revision, digest=one.digest)


def _table(found: Sequence[Receipt], reader: Reader) -> Table:
    columns = (Column(text("receipt-column")), Column(text("receipt-when")), Column(text("receipt-digest-column")))
    rows = tuple(
        (
            Cell(str(one.revision)),
            Cell(dates.short(one.received or one.kept, reader.zone, reader.words)),
            Cell(one.digest[:DIGEST], style="strong" if one.ran else "plain"),
        )
        for one in found
    )
    return Table(columns, rows)


def plain(game: Game, found: Sequence[Receipt], language: str) -> list[dict[str, object]]:
    """Give the revisions as plain values, for the referee."""
    lexicon = game.installed.lexicons[language]
    return [
        {
            "revision": one.revision,
            "digest": one.digest,
            "author": one.author,
            "kept": one.kept,
            "received": one.received,
            "message_id": one.message_id,
            "dated": one.written,
            "ran": one.ran,
            "orders": [
                {
                    "order": say(game.installed.ruleset.words.phrase(order.order), lexicon),
                    "words": order.words,
                    "line": order.line,
                    "message_id": order.message_id,
                }
                for order in one.orders
            ],
        }
        for one in found
    ]
