"""What the referee is shown of a campaign, as facts: the command line, the mail and the window word them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from sqlmodel import Session

from pbem.language.forms.say import say
from pbem.service.calendar import absences, deadlines
from pbem.service.campaigns import restore_backlog
from pbem.service.desk import deliveries
from pbem.service.desk.deliveries import Fate
from pbem.service.game import games, kept_sheets
from pbem.service.game.games import Game
from pbem.service.house.house import House
from pbem.service.turns import missed_turns
from pbem.store.repository import events, partners, people, seats, sheets
from pbem.store.tables import Campaign, Event, Seat

LATEST = 12
"""So many lines of the log are shown with a campaign."""


@dataclass(frozen=True)
class SeatFacts:
    """A seat: who has it, what has come, what became of its report.

    `revision` 0: nothing has come for the present turn, and nothing in so many turns before (`missed`). `awaited`: in a
    game whose turns are steps of a round, orders of this seat are.
    """

    seat: str
    state: str
    player: str
    house_player: str
    address: str
    partners: tuple[str, ...]
    revision: int
    sent: datetime | None
    awaited: bool
    missed: int
    away: tuple[tuple[str, str], ...]
    report: Fate | None


def _listed(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


@dataclass(frozen=True)
class LogEntry:
    """Who did what, and when; `payload` is JSON."""

    at: datetime
    who: str
    kind: str
    payload: str

    @property
    def facts(self) -> Mapping[str, object]:
        """Give what is known of it beside, without what says nothing."""
        read: Mapping[str, object] = json.loads(self.payload)
        return {name: value for name, value in read.items() if value not in ("", [], None)}

    @property
    def words(self) -> str:
        """Word it in a line; the log is kept in English."""
        said = (f"{name}: {_listed(value)}" for name, value in self.facts.items())
        return f"{self.who} {self.kind}  {', '.join(said)}".rstrip()


@dataclass(frozen=True)
class CampaignFacts:
    """A campaign; `waits`: what waits after a restore; `round` (0: before the first): where a turn is a step of one."""

    key: str
    title: str
    rules: str
    state: str
    note: str
    waits: str
    round: int | None
    turn: int
    deadline: datetime | None
    dice: str
    seats: tuple[SeatFacts, ...]
    log: tuple[LogEntry, ...]


def campaign(house: House, session: Session, row: Campaign) -> CampaignFacts:
    """Show a campaign: its state, its seats, who has sent orders, the latest log."""
    steps = _in_steps(house, session, row)
    return CampaignFacts(
        key=row.key,
        title=row.title,
        rules=row.ruleset,
        state=row.state,
        note=row.note,
        waits=restore_backlog.words(restore_backlog.of(house, session, row)) if row.restored_from else "",
        round=(steps.round or 0) if steps else None,
        turn=row.head_turn + 1,
        deadline=deadlines.present(session, row),
        dice=row.dice_anchor,
        seats=_seats(house, session, row, steps),
        log=log(session, row, LATEST),
    )


def log(session: Session, row: Campaign, most: int) -> tuple[LogEntry, ...]:
    """Give the latest lines of the log, the newest last."""
    return tuple(map(_entry, reversed(events.of_campaign(session, row.key, most))))


def _entry(row: Event) -> LogEntry:
    return LogEntry(row.at, row.who, row.kind, row.payload)


def _in_steps(house: House, session: Session, row: Campaign) -> Game | None:
    """Open a running game whose turns are steps of a round: of whom orders are awaited then differs."""
    if row.state == "recruiting" or not house.registry[row.ruleset].ruleset.rules.whole_rounds:
        return None
    game = games.opened(session, house.registry, row)
    return game if game.round is not None else None


def _seats(house: House, session: Session, row: Campaign, steps: Game | None) -> tuple[SeatFacts, ...]:
    """Show the seats, with what became of their reports; in a game of steps, of whom orders are awaited."""
    fates, absent = deliveries.reports(session, row), missed_turns.streaks(session, row)
    ordered = _ordered(house, session, row)
    awaited = {seat.key for seat in ordered if steps is not None and steps.owes(seat.key)}
    return tuple(
        _seat(session, row, seat, (seat.key in awaited, absent.get(seat.key, 0), fates.get(seat.key)))
        for seat in ordered
    )


def _ordered(house: House, session: Session, row: Campaign) -> list[Seat]:
    """List the seats in the order of the rule set."""
    from_rules = house.registry[row.ruleset].ruleset.rules.seats(games.options(house.registry[row.ruleset], row))
    rank = {str(seat): number for number, seat in enumerate(from_rules)}
    return sorted(seats.of_campaign(session, row.key), key=lambda seat: rank[seat.key])


def _seat(session: Session, row: Campaign, seat: Seat, known: tuple[bool, int, Fate | None]) -> SeatFacts:
    """Show one seat; known are whether it is awaited, how often it was silent, and the fate of its report."""
    person = people.get(session, seat.person) if seat.person is not None else None
    sheet = sheets.last_of(session, row.key, row.head_branch, row.head_turn + 1, seat.key)
    awaited, missed, fate = known
    return SeatFacts(
        seat=seat.key,
        state=seat.state,
        player=person.name if person else "",
        house_player=seat.house_player or "",
        address=(people.address_of(session, person.id or 0) or "") if person else "",
        partners=tuple(one.name for one in partners.readers(session, seat)[1:]),
        revision=sheet.revision if sheet else 0,
        sent=sheet.created_at if sheet else None,
        awaited=awaited,
        missed=missed,
        away=tuple((str(one.first), str(one.last)) for one in absences.booked(session, seat)),
        report=fate,
    )


def orders(house: House, session: Session, row: Campaign, language: str) -> dict[str, list[str]]:
    """Say what every seat has ordered for the present turn."""
    game = games.opened(session, house.registry, row)
    said = {}
    for seat in _ordered(house, session, row):
        sheet = kept_sheets.standing(session, game, seat.key)
        lexicon = game.installed.lexicons[language]
        said[seat.key] = [say(game.installed.ruleset.words.phrase(order), lexicon) for order in sheet]
    return said
