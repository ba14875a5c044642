"""`letters`: who wrote to whom, and when; `letters 17`: the words of one."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.core.blocks import Cell, Column, Listing, Table
from pbem.core.problems import Refusal
from pbem.core.texts import text
from pbem.reports import dates
from pbem.service.desk.act import Act, RefereeActs
from pbem.service.desk.referee_desk import FIGURES, Blocks, RefereeDesk, told
from pbem.store.repository import press
from pbem.store.tables import Press

MOST = 40


def serve(desk: RefereeDesk) -> Blocks:
    """List the latest letters, the newest last, or show one."""
    number = desk.asked.argument.strip("# .:")
    found = press.of_campaign(desk.session, desk.campaign.key, 0 if number else MOST)
    if number:
        return _one(desk, found, int(number[:FIGURES]))
    return (_table(desk, list(found)[::-1]),) if found else told("referee-letters-none")


def _table(desk: RefereeDesk, rows: list[Press]) -> Table:
    columns = tuple(Column(text(f"referee-column-{one}")) for one in ("number", "when", "sender", "readers", "became"))
    return Table(columns, tuple(_row(desk, one) for one in rows))


def _row(desk: RefereeDesk, row: Press) -> tuple[Cell, ...]:
    words = desk.words
    return (
        Cell(str(row.id), "number"),
        Cell(dates.short(row.at, desk.campaign.timezone, words)),
        Cell(words.seat(row.writer), small=text("referee-letter-unsigned") if row.anonymous else ""),
        Cell(", ".join(words.seat(one) for one in row.readers.split(",") if one) or "-"),
        Cell(text(f"referee-letter-{row.state}")),
    )


def _one(desk: RefereeDesk, rows: Sequence[Press], number: int) -> Blocks:
    found = next((one for one in rows if one.id == number), None)
    if found is None:
        raise Refusal("referee-no-letter", number=number)
    return (_table(desk, [found]), Listing(tuple(found.body.splitlines())))


FOR_REFEREE: RefereeActs = {"letters": Act(serve)}
