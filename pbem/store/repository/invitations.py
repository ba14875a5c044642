"""Codes with which somebody may take a seat, each once."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import datetime

from sqlmodel import Session, col, select

from pbem.store.tables import Invitation, InvitationState

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that are taken for one another when a code is read from paper."""
_DIGITS = "23456789"
_LENGTH = 16


def add(session: Session, campaign: str, at: datetime, seat: str | None = None, address: str = "") -> Invitation:
    """Make an invitation with a code nobody can guess (77 bits); with a digit at its end no word looks like one."""
    code = "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH - 1)) + secrets.choice(_DIGITS)
    row = Invitation(code=code, campaign=campaign, seat=seat, address=address.lower(), created_at=at)
    session.add(row)
    session.flush()
    return row


def get(session: Session, campaign: str, code: str) -> Invitation | None:
    """Give an invitation to a campaign by its code, however it was typed."""
    row = session.get(Invitation, code.strip().lower().replace("-", ""))
    return row if row is not None and row.campaign == campaign else None


def listing(session: Session, campaign: str, *states: InvitationState) -> Sequence[Invitation]:
    """List the invitations to a campaign that are in these states, without any: all; the earliest first."""
    found = select(Invitation).where(Invitation.campaign == campaign)
    found = found.order_by(col(Invitation.created_at), col(Invitation.code))
    return session.exec(found.where(col(Invitation.state).in_(states)) if states else found).all()


def settle(session: Session, invitation: Invitation, state: InvitationState) -> None:
    """Say what became of an invitation."""
    invitation.state = state
    session.add(invitation)
