"""Since when a line of a sheet is asked back has a column: a turn that may run early waits for it so long.

Comes after: 0011.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql import sqltypes

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the new column; of what was asked back before nobody knows it."""
    op.add_column("sheet", sa.Column("asked_at", sqltypes.UTCDateTime(), nullable=True))


def downgrade() -> None:
    """Go back to the version before."""
    op.drop_column("sheet", "asked_at")
