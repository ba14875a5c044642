"""`rules`: what the rule book holds; `rules battle`: that section of it."""

from __future__ import annotations

from pbem.core.blocks import Lines, Prose, Section
from pbem.core.texts import text
from pbem.mail.commands import command
from pbem.reports.briefing import Leaflet
from pbem.service.desk import rulebook
from pbem.service.desk.act import Act, PlayerActs
from pbem.service.desk.player_desk import PlayerDesk
from pbem.service.desk.rule_chapter import leaflet


def serve(desk: PlayerDesk) -> None:
    """Send a section, or the contents."""
    topic = desk.argument
    found = rulebook.section(desk.game.rulebooks, desk.seat.language, topic) if topic else ()
    if found:
        desk.send(leaflet(desk, found), "rules")
    else:
        desk.send(Leaflet(desk.heading, text("rules-contents-title"), _contents(desk)), "rules")


def _contents(desk: PlayerDesk) -> tuple[Section, ...]:
    """Write the introduction and the headings."""
    language, books = desk.seat.language, desk.game.rulebooks
    chapters = rulebook.book(books.get(language, next(iter(books.values()), "")))
    titles = rulebook.contents(chapters)
    word = command("rules").word(language)
    about = [block for chapter in rulebook.introduction(chapters) for block in chapter.blocks if not desk.argument]
    unknown = (Lines((text("rules-unknown", topic=desk.argument),), bullet=False),) if desk.argument else ()
    asked = (f"{title} — `{word} {rulebook.asked(books, language, title)}`" for title in titles)
    listed = Prose(tuple(asked), bullet=True)
    return (Section(None, (*unknown, *about)), Section(text("rules-contents"), (listed,)))


FOR_PLAYER: PlayerActs = {"rules": Act(serve, asks=True)}
