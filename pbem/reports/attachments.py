"""What is attached: the deadline for the calendar, the report for client programs."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, is_dataclass
from datetime import datetime, timedelta
from functools import lru_cache

from icalendar import Alarm, Calendar, Event, Parameters, vText
from icalendar.parser import Contentline

from pbem.core.areas import AreaMap
from pbem.core.content import Attachment
from pbem.core.scene import Scene
from pbem.core.shapes import Sketch
from pbem.reports.briefing import Answer, Heading, Leaflet, Report
from pbem.reports.columns import clean
from pbem.reports.scenes import kept
from pbem.reports.texts import Catalogue

FORMAT = 2
"""The version of the JSON part; it grows only when the meaning of a key changes."""
_ALARM = timedelta(hours=24)
"""How long before a deadline calendars ring; where less is left, when half of it is over."""
_OWN = b"\r\nDESCRIPTION:\r\n"


def calendar(report: Report, catalogue: Catalogue) -> tuple[Attachment, ...]:
    """Write the deadline as an event that later reports of the same turn move, for whoever must send orders."""
    head = report.heading
    if head.deadline is None or not report.owed:
        return ()
    summary = clean(catalogue.t("calendar-summary", title=head.title, turn=head.turn))
    told = vText(clean(catalogue.t("calendar-description", address=head.reply_to)))
    line = Contentline.from_parts("DESCRIPTION", Parameters(), told).to_ical()
    uid = f"{head.campaign}-turn-{head.turn}@pbem"
    data = _event(uid, report.sequence, head.now, head.deadline, summary).replace(_OWN, b"\r\n" + line + b"\r\n", 1)
    return (Attachment("deadline.ics", "text/calendar; method=PUBLISH; charset=utf-8", data),)


@lru_cache(maxsize=64)
def _event(uid: str, sequence: int, now: datetime, deadline: datetime, summary: str) -> bytes:
    """Write what is the same for all players of a language; the line `_OWN` stands for the player's own."""
    made = Calendar()
    made.add("prodid", "-//pbem//turns//EN")
    made.add("version", "2.0")
    made.add("method", "PUBLISH")
    event = Event()
    event.add("uid", uid)
    event.add("sequence", sequence)
    event.add("dtstamp", now)
    event.add("dtstart", deadline)
    event.add("summary", summary)
    event.add("description", "")
    alarm = Alarm()
    alarm.add("action", "DISPLAY")
    alarm.add("description", summary)
    alarm.add("trigger", -_ahead(deadline - now))
    event.add_component(alarm)
    made.add_component(event)
    data: bytes = made.to_ical()
    return data


def _ahead(left: timedelta) -> timedelta:
    """Say how long before the deadline to ring, in whole minutes."""
    half = timedelta(minutes=left // timedelta(minutes=2))
    return max(min(_ALARM, half), timedelta())


def machine_readable(briefing: Report | Answer | Leaflet, asides: Sequence[object] = ()) -> Attachment:
    """Write the same things for client programs, with stable English keys; `asides`: what is not whole in the mail."""
    match briefing:
        case Report():
            told = _report(briefing)
        case Answer():
            told = _answer(briefing)
        case Leaflet():
            told = {"kind": "leaflet", "facts": briefing.facts}
    whole = {**_heading(briefing.heading), **told, **({"asides": asides} if asides else {})}
    data = json.dumps(whole, ensure_ascii=False, sort_keys=True, default=vars)
    return Attachment(f"{briefing.kind}.json", "application/json", data.encode())


def _heading(head: Heading) -> dict[str, object]:
    return {
        "format": FORMAT,
        "campaign": head.campaign,
        "title": head.title,
        "ruleset": head.ruleset,
        "turn": head.turn,
        "seat": head.seat,
        "language": head.language,
        "deadline": head.deadline.isoformat() if head.deadline else None,
        "token": head.token,
        "reply_to": head.reply_to,
        "step": head.step,
        "branch": head.branch,
    }


def _report(report: Report) -> Mapping[str, object]:
    return {
        "kind": "report",
        "facts": report.brief.facts,
        "form": report.form,
        "rolls": report.rolls,
        "anchor": report.anchor,
        "revealed": report.revealed,
        "dice": {"promised": report.promised, "turns": report.dice, "secret": report.secret},
        "later": [due.isoformat() for due in report.later],
        "word": report.word,
        "final": report.final,
        "map": _map(report.drawing),
    }


def _map(drawing: Scene | None) -> object:
    """Write what a map shows as plain values."""
    if not isinstance(drawing, AreaMap | Sketch):
        return kept(drawing)
    facts = drawing.facts
    return asdict(facts) if is_dataclass(facts) and not isinstance(facts, type) else facts


def _answer(answer: Answer) -> Mapping[str, object]:
    return {
        "kind": "answer",
        "revision": answer.revision,
        "digest": answer.digest,
        "received": answer.received.isoformat() if answer.received else None,
        "late": answer.late,
        "trial": answer.trial,
        "missing": answer.missing,
        "lines": [
            {
                "line": 0 if line.origin else line.line,
                "words": line.words,
                "understood": line.echo,
                "about": line.tag,
                "accepted": line.accepted,
                "problems": [problem.code for problem in line.problems],
                **({"by": line.by} if line.by else {}),
            }
            for line in answer.lines
        ],
    }
