"""What `pbem campaign show` says of a campaign: plain values for programs, from which the lines for people are made."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pbem.service.campaigns.overview import CampaignFacts, LogEntry, SeatFacts

HEADING = ("SEAT", "PLAYER", "ADDRESS", "ORDERS", "REPORT", "AWAY")


def campaign(facts: CampaignFacts) -> dict[str, object]:
    """Word a campaign."""
    return {
        "key": facts.key,
        "title": facts.title,
        "rules": facts.rules,
        "state": facts.state + (f" ({facts.note})" if facts.note else ""),
        **({"waits": facts.waits} if facts.waits else {}),
        **({} if facts.round is None else {"round": facts.round or "before the start"}),
        "turn": facts.turn,
        "deadline": facts.deadline,
        "dice": facts.dice,
        "seats": [_seat(one) for one in facts.seats],
        "log": [log_line(one) for one in facts.log],
    }


def row(facts: SeatFacts) -> tuple[str, ...]:
    """Word a seat as a row of the table."""
    return (
        facts.seat,
        ", ".join((_player(facts), *facts.partners)),
        facts.address or "-",
        _orders(facts),
        _report(facts),
        _away(facts),
    )


def log_line(entry: LogEntry) -> str:
    """Word a line of the log."""
    return f"{entry.at:%Y-%m-%d %H:%M:%S} {entry.who} {entry.kind} {entry.payload}"


def _seat(facts: SeatFacts) -> dict[str, object]:
    return {
        "seat": facts.seat,
        "state": facts.state,
        "player": _player(facts),
        "address": facts.address or "-",
        "partners": list(facts.partners),
        "orders": _orders(facts),
        "away": _away(facts),
        "report": _report(facts),
    }


def _player(facts: SeatFacts) -> str:
    return facts.player or (f"house player {facts.house_player}" if facts.house_player else "-")


def _orders(facts: SeatFacts) -> str:
    """Say what has come, or that nothing has, for how long, and that it is awaited."""
    if facts.revision:
        return f"revision {facts.revision} of {facts.sent:%m-%d %H:%M}"
    words = "awaited" if facts.awaited else "-"
    return f"{words} ({facts.missed} missed)" if facts.missed else words


def _away(facts: SeatFacts) -> str:
    return ", ".join(f"{first} to {last}" for first, last in facts.away) or "-"


def _report(facts: SeatFacts) -> str:
    from pbem.service.desk import deliveries

    return deliveries.said(facts.report) if facts.report else "-"
