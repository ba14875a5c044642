"""Strangers' letters that wait, what is kept of letters, the first day of a mailbox.

Comes after: 0007.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql import sqltypes

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

_INBOX = ("new", "waiting", "asked", "done", "rejected", "duplicate")
_KEPT = ("whole", "needed", "dropped")
_INDEXES = {
    "inbox": (
        ("state", "campaign", "known", "id"),
        ("kept", "state", "campaign", "received_at", "size"),
        ("admitted_at",),
        ("sender", "admitted_at"),
    ),
    "deferral": (("round", "place", "inbox"), ("sender", "round"), ("domain", "round", "place"), ("at",)),
    "challenge": (("inbox",),),
    "judgement": (("inbox",),),
}


def upgrade() -> None:
    """Make the new tables, columns and indexes, and allow the new states."""
    _inbox()
    _deferral()
    op.add_column("host", sa.Column("flood_at", sqltypes.UTCDateTime(), nullable=True))
    op.add_column("mailbox", sa.Column("since", sqltypes.UTCDateTime(), nullable=True))
    for table, indexes in _INDEXES.items():
        for columns in indexes:
            op.create_index(op.f(f"ix_{table}_{'_'.join(columns)}"), table, columns)


def downgrade() -> None:
    """Go back to the version before; a letter that waits for its turn among strangers is not answered any more."""
    for table, indexes in _INDEXES.items():
        for columns in indexes:
            op.drop_index(op.f(f"ix_{table}_{'_'.join(columns)}"), table)
    op.drop_column("mailbox", "since")
    op.drop_column("host", "flood_at")
    op.drop_table("deferral")
    op.execute("UPDATE inbox SET state = 'rejected' WHERE state IN ('deferred', 'expired')")
    with op.batch_alter_table("inbox") as changed:
        changed.drop_constraint(op.f("ck_inbox_kept"), type_="check")
        changed.drop_constraint(op.f("ck_inbox_state"), type_="check")
        changed.create_check_constraint(op.f("ck_inbox_state"), _one_of("state", _INBOX))
        for column in ("known", "size", "kept", "admitted_at"):
            changed.drop_column(column)


def _inbox() -> None:
    """Allow the states of strangers' letters and add the columns; SQLite can only copy the table for that."""
    text = sqltypes.AutoString()
    with op.batch_alter_table("inbox") as changed:
        changed.add_column(sa.Column("known", sa.Boolean(), nullable=False, server_default=sa.true()))
        changed.add_column(sa.Column("size", _BIG, nullable=False, server_default=sa.text("0")))
        changed.add_column(sa.Column("kept", text, nullable=False, server_default=sa.text("'whole'")))
        changed.add_column(sa.Column("admitted_at", sqltypes.UTCDateTime(), nullable=True))
        changed.drop_constraint(op.f("ck_inbox_state"), type_="check")
        changed.create_check_constraint(op.f("ck_inbox_state"), _one_of("state", (*_INBOX, "deferred", "expired")))
        changed.create_check_constraint(op.f("ck_inbox_kept"), _one_of("kept", _KEPT))
    op.execute("UPDATE inbox SET size = length(raw)")


def _deferral() -> None:
    """Make the table `deferral`."""
    op.create_table(
        "deferral",
        sa.Column("inbox", _BIG, nullable=False),
        sa.Column("sender", sqltypes.AutoString(), nullable=False),
        sa.Column("domain", sqltypes.AutoString(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("at", sqltypes.UTCDateTime(), nullable=False),
        sa.ForeignKeyConstraint(["inbox"], ["inbox.id"], name=op.f("fk_deferral_inbox")),
        sa.PrimaryKeyConstraint("inbox", name=op.f("pk_deferral")),
    )


def _one_of(column: str, values: tuple[str, ...]) -> sa.TextClause:
    return sa.text(f"{column} IN ({', '.join(map(repr, values))})")


_BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
