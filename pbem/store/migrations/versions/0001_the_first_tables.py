"""The first tables.

Comes after: nothing.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql import sqltypes

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make all tables."""
    _campaign()
    _host()
    _mailbox()
    _person()
    _address()
    _event()
    _inbox()
    _outbox()
    _seat()
    _timer()
    _turn()
    _sheet()


def downgrade() -> None:
    """Go back to nothing."""
    for table in (
        "sheet",
        "turn",
        "timer",
        "seat",
        "outbox",
        "inbox",
        "event",
        "address",
        "person",
        "mailbox",
        "host",
        "campaign",
    ):
        op.drop_table(table)


def _campaign() -> None:
    """Make the table `campaign`."""
    op.create_table(
        "campaign",
        sa.Column("key", sqltypes.AutoString(), nullable=False),
        sa.Column("title", sqltypes.AutoString(), nullable=False),
        sa.Column("ruleset", sqltypes.AutoString(), nullable=False),
        sa.Column("ruleset_version", sa.Integer(), nullable=False),
        sa.Column("options", sqltypes.AutoString(), nullable=False),
        sa.Column("timezone", sqltypes.AutoString(), nullable=False),
        sa.Column("schedule", sqltypes.AutoString(), nullable=False),
        sa.Column("language", sqltypes.AutoString(), nullable=False),
        sa.Column("mailbox", sqltypes.AutoString(), nullable=False),
        sa.Column("state", sqltypes.AutoString(), nullable=False),
        sa.Column("note", sqltypes.AutoString(), nullable=False),
        sa.Column("head_branch", sa.Integer(), nullable=False),
        sa.Column("head_turn", sa.Integer(), nullable=False),
        sa.Column("dice_secret", sa.LargeBinary(), nullable=False),
        sa.Column("dice_anchor", sqltypes.AutoString(), nullable=False),
        sa.Column("identity_secret", sa.LargeBinary(), nullable=False),
        sa.Column("created_at", sqltypes.UTCDateTime(), nullable=False),
        sa.Column("settings", sqltypes.AutoString(), nullable=False),
        sa.CheckConstraint(
            "state IN ('recruiting', 'running', 'paused', 'held', 'ended')", name=op.f("ck_campaign_state")
        ),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_campaign")),
    )


def _host() -> None:
    """Make the table `host`."""
    op.create_table(
        "host",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("created_at", sqltypes.UTCDateTime(), nullable=False),
        sa.CheckConstraint("id = 1", name=op.f("ck_host_single")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_host")),
    )


def _mailbox() -> None:
    """Make the table `mailbox`."""
    op.create_table(
        "mailbox",
        sa.Column("key", sqltypes.AutoString(), nullable=False),
        sa.Column("uidvalidity", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("last_uid", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("state", sqltypes.AutoString(), nullable=False),
        sa.Column("detail", sqltypes.AutoString(), nullable=False),
        sa.Column("told_at", sqltypes.UTCDateTime(), nullable=True),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_mailbox")),
    )


def _person() -> None:
    """Make the table `person`."""
    op.create_table(
        "person",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("name", sqltypes.AutoString(), nullable=False),
        sa.Column("language", sqltypes.AutoString(), nullable=False),
        sa.Column("zone", sqltypes.AutoString(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_person")),
    )


def _address() -> None:
    """Make the table `address`."""
    op.create_table(
        "address",
        sa.Column("address", sqltypes.AutoString(), nullable=False),
        sa.Column("person", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("bounced", sa.Boolean(), nullable=False),
        sa.CheckConstraint("address = lower(address)", name=op.f("ck_address_lower")),
        sa.CheckConstraint("length(address) BETWEEN 3 AND 320", name=op.f("ck_address_length")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_address_person")),
        sa.PrimaryKeyConstraint("address", name=op.f("pk_address")),
        sa.UniqueConstraint("person", "rank", name=op.f("uq_address_person_rank")),
    )


def _event() -> None:
    """Make the table `event`."""
    op.create_table(
        "event",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("at", sqltypes.UTCDateTime(), nullable=False),
        sa.Column("campaign", sqltypes.AutoString(), nullable=True),
        sa.Column("branch", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("who", sqltypes.AutoString(), nullable=False),
        sa.Column("kind", sqltypes.AutoString(), nullable=False),
        sa.Column("payload", sqltypes.AutoString(), nullable=False),
        sa.ForeignKeyConstraint(["campaign"], ["campaign.key"], name=op.f("fk_event_campaign")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_event")),
    )
    with op.batch_alter_table("event", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_event_campaign_id"), ["campaign", "id"], unique=False)


def _inbox() -> None:
    """Make the table `inbox`."""
    op.create_table(
        "inbox",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("mailbox", sqltypes.AutoString(), nullable=False),
        sa.Column("uidvalidity", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("uid", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("received_at", sqltypes.UTCDateTime(), nullable=False),
        sa.Column("sender", sqltypes.AutoString(), nullable=False),
        sa.Column("message_id", sqltypes.AutoString(), nullable=False),
        sa.Column("sha256", sqltypes.AutoString(), nullable=False),
        sa.Column("raw", sa.LargeBinary(), nullable=False),
        sa.Column("campaign", sqltypes.AutoString(), nullable=True),
        sa.Column("seat", sqltypes.AutoString(), nullable=True),
        sa.Column("state", sqltypes.AutoString(), nullable=False),
        sa.Column("note", sqltypes.AutoString(), nullable=False),
        sa.CheckConstraint("state IN ('new', 'waiting', 'done', 'rejected', 'duplicate')", name=op.f("ck_inbox_state")),
        sa.ForeignKeyConstraint(["campaign"], ["campaign.key"], name=op.f("fk_inbox_campaign")),
        sa.ForeignKeyConstraint(["mailbox"], ["mailbox.key"], name=op.f("fk_inbox_mailbox")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_inbox")),
        sa.UniqueConstraint("mailbox", "uidvalidity", "uid", name=op.f("uq_inbox_mailbox_uidvalidity_uid")),
    )
    with op.batch_alter_table("inbox", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_inbox_campaign_id"), ["campaign", "id"], unique=False)
        batch_op.create_index(batch_op.f("ix_inbox_sha256"), ["sha256"], unique=False)
        batch_op.create_index(batch_op.f("ix_inbox_state_campaign_id"), ["state", "campaign", "id"], unique=False)


def _outbox() -> None:
    """Make the table `outbox`."""
    op.create_table(
        "outbox",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("campaign", sqltypes.AutoString(), nullable=True),
        sa.Column("branch", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("recipient", sqltypes.AutoString(), nullable=False),
        sa.Column("kind", sqltypes.AutoString(), nullable=False),
        sa.Column("revision", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("seat", sqltypes.AutoString(), nullable=True),
        sa.Column("language", sqltypes.AutoString(), nullable=False),
        sa.Column("address", sqltypes.AutoString(), nullable=False),
        sa.Column("mailbox", sqltypes.AutoString(), nullable=False),
        sa.Column("message_id", sqltypes.AutoString(), nullable=False),
        sa.Column("in_reply_to", sqltypes.AutoString(), nullable=False),
        sa.Column("references", sqltypes.AutoString(), nullable=False),
        sa.Column("briefing", sqltypes.AutoString(), nullable=False),
        sa.Column("briefing_kind", sqltypes.AutoString(), nullable=False),
        sa.Column("raw", sa.LargeBinary(), nullable=True),
        sa.Column("state", sqltypes.AutoString(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("created_at", sqltypes.UTCDateTime(), nullable=False),
        sa.Column("not_before", sqltypes.UTCDateTime(), nullable=False),
        sa.Column("sent_at", sqltypes.UTCDateTime(), nullable=True),
        sa.Column("verdict", sqltypes.AutoString(), nullable=False),
        sa.CheckConstraint(
            "state IN ('queued', 'sending', 'unknown', 'sent', 'rejected', 'held')", name=op.f("ck_outbox_state")
        ),
        sa.ForeignKeyConstraint(["campaign"], ["campaign.key"], name=op.f("fk_outbox_campaign")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
        sa.UniqueConstraint(
            "campaign",
            "branch",
            "turn",
            "recipient",
            "kind",
            "revision",
            name=op.f("uq_outbox_campaign_branch_turn_recipient_kind_revision"),
        ),
        sa.UniqueConstraint("message_id", name=op.f("uq_outbox_message_id")),
    )
    with op.batch_alter_table("outbox", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_outbox_state_not_before"), ["state", "not_before"], unique=False)


def _seat() -> None:
    """Make the table `seat`."""
    op.create_table(
        "seat",
        sa.Column("campaign", sqltypes.AutoString(), nullable=False),
        sa.Column("key", sqltypes.AutoString(), nullable=False),
        sa.Column("state", sqltypes.AutoString(), nullable=False),
        sa.Column("language", sqltypes.AutoString(), nullable=False),
        sa.Column("zone", sqltypes.AutoString(), nullable=False),
        sa.Column("person", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.CheckConstraint("state IN ('open', 'taken', 'out')", name=op.f("ck_seat_state")),
        sa.ForeignKeyConstraint(["campaign"], ["campaign.key"], name=op.f("fk_seat_campaign")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_seat_person")),
        sa.PrimaryKeyConstraint("campaign", "key", name=op.f("pk_seat")),
    )
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seat_person"), ["person"], unique=False)


def _timer() -> None:
    """Make the table `timer`."""
    op.create_table(
        "timer",
        sa.Column("campaign", sqltypes.AutoString(), nullable=False),
        sa.Column("branch", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("kind", sqltypes.AutoString(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("rule", sqltypes.AutoString(), nullable=False),
        sa.Column("zone", sqltypes.AutoString(), nullable=False),
        sa.Column("due_utc", sqltypes.UTCDateTime(), nullable=False),
        sa.Column("state", sqltypes.AutoString(), nullable=False),
        sa.CheckConstraint("state IN ('waiting', 'fired', 'cancelled')", name=op.f("ck_timer_state")),
        sa.ForeignKeyConstraint(["campaign"], ["campaign.key"], name=op.f("fk_timer_campaign")),
        sa.PrimaryKeyConstraint("campaign", "branch", "turn", "kind", "seq", name=op.f("pk_timer")),
    )
    with op.batch_alter_table("timer", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_timer_state_due_utc"), ["state", "due_utc"], unique=False)


def _turn() -> None:
    """Make the table `turn`."""
    op.create_table(
        "turn",
        sa.Column("campaign", sqltypes.AutoString(), nullable=False),
        sa.Column("branch", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("parent_branch", sa.Integer(), nullable=True),
        sa.Column("parent_number", sa.Integer(), nullable=True),
        sa.Column("ruleset_version", sa.Integer(), nullable=False),
        sa.Column("snapshot", sa.LargeBinary(), nullable=False),
        sa.Column("hash", sqltypes.AutoString(), nullable=False),
        sa.Column("sheets_digest", sqltypes.AutoString(), nullable=False),
        sa.Column("seed", sqltypes.AutoString(), nullable=False),
        sa.Column("resolved_at", sqltypes.UTCDateTime(), nullable=False),
        sa.Column("events", sa.LargeBinary(), nullable=False),
        sa.Column("rolls", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["campaign", "parent_branch", "parent_number"],
            ["turn.campaign", "turn.branch", "turn.number"],
            name=op.f("fk_turn_campaign_parent_branch_parent_number"),
        ),
        sa.ForeignKeyConstraint(["campaign"], ["campaign.key"], name=op.f("fk_turn_campaign")),
        sa.PrimaryKeyConstraint("campaign", "branch", "number", name=op.f("pk_turn")),
    )


def _sheet() -> None:
    """Make the table `sheet`."""
    op.create_table(
        "sheet",
        sa.Column("campaign", sqltypes.AutoString(), nullable=False),
        sa.Column("branch", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("seat", sqltypes.AutoString(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("inbox", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True),
        sa.Column("orders", sqltypes.AutoString(), nullable=False),
        sa.Column("problems", sqltypes.AutoString(), nullable=False),
        sa.Column("digest", sqltypes.AutoString(), nullable=False),
        sa.Column("created_at", sqltypes.UTCDateTime(), nullable=False),
        sa.Column("author", sqltypes.AutoString(), nullable=False),
        sa.CheckConstraint("author IN ('player', 'referee', 'silence')", name=op.f("ck_sheet_author")),
        sa.ForeignKeyConstraint(["campaign"], ["campaign.key"], name=op.f("fk_sheet_campaign")),
        sa.ForeignKeyConstraint(["inbox"], ["inbox.id"], name=op.f("fk_sheet_inbox")),
        sa.PrimaryKeyConstraint("campaign", "branch", "turn", "seat", "revision", name=op.f("pk_sheet")),
    )
    with op.batch_alter_table("sheet", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_sheet_inbox"), ["inbox"], unique=False)
