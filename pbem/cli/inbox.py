"""`pbem inbox ...`: what came by mail, and what became of it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any, get_args

import typer

from pbem.cli.opening import CONFIG, ConfigPath, faults_told, house
from pbem.cli.output import AsJson, Exit, fail, instant, result, table

if TYPE_CHECKING:
    from sqlmodel import Session

    from pbem.service.house.house import House
    from pbem.store.tables import Inbox

app = typer.Typer(no_args_is_help=True)
Number = Annotated[int, typer.Argument(help="The number of the letter, as `pbem inbox list` shows it.")]
Numbers = Annotated[list[int], typer.Argument(help="The numbers of letters.")]
_SHOWN = ("From", "To", "Cc", "Date", "Subject", "Message-ID")
_LONGEST_LINE = 500


@app.callback()
def letters() -> None:
    """Letters as they came."""


@app.command("list")
@faults_told
def listed(
    state: Annotated[str, typer.Option(help="Only letters in this state, such as rejected or deferred.")] = "",
    campaign: Annotated[str, typer.Option(help="Only those of this campaign; - : of none.")] = "",
    sender: Annotated[str, typer.Option(help="Only those from this address.")] = "",
    limit: Annotated[int, typer.Option(min=1, help="Only so many, the latest.")] = 100,
    config: ConfigPath = CONFIG,
    as_json: AsJson = False,
) -> None:
    """List letters, the latest first: when each came, from whom, what became of it."""
    from pbem.store.engine import reading
    from pbem.store.repository import inbox
    from pbem.store.tables import InboxState

    if state and state not in get_args(InboxState):
        fail(f"There is no state {state!r}; there are: {', '.join(get_args(InboxState))}.", Exit.USAGE)
    opened = house(config)
    with reading(opened.engine) as session:
        rows = inbox.found(session, state, campaign, sender, limit)
    result(rows, table([_row(one, opened.settings.timezone) for one in rows], "no letters"), as_json)


@app.command()
@faults_told
def show(
    letter: Number,
    raw: Annotated[bool, typer.Option("--raw", help="Its bytes as they came, to standard output.")] = False,
    config: ConfigPath = CONFIG,
    as_json: AsJson = False,
) -> None:
    """Show the head and the text of a letter, without what could trick a terminal."""
    from pbem.store.engine import reading

    opened = house(config)
    with reading(opened.engine) as session:
        row = _letter(session, letter)
        if row.kept == "dropped" and raw:
            fail(f"The bytes of letter {letter} are not kept any more.", Exit.NOTHING)
        if raw:
            sys.stdout.buffer.write(row.raw)
            return
        told = _told(row)
    lines = [f"{name}: {value}" for name, value in told.items() if name != "text" and value not in ("", None)]
    result(told, [*map(_safe, lines), "", *(_safe(line) for line in told["text"].split("\n"))], as_json)


@app.command()
@faults_told
def retry(letters: Numbers, config: ConfigPath = CONFIG) -> None:
    """Take refused letters, or such as wait among strangers, again; each counts as of when it came."""
    from pbem.service.work import retention

    _each(house(config), letters, retention.again, "is taken again")


@app.command()
@faults_told
def remove(
    letters: Numbers,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    config: ConfigPath = CONFIG,
) -> None:
    """Drop the bytes of letters nothing depends on; that they came, and from whom, stays known."""
    from pbem.service.work import retention

    opened = house(config)
    if not yes:
        typer.confirm(f"Drop the bytes of {len(letters)} letters for good?", abort=True)
    _each(opened, letters, retention.remove, "is removed")


def _each(opened: House, letters: list[int], do: Callable[[House, Session, Inbox], None], done: str) -> None:
    from pbem.store.engine import writing

    with writing(opened.engine) as session, _told_why():
        for number in letters:
            do(opened, session, _letter(session, number))
    opened.wake.notify()
    result(None, [f"letter {number} {done}" for number in letters])


@contextmanager
def _told_why() -> Iterator[None]:
    """Say why a letter cannot be dealt with so."""
    from pbem.service.work.retention import NotNow

    try:
        yield
    except NotNow as why:
        fail(f"{str(why)[:1].upper()}{str(why)[1:]}.", Exit.NOTHING)


def _letter(session: Session, number: int) -> Inbox:
    from pbem.store.tables import Inbox

    row = session.get(Inbox, number)
    if row is None:
        fail(f"There is no letter {number}. pbem inbox list shows the latest.")
    return row


def _row(one: Mapping[str, Any], zone: str) -> dict[str, object]:
    whose = f"{one['campaign']} {one['seat'] or ''}".strip() if one["campaign"] else "-"
    return {
        "number": one["id"],
        "came": instant(one["received_at"], zone),
        "from": _safe(one["sender"])[:60] or "-",
        "campaign": whose,
        "state": one["state"],
        "bytes": one["size"] if one["kept"] != "dropped" else f"{one['size']} (dropped)",
        "note": _safe(one["note"])[:80],
    }


def _told(row: Inbox) -> dict[str, Any]:
    from pbem.mail.reading import headers
    from pbem.mail.reading.letter import read

    letter = read(row.raw)
    facts = {"number": row.id, "came": row.received_at, "state": row.state, "note": row.note}
    place = {"campaign": row.campaign, "seat": row.seat, "bytes": row.size, "kept": row.kept}
    head = {name: headers.text(letter.fields, name) for name in _SHOWN}
    return {**facts, **place, **head, "text": letter.text}


def _safe(words: str) -> str:
    """Put a question mark where a sign would move the cursor, colour the screen or hide something."""
    return "".join(sign if sign.isprintable() else "?" for sign in words.expandtabs(4))[:_LONGEST_LINE]
