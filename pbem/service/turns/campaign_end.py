"""The end of a campaign: its state, and the last mail: who came where, how to check the dice, where the history is.

Players stay what they were to each other: no name and no address is told. Whoever left before the end is told too, for
the history of their seat as far as they had it is theirs; only the referee gets the list of who played whom.
"""

from __future__ import annotations

from collections.abc import Iterator

from sqlmodel import Session

from pbem.core.blocks import Cell, Column, Lines, Section, Table
from pbem.core.texts import Text, text
from pbem.reports.briefing import Heading, Leaflet
from pbem.service.game.games import Game
from pbem.service.house.case import Case, SeatCase
from pbem.service.house.house import House
from pbem.service.house.terms import terms
from pbem.service.post.addresses import heading, referee_heading
from pbem.service.post.posting import Envelope, Slot, notice, to_address, to_referee, to_seat_again
from pbem.store.repository import campaigns, outbox, partners, people, seats
from pbem.store.tables import Seat

KIND = "ended"


def end(house: House, session: Session, game: Game, why: str, told: str = "") -> int:
    """End a campaign and tell everybody, with the reason if it is `told`; give how many were told."""
    campaigns.set_state(session, game.row, "ended", why)
    players = seats.players(session, game.key)
    for seat, person in players:
        head = heading(house, game, seat, person.name, None)
        said = Leaflet(head, _subject(game), (*_words(game, told), *_standings(game), _archive(game)))
        to_seat_again(SeatCase(house, session, game.row, seat), said, KIND)
    former = _former(house, session, game, told)
    _referee(house, session, game, told)
    return len(players) + former


def _subject(game: Game) -> Text:
    return text("notice-ended-subject", campaign=game.row.title)


def _words(game: Game, told: str) -> Iterator[Section]:
    """Say that it is over, the reason the referee gives, and that the dice can be checked."""
    yield Section(None, (Lines((*_over(game, told), text("ending-dice")), bullet=False),))


def _over(game: Game, told: str) -> tuple[Text, ...]:
    """Say that it is over, and the reason the referee gives."""
    over = text("ending-over", campaign=game.row.title, turn=game.turn - 1)
    return (over, text("ending-why", reason=told)) if told else (over,)


def _standings(game: Game) -> Iterator[Section]:
    blocks = game.installed.ruleset.telling.standings(game.state)
    if blocks:
        yield Section(text("ending-heading-standings"), blocks)


def _archive(game: Game) -> Section:
    """Offer the history; say that nobody is told who the others were, where that is so."""
    private = () if terms(game.row).archive.names else (text("ending-archive-private"),)
    return Section(text("ending-heading-archive"), (Lines((text("ending-archive"), *private), bullet=False),))


def _former(house: House, session: Session, game: Game, told: str) -> int:
    """Tell those who had a seat before; give how many they are."""
    now = {one.id for seat, _ in seats.players(session, game.key) for one in partners.readers(session, seat)}
    found = 0
    for seat, address in outbox.readers(session, game.key):
        person = people.by_address(session, address)
        if person is None or person.id in now or people.address_of(session, person.id or 0) != address:
            continue
        now.add(person.id)
        body = (*_over(game, told), text("ending-former", seat=seat))
        said = notice(house, person.language, _subject(game), *body)
        to_address(
            house, session, Envelope(address, game.row.mailbox), said, Slot(KIND, 0, _number(game, person.id or 0))
        )
        found += 1
    return found


def _number(game: Game, person: int) -> int:
    """Make the place of a mail outside the campaign unique: by its head and its reader."""
    return (game.row.head_branch * 10_000 + game.row.head_turn) * 1_000_000 + person


def _referee(house: House, session: Session, game: Game, told: str) -> None:
    head: Heading = referee_heading(house, game.row)
    columns = (Column(text("ending-column-seat")), Column(text("ending-column-player")))
    rows = tuple(_player(session, seat) for seat in seats.of_campaign(session, game.key))
    played = Section(text("ending-heading-players"), (Table(columns, rows),))
    over = Section(None, (Lines(_over(game, told), bullet=False),))
    page = Section(text("ending-heading-archive"), (Lines((text("ending-archive-referee"),), bullet=False),))
    said = Leaflet(head, _subject(game), (over, *_standings(game), played, page))
    to_referee(Case(house, session, game.row), said, KIND)


def _player(session: Session, seat: Seat) -> tuple[Cell, ...]:
    person = people.get(session, seat.person) if seat.person is not None else None
    return Cell(text("ending-seat", seat=seat.key), "strong"), Cell(person.name if person else "-")
