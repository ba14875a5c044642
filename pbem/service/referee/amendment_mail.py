"""The mail about a correction: to those who see what changed, and a new report; to all others only if so wished."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from sqlmodel import Session

from pbem.core.blocks import Block, Lines, Listing, Section
from pbem.core.events import Event, headline, seen_by
from pbem.core.seats import Seat as SeatKey
from pbem.core.sheets import Written
from pbem.core.texts import text
from pbem.language.forms.say import say
from pbem.registry import AnyOrder
from pbem.reports import changes
from pbem.reports.briefing import Leaflet
from pbem.service.calendar import deadlines
from pbem.service.game import briefings
from pbem.service.game.briefings import Dice, Step
from pbem.service.game.games import Game
from pbem.service.house.case import SeatCase
from pbem.service.house.house import House
from pbem.service.post.addresses import heading
from pbem.service.post.posting import to_seat_again
from pbem.service.turns import adjudication
from pbem.store.repository import seats
from pbem.store.tables import Seat

KIND = "amended"


@dataclass(frozen=True)
class Telling:
    """What a correction did: the game before it, what it tells, whom it concerns, which orders fell out of a sheet.

    `tell`: everybody hears of it, with the `reason`.
    """

    before: Game
    events: tuple[Event, ...]
    concerned: tuple[str, ...]
    lost: Mapping[str, tuple[Written[AnyOrder], ...]]
    reason: str
    tell: bool


def tell(house: House, session: Session, game: Game, telling: Telling) -> int:
    """Send the notices, and a report of the corrected position to those it concerns; give how many were told."""
    due, told = deadlines.present(session, game.row), 0
    for seat, person in seats.players(session, game.key):
        concerned = seat.key in telling.concerned or seat.key in telling.lost
        if not (concerned or telling.tell):
            continue
        told += 1
        sections = (*_what(game, seat, telling, concerned), *_fallen(game, seat, telling))
        if concerned:
            sections = (*sections, *_changes(house, session, game, seat, telling.before))
        said = Leaflet(heading(house, game, seat, person.name, due), text("amended-subject"), sections)
        to_seat_again(SeatCase(house, session, game.row, seat), said, KIND)
        if concerned and not adjudication.is_over(game):
            played = replace(adjudication.present(session, game), corrected=True)
            adjudication.publish(house, session, played, only=SeatKey(seat.key))
    return told


def _what(game: Game, seat: Seat, telling: Telling, concerned: bool) -> Iterator[Section]:
    """Say that the position was corrected, why, and what the decrees say to this seat."""
    lines = [text("amended-concerned" if concerned else "amended-elsewhere", turn=game.turn)]
    lines += [text("correction-why", reason=telling.reason)] if telling.tell else []
    yield Section(None, (Lines(tuple(lines), bullet=False),))
    own = tuple(event for event in telling.events if seen_by(event, SeatKey(seat.key)))
    if own:
        said = tuple(headline(game.installed.ruleset.key, event) for event in own)
        yield Section(text("amended-heading-decrees"), (Lines(said),))


def _changes(house: House, session: Session, game: Game, seat: Seat, before: Game) -> Iterator[Section]:
    """List what the seat's own report says otherwise now: made from its view before and after, and from no more."""
    played = adjudication.present(session, game)
    was, now = (
        briefings.report(one.installed, heading(house, one, seat, "", None), Step(played.before, one.state, ()), Dice())
        for one in (before, game)
    )
    gone, new = changes.between(was, now, house.catalogue(seat.language, game.row.ruleset, game.round))
    blocks: list[Block] = [Lines((text("amended-was"),), bullet=False), Listing(gone)] if gone else []
    blocks += [Lines((text("amended-is"),), bullet=False), Listing(new)] if new else []
    yield Section(text("amended-heading-changes"), tuple(blocks) or (Lines((text("amended-look"),), bullet=False),))


def _fallen(game: Game, seat: Seat, telling: Telling) -> Iterator[Section]:
    """Give the orders back that have become impossible; the others stand."""
    fallen = telling.lost.get(seat.key, ())
    if not fallen:
        return
    lexicon = game.installed.lexicons[seat.language]
    said = (line.words or say(game.installed.ruleset.words.phrase(line.order), lexicon) for line in fallen)
    lines = tuple(line for words in dict.fromkeys(said) for line in words.splitlines())
    yield Section(text("amended-heading-impossible"), (Lines((text("amended-impossible"),), False), Listing(lines)))
