"""A seat changes hands: its player before is told, and the next one gets what the seat has gone through."""

from __future__ import annotations

from collections.abc import Sequence

from sqlmodel import Session

from pbem.core.blocks import Lines, Section
from pbem.core.texts import text
from pbem.language.forms.say import say
from pbem.mail.commands import command
from pbem.reports.briefing import Leaflet
from pbem.service.calendar import deadlines
from pbem.service.campaigns import chronicle, house_seats, parcels, seat_letters
from pbem.service.campaigns.chronicle import Page
from pbem.service.game import games, kept_sheets
from pbem.service.game.games import Game
from pbem.service.house.case import SeatCase
from pbem.service.post.addresses import heading, referee_language
from pbem.service.post.posting import Envelope, Slot, following, notice, to_address, to_referee, to_seat_again
from pbem.store.repository import partners, people, seats
from pbem.store.tables import Person, Seat

KIND = "handover"


def give(case: SeatCase, person: Person) -> None:
    """Seat somebody; whoever had the seat until now is told that it is another's."""
    seat = case.seat
    before = [one for one in partners.readers(case.session, seat) if one.id != person.id]
    language, owned = seat.language, seat.person is not None and seat.person != person.id
    house_player = seat.house_player
    seats.give(case.session, seat, person)
    if house_player:
        house_seats.tell(case, "house-player-relieved", name=house_player)
    for one in before:
        _farewell(case, one, language)
    if owned:
        _tell_referee(case, person, before)


def _farewell(case: SeatCase, person: Person, language: str) -> None:
    """Tell somebody whose seat was given to another."""
    house, campaign = case.house, case.campaign
    subject = text("handover-former", campaign=campaign.title)
    body = text("handover-former-body", seat=case.seat.key, campaign=campaign.title, key=campaign.key)
    slot = Slot(subject.id, 0, int(house.now.timestamp() * 1000))
    address = people.address_of(case.session, person.id or 0) or ""
    to_address(house, case.session, Envelope(address, campaign.mailbox), notice(house, language, subject, body), slot)


def _tell_referee(case: SeatCase, person: Person, before: Sequence[Person]) -> None:
    """Tell the referee who plays now, and who did."""
    facts = {"seat": case.seat.key, "campaign": case.campaign.title, "name": person.name}
    address = people.address_of(case.session, person.id or 0) or "-"
    former = ", ".join(one.name for one in before)
    body = text("handover-referee-body", **facts, address=address, former=former)
    said = notice(case.house, referee_language(case.house, case.campaign), text("handover-referee", **facts), body)
    to_referee(case, said)


def tell(case: SeatCase) -> None:
    """Send whoever takes a seat over its past: what there is, what stands ordered, how to ask, and all of it packed.

    Whoever had the seat before, or takes it before its first turn is over, needs none.
    """
    house, session, campaign, seat = case.house, case.session, case.campaign, case.seat
    game = games.opened(session, house.registry, campaign)
    pages = chronicle.pages(session, game, seat.key)
    person = people.get(session, seat.person) if seat.person is not None else None
    if person is None or len(pages) < 2 or not _new(session, pages, person):
        return
    head = heading(house, game, seat, person.name, deadlines.present(session, campaign))
    files = parcels.whole(session, game, seat.key)
    sections = (Section(None, (_past(session, game, seat, pages),)), _ordered(session, game, seat))
    thread = following(session, campaign, seat.key)
    told = Leaflet(head, text("handover", seat=seat.key), sections, enclosed=files[0])
    to_seat_again(case, told, KIND, thread)
    parcels.send_rest(case, head, files, thread)


def _new(session: Session, pages: Sequence[Page], person: Person) -> bool:
    """Tell whether somebody has been sent no report of the seat but the one just queued."""
    return not any(chronicle.belongs_to(session, page, person) for page in pages[:-1])


def _past(session: Session, game: Game, seat: Seat, pages: Sequence[Page]) -> Lines:
    last = pages[-1].turn
    said = [text("handover-body", seat=seat.key, campaign=game.row.title, turn=game.turn)]
    said += [text("handover-reports", last=last), text("handover-enclosed")]
    count = len(seat_letters.of_seat(session, game.key, seat.key))
    if count:
        said.append(text("handover-letters", count=count, seat=seat.key))
    words = {key: command(key).word(seat.language) for key in ("history", "report", "orders", "archive")}
    words |= {key: f"{words[key]} {last}" for key in ("report", "orders")}
    return Lines((*said, text("handover-how", **words)), bullet=False)


def _ordered(session: Session, game: Game, seat: Seat) -> Section:
    """Say what stands ordered for the present turn."""
    lexicon = game.installed.lexicons[seat.language]
    given = tuple(
        say(game.installed.ruleset.words.phrase(order), lexicon)
        for order in kept_sheets.standing(session, game, seat.key)
    )
    if not given:
        return Section(None, (Lines((text("handover-no-orders", turn=game.turn),), bullet=False),))
    return Section(text("handover-orders", turn=game.turn), (Lines(given),))
