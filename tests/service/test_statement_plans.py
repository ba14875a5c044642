"""On PostgreSQL too every statement of a letter, a turn, a poll and a mail on its way finds its rows by an index.

How many rows a statement looks at is counted on SQLite (`test_statement_costs`). PostgreSQL rightly walks through a
table as small as a test's; so it is asked for the plan it makes when that is forbidden: where a table is walked through
all the same, no index helps, and the walk will grow with the past.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event

from pbem.store.engine import open_engine
from pbem.store.tables import Row
from tests.service import press_kit
from tests.service.journeys_kit import LETTERS, REFEREES, SCHEDULE, TURNS, Step
from tests.service.kit import Office, open_office
from tests.service.past_kit import FEW
from tests.service.test_statement_costs import broad
from tests.store.conftest import TEMPLATE

WALKS = ("seqscan", "bitmapscan", "mergejoin", "hashjoin")
"""Ways of PostgreSQL to go through a table; each is right for a small one."""
FORBIDDEN = "; ".join(f"SET LOCAL enable_{way} = off" for way in WALKS)
ALLOWED = "; ".join(f"SET LOCAL enable_{way} = on" for way in WALKS)
EXPLAINED = ("SELECT", "INSERT", "UPDATE", "DELETE", "WITH")
OWN = ("FROM outbox ORDER BY outbox.id", "message_id NOT LIKE")
"""What only these tests ask, to see what was sent."""
BY_INDEX = {"Index Scan", "Index Only Scan"}


@pytest.fixture
def office(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Office]:
    """A campaign of four on PostgreSQL that has played a turn, with everything switched on."""
    server = request.getfixturevalue("migrated")
    with server.database(TEMPLATE) as url:
        engine = open_engine(url)
        opened = open_office(engine, tmp_path)
        rule: dict[str, Any] = {"missed": {"after": 2, "then": "offer"}, "referee": {"unclear": "hold for referee"}}
        press_kit.opened(opened, schedule=SCHEDULE, **rule)
        opened.later(hours=27)
        yield opened
        engine.dispose()


@contextmanager
def watched(engine: Engine) -> Iterator[dict[str, str]]:
    """Read the plan of every statement while the block runs; give those that walk, and where."""
    walks: dict[str, str] = {}

    def before(connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        if not statement.lstrip(" (").startswith(EXPLAINED) or isinstance(parameters, list) or statement in walks:
            return
        with connection.connection.dbapi_connection.cursor() as asking:
            asking.execute(FORBIDDEN)
            asking.execute(f"EXPLAIN (FORMAT JSON) {statement}", parameters)
            plan = asking.fetchone()[0]
            asking.execute(ALLOWED)
        tree = json.loads(plan) if isinstance(plan, str) else plan
        walks[" ".join(statement.split())] = ", ".join(_walked(tree[0]["Plan"], limited=False))

    event.listen(engine, "before_cursor_execute", before)
    try:
        yield walks
    finally:
        event.remove(engine, "before_cursor_execute", before)


def _walked(node: Mapping[str, Any], limited: bool) -> Iterator[str]:
    """Name the tables that are walked through; who takes the first ones of an order stops at a limit."""
    kind, table = node["Node Type"], str(node.get("Relation Name", ""))
    sought = kind in BY_INDEX and ("Index Cond" in node or limited)
    if table in Row.metadata.tables and table not in FEW and not sought and kind.endswith("Scan"):
        yield f"{kind} of {table}"
    keeps_order = kind in ("Limit", "LockRows", "Nested Loop", "Result", "Incremental Sort")
    for below in node.get("Plans", ()):
        yield from _walked(below, kind == "Limit" or (limited and keeps_order))


@pytest.mark.parametrize("story", [LETTERS, {**REFEREES, **TURNS}], ids=["letters", "turns"])
def test_every_statement_finds_its_rows_by_an_index(office: Office, story: Mapping[str, Step]) -> None:
    with watched(office.house.engine) as walks:
        for step in story.values():
            step(office)
    ours = {said: walk for said, walk in walks.items() if not any(look in said for look in OWN)}
    found = {said: walk for said, walk in ours.items() if walk and not broad(said)}
    assert len(ours) > 50
    assert not found, "\n\n".join(f"{walk}: {said}" for said, walk in found.items())


def test_a_walk_is_found(office: Office) -> None:
    """The test above can fail."""
    with watched(office.house.engine) as walks, office.house.engine.connect() as connection:
        connection.exec_driver_sql("SELECT id FROM outbox WHERE verdict = 'x'")
    assert list(walks.values()) == ["Seq Scan of outbox"]
