"""What each statement of a journey costs: how many rows it looks at, and by which ways the database finds them.

SQLite's virtual machine is counted: it reports each step of a statement, and a row that is looked at is several,
whether it is found, sorted or thrown away. No time is measured.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Dialect, Engine, event

_NO_WORK = ("BEGIN", "PRAGMA", "SAVEPOINT", "ROLLBACK", "RELEASE", "NOTIFY", "SELECT pg_notify")


_UNWATCHED: set[Dialect] = set()
"""One a database: readers of an SQLite file have connections of their own."""


@dataclass
class Cost:
    """The most a statement cost, how often it ran, its dearest plan, and the words it was asked with."""

    rows: int = 0
    times: int = 0
    plan: str = ""
    words: set[str] = field(default_factory=set)


@dataclass
class Costs:
    """The statements of a journey by their text."""

    found: dict[str, Cost] = field(default_factory=dict)
    watching: bool = True

    def ran(self, statement: str, parameters: Any) -> Cost:
        """Count a statement."""
        cost = self.found.setdefault(" ".join(statement.split()), Cost())
        cost.times += 1
        values = parameters.values() if isinstance(parameters, Mapping) else parameters
        cost.words |= {value for value in values if isinstance(value, str)}
        return cost

    def watches(self, engine: Engine, statement: str) -> bool:
        """Tell whether a statement counts: one of the service, about rows."""
        return self.watching and engine.dialect not in _UNWATCHED and not statement.startswith(_NO_WORK)


@contextmanager
def unwatched(engine: Engine) -> Iterator[None]:
    """Count nothing while a test asks something itself."""
    _UNWATCHED.add(engine.dialect)
    try:
        yield
    finally:
        _UNWATCHED.discard(engine.dialect)


@contextmanager
def counted(engine: Engine) -> Iterator[Costs]:
    """Count what every statement costs while the block runs."""
    costs = Costs()
    listener = _sqlite(costs)
    event.listen(engine, "before_cursor_execute", listener)
    try:
        yield costs
    finally:
        costs.watching = False
        event.remove(engine, "before_cursor_execute", listener)


def _sqlite(costs: Costs) -> Any:
    """Read a plan, then count the loops until the next statement of the connection begins."""

    def before(connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        driver = connection.connection.dbapi_connection
        driver.set_progress_handler(None, 1)
        if not costs.watches(connection.engine, statement):
            return
        cost, loops, each = costs.ran(statement, _first(parameters)), 0, len(_all(parameters))
        plan = driver.execute(f"EXPLAIN QUERY PLAN {statement}", _first(parameters)).fetchall()
        cost.plan = "\n".join(row[3] for row in plan)

        def loop() -> int:
            nonlocal loops
            loops += costs.watching
            cost.rows = max(cost.rows, loops // each)
            return 0

        driver.set_progress_handler(loop, 1)

    return before


def _all(parameters: Any) -> list[Any]:
    """List the parameters a statement is carried out with, one after the other."""
    return parameters if isinstance(parameters, list) else [parameters]


def _first(parameters: Any) -> Any:
    """Give the first of them."""
    return _all(parameters)[0]
