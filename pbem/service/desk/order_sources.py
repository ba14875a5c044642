"""Which letter an order that stands came from: the last revision of the sheet that has it on a line of its own.

An order that stands from one revision to the next is the same value there but for its line, so it is followed back from
revision to revision. Where several persons have a seat, whose letter it was is told them too.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from sqlalchemy import bindparam, select
from sqlmodel import Session

from pbem.core.addresses import plain as address_of
from pbem.core.sheets import Sheet
from pbem.registry import AnyOrder
from pbem.reports.briefing import Origin
from pbem.service.game import games
from pbem.service.game.games import Game
from pbem.store import plain, tables
from pbem.store.repository import partners, people, seats, sheets

Place = tuple[int, Origin | None]
"""The line an order stood on, and its letter; None: it stood in none that is known."""
Named = frozenset[str] | None
"""Addresses whose letters may be named by their Message-ID; None: all, for the referee."""


@dataclass(frozen=True)
class Disclosure:
    """What may be shown of the letters orders came from: whose Message-IDs, and in a team who wrote them."""

    named: Named = None
    writers: bool = False


ALL = Disclosure()
"""The Message-ID of every letter, for the referee."""
Members = Sequence[tables.Person]
"""Those who have a seat, its own player first."""
NOWHERE: Place = (0, None)


def of(
    session: Session, game: Game, seat: tables.Seat, sheet: Sheet[AnyOrder], members: Members | None = None
) -> tuple[Place, ...]:
    """Find, order for order, the line and the letter of those which the present letter does not hold."""
    if all(one.line for one in sheet.lines):
        return (NOWHERE,) * len(sheet.lines)
    members = partners.readers(session, seat) if members is None else members
    rows = sheets.revisions(session, game.key, game.row.head_branch, game.next_step, seat.key)
    return places(session, game, rows, sheet, _disclosure(session, members))


def disclosure(session: Session, seat: tables.Seat) -> Disclosure:
    """Give what a seat may be shown: a Message-ID tells where mail comes from.

    So only its player's own, and none when partners read along, who are told who wrote.
    """
    return _disclosure(session, partners.readers(session, seat))


def _disclosure(session: Session, members: Members) -> Disclosure:
    return Disclosure(_nameable(session, members), len(members) > 1)


def _nameable(session: Session, members: Members) -> frozenset[str]:
    alone = members[0].id if len(members) == 1 else None
    return frozenset() if alone is None else frozenset(row.address for row in people.addresses(session, alone))


def places(
    session: Session, game: Game, rows: Iterable[tables.Sheet], sheet: Sheet[AnyOrder], shown: Disclosure = ALL
) -> tuple[Place, ...]:
    """Find the line and the letter of the orders of a sheet in some revisions, the newest first."""
    found = _traced(game, rows, sheet)
    members = _members(session, [row for row, _ in found.values()]) if shown.writers else frozenset()
    letters = _letters(session, [row.inbox for row, _ in found.values() if row.inbox is not None], shown.named, members)
    return tuple(
        (found[place][1], letters.get(found[place][0].inbox or 0, Origin())) if place in found else NOWHERE
        for place in range(len(sheet.lines))
    )


def _traced(game: Game, rows: Iterable[tables.Sheet], sheet: Sheet[AnyOrder]) -> dict[int, tuple[tables.Sheet, int]]:
    """Follow orders back to the revision, and the line, they were written on; by their places in the sheet."""
    found: dict[int, tuple[tables.Sheet, int]] = {}
    sought = {place: one for place, one in enumerate(sheet.lines) if not one.line}
    for row in rows:
        if not sought:
            break
        left = [(replace(one, line=0), one.line) for one in games.sheet(game.installed, row.orders).lines]
        for place, wanted in tuple(sought.items()):
            at = next((at for at, (one, _) in enumerate(left) if one == wanted), None)
            line = 0 if at is None else left.pop(at)[1]
            if line:
                found[place] = (row, line)
                del sought[place]
    return found


def _members(session: Session, rows: Sequence[tables.Sheet]) -> frozenset[int]:
    """Give those who have the seat of some revisions."""
    seat = seats.get(session, rows[0].campaign, rows[0].seat) if rows else None
    return frozenset(person.id or 0 for person in partners.readers(session, seat)) if seat else frozenset()


def authors(session: Session, addresses: Collection[str], members: Collection[int]) -> Mapping[str, str]:
    """Give the names of those members who write from some addresses; who else does is nobody's business."""
    if not addresses or not members:
        return {}
    found = plain.ask(session, _NAMES, addresses=[address_of(one) for one in addresses])
    return {address: name for address, name, person in found if person in members}


def _letters(session: Session, ids: list[int], by: Named, members: Collection[int]) -> dict[int, Origin]:
    """Give time and Message-ID of letters, without reading them; to the members of a team also who wrote them."""
    if not ids:
        return {}
    found = plain.ask(session, _SEEN, ids=list(dict.fromkeys(ids))).all()
    names = authors(session, {sender for *_, sender in found}, members)
    return {
        number: Origin(received, message_id if by is None or sender in by else "", names.get(address_of(sender), ""))
        for number, received, message_id, sender in found
    }


_LETTER, _ADDRESS, _PERSON = (plain.table(row).c for row in (tables.Inbox, tables.Address, tables.Person))
_SEEN = select(_LETTER.id, _LETTER.received_at, _LETTER.message_id, _LETTER.sender).where(
    _LETTER.id.in_(bindparam("ids", expanding=True))
)
_NAMES = (
    select(_ADDRESS.address, _PERSON.name, _PERSON.id)
    .where(_PERSON.id == _ADDRESS.person)
    .where(_ADDRESS.address.in_(bindparam("addresses", expanding=True)))
)
"""Made once; what they ask for never changes while a letter is answered."""
