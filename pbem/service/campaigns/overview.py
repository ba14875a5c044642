"""What the referee is shown of a campaign, as plain values."""

from __future__ import annotations

from typing import Any

from sqlmodel import Session

from pbem.language.say import say
from pbem.service.calendar import absences, deadlines
from pbem.service.campaigns import restore_backlog
from pbem.service.desk import deliveries
from pbem.service.game import games, kept_sheets
from pbem.service.game.games import Game
from pbem.service.house.house import House
from pbem.service.turns import missed_turns
from pbem.store.repository import events, partners, people, seats, sheets
from pbem.store.tables import Campaign, Seat

Shown = dict[str, Any]
"""What is printed as it stands, as a table or as JSON."""


def campaign(house: House, session: Session, row: Campaign) -> Shown:
    """Show a campaign: its state, its seats, who has sent orders, the latest log."""
    log, steps = events.of_campaign(session, row.key, 12), _in_steps(house, session, row)
    return {
        "key": row.key,
        "title": row.title,
        "rules": row.ruleset,
        "state": row.state + (f" ({row.note})" if row.note else ""),
        **({"waits": restore_backlog.words(restore_backlog.of(house, session, row))} if row.restored_from else {}),
        **({"round": steps.round or "before the start"} if steps else {}),
        "turn": row.head_turn + 1,
        "deadline": deadlines.present(session, row),
        "dice": row.dice_anchor,
        "seats": _seats(house, session, row, steps),
        "log": [f"{entry.at:%Y-%m-%d %H:%M:%S} {entry.who} {entry.kind} {entry.payload}" for entry in reversed(log)],
    }


def _in_steps(house: House, session: Session, row: Campaign) -> Game | None:
    """Open a running game whose turns are steps of a round: of whom orders are awaited then differs."""
    if row.state == "recruiting" or not house.registry[row.ruleset].ruleset.rules.whole_rounds:
        return None
    game = games.opened(session, house.registry, row)
    return game if game.round is not None else None


def _seats(house: House, session: Session, row: Campaign, steps: Game | None) -> list[Shown]:
    """Show the seats, with what became of their reports; in a game of steps, of whom orders are awaited."""
    sent, absent = deliveries.reports(session, row), missed_turns.streaks(session, row)
    ordered = _ordered(house, session, row)
    awaited = {seat.key for seat in ordered if steps is not None and steps.owes(seat.key)}
    return [
        {
            **_seat(session, row, seat, _nothing(absent.get(seat.key, 0), seat.key in awaited)),
            "report": sent.get(seat.key, "-"),
        }
        for seat in ordered
    ]


def _ordered(house: House, session: Session, row: Campaign) -> list[Seat]:
    """List the seats in the order of the rule set."""
    from_rules = house.registry[row.ruleset].ruleset.rules.seats(games.options(house.registry[row.ruleset], row))
    rank = {str(seat): number for number, seat in enumerate(from_rules)}
    return sorted(seats.of_campaign(session, row.key), key=lambda seat: rank[seat.key])


def _seat(session: Session, row: Campaign, seat: Seat, nothing: str) -> Shown:
    """Show one seat; `nothing` is said of it while no orders have come."""
    person = people.get(session, seat.person) if seat.person is not None else None
    sheet = sheets.last_of(session, row.key, row.head_branch, row.head_turn + 1, seat.key)
    return {
        "seat": seat.key,
        "state": seat.state,
        "player": person.name if person else f"house player {seat.house_player}" if seat.house_player else "-",
        "address": people.address_of(session, person.id) if person else "-",
        "partners": [one.name for one in partners.readers(session, seat)[1:]],
        "orders": f"revision {sheet.revision} of {sheet.created_at:%m-%d %H:%M}" if sheet else nothing,
        "away": ", ".join(f"{one.first} to {one.last}" for one in absences.booked(session, seat)) or "-",
    }


def _nothing(absent: int, awaited: bool) -> str:
    """Say that nothing has come, for how long, and in a game of steps that it is awaited."""
    words = "awaited" if awaited else "-"
    return f"{words} ({absent} missed)" if absent else words


def orders(house: House, session: Session, row: Campaign, language: str) -> dict[str, list[str]]:
    """Say what every seat has ordered for the present turn."""
    game = games.opened(session, house.registry, row)
    said = {}
    for seat in _ordered(house, session, row):
        sheet = kept_sheets.standing(session, game, seat.key)
        lexicon = game.installed.lexicons[language]
        said[seat.key] = [say(game.installed.ruleset.words.phrase(order), lexicon) for order in sheet]
    return said
