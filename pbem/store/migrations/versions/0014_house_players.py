"""A seat may be played by a house player, whose name stands with it and with what it ordered.

Comes after: 0013.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql import sqltypes

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

_TABLES = ("seat", "sheet")


def upgrade() -> None:
    """Make the new columns; until now nobody was a house player."""
    for table in _TABLES:
        op.add_column(
            table, sa.Column("house_player", sqltypes.AutoString(), nullable=False, server_default=sa.text("''"))
        )


def downgrade() -> None:
    """Go back to the version before."""
    for table in _TABLES:
        op.drop_column(table, "house_player")
