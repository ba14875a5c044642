"""The referee's hand in tests: an act in one transaction, and what stands afterwards."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any, TypeVar

from sqlmodel import Session

from pbem.service.house.case import Case
from pbem.service.house.house import House
from pbem.service.turns import verify
from pbem.store.engine import writing
from pbem.store.repository import campaigns, sheets, turns
from pbem.store.tables import Campaign, Sheet, Turn
from tests.service.kit import Office

T = TypeVar("T")
Act = Callable[..., T]


def act(office: Office, what: Act[T], *given: Any, **how: Any) -> T:
    """Do what the referee does, a second later, and let the service work."""
    office.clock.advance(timedelta(seconds=1))
    done = done_with(office, lambda house, session, campaign: what(Case(house, session, campaign), *given, **how))
    office.works()
    return done


def done_with(office: Office, what: Callable[[House, Session, Campaign], T]) -> T:
    """Do something with the campaign locked."""
    with writing(office.house.engine) as session:
        campaign = campaigns.claim(session, office.key, wait=True)
        assert campaign is not None
        return what(office.house, session, campaign)


def faults(office: Office) -> list[verify.Verdict]:
    """List what is not as the rules, the sheets and the referee's log make it, in all branches."""
    return [one for one in done_with(office, verify.verify) if one.faults]


def head(office: Office) -> Turn:
    """Give the row at the head."""

    def found(house: House, session: Session, campaign: Campaign) -> Turn:
        row = turns.head(session, campaign)
        assert row is not None
        return Turn(**row.model_dump())

    return done_with(office, found)


def given(office: Office, branch: int, number: int) -> dict[str, Sheet]:
    """Give the sheets that count for a question."""

    def found(house: House, session: Session, campaign: Campaign) -> dict[str, Sheet]:
        rows = sheets.last(session, campaign.key, branch, number)
        return {seat: Sheet(**row.model_dump()) for seat, row in rows.items()}

    return done_with(office, found)


def played(office: Office, day: int = 21) -> None:
    """Let the turn of a day of November run."""
    office.until(f"2026-11-{day} 20:00:01")


def mailed(office: Office, address: str, kind: str) -> str:
    """Give the text of the last mail of a kind to somebody, subject first."""
    content = office.content(office.mails(address, kind)[-1])
    return f"{content.subject}\n{content.text}"
