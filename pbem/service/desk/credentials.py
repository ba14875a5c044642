"""What a letter shows of who wrote it, before anything is answered: a right code, a registered address, or neither.

A right code cannot be guessed; a registered address can be forged, so that what it brings is answered there only.
"""

from __future__ import annotations

from typing import Literal

from sqlmodel import Session

from pbem.core.seats import REFEREE
from pbem.mail import seat_tags
from pbem.mail.reading.letter import Letter
from pbem.service.desk.authentication import (
    Caller,
    ForeignAddress,
    Nobody,
    Player,
    Unauthentic,
    Untagged,
    WrongTag,
    claimed,
    identify,
)
from pbem.service.house.house import House
from pbem.service.post.addresses import is_referee
from pbem.store.repository import campaigns, challenges

Shown = Literal["code", "address", "nothing"]
MOST = 4
"""So many codes of questions in one letter are looked up."""


def by_header(house: House, session: Session, head: Letter) -> bool:
    """Tell whether the header of a letter shows a right code or a registered address."""
    return shown(house, session, head, identify(house, session, head)) != "nothing"


def shown(house: House, session: Session, letter: Letter, caller: Caller) -> Shown:
    """Say what a letter shows."""
    match caller:
        case Player() | ForeignAddress() | Unauthentic():
            return "code"
        case WrongTag(_, place) if place is not None:
            return "code"
        case Untagged() | WrongTag() | Nobody():
            pass
    if _answers_question(session, letter) or _referees_code(session, letter):
        return "code"
    registered = not isinstance(caller, Nobody) and caller.person is not None
    return "address" if registered or is_referee(house, session, letter.sender) else "nothing"


def _answers_question(session: Session, letter: Letter) -> bool:
    """Tell whether a letter has the code of a question that waits to be answered."""
    addressed = filter(None, map(seat_tags.parse_question, letter.recipients))
    written = seat_tags.questions(f"{letter.subject}\n{letter.text}")
    codes = tuple(dict.fromkeys((*addressed, *written)))[:MOST]
    return any(challenges.is_open(session, code) for code in codes)


def _referees_code(session: Session, letter: Letter) -> bool:
    """Tell whether a letter has the right code of a campaign's referee."""
    for claim in claimed(letter):
        if claim.seat == REFEREE:
            campaign = campaigns.get(session, claim.campaign)
            return campaign is not None and seat_tags.check(
                campaign.identity_secret, campaign.key, REFEREE, campaign.referee_epoch, claim.tag
            )
    return False
