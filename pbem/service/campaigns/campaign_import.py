"""Taking in a campaign from a file: looked through, copied, and its players asked whether they play there.

Anybody may have made the file. What it says of addresses counts only once a yes has come from that very mailbox
(`pbem.service.work.answers.imported`); until then nothing but the question is sent there. Who the referee is says
the host, not the file.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import Path

from sqlmodel import Session

from pbem.core.seats import REFEREE
from pbem.core.texts import text
from pbem.service.campaigns import import_checks
from pbem.service.desk import challenges
from pbem.service.house.house import House
from pbem.service.house.terms import Terms, terms, written
from pbem.service.post.addresses import referee_addresses
from pbem.service.post.posting import notice
from pbem.store import importing
from pbem.store.engine import writing
from pbem.store.repository import outbox
from pbem.store.tables import Campaign, Person

KIND = "imported"
"""The kind of question."""
DAYS = 30
"""So long a player may take to answer it."""


@dataclass(frozen=True)
class Taken:
    """What was taken in: how many addresses were asked, and who the file says its referee was."""

    key: str
    state: str
    asked: int
    referee: tuple[str, ...]


def take(house: House, path: Path, key: str = "", referee: Sequence[str] = ()) -> Taken:
    """Take in a campaign under its own key or another; `referee`: who is to be it here, else the host's.

    BadExport and KeyTaken, both ValueErrors, tell that nothing was taken.
    """
    with importing.opened(path) as source:
        import_checks.look(house, source, key)
        with writing(house.engine) as session:
            copied = importing.copied(source, session, house.now, key)
            named = terms(copied.campaign).referee.address
            _appoint(house, session, copied.campaign, tuple(referee))
            asked = 0 if copied.campaign.state == "ended" else _ask_all(house, session, copied)
            taken = Taken(copied.campaign.key, copied.campaign.state, asked, named)
    house.wake.notify()
    return taken


def _appoint(house: House, session: Session, campaign: Campaign, referee: tuple[str, ...]) -> None:
    """Let the host say who the referee is, whoever the file names; the unsent mail to him goes there."""
    agreed: Terms = terms(campaign)
    campaign.settings = written(replace(agreed, referee=replace(agreed.referee, address=referee)))
    session.add(campaign)
    outbox.redirect(session, campaign.key, REFEREE, referee_addresses(house, campaign)[0])


def _ask_all(house: House, session: Session, copied: importing.Copied) -> int:
    """Ask at every address of the file; tell how many."""
    return sum(_ask(house, session, copied.campaign, *one) for one in copied.addresses)


def _ask(house: House, session: Session, campaign: Campaign, person: Person, addresses: Sequence[str]) -> int:
    """Ask at the addresses of one person whether they play in the campaign; the first yes counts."""
    count = 0
    for address in addresses:
        facts = {"person": person.id}
        asked = challenges.ask(
            house,
            session,
            challenges.Question(KIND, days=DAYS, pause=timedelta(0)),
            address,
            challenges.About(campaign=campaign, facts=facts),
        )
        if asked is not None:
            body = text("imported-question-body", campaign=campaign.title)
            said = (body, text("imported-question-how"))
            challenges.mail(house, session, asked, notice(house, person.language, text("imported-question"), *said))
            count += 1
    return count
