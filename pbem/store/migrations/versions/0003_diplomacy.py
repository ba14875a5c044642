"""Diplomacy and the referee: letters between players, disclosures, lines held for judgement, amended positions.

Comes after: 0002.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql import sqltypes

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_INDEXES = {"press": (("campaign", "id"), ("campaign", "writer", "at")), "judgement": (("campaign", "state", "id"),)}


def upgrade() -> None:
    """Make the new tables, columns and indexes."""
    _amendment()
    _press()
    _disclosure()
    _judgement()
    op.add_column("campaign", sa.Column("referee_epoch", sa.Integer(), nullable=False, server_default=sa.text("0")))
    op.add_column("sheet", sa.Column("addressed", sqltypes.AutoString(), nullable=False, server_default=sa.text("''")))
    for table, indexes in _INDEXES.items():
        for columns in indexes:
            op.create_index(op.f(f"ix_{table}_{'_'.join(columns)}"), table, columns)


def downgrade() -> None:
    """Go back to the version before."""
    for table, indexes in _INDEXES.items():
        for columns in indexes:
            op.drop_index(op.f(f"ix_{table}_{'_'.join(columns)}"), table)
    for table in ("judgement", "disclosure", "press", "amendment"):
        op.drop_table(table)
    op.drop_column("sheet", "addressed")
    op.drop_column("campaign", "referee_epoch")


def _text(name: str, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, sqltypes.AutoString(), nullable=nullable)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), nullable=False)


def _big(name: str, nullable: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=nullable)


def _instant(name: str, nullable: bool = False) -> sa.Column[object]:
    return sa.Column(name, sqltypes.UTCDateTime(), nullable=nullable)


def _of_campaign(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["campaign"], ["campaign.key"], name=op.f(f"fk_{table}_campaign"))


def _of_inbox(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["inbox"], ["inbox.id"], name=op.f(f"fk_{table}_inbox"))


def _amendment() -> None:
    """Make the table `amendment`."""
    op.create_table(
        "amendment",
        _text("campaign"),
        _number("branch"),
        _number("number"),
        _text("orders"),
        _text("position"),
        _text("reason"),
        _instant("at"),
        sa.ForeignKeyConstraint(
            ["campaign", "branch", "number"],
            ["turn.campaign", "turn.branch", "turn.number"],
            name=op.f("fk_amendment_campaign_branch_number"),
        ),
        sa.PrimaryKeyConstraint("campaign", "branch", "number", name=op.f("pk_amendment")),
    )


def _press() -> None:
    """Make the table `press`."""
    op.create_table(
        "press",
        _big("id"),
        _text("code"),
        _text("campaign"),
        _number("branch"),
        _number("turn"),
        _text("writer"),
        _text("readers"),
        sa.Column("anonymous", sa.Boolean(), nullable=False),
        _text("body"),
        _big("inbox", nullable=True),
        _text("answers"),
        _instant("at"),
        _text("state"),
        sa.CheckConstraint("state IN ('sent', 'refused')", name=op.f("ck_press_state")),
        _of_campaign("press"),
        _of_inbox("press"),
        sa.UniqueConstraint("code", name=op.f("uq_press_code")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_press")),
    )


def _disclosure() -> None:
    """Make the table `disclosure`."""
    op.create_table(
        "disclosure",
        _text("campaign"),
        _text("seat"),
        _text("other"),
        _instant("at"),
        _instant("told_at", nullable=True),
        _of_campaign("disclosure"),
        sa.PrimaryKeyConstraint("campaign", "seat", "other", name=op.f("pk_disclosure")),
    )


def _judgement() -> None:
    """Make the table `judgement`."""
    op.create_table(
        "judgement",
        _big("id"),
        _text("campaign"),
        _number("branch"),
        _number("turn"),
        _text("seat"),
        _big("inbox", nullable=True),
        _number("line"),
        _text("words"),
        _text("problem"),
        _text("state"),
        _text("reading"),
        _instant("created_at"),
        _instant("judged_at", nullable=True),
        sa.CheckConstraint("state IN ('held', 'read', 'asked', 'rejected', 'void')", name=op.f("ck_judgement_state")),
        _of_campaign("judgement"),
        _of_inbox("judgement"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_judgement")),
    )
