"""`history`: a line for each turn until now, and how to see it again."""

from __future__ import annotations

from pbem.core.blocks import Block, Cell, Column, Lines, Section, Table
from pbem.core.texts import Text, text
from pbem.mail.commands import command
from pbem.reports import dates
from pbem.reports.answer import DIGEST
from pbem.reports.briefing import Leaflet
from pbem.service.campaigns import chronicle
from pbem.service.campaigns.chronicle import Page
from pbem.service.desk.act import Act, PlayerActs
from pbem.service.desk.player_desk import PlayerDesk
from pbem.store.repository import sheets
from pbem.store.tables import Sheet


def serve(desk: PlayerDesk) -> None:
    """List the turns."""
    pages = chronicle.pages(desk.session, desk.game, desk.seat.key)
    ran = sheets.of_seat(desk.session, desk.game.key, desk.seat.key)
    rows = tuple(_row(desk, page, ran.get(page.step)) for page in reversed(pages))
    columns = (
        Column(text("history-turn"), numeric=True),
        Column(text("history-when"), hide=True),
        Column(text("history-news")),
        Column(text("history-orders")),
    )
    blocks: tuple[Block, ...] = (Table(columns, rows), Lines((_how(desk, pages),), bullet=False))
    desk.send(Leaflet(desk.heading, text("history-title"), (Section(None, blocks),)), "history")


def _row(desk: PlayerDesk, page: Page, sheet: Sheet | None) -> tuple[Cell, ...]:
    """Tell one turn in a line: its number, when it was played, the news, which orders ran."""
    words = desk.house.catalogue(desk.seat.language, desk.game.row.ruleset)
    told = chronicle.subject(desk.session, desk.game, page, desk.heading)
    news = ", ".join(words.say(one) for one in told) or words.t("history-quiet")
    when = dates.short(page.at, desk.seat.zone, words)
    return (Cell(page.turn, "number"), Cell(when, "muted"), Cell(news), _ran(sheet))


def _ran(sheet: Sheet | None) -> Cell:
    """Say which orders were carried out."""
    if sheet is None:
        return Cell("")
    if sheet.author == "silence":
        return Cell(text("history-silence"), "muted")
    return Cell(text("history-revision", revision=sheet.revision), small=sheet.digest[:DIGEST])


def _how(desk: PlayerDesk, pages: tuple[Page, ...]) -> Text:
    last, language = pages[-1].turn if pages else 0, desk.seat.language
    words = {key: command(key).word(language) for key in ("report", "orders", "archive")}
    words |= {key: f"{words[key]} {last}" for key in ("report", "orders")}
    return text("history-how", **words)


FOR_PLAYER: PlayerActs = {"history": Act(serve, asks=True)}
