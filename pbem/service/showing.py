"""What the referee is shown of a campaign, as plain values."""

from __future__ import annotations

from typing import Any

from sqlmodel import Session

from pbem.language.say import say
from pbem.service.house import House
from pbem.service.post import deliveries
from pbem.service.timing import absences, deadlines, missed
from pbem.service.turns import games, keeping
from pbem.store.repository import events, partners, people, seats, sheets
from pbem.store.tables import Campaign, Seat


def campaign(house: House, session: Session, row: Campaign) -> dict[str, Any]:
    """Show a campaign: its state, its seats, who has sent orders, the latest log."""
    log = events.of_campaign(session, row.key, 12)
    return {
        "key": row.key,
        "title": row.title,
        "rules": row.ruleset,
        "state": row.state + (f" ({row.note})" if row.note else ""),
        "turn": row.head_turn + 1,
        "deadline": deadlines.present(session, row),
        "dice": row.dice_anchor,
        "seats": _seats(house, session, row),
        "log": [f"{entry.at:%Y-%m-%d %H:%M:%S} {entry.who} {entry.kind} {entry.payload}" for entry in reversed(log)],
    }


def _seats(house: House, session: Session, row: Campaign) -> list[dict[str, Any]]:
    """Show the seats, with what became of their reports."""
    sent, absent = deliveries.reports(session, row), missed.streaks(session, row)
    return [
        {**_seat(session, row, seat, absent.get(seat.key, 0)), "report": sent.get(seat.key, "-")}
        for seat in _ordered(house, session, row)
    ]


def _ordered(house: House, session: Session, row: Campaign) -> list[Seat]:
    """List the seats in the order of the rule set."""
    from_rules = house.registry[row.ruleset].ruleset.seats(games.options(house.registry[row.ruleset], row))
    rank = {str(seat): number for number, seat in enumerate(from_rules)}
    return sorted(seats.of_campaign(session, row.key), key=lambda seat: rank[seat.key])


def _seat(session: Session, row: Campaign, seat: Seat, absent: int) -> dict[str, Any]:
    """Show one seat; `absent`: so many turns in a row were missed."""
    person = people.get(session, seat.person) if seat.person is not None else None
    sheet = sheets.last_of(session, row.key, row.head_branch, row.head_turn + 1, seat.key)
    return {
        "seat": seat.key,
        "state": seat.state,
        "player": person.name if person else "-",
        "address": people.address_of(session, person.id) if person else "-",
        "partners": [one.name for one in partners.readers(session, seat)[1:]],
        "orders": f"revision {sheet.revision} of {sheet.created_at:%m-%d %H:%M}" if sheet else _nothing(absent),
        "away": ", ".join(f"{one.first} to {one.last}" for one in absences.booked(session, seat)) or "-",
    }


def _nothing(absent: int) -> str:
    """Say that nothing has come, and for how long."""
    return f"- ({absent} missed)" if absent else "-"


def orders(house: House, session: Session, row: Campaign, language: str) -> dict[str, list[str]]:
    """Say what every seat has ordered for the present turn."""
    game = games.opened(session, house.registry, row)
    said = {}
    for seat in _ordered(house, session, row):
        sheet = keeping.standing(session, game, seat.key)
        lexicon = game.installed.lexicons[language]
        said[seat.key] = [say(game.installed.ruleset.phrase(order), lexicon) for order in sheet]
    return said
