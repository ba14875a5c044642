"""How many order letters a second the store takes: letter in, sheet, answer queued, log line, one durable commit.

    python -m benchmarks.store [--url postgresql://user@host/empty] [--letters 300] [--folder DIR]

The floor, measured in the same run and in turns with ours, is bare sqlite3 with the same settings (WAL, FULL) and one
insert of the same letter a commit: what the disk and SQLite give when nobody asks anything.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Engine

from benchmarks.measuring import bare_commits
from pbem.codec import canonical, digest
from pbem.store import migrate
from pbem.store.engine import open_engine, writing
from pbem.store.repository import arrivals, campaigns, events, inbox, outbox, sheets
from pbem.store.repository.arrivals import Arrival
from pbem.store.tables import Campaign, Event, Outbox, Sheet

NOW = datetime(2026, 5, 4, 18, 0, tzinfo=UTC)
RAW = b"From: red@rk.example\r\nSubject: orders\r\n\r\n" + b"army 1: C5 D5, take the city\r\n" * 40
ORDERS = canonical([{"kind": "move", "army": number, "way": ["C5", "D5", "E5"]} for number in range(10)])
BRIEFING = canonical({"lines": ["army 1 goes C5 - D5 - E5"] * 40})


def main() -> None:
    """Measure and print."""
    options = _options()
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        url = options.url or f"sqlite:///{folder}/pbem.db"
        migrate.upgrade(url)
        engine = open_engine(url)
        _prepare(engine)
        bare = bare_commits(Path(folder) / "floor.db")
        floors, ours = [], []
        for round_ in range(5):
            floors.append(_rate(lambda uid: bare(uid, RAW), options.letters, round_))
            ours.append(_rate(lambda uid: _take(engine, uid), options.letters, round_))
        engine.dispose()
    floor, own = statistics.median(floors), statistics.median(ours)
    print(f"floor, bare sqlite3, one insert a commit: {floor:7.0f} commits/s")
    print(f"letter + sheet + answer + log line:       {own:7.0f} commits/s on {engine.dialect.name}")
    print(f"share of the floor:                       {own / floor:7.0%}")


def _options() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--url", help="an empty database to use instead of an SQLite file")
    parser.add_argument("--letters", type=int, default=300, help="letters a round")
    parser.add_argument("--folder", help="where to make the files (a real disk, no memory file system)")
    return parser.parse_args()


def _rate(take: Callable[[int], None], letters: int, round_: int) -> float:
    """Take so many letters; give how many a second."""
    began = time.perf_counter()
    for uid in range(round_ * letters + 1, (round_ + 1) * letters + 1):
        take(uid)
    return letters / (time.perf_counter() - began)


def _prepare(engine: Engine) -> None:
    """Make the campaign the letters are for."""
    row = Campaign(
        key="rk",
        title="Red Kingdom",
        ruleset="campaign",
        ruleset_version=1,
        options="{}",
        timezone="UTC",
        schedule="{}",
        language="en",
        dice_secret=b"dice",
        dice_anchor="",
        identity_secret=b"identity",
        created_at=NOW,
    )
    with writing(engine) as session:
        campaigns.add(session, row)


def _take(engine: Engine, uid: int) -> None:
    """Take one letter, from its arrival to the queued answer."""
    with writing(engine) as session:
        campaign = campaigns.claim(session, "rk", wait=True)
        letter = arrivals.store(session, Arrival("orders", 1, uid, NOW, RAW, "red@rk.example", f"<{uid}@x>"))
        if campaign is None or letter is None:
            raise RuntimeError("the database was not empty")
        inbox.route(session, letter, "rk", "red")
        revision = sheets.next_revision(session, "rk", 0, 0, "red")
        sheets.add(session, _sheet(revision, letter.id))
        outbox.queue(session, _answer(revision), campaign.identity_secret, "pbem.example")
        events.append(session, Event(at=NOW, campaign="rk", who="red", kind="ordered"))
        inbox.settle(session, letter, "done")


def _sheet(revision: int, letter: int) -> Sheet:
    """Make the sheet of a letter."""
    return Sheet(
        campaign="rk",
        branch=0,
        turn=0,
        seat="red",
        revision=revision,
        inbox=letter,
        orders=ORDERS,
        digest=digest(ORDERS),
        created_at=NOW,
    )


def _answer(revision: int) -> Outbox:
    """Make the answer to a letter."""
    return Outbox(
        campaign="rk",
        recipient="red",
        kind="answer",
        revision=revision,
        seat="red",
        language="en",
        address="red@rk.example",
        briefing=BRIEFING,
        briefing_kind="answer",
        created_at=NOW,
        not_before=NOW,
    )


if __name__ == "__main__":
    main()
