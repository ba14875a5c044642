"""The referee's own report of a turn: everything the rule set has to say of it, and how the players stand.

It is made from the whole state and goes to nobody but the referee.
"""

from __future__ import annotations

from collections.abc import Iterator

from sqlmodel import Session

from pbem.core.blocks import Lines, Section
from pbem.core.problems import Refusal
from pbem.core.seats import REFEREE, Seat
from pbem.core.texts import text
from pbem.reports.briefing import Leaflet
from pbem.service.house import House
from pbem.service.post.addresses import referee_heading
from pbem.service.post.posting import to_referee
from pbem.service.turns import games
from pbem.service.turns.games import Game
from pbem.store.repository import sheets, turns
from pbem.store.tables import Campaign, Turn

KIND = "referee-report"


def send(house: House, session: Session, campaign: Campaign, turn: int | None = None) -> None:
    """Mail the referee his report of a turn, by default the last one."""
    to_referee(house, session, campaign, report(house, session, campaign, turn), KIND)


def report(house: House, session: Session, campaign: Campaign, turn: int | None = None) -> Leaflet:
    """Write the referee's report of a turn (0: of the beginning)."""
    if campaign.state == "recruiting":
        raise Refusal("not-running", campaign=campaign.title)
    game = games.opened(session, house.registry, campaign)
    row = _row(session, game, turn)
    installed, after = game.installed, games.thawed(game.installed, row)
    before_row = turns.earlier(session, row)
    before = games.thawed(installed, before_row) if before_row is not None else None
    played = turns.played(session, row)
    stored = sheets.last(session, game.key, played.branch, played.number)
    given = {Seat(seat): games.sheet(installed, one.orders) for seat, one in stored.items()}
    brief = installed.ruleset.oversee(after if before is None else before, after, given, games.events(row))
    silent = sorted(seat for seat, one in stored.items() if one.author == "silence")
    told = installed.ruleset.turn(after) - 1
    subject = text("oversight-subject", campaign=campaign.title, turn=told)
    drawing = installed.ruleset.draw(installed.ruleset.view(after, REFEREE))
    sections = (*brief.sections, *_silent(silent), *_standing(session, game, row))
    return Leaflet(referee_heading(house, campaign), subject, sections, drawing)


def _row(session: Session, game: Game, turn: int | None) -> Turn:
    """Find the row of a turn on the way that counts."""
    head = turns.head(session, game.row)
    assert head is not None
    way = [head] if turn is None else turns.way(session, game.row)
    told = {game.installed.ruleset.turn(games.thawed(game.installed, row)) - 1: row for row in way}
    row = head if turn is None else told.get(turn)
    if row is None:
        raise Refusal("no-such-turn", campaign=game.row.title, turn=turn or 0)
    return row


def _silent(silent: list[str]) -> Iterator[Section]:
    """Name the seats that sent nothing."""
    if silent:
        yield Section(None, (Lines((text("oversight-silent", seats=tuple(silent)),), bullet=False),))


def _standing(session: Session, game: Game, row: Turn) -> Iterator[Section]:
    """Name the seats whose orders for the open turn are in."""
    if (row.branch, row.number) != (game.row.head_branch, game.row.head_turn):
        return
    given = sheets.last(session, game.key, game.row.head_branch, game.next_step)
    seats = tuple(sorted(seat for seat, one in given.items() if one.author != "silence"))
    said = text("oversight-in", turn=game.turn, seats=seats) if seats else text("oversight-none-in", turn=game.turn)
    yield Section(None, (Lines((said,), bullet=False),))
