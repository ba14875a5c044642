"""Indices with which no letter, turn or poll walks through what is over and done with.

Comes after: 0004.
"""

from __future__ import annotations

from collections.abc import Mapping

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_INDEXES = {
    "campaign": (("state",),),
    "timer": (("campaign", "state"),),
    "event": (("campaign", "kind", "id"),),
    "inbox": (("campaign", "seat", "received_at"), ("sha256", "message_id", "sender")),
    "outbox": (
        ("campaign", "created_at"),
        ("campaign", "seat", "kind", "state", "id"),
        ("campaign", "branch", "turn", "seat", "kind", "revision"),
        ("campaign", "recipient", "id"),
        ("campaign", "recipient", "kind", "id"),
    ),
    "press": (("campaign", "branch", "turn", "id"), ("inbox",)),
    "sheet": (("campaign", "seat", "branch", "turn", "revision"),),
    "application": (("state", "campaign"),),
    "invitation": (("campaign", "state"),),
    "challenge": (("address", "created_at"), ("campaign", "seat", "kind", "created_at")),
    "absence": (("campaign", "state", "seat"),),
}
_REPLACED = {
    "inbox": (("sha256",),),
    "invitation": (("campaign",),),
    "challenge": (("address",),),
    "absence": (("campaign", "seat"),),
}
"""Those whose columns another one begins with, or finds more narrowly."""


def upgrade() -> None:
    """Make the new indices, drop those they replace."""
    _make(_INDEXES)
    _drop(_REPLACED)


def downgrade() -> None:
    """Go back to the version before."""
    _make(_REPLACED)
    _drop(_INDEXES)


def _make(indexes: Mapping[str, tuple[tuple[str, ...], ...]]) -> None:
    for table, each in indexes.items():
        for columns in each:
            op.create_index(op.f(f"ix_{table}_{'_'.join(columns)}"), table, columns)


def _drop(indexes: Mapping[str, tuple[tuple[str, ...], ...]]) -> None:
    for table, each in indexes.items():
        for columns in each:
            op.drop_index(op.f(f"ix_{table}_{'_'.join(columns)}"), table)
