"""What a referee's changed position made is kept as a state, which stays readable, and no more in a position's words.

Comes after: 0010.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql import sqltypes

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

_KEY = ("campaign", "branch", "number")
_AMENDMENT = sa.table("amendment", *(sa.column(name) for name in (*_KEY, "position", "snapshot")))
_TURN = sa.table("turn", *(sa.column(name) for name in (*_KEY, "snapshot")))


def upgrade() -> None:
    """Keep beside each changed position the state its branch begins with; `verify` holds it against the row's hash."""
    op.add_column("amendment", sa.Column("snapshot", sa.LargeBinary(), nullable=True))
    of_the_row = sa.and_(*(_AMENDMENT.c[name] == _TURN.c[name] for name in _KEY))
    state = sa.select(_TURN.c.snapshot).where(of_the_row).scalar_subquery()
    op.execute(_AMENDMENT.update().where(_AMENDMENT.c.position != "").values(snapshot=state))
    op.drop_column("amendment", "position")


def downgrade() -> None:
    """Go back to the version before, which cannot prove these changes: the words they were made in are gone."""
    op.add_column(
        "amendment", sa.Column("position", sqltypes.AutoString(), nullable=False, server_default=sa.text("''"))
    )
    op.drop_column("amendment", "snapshot")
