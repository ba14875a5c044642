"""Runs the steps on the connection `pbem.store.migrate` has prepared; Alembic loads this file, nobody imports it."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from pbem.store.tables import Row

_connection: Connection = context.config.attributes["connection"]
context.configure(
    connection=_connection,
    target_metadata=Row.metadata,
    render_as_batch=True,
    user_module_prefix="sqltypes.",
    compare_type=True,
    compare_server_default=True,
    transaction_per_migration=False,
)
context.run_migrations()
