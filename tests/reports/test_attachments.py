"""The calendar file and the part for client programs."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import timedelta

from icalendar import Calendar

from pbem.codec import dumps, loads
from pbem.core.content import Attachment
from pbem.reports.briefing import Answer, Notice, Report
from pbem.reports.compose import compose
from tests.reports import sample


def attached(report: Report) -> dict[str, Attachment]:
    return {file.name: file for file in compose(report, sample.words("ru")).attachments}


def event(report: Report) -> dict[str, object]:
    calendar = Calendar.from_ical(attached(report)["deadline.ics"].data.decode())
    assert calendar["METHOD"] == "PUBLISH"
    found = calendar.walk("VEVENT")[0]
    return {"uid": str(found["UID"]), "sequence": found["SEQUENCE"], "start": found.decoded("DTSTART"), "event": found}


def test_the_calendar_names_the_deadline_and_warns_a_day_before() -> None:
    found = event(sample.report("ru"))
    assert found["start"] == sample.DEADLINE
    alarm = found["event"].walk("VALARM")[0]  # type: ignore[attr-defined]
    assert alarm.decoded("TRIGGER") == timedelta(hours=-24)


def test_where_turns_come_hourly_it_warns_at_half_time() -> None:
    """An alarm a day before would ring at once."""
    soon = replace(sample.heading("ru"), deadline=sample.heading("ru").now + timedelta(minutes=61))
    alarm = event(replace(sample.report("ru"), heading=soon))["event"].walk("VALARM")[0]  # type: ignore[attr-defined]
    assert alarm.decoded("TRIGGER") == timedelta(minutes=-30)


def test_an_extension_moves_the_same_entry() -> None:
    """Notes 1.1: fixed UID per campaign and turn, the sequence grows with every extension."""
    first = event(sample.report("ru"))
    later = replace(sample.heading("ru"), deadline=sample.DEADLINE + timedelta(days=1))
    second = event(replace(sample.report("ru"), heading=later, sequence=2))
    assert first["uid"] == second["uid"]
    assert second["sequence"] == 2


def test_the_media_type_says_publish() -> None:
    assert attached(sample.report("ru"))["deadline.ics"].media_type == "text/calendar; method=PUBLISH; charset=utf-8"


def test_the_json_part_has_stable_keys() -> None:
    told = json.loads(attached(sample.report("ru"))["report.json"].data)
    assert told["format"] == 2
    assert told["facts"]["armies"][0] == {"number": 1, "strength": 12, "cell": "I4"}
    assert told["rolls"][0] == {"sides": 15, "value": 9, "why": "battle I4 step 6 round 1 blue"}
    assert told["map"]["pieces"][0]["label"] == "1"
    assert told["token"] == "RK4-8-BLUE-K3F9"


def test_the_answer_has_its_json_too() -> None:
    file = compose(sample.answer("ru"), sample.words("ru")).attachments[0]
    told = json.loads(file.data)
    assert file.name == "answer.json"
    assert told["lines"][3] == {
        "about": "4",
        "accepted": False,
        "line": 6,
        "problems": ["s-unknown"],
        "understood": "",
        "words": "4 отряд атаковать Сакол (при захвате остаться)",
    }


def test_briefings_survive_the_codec() -> None:
    """The outbox keeps them as JSON and renders later."""
    report, answer, notice = sample.report("cs"), sample.answer("cs"), sample.notice("cs")
    assert loads(dumps(report, Report), Report) == report
    assert loads(dumps(answer, Answer), Answer) == answer
    assert loads(dumps(notice, Notice), Notice) == notice
