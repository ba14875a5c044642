"""Whether what is kept of a campaign is still what was written, and hangs together."""

from __future__ import annotations

import zlib
from collections.abc import Iterator

from sqlmodel import Session, select

from pbem.codec import digest, unpack
from pbem.store.repository import sheets
from pbem.store.tables import Campaign, Sheet, Turn


def faults(session: Session, campaign: Campaign) -> tuple[str, ...]:
    """List what is wrong with the turns and sheets of a campaign; nothing, if all is well."""
    return (*_head(session, campaign), *_turns(session, campaign), *_sheets(session, campaign))


def _head(session: Session, campaign: Campaign) -> Iterator[str]:
    """Find a head that points to no turn, unless the campaign has not begun."""
    at = (campaign.key, campaign.head_branch, campaign.head_turn)
    if at[1:] != (0, 0) and session.get(Turn, at) is None:
        yield f"the head is turn {campaign.head_turn} of branch {campaign.head_branch}, which is not there"


def _turns(session: Session, campaign: Campaign) -> Iterator[str]:
    """Find states whose text no longer has the hash it was written with."""
    found = select(Turn.branch, Turn.number, Turn.snapshot, Turn.hash).where(Turn.campaign == campaign.key)
    for branch, number, snapshot, kept in session.exec(found):
        if _digest(snapshot) != kept:
            yield f"turn {number} of branch {branch} is damaged: its state does not have the hash it was kept with"


def _digest(packed: bytes) -> str:
    """Give the hash of a packed text; one that cannot be unpacked has none."""
    try:
        return digest(unpack(packed))
    except (zlib.error, UnicodeDecodeError):
        return ""


def _sheets(session: Session, campaign: Campaign) -> Iterator[str]:
    """Find sheets whose orders no longer have the digest they were kept with."""
    for sheet in session.exec(select(Sheet).where(Sheet.campaign == campaign.key)):
        if _sheet_digest(sheet.orders) != sheet.digest:
            yield f"sheet {sheet.revision} of {sheet.seat} for turn {sheet.turn} of branch {sheet.branch} is damaged"


def _sheet_digest(orders: str) -> str:
    """Give the digest of kept orders; what cannot be read has none."""
    try:
        return sheets.digest(orders)
    except ValueError:
        return ""
