"""What is said differently in two reports of the same seat: the lines that are gone, and those that are new."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.blocks import Block, Section, Table
from pbem.reports import scenes
from pbem.reports.briefing import Report
from pbem.reports.text import Writer
from pbem.reports.texts import Catalogue

MOST = 40
"""Lines of each sort that are listed; the report has them all."""

Lines = tuple[str, ...]


def between(before: Report, after: Report, catalogue: Catalogue) -> tuple[Lines, Lines]:
    """Give what only the report before says, and what only the one after says, in the order they say it."""
    was, now = tuple(_lines(before, catalogue)), tuple(_lines(after, catalogue))
    return _only(was, now), _only(now, was)


def _only(lines: Lines, others: Lines) -> Lines:
    """Give the lines that the others have not, each once."""
    known = frozenset(others)
    return tuple(dict.fromkeys(line for line in lines if line not in known))[:MOST]


def _lines(report: Report, catalogue: Catalogue) -> Iterator[str]:
    """Walk over what a report says, line by line, and over the legend of its map."""
    writer = Writer(catalogue)
    for section in report.brief.sections:
        for block in section.blocks:
            yield from _block(section, block, writer, catalogue)
    if report.drawing is not None:
        yield from scenes.signs(report.drawing, catalogue)[1]


def _block(section: Section, block: Block, writer: Writer, catalogue: Catalogue) -> Iterator[str]:
    """Walk over a block: a row of a table is one line, under the heading it stands below."""
    if not isinstance(block, Table):
        yield from (" ".join(line.split()) for line in writer.block(block) if line.strip())
        return
    above = f"{catalogue.say(section.heading)}: " if section.heading else ""
    for row in block.rows:
        cells = (f"{catalogue.say(cell.content)} {catalogue.say(cell.small)}".strip() for cell in row)
        yield above + " · ".join(cell for cell in cells if cell)
