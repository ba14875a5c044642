"""Who holds the lease of a mail; what a restored copy waits for, and how often the database was restored.

Comes after: 0006.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql import sqltypes

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the new columns."""
    op.add_column("outbox", _added("holder"))
    op.add_column("campaign", _added("restored_from"))
    op.add_column("host", _epoch())
    op.add_column("host", sa.Column("restored_at", sqltypes.UTCDateTime(), nullable=True))
    op.add_column("host", sa.Column("released_at", sqltypes.UTCDateTime(), nullable=True))


def downgrade() -> None:
    """Go back to the version before."""
    for table, column in (
        ("host", "released_at"),
        ("host", "restored_at"),
        ("host", "epoch"),
        ("campaign", "restored_from"),
        ("outbox", "holder"),
    ):
        op.drop_column(table, column)


def _epoch() -> sa.Column[int]:
    kind = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    return sa.Column("epoch", kind, nullable=False, server_default=sa.text("0"))


def _added(name: str) -> sa.Column[str]:
    return sa.Column(name, sqltypes.AutoString(), nullable=False, server_default=sa.text("''"))
