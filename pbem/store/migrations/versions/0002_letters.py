"""Letters: partners of a seat, absences, applications, invitations, challenges; mail that came back.

Comes after: 0001.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql import sqltypes

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_INBOX = ("new", "waiting", "done", "rejected", "duplicate")
_OUTBOX = ("queued", "sending", "unknown", "sent", "rejected", "held")
_INDEXES = {
    "inbox": (("message_id",), ("sender", "received_at")),
    "outbox": (("address", "created_at"),),
    "application": (("campaign", "state", "id"),),
    "invitation": (("campaign",),),
    "absence": (("campaign", "seat"),),
    "challenge": (("address",), ("state", "expires_at")),
    "partner": (("person",),),
}


def upgrade() -> None:
    """Make the new tables, columns and indexes, and allow the new states."""
    _application()
    _invitation()
    _absence()
    _challenge()
    _partner()
    op.add_column("address", sa.Column("returned_at", sqltypes.UTCDateTime(), nullable=True))
    op.add_column("address", sa.Column("returned", sqltypes.AutoString(), nullable=False, server_default=sa.text("''")))
    op.add_column("mailbox", sa.Column("read_at", sqltypes.UTCDateTime(), nullable=True))
    op.add_column(
        "person", sa.Column("settings", sqltypes.AutoString(), nullable=False, server_default=sa.text("'{}'"))
    )
    op.add_column("seat", sa.Column("passphrase", sqltypes.AutoString(), nullable=False, server_default=sa.text("''")))
    _allow("inbox", (*_INBOX, "asked"))
    _allow("outbox", (*_OUTBOX, "returned", "collected"))
    for table, indexes in _INDEXES.items():
        for columns in indexes:
            op.create_index(op.f(f"ix_{table}_{'_'.join(columns)}"), table, columns)


def downgrade() -> None:
    """Go back to the version before; what it cannot say is said as nearly as it can."""
    op.execute("UPDATE inbox SET state = 'rejected' WHERE state = 'asked'")
    op.execute("UPDATE outbox SET state = 'sent' WHERE state = 'returned'")
    op.execute("UPDATE outbox SET state = 'queued' WHERE state = 'collected'")
    for table, indexes in _INDEXES.items():
        for columns in indexes:
            op.drop_index(op.f(f"ix_{table}_{'_'.join(columns)}"), table)
    for table in ("partner", "challenge", "absence", "invitation", "application"):
        op.drop_table(table)
    _allow("inbox", _INBOX)
    _allow("outbox", _OUTBOX)
    op.drop_column("seat", "passphrase")
    op.drop_column("person", "settings")
    op.drop_column("mailbox", "read_at")
    op.drop_column("address", "returned")
    op.drop_column("address", "returned_at")


def _allow(table: str, states: tuple[str, ...]) -> None:
    """Allow a table these states; SQLite can only copy the table for that."""
    name, allowed = op.f(f"ck_{table}_state"), f"state IN ({', '.join(map(repr, states))})"
    with op.batch_alter_table(table) as changed:
        changed.drop_constraint(name, type_="check")
        changed.create_check_constraint(name, sa.text(allowed))


def _application() -> None:
    """Make the table `application`."""
    op.create_table(
        "application",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("campaign", sqltypes.AutoString(), nullable=False),
        sa.Column("address", sqltypes.AutoString(), nullable=False),
        sa.Column("name", sqltypes.AutoString(), nullable=False),
        sa.Column("language", sqltypes.AutoString(), nullable=False),
        sa.Column("zone", sqltypes.AutoString(), nullable=False),
        sa.Column("wishes", sqltypes.AutoString(), nullable=False),
        sa.Column("state", sqltypes.AutoString(), nullable=False),
        sa.Column("created_at", sqltypes.UTCDateTime(), nullable=False),
        sa.CheckConstraint(
            "state IN ('unconfirmed', 'asked', 'waiting', 'seated', 'refused', 'withdrawn')",
            name=op.f("ck_application_state"),
        ),
        sa.ForeignKeyConstraint(["campaign"], ["campaign.key"], name=op.f("fk_application_campaign")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_application")),
    )


def _invitation() -> None:
    """Make the table `invitation`."""
    op.create_table(
        "invitation",
        sa.Column("code", sqltypes.AutoString(), nullable=False),
        sa.Column("campaign", sqltypes.AutoString(), nullable=False),
        sa.Column("seat", sqltypes.AutoString(), nullable=True),
        sa.Column("address", sqltypes.AutoString(), nullable=False),
        sa.Column("state", sqltypes.AutoString(), nullable=False),
        sa.Column("created_at", sqltypes.UTCDateTime(), nullable=False),
        sa.CheckConstraint("state IN ('open', 'used', 'withdrawn')", name=op.f("ck_invitation_state")),
        sa.ForeignKeyConstraint(["campaign"], ["campaign.key"], name=op.f("fk_invitation_campaign")),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_invitation")),
    )


def _absence() -> None:
    """Make the table `absence`."""
    op.create_table(
        "absence",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("campaign", sqltypes.AutoString(), nullable=False),
        sa.Column("seat", sqltypes.AutoString(), nullable=False),
        sa.Column("first_day", sqltypes.AutoString(), nullable=False),
        sa.Column("last_day", sqltypes.AutoString(), nullable=False),
        sa.Column("booked_at", sqltypes.UTCDateTime(), nullable=False),
        sa.Column("state", sqltypes.AutoString(), nullable=False),
        sa.CheckConstraint("state IN ('booked', 'cancelled')", name=op.f("ck_absence_state")),
        sa.ForeignKeyConstraint(
            ["campaign", "seat"], ["seat.campaign", "seat.key"], name=op.f("fk_absence_campaign_seat")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_absence")),
    )


def _challenge() -> None:
    """Make the table `challenge`."""
    op.create_table(
        "challenge",
        sa.Column("code", sqltypes.AutoString(), nullable=False),
        sa.Column("kind", sqltypes.AutoString(), nullable=False),
        sa.Column("address", sqltypes.AutoString(), nullable=False),
        sa.Column("campaign", sqltypes.AutoString(), nullable=True),
        sa.Column("seat", sqltypes.AutoString(), nullable=True),
        sa.Column("inbox", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True),
        sa.Column("facts", sqltypes.AutoString(), nullable=False),
        sa.Column("created_at", sqltypes.UTCDateTime(), nullable=False),
        sa.Column("expires_at", sqltypes.UTCDateTime(), nullable=False),
        sa.Column("state", sqltypes.AutoString(), nullable=False),
        sa.CheckConstraint("state IN ('waiting', 'confirmed', 'refused', 'expired')", name=op.f("ck_challenge_state")),
        sa.ForeignKeyConstraint(["campaign"], ["campaign.key"], name=op.f("fk_challenge_campaign")),
        sa.ForeignKeyConstraint(["inbox"], ["inbox.id"], name=op.f("fk_challenge_inbox")),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_challenge")),
    )


def _partner() -> None:
    """Make the table `partner`."""
    op.create_table(
        "partner",
        sa.Column("campaign", sqltypes.AutoString(), nullable=False),
        sa.Column("seat", sqltypes.AutoString(), nullable=False),
        sa.Column("person", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("since", sqltypes.UTCDateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["campaign", "seat"], ["seat.campaign", "seat.key"], name=op.f("fk_partner_campaign_seat")
        ),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_partner_person")),
        sa.PrimaryKeyConstraint("campaign", "seat", "person", name=op.f("pk_partner")),
    )
