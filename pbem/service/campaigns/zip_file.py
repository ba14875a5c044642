"""The past of one seat as a zip: an index, and of every turn the report, the map, the orders; and its letters."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cached_property
from typing import Literal
from zoneinfo import ZoneInfo

from sqlmodel import Session

from pbem.core.content import Content
from pbem.language.forms.say import say
from pbem.reports import asides, dates, scenes, web
from pbem.reports.briefing import Heading, Report
from pbem.reports.compose import compose
from pbem.reports.texts import Catalogue
from pbem.service.campaigns import chronicle, seat_letters
from pbem.service.campaigns.chronicle import Page
from pbem.service.game import games
from pbem.service.game.games import Game
from pbem.service.house.house import House
from pbem.service.post.addresses import heading
from pbem.store.repository import people, sheets
from pbem.store.tables import Campaign, Seat

Painter = Callable[[str], bytes]
"""Makes a picture of an SVG."""
_EARLIEST = (1980, 1, 1, 0, 0, 0)
"""A zip knows no time before."""


@dataclass(frozen=True)
class File:
    """A file of the zip."""

    name: str
    data: bytes
    at: datetime


@dataclass(frozen=True)
class Past:
    """A seat's past, as whoever is headed may read it; `pictures` is what its painter makes."""

    house: House
    session: Session
    game: Game
    seat: str
    head: Heading
    pictures: Literal["png", "svg"] = "png"

    @cached_property
    def pages(self) -> tuple[Page, ...]:
        """List its turns."""
        return chronicle.pages(self.session, self.game, self.seat)

    @property
    def words(self) -> Catalogue:
        """Give the words of the reader."""
        return self.house.catalogue(self.head.language, self.game.row.ruleset, self.head.in_round)

    def map_of(self, page: Page) -> str:
        """Name the picture of a turn."""
        return f"{page.step[1]:03}-map.{self.pictures}"

    def orders(self, page: Page) -> tuple[str, ...]:
        """Say the orders that were carried out in a turn."""
        row = sheets.last_of(self.session, self.game.key, *page.step, self.seat)
        given = games.sheet(self.game.installed, row.orders) if row is not None else ()
        lexicon = self.game.installed.lexicons[self.head.language]
        return tuple(say(self.game.installed.ruleset.words.phrase(order), lexicon) for order in given)


def past(house: House, session: Session, campaign: Campaign, seat: Seat, language: str = "") -> Past:
    """Open the past of a seat for the referee, who reads it in the seat's language or another."""
    game = games.opened(session, house.registry, campaign)
    person = people.get(session, seat.person) if seat.person is not None else None
    head = heading(house, game, seat, person.name if person else "", None)
    return Past(house, session, game, seat.key, replace(head, language=language or head.language))


def packed(past: Past, pages: Sequence[Page], paint: Painter | None) -> bytes:
    """Pack these turns, with pictures or without, and all letters."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in _files(past, pages, paint):
            stamp = file.at.astimezone(ZoneInfo(past.head.zone)).timetuple()[:6]
            info = zipfile.ZipInfo(file.name, max(stamp, _EARLIEST))
            info.compress_type = zipfile.ZIP_STORED if file.name.endswith(".png") else zipfile.ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            archive.writestr(info, file.data)
    return made.getvalue()


def _files(past: Past, pages: Sequence[Page], paint: Painter | None) -> Iterator[File]:
    rows = []
    for page in pages:
        report = chronicle.report(past.session, past.game, page, past.head)
        picture = _picture(past, report, paint)
        content = compose(report, past.words, picture)
        yield from _turn(past, page, content)
        rows.append(_row(past, page, content))
    post = seat_letters.of_seat(past.session, past.game.key, past.seat)
    if post:
        yield _text("letters.txt", seat_letters.written(past, post), post[-1].at)
    last = pages[-1].at if pages else past.head.now
    yield _text("index.html", _index(past, rows, len(post)), last)


def _picture(past: Past, report: Report, paint: Painter | None) -> bytes:
    if paint is None or report.drawing is None:
        return b""
    return paint(scenes.paint(report.drawing, past.words))


def _turn(past: Past, page: Page, content: Content) -> Iterator[File]:
    name, drawn = f"{page.step[1]:03}", past.map_of(page)
    if content.picture:
        yield File(drawn, content.picture, page.at)
    yield _text(f"{name}-report.html", content.html.replace("cid:map", drawn), page.at)
    yield _text(f"{name}-report.txt", f"{content.subject}\n\n{content.text}", page.at)
    yield from (File(f"{name}-{one.name}", one.data, page.at) for one in content.attachments)
    ordered = past.orders(page)
    if ordered:
        yield _text(f"{name}-orders.txt", "\n".join(ordered) + "\n", page.at)


def _row(past: Past, page: Page, content: Content) -> web.Turn:
    """Make the line of a turn in the index."""
    name = f"{page.step[1]:03}"
    return web.Turn(
        number=page.turn,
        name=name,
        when=dates.long(page.at, past.head.zone, past.words),
        title=content.subject,
        picture=past.map_of(page) if content.picture else "",
        orders=past.orders(page),
        details=any(file.name == asides.PAGE for file in content.attachments),
    )


def _index(past: Past, rows: Sequence[web.Turn], post: int) -> str:
    """Write the page that opens all others."""
    return web.seat(past.head, tuple(rows), post, past.words)


def _text(name: str, words: str, at: datetime) -> File:
    return File(name, words.encode(), at)
