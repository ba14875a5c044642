"""The letters of a campaign as the referee sees them: who wrote to whom and when, the words only when asked for."""

from __future__ import annotations

from sqlmodel import Session

from pbem.store import tables
from pbem.store.repository import press


def letters(session: Session, campaign: str, words: bool = False, limit: int = 0) -> list[dict[str, object]]:
    """Give the letters of a campaign as plain values, the earliest first, those that were refused too."""
    rows = press.of_campaign(session, campaign)
    numbers = {row.code: row.id for row in rows}
    shown = (rows[:limit] if limit else rows)[::-1]
    return [{**_plain(row, numbers), **({"text": row.body} if words else {})} for row in shown]


def _plain(row: tables.Press, numbers: dict[str, int]) -> dict[str, object]:
    return {
        "number": row.id,
        "at": row.at,
        "branch": row.branch,
        "turn": row.turn + 1,
        "from": row.writer,
        "to": [seat for seat in row.readers.split(",") if seat],
        "anonymous": row.anonymous,
        "answers": numbers.get(row.answers),
        "state": row.state,
        "signs": len(row.body),
    }
