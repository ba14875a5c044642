"""Mails and letters are packed where they are stored, and the bytes of old mails can be thinned out.

What is there stays plain, which is read as well; it is packed when it is thinned out, some mails at a time: a house may
have gigabytes of them.

Comes after: 0012.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql import sqltypes

from pbem.store.tables.packing import unpacked

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

_INDEX = ("kept", "state", "created_at")
_CHECK = "kept IN ('whole', 'unpictured', 'words')"
_PACKED = {"outbox": ("briefing", "raw"), "inbox": ("raw",)}


def upgrade() -> None:
    """Let the texts be bytes, and add the column."""
    with op.batch_alter_table("outbox") as changed:
        changed.alter_column(
            "briefing", type_=sa.LargeBinary(), postgresql_using="convert_to(briefing, 'UTF8')", existing_nullable=False
        )
        changed.add_column(sa.Column("kept", sqltypes.AutoString(), nullable=False, server_default=sa.text("'whole'")))
        changed.create_check_constraint(op.f("ck_outbox_kept"), _CHECK)
    op.create_index(op.f(f"ix_outbox_{'_'.join(_INDEX)}"), "outbox", _INDEX)


def downgrade() -> None:
    """Go back to the version before: everything plain; what was thinned out is not made again."""
    for table, columns in _PACKED.items():
        for column in columns:
            _unpack(table, column)
    op.drop_index(op.f(f"ix_outbox_{'_'.join(_INDEX)}"), "outbox")
    with op.batch_alter_table("outbox") as changed:
        changed.drop_constraint(op.f("ck_outbox_kept"), type_="check")
        changed.drop_column("kept")
        changed.alter_column(
            "briefing",
            type_=sqltypes.AutoString(),
            postgresql_using="convert_from(briefing, 'UTF8')",
            existing_nullable=False,
        )


def _unpack(table: str, column: str) -> None:
    """Write the values of a column plain, one row after another."""
    rows = sa.table(table, sa.column("id", sa.BigInteger()), sa.column(column, sa.LargeBinary()))
    value = rows.c[column]
    for number in op.get_bind().execute(sa.select(rows.c.id)).scalars().all():
        stored = op.get_bind().execute(sa.select(value).where(rows.c.id == number)).scalar_one()
        if stored is not None:
            op.execute(rows.update().where(rows.c.id == number).values({column: unpacked(bytes(stored))}))
