"""What is attached: the deadline for the calendar, the report for client programs."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import timedelta

from icalendar import Alarm, Calendar, Event

from pbem.core.content import Attachment
from pbem.reports.briefing import Answer, Heading, Report
from pbem.reports.columns import clean
from pbem.reports.texts import Catalogue
from pbem.reports.window import crop

FORMAT = 2
"""The version of the JSON part; it grows only when the meaning of a key changes."""


def calendar(report: Report, catalogue: Catalogue) -> tuple[Attachment, ...]:
    """Write the deadline as an event that later reports of the same turn move."""
    if report.heading.deadline is None:
        return ()
    made = Calendar()
    made.add("prodid", "-//pbem//turns//EN")
    made.add("version", "2.0")
    made.add("method", "PUBLISH")
    made.add_component(_event(report, catalogue))
    return (Attachment("deadline.ics", "text/calendar; method=PUBLISH; charset=utf-8", made.to_ical()),)


def _event(report: Report, catalogue: Catalogue) -> Event:
    head = report.heading
    summary = clean(catalogue.t("calendar-summary", title=head.title, turn=head.turn))
    event = Event()
    event.add("uid", f"{head.campaign}-turn-{head.turn}@pbem")
    event.add("sequence", report.sequence)
    event.add("dtstamp", head.now)
    event.add("dtstart", head.deadline)
    event.add("summary", summary)
    event.add("description", clean(catalogue.t("calendar-description", address=head.reply_to)))
    alarm = Alarm()
    alarm.add("action", "DISPLAY")
    alarm.add("description", summary)
    alarm.add("trigger", timedelta(hours=-24))
    event.add_component(alarm)
    return event


def machine_readable(briefing: Report | Answer) -> Attachment:
    """Write the same things for client programs, with stable English keys."""
    told = _report(briefing) if isinstance(briefing, Report) else _answer(briefing)
    data = json.dumps({**_heading(briefing.heading), **told}, ensure_ascii=False, sort_keys=True, default=vars)
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
    }


def _report(report: Report) -> Mapping[str, object]:
    return {
        "kind": "report",
        "facts": report.brief.facts,
        "form": report.form,
        "rolls": report.rolls,
        "anchor": report.anchor,
        "revealed": report.revealed,
        "word": report.word,
        "final": report.final,
        "map": None if report.drawing is None else crop(report.drawing),
    }


def _answer(answer: Answer) -> Mapping[str, object]:
    return {
        "kind": "answer",
        "revision": answer.revision,
        "digest": answer.digest,
        "received": answer.received.isoformat() if answer.received else None,
        "late": answer.late,
        "missing": answer.missing,
        "lines": [
            {
                "line": line.line,
                "words": line.words,
                "understood": line.echo,
                "about": line.tag,
                "accepted": line.accepted,
                "problems": [problem.code for problem in line.problems],
            }
            for line in answer.lines
        ],
    }
