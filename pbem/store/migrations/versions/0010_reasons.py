"""What the program read out of notes has columns: why a letter waits or a turn, what is not answered yet.

Comes after: 0009.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import datetime

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql import sqltypes

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

_STATES = ("new", "waiting", "asked", "done", "rejected", "duplicate", "deferred", "expired")
_REASONS = ("", "paused", "late", "old", "foreign", "too-large", "machine", "imported")
_BRAKED = ("", "mailbox", "silence")
_HELD = "held after a restore"
_CONFIRMED = "confirmed at "
_NOTES = (
    ("too-large", ("new", "held", "deferred", "duplicate", "rejected"), ("truncated",)),
    ("paused", ("new", "held", "waiting"), ("paused",)),
    ("late", ("new", "held", "waiting"), ("after the deadline of turn %",)),
    ("old", ("new", "held"), (f"{_CONFIRMED}%",)),
    ("old", ("asked",), ("written for an earlier turn",)),
    ("foreign", ("asked", "rejected"), ("foreign address",)),
    ("imported", ("rejected",), ("imported",)),
    (
        "machine",
        ("rejected",),
        ("automatic", "our own mail", "a bounce of nothing we sent", "mail % came back", "mail % is delayed"),
    ),
)
"""Each reason: in which states a letter had it, and what its note was."""

_INBOX = sa.table(
    "inbox",
    sa.column("id", sa.BigInteger),
    sa.column("state", sa.String),
    sa.column("reason", sa.String),
    sa.column("confirmed_at", sqltypes.UTCDateTime()),
    sa.column("note", sa.String),
)
_CAMPAIGN = sa.table(
    "campaign", *(sa.column(name, sa.String) for name in ("key", "state", "note", "braked", "restored_from"))
)
_OUTBOX = sa.table(
    "outbox", sa.column("state", sa.String), sa.column("verdict", sa.String), sa.column("server_away", sa.Boolean)
)
_KEY = ("campaign", "branch", "turn", "seat", "revision")
_SHEET = sa.table("sheet", *(sa.column(name) for name in (*_KEY, "problems", "unanswered")))


def upgrade() -> None:
    """Make the new columns, allow the new state, and fill both from what stood in notes and problems."""
    with op.batch_alter_table("inbox") as changed:
        changed.add_column(_added("reason", ""))
        changed.add_column(sa.Column("confirmed_at", sqltypes.UTCDateTime(), nullable=True))
        changed.drop_constraint(op.f("ck_inbox_state"), type_="check")
        changed.create_check_constraint(op.f("ck_inbox_state"), _one_of("state", (*_STATES, "held")))
        changed.create_check_constraint(op.f("ck_inbox_reason"), _one_of("reason", _REASONS))
    with op.batch_alter_table("campaign") as changed:
        changed.add_column(_added("braked", ""))
        changed.create_check_constraint(op.f("ck_campaign_braked"), _one_of("braked", _BRAKED))
    op.add_column("sheet", _added("unanswered", "[]"))
    op.add_column("outbox", sa.Column("server_away", sa.Boolean(), nullable=False, server_default=sa.false()))
    _letters()
    _turns()
    _sheets()
    _mails()


def downgrade() -> None:
    """Go back to the version before: the notes say again what it reads in them."""
    _notes()
    _problems()
    op.drop_column("outbox", "server_away")
    op.drop_column("sheet", "unanswered")
    with op.batch_alter_table("campaign") as changed:
        changed.drop_constraint(op.f("ck_campaign_braked"), type_="check")
        changed.drop_column("braked")
    with op.batch_alter_table("inbox") as changed:
        changed.drop_constraint(op.f("ck_inbox_reason"), type_="check")
        changed.drop_constraint(op.f("ck_inbox_state"), type_="check")
        changed.create_check_constraint(op.f("ck_inbox_state"), _one_of("state", _STATES))
        changed.drop_column("confirmed_at")
        changed.drop_column("reason")


def _letters() -> None:
    """Give every letter its reason; one held since a restore has the reason it had before, which its note ends with."""
    inbox = _INBOX.c
    held = _INBOX.update().where(inbox.state == "asked")
    op.execute(held.where(inbox.note == _HELD).values(state="held", note=""))
    rest = sa.func.substr(inbox.note, len(f"{_HELD}; ") + 1)
    op.execute(held.where(inbox.note.like(f"{_HELD}; %")).values(state="held", note=rest))
    for reason, states, notes in _NOTES:
        these = _INBOX.update().where(inbox.state.in_(states), sa.or_(*(inbox.note.like(note) for note in notes)))
        op.execute(these.values(reason=reason))
    asked = sa.select(inbox.id, inbox.note).where(inbox.reason == "old", inbox.note.like(f"{_CONFIRMED}%"))
    for number, note in op.get_bind().execute(asked).all():
        at = datetime.fromisoformat(note.removeprefix(_CONFIRMED).strip())
        op.execute(_INBOX.update().where(inbox.id == number).values(confirmed_at=at))
    op.execute(_INBOX.update().where(inbox.state == "held").values(note=_HELD))


def _turns() -> None:
    """Say of every campaign whose turn waits why it does."""
    campaign = _CAMPAIGN.c
    for why in ("mailbox", "silence"):
        these = _CAMPAIGN.update().where(campaign.state == "running", campaign.note.like(f"brake: {why}%"))
        op.execute(these.values(braked=why))


def _sheets() -> None:
    """Take what is not answered yet out of what is wrong with the lines of a sheet."""
    for where, problems, _ in _marked(_SHEET.c.problems.like('%"code":"unanswered"%')):
        kept = [problem for problem in problems if problem["code"] != "unanswered"]
        marks = [problem["facts"] for problem in problems if problem["code"] == "unanswered"]
        op.execute(_SHEET.update().where(where).values(problems=_json(kept), unanswered=_json(marks)))


def _mails() -> None:
    """Say of every mail that was put off because the server served nobody that this is why: by its answer's code."""
    away = sa.or_(*(_OUTBOX.c.verdict.like(f"{code} %") for code in ("0", "421", "454", "5__")))
    op.execute(_OUTBOX.update().where(_OUTBOX.c.state == "queued", away).values(server_away=True))


def _notes() -> None:
    """Write into the notes what the version before reads there."""
    inbox, campaign = _INBOX.c, _CAMPAIGN.c
    for reason, states, notes in _NOTES:
        if reason != "machine" and "confirmed" not in notes[0]:
            these = _INBOX.update().where(inbox.reason == reason, inbox.state.in_(states))
            op.execute(these.values(note=notes[0].replace("%", "0")))
    confirmed = sa.select(inbox.id, inbox.confirmed_at)
    for number, at in op.get_bind().execute(confirmed.where(inbox.reason == "old", inbox.state.in_(("new", "held")))):
        note = f"{_CONFIRMED}{at.isoformat()}"
        op.execute(_INBOX.update().where(inbox.id == number).values(note=note))
    held = _INBOX.update().where(inbox.state == "held")
    op.execute(held.where(inbox.reason == "").values(state="asked", note=_HELD))
    op.execute(held.values(state="asked", note=sa.literal(f"{_HELD}; ") + inbox.note))
    for why in _BRAKED[1:]:
        op.execute(_CAMPAIGN.update().where(campaign.braked == why).values(note=f"brake: {why}"))


def _problems() -> None:
    """Put what is not answered yet among what is wrong with the lines."""
    for where, problems, unanswered in _marked(_SHEET.c.unanswered != "[]"):
        rest = {"code": "unanswered", "end": 0, "line": 1, "severity": "error", "start": 0}
        rest |= {"paragraph": "", "try_": ""}
        marks = [{**rest, "facts": mark} for mark in unanswered]
        op.execute(_SHEET.update().where(where).values(problems=_json([*problems, *marks])))


_Marked = tuple[sa.ColumnElement[bool], list[dict[str, object]], list[object]]


def _marked(which: sa.ColumnElement[bool]) -> Iterator[_Marked]:
    """Walk over some sheets: how to find each, what is wrong with its lines, what is not answered."""
    sheet = _SHEET.c
    for row in op.get_bind().execute(sa.select(_SHEET).where(which)).mappings().all():
        where = sa.and_(*(sheet[name] == row[name] for name in _KEY))
        yield where, json.loads(row["problems"]), json.loads(row["unanswered"])


def _json(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _added(name: str, default: str) -> sa.Column[str]:
    return sa.Column(name, sqltypes.AutoString(), nullable=False, server_default=sa.text(f"'{default}'"))


def _one_of(column: str, values: tuple[str, ...]) -> sa.TextClause:
    return sa.text(f"{column} IN ({', '.join(map(repr, values))})")
