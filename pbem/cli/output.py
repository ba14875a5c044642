"""How commands speak: the result on stdout, everything else on stderr, and what the exit codes mean."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from datetime import datetime
from enum import IntEnum
from typing import Annotated, NoReturn
from zoneinfo import ZoneInfo

import typer


class Exit(IntEnum):
    """Exit codes (design, section 8)."""

    DONE = 0
    FAULT = 1
    USAGE = 2
    NOTHING = 3
    HELD = 4
    DAMAGED = 5
    AWAY = 75
    INTERRUPTED = 130


AsJson = Annotated[bool, typer.Option("--json", envvar="PBEM_JSON", help="Print JSON for programs.")]


def result(value: object, lines: Sequence[str], as_json: bool = False) -> None:
    """Print a result: as JSON or as lines for people."""
    if as_json:
        print(json.dumps(value, ensure_ascii=False, indent=2, default=_plain))
        return
    for line in lines:
        print(line)


def say(line: str) -> None:
    """Tell people what is going on, on stderr."""
    print(line, file=sys.stderr, flush=True)


def fail(message: str, code: Exit = Exit.FAULT) -> NoReturn:
    """Say what is wrong and stop."""
    say(message)
    raise typer.Exit(code)


def columns(rows: Sequence[Sequence[object]]) -> list[str]:
    """Lay rows out in columns; the first row is the heading."""
    widths = [max(len(str(row[at])) for row in rows) for at in range(len(rows[0]))]
    return [
        "  ".join(str(value).ljust(width) for value, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]


def table(rows: Sequence[Mapping[str, object]], nothing: str) -> list[str]:
    """Lay out rows that have the same keys, with these as the heading; or say that there is nothing."""
    if not rows:
        return [nothing]
    return columns([[name.upper() for name in rows[0]], *(tuple(row.values()) for row in rows)])


def _plain(value: object) -> str:
    """Write what JSON does not know: an instant as ISO 8601."""
    return value.isoformat() if isinstance(value, datetime) else str(value)


def instant(moment: datetime | None, zone: str) -> str:
    """Write an instant for people, in a zone."""
    return "-" if moment is None else f"{moment.astimezone(ZoneInfo(zone)):%Y-%m-%d %H:%M} {zone}"
