"""Mail addresses of players, told to each other: when both wish it, or at contact where the campaign says so.

A wish is its player's, not the seat's: who takes a seat over has not wished anything.
"""

from __future__ import annotations

from sqlmodel import Session

from pbem.core.seats import Seat
from pbem.core.texts import Text, text
from pbem.mail.commands import command
from pbem.registry import AnyState
from pbem.service.calendar import tenure
from pbem.service.desk import addressees
from pbem.service.desk.player_desk import PlayerDesk
from pbem.service.game import games
from pbem.service.game.games import Game
from pbem.service.house.case import SeatCase
from pbem.service.house.house import House
from pbem.service.house.terms import terms
from pbem.service.post.posting import Thread, notice, to_seat_again
from pbem.store import tables
from pbem.store.repository import people, press, seats
from pbem.store.tables import Disclosure

SUBJECT, TOLD, WISHED, MET = "disclosure-subject", "disclosure-told", "disclosure-wished", "disclosure-met"


def wish(desk: PlayerDesk) -> None:
    """Keep that a player would show another an address; when both would, tell both."""
    other = _other(desk)
    if other is None:
        return
    session, key, mine = desk.session, desk.game.key, desk.seat.key
    theirs, before = _valid(session, key, other, mine), _valid(session, key, mine, other)
    own = before or _kept(desk, other)
    if theirs is not None:
        own.told_at = theirs.told_at = desk.house.now
        session.add_all((own, theirs))
        _exchange(desk, other)
        return
    _tell(desk, text("disclosure-kept", who=(other,)))
    seat = seats.get(session, key, other)
    if before is None and seat is not None:
        words = f"{command('disclose').word(seat.language)} {_called(desk, mine, seat.language)}"
        told = (text(WISHED, who=(mine,)), text("disclosure-wished-how", words=words))
        _mail(desk.house, session, desk.game.row, seat, WISHED, *told)


def withdraw(desk: PlayerDesk) -> None:
    """Take a wish back; what was told is told."""
    other = _other(desk)
    if other is None:
        return
    row = press.willing(desk.session, desk.game.key, desk.seat.key, other)
    if row is not None and row.told_at is not None:
        _tell(desk, text("disclosure-too-late", who=(other,)))
        return
    if row is not None:
        press.conceal(desk.session, row)
    _tell(desk, text("disclosure-taken-back", who=(other,)))


def met(house: House, session: Session, before: AnyState | None, game: Game) -> None:
    """Tell those who have come into contact each other's address, where the campaign says so."""
    if not terms(game.row).press.addresses:
        return
    ruleset = game.installed.ruleset
    for seat, _ in seats.players(session, game.key):
        now = ruleset.contacts(game.state, Seat(seat.key))
        known = ruleset.contacts(before, Seat(seat.key)) if before is not None else frozenset()
        lines = tuple(_line(session, game.key, str(other)) for other in sorted(now - known))
        told = tuple(line for line in lines if line is not None)
        if told:
            _mail(house, session, game.row, seat, MET, text(MET, count=len(told)), *told)


def _other(desk: PlayerDesk) -> str | None:
    """Find the player that is named; else say what is wrong, the same whether or not they exist (C-8.10)."""
    game = desk.game
    every = game.installed.ruleset.rules.seats(games.options(game.installed, game.row))
    named = addressees.named(game.installed, every, desk.argument)
    word = command("disclose").word(desk.seat.language)
    if not named:
        example = desk.house.catalogue(desk.seat.language, game.row.ruleset).t("disclosure-example")
        _tell(desk, text("disclosure-whom", word=word, example=example))
    elif named == desk.seat.key:
        _tell(desk, text("press-yourself"))
    elif Seat(named) not in game.installed.ruleset.contacts(game.state, Seat(desk.seat.key)):
        _tell(desk, text("disclosure-no-contact", who=(named,)))
    else:
        return named
    return None


def _valid(session: Session, campaign: str, seat: str, other: str) -> Disclosure | None:
    """Give a wish, if those who had it then, and were meant by it, still play."""
    row = press.willing(session, campaign, seat, other)
    if row is None:
        return None
    begun = [at for key in (seat, other) if (at := tenure.since(session, campaign, key)) is not None]
    return row if all(at <= row.at for at in begun) else None


def _kept(desk: PlayerDesk, other: str) -> Disclosure:
    """Keep a wish; an earlier player's is replaced."""
    earlier = press.willing(desk.session, desk.game.key, desk.seat.key, other)
    row = earlier or Disclosure(campaign=desk.game.key, seat=desk.seat.key, other=other, at=desk.house.now)
    row.at, row.told_at = desk.house.now, None
    press.disclose(desk.session, row)
    return row


def _exchange(desk: PlayerDesk, other: str) -> None:
    session, key = desk.session, desk.game.key
    pair = seats.get(session, key, desk.seat.key), seats.get(session, key, other)
    for seat, partner in (pair, pair[::-1]):
        address = _address(session, partner)
        if seat is not None and partner is not None and address:
            said = text(TOLD, who=(partner.key,), address=address)
            _mail(desk.house, session, desk.game.row, seat, TOLD, said)


def _line(session: Session, campaign: str, other: str) -> Text | None:
    address = _address(session, seats.get(session, campaign, other))
    return text("disclosure-line", who=(other,), address=address) if address else None


def _address(session: Session, seat: tables.Seat | None) -> str:
    """Give the address the player of a seat is written to."""
    return (people.address_of(session, seat.person) or "") if seat is not None and seat.person is not None else ""


def _called(desk: PlayerDesk, seat: str, language: str) -> str:
    """Name a seat as it is named behind `to`."""
    words = desk.house.catalogue(language, desk.game.row.ruleset)
    return words.t("disclosure-named", who=(seat,))


def _tell(desk: PlayerDesk, *paragraphs: Text) -> None:
    desk.tell("disclosure", text(SUBJECT), *paragraphs)


def _mail(
    house: House, session: Session, campaign: tables.Campaign, seat: tables.Seat, kind: str, *paragraphs: Text
) -> None:
    """Write to a player who has not asked."""
    said = notice(house, seat.language, text(SUBJECT), *paragraphs)
    to_seat_again(SeatCase(house, session, campaign, seat), said, kind, Thread())
