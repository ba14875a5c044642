"""`start`, `pause`, `resume`, `extend`: the campaign's clock."""

from __future__ import annotations

import re
from datetime import datetime, timedelta

from pbem.core.problems import Refusal
from pbem.mail import days
from pbem.mail.commands import fold
from pbem.service.calendar import deadlines, wall_clock
from pbem.service.campaigns import lifecycle
from pbem.service.desk.act import Act, RefereeActs, always
from pbem.service.desk.referee_desk import Blocks, RefereeDesk, told
from pbem.service.referee import interventions

_AT = re.compile(r"(?<!\d)(\d{1,2})[:.](\d{2})(?!\d|\.)")
_SPAN = re.compile(r"(?:by |na |o |z?a )?(\d{1,4}(?:[.,]\d{1,4})?) ?([a-zа-я]*)\.?")
_UNITS = {"": 1, "h": 1, "hour": 1, "час": 1, "ч": 1, "hod": 1, "d": 24, "day": 24, "ден": 24, "дн": 24, "den": 24}
_UNITS |= {"dn": 24, "tyd": 168, "week": 168, "w": 168, "недел": 168, "tyz": 168}


def _start(desk: RefereeDesk) -> Blocks:
    lifecycle.start(desk.house, desk.session, desk.campaign)
    interventions.log(desk, "began", desk.asked.reason)
    return _due(desk, "referee-started")


def _pause(desk: RefereeDesk) -> Blocks:
    """Stop the clock, for ever or until an instant."""
    until = moment(desk, desk.asked.argument) if desk.asked.argument else None
    lifecycle.pause(desk.house, desk.session, desk.campaign, desk.asked.reason, until)
    return told("referee-paused-until", when=desk.when(until)) if until else told("referee-paused")


def _resume(desk: RefereeDesk) -> Blocks:
    lifecycle.resume(desk.house, desk.session, desk.campaign, desk.asked.reason)
    return _due(desk, "referee-resumed")


def _extend(desk: RefereeDesk) -> Blocks:
    due = deadlines.present(desk.session, desk.campaign) or desk.house.now
    until = _later(desk.asked.argument, due) or moment(desk, desk.asked.argument)
    interventions.extend(desk, until, desk.asked.reason)
    return _due(desk, "referee-extended")


def _due(desk: RefereeDesk, id: str) -> Blocks:
    """Say that it is done, and the deadline there is now."""
    due = deadlines.present(desk.session, desk.campaign)
    return told(id, when=desk.when(due) if due else "-")


def _later(words: str, due: datetime) -> datetime | None:
    """Read `24`, `24 hours`, `2 days`, from the present deadline on."""
    found = _SPAN.fullmatch(fold(words.strip(" .")))
    unit = next((length for name, length in _UNITS.items() if name and found and found[2].startswith(name)), None)
    if found is None or (unit is None and found[2]):
        return None
    return due + timedelta(hours=float(found[1].replace(",", ".")) * (unit or 1))


def moment(desk: RefereeDesk, words: str) -> datetime:
    """Read a day, with a time or for its beginning, in the campaign's zone and as people write it."""
    zone, plain = desk.campaign.timezone, re.sub(r"^\D*?(?=\d)", "", words.strip(" ."))
    try:
        return wall_clock.moment(plain, zone)
    except ValueError:
        at = _AT.search(words[len(words) // 3 :])
        day = days.read(words.replace(at[0], "") if at else words, wall_clock.local_day(desk.house.now, zone))
        if day is None:
            raise Refusal("referee-no-moment", words=words[:80]) from None
        return wall_clock.moment(f"{day[0].isoformat()} {at[1].zfill(2)}:{at[2]}" if at else day[0].isoformat(), zone)


FOR_REFEREE: RefereeActs = {
    "start": Act(_start, always),
    "pause": Act(_pause, always),
    "resume": Act(_resume, always),
    "extend": Act(_extend, always),
}
