"""What is long: its headlines stand in the mail, the whole on an attached page, as text and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass, replace

from pbem.core.blocks import Aside, Block, Lines, Section
from pbem.core.content import Attachment
from pbem.core.texts import Text, text
from pbem.reports import columns, web
from pbem.reports.briefing import Heading
from pbem.reports.text import Writer, capitals
from pbem.reports.texts import Catalogue

PAGE = "details.html"
PLAIN = "details.txt"

Sections = tuple[Section, ...]


def headlines(sections: Sections) -> Sections:
    """Put the headlines in the place of what is long, and behind the last of a section where the whole is."""
    numbers = iter(range(1, 1 + sum(isinstance(block, Aside) for section in sections for block in section.blocks)))
    return tuple(replace(section, blocks=tuple(_headlines(section.blocks, numbers))) for section in sections)


def _headlines(blocks: Sequence[Block], numbers: Iterator[int]) -> Iterator[Block]:
    """Say headlines that follow each other as lines of one block: each block of its own takes room in a mail."""
    last = max((place for place, block in enumerate(blocks) if isinstance(block, Aside)), default=-1)
    waiting: list[Text] = []
    for place, block in enumerate(blocks):
        if isinstance(block, Aside):
            waiting.append(text("aside-headline", number=next(numbers), headline=block.headline))
        if waiting and (place == last or not isinstance(block, Aside)):
            yield Lines(tuple(waiting), bullet=False)
            waiting.clear()
        if not isinstance(block, Aside):
            yield block
        if place == last:
            yield Lines((text("aside-where", page=PAGE, plain=PLAIN),), bullet=False)


def numbered(sections: Sections) -> web.Details:
    """Number what is long through all sections; those without it are left out."""
    found, number = [], 0
    for section in sections:
        long = [block for block in section.blocks if isinstance(block, Aside)]
        if long:
            found.append((section, tuple(enumerate(long, number + 1))))
        number += len(long)
    return tuple(found)


def files(head: Heading, title: str, sections: Sections, catalogue: Catalogue) -> tuple[Attachment, ...]:
    """Write the page and the same as text, where there is anything long; made of what the mail is made of."""
    long = numbered(sections)
    if not long:
        return ()
    title = columns.clean(catalogue.t("aside-title", title=title))
    page = web.details(title, head, long, catalogue)
    return (
        Attachment(PAGE, "text/html; charset=utf-8", page.encode()),
        Attachment(PLAIN, "text/plain; charset=utf-8", _plain(title, long, catalogue).encode()),
    )


def _plain(title: str, sections: web.Details, catalogue: Catalogue) -> str:
    writer, lines = Writer(catalogue), [*columns.wrap(title), "=" * 60]
    for section, asides in sections:
        if section.heading:
            lines += ["", capitals(catalogue.say(section.heading))]
        for number, aside in asides:
            headline = text("aside-headline", number=number, headline=aside.headline)
            lines += ["", *writer.block(replace(aside, headline=headline))]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def listed(sections: Sections, catalogue: Catalogue) -> list[object]:
    """Write all that is long as JSON values, its words said; the keys are those of the blocks."""
    return [
        {"number": number, "headline": catalogue.say(aside.headline), "blocks": _said(aside.blocks, catalogue)}
        for _, asides in numbered(sections)
        for number, aside in asides
    ]


def _said(value: object, catalogue: Catalogue) -> object:
    if isinstance(value, Text):
        return catalogue.say(value)
    if isinstance(value, tuple):
        return [_said(part, catalogue) for part in value]
    if is_dataclass(value):
        return {field.name: _said(getattr(value, field.name), catalogue) for field in fields(value)}
    return value
