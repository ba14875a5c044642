"""What the house shows to whoever comes by: open campaigns, finished ones that are public, the rule books."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import datetime
from urllib.parse import quote

from sqlmodel import Session

from pbem.core.languages import LANGUAGES
from pbem.mail.commands import command
from pbem.reports import dates
from pbem.reports.markdown import CITED, Chapter
from pbem.reports.moments import Moment, moment
from pbem.reports.screens import Anchored, Book, Finished, Front, Opening, Rules
from pbem.reports.texts import Catalogue
from pbem.service.campaigns.published import published
from pbem.service.desk import rulebook
from pbem.service.game import games
from pbem.service.house.house import House
from pbem.service.joining import free_seats, open_campaigns
from pbem.store.engine import reading
from pbem.store.repository import turns
from pbem.store.tables import Campaign

_PLACE = re.compile(r"\W+")


def front(house: House, language: str, base: str) -> Front:
    """Tell the front page in a language."""
    words = house.catalogue(language)
    with reading(house.engine) as session:
        return Front(
            base=base,
            house=named(house),
            address=house.mailbox().address,
            open=tuple(
                _opening(house, session, row, free, language)
                for row, free in open_campaigns.open_campaigns(house, session)
            ),
            past=tuple(_past(house, session, row, words) for row in published(house, session)),
            books=tuple(_book(house, key, language) for key in house.registry.rulebooks),
        )


def named(house: House) -> str:
    """Name the house: by the host of its mail address."""
    return house.mailbox().address.rpartition("@")[2]


def rules(house: House, key: str, language: str, base: str) -> Rules | None:
    """Give a rule book; None: there is no such game, or it has none in that language."""
    written = house.registry.rulebooks.get(key, {}).get(language)
    if written is None:
        return None
    chapters = rulebook.book(written)
    return Rules(base, named(house), _book(house, key, language), tuple(_anchored(chapters)))


def _anchored(chapters: Sequence[Chapter]) -> Iterator[Anchored]:
    """Give each chapter a place, and each rule the place where it is cited first."""
    seen: set[str] = set()
    for number, chapter in enumerate(chapters):
        numbers = dict.fromkeys(CITED.findall(" ".join((chapter.title, *map(repr, chapter.blocks)))))
        new = tuple(one for one in numbers if one not in seen)
        seen |= set(new)
        yield Anchored(chapter, f"{number}-{_PLACE.sub('-', chapter.title).strip('-').lower()}", new)


def _opening(house: House, session: Session, row: Campaign, free: int, language: str) -> Opening:
    """Tell of a campaign that can be joined what anybody may know who asks by mail."""
    join = f"{command('join').word(language)} {row.key}"
    to = house.mailbox(row.mailbox).address
    begun = row.state == "running"
    return Opening(
        key=row.key,
        title=row.title,
        game=_book(house, row.ruleset, language).title,
        languages=row.language,
        free=free,
        seats=0 if begun else len(free_seats.in_order(house, row)),
        turn=games.opened(session, house.registry, row).turn if begun else 0,
        join=join,
        mailto=f"mailto:{quote(to, safe='@')}?subject={quote(join)}&body={quote(join)}",
        rounds=house.registry[row.ruleset].ruleset.rules.whole_rounds,
    )


def _past(house: House, session: Session, row: Campaign, words: Catalogue) -> Finished:
    game, last = games.opened(session, house.registry, row), turns.head(session, row)
    return Finished(
        key=row.key,
        title=row.title,
        game=_book(house, row.ruleset, words.language).title,
        seats=len(free_seats.in_order(house, row)),
        turns=max(game.turn - 1, 0),
        ended=_month(last.resolved_at, row.timezone, words) if last else "",
        rounds=house.registry[row.ruleset].ruleset.rules.whole_rounds,
    )


def _book(house: House, key: str, language: str) -> Book:
    """Name a game as its rule book does: what stands before the colon of its title."""
    books = house.registry.rulebooks.get(key, {})
    text = books.get(language, next(iter(books.values()), ""))
    chapters = rulebook.book(text)
    title = chapters[0].title.partition(":")[0] if chapters else key
    return Book(key, title or key, tuple(one for one in LANGUAGES if one in books))


def _month(at: datetime, zone: str, words: Catalogue) -> Moment:
    return moment(at, zone, words, dates.month(at, zone, words))
