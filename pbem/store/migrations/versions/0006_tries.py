"""Letters: how often the program did not get through a letter.

Comes after: 0005.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the new columns."""
    op.add_column("inbox", sa.Column("tries", sa.Integer(), nullable=False, server_default=sa.text("0")))


def downgrade() -> None:
    """Go back to the version before."""
    op.drop_column("inbox", "tries")
