"""The tables of the window in the browser: who asked to sign in, and which browsers are signed in.

Of cookies, links and codes only the SHA-256 is kept: whoever reads the tables can use none. Rows of both are deleted
when their time is over.
"""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from sqlalchemy import Index
from sqlmodel import Field

from pbem.store.tables.base import Row, big, one_of, word

SignInState = Literal["asked", "mailed", "nobody", "used"]
"""`asked`: the worker has not looked yet whose address it is; `nobody`: no player's and no referee's."""


class SignIn(Row, table=True):
    """Somebody asked to sign in: `browser` is the cookie of the browser, `url` the address of the window it saw.

    `tries`: how often a wrong code was typed.
    """

    __tablename__ = "sign_in"
    __table_args__ = (
        one_of("state", SignInState),
        Index(None, "state", "at"),
        Index(None, "address", "at"),
        Index(None, "network", "at"),
        Index(None, "at"),
    )
    browser: str = Field(primary_key=True)
    address: str
    network: str
    url: str
    at: datetime
    state: SignInState = word("asked")
    link: str = Field(default="", index=True)
    code: str = ""
    tries: int = 0


class Browser(Row, table=True):
    """A browser that is signed in, by its cookie; `person` is nobody for a referee who has no seat."""

    __tablename__ = "browser"
    __table_args__ = (Index(None, "address"), Index(None, "since"), Index(None, "used_at"))
    cookie: str = Field(primary_key=True)
    person: int | None = big("person.id", default=None, index=True)
    address: str
    since: datetime
    used_at: datetime
