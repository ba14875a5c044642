"""What must hold after all kills: each proof lists what is wrong, and nothing if all is well."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from email import message_from_bytes, policy
from functools import cache
from pathlib import Path

from sqlalchemy import text
from sqlmodel import Session, select

from benchmarks.crash_table import KEY, SEATS, Table, line
from pbem.service.turns import verify
from pbem.store.engine import is_sqlite, reading
from pbem.store.repository import campaigns
from pbem.store.tables import Event, Inbox, Outbox, Sheet, Timer, Turn

ANSWERS = "answer"
TRACES = ("received", "return-path", "delivered-to", "x-original-to")
"""Header lines that servers on the way add."""
FEW_DOUBLES = "no more doubles of mails than were on their way at the kills"


def faults(table: Table, kills: int) -> Mapping[str, list[str]]:
    """Try every proof; give what is wrong by its sentence."""
    with reading(table.house.engine) as session:
        found = {sentence: list(proof(table, session)) for sentence, proof in PROOFS.items()}
    found[FEW_DOUBLES] = list(_doubles(table, kills))
    return {sentence: wrong for sentence, wrong in found.items() if wrong}


def _letters(table: Table, session: Session) -> Iterator[str]:
    """Every letter is there once and done; what came again is a duplicate."""
    came = defaultdict(list)
    for name, state, note in session.exec(select(Inbox.message_id, Inbox.state, Inbox.note)).all():
        came[name].append((state, note))
    for name in table.written:
        states = Counter(state for state, _ in came[name])
        if states["done"] != 1 or states.keys() - {"done", "duplicate"}:
            yield f"{name}: {came[name]}"
    yield from (f"{name} was written by nobody" for name in came.keys() - table.written.keys())


def _answers(table: Table, session: Session) -> Iterator[str]:
    """Every letter has one answer."""
    rows = session.exec(select(Outbox.in_reply_to, Outbox.kind).where(Outbox.campaign == KEY)).all()
    given = Counter(name for name, kind in rows if kind == ANSWERS)
    yield from (f"{name}: {given[name]} answers" for name in table.written if given[name] != 1)


def _sheets(table: Table, session: Session) -> Iterator[str]:
    """Every revision of a sheet came from a letter, each from another one, and holds that letter's order."""
    made = session.exec(select(Sheet, Inbox).join(Inbox, isouter=True).where(Sheet.campaign == KEY)).all()
    counts = Counter(sheet.inbox for sheet, _ in made if sheet.author == "player")
    yield from (f"letter {number} made {times} sheets" for number, times in counts.items() if times > 1)
    for sheet, letter in made:
        if sheet.author == "silence":
            continue
        if letter is None:
            yield f"sheet {sheet.turn}/{sheet.seat}/{sheet.revision} came from no letter"
            continue
        seat, number = table.written[letter.message_id]
        if seat != sheet.seat or line(number) not in _said(sheet):
            yield f"sheet {sheet.turn}/{sheet.seat}/{sheet.revision} is not what letter {number} of {seat} said"


def _said(sheet: Sheet) -> list[str]:
    """Give the words of the orders of a sheet."""
    return [str(one["words"]) for one in json.loads(sheet.orders)["lines"]]


def _turns(table: Table, session: Session) -> Iterator[str]:
    """Every turn was played once and none skipped, each by a timer of its own."""
    numbers = sorted(session.exec(select(Turn.number).where(Turn.campaign == KEY)).all())
    if numbers != list(range(len(numbers))):
        yield f"turns {numbers}"
    played = Counter(session.exec(select(Event.turn).where(Event.campaign == KEY, Event.kind == "resolved")).all())
    fired = Counter(session.exec(select(Timer.turn).where(Timer.campaign == KEY, Timer.state == "fired")).all())
    for number in numbers[1:]:
        if (played[number], fired[number]) != (1, 1):
            yield f"turn {number}: {played[number]} in the log, {fired[number]} timers fired"


def _verified(table: Table, session: Session) -> Iterator[str]:
    """Every turn follows from the one before, its sheets and its dice: `pbem verify`."""
    campaign = campaigns.get(session, KEY)
    assert campaign is not None
    for verdict in verify.verify(table.house, session, campaign):
        yield from (str(fault) for fault in verdict.faults)


def _mails(table: Table, session: Session) -> Iterator[str]:
    """Every mail that was sent is in its reader's mailbox, with the same content as often as it is there."""
    arrived = arrivals(table)
    for mail in session.exec(select(Outbox).where(Outbox.state == "sent")):
        copies = arrived.get(mail.address, {}).get(mail.message_id, [])
        if not copies or len(set(copies)) > 1:
            yield f"{mail.kind} {mail.message_id} to {mail.address}: {len(copies)} copies, {len(set(copies))} contents"
    known = set(session.exec(select(Outbox.message_id)).all())
    for address, mails in arrived.items():
        if address != "orders@host.test":
            yield from (f"{name} to {address} was never queued" for name in mails.keys() - known)


def _reports(table: Table, session: Session) -> Iterator[str]:
    """Every report of every turn is in every player's mailbox."""
    rows = session.exec(select(Outbox).where(Outbox.campaign == KEY, Outbox.kind == "report")).all()
    told = {(mail.turn, mail.seat) for mail in rows}
    numbers = session.exec(select(Turn.number).where(Turn.campaign == KEY)).all()
    yield from (f"no report of turn {n} to {seat}" for n in numbers for seat in SEATS if (n, seat) not in told)
    arrived = arrivals(table)
    for mail in rows:
        if mail.message_id not in arrived.get(mail.address, {}):
            yield f"the report of turn {mail.turn} to {mail.seat} did not arrive"


def _whole(table: Table, session: Session) -> Iterator[str]:
    """The database is whole."""
    if is_sqlite(table.house.engine):
        found = session.connection().execute(text("PRAGMA integrity_check")).scalars().all()
        yield from (str(one) for one in found if one != "ok")
        yield from (str(tuple(one)) for one in session.connection().execute(text("PRAGMA foreign_key_check")))


def _doubles(table: Table, kills: int) -> Iterator[str]:
    """A kill may send the mail of each connection again, under the same Message-ID."""
    found, underway = doubles(table), kills * table.house.settings.smtp.connections
    if found > underway:
        yield f"{found} doubles after {kills} kills"


def doubles(table: Table) -> int:
    """Count the mails that arrived again."""
    players = (mails for address, mails in arrivals(table).items() if address != "orders@host.test")
    return sum(len(copies) - 1 for mails in players for copies in mails.values())


@cache
def arrivals(table: Table) -> Mapping[str, Mapping[str, list[str]]]:
    """Read the Maildirs: address -> Message-ID -> each copy without what servers on the way added."""
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for path in sorted((table.folder / "post").rglob("*")):
        if path.is_file() and path.parent.name in ("new", "cur"):
            mail = message_from_bytes(path.read_bytes(), policy=policy.default)
            owner = f"{_owner(table, path)}@host.test"
            found[owner][str(mail["Message-ID"])].append(_content(mail))
    return found


def _owner(table: Table, path: Path) -> str:
    """Give whose mailbox a file lies in."""
    return path.relative_to(table.folder / "post" / "mail").parts[0]


def _content(mail: object) -> str:
    """Give a mail without what servers on the way added."""
    for name in TRACES:
        del mail[name]  # type: ignore[attr-defined]
    return json.dumps(str(mail))


PROOFS: Mapping[str, Callable[[Table, Session], Iterator[str]]] = {
    "every letter was taken once": _letters,
    "every letter was answered once": _answers,
    "every sheet came from its letter": _sheets,
    "every turn was played once": _turns,
    "every turn follows from the one before": _verified,
    "every mail arrived, always the same": _mails,
    "every report arrived": _reports,
    "the database is whole": _whole,
}
