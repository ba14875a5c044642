"""The addresses of a player: listed, added after a question put to the new one, taken away, put first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Literal, get_args

from sqlmodel import Session

from pbem.core.addresses import plain
from pbem.core.texts import Text, text
from pbem.service.desk import challenges, code_renewal
from pbem.service.house.case import SeatCase
from pbem.service.house.house import House
from pbem.service.post.posting import notice
from pbem.settings import is_address
from pbem.store.repository import challenges as questions
from pbem.store.repository import people
from pbem.store.tables import Address, Person, Seat

DAY = timedelta(days=1)
MOST = 5
"""So many new addresses are asked about a day: whoever has a seat could flood a stranger with our questions."""

Deed = Literal["add", "remove", "first"]
DEEDS: tuple[Deed, ...] = get_args(Deed)
Result = Literal["added", "asked", "removed", "first", "invalid", "unknown", "mine", "taken", "last", "many"]
"""What came of it; the last six refuse it."""


@dataclass(frozen=True)
class Change:
    """What came of what was to be done with an address."""

    result: Result
    address: str

    @property
    def words(self) -> Text:
        """Say it to the player."""
        return text(f"address-{self.result}", address=self.address)


def listed(session: Session, person: Person) -> Text:
    """Say from where somebody may write, the address written to first."""
    rows = sorted(people.addresses(session, person.id or 0), key=lambda row: row.rank)
    return text("address-list", addresses=tuple(row.address for row in rows))


def do(case: SeatCase, person: Person, deed: Deed, address: str) -> Change:
    """Do with an address what its player asks for, and say what came of it."""
    wanted, house, session = plain(address.strip("<>")), case.house, case.session
    if not is_address(wanted) or challenges.own(house, wanted):
        return Change("invalid", address[:80])
    if deed == "add":
        return _ask(case, person, wanted)
    row = session.get(Address, wanted)
    if row is None or row.person != person.id:
        return Change("unknown", wanted)
    return _DEEDS[deed](house, session, case.seat, row)


def add_at_once(house: House, session: Session, seat: Seat, person: Person, address: str) -> Change:
    """Register an address on the referee's word, without a question."""
    wanted = plain(address)
    if not is_address(wanted) or challenges.own(house, wanted):
        return Change("invalid", address[:80])
    whose = people.by_address(session, wanted)
    if whose is not None:
        return Change("mine" if whose.id == person.id else "taken", wanted)
    people.add_address(session, person, wanted)
    code_renewal.note(house, session, seat, "address-added")
    return Change("added", wanted)


def _ask(case: SeatCase, person: Person, address: str) -> Change:
    """Ask at a new address whether its owner wants to play from there.

    Another player's is asked as a stranger's is, so that nobody finds out who plays here; its yes changes nothing.
    """
    house, session, seat = case.house, case.session, case.seat
    whose = people.by_address(session, address)
    if whose is not None and whose.id == person.id:
        return Change("mine", address)
    if questions.count_of_seat(session, "address", seat.campaign, seat.key, house.now - DAY) >= MOST:
        return Change("many", address)
    asked = challenges.ask(
        house,
        session,
        challenges.Question("address"),
        address,
        challenges.About(campaign=case.campaign, seat=seat, facts={"person": person.id}),
    )
    if asked is not None:
        body = text("address-question-body", campaign=case.campaign.title)
        challenges.mail(house, session, asked, notice(house, seat.language, text("address-question"), body))
    return Change("asked", address)


def _remove(house: House, session: Session, seat: Seat, row: Address) -> Change:
    """Take an address away; the last one stays."""
    if len(people.addresses(session, row.person)) == 1:
        return Change("last", row.address)
    people.remove_address(session, row)
    code_renewal.note(house, session, seat, "address-removed")
    return Change("removed", row.address)


def _first(house: House, session: Session, seat: Seat, row: Address) -> Change:
    people.put_first(session, row)
    code_renewal.note(house, session, seat, "address-first")
    return Change("first", row.address)


_DEEDS: Mapping[str, Callable[[House, Session, Seat, Address], Change]] = {"remove": _remove, "first": _first}
