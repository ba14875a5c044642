"""Who has sent nothing, for how many turns in a row, and the warning in the report of whoever it was.

A turn is missed when its deadline has passed and somebody it was to wait for had sent nothing: not by whoever is away
as booked, nor when the report that asked for orders did not arrive, nor when the referee ran the turn early; nor when
only reactions in mid-turn were asked for, since standing orders may well answer those. It is written into the log with
the turn. Where turns are steps of a round, rounds are counted: those in which the seat owed orders and gave none in any
step. A row of missed turns ends with the last letter of the player, and with a new player; so nothing has to be kept or
taken back, and whoever writes again is back.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from sqlmodel import Session

from pbem.core.blocks import Lines, Section
from pbem.core.texts import Text, text
from pbem.reports.briefing import Report
from pbem.service.calendar import absences, deadlines, readiness, tenure, turn_time
from pbem.service.desk import undelivered_mail
from pbem.service.game.games import Game
from pbem.service.house.house import House
from pbem.service.house.terms import Missed, terms
from pbem.store.repository import events, inbox, seats, turns
from pbem.store.tables import Campaign, Event

_LATELY = 20
"""Lines of the log that are looked at first."""
STEP: Final = "missed"
OWED, ROUND = "owed", "round"
"""The kind of line in the log about what came of it; in the line of a turn, who missed it, who owed orders, and the
round it was a step of.
"""


def of_turn(house: House, session: Session, game: Game) -> frozenset[str]:
    """List the seats that miss the present turn, which is just being resolved."""
    due = deadlines.told(session, game)
    if due is None or house.now < due or not owed(game):
        return frozenset()
    lost = set(undelivered_mail.undelivered(session, game.row))
    silent = readiness.silent(session, game) - lost
    away = {key for key in silent if (row := seats.get(session, game.key, key)) and absences.away(session, row, due)}
    return silent - away


def owed(game: Game) -> list[str]:
    """List the seats that miss the present turn if they are silent; of reactions nobody misses any."""
    asked = game.installed.ruleset.rules.awaiting(game.state)
    return [] if turn_time.reacts(asked) else sorted({str(one.seat) for one in asked if one.required})


def streaks(session: Session, campaign: Campaign) -> Mapping[str, int]:
    """Count for every seat that missed the last turn it owed orders for how many it has missed in a row.

    The log is read backwards as far as somebody's streak reaches, so that it costs nothing how long a game has lasted.
    """
    played, whole = _played(session, campaign, _LATELY)
    sought = {
        seat: began(session, campaign, seat) for seat in sorted({seat for turn in played for seat in turn.missed})
    }
    lines = _LATELY
    while not whole and not all(_ends(played, seat, since) for seat, since in sought.items()):
        lines *= 4
        played, whole = _played(session, campaign, lines)
    counts = {seat: _in_a_row(played, seat, since) for seat, since in sought.items()}
    return {seat: count for seat, count in counts.items() if count}


def warnings(session: Session, campaign: Campaign) -> Mapping[str, int]:
    """Count the same for those who missed the very last turn: they are warned in its report."""
    latest = _played(session, campaign, _LATELY)[0][:1]
    counts = streaks(session, campaign) if latest and latest[0].missed else {}
    return {seat: count for seat, count in counts.items() if seat in latest[0].missed}


def began(session: Session, campaign: Campaign, seat: str) -> datetime | None:
    """Give the instant from which missed turns of a seat count: its last letter, or when its player got it."""
    known = (inbox.last_of(session, campaign.key, seat), tenure.since(session, campaign.key, seat))
    return max((moment for moment in known if moment is not None), default=None)


def vanished(session: Session, campaign: Campaign) -> Mapping[str, int]:
    """Count the missed turns of those seats for which it is now enough."""
    after = terms(campaign).missed.after
    return {seat: count for seat, count in streaks(session, campaign).items() if count >= after} if after else {}


def on_offer(session: Session, campaign: Campaign) -> tuple[str, ...]:
    """List the seats that are offered to the waiting line although somebody has them."""
    policy = terms(campaign).missed
    return tuple(vanished(session, campaign)) if policy.after and policy.then == "offer" else ()


@dataclass(frozen=True)
class _Turn:
    """What the log says of a turn: when it was played, who missed it, who owed orders (None: everybody).

    `counted`: what is counted once: the turn, or the round it was a step of.
    """

    at: datetime
    counted: int
    missed: frozenset[str]
    owed: frozenset[str] | None


def _played(session: Session, campaign: Campaign, most: int) -> tuple[list[_Turn], bool]:
    """List what so many of the last lines of the log say of turns that count, the latest first; whether it is all."""
    rows = events.of_kind(session, campaign.key, "resolved", most)
    way = frozenset(turns.history(session, campaign, min((row.turn for row in rows), default=0)))
    found = [_turn(row) for row in rows if (row.branch, row.turn) in way]
    return (found, len(rows) < most) if found or len(rows) < most else _played(session, campaign, 4 * most)


def _turn(row: Event) -> _Turn:
    """Read a line of the log; one of an older version does not say who owed orders."""
    told = json.loads(row.payload)
    owed = frozenset(told[OWED]) if OWED in told else None
    return _Turn(row.at, told.get(ROUND) or row.turn or 0, frozenset(told.get(STEP, ())), owed)


def _in_a_row(played: list[_Turn], seat: str, began: datetime | None) -> int:
    """Count the last turns a seat has missed without a break, of those it owed orders for; the steps of a round are
    one, and none when orders were given for one of them.
    """
    missed: set[int] = set()
    for turn in _owing(played, seat):
        if _breaks(turn, seat, began):
            return len(missed - {turn.counted})
        missed.add(turn.counted)
    return len(missed)


def _owing(played: list[_Turn], seat: str) -> list[_Turn]:
    """List the turns for which a seat owed orders."""
    return [turn for turn in played if turn.owed is None or seat in turn.owed]


def _breaks(turn: _Turn, seat: str, began: datetime | None) -> bool:
    """Tell whether a streak ends here: orders were given, or somebody else had the seat."""
    return seat not in turn.missed or (began is not None and turn.at <= began)


def _ends(played: list[_Turn], seat: str, began: datetime | None) -> bool:
    """Tell whether the streak of a seat ends within these turns."""
    return any(_breaks(turn, seat, began) for turn in _owing(played, seat))


def in_a_row(count: int) -> Text:
    """Say how many turns were missed."""
    return text("missed-turns", count=count)


def warned(report: Report, policy: Missed, count: int) -> Report:
    """Tell the player of a seat at the top of the report, and in its subject line, that the turn was missed."""
    if not policy.after or not count:
        return report
    brief, turn = report.brief, report.heading.turn - 1
    lines = [text("missed-report", turn=turn, count=count, turns=in_a_row(count))]
    if policy.orders == "last":
        lines.append(text("missed-report-last"))
    taken = "vacate" if policy.then == "house" else policy.then
    lines += [text(f"missed-report-{taken}", left=max(0, policy.after - count)), text("missed-report-back")]
    if policy.then == "house":
        lines.append(text("missed-report-house-player"))
    section = Section(text("missed-heading"), (Lines(tuple(lines), bullet=False),))
    facts = {**brief.facts, "missed_turns": count}
    subject = (text("missed-subject"), *brief.subject)
    return replace(report, brief=replace(brief, subject=subject, sections=(section, *brief.sections), facts=facts))
