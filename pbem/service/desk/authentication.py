"""Who wrote a letter: what it shows, and whether that is enough in its campaign; anything less gets advice.

By default a signed tag and a registered address together make a player. A campaign may be content with the tag, or
the seat's passphrase, from any address (`proof = "token"`), and may ask besides that the host's own mail server has
found the sender's domain genuine (`authenticated`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from sqlmodel import Session

from pbem.mail import seat_tags
from pbem.mail.authentication import genuine
from pbem.mail.reading.letter import Letter
from pbem.service.desk import confirmed_letters, passphrase
from pbem.service.house.house import House
from pbem.service.house.terms import terms
from pbem.store.repository import campaigns, partners, people, seats
from pbem.store.tables import Campaign, Inbox, Person, Seat

MOST = 12
"""So many tags of one letter are looked at: a report quoted in full holds one."""
MOST_SECRETS = 3
"""For so many seats a passphrase is tried: each trial costs a twentieth of a second."""
EARLIER = 50
"""So many earlier tags of a seat are known again."""

Place = tuple[Campaign, Seat]


@dataclass(frozen=True)
class Player:
    """Whoever wrote is believed; `person` is whose address it is, if anybody's."""

    campaign: Campaign
    seat: Seat
    person: Person | None


@dataclass(frozen=True)
class Unauthentic:
    """All is right but that the host's mail server did not find the sender's domain genuine."""

    campaign: Campaign
    seat: Seat


@dataclass(frozen=True)
class ForeignAddress:
    """The tag is right, but the address is not one of the player's."""

    campaign: Campaign
    seat: Seat


@dataclass(frozen=True)
class WrongTag:
    """A tag which is no seat's, or is void; `person` is whose address it came from, `place` what seat of theirs
    had this tag earlier."""

    person: Person | None
    place: Place | None = None


@dataclass(frozen=True)
class Untagged:
    """A registered address without a tag."""

    person: Person


@dataclass(frozen=True)
class Nobody:
    """Neither tag nor registered address."""


Caller = Player | Unauthentic | ForeignAddress | WrongTag | Untagged | Nobody


def identify(house: House, session: Session, letter: Letter, secret: str = "", signed_in: bool = False) -> Caller:
    """Find out who wrote; `secret` is the passphrase the letter held; `signed_in`: it came by the window."""
    person = people.writer(session, letter.sender)
    tags = _tags(session, letter)
    place = _believed(session, letter, person, tags, secret)
    if place is not None:
        genuine = signed_in or genuine_enough(house, place[0], letter)
        return Player(*place, person) if genuine else Unauthentic(*place)
    if tags.proven:
        return ForeignAddress(*tags.proven[0])
    if tags.claims:
        return WrongTag(person, _earlier(session, tags.claims, person))
    return Untagged(person) if person else Nobody()


def may_write(session: Session, seat: Seat, row: Inbox, letter: Letter, secret: str) -> bool:
    """Tell whether the writer has the seat now: it may have been given to another while the letter waited."""
    person = people.by_address(session, letter.sender)
    if partners.shares(session, seat, person) or confirmed_letters.counts(session, seat, row):
        return True
    tags = _tags(session, letter)
    place = _believed(session, letter, person, tags, secret)
    return place is not None and (place[1].campaign, place[1].key) == (seat.campaign, seat.key)


@dataclass(frozen=True)
class _Tags:
    """The reply tags of a letter: the seats it claims to be from, and those whose tag is right."""

    claims: Sequence[seat_tags.Tagged]
    proven: Sequence[Place]


def _tags(session: Session, letter: Letter) -> _Tags:
    claims = tuple(islice(claimed(letter), MOST))
    return _Tags(claims, [place for claim in claims if (place := _proven(session, claim))])


def _believed(session: Session, letter: Letter, person: Person | None, tags: _Tags, secret: str) -> Place | None:
    """Give the seat the writer is believed to have: their own first, whatever other tags the letter quotes."""
    mine = (place for place in tags.proven if partners.shares(session, place[1], person))
    lenient = (place for place in tags.proven if code_is_enough(place[0]))
    spoken = (place for place in _spoken(session, letter, tags.claims, secret))
    return next(mine, None) or next(lenient, None) or next(spoken, None)


def _spoken(session: Session, letter: Letter, claims: Sequence[seat_tags.Tagged], secret: str) -> Iterator[Place]:
    """List the seats whose passphrase the letter holds: of those it names, and of the writer's own."""
    if not secret:
        return
    named = [seats.get(session, claim.campaign, claim.seat) for claim in claims]
    known = {(seat.campaign, seat.key): seat for seat in (*named, *people.seats_at(session, letter.sender)) if seat}
    guarded = [seat for seat in known.values() if seat.passphrase]
    for seat in guarded[:MOST_SECRETS]:
        campaign = campaigns.get(session, seat.campaign)
        if campaign and code_is_enough(campaign) and passphrase.fits(secret, seat.passphrase):
            yield campaign, seat


def code_is_enough(campaign: Campaign) -> bool:
    """Tell whether a tag or a passphrase is enough in a campaign, from whatever address."""
    return terms(campaign).identity.proof == "token"


def genuine_enough(house: House, campaign: Campaign, letter: Letter) -> bool:
    """Tell whether the sender's domain was found genuine, where the campaign asks for it."""
    wanted = terms(campaign).identity.authenticated
    return not wanted or genuine(letter.fields, house.settings.trusted_authserv, letter.sender)


def claimed(letter: Letter) -> Iterator[seat_tags.Tagged]:
    """List what the addresses and the text claim, the addresses first, each once."""
    addressed = (seat_tags.parse_address(recipient) for recipient in letter.recipients)
    written = (seat_tags.Tagged(token.campaign, token.seat, token.tag) for token in letter.tokens)
    yield from dict.fromkeys((*filter(None, addressed), *written))


def _proven(session: Session, claim: seat_tags.Tagged) -> Place | None:
    """Give campaign and seat when the tag is theirs."""
    found = seats.place(session, claim.campaign, claim.seat)
    if found is None or found[1].person is None:
        return None
    campaign, seat = found
    secret = campaign.identity_secret
    return (campaign, seat) if seat_tags.check(secret, campaign.key, seat.key, seat.epoch, claim.tag) else None


def _earlier(session: Session, claims: Sequence[seat_tags.Tagged], person: Person | None) -> Place | None:
    """Give the writer's own seat of which a tag was the right one before: it has been renewed since."""
    for claim in claims:
        campaign, seat = campaigns.get(session, claim.campaign), seats.get(session, claim.campaign, claim.seat)
        if campaign and seat and partners.shares(session, seat, person) and _was(campaign, seat, claim.tag):
            return campaign, seat
    return None


def _was(campaign: Campaign, seat: Seat, tag: str) -> bool:
    """Tell whether a tag was that of a seat in an earlier epoch."""
    epochs = range(max(0, seat.epoch - EARLIER), seat.epoch)
    return any(seat_tags.check(campaign.identity_secret, campaign.key, seat.key, epoch, tag) for epoch in epochs)
