"""One order letter on a young database, and on one whose house has sent many mails before.

    python -m benchmarks.aged [--mails 60000] [--letters 40]

The same letters of the same player, in CPU time from the inbox to the queued answer, on SQLite. The mails are of the
player's own seat and campaign, sent and with their bytes. Goal: a ratio of 1.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from pathlib import Path

from sqlalchemy import text

from benchmarks.measuring import calibration, table
from benchmarks.players import Players, opened
from pbem.service.work import work
from pbem.store.engine import writing_connection
from pbem.store.tables import Outbox, Row

KEY, SEAT = "aged1", "blue"
CHANGED = {
    "state": "'sent'",
    "turn": "1 + n % 200",
    "revision": "n",
    "kind": "CASE n % 8 WHEN 0 THEN 'report' ELSE 'answer' END",
    "message_id": "'<' || n || '@past.test>'",
    "raw": "x'436f6e74656e742d547970653a20746578742f706c61696e0a0a780a'",
}


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mails", type=int, default=60_000)
    parser.add_argument("--letters", type=int, default=40)
    options = parser.parse_args()
    unit = calibration()
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder)) as players:
        players.campaign(KEY, "four-winds", 4, 3)
        _letters(players, 5)
        young = _letters(players, options.letters)
        _grow(players, options.mails)
        old = _letters(players, options.letters)
    rows = [
        ["young", f"{1000 * young:.1f} ms", ""],
        [f"after {options.mails:,} sent mails", f"{1000 * old:.1f} ms", f"{old / young:.2f}"],
    ]
    print(table(["one letter", "CPU, median", "ratio"], rows))
    print(f"calibration loop {unit:.3f} s")
    return 0


def _letters(players: Players, count: int) -> float:
    """Answer letters; give the median."""
    to, spent = players.address(KEY, SEAT), []
    for _ in range(count):
        players.arrive(players.letter(KEY, SEAT, to, players.orders(3, "en")))
        began = time.process_time()
        work.take_all(players.house)
        spent.append(time.process_time() - began)
    return statistics.median(spent)


def _grow(players: Players, mails: int) -> None:
    """Let the house have sent so many mails."""
    names = [column.name for column in Row.metadata.tables[str(Outbox.__tablename__)].columns if column.name != "id"]
    listed = ", ".join(f'"{name}"' for name in names)
    taken = ", ".join(CHANGED.get(name, f'one."{name}"') for name in names)
    numbers = "WITH RECURSIVE past(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM past WHERE n < :mails)"
    found = f"SELECT {taken} FROM outbox one, past WHERE one.kind = 'report' AND one.seat = :seat"
    with writing_connection(players.house.engine) as connection:
        statement = text(f"INSERT INTO outbox ({listed}) {numbers} {found}")
        connection.execute(statement, {"mails": mails, "seat": SEAT})


if __name__ == "__main__":
    raise SystemExit(main())
