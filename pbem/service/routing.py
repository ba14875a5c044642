"""The first look at a letter: whose it is, or what its writer must be told."""

from __future__ import annotations

from typing import assert_never

from sqlmodel import Session

from pbem.core.texts import Text, text
from pbem.mail import commands
from pbem.mail.letter import Letter
from pbem.service import joining
from pbem.service.house import House
from pbem.service.identify import Caller, ForeignAddress, Nobody, Player, Untagged, WrongTag, identify
from pbem.service.intake import TRUNCATED
from pbem.service.posting import answering, notice, to_seat_again, to_stranger
from pbem.store.repository import campaigns, inbox, people
from pbem.store.tables import Campaign, Inbox, Person, Seat


def route(house: House, session: Session, row: Inbox, letter: Letter) -> None:
    """Settle a letter that is no player's; hand over one that is."""
    if letter.automatic or not letter.sender:
        inbox.settle(session, row, "rejected", "automatic" if letter.automatic else "no sender")
        return
    if row.note == TRUNCATED:
        _too_large(house, session, row, letter)
        return
    found = commands.in_letter(letter.subject, letter.lines)
    caller = identify(session, letter)
    if found and found.key == "join":
        joining.join(house, session, row, letter, found, caller)
        return
    if found and found.key == "help" and not isinstance(caller, Player):
        language = _language(house, caller, found.languages)
        to_stranger(house, session, row, letter, joining.help_notice(house, session, language))
        inbox.settle(session, row, "done", "help")
        return
    _hand_over(house, session, row, letter, caller)


def _too_large(house: House, session: Session, row: Inbox, letter: Letter) -> None:
    """Say that a letter was too large to read."""
    person = people.by_address(session, letter.sender)
    language = person.language if person else house.settings.language
    body = text("notice-too-large-body", megabytes=house.settings.max_mail_bytes // 1_000_000)
    to_stranger(house, session, row, letter, notice(house, language, text("notice-too-large"), body))
    inbox.settle(session, row, "rejected", TRUNCATED)


def _language(house: House, caller: Caller, spoken: tuple[str, ...]) -> str:
    """Choose the language to answer in: the caller's own, else the one the command was written in."""
    if isinstance(caller, Untagged):
        return caller.person.language
    return spoken[0] if spoken else house.settings.language


def _hand_over(house: House, session: Session, row: Inbox, letter: Letter, caller: Caller) -> None:
    """Give the letter to the campaign of a player; tell anybody else how to do it right."""
    match caller:
        case Player(campaign, seat, _):
            inbox.route(session, row, campaign.key, seat.key)
        case ForeignAddress(campaign, seat):
            _foreign(house, session, row, letter, campaign, seat)
        case WrongTag(token, person):
            _wrong_tag(house, session, row, letter, token, person)
        case Untagged(person):
            _untagged(house, session, row, letter, person)
        case Nobody():
            _nobody(house, session, row, letter)
        case _:
            assert_never(caller)


def _foreign(house: House, session: Session, row: Inbox, letter: Letter, campaign: Campaign, seat: Seat) -> None:
    """Refuse orders from an address that is not the player's, and tell the player."""
    body = text("notice-foreign-address-body", address=letter.sender)
    to_stranger(
        house, session, row, letter, notice(house, house.settings.language, text("notice-foreign-address"), body)
    )
    body = text("notice-someone-wrote-body", address=letter.sender)
    warning = notice(house, seat.language, text("notice-someone-wrote"), body)
    to_seat_again(house, session, campaign, seat, warning, "someone-wrote", answering(letter))
    inbox.settle(session, row, "rejected", "foreign address")


def _wrong_tag(house: House, session: Session, row: Inbox, letter: Letter, token: str, person: Person | None) -> None:
    """Say that the code is void; a known player gets the right one, at the registered address."""
    mine = list(people.seats_at(session, letter.sender)) if person else []
    how = text("notice-wrong-token-how" if len(mine) == 1 else "notice-wrong-token-stranger")
    _advise(
        house, session, row, letter, mine, text("notice-wrong-token"), text("notice-wrong-token-body", token=token), how
    )
    inbox.settle(session, row, "rejected", "wrong token")


def _untagged(house: House, session: Session, row: Inbox, letter: Letter, person: Person) -> None:
    """Tell a known player how to write, with the right reply address when there is only one."""
    mine = list(people.seats_at(session, letter.sender))
    how = text("notice-wrong-token-how" if len(mine) == 1 else "notice-wrong-token-stranger")
    _advise(house, session, row, letter, mine, text("notice-untagged"), text("notice-untagged-body"), how)
    inbox.settle(session, row, "rejected", "no token")


def _advise(house: House, session: Session, row: Inbox, letter: Letter, mine: list[Seat], *said: Text) -> None:
    """Answer somebody, in the language of their seat; a player of one seat may simply reply."""
    subject, *paragraphs = said
    if len(mine) != 1:
        language = mine[0].language if mine else house.settings.language
        to_stranger(house, session, row, letter, notice(house, language, subject, *paragraphs))
        return
    campaign = campaigns.get(session, mine[0].campaign)
    assert campaign is not None
    advice = notice(house, mine[0].language, subject, *paragraphs)
    to_seat_again(house, session, campaign, mine[0], advice, subject.id, answering(letter))


def _nobody(house: House, session: Session, row: Inbox, letter: Letter) -> None:
    """Tell a stranger what this is, and what can be joined."""
    paragraphs = (
        text("notice-nobody-body", address=letter.sender),
        text("notice-nobody-how"),
        joining.open_list(session),
    )
    to_stranger(house, session, row, letter, notice(house, house.settings.language, text("notice-nobody"), *paragraphs))
    inbox.settle(session, row, "rejected", "unknown sender")
