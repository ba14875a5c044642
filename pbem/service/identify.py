"""Who wrote a letter: a signed tag and a registered address together make a player; anything less gets advice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sqlmodel import Session

from pbem.mail import identity
from pbem.mail.letter import Letter
from pbem.store.repository import campaigns, partners, people, seats
from pbem.store.tables import Campaign, Person, Seat


@dataclass(frozen=True)
class Player:
    """The tag is right and the address is the player's."""

    campaign: Campaign
    seat: Seat
    person: Person


@dataclass(frozen=True)
class ForeignAddress:
    """The tag is right, but the address is not one of the player's."""

    campaign: Campaign
    seat: Seat


@dataclass(frozen=True)
class WrongTag:
    """A tag which is no seat's, or is void; `person` is whose address it came from."""

    token: str
    person: Person | None


@dataclass(frozen=True)
class Untagged:
    """A registered address without a tag."""

    person: Person


@dataclass(frozen=True)
class Nobody:
    """Neither tag nor registered address."""


Caller = Player | ForeignAddress | WrongTag | Untagged | Nobody


def identify(session: Session, letter: Letter) -> Caller:
    """Find out who wrote."""
    person = people.by_address(session, letter.sender)
    claims = tuple(_claims(letter))
    for claim in claims:
        found = _proven(session, claim)
        if found is not None:
            campaign, seat = found
            mine = partners.shares(session, seat, person)
            return Player(campaign, seat, person) if person and mine else ForeignAddress(campaign, seat)
    if claims:
        return WrongTag(claims[0].tag, person)
    return Untagged(person) if person else Nobody()


def _claims(letter: Letter) -> Iterator[identity.Tagged]:
    """List what the addresses and the text claim, the addresses first."""
    for recipient in letter.recipients:
        tagged = identity.parse_address(recipient)
        if tagged is not None:
            yield tagged
    for token in letter.tokens:
        yield identity.Tagged(token.campaign, token.seat, token.tag)


def _proven(session: Session, claim: identity.Tagged) -> tuple[Campaign, Seat] | None:
    """Give campaign and seat when the tag is theirs."""
    campaign = campaigns.get(session, claim.campaign)
    seat = seats.get(session, claim.campaign, claim.seat)
    if campaign is None or seat is None or seat.person is None:
        return None
    secret = campaign.identity_secret
    return (campaign, seat) if identity.check(secret, campaign.key, seat.key, seat.epoch, claim.tag) else None
