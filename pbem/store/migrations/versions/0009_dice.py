"""Dice: the secrets of the dice that were dealt anew.

Comes after: 0008.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql import sqltypes

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the new table."""
    op.create_table(
        "dice",
        sa.Column("campaign", sqltypes.AutoString(), nullable=False),
        sa.Column("branch", sa.Integer(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("anchor", sqltypes.AutoString(), nullable=False),
        sa.Column("at", sqltypes.UTCDateTime(), nullable=False),
        sa.ForeignKeyConstraint(["campaign"], ["campaign.key"], name=op.f("fk_dice_campaign")),
        sa.PrimaryKeyConstraint("campaign", "branch", name=op.f("pk_dice")),
    )


def downgrade() -> None:
    """Go back to the version before."""
    op.drop_table("dice")
