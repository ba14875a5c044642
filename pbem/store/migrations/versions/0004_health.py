"""What a host watches: processes and when they were well, the last copy, mailboxes proven by a mail.

Comes after: 0003.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql import sqltypes

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_INDEXES = {"inbox": (("state", "received_at"),)}


def upgrade() -> None:
    """Make the new tables, columns and indexes."""
    _process()
    op.add_column("host", _instant("copied_at", nullable=True))
    op.add_column("mailbox", sa.Column("proven", sqltypes.AutoString(), nullable=False, server_default=sa.text("''")))
    for table, indexes in _INDEXES.items():
        for columns in indexes:
            op.create_index(op.f(f"ix_{table}_{'_'.join(columns)}"), table, columns)


def downgrade() -> None:
    """Go back to the version before."""
    for table, indexes in _INDEXES.items():
        for columns in indexes:
            op.drop_index(op.f(f"ix_{table}_{'_'.join(columns)}"), table)
    op.drop_column("mailbox", "proven")
    op.drop_column("host", "copied_at")
    op.drop_table("process")


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sqltypes.AutoString(), nullable=False)


def _instant(name: str, nullable: bool = False) -> sa.Column[object]:
    return sa.Column(name, sqltypes.UTCDateTime(), nullable=nullable)


def _process() -> None:
    op.create_table(
        "process",
        _text("name"),
        _text("host"),
        sa.Column("pid", sa.Integer(), nullable=False),
        _text("version"),
        _instant("started_at"),
        _instant("seen_at"),
        _instant("stepped_at", nullable=True),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_process")),
    )
