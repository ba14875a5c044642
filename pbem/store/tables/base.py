"""What all tables are made of.

Table classes do not validate, so they are filled from checked values only. What is JSON is a text the codec wrote,
so that its hash is the hash of what is stored. Instants are aware datetimes and read back as UTC. States are plain
strings with a CHECK, and every constraint has a name, so that migrations work alike on SQLite and PostgreSQL.
Rows of `turn`, `sheet` and `event` are never changed, and no row of any table is ever deleted, except
an address or a partner that is taken away: the log tells whose it was; a letter's place in the line of strangers;
a process of the service that has long gone; and a request to sign in, or a browser, whose time is over.
"""

from __future__ import annotations

from typing import Any, get_args

from pydantic_core import PydanticUndefined as Undefined
from sqlalchemy import BigInteger, CheckConstraint, Integer, MetaData
from sqlalchemy import text as sql_text
from sqlmodel import AutoString, Field, SQLModel

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
BIG = BigInteger().with_variant(Integer, "sqlite")
"""UIDs have 32 bits without a sign; SQLite counts rows up only in an INTEGER key."""


def one_of(column: str, states: object) -> CheckConstraint:
    """Allow a column the values of a Literal."""
    listed = ", ".join(f"'{state}'" for state in get_args(states))
    return CheckConstraint(f"{column} IN ({listed})", name=column)


def word(default: str | None = None) -> Any:
    """Declare a column whose Python type is a Literal."""
    return Field(sa_type=AutoString) if default is None else Field(default=default, sa_type=AutoString)


def row_id() -> Any:
    """Declare a counted key; the database gives it, players never see it."""
    return Field(default=None, primary_key=True, sa_type=BIG)


def added(default: str) -> Any:
    """Declare a text, or a Literal, that came with a later version: the rows of the earlier ones have the default."""
    return Field(default=default, sa_type=AutoString, sa_column_kwargs={"server_default": sql_text(f"'{default}'")})


def big(foreign_key: str | None = None, **extra: Any) -> Any:
    """Declare a number of 64 bits."""
    return Field(sa_type=BIG, foreign_key=foreign_key or Undefined, **extra)


class Row(SQLModel):
    """The base of all tables, with their own catalogue of names."""

    metadata = MetaData(naming_convention=NAMES)
