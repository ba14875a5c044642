"""The window in the browser: who asked to sign in, and which browsers are signed in.

Comes after: 0014.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql import sqltypes

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "sign_in",
        sa.Column("browser", sqltypes.AutoString(), nullable=False),
        sa.Column("address", sqltypes.AutoString(), nullable=False),
        sa.Column("network", sqltypes.AutoString(), nullable=False),
        sa.Column("url", sqltypes.AutoString(), nullable=False),
        sa.Column("at", sqltypes.UTCDateTime(), nullable=False),
        sa.Column("state", sqltypes.AutoString(), nullable=False),
        sa.Column("link", sqltypes.AutoString(), nullable=False),
        sa.Column("code", sqltypes.AutoString(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.CheckConstraint("state IN ('asked', 'mailed', 'nobody', 'used')", name=op.f("ck_sign_in_state")),
        sa.PrimaryKeyConstraint("browser", name=op.f("pk_sign_in")),
    )
    for columns in (["state", "at"], ["address", "at"], ["network", "at"], ["at"], ["link"]):
        op.create_index(op.f(f"ix_sign_in_{'_'.join(columns)}"), "sign_in", columns)
    op.create_table(
        "browser",
        sa.Column("cookie", sqltypes.AutoString(), nullable=False),
        sa.Column("person", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True),
        sa.Column("address", sqltypes.AutoString(), nullable=False),
        sa.Column("since", sqltypes.UTCDateTime(), nullable=False),
        sa.Column("used_at", sqltypes.UTCDateTime(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_browser_person")),
        sa.PrimaryKeyConstraint("cookie", name=op.f("pk_browser")),
    )
    for column in ("address", "since", "used_at", "person"):
        op.create_index(op.f(f"ix_browser_{column}"), "browser", [column])


def downgrade() -> None:
    """Go back to the version before."""
    op.drop_table("browser")
    op.drop_table("sign_in")
