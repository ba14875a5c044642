"""What a person wants to be mailed: everything, only what needs them (quiet), notices once a day (digest), or one
report a round in games played step by step (rounds).

Other reports always come, and so does the answer to whatever was asked. An answer with nothing to mend is left out for
the quiet; a notice nobody asked for is left out too, or collected for the next morning. The letter of another player is
never left out; who reads a digest gets it in the morning too, by itself, so that it can be answered.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from pbem import codec
from pbem.reports.briefing import Answer, Briefing, Forwarded, Notice, Slip
from pbem.store.tables import Person

MORNING = 8
"""The hour of the day, in the reader's zone, at which a digest goes out."""
ADDRESSES = ("disclosure-told", "disclosure-wished", "disclosure-met")
VANISHING = ("missed-offered", "missed-back")
ALWAYS = frozenset({"referee-word", "extended", "notice-paused-subject", "notice-resumed", *ADDRESSES, *VANISHING})
"""Notices that come whatever the reader chose: a person's own words, when the time for orders is another, and when the
seat is in danger."""


@dataclass(frozen=True)
class Habits:
    """What a person chose."""

    quiet: bool = False
    digest: bool = False
    rounds: bool = False


def habits(person: Person) -> Habits:
    """Read what a person chose."""
    return codec.loads(person.settings, Habits)


def choose(person: Person, **chosen: bool) -> None:
    """Keep what a person chose, beside what they chose earlier."""
    person.settings = codec.dumps(replace(habits(person), **chosen), Habits)


def wanted(person: Person, briefing: Briefing, kind: str, *, answers: bool, now: datetime) -> datetime | None:
    """Say when a mail may go to a person: at once, with the next digest, or (None) not at all.

    `answers`: it is the answer to a letter.
    """
    if person.settings == "{}":
        return now
    chosen = habits(person)
    if isinstance(briefing, Answer):
        return None if chosen.quiet and kind == "answer" and not briefing.trial and understood(briefing) else now
    if isinstance(briefing, Slip):
        return None if chosen.quiet and kind == "answer" and not briefing.trial and delivered(briefing) else now
    if isinstance(briefing, Forwarded):
        return _collected(person, briefing, now) if chosen.digest else now
    if answers or kind in ALWAYS or not isinstance(briefing, Notice) or briefing.reply_to:
        return now
    if chosen.digest:
        return _collected(person, briefing, now)
    return None if chosen.quiet else now


def understood(answer: Answer) -> bool:
    """Tell whether an answer says nothing but that each line was understood and no order is missing."""
    plain = all(line.accepted and not line.problems and not line.warnings for line in answer.lines)
    clear = plain and all(letter.sent for letter in answer.letters)
    return bool(answer.lines) and clear and not (answer.problems or answer.missing or answer.remarks or answer.late)


def delivered(slip: Slip) -> bool:
    """Tell whether all letters of a mail were sent on as they were."""
    return all(letter.sent and not letter.told for letter in slip.letters)


def morning(zone: str, now: datetime) -> datetime:
    """Give the next morning in a zone."""
    local = now.astimezone(ZoneInfo(zone))
    eight = local.replace(hour=MORNING, minute=0, second=0, microsecond=0)
    day = eight if eight > local else eight + timedelta(days=1)
    return day.astimezone(now.tzinfo)


def _collected(person: Person, notice: Notice | Forwarded, now: datetime) -> datetime:
    """Give the morning a notice or letter waits for; what would come after its own deadline does not wait."""
    at = morning(person.zone, now)
    deadline = notice.heading.deadline if notice.heading else None
    return now if deadline is not None and deadline <= at else at
